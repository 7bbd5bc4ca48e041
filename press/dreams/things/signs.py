"""Things that look back: a clock's face, an eye, an open book, loose pages."""

import math

from press.dreams.easel.paper import Colour, Field, each, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, circle, curve, polygon, stroke


def clock_face(
    scene: Scene, x: float, y: float, radius: float, tint: Colour | None = None, *, shining: bool = True
) -> None:
    """A clock without a case; it shines like a moon, or is only painted."""
    colours, dice = scene.palette, scene.dice
    face = colours.light if tint is None else tint
    disc = Stencil().disc(x, y, radius).mask
    if shining:
        scene.glow(disc, face, 0.5)
    else:
        scene.paint(disc, face, Look(volume=radius * 0.15))

    def out(angle: float, share: float) -> Point:
        return x + radius * share * math.cos(angle), y + radius * share * math.sin(angle)

    marks = Stencil().line(circle(x, y, radius * 0.93), radius * 0.035)
    for hour in range(12):
        angle = hour * math.pi / 6
        marks.segment(out(angle, 0.72), out(angle, 0.83), radius * (0.05 if hour % 3 == 0 else 0.022))
    for reach, width in ((0.45, 0.05), (0.66, 0.032)):
        marks.segment((x, y), out(dice.between(0, math.tau), reach), radius * width)
    marks.disc(x, y, radius * 0.06)
    scene.flat(marks.mask, mix(colours.near, colours.middle, 0.2), 0.9)


def eye(scene: Scene, x: float, y: float, radius: float, iris: Colour | None = None) -> Field:
    """A great open eye with lashes; gives its stencil."""
    colours, dice = scene.palette, scene.dice
    tint = colours.second if iris is None else iris
    upper = [(-1.5, 0), (-0.7, -0.72), (0, -0.92), (0.7, -0.72), (1.5, 0)]
    almond = curve(
        [(x + a * radius, y + b * radius) for a, b in [*upper, (0.7, 0.66), (0, 0.84), (-0.7, 0.66)]]
    )
    opening = Stencil().fill(almond).mask
    scene.glow(opening, mix(colours.light, colours.horizon, 0.3), 0.25)
    ball = Stencil().disc(x, y, radius * 0.66).mask
    scene.glowing *= each(1 - ball * 0.9)
    for share, colour in (
        (0.66, mix(tint, colours.near, 0.45)),
        (0.6, tint),
        (0.42, mix(tint, colours.accent, 0.5)),
    ):
        scene.flat(Stencil().disc(x, y, radius * share).mask * opening, colour, 0.95)
    rays = Stencil()
    for ray in range(48):
        angle, reach = ray * math.pi / 24 + dice.between(-0.04, 0.04), radius * dice.between(0.45, 0.63)
        inner = x + radius * 0.3 * math.cos(angle), y + radius * 0.3 * math.sin(angle)
        rays.segment(inner, (x + reach * math.cos(angle), y + reach * math.sin(angle)), radius * 0.013)
    scene.flat(rays.mask * opening, colours.light, 0.5)
    scene.flat(Stencil().disc(x, y, radius * 0.3).mask, colours.near)
    scene.glow(Stencil().disc(x - radius * 0.2, y - radius * 0.22, radius * 0.1).mask, colours.light, 0.8)
    lashes = Stencil().line(almond, radius * 0.05)
    for lash in range(9):
        aside = -1.15 + lash * 0.2875
        root = 0.92 - 0.42 * aside * aside
        tip = [(aside, root), (aside * 1.12, root + 0.16), (aside * 1.3, root + 0.28)]
        lashes.line(stroke([(x + radius * a, y - radius * b) for a, b in tip]), radius * 0.03)
    scene.flat(lashes.mask, colours.near, 0.85)
    return opening


def open_book(scene: Scene, x: float, y: float, width: float, cover: Colour | None = None) -> None:
    """A book lying open; the top of its gutter is at (x, y)."""
    colours = scene.palette
    boards = [(-0.54, -0.02), (0, 0.1), (0.54, -0.02), (0.52, 0.14), (0, 0.25), (-0.52, 0.14)]
    leather = Stencil().fill(polygon([(x + a * width, y + b * width) for a, b in boards])).mask
    scene.paint(leather, colours.accent if cover is None else cover, Look(volume=8, shadow=0.5, rim=0.5))
    leaf = [
        (0, 0.05),
        (0.12, -0.045),
        (0.3, -0.06),
        (0.5, -0.03),
        (0.5, 0.1),
        (0.3, 0.075),
        (0.12, 0.1),
        (0, 0.2),
    ]
    for side in (-1, 1):
        page = Stencil().fill(curve([(x + side * a * width, y + b * width) for a, b in leaf])).mask
        scene.paint(
            page, mix(colours.light, colours.horizon, 0.25), Look(volume=width * 0.05, shadow=0.3, lit=0.7)
        )
        print_lines = Stencil()
        for row in range(5):
            line = [(0.06, 0.06), (0.25, -0.025), (0.46, -0.005)]
            shifted = [(x + side * a * width, y + (b + 0.022 * row) * width) for a, b in line]
            print_lines.line(stroke(shifted), max(1, width * 0.006))
        scene.flat(print_lines.mask * page, colours.near, 0.35)


def flying_pages(scene: Scene, count: int, left: float, right: float, lowest: float) -> None:
    """Loose sheets of paper on the wind."""
    dice, sheets = scene.dice, Stencil()
    for _ in range(count):
        x, y = dice.between(left, right), dice.between(50, lowest)
        angle, size = dice.between(0, math.tau), dice.between(14, 28)
        cos, sin = math.cos(angle) * size, math.sin(angle) * size
        bent = [(-1, 0.6), (0, 0.75), (1, 0.55), (1, -0.7), (0, -0.45), (-1, -0.6)]
        sheets.fill(polygon([(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in bent]))
    tint = mix(scene.palette.light, scene.palette.horizon, 0.15)
    scene.paint(sheets.mask, tint, Look(shadow=0.5, rim=0.4, volume=6, drop=12))
