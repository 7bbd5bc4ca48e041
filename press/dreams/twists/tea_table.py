"""Two creatures take tea, and there is more than tea in the cup."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.stage import Stage
from press.dreams.things.buildings import house, smoke
from press.dreams.things.craft import boat
from press.dreams.things.furnishings import chair, table
from press.dreams.things.plants import tree
from press.dreams.things.sky import cloud, halo, moon
from press.dreams.things.vessels import cup
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_GUESTS = (
    "rabbit",
    "fox",
    "cat",
    "owl",
    "raven",
    "frog",
    "squirrel",
    "rooster",
    "penguin",
    "hedgehog",
    "badger",
    "bear",
    "mouse",
    "goose",
)
_IN_THE_CUP = {
    "moon": Said("the moon rises from the cup", "z filiżanki wschodzi księżyc"),
    "boat": Said("a boat sails in the cup", "po filiżance pływa łódka"),
    "tree": Said("a tree grows from the cup", "z filiżanki wyrasta drzewo"),
    "storm": Said("a thundercloud hangs over the cup", "nad filiżanką wisi burzowa chmura"),
    "house": Said("a small house stands on the cup", "na filiżance stoi mały dom"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, foot = WIDTH * 0.5, HEIGHT * 0.89
    stage.back((x, HEIGHT * 0.45), 480)
    if not stage.setting.indoors:
        stage.hang_light(WIDTH * dice.pick([0.3, 0.7]), HEIGHT * 0.15, 56)
    stage.middle()
    scene.lamp_at(x, HEIGHT * 0.56, 360, 0.5)
    other = dice.pick([name for name in _GUESTS if name != stage.subject])
    for side, name, tint in ((-1, stage.subject, palette.accent), (1, other, palette.second)):
        seat = x + side * 235
        chair(scene, seat, foot - 10, 330, mix(palette.accent, palette.near, 0.6), flip=side > 0)
        stage.focus(stage.draw(name, seat - side * 8, foot - 150, 300, tint, flip=side > 0))
    top = table(scene, x, foot, 330, 190)
    stage.focus(Stencil().box(x - 165, top, x + 165, foot).mask)
    rim = top - cup(scene, x, top + 6, 190, mix(palette.light, palette.second, 0.2))
    inside = dice.pick(sorted(_IN_THE_CUP))
    _in_the_cup(stage, inside, x, rim + 8)
    stage.front()
    one, two, where, cup_words = stage.noun, NOUNS[other], stage.place.within, _IN_THE_CUP[inside]
    return Said(
        f"{one.en} and {two.en} sit at tea {where.en}; {cup_words.en}",
        f"{one.pl} i {two.pl} piją herbatę {where.pl}; {cup_words.pl}",
    )


def _in_the_cup(stage: Stage, inside: str, x: float, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    match inside:
        case "moon":
            halo(scene, x, y - 80, 96, 3)
            stage.focus(moon(scene, x, y - 84, 98, tint=stage.moon_tint()))
        case "boat":
            boat(scene, x, y + 4, 150)
        case "tree":
            tree(scene, x, y + 6, 360, leaves=palette.accent, depth=6)
        case "house":
            chimney = house(scene, x, y, 110)
            smoke(scene, *chimney, 170)
        case _:
            bank = Stencil()
            cloud(scene, bank, x, y - 120, 320)
            scene.paint(bank.mask, mix(palette.middle, palette.near, 0.2), Look(volume=16, rim=0.9))
            bolt = [(6, -110), (-24, -50), (-2, -54), (-16, 0), (28, -66), (6, -62)]
            scene.glow(
                Stencil().fill(polygon([(x + dx, y + dy) for dx, dy in bolt])).mask, palette.light, 1.3
            )


TWIST = Twist(
    name="tea table",
    settings=(
        "garden",
        "forest",
        "desert",
        "clouds",
        "snow",
        "library",
        "underwater",
        "theatre stage",
        "ruins",
        "underground",
        "orchard",
        "railway station",
        "night market",
        "attic",
    ),
    subjects=_GUESTS,
    compose=_compose,
)
