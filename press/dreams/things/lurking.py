"""What lurks: eyes that shine in the dark, rows of teeth, and the head of a grinning wolf."""

import math
from collections.abc import Sequence
from itertools import pairwise

from press.dreams.easel.paper import Colour, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, oval, polygon, stroke


def shining_eyes(
    scene: Scene,
    pairs: Sequence[tuple[float, float, float]],
    towards: Point,
    tint: Colour | None = None,
) -> None:
    """Pairs of eyes, each at x, y and as wide together as the third number; they all look at one point."""
    balls, pupils, sparks = Stencil(), Stencil(), Stencil()
    for x, y, wide in pairs:
        away = math.hypot(towards[0] - x, towards[1] - y) + 1e-3
        aside, down = (towards[0] - x) / away, (towards[1] - y) / away
        for side in (-1, 1):
            at, half = x + side * wide * 0.29, wide * 0.21
            balls.fill(oval(at, y, half, half * 0.82, side * 14))
            pupil_x, pupil_y = at + aside * half * 0.42, y + down * half * 0.36
            pupils.oval(pupil_x, pupil_y, half * 0.3, half * 0.58)
            sparks.disc(pupil_x - half * 0.22, pupil_y - half * 0.3, max(0.8, half * 0.16))
    colour = scene.palette.light if tint is None else tint
    scene.glow(balls.mask, colour, 0.55)
    scene.flat(pupils.mask * balls.mask, scene.palette.near)
    scene.flat(sparks.mask * balls.mask, scene.palette.light)


def teeth(stencil: Stencil, line: Sequence[Point], count: int, depth: float) -> None:
    """Add pointed teeth along a line of straight bits to a stencil; they grow to the right of its way."""
    lengths = [math.dist(start, end) for start, end in pairwise(line)]

    def spot(share: float) -> Point:
        left = share * sum(lengths)
        for start, end, length in zip(line, line[1:], lengths, strict=False):
            if left <= length:
                along = left / length
                return start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along
            left -= length
        return line[-1]

    for tooth in range(count):
        start, end = spot(tooth / count), spot((tooth + 1) / count)
        wide = math.dist(start, end) + 1e-3
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        reach = depth * (1 if tooth % 2 else 0.8)
        across, down = -(end[1] - start[1]) / wide * reach, (end[0] - start[0]) / wide * reach
        stencil.fill(polygon([start, (middle[0] + across, middle[1] + down), end]))


def wolf_head(scene: Scene, x: float, y: float, size: float, tint: Colour, towards: Point) -> None:
    """A wolf's head seen from the front, grinning; `size` is half its height."""
    colours = scene.palette

    def spots(points: Sequence[Point]) -> list[Point]:
        return [(x + a * size, y + b * size) for a, b in points]

    def both(points: Sequence[Point]) -> list[Point]:
        return spots([*points, *((-a, b) for a, b in reversed(points) if a)])

    ears, inner = Stencil(), Stencil()
    for side in (-1, 1):
        ears.fill(polygon(spots([(side * 0.2, -0.6), (side * 0.62, -1.3), (side * 0.82, -0.3)])))
        inner.fill(polygon(spots([(side * 0.38, -0.62), (side * 0.6, -1.08), (side * 0.7, -0.5)])))
    look = Look(volume=size * 0.1, rim=0.8, shadow=0.4, shade=0.7)
    scene.paint(ears.mask, mix(tint, colours.near, 0.15), look)
    scene.flat(inner.mask, mix(tint, colours.near, 0.6), 0.9)
    half = [(0, -0.82), (0.44, -0.72), (0.78, -0.3), (1.06, 0.24), (0.7, 0.3), (0.72, 0.52), (0.44, 0.6)]
    scene.paint(Stencil().fill(curve(both([*half, (0.3, 0.92), (0, 1.0)]))).mask, tint, look)
    snout = Stencil().fill(curve(both([(0, -0.12), (0.2, 0.02), (0.48, 0.36), (0.34, 0.84), (0, 0.94)])))
    pale = mix(tint, colours.light, 0.42)
    scene.paint(snout.mask, pale, Look(volume=size * 0.1, rim=0.5, shadow=0.25))
    mouth = both([(0, 0.5), (0.3, 0.44), (0.62, 0.22), (0.46, 0.62), (0.2, 0.8), (0, 0.84)])
    dark = Stencil().fill(curve(mouth)).mask
    scene.flat(dark, mix(colours.near, colours.accent, 0.15))
    bite = Stencil()
    teeth(bite, spots([(-0.6, 0.28), (-0.3, 0.46), (0, 0.52), (0.3, 0.46), (0.6, 0.28)]), 11, size * 0.16)
    teeth(bite, spots([(0.42, 0.68), (0.2, 0.79), (0, 0.83), (-0.2, 0.79), (-0.42, 0.68)]), 8, size * 0.13)
    scene.flat(bite.mask * dark, mix(colours.light, colours.horizon, 0.15))
    nose = Stencil().oval(x, y + size * 0.22, size * 0.19, size * 0.13)
    scene.paint(nose.mask, colours.near, Look(volume=4, rim=0.9, shadow=0.2))
    shining_eyes(scene, [(x, y - size * 0.2, size * 0.98)], towards)
    brows = Stencil()
    for side in (-1, 1):
        brows.line(
            stroke(spots([(side * 0.12, -0.3), (side * 0.34, -0.42), (side * 0.58, -0.42)])), size * 0.06
        )
    scene.flat(brows.mask, colours.near, 0.8)
