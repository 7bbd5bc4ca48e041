"""A mountain has a face, and the way leads into its open mouth."""

import math
from collections.abc import Callable
from typing import TypeAlias

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.craft import train
from press.dreams.things.lurking import shining_eyes, teeth
from press.dreams.things.plants import pine
from press.dreams.twists.parts import within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_At: TypeAlias = Callable[[Point], Point]

_TRAVELLERS = {
    "train": Said("a train", "pociąg"),
    "camel": Said("a caravan of camels", "karawana wielbłądów"),
    "cyclist": Said("a row of cyclists", "rząd rowerzystów"),
    "elephant": Said("a line of elephants", "rząd słoni"),
    "goose": Said("a line of geese", "rząd gęsi"),
    "penguin": Said("a line of penguins", "rząd pingwinów"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1

    def at(point: Point) -> Point:
        return WIDTH * (0.5 + side * (point[0] - 0.5)), HEIGHT * point[1]

    stage.back(at((0.1, 0.3)), 480)
    stage.middle()
    stone = mix(mix(palette.far, palette.accent, 0.25), palette.near, 0.25)
    hollow = [(0.56, 0.57), (0.62, 0.64), (0.57, 0.71), (0.52, 0.78), (1.1, 0.82), (1.1, 0.5)]
    throat = Stencil().fill(curve([at(point) for point in hollow])).mask
    scene.flat(throat, mix(palette.near, palette.accent, 0.12))
    jaw = [
        (1.1, 0.765),
        (0.86, 0.76),
        (0.6, 0.765),
        (0.47, 0.755),
        (0.44, 0.775),
        (0.455, 0.81),
        (0.5, 0.87),
        (0.6, 0.95),
        (0.7, 1.1),
        (1.1, 1.1),
    ]
    lower = Stencil().fill(polygon([at(point) for point in jaw])).mask
    look = Look(volume=26, rim=0.9, shadow=0.6, drop=18, shade=0.8, texture=0.25)
    bite = Stencil()
    line = [at((0.455, 0.762)), at((0.62, 0.768)), at((0.84, 0.765))]
    teeth(bite, line[::-1] if side > 0 else line, 9, 52)
    scene.paint(bite.mask, mix(palette.light, palette.horizon, 0.3), Look(volume=6, rim=0.7, shadow=0.5))
    scene.paint(lower, mix(stone, palette.near, 0.15), look)
    stage.focus(lower)
    _way(stage, at)
    head: list[Point] = [
        (1.12, 0.05),
        (0.9, 0.07),
        (0.72, 0.12),
        (0.6, 0.2),
        (0.555, 0.28),
        (0.5, 0.325),
        (0.53, 0.37),
        (0.45, 0.43),
        (0.36, 0.49),
        (0.375, 0.525),
        (0.46, 0.53),
        (0.44, 0.565),
        (0.5, 0.59),
        (0.64, 0.585),
        (0.8, 0.6),
        (0.92, 0.66),
        (0.96, 0.74),
        (1.12, 0.76),
    ]
    skull = Stencil().fill(curve([at(point) for point in head])).mask
    fangs = Stencil()
    line = [at((0.445, 0.572)), at((0.5, 0.588)), at((0.64, 0.583)), at((0.8, 0.598)), at((0.9, 0.65))]
    teeth(fangs, line if side > 0 else line[::-1], 10, 78)
    scene.paint(
        fangs.mask, mix(palette.light, palette.horizon, 0.2), Look(volume=7, rim=0.7, shadow=0.6, drop=10)
    )
    scene.paint(skull, stone, look)
    stage.focus(skull)
    _features(stage, at, side, stone, skull)
    woods = Stencil()
    for step in range(13):
        share = step / 12
        x, y = at((0.6 + 0.4 * share, 0.205 - 0.13 * math.sqrt(share)))
        pine(scene, woods, x, y + 30, dice.between(80, 140))
    scene.paint(woods.mask, mix(palette.leafy, palette.near, 0.55), Look(volume=5, rim=0.7, shadow=0.4))
    stage.front()
    who, where = _TRAVELLERS[stage.subject], stage.place.within
    return Said(
        f"a mountain {where.en} has a face with sharp teeth; {who.en} heads into its open mouth",
        f"góra {where.pl} ma twarz o ostrych zębach; w jej otwartą paszczę zmierza {who.pl}",
    )


def _way(stage: Stage, at: _At) -> None:
    """The track along the tongue, and who is on it."""
    scene, palette = stage.scene, stage.scene.palette
    flip = at((0.0, 0.0))[0] > at((1.0, 0.0))[0]
    bank = [
        at(point)
        for point in (
            (-0.1, 0.78),
            (0.2, 0.765),
            (0.5, 0.745),
            (0.9, 0.74),
            (1.1, 0.74),
            (1.1, 0.79),
            (0.8, 0.785),
            (0.5, 0.79),
            (0.2, 0.83),
            (-0.1, 0.86),
        )
    ]
    tongue = Stencil().fill(curve(bank)).mask
    scene.paint(tongue, mix(palette.warm, palette.near, 0.15), Look(volume=12, rim=0.8, shadow=0.5))
    stage.focus(tongue)
    if stage.subject == "train":
        rails = Stencil().line(stroke([at((-0.1, 0.792)), at((0.4, 0.768)), at((1.1, 0.762))]), 5)
        scene.flat(rails.mask, palette.near)
        train(scene, *at((0.44, 0.772)), 560, palette.second, flip=flip)
        return
    for step, (x, y, size) in enumerate(
        ((0.1, 0.806, 150), (0.27, 0.792, 140), (0.43, 0.778, 130), (0.58, 0.768, 118))
    ):
        tint = palette.second if step % 2 else mix(palette.second, palette.light, 0.35)
        stage.focus(stage.fit(stage.subject, *at((x, y)), size, size, tint, standing=True, flip=flip))


def _features(stage: Stage, at: _At, side: int, stone: Colour, skull: Field) -> None:
    scene, palette = stage.scene, stage.scene.palette
    cracks = Stencil()
    for points in (
        ((0.42, 0.5), (0.45, 0.49), (0.475, 0.505)),
        ((0.6, 0.44), (0.68, 0.5), (0.7, 0.57)),
        ((0.66, 0.18), (0.7, 0.24), (0.68, 0.28)),
        ((0.82, 0.3), (0.86, 0.38), (0.83, 0.46)),
        ((0.74, 0.46), (0.78, 0.52), (0.77, 0.57)),
    ):
        cracks.line(stroke([at(point) for point in points]), 7)
    scene.flat(cracks.mask * skull, mix(stone, palette.near, 0.75), 0.8)
    x, y = at((0.64, 0.36))
    socket = Stencil().oval(x, y + 4, 62, 38)
    scene.flat(socket.mask * skull, mix(stone, palette.near, 0.85))
    open_eye = socket.mask * skull
    pair = [(x + side * 52, y + 4, 190.0)]
    within(scene, open_eye, lambda: shining_eyes(scene, pair, at((0.2, 0.74))))
    brow = Stencil().line(stroke([at((0.53, 0.352)), at((0.6, 0.318)), at((0.74, 0.322))]), 34)
    scene.paint(brow.mask, mix(palette.leafy, palette.near, 0.5), Look(volume=7, rim=0.8, shadow=0.5))


TWIST = Twist(
    name="stone jaws",
    settings=("desert", "snow", "meadow", "wheat field", "frozen lake", "ruins"),
    subjects=tuple(sorted(_TRAVELLERS)),
    compose=_compose,
    number=316,
)
