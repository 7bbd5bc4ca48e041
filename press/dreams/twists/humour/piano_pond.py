"""A piano is full of water, and someone fishes in it."""

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.twists.parts import cord
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_At: TypeAlias = Callable[[float, float], Point]

_CAUGHT = {
    "carp": Said("a carp", "karp"),
    "school_fish": Said("a fish", "ryba"),
    "octopus": Said("an octopus", "ośmiornica"),
    "seahorse": Said("a seahorse", "konik morski"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    stage.back((WIDTH * 0.5, HEIGHT * 0.28), 480)
    stage.middle()
    foot = HEIGHT * 0.9

    def at(a: float, b: float) -> Point:
        return WIDTH * 0.5 + side * (a + 34), foot - b

    wood = mix(palette.accent, palette.near, 0.35)
    lid = [at(-130, 300), at(-150, 560), at(-40, 690), at(90, 660), at(180, 560), at(330, 500), at(342, 300)]
    board = Stencil().fill(curve(lid)).mask
    scene.paint(board, mix(palette.near, wood, 0.3), Look(volume=14, rim=0.9, shadow=0.6, drop=20))
    stage.focus(board)
    scene.flat(Stencil().segment(at(180, 290), at(120, 560), 7).mask, palette.near)
    water = mix(palette.cool, palette.light, 0.28)
    caught = dice.pick(sorted(_CAUGHT))
    for name, a, b, size, turn in (
        (caught, 70, 450, 200, -24),
        ("carp", 250, 365, 120, 30),
        ("carp", -56, 352, 104, -38),
    ):
        tint = palette.warm if name == caught else mix(palette.warm, palette.light, 0.3)
        stage.focus(stage.fit(name, *at(a, b), size, size, tint, flip=not flip, turn=side * turn))
    _water(stage, at, water)
    legs = Stencil()
    for a in (-210, 290):
        legs.fill(polygon([at(a - 20, 190), at(a + 20, 190), at(a + 11, 0), at(a - 11, 0)]))
    scene.paint(legs.mask, mix(wood, palette.near, 0.3), Look(volume=6, rim=0.7, shadow=0.5))
    case = (
        Stencil()
        .fill(
            polygon([at(-300, 170), at(-300, 226), at(-160, 240), at(-160, 300), at(345, 300), at(345, 170)])
        )
        .mask
    )
    scene.paint(case, wood, Look(volume=14, rim=0.9, shadow=0.55, drop=16))
    stage.focus(case)
    keys = Stencil().fill(polygon([at(-306, 226), at(-306, 238), at(-166, 250), at(-160, 238)]))
    scene.flat(keys.mask, palette.light)
    blacks = Stencil()
    for step in range(9):
        blacks.segment(at(-292 + 15 * step, 240 + step), at(-292 + 15 * step, 246 + step), 5)
    scene.flat(blacks.mask, palette.near)
    _fall(stage, at, water)
    _fisher(stage, at, side)
    stage.front()
    noun, where, what = stage.noun, stage.place.within, _CAUGHT[caught]
    return Said(
        f"{noun.en} fishes in a grand piano full of water {where.en}; {what.en} leaps out of it",
        f"{noun.pl} łowi ryby w pełnym wody fortepianie {where.pl}; z wody wyskakuje {what.pl}",
    )


def _water(stage: Stage, at: _At, water: Colour) -> None:
    scene, palette = stage.scene, stage.scene.palette
    for row, (high, share) in enumerate(((338, 0.0), (322, 0.2))):
        crest = [at(-158 + 42 * step, high + (13 if (step + row) % 2 else -4)) for step in range(13)]
        surface = Stencil().fill(polygon([at(-158, 290), *_bent(crest), at(346, 290)])).mask
        scene.paint(surface, mix(water, palette.near, share), Look(volume=7, rim=0.9, shadow=0.4))
        stage.focus(surface)
    drops = Stencil()
    for _ in range(70):
        drops.disc(
            *at(stage.dice.between(-150, 330), 330 + 60 * stage.dice.heavy(1.6)), stage.dice.between(1.5, 5)
        )
    scene.flat(drops.mask, mix(water, palette.light, 0.5), 0.85)


def _bent(crest: list[Point]) -> list[Point]:
    """More points between those of a zigzag, so that it swings."""
    bent: list[Point] = []
    for (x, y), (to_x, to_y) in pairwise(crest):
        for step in range(6):
            share = step / 6
            eased = share * share * (3 - 2 * share)
            bent.append((x + (to_x - x) * share, y + (to_y - y) * eased))
    return [*bent, crest[-1]]


def _fall(stage: Stage, at: _At, water: Colour) -> None:
    """Water runs over the edge and spreads on the ground."""
    scene, palette = stage.scene, stage.scene.palette
    pool = Stencil().oval(*at(180, -8), 230, 26)
    scene.paint(pool.mask, mix(water, palette.near, 0.15), Look(volume=5, rim=0.9, shadow=0.3))
    fall = Stencil()
    for a, low in ((60, 120), (84, 40), (176, -4), (200, -8), (222, 30), (300, 90)):
        fall.line(stroke([at(a, 306), at(a + 5, 200), at(a + 2, low)]), 15)
    scene.paint(fall.mask, water, Look(volume=5, rim=0.9, shadow=0.4, drop=6))
    scene.flat(
        Stencil().segment(at(72, 300), at(80, 70), 3).segment(at(208, 300), at(212, 20), 3).mask,
        palette.light,
        0.6,
    )


def _fisher(stage: Stage, at: _At, side: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    stool = Stencil()
    x, top = at(-305, 150)
    stool.oval(x, top, 78, 15).segment((x - 40, top), (x - 60, top + 150), 10).segment(
        (x + 40, top), (x + 60, top + 150), 10
    )
    scene.paint(stool.mask, mix(palette.near, palette.warm, 0.3), Look(volume=5, rim=0.8, shadow=0.5))
    stage.focus(stage.fit(stage.subject, x, top + 4, 250, 290, palette.second, standing=True, flip=side < 0))
    hand, tip = at(-225, 290), at(20, 620)
    rod = stroke([hand, at(-110, 500), tip])
    scene.flat(Stencil().line(rod, 6).mask, mix(palette.near, palette.warm, 0.3))
    cord(scene, [tip, at(46, 520), at(60, 455)], 2.2, palette.light)
    bucket = Stencil().fill(polygon([at(-386, 62), at(-326, 62), at(-336, 0), at(-376, 0)]))
    scene.paint(bucket.mask, mix(palette.light, palette.far, 0.5), Look(volume=6, rim=0.9, shadow=0.5))
    tail = Stencil().fill(polygon([at(-362, 60), at(-348, 60), at(-340, 92), at(-355, 82), at(-370, 94)]))
    scene.paint(tail.mask, palette.warm, Look(volume=3, rim=0.8))


TWIST = Twist(
    name="piano pond",
    settings=("parlour", "theatre stage", "attic", "desert", "library", "snow", "ruins"),
    subjects=("cat", "heron", "bear", "penguin", "fox", "owl"),
    compose=_compose,
    number=309,
)
