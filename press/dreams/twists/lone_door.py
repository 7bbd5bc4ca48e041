"""A door stands open with nothing round it, and another place behind it."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, Y, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, below, polygon
from press.dreams.stage import Stage
from press.dreams.things.land import ridge
from press.dreams.things.passages import door, spill
from press.dreams.things.plants import pine
from press.dreams.things.sky import gulls, moon
from press.dreams.things.vessels import little_fish
from press.dreams.twists.parts import passer_by
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BEHIND = {
    "sea": Said("a bright sea with a sail", "jasne morze z żaglem"),
    "forest": Said("a bright hill with pines", "jasne wzgórze z sosnami"),
    "stars": Said("a night full of stars", "noc pełną gwiazd"),
    "desert": Said("a sunny desert", "słoneczną pustynię"),
}
_THROUGH = {
    "fish": Said(", and fish swim out of it", ", a z nich wypływają ryby"),
    "birds": Said(", and birds fly above it", ", a nad nimi latają ptaki"),
    "nothing": Said("", ""),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y, height = WIDTH * dice.pick([0.42, 0.5, 0.58]), HEIGHT * 0.83, dice.between(400, 460)
    stage.back((x, y - height * 0.5), 440)
    stage.middle()
    opening = door(scene, x, y, height)
    stage.focus(Stencil().box(x - height * 0.4, y - height, x + height * 0.26, y).mask)
    _world(stage, opening, x, y, height)
    spill(scene, x, y, height, 0.5)
    through = dice.pick(sorted(_THROUGH))
    if through == "fish":
        shoal = Stencil()
        for _ in range(12):
            at = x + dice.bell(130), y - height * dice.between(0.1, 1.4)
            little_fish(shoal, *at, dice.between(26, 54), flip=dice.likely(0.5))
        scene.paint(shoal.mask, mix(palette.accent, palette.light, 0.2), Look(shadow=0.3, rim=0.9, volume=4))
    elif through == "birds":
        gulls(scene, x, y - height * 1.2, 190, 14, palette.light)
    passer_by(stage, x + WIDTH * 0.27 * dice.pick([-1, 1]), 170, y + 40)
    stage.front()
    where, behind, out = stage.place.within, _BEHIND[stage.subject], _THROUGH[through]
    return Said(
        f"an open door stands alone {where.en} and shows {behind.en}{out.en}",
        f"samotne otwarte drzwi {where.pl} ukazują {behind.pl}{out.pl}",
    )


def _world(stage: Stage, opening: Field, x: float, y: float, height: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    match stage.subject:
        case "sea":
            scene.glow(
                Stencil().disc(x + 24, y - height * 0.68, height * 0.08).mask * opening, palette.light, 0.6
            )
            scene.flat(opening * (y - height * 0.36 < Y), mix(palette.middle, palette.second, 0.6))
            sail = polygon(
                [(x - 14, y - height * 0.32), (x + 40, y - height * 0.32), (x + 14, y - height * 0.56)]
            )
            scene.flat(Stencil().fill(sail).mask * opening, palette.accent, 0.95)
        case "forest":
            scene.flat(
                opening * below(ridge(scene, y - height * 0.3, height * 0.1, 60)),
                mix(palette.second, palette.middle, 0.3),
            )
            trees = Stencil()
            for _ in range(6):
                pine(
                    scene,
                    trees,
                    x + height * dice.between(-0.2, 0.2),
                    y - dice.between(0.02, 0.2) * height,
                    height * dice.between(0.2, 0.4),
                )
            scene.flat(trees.mask * opening, palette.near, 0.85)
        case "desert":
            scene.flat(
                opening * below(ridge(scene, y - height * 0.36, height * 0.06, 130)),
                mix(palette.accent, palette.light, 0.4),
            )
            scene.flat(
                opening * below(ridge(scene, y - height * 0.2, height * 0.06, 120)), palette.accent, 0.8
            )
        case _:
            stars = Stencil()
            for _ in range(70):
                stars.disc(
                    x + height * dice.between(-0.24, 0.24),
                    y - dice.between(0.03, 0.97) * height,
                    dice.between(1, 3),
                )
            scene.glowing *= 1 - opening[..., None]
            scene.flat(opening, mix(palette.near, palette.top, 0.5), 0.96)
            scene.glow(stars.mask * opening, palette.light, 0.8)
            moon(scene, x + 6, y - height * 0.66, height * 0.09)


TWIST = Twist(
    name="lone door",
    settings=(
        "sea",
        "forest",
        "desert",
        "underwater",
        "snow",
        "clouds",
        "garden",
        "library",
        "meadow",
        "theatre stage",
        "wheat field",
        "railway station",
        "frozen lake",
    ),
    subjects=tuple(sorted(_BEHIND)),
    compose=_compose,
)
