"""One great creature faces us, and things circle round it."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.shapes import Stencil, star
from press.dreams.stage import Stage
from press.dreams.things.sky import halo, moon
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_RINGS = {
    "key": Said("keys", "kluczy"),
    "feather": Said("feathers", "piór"),
    "stars": Said("stars", "gwiazd"),
    "moons": Said("small moons", "małych księżyców"),
    "butterfly": Said("butterflies", "motyli"),
    "candle": Said("candles", "świec"),
    "school_fish": Said("fish", "ryb"),
    "umbrella": Said("umbrellas", "parasoli"),
    "swallow": Said("swallows", "jaskółek"),
}
_FLIES = {
    "moth",
    "butterfly",
    "owl_flying",
    "jellyfish",
    "octopus",
    "sea_turtle",
    "bat",
    "manta",
    "crab",
    "dragonfly",
}


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    x, y = WIDTH * 0.5, HEIGHT * 0.46
    stage.back((x, y - 60), 520)
    stage.middle()
    for step in range(3):
        scene.veil(
            Stencil().disc(x, y, 330 - 60 * step).mask,
            mix(scene.palette.light, scene.palette.horizon, 0.4),
            0.16,
        )
    halo(scene, x, y, 240, 2)
    ring = dice.pick(tuple(_RINGS))
    count = 12
    for step in range(count):
        angle = step * math.tau / count - math.pi / 2
        _one(stage, ring, x + 318 * math.cos(angle), y + 318 * math.sin(angle), math.degrees(angle))
    if stage.subject in _FLIES:
        stage.focus(stage.fit(stage.subject, x, y, 500, 480))
    else:
        stage.focus(stage.fit(stage.subject, x, y, 500, 500, flip=dice.likely(0.5)))
    stage.front()
    many, noun = _RINGS[ring], stage.noun
    where = stage.place.over if stage.subject in _FLIES else stage.place.within
    return Said(
        f"a circle of twelve {many.en} surrounds {noun.that_is('great')} {where.en}",
        f"{noun.agreeing('wielki')} {noun.pl} {where.pl}, w kręgu dwunastu {many.pl}",
    )


def _one(stage: Stage, ring: str, x: float, y: float, turn: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    match ring:
        case "stars":
            scene.glow(Stencil().fill(star(x, y, 30)).mask, palette.light, 0.7)
        case "moons":
            moon(scene, x, y, 27)
        case "candle" | "umbrella":
            stage.draw(ring, x, y + 44, 92)
        case _:
            stage.draw(ring, x, y, 92, mix(palette.light, palette.accent, 0.35), turn=turn)


TWIST = Twist(
    name="emblem",
    settings=(
        "forest",
        "garden",
        "ruins",
        "clouds",
        "library",
        "underwater",
        "theatre stage",
        "underground",
        "snow",
        "orchard",
        "frozen lake",
        "attic",
        "night market",
    ),
    subjects=(
        "moth",
        "owl",
        "peacock",
        "jellyfish",
        "octopus",
        "stag",
        "lion",
        "sea_turtle",
        "crane_dancing",
        "bat",
        "crab",
        "hourglass",
        "mask",
        "owl_flying",
    ),
    compose=_compose,
)
