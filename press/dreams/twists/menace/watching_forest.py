"""A wood is full of eyes, and all of them look at one who walks there with a light."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, stroke
from press.dreams.stage import Stage
from press.dreams.things.lurking import shining_eyes, teeth
from press.dreams.things.plants import branch
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_WHO = {
    "holding_lantern": Said("someone with a lantern", "ktoś z latarnią"),
    "running_child": Said("a running child with a paper windmill", "biegnące dziecko z wiatraczkiem"),
    "walking_dog": Said("someone walking a dog", "ktoś z psem na smyczy"),
    "postman": Said("a postman with a letter", "listonosz z listem"),
    "rabbit": Said("a rabbit", "królik"),
    "sheep": Said("a sheep", "owca"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    who = WIDTH * (0.5 - 0.06 * side), HEIGHT * 0.86
    lamp = who[0] + 60 * side, who[1] - 120
    stage.back(lamp, 360, 0.9)
    stage.middle()
    dark = mix(palette.near, palette.top, 0.12)
    hollows: list[tuple[float, float, float]] = []
    grinning = dice.whole(0, 3)
    for step, aside in enumerate((-0.43, 0.44, -0.27, 0.29)):
        x = WIDTH * (0.5 + aside) + dice.between(-16, 16)
        foot, wide = HEIGHT * (0.8 + 0.012 * step), 104 - 14 * step
        _trunk(stage, x, foot, wide, mix(dark, scene.plane(0.6), 0.1 + 0.09 * step))
        hollows += [
            (
                x + dice.between(-8, 8),
                foot - 250 - 178 * row + dice.between(-30, 30),
                wide * dice.between(0.5, 0.82),
            )
            for row in range(4)
        ]
        if step == grinning:
            _grin(stage, x, hollows[-4][1] + wide * 0.62, wide * 0.42)
    for _ in range(26):
        x, y = dice.between(60, WIDTH - 60), dice.between(HEIGHT * 0.08, HEIGHT * 0.66)
        hollows.append((x, y, dice.between(16, 44)))
    kept: list[tuple[float, float, float]] = []
    for x, y, span in hollows:
        if all(abs(x - a) > (span + w) * 0.62 or abs(y - b) > (span + w) * 0.45 for a, b, w in kept):
            kept.append((x, y, span))
    _pits(stage, kept)
    shining_eyes(scene, kept, lamp, mix(palette.light, palette.warm, 0.42))
    scene.lamp_at(*lamp, 250, 0.7)
    stage.focus(stage.fit(stage.subject, *who, 280, 270, palette.accent, standing=True, flip=flip))
    stage.front()
    what, where = _WHO[stage.subject], stage.place.within
    return Said(
        f"{what.en} passes {where.en}; eyes shine from every trunk, and one tree grins",
        f"{what.pl} idzie {where.pl}; z każdego pnia patrzą świecące oczy, a jedno drzewo się szczerzy",
    )


def _trunk(stage: Stage, x: float, foot: float, wide: float, tint: Colour) -> None:
    scene, dice = stage.scene, stage.dice
    wood = Stencil()
    lean = dice.between(-26, 26)
    left: list[Point] = [
        (x - wide * 1.5, foot + 26),
        (x - wide * 0.62, foot - 70),
        (x - wide * 0.5, foot - 400),
        (x - wide * 0.56 + lean, -60),
    ]
    right: list[Point] = [
        (x + wide * 0.56 + lean, -60),
        (x + wide * 0.5, foot - 400),
        (x + wide * 0.62, foot - 70),
        (x + wide * 1.5, foot + 26),
    ]
    wood.fill(curve([*left, *right]))
    for step in range(5):
        way = -1 if step % 2 else 1
        branch(
            scene,
            wood,
            (x + way * wide * 0.4, foot - 330 - 120 * step),
            -1.57 + way * dice.between(0.8, 1.3),
            wide * 1.1,
            wide * 0.17,
            4,
        )
    stage.focus(wood.mask)
    scene.paint(wood.mask, tint, Look(volume=wide * 0.2, rim=0.9, shadow=0.5, shade=0.75, texture=0.2))
    bark = Stencil()
    for step in range(7):
        at = x + wide * (-0.4 + 0.13 * step)
        bark.line(
            stroke(
                [
                    (at, foot - 10),
                    (at + dice.between(-8, 8), foot - 330),
                    (at + dice.between(-8, 8) + lean * 0.5, foot - 700),
                ]
            ),
            2,
        )
    scene.flat(bark.mask * wood.mask, scene.palette.near, 0.5)


def _pits(stage: Stage, pairs: list[tuple[float, float, float]]) -> None:
    """The dark round every pair of eyes."""
    pits = Stencil()
    for x, y, wide in pairs:
        pits.oval(x, y, wide * 0.62, wide * 0.34)
    stage.scene.flat(pits.mask, stage.scene.palette.near, 0.92)


def _grin(stage: Stage, x: float, y: float, half: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    mouth = (
        Stencil()
        .fill(
            curve(
                [
                    (x - half, y - half * 0.3),
                    (x, y + half * 0.1),
                    (x + half, y - half * 0.3),
                    (x + half * 0.5, y + half * 0.6),
                    (x - half * 0.5, y + half * 0.6),
                ]
            )
        )
        .mask
    )
    scene.flat(mouth, palette.near)
    bite = Stencil()
    teeth(
        bite, [(x - half, y - half * 0.3), (x, y + half * 0.08), (x + half, y - half * 0.3)], 9, half * 0.34
    )
    teeth(bite, [(x + half * 0.6, y + half * 0.6), (x - half * 0.6, y + half * 0.6)], 7, half * 0.3)
    scene.glow(bite.mask * mouth, mix(palette.light, palette.warm, 0.2), 0.25)


TWIST = Twist(
    name="watching forest",
    settings=("forest", "orchard", "snow", "garden"),
    subjects=tuple(sorted(_WHO)),
    compose=_compose,
    number=301,
)
