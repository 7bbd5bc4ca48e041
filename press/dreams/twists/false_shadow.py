"""Someone throws a shadow that is not their own."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, Y, blur, mix
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.figures.cast import FIGURES
from press.dreams.figures.figure import silhouette
from press.dreams.stage import Stage, placed
from press.dreams.things.furnishings import lamppost
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_WHO = {
    "running_child": Said("a running child", "biegnące dziecko"),
    "carrying_suitcase": Said("a traveller with a suitcase", "podróżny z walizką"),
    "holding_umbrella": Said("someone with an umbrella", "ktoś z parasolem"),
    "reading_on_floor": Said("someone with a book", "ktoś z książką"),
    "mouse": Said("a mouse", "mysz"),
    "cat": Said("a cat", "kot"),
    "rabbit": Said("a rabbit", "królik"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    stage.back((WIDTH * 0.5, HEIGHT * 0.4), 520, 0.9)
    stage.middle()
    ground = max(stage.ground(WIDTH * 0.5) + 16, HEIGHT * 0.78)
    x = WIDTH * 0.5 + side * 40
    screen_light = blur(Stencil().disc(x, ground - 330, 345).mask, 14) * (ground > Y)
    scene.shine(screen_light, 0.62)
    place = placed(stage.subject, x, ground + 4, 640, 620, standing=True, flip=side < 0)
    shape: Field = silhouette(FIGURES[stage.subject], place)
    shape = shape * (ground + 2 > Y)
    stage.focus(shape)
    scene.veil(blur(shape, 2.5), mix(palette.near, palette.middle, 0.12), 0.86)
    at = WIDTH * 0.5 - side * 110
    neck = polygon(
        [(at - 16, ground + 12), (at + 16, ground + 12), (x + 60, ground - 8), (x - 60, ground - 8)]
    )
    scene.flat(blur(Stencil().fill(neck).mask, 3), palette.near, 0.6)
    who = dice.pick([name for name in sorted(_WHO) if name != stage.subject])
    stage.focus(stage.draw(who, at, ground + 34, 210, flip=side < 0))
    if stage.setting.name != "underwater":
        lamppost(scene, WIDTH * 0.5 - side * 310, ground + 40, 400)
    stage.front()
    noun, where = NOUNS[stage.subject], stage.place.within
    return Said(
        f"{_WHO[who].en} {where.en} throws the shadow of {noun.en}",
        f"{_WHO[who].pl} {where.pl} rzuca cień {noun.genitive}",
    )


TWIST = Twist(
    name="false shadow",
    settings=(
        "room with a window",
        "theatre stage",
        "rooftops",
        "snow",
        "ruins",
        "city of stairs",
        "library",
        "railway station",
        "attic",
        "night market",
    ),
    subjects=(
        "dragon",
        "stag",
        "octopus",
        "raven",
        "owl",
        "elephant",
        "unicorn",
        "wolf_howling",
        "peacock",
        "lion",
        "rooster",
    ),
    compose=_compose,
)
