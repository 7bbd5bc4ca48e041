"""A sheep cannot sleep, and counts."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve
from press.dreams.stage import Stage
from press.dreams.things.furnishings import bed, candle
from press.dreams.twists.parts import within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_JUMPERS = {
    "running_child": Said("children", "dzieci skaczące"),
    "postman": Said("postmen", "listonoszy skaczących"),
    "baker": Said("bakers", "piekarzy skaczących"),
    "cyclist": Said("cyclists", "rowerzystów skaczących"),
    "carrying_suitcase": Said("travellers", "podróżnych skaczących"),
    "playing_violin": Said("violinists", "skrzypków skaczących"),
}
_ARC = ((0.1, 0.555, -4), (0.27, 0.4, -26), (0.47, 0.29, -6), (0.68, 0.375, 22), (0.87, 0.545, 6))


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    stage.back((WIDTH * 0.5, HEIGHT * 0.4), 500)
    stage.middle()
    top = HEIGHT * 0.505
    rails = Stencil()
    for row in (0, 66):
        rails.box(WIDTH * 0.3, top + row, WIDTH * 0.7, top + row + 19, 5)
    for step in range(5):
        x = WIDTH * (0.32 + 0.09 * step)
        rails.fill(
            curve(
                [
                    (x - 13, top + 170),
                    (x - 13, top - 34),
                    (x, top - 54),
                    (x + 13, top - 34),
                    (x + 13, top + 170),
                ]
            )
        )
    scene.paint(
        rails.mask, mix(palette.light, palette.far, 0.3), Look(volume=5, rim=0.9, shadow=0.6, drop=14)
    )
    for step, (across, down, turn) in enumerate(_ARC):
        at = WIDTH * (1 - across if flip else across), HEIGHT * down
        tint = palette.accent if step % 2 else palette.second
        stage.focus(stage.fit(stage.subject, *at, 170, 172, tint, flip=flip, turn=-turn if flip else turn))
    x, foot, wide = WIDTH * 0.5, HEIGHT * 0.91, 600
    stage.focus(bed(scene, x, foot, wide, mix(palette.accent, palette.near, 0.1)))
    stage.focus(Stencil().box(x - wide / 2, foot - 150, x + wide / 2, foot).mask)
    edge = [
        (x - 330, 0.0),
        (x - 330, foot - 188),
        (x - 165, foot - 150),
        (x - 140, foot - 190),
        (x - 40, foot - 186),
        (x + 100, foot - 180),
        (x + 300, foot - 170),
        (x + 330, 0.0),
    ]
    above = Stencil().fill(curve(edge)).mask
    within(scene, above, lambda: _sheep(stage, x - 96, foot))
    candle(scene, x + 332, foot + 8, 90)
    stage.front()
    who, where = _JUMPERS[stage.subject], stage.place.within
    return Said(
        f"a sheep lies awake in bed {where.en} and counts {who.en} who leap over a fence",
        f"owca leży w łóżku {where.pl}, nie śpi i liczy {who.pl} przez płot",
    )


def _sheep(stage: Stage, x: float, foot: float) -> None:
    """It sits up in its nightcap, and looks at the fence."""
    scene, palette = stage.scene, stage.scene.palette
    wool = mix(palette.light, palette.horizon, 0.25)
    stage.fit("sheep", x, foot - 70, 300, 300, wool, standing=True, turn=-12)
    cap = [
        (x + 44, foot - 300),
        (x + 96, foot - 318),
        (x + 132, foot - 290),
        (x + 92, foot - 372),
        (x + 20, foot - 386),
        (x - 34, foot - 340),
        (x + 10, foot - 350),
    ]
    scene.paint(Stencil().fill(curve(cap)).mask, palette.second, Look(volume=8, rim=0.8, shadow=0.4))
    scene.paint(Stencil().disc(x - 36, foot - 334, 15).mask, palette.light, Look(volume=5))


TWIST = Twist(
    name="counting the sleepless",
    settings=("meadow", "parlour", "snow", "clouds", "orchard", "wheat field"),
    subjects=tuple(sorted(_JUMPERS)),
    compose=_compose,
    number=314,
)
