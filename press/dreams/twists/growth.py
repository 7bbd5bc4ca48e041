"""A great tree grows out of something that is no soil."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, circle
from press.dreams.stage import Stage
from press.dreams.things.craft import boat
from press.dreams.things.plants import tree
from press.dreams.things.signs import open_book
from press.dreams.things.vessels import cup, little_fish
from press.dreams.twists.parts import passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_ROOTS = {
    "book": Said("an open book", "z otwartej książki"),
    "boat": Said("a rowing boat", "z łódki"),
    "cup": Said("a teacup", "z filiżanki"),
    "suitcase": Said("an old suitcase", "ze starej walizki"),
}
_FIGURES = {
    "grand_piano": 0.3,
    "armchair": 0.3,
    "bathtub": 0.3,
    "boot": 0.75,
    "top_hat": 0.7,
    "typewriter": 0.45,
    "teapot": 0.6,
    "amphora": 0.92,
}
"""How high up in the figure the trunk comes out."""

_FRUITS = {
    "leaves": Said("full of leaves", "pełne liści"),
    "lamps": Said("with glowing lamps", "ze świecącymi lampkami"),
    "keys": Said("with keys on its twigs", "z kluczami na gałęziach"),
    "fish": Said("with fish on its twigs", "z rybami na gałęziach"),
    "moons": Said("with little moons", "z małymi księżycami"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    lamp = WIDTH * dice.pick([0.28, 0.72]), HEIGHT * 0.17
    stage.back(lamp, 440)
    if not stage.setting.indoors:
        stage.hang_light(*lamp, dice.between(44, 64))
    stage.middle()
    x, y, size = WIDTH * 0.5, HEIGHT * 0.87, 270.0
    scene.lamp_at(x, y - 380, 320, 0.35)
    root = {"book": y - 26, "boat": y - 26, "cup": y - 120, "suitcase": y - 80}.get(stage.subject)
    if stage.subject in _FIGURES:
        root = y - size * _FIGURES[stage.subject]
        if stage.subject in {"grand_piano", "armchair", "bathtub"}:
            stage.focus(stage.draw(stage.subject, x, y, size, grounded=True))
    assert root is not None, "every subject says where the trunk comes out"
    fruit = dice.pick(sorted(_FRUITS))
    before = scene.picture.copy()
    leaf = dice.pick([palette.accent, palette.second, mix(palette.accent, palette.light, 0.3)])
    tips = tree(
        scene,
        x,
        root + 34,
        dice.between(590, 660),
        mix(palette.near, palette.second, 0.12),
        None if fruit in {"keys", "fish"} else leaf,
    )
    stage.focus((abs(scene.picture - before).max(-1) > 0.04).astype("float32"))
    _root(stage, x, y, size)
    if fruit != "leaves":
        _hang(stage, fruit, tips)
    passer_by(stage, WIDTH * dice.pick([0.22, 0.78]), 120, HEIGHT * 0.885)
    stage.front()
    what = _ROOTS.get(stage.subject) or Said(NOUNS[stage.subject].en, f"z {NOUNS[stage.subject].genitive}")
    where, with_fruit = stage.place.within, _FRUITS[fruit]
    return Said(
        f"a tree {with_fruit.en} grows out of {what.en} {where.en}",
        f"drzewo {with_fruit.pl} wyrasta {what.pl} {where.pl}",
    )


def _root(stage: Stage, x: float, y: float, size: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    match stage.subject:
        case "book":
            open_book(scene, x, y - 36, 380)
        case "cup":
            cup(scene, x, y + 16, 250)
        case "boat":
            boat(scene, x, y + 20, 370, mix(palette.accent, palette.near, 0.2), sail=False)
        case "suitcase":
            case = Stencil().box(x - 140, y - 86, x + 140, y + 25, 10).mask
            scene.paint(case, mix(palette.accent, palette.near, 0.25), Look(volume=12, rim=0.8, shadow=0.5))
            straps = Stencil().box(x - 140, y - 36, x + 140, y - 29).box(x - 84, y - 86, x - 68, y + 25)
            scene.flat(straps.box(x + 68, y - 86, x + 84, y + 25).mask, palette.near, 0.6)
        case "grand_piano" | "armchair" | "bathtub":
            return
        case _:
            stage.focus(stage.draw(stage.subject, x, y, size, grounded=True))


def _hang(stage: Stage, fruit: str, tips: list[tuple[float, float]]) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    threads, lights, shapes = Stencil(), Stencil(), Stencil()
    chosen = [dice.pick(tips) for _ in range(18 if fruit == "lamps" else 13)]
    for x, y in chosen:
        low = y + dice.between(20, 60)
        threads.segment((x, y), (x, low), 1.5)
        match fruit:
            case "lamps":
                lights.disc(x, low + 7, dice.between(6, 9))
            case "moons":
                lights.disc(x, low + 12, dice.between(10, 18))
            case "fish":
                little_fish(shapes, x, low + 9, dice.between(34, 52), flip=dice.likely(0.5))
            case _:
                shapes.line(circle(x, low + 8, 8), 3.6).segment((x, low + 16), (x, low + 44), 4)
                shapes.segment((x, low + 43), (x + 10, low + 43), 3.6).segment(
                    (x, low + 34), (x + 7, low + 34), 3.6
                )
    scene.flat(threads.mask, palette.near, 0.8)
    scene.glow(lights.mask, palette.light, 1.2)
    scene.paint(
        shapes.mask, mix(palette.light, palette.second, 0.3), Look(shadow=0.35, rim=0.9, volume=4, lit=0.9)
    )


TWIST = Twist(
    name="growth",
    settings=(
        "desert",
        "room with a window",
        "meadow",
        "sea",
        "library",
        "garden",
        "snow",
        "theatre stage",
        "ruins",
        "railway station",
        "frozen lake",
        "harbour",
        "attic",
        "canal town",
    ),
    subjects=(*_ROOTS, *_FIGURES),
    compose=_compose,
)
