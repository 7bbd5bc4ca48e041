"""Someone drags along on a rope what nobody could carry."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.stage import Stage
from press.dreams.things.buildings import castle, house, smoke
from press.dreams.things.sky import cloud, halo, moon
from press.dreams.twists.parts import cord
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_TOWED = {
    "moon": Said("the moon", "księżyc"),
    "rain cloud": Said("a raining cloud", "deszczową chmurę"),
    "house": Said("a house on wheels", "dom na kołach"),
    "castle": Said("a castle on wheels", "zamek na kołach"),
}
_FIGURES = ("whale", "caravel", "grand_piano", "carousel", "bathtub", "globe", "snail", "bust")


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    x, foot = WIDTH * (0.5 - 0.2 * side), HEIGHT * 0.84
    towed_high = stage.subject in {"moon", "rain cloud", "whale"}
    middle = HEIGHT * (0.46 if towed_high else 0.66)
    lamp = (x, middle) if stage.subject == "moon" else (WIDTH * (0.5 + 0.22 * side), HEIGHT * 0.2)
    stage.back(lamp, 460)
    if stage.subject != "moon":
        stage.hang_light(*lamp, 62)
    stage.middle()
    knot = _towed(stage, x, middle, foot, side)
    walker = WIDTH * (0.5 + 0.27 * side), HEIGHT * 0.875
    hands = walker[0] - side * 0.6 * 330, walker[1] - 0.48 * 330
    cord(scene, [knot, ((knot[0] + hands[0]) / 2, (knot[1] + hands[1]) / 2 + 24), hands], 4)
    stage.focus(stage.draw("pulling_rope", *walker, 330, flip=not flip, grounded=True))
    stage.front()
    name, where = stage.subject, stage.place.within
    what = _TOWED.get(name) or Said(NOUNS[name].en, NOUNS[name].accusative)
    return Said(
        f"someone drags {what.en} along on a rope {where.en}", f"ktoś ciągnie {what.pl} na linie {where.pl}"
    )


def _towed(stage: Stage, x: float, middle: float, foot: float, side: int) -> tuple[float, float]:
    """Paint the load; gives where the rope is tied to it."""
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    match stage.subject:
        case "moon":
            halo(scene, x, middle, 190, 3)
            stage.focus(moon(scene, x, middle, 205, tint=stage.moon_tint()))
            return x + side * 150, middle + 130
        case "rain cloud":
            bank = Stencil()
            cloud(scene, bank, x, middle, 430)
            cloud(scene, bank, x + 40, middle - 60, 260)
            drops = Stencil()
            for _ in range(46):
                at = x + dice.between(-190, 190), middle + dice.between(30, 330)
                drops.segment(at, (at[0] - 6, at[1] + 26), 3)
            scene.flat(drops.mask, mix(palette.light, palette.second, 0.4), 0.8)
            scene.paint(
                bank.mask, mix(palette.light, palette.far, 0.45), Look(volume=22, rim=0.9, shadow=0.4)
            )
            stage.focus(bank.mask)
            return x + side * 180, middle
        case "whale":
            stage.focus(stage.fit("whale", WIDTH * 0.5 - side * 60, middle, 620, 420, flip=side < 0))
            return WIDTH * 0.5 + side * 200, middle + 40
        case "house" | "castle":
            _cart(stage, x, foot)
            if stage.subject == "house":
                chimney = house(scene, x, foot - 50, 250)
                smoke(scene, *chimney, 190)
                stage.focus(Stencil().box(x - 125, foot - 380, x + 125, foot).mask)
            else:
                castle(scene, x, foot - 50, 330)
                stage.focus(Stencil().box(x - 165, foot - 330, x + 165, foot).mask)
            return x + side * 160, foot - 44
        case _:
            _cart(stage, x, foot)
            stage.focus(stage.fit(stage.subject, x, foot - 56, 400, 440, standing=True, flip=side < 0))
            return x + side * 180, foot - 44


def _cart(stage: Stage, x: float, foot: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    wood = mix(palette.accent, palette.near, 0.55)
    wheels, spokes = Stencil(), Stencil()
    for at in (x - 120, x + 120):
        wheels.disc(at, foot - 16, 46)
        for step in range(4):
            spokes.segment(
                (at - 40 * (step - 1.5) / 1.5, foot - 56), (at + 40 * (step - 1.5) / 1.5, foot + 24), 3
            )
    scene.paint(Stencil().box(x - 190, foot - 58, x + 190, foot - 34, 8).mask, wood, Look(volume=6, rim=0.9))
    scene.paint(wheels.mask, mix(wood, palette.near, 0.4), Look(volume=8, rim=0.9, shadow=0.4))
    scene.flat(spokes.mask * wheels.mask, mix(wood, palette.light, 0.25), 0.6)


TWIST = Twist(
    name="towing",
    settings=(
        "desert",
        "snow",
        "meadow",
        "clouds",
        "ruins",
        "chessboard plain",
        "carnival",
        "forest",
        "wheat field",
        "frozen lake",
        "railway station",
        "harbour",
    ),
    subjects=(*_TOWED, *_FIGURES),
    compose=_compose,
)
