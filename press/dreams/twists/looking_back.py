"""Someone looks at the moon through a telescope, and is looked at in return."""

from press.dreams.easel.paper import HEIGHT, WIDTH
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.things.signs import eye
from press.dreams.things.sky import halo, moon
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_ON_THE_MOON = ("eye", "telescope_gazer", "cat", "owl", "rabbit", "house")


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    x, y, radius = WIDTH * (0.5 + 0.14 * side), HEIGHT * 0.36, 200
    stage.back((x, y), 500)
    halo(scene, x, y, radius, 3)
    stage.focus(moon(scene, x, y, radius, tint=stage.moon_tint()))
    match stage.subject:
        case "eye":
            eye(scene, x, y, 118)
        case "house":
            house(scene, x, y + 60, 130)
        case "telescope_gazer":
            stage.draw("telescope_gazer", x, y - radius + 12, 180, flip=not flip)
        case _:
            stage.draw(stage.subject, x, y - radius + 22, 200, flip=not flip)
    stage.middle()
    at = WIDTH * (0.5 - 0.2 * side)
    foot = stage.footing(at, 0.86)
    scene.lamp_at(at, foot - 200, 240, 0.3)
    stage.focus(stage.draw("telescope_gazer", at, foot, 400, flip=flip, grounded=True))
    stage.front()
    where = stage.place.within
    if stage.subject == "telescope_gazer":
        seen = Said("someone on the moon looks back through another", "z księżyca ktoś patrzy przez drugą")
    elif stage.subject == "eye":
        seen = Said("the moon looks back with one great eye", "księżyc patrzy na to jednym wielkim okiem")
    elif stage.subject == "house":
        seen = Said("there is a lit house on the moon", "na księżycu stoi jasny dom")
    else:
        noun = NOUNS[stage.subject]
        seen = Said(f"{noun.en} sits on top of the moon", f"na księżycu siedzi {noun.pl}")
    return Said(
        f"{where.en}, someone looks through a telescope; {seen.en}",
        f"{where.pl} ktoś patrzy przez lunetę; {seen.pl}",
    )


TWIST = Twist(
    name="looking back",
    settings=(
        "rooftops",
        "desert",
        "snow",
        "clouds",
        "garden",
        "city of stairs",
        "meadow",
        "orchard",
        "frozen lake",
        "railway station",
    ),
    subjects=_ON_THE_MOON,
    compose=_compose,
)
