"""Someone sweeps the stars, or what else fell, off a roof."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.shapes import Stencil, star
from press.dreams.stage import Stage
from press.dreams.twists.parts import roof_slope
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_SWEPT = {
    "stars": Said("fallen stars", "spadłe gwiazdy"),
    "moons": Said("small moons", "małe księżyce"),
    "feathers": Said("feathers", "pióra"),
    "fish": Said("small fish", "małe ryby"),
}


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    lamp = WIDTH * (0.5 - 0.2 * side), HEIGHT * 0.2
    stage.back(lamp)
    stage.hang_light(*lamp, dice.between(50, 80))
    stage.middle()
    roof = roof_slope(stage, HEIGHT * 0.62, side)
    x = WIDTH * (0.5 - 0.14 * side)
    foot = roof(x) + 8
    stage.focus(stage.draw("sweeping", x, foot, 500, flip=flip, grounded=True))
    pile = x + side * 262
    scene.lamp_at(pile, roof(pile) - 30, 260, 0.5)
    for place in range(46):
        # A heap at the broom, then more and more over the edge into the air.
        if place < 18:
            px, py = pile + dice.bell(46), roof(pile) - abs(dice.bell(26)) - 4
        else:
            px = pile + side * (60 + 190 * (place - 18) / 28) + dice.bell(20)
            py = roof(px) - 30 + (place - 18) * 8 * dice.between(0.4, 1.5) * 0.9 - dice.between(0, 60)
        size = dice.between(11, 23)
        _scrap(stage, px, py, size)
        stage.focus(Stencil().disc(px, py, size).mask)
    if stage.dice.likely(0.5):
        stage.draw("cat", WIDTH * (0.5 - 0.38 * side), roof(WIDTH * (0.5 - 0.38 * side)) + 6, 130, flip=flip)
    what, where = _SWEPT[stage.subject], stage.place.within
    return Said(
        f"someone sweeps {what.en} off a roof {where.en}", f"ktoś zmiata {what.pl} z dachu {where.pl}"
    )


def _scrap(stage: Stage, x: float, y: float, size: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    match stage.subject:
        case "stars":
            scene.glow(Stencil().fill(star(x, y, size)).mask, palette.light, 0.35)
        case "moons":
            disc = Stencil().disc(x, y, size * 0.8).mask
            scene.glow(disc, palette.light, 0.5)
            scene.flat(
                Stencil().disc(x - size * 0.2, y, size * 0.2).mask, mix(palette.light, palette.middle, 0.4)
            )
        case "feathers":
            tint = mix(palette.light, palette.accent, dice.between(0, 0.5))
            stage.draw("feather", x, y, size * 3, tint, turn=dice.between(-80, 80))
        case _:
            stage.draw(
                "school_fish",
                x,
                y,
                size * 2.6,
                mix(palette.light, palette.second, 0.4),
                turn=dice.between(-60, 90),
            )


TWIST = Twist(
    name="star sweeper",
    settings=("rooftops", "clouds", "snow", "carnival"),
    subjects=("stars", "moons", "feathers", "fish"),
    compose=_compose,
)
