"""Someone has something far too large on a string."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.shapes import Stencil
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.things.craft import boat
from press.dreams.things.sky import balloon, gulls, halo, moon
from press.dreams.twists.parts import cord
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_FIGURES = (
    "carp",
    "whale",
    "manta",
    "jellyfish",
    "grand_piano",
    "sea_turtle",
    "moth",
    "dragonfly",
    "caravel",
    "penny_farthing",
)


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    up = WIDTH * (0.5 + 0.12 * side), HEIGHT * dice.between(0.27, 0.32)
    lamp = up if stage.subject == "moon" else (WIDTH * (0.5 - 0.32 * side), HEIGHT * 0.13)
    stage.back(lamp, 430)
    if stage.subject != "moon":
        stage.hang_light(*lamp, 48)
    stage.middle()
    x = WIDTH * (0.5 - 0.2 * side)
    foot = stage.footing(x, 0.84)
    if stage.setting.water:
        boat(scene, x, foot - 10, 260, sail=False)
        foot -= 30
    hand = x + side * 0.42 * 270, foot - 1.3 * 270
    low = up[1] + (190 if stage.subject == "house" else 110)
    cord(
        scene,
        [hand, (hand[0] + (up[0] - hand[0]) * 0.35, low + (hand[1] - low) * 0.62), (up[0] - side * 20, low)],
        3,
    )
    stage.focus(stage.draw("flying_kite", x, foot, 270, flip=flip, grounded=not stage.setting.water))
    match stage.subject:
        case "moon":
            halo(scene, *up, 150)
            stage.focus(moon(scene, *up, 160, tint=stage.moon_tint(), crescent=dice.likely(0.5)))
        case "house":
            for aside, rise in ((-90, 250), (0, 310), (92, 256)):
                tint = dice.pick([palette.accent, palette.second, mix(palette.light, palette.accent, 0.4)])
                balloon(scene, up[0] + aside, up[1] - rise + 110, 52, tint, (up[0], up[1] + 10))
            house(scene, up[0], up[1] + 190, 200)
            stage.focus(Stencil().box(up[0] - 100, up[1] - 160, up[0] + 100, up[1] + 190).mask)
        case _:
            turn = dice.between(-12, 12)
            stage.focus(stage.fit(stage.subject, *up, 520, 400, flip=not flip, turn=turn))
    gulls(scene, WIDTH * (0.5 - 0.2 * side), HEIGHT * 0.44, 130)
    stage.front()
    named = {
        "moon": Said("the moon", "księżyc"),
        "house": Said("a house with balloons", "dom z balonami"),
    }.get(stage.subject)
    what, over = named or Said(NOUNS[stage.subject].en, NOUNS[stage.subject].accusative), stage.place.over
    return Said(
        f"someone holds {what.en} on a string like a kite, high {over.en}",
        f"ktoś trzyma {what.pl} na sznurku jak latawiec, wysoko {over.pl}",
    )


TWIST = Twist(
    name="kite",
    settings=(
        "sea",
        "clouds",
        "desert",
        "snow",
        "rooftops",
        "meadow",
        "carnival",
        "wheat field",
        "orchard",
        "harbour",
        "frozen lake",
        "night market",
    ),
    subjects=("moon", "house", *_FIGURES),
    compose=_compose,
)
