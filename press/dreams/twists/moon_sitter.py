"""Someone is at home on the crescent moon."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, star
from press.dreams.stage import Stage
from press.dreams.things.sky import gulls, halo, moon
from press.dreams.twists.parts import climber, clouds, cord, passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_SITTERS = {
    "fishing": Said("someone sits fishing on a crescent moon", "ktoś łowi ryby, siedząc na sierpie księżyca"),
    "swing": Said("someone swings below a crescent moon", "ktoś huśta się pod sierpem księżyca"),
    "climbing": Said(
        "someone climbs a long ladder to a crescent moon",
        "ktoś wspina się po długiej drabinie na sierp księżyca",
    ),
    "cat": Said("a huge cat sits on a crescent moon", "ogromny kot siedzi na sierpie księżyca"),
    "owl": Said("a huge owl sits on a crescent moon", "ogromna sowa siedzi na sierpie księżyca"),
    "playing_violin": Said("a violinist stands on a crescent moon", "skrzypek stoi na sierpie księżyca"),
    "sleeping_curled": Said(
        "someone sleeps in the curve of a crescent moon", "ktoś śpi w zagięciu sierpa księżyca"
    ),
    "sitting_edge": Said(
        "someone sits on a crescent moon, legs hanging down", "ktoś siedzi na sierpie księżyca i zwiesza nogi"
    ),
    "knitting": Said(
        "someone knits in a chair on a crescent moon", "ktoś robi na drutach w fotelu na sierpie księżyca"
    ),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y, radius = WIDTH * dice.pick([0.44, 0.56]), HEIGHT * 0.35, dice.between(245, 275)
    stage.back((x, y), 470)
    halo(scene, x, y, radius, 2)
    stage.focus(moon(scene, x, y, radius, crescent=True, tint=stage.moon_tint()))
    stage.middle()
    inner = y + radius * 0.64
    match stage.subject:
        case "swing":
            low = y + radius + 190
            for aside in (-46, 46):
                cord(scene, [(x + aside * 0.8, y + radius * 0.92), (x + 20 + aside, low)], 3)
            scene.paint(
                Stencil().box(x - 44, low - 4, x + 84, low + 9, 4).mask, palette.second, Look(volume=3)
            )
            stage.focus(stage.draw("sitting_edge", x + 8, low + 88, 230))
        case "climbing":
            stage.focus(climber(stage, (x - radius * 0.1, y + radius * 0.8), HEIGHT * 0.86, 230))
        case "fishing":
            stage.focus(stage.draw("fishing", x + radius * 0.02, inner, 270))
            line = x + radius * 0.02 + 0.75 * 270
            cord(scene, [(line, inner - 1.03 * 270), (line + 4, HEIGHT * 0.7)], 2)
            scene.glow(Stencil().fill(star(line + 4, HEIGHT * 0.71, 24)).mask, palette.light, 1.2)
        case "cat" | "owl":
            stage.focus(stage.draw(stage.subject, x + 4, inner, 290, mix(palette.near, palette.accent, 0.35)))
        case "sitting_edge":
            stage.focus(stage.draw(stage.subject, x + 4, inner + 110, 290))
        case _:
            stage.focus(stage.draw(stage.subject, x + 4, inner, 270))
    clouds(stage, (HEIGHT * 0.55, HEIGHT * 0.62), 2, (140, 240), 0.8)
    gulls(scene, WIDTH * 0.3, HEIGHT * 0.56, 120, 6)
    if stage.subject != "climbing":
        passer_by(stage, WIDTH * (0.72 if x < WIDTH / 2 else 0.28), 110)
    stage.front()
    what, over = _SITTERS[stage.subject], stage.place.over
    return Said(f"{what.en} {over.en}", f"{what.pl} {over.pl}")


TWIST = Twist(
    name="moon sitter",
    settings=(
        "sea",
        "rooftops",
        "clouds",
        "snow",
        "desert",
        "garden",
        "meadow",
        "orchard",
        "frozen lake",
        "railway station",
        "canal town",
    ),
    subjects=tuple(sorted(_SITTERS)),
    compose=_compose,
)
