"""A creature of the sea, as large as a cloud, swims through the sky."""

from press.dreams.easel.paper import HEIGHT, WIDTH
from press.dreams.stage import Stage
from press.dreams.things.buildings import house, smoke
from press.dreams.things.sky import gulls
from press.dreams.twists.parts import clouds, passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_HAS_HOUSES = {"rooftops", "city of stairs", "canal town", "harbour"}


def _compose(stage: Stage) -> Said:
    dice = stage.dice
    flip = dice.likely(0.5)
    lamp = WIDTH * (0.7 if flip else 0.3), HEIGHT * dice.between(0.14, 0.2)
    stage.back(lamp)
    stage.hang_light(*lamp, dice.between(46, 70))
    x, y = WIDTH * 0.5, HEIGHT * dice.between(0.4, 0.46)
    tall = HEIGHT * 0.46
    clouds(stage, (y + 40, y + 130), 2, (200, 330))
    shape = stage.fit(stage.subject, x, y, WIDTH * 0.88, tall, flip=flip, turn=dice.between(-8, 8))
    stage.focus(shape)
    low = HEIGHT - float((shape[::-1].max(1) > 0.5).argmax())
    clouds(stage, (low - 40, low + 30), 3, (140, 250))
    gulls(stage.scene, x, y + 150, 220)
    stage.middle()
    home = WIDTH * dice.pick([0.3, 0.7])
    if stage.setting.name not in _HAS_HOUSES:
        house(stage.scene, home, stage.ground(home) + 6, 84)
        smoke(stage.scene, home + 22, stage.ground(home) - 120, 130)
    passer_by(stage, WIDTH - home, 96)
    stage.front()
    over, noun = stage.place.over, stage.noun
    return Said(
        f"{noun.that_is('giant')} swims through the sky {over.en}",
        f"{noun.agreeing('ogromny')} {noun.pl} płynie po niebie {over.pl}",
    )


TWIST = Twist(
    name="giant swimmer",
    settings=(
        "rooftops",
        "snow",
        "desert",
        "clouds",
        "meadow",
        "city of stairs",
        "ruins",
        "carnival",
        "forest",
        "orchard",
        "wheat field",
        "harbour",
        "railway station",
        "canal town",
        "night market",
    ),
    subjects=(
        "whale",
        "humpback",
        "carp",
        "sea_turtle",
        "manta",
        "jellyfish",
        "octopus",
        "dolphin",
        "seahorse",
        "anglerfish",
        "swordfish",
        "nautilus",
        "lobster",
    ),
    compose=_compose,
)
