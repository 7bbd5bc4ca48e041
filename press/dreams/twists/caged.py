"""A great cage hangs overhead with something in it that no cage should hold."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.stage import Stage
from press.dreams.things.buildings import house, smoke
from press.dreams.things.furnishings import cage
from press.dreams.things.plants import tree
from press.dreams.things.sky import cloud, halo, moon
from press.dreams.twists.parts import passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_PRISONERS = {
    "moon": Said("the moon", "księżyc"),
    "dove": Said("a white dove", "biały gołąb"),
    "cloud": Said("a raining cloud", "deszczowa chmura"),
    "tree": Said("a tree", "drzewo"),
    "house": Said("a lit house", "jasny dom"),
    "whale": Said("a whale", "wieloryb"),
    "reader": Said("a reader", "ktoś z książką"),
    "violinist": Said("a violinist", "skrzypek"),
}
_WAITING = ("raven", "fox", "cat", "rabbit", "heron", "dog", "bear", "lion")


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y = WIDTH * 0.5, HEIGHT * 0.38
    stage.back((x, y), 460)
    stage.middle()
    floor = y + 205
    halo(scene, x, y, 170, 2)
    stage.focus(Stencil().oval(x, y, 185, 250).mask)
    match stage.subject:
        case "moon":
            moon(scene, x, y + 20, 118, tint=stage.moon_tint(), crescent=dice.likely(0.4))
        case "dove":
            scene.lamp_at(x, y, 270, 0.6)
            dove = stage.draw("dove_flying", x, y + 10, 270, palette.light)
            scene.glow(dove, palette.light, 0.3, 0.25)
        case "cloud":
            bank, rain = Stencil(), Stencil()
            cloud(scene, bank, x, y + 10, 280)
            scene.paint(bank.mask, mix(palette.light, palette.horizon, 0.3), Look(volume=14))
            for step in range(18):
                at = x - 110 + step * 13, y + 40 + dice.between(0, 90)
                rain.segment(at, (at[0] - 4, at[1] + 22), 2.4)
            scene.flat(rain.mask, palette.second, 0.9)
        case "tree":
            tree(scene, x, floor - 4, 370, leaves=palette.accent, depth=6)
        case "house":
            smoke(scene, *house(scene, x, floor - 8, 180), 110)
        case "whale":
            stage.draw("whale", x, y + 20, 320)
        case "reader":
            stage.draw("reading_on_floor", x, floor - 8, 260)
        case _:
            stage.draw("playing_violin", x, floor - 8, 300)
    bars = (mix(palette.light, palette.second, 0.4), mix(palette.near, palette.second, 0.35))
    cage(scene, x, floor, 370, 460, stage.against(Stencil().oval(x, y, 185, 250).mask, bars))
    scene.lamp_at(x, y, 300, 0.3)
    aside = WIDTH * dice.pick([0.27, 0.73])
    who = passer_by(stage, aside, 170, HEIGHT * 0.87)
    beast = dice.pick(_WAITING)
    if not stage.setting.water:
        stage.draw(beast, WIDTH - aside, HEIGHT * 0.87, 220, flip=aside < WIDTH / 2, grounded=True)
    stage.front()
    what, over, noun = _PRISONERS[stage.subject], stage.place.over, NOUNS[beast]
    below = Said(f"below it are {who.en} and {noun.en}", f"pod nią są {who.pl} i {noun.pl}")
    if stage.setting.water:
        below = Said(f"below it is {who.en}", f"pod nią jest {who.pl}")
    return Said(
        f"a great birdcage with {what.en} inside hangs {over.en}; {below.en}",
        f"w wielkiej klatce wiszącej {over.pl} jest {what.pl}; {below.pl}",
    )


TWIST = Twist(
    name="caged",
    settings=(
        "forest",
        "theatre stage",
        "sea",
        "ruins",
        "room with a window",
        "clouds",
        "library",
        "underground",
        "snow",
        "railway station",
        "orchard",
        "attic",
        "canal town",
    ),
    subjects=tuple(sorted(_PRISONERS)),
    compose=_compose,
)
