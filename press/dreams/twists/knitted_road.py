"""Someone on a hill knits, and what is knitted runs down through the land."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, polygon
from press.dreams.stage import Stage
from press.dreams.things.craft import boat
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_KNITTED = {
    "road": Said("a striped road that people travel on", "pasiastą drogę, którą idą ludzie"),
    "river": Said("a river that boats sail on", "rzekę, po której płyną łódki"),
}


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    lamp = WIDTH * (0.5 + 0.26 * side), HEIGHT * 0.16
    stage.back(lamp, 470)
    stage.hang_light(*lamp, 60)
    stage.middle()
    x = WIDTH * (0.5 - 0.16 * side)
    top = min(stage.ground(x), HEIGHT * 0.74) - 150
    hill = curve(
        [
            (x - 330, HEIGHT * 0.86),
            (x - 180, top + 70),
            (x - 40, top),
            (x + 90, top + 14),
            (x + 260, top + 130),
            (x + 420, HEIGHT * 0.86),
        ]
    )
    scene.paint(Stencil().fill(hill).mask, scene.plane(0.5), Look(volume=26, rim=0.8, shadow=0.4))
    start = x + side * 96, top - 60
    middles = _course(start, side)
    ribbon = _ribbon(stage, middles)
    stage.focus(ribbon)
    _travellers(stage, middles)
    stage.focus(stage.draw("knitting", x - side * 10, top + 14, 340, flip=flip, grounded=True))
    stage.front()
    what, where = _KNITTED[stage.subject], stage.place.within
    return Said(
        f"someone in a rocking chair {where.en} knits {what.en}",
        f"ktoś w bujanym fotelu {where.pl} robi na drutach {what.pl}",
    )


def _course(start: Point, side: int) -> list[tuple[float, float, float]]:
    """The ribbon's middle line, with half its width."""
    line: list[tuple[float, float, float]] = []
    for step in range(41):
        along = step / 40
        sway = math.sin(along * math.pi * 2.3) * 230 * (0.3 + 0.8 * along) * side
        x = start[0] + (WIDTH / 2 - start[0]) * along + sway
        y = start[1] + (HEIGHT * 1.02 - start[1]) * along**1.1
        line.append((x, y, 26 + 110 * along**1.1))
    return line


def _ribbon(stage: Stage, middles: list[tuple[float, float, float]]) -> Field:
    scene, palette = stage.scene, stage.scene.palette
    colours: list[Colour] = [palette.accent, mix(palette.light, palette.horizon, 0.3)]
    if stage.subject == "river":
        colours = [mix(palette.second, palette.near, 0.15), mix(palette.second, palette.light, 0.35)]
    whole: Field = np.zeros((HEIGHT, WIDTH), np.float32)
    for step in range(40):
        (x0, y0, w0), (x1, y1, w1) = middles[step], middles[step + 1]
        piece = polygon([(x0 - w0, y0), (x0 + w0, y0), (x1 + w1, y1 + 3), (x1 - w1, y1 + 3)])
        mask = Stencil().fill(piece).mask
        scene.paint(
            mask, colours[(step // 2) % 2], Look(volume=5, rim=0.5, shadow=0.3 if step % 2 else 0.12, drop=6)
        )
        whole = np.maximum(whole, mask)
    stitches = Stencil()
    for x, y, half in middles[1:]:
        count = 7
        for place in range(count):
            at, size = x - half + (place + 0.5) * 2 * half / count, half / count * 0.8
            stitches.segment((at - size, y - size), (at, y + size), max(1.3, half * 0.03))
            stitches.segment((at + size, y - size), (at, y + size), max(1.3, half * 0.03))
    scene.flat(stitches.mask * whole, palette.near, 0.35)
    return whole


def _travellers(stage: Stage, middles: list[tuple[float, float, float]]) -> None:
    poses = ("carrying_suitcase", "cyclist", "running_child", "walking_dog")
    for place, step in enumerate((10, 18, 25, 31)):
        x, y, half = middles[step]
        match stage.subject:
            case "road":
                stage.draw(poses[place], x, y + 6, 52 + half * 0.9, flip=place % 2 == 0, grounded=True)
            case _:
                boat(stage.scene, x, y, 40 + half * 0.7)


TWIST = Twist(
    name="knitted road",
    settings=("meadow", "snow", "desert", "clouds", "garden", "wheat field", "orchard"),
    subjects=("road", "river"),
    compose=_compose,
)
