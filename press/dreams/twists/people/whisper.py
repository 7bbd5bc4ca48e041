"""One great head whispers to another, and what is said can be seen."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, star
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import bust
from press.dreams.stage import Stage
from press.dreams.things.vessels import little_fish
from press.dreams.twists.people.casting import child, grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_SAID = {
    "birds": Said("small birds", "małe ptaki"),
    "fish": Said("small fish", "małe ryby"),
    "moths": Said("moths", "ćmy"),
    "stars": Said("small stars", "małe gwiazdy"),
}
_MOODS = (
    (Feeling.MISCHIEF, Feeling.FEAR, Said("is frightened", "jest przerażony")),
    (Feeling.LONGING, Feeling.JOY, Said("laughs", "śmieje się")),
    (Feeling.GRIEF, Feeling.WONDER, Said("is amazed", "jest zdumiony")),
    (Feeling.MISCHIEF, Feeling.ANGER, Said("is furious", "jest wściekły")),
)


def _compose(stage: Stage) -> Said:
    dice, palette = stage.dice, stage.scene.palette
    stage.back((WIDTH / 2, HEIGHT * 0.42), 520)
    stage.middle()
    speaks, hears, told = dice.pick(_MOODS)
    one, two = pair_of_cloths(stage)
    upper, lower = HEIGHT * 0.62, HEIGHT * 1.02
    stage.focus(
        stage.draw(bust(grown(dice), speaks, 0.75, tilt=10, below=0.9), WIDTH * 0.22, upper + 60, 620, one)
    )
    _flight(stage, (WIDTH * 0.4, HEIGHT * 0.45), (WIDTH * 0.52, HEIGHT * 0.66))
    stage.focus(stage.draw(bust(grown(dice), hears, -0.35, gaze=(-0.7, 0.5)), WIDTH * 0.66, lower, 640, two))
    _flight(stage, (WIDTH * 0.86, HEIGHT * 0.62), (WIDTH * 0.84, HEIGHT * 0.12))
    listener = acting(Gesture.REACHING, Feeling.JOY, child(dice))
    put(stage, listener, (WIDTH * 0.17, HEIGHT * 0.965, 190), palette.light, grounded=True)
    what, where = _SAID[stage.subject], stage.place.within
    return Said(
        f"{where.en}, one great head whispers to another, who {told.en}: {what.en} fly in at"
        " one ear and out at the other",
        f"{where.pl} jedna wielka głowa szepcze do drugiej; {what.pl} wlatują jednym uchem i wylatują drugim",
    )


def _flight(stage: Stage, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A row of what is said, growing on its way."""
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    for step in range(7):
        share = step / 6
        x = start[0] + (end[0] - start[0]) * share + 36 * math.sin(step * 1.9)
        y = start[1] + (end[1] - start[1]) * share + 16 * math.cos(step * 2.3)
        size = 34 + 30 * share
        match stage.subject:
            case "birds":
                stage.draw("swallow", x, y, size * 1.9, palette.light, turn=dice.between(-40, 10))
            case "moths":
                stage.draw(
                    "moth",
                    x,
                    y,
                    size * 1.6,
                    mix(palette.light, palette.accent, 0.3),
                    turn=dice.between(-40, 40),
                )
            case "fish":
                shoal = Stencil()
                little_fish(shoal, x, y, size * 1.5, flip=dice.likely(0.3))
                scene.paint(shoal.mask, dice.pick([palette.light, palette.accent]), Look(volume=4, rim=0.9))
            case _:
                scene.glow(Stencil().fill(star(x, y, size * 0.5)).mask, palette.light, 0.9)


TWIST = Twist(
    name="whisper",
    settings=("wheat field", "library", "night market", "clouds", "canal town", "underwater"),
    subjects=tuple(_SAID),
    compose=_compose,
    number=103,
)
