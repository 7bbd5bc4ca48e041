"""Two people pull at the two ends of something that neither will let go."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.twists.parts import cord
from press.dreams.twists.people.casting import child, dress, grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_WANTED = {
    "heart": Said("a great heart that is coming apart", "wielkie serce, które pęka na pół"),
    "house": Said("a house", "dom"),
    "crown": Said("a giant crown", "ogromną koronę"),
    "carp": Said("a giant carp", "ogromnego karpia"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y = WIDTH / 2, HEIGHT * 0.5
    stage.back((x, y), 480)
    stage.middle()
    foot = stage.footing(x, 0.88)
    scene.lamp_at(x, y, 300, 0.5)
    one, two = pair_of_cloths(stage)
    young = dice.likely(0.4)
    for side, cloth, mood in (
        (1, one, Feeling.ANGER),
        (-1, two, dice.pick([Feeling.GRIEF, Feeling.MISCHIEF, Feeling.ANGER])),
    ):
        who = child(dice) if young and side < 0 else grown(dice)
        size = 420 if young and side < 0 else 490
        at = WIDTH / 2 - side * 195
        actor = acting(Gesture.PULLING, mood, who, dress(dice))
        small = put(stage, actor, (at, foot, size), cloth, flip=side < 0)
        ends = {"heart": 110, "house": 84, "crown": 120, "carp": 170}[stage.subject]
        end = x - side * ends, y + 70
        cord(
            scene,
            [small.near, small.far, ((small.far[0] + end[0]) / 2, (small.far[1] + end[1]) / 2), end],
            8,
            mix(palette.light, palette.warm, 0.3),
        )
    match stage.subject:
        case "heart":
            _heart(stage, x, y)
        case "house":
            house(scene, x, y + 110, 210)
            stage.focus(Stencil().box(x - 110, y - 150, x + 110, y + 110).mask)
        case _:
            stage.focus(stage.fit(stage.subject, x, y + 20, 430, 330, mix(palette.warm, palette.light, 0.25)))
    stage.front()
    what, where = _WANTED[stage.subject], stage.place.within
    return Said(
        f"two people pull at ropes on both sides {where.en}: each wants {what.en}",
        f"dwie osoby ciągną {where.pl} za liny z dwóch stron: każda chce mieć {what.pl}",
    )


def _heart(stage: Stage, x: float, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    half = [(0, 0.95), (0.55, 0.45), (0.95, -0.1), (0.85, -0.62), (0.45, -0.78), (0.1, -0.58), (0, -0.36)]
    for side in (-1, 1):
        jag = [(0.09, -0.1), (-0.05, 0.15), (0.1, 0.4), (-0.02, 0.65)]
        points = [(x + side * (18 + 175 * a), y + 175 * b - 10) for a, b in half]
        inner = [(x + side * 18 + 175 * a, y + 175 * b - 10) for a, b in jag]
        shape = Stencil().fill(curve([*points, *inner])).mask
        scene.paint(
            shape, mix(palette.warm, palette.accent, 0.5), Look(volume=24, shade=0.8, rim=0.9, shadow=0.6)
        )
        stage.focus(shape)
    for row in (-30, 30, 90):
        stitch = Stencil().segment((x - 34, y + row), (x + 34, y + row + 14), 5)
        scene.flat(stitch.mask, palette.light, 0.9)


TWIST = Twist(
    name="tug",
    settings=("meadow", "desert", "frozen lake", "chessboard plain", "theatre stage", "orchard"),
    subjects=tuple(_WANTED),
    compose=_compose,
    number=110,
)
