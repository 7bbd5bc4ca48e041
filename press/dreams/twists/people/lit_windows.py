"""A tall house at night: someone else feels something else behind every window."""

import itertools

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, polygon
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import bust
from press.dreams.stage import Stage
from press.dreams.things.furnishings import lamppost
from press.dreams.twists.parts import within
from press.dreams.twists.people.casting import child, grown
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_ONE_ELSE = {
    "cat": Said("behind one sits a cat", "za jednym siedzi kot"),
    "octopus": Said("behind one lives an octopus", "za jednym mieszka ośmiornica"),
    "lion": Said("behind one lies a lion", "za jednym leży lew"),
    "owl": Said("behind one sits an owl", "za jednym siedzi sowa"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    stage.back((WIDTH * 0.5, HEIGHT * 0.5), 700)
    brick = mix(mix(palette.middle, palette.warm, 0.4), palette.near, 0.35)
    wall = Stencil().box(56, HEIGHT * 0.1, WIDTH - 56, HEIGHT).mask
    scene.paint(wall, brick, Look(volume=10, shadow=0.5, rim=0.6))
    joints = Stencil()
    for row in range(52):
        y = HEIGHT * 0.1 + row * 22
        for column in range(14):
            if dice.likely(0.4):
                x = 60 + column * 54 + (27 if row % 2 else 0)
                joints.segment((x, y), (x + 34, y), 2)
    scene.flat(joints.mask * wall, palette.near, 0.4)
    eaves = Stencil().fill(
        polygon([(26, HEIGHT * 0.115), (90, HEIGHT * 0.05), (710, HEIGHT * 0.05), (774, HEIGHT * 0.115)])
    )
    scene.paint(eaves.mask, mix(palette.accent, palette.near, 0.5), Look(volume=8, rim=0.8, shadow=0.6))
    moods = [*Feeling]
    start = dice.whole(0, 8)
    odd = dice.whole(0, 8)
    for index, (row, column) in enumerate(itertools.product(range(3), range(3))):
        at = 190 + 210 * column, HEIGHT * (0.375 + 0.255 * row)
        _window(stage, at, None if index == odd else moods[(start + index * 2) % 9])
    lamppost(scene, 40, HEIGHT * 1.0, 420)
    stage.focus(wall)
    what = _ONE_ELSE[stage.subject]
    return Said(
        f"in the nine lit windows of a house eight people laugh, weep, rage or sleep; {what.en}",
        f"w dziewięciu oświetlonych oknach domu osiem osób śmieje się, płacze, złości albo śpi; {what.pl}",
    )


def _window(stage: Stage, foot: Point, mood: Feeling | None) -> None:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y = foot
    wide, tall = 150.0, 214.0
    pane = Stencil().box(x - wide / 2, y - tall, x + wide / 2, y).mask
    frame = Stencil().box(x - wide / 2 - 12, y - tall - 12, x + wide / 2 + 12, y + 8).mask
    scene.paint(frame, mix(palette.light, palette.near, 0.3), Look(volume=5, rim=0.9, shadow=0.5))

    def room() -> None:
        paper = mix(
            palette.light,
            dice.pick([palette.horizon, palette.second, palette.accent]),
            dice.between(0.3, 0.6),
        )
        scene.paint(pane, paper, Look(volume=20, shadow=0, lit=0.9))
        scene.lamp_at(x, y - tall * 0.7, 120, 0.8)
        if mood is None:
            stage.fit(stage.subject, x, y, wide * 0.95, tall * 0.7, palette.accent, standing=True)
            return
        who = child(dice) if dice.likely(0.3) else grown(dice)
        aside = dice.between(-0.5, 0.5)
        cloth = dice.pick([palette.accent, palette.second, mix(palette.accent, palette.near, 0.4)])
        stage.draw(bust(who, mood, aside), x + aside * 20, y + 6, 176, cloth)

    within(scene, pane, room)
    bars = Stencil().segment((x, y - tall), (x, y - tall * 0.83), 5)
    bars.segment((x - wide / 2, y - tall * 0.83), (x + wide / 2, y - tall * 0.83), 5)
    scene.flat(bars.mask, mix(palette.light, palette.near, 0.45))
    if dice.likely(0.5):
        cloth = dice.pick([palette.accent, palette.second])
        for side in (-1, 1):
            drape = [
                (x + side * wide / 2, y - tall),
                (x + side * wide * 0.16, y - tall),
                (x + side * wide * 0.36, y - tall * 0.5),
                (x + side * wide / 2, y - tall * 0.3),
            ]
            scene.paint(Stencil().fill(polygon(drape)).mask, cloth, Look(volume=6, rim=0.8, shadow=0.3))
    sill = Stencil().box(x - wide / 2 - 20, y, x + wide / 2 + 20, y + 16, 4).mask
    scene.paint(sill, mix(palette.light, palette.near, 0.4), Look(volume=4, rim=0.9, shadow=0.5))


TWIST = Twist(
    name="lit windows",
    settings=("rooftops", "snow", "harbour", "canal town"),
    subjects=tuple(_ONE_ELSE),
    compose=_compose,
    number=109,
)
