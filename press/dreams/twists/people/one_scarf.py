"""Two people on two pillars of rock with a gulf between them, and one scarf round both necks."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon, stroke
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.things.craft import boat
from press.dreams.things.sky import gulls
from press.dreams.twists.people.casting import dress, grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_ACTS = {
    "reaching": (
        (Gesture.REACHING, Feeling.LONGING),
        (Gesture.REACHING, Feeling.LONGING),
        Said("they reach for each other", "wyciągają do siebie ręce"),
    ),
    "cutting": (
        (Gesture.POINTING, Feeling.MISCHIEF),
        (Gesture.STOPPING, Feeling.FEAR),
        Said("one is about to cut it", "jedna zaraz go przetnie"),
    ),
    "quarrelling": (
        (Gesture.FISTS, Feeling.ANGER),
        (Gesture.TURNING_AWAY, Feeling.ANGER),
        Said("they quarrel", "są pokłócone"),
    ),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    stage.back((WIDTH / 2, HEIGHT * 0.3), 560)
    if not stage.setting.indoors:
        scene.mist(HEIGHT * 0.8, 120, 0.6)
    stage.middle()
    flip = dice.likely(0.5)
    heights = (0.6, 0.68) if flip else (0.68, 0.6)
    acts = _ACTS[stage.subject]
    pair = (acts[1], acts[0]) if flip else (acts[0], acts[1])
    people = []
    for side, (gesture, mood), share, cloth in zip(
        (1, -1), pair, heights, pair_of_cloths(stage), strict=True
    ):
        x, top = WIDTH / 2 - side * 232, HEIGHT * share
        rock = [(x - 128, top), (x - 60, top - 8), (x + 60, top + 3), (x + 130, top)]
        wall = [
            (x + 150 + dice.bell(10), top + 90),
            (x + 104, top + 210),
            (x + 140 + dice.bell(10), top + 340),
            (x + 120, HEIGHT + 20),
        ]
        rear = [
            (x - 120, HEIGHT + 20),
            (x - 142 + dice.bell(10), top + 320),
            (x - 106, top + 180),
            (x - 146, top + 70),
        ]
        cliff = Stencil().fill(polygon([*rock, *wall, *rear])).mask
        scene.paint(
            cliff,
            mix(scene.plane(0.7), palette.warm, 0.16),
            Look(volume=26, shade=0.85, rim=0.85, shadow=0.5),
        )
        stage.focus(cliff * 0.6)
        actor = acting(gesture, mood, grown(dice), dress(dice))
        person = put(stage, actor, (x - side * 10, top + 6, 430), cloth, flip=side < 0)
        people.append((person, gesture))
    (one, first), (two, second) = people
    start = one.head[0], one.head[1] + 74
    end = two.head[0], two.head[1] + 74
    _scarf(stage, start, end)
    for person, gesture, side in ((one, first, 1), (two, second, -1)):
        if gesture is Gesture.POINTING:
            stage.draw(
                "scissors",
                person.near[0] + side * 46,
                person.near[1] + 44,
                120,
                palette.light,
                turn=side * 78,
            )
    boat(scene, WIDTH / 2, HEIGHT * 0.955, 84)
    gulls(scene, WIDTH / 2, HEIGHT * 0.8, 90, 5)
    where = stage.place.within
    told = acts[2]
    return Said(
        f"two people stand on two tall rocks {where.en}, and one long scarf joins them; {told.en}",
        f"dwie osoby stoją na dwóch wysokich skałach {where.pl}; łączy je jeden długi szalik; {told.pl}",
    )


def _scarf(stage: Stage, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A striped scarf that sags between two necks."""
    scene, palette = stage.scene, stage.scene.palette
    t = np.linspace(0, 1, 41)
    x = start[0] + (end[0] - start[0]) * t
    y = start[1] + (end[1] - start[1]) * t + 210 * (1 - (2 * t - 1) ** 2)
    points = [*zip(x.tolist(), y.tolist(), strict=True)]
    wool = Stencil().line(stroke(points), 40).mask
    scene.paint(wool, palette.accent, Look(volume=11, rim=0.85, shadow=0.45))
    stripes = Stencil()
    for index in range(3, 40, 4):
        stripes.segment(points[index], points[index + 1], 40)
    scene.flat(stripes.mask * wool, mix(palette.light, palette.second, 0.15), 0.9)
    for at in (start, end):
        wound = Stencil().oval(at[0], at[1], 44, 20).mask
        scene.paint(wound, palette.accent, Look(volume=8, rim=0.9, shadow=0.4))


TWIST = Twist(
    name="one scarf",
    settings=("sea", "clouds", "harbour", "frozen lake", "city of stairs", "underground"),
    subjects=tuple(_ACTS),
    compose=_compose,
    number=115,
)
