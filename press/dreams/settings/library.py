"""An endless library."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, below, polygon
from press.dreams.settings.setting import Level
from press.dreams.things.furnishings import candle
from press.dreams.things.land import ridge
from press.dreams.things.passages import ladder
from press.dreams.things.signs import flying_pages

_SHELVES = 11


class Library(Level):
    """Two walls of books that run towards an open sky."""

    name = "library"
    palettes = ("olive print", "red theatre", "lamplit teal", "mustard", "ember")
    tags = ("library", "books", "interior")
    indoors = True
    level = 0.84

    def back(self, scene: Scene) -> None:
        """The sky at the end of the hall."""
        self.horizon = HEIGHT * 0.66
        scene.sky(0.7)
        scene.stars(120, 0.5)
        scene.paint(below(ridge(scene, HEIGHT * 0.6, 20, 160)), scene.plane(0.2), Look(shadow=0))
        scene.mist(HEIGHT * 0.6, 50, 0.4)

    def middle(self, scene: Scene) -> None:
        """A chequered floor, the shelves, a ladder and floating candles."""
        dice, colours = scene.dice, scene.palette
        self._floor(scene)
        _shelf_wall(scene, -40, WIDTH * 0.27)
        _shelf_wall(scene, WIDTH + 40, WIDTH * 0.73)
        side = dice.pick((-1, 1))
        foot, head = (WIDTH / 2 + side * 250, HEIGHT * 0.87), (WIDTH / 2 + side * 190, HEIGHT * 0.38)
        ladder(scene, foot, head, 26, 0.65, mix(colours.second, colours.near, 0.2))
        for turn in range(7):
            x = WIDTH * (0.26 + 0.08 * turn) + dice.between(-14, 14)
            candle(scene, x, dice.between(110, HEIGHT * 0.5), 36)

    def front(self, scene: Scene) -> None:
        """Piles of books, and pages in the air."""
        for left in (scene.dice.between(60, 140), WIDTH - scene.dice.between(60, 140)):
            _pile(scene, left, HEIGHT * 0.985)
        flying_pages(scene, 7, 160, WIDTH - 160, HEIGHT * 0.5)

    def _floor(self, scene: Scene) -> None:
        boards = np.asarray(HEIGHT * 0.7 < Y, np.float32)
        scene.paint(boards, mix(scene.palette.middle, scene.palette.near, 0.5), Look(shadow=0.3, rim=0.3))
        depth = np.clip((Y - HEIGHT * 0.66) / (HEIGHT * 0.34), 0.02, 1)
        squares = (np.floor((X - WIDTH / 2) / depth / 60) + np.floor(4.5 / depth)) % 2
        scene.veil(squares * boards * soft(depth, 0.05, 0.25), scene.palette.horizon, 0.3)


def _shelf_wall(scene: Scene, near: float, far: float) -> None:
    """A wall of books in perspective, from the sheet's edge towards the middle."""
    colours, dice = scene.palette, scene.dice

    def spot(along: float, down: float) -> Point:
        top, bottom = mix(-160, HEIGHT * 0.2, along), mix(HEIGHT * 0.99, HEIGHT * 0.7, along)
        return near + (far - near) * along, float(mix(top, bottom, down))

    wall = Stencil().fill(polygon([spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)])).mask
    scene.paint(wall, mix(colours.warm, colours.near, 0.72), Look(shadow=0.6, rim=0.7, volume=8, drop=20))
    spines = [Stencil() for _ in range(4)]
    for shelf in range(_SHELVES):
        along = 0.0
        while along < 1:
            wide = dice.between(0.014, 0.035) * (1.25 - along)
            end = min(1, along + wide * 0.9)
            top, foot = (shelf + 0.12 + 0.35 * dice.between(0, 1) ** 2) / _SHELVES, (shelf + 0.93) / _SHELVES
            if dice.likely(0.93):
                spine = polygon([spot(along, top), spot(end, top), spot(end, foot), spot(along, foot)])
                dice.pick(spines).fill(spine)
            along += wide
    tints = (colours.accent, colours.second, mix(colours.light, colours.middle, 0.5), colours.far)
    for spine_row, tint in zip(spines, tints, strict=True):
        look = Look(shadow=0, rim=0.8, volume=4, lit=0.8)
        scene.paint(spine_row.mask, mix(tint, colours.near, 0.42), look)


def _pile(scene: Scene, x: float, y: float) -> None:
    """Books on the floor, one on the other."""
    dice, colours = scene.dice, scene.palette
    for _ in range(dice.whole(5, 9)):
        wide, high, aside = dice.between(90, 150), dice.between(18, 30), dice.between(-12, 12)
        left, right = x - wide / 2 + aside, x + wide / 2 + aside
        cover = mix(dice.pick((colours.accent, colours.second, colours.far)), colours.near, 0.4)
        scene.paint(Stencil().box(left, y - high, right, y, 4).mask, cover, Look(rim=0.9, volume=5))
        pages = Stencil().box(left + 8, y - high + 5, right - 5, y - 5).mask
        scene.flat(pages, mix(colours.light, colours.near, 0.35), 0.5)
        spine = Stencil().box(left, y - high, left + wide * 0.16, y, 4).mask
        scene.paint(spine, cover, Look(rim=0.7, volume=4, shadow=0))
        y -= high
