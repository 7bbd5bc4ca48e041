"""What stands in rooms and streets: tables, beds, curtains, cages, lamps."""

import math

import numpy as np

from press.dreams.easel.paper import Colour, Field, X, Y, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, oval, polygon, stroke


def lamppost(scene: Scene, x: float, y: float, height: float, *, lit: bool = True) -> None:
    """A street lamp standing on (x, y)."""
    post = Stencil().segment((x, y), (x, y - height * 0.9), max(2, height * 0.02))
    post.box(x - height * 0.03, y - height * 0.05, x + height * 0.03, y, height * 0.01)
    post.segment(
        (x - height * 0.05, y - height * 0.8), (x + height * 0.05, y - height * 0.8), max(1.6, height * 0.012)
    )
    for outline in (
        [(-0.05, 1), (0.05, 1), (0.03, 0.88), (-0.03, 0.88)],
        [(-0.065, 1), (-0.02, 1.05), (0, 1.09), (0.02, 1.05), (0.065, 1)],
    ):
        post.fill(polygon([(x + a * height, y - b * height) for a, b in outline]))
    scene.paint(post.mask, scene.palette.near, Look(volume=3, shadow=0.3, drop=4))
    if lit:
        scene.glow(
            Stencil().oval(x, y - height * 0.945, height * 0.028, height * 0.042).mask,
            scene.palette.light,
            1.6,
        )
        scene.lamp_at(x, y - height * 0.94, height * 0.9, 0.8)


def cage(scene: Scene, x: float, y: float, width: float, height: float, tint: Colour | None = None) -> None:
    """A domed bird cage whose floor is at y, hanging from above the sheet; paint it after its prisoner."""
    colours = scene.palette
    brass = mix(colours.light, colours.second, 0.35) if tint is None else tint
    top, half = y - height, width / 2
    bars = Stencil().segment((x, -10), (x, top - 14), 2).line(oval(x, top - 8, 8, 9), 3)
    for bar in range(-4, 5):
        foot = x + half * math.sin(bar / 4 * math.pi / 2)
        shoulder = top + height * 0.36
        bars.line(
            stroke([(x, top), (x + (foot - x) * 0.72, top + height * 0.1), (foot, shoulder), (foot, y)]), 3
        )
    for level in (0.36, 0.68):
        bars.line(oval(x, top + height * level, half, half * 0.1), 3)
    scene.paint(bars.mask, brass, Look(volume=3, rim=0.9, shadow=0.4, drop=10))
    floor = Stencil().oval(x, y, half * 1.04, half * 0.14).oval(x, y + half * 0.08, half * 1.04, half * 0.14)
    scene.paint(floor.mask, mix(brass, colours.near, 0.25), Look(volume=5, rim=0.8))


def table(
    scene: Scene, x: float, y: float, width: float, height: float, cloth: Colour | None = None
) -> float:
    """A table under a cloth; gives the y of its top."""
    colours = scene.palette
    linen = mix(colours.light, colours.horizon, 0.3) if cloth is None else cloth
    top, half = y - height, width / 2
    legs = Stencil()
    for side in (-0.72, 0.72):
        legs.segment(
            (x + side * half, top + height * 0.3), (x + side * half * 1.06, y), max(5, width * 0.025)
        )
    scene.paint(legs.mask, mix(colours.near, colours.accent, 0.2), Look(volume=4, drop=6))
    hem = [
        (x + half * (1.04 - step * 0.208), y - height * (0.34 + (0.14 if step % 2 else 0)))
        for step in range(11)
    ]
    drape = Stencil().fill(curve([(x - half, top), (x, top - 2), (x + half, top), *hem]))
    drape.oval(x, top, half * 1.02, height * 0.13)
    scene.paint(drape.mask, linen, Look(volume=width * 0.035, shadow=0.5, shade=0.75))
    folds = soft(np.sin((X - x) / width * 34 + np.sin(Y / 60)), 0.2, 1) * (top + height * 0.14 < Y)
    scene.flat(folds * drape.mask, colours.near, 0.2)
    surface = Stencil().oval(x, top, half * 1.02, height * 0.13)
    scene.paint(surface.mask, mix(linen, colours.light, 0.25), Look(volume=4, shadow=0, rim=0.5, lit=0.8))
    return top


def chair(scene: Scene, x: float, y: float, height: float, tint: Colour, *, flip: bool = False) -> None:
    """A plain wooden chair seen from the side, facing right."""
    side = -1 if flip else 1

    def spot(a: float, b: float) -> Point:
        return x + side * a * height, y - b * height

    wood, thick = Stencil(), max(3, height * 0.045)
    wood.segment(spot(-0.2, 0), spot(-0.24, 1), thick).segment(spot(0.2, 0), spot(0.19, 0.45), thick)
    wood.segment(spot(-0.22, 0.46), spot(0.22, 0.44), thick * 1.6)
    for rung in (0.66, 0.8, 0.94):
        wood.segment(spot(-0.23, rung), spot(-0.17, rung - 0.02), thick * 1.2)
    wood.segment(spot(-0.2, 0.18), spot(0.2, 0.18), thick * 0.7)
    scene.paint(wood.mask, tint, Look(volume=3, rim=0.8, drop=6))


def bed(scene: Scene, x: float, y: float, width: float, quilt: Colour | None = None) -> Field:
    """A bed from the side, pillow on the left, under a patchwork quilt; gives the quilt's stencil."""
    colours = scene.palette
    wood = mix(colours.second, colours.near, 0.35)

    def outline(points: list[Point]) -> Stencil:
        return Stencil().fill(curve([(x + a * width, y - b * width) for a, b in points]))

    legs = Stencil().box(x - width * 0.5, y - width * 0.2, x - width * 0.46, y)
    legs.box(x + width * 0.46, y - width * 0.2, x + width * 0.5, y)
    scene.paint(legs.mask, wood, Look(volume=4, drop=5))
    head = [(-0.53, 0.08), (-0.55, 0.4), (-0.5, 0.55), (-0.45, 0.4), (-0.44, 0.08)]
    scene.paint(outline(head).mask, wood, Look(volume=width * 0.02, rim=0.8))
    mattress = Stencil().box(
        x - width * 0.48, y - width * 0.24, x + width * 0.48, y - width * 0.1, width * 0.03
    )
    scene.paint(mattress.mask, mix(colours.light, colours.far, 0.4), Look(volume=6))
    pillow = [(-0.45, 0.24), (-0.44, 0.34), (-0.34, 0.37), (-0.24, 0.33), (-0.24, 0.25), (-0.34, 0.23)]
    scene.paint(outline(pillow).mask, colours.light, Look(volume=width * 0.025, shade=0.5))
    cover = [
        (-0.27, 0.26),
        (-0.2, 0.33),
        (0, 0.31),
        (0.3, 0.3),
        (0.48, 0.27),
        (0.5, 0.1),
        (0.3, 0.07),
        (0, 0.085),
        (-0.2, 0.07),
        (-0.26, 0.12),
    ]
    blanket = outline(cover).mask
    scene.paint(blanket, colours.accent if quilt is None else quilt, Look(volume=width * 0.03, rim=0.7))
    patch = width * 0.07
    column, row = np.floor((X - x + (Y - y) * 0.2) / patch), np.floor((Y - y) / patch)
    for turn, tint in enumerate((colours.light, colours.second)):
        scene.flat(((column + 2 * row) % 4 == turn * 2) * blanket, mix(tint, colours.near, 0.12), 0.62)
    seams = ((X - x + (Y - y) * 0.2) % patch < 1.6) | ((Y - y) % patch < 1.6)
    scene.flat(seams * blanket, colours.near, 0.35)
    foot = [(0.46, 0.06), (0.45, 0.28), (0.5, 0.37), (0.55, 0.28), (0.54, 0.06)]
    scene.paint(outline(foot).mask, wood, Look(volume=width * 0.02, rim=0.8))
    return blanket


def curtain(scene: Scene, outline: list[Point], tint: Colour, fold: float = 9, drop: float = 20) -> None:
    """Heavy cloth within this outline, in vertical folds."""
    cloth = Stencil().fill(curve(outline)).mask
    scene.paint(cloth, tint, Look(shadow=0.65, rim=0.75, volume=17, drop=drop))
    folds = np.sin((X - outline[0][0]) / fold + np.sin(Y / 230) * 1.8)
    scene.veil(cloth * soft(folds, -0.1, 1), scene.palette.near, 0.5)
    scene.veil(cloth * soft(-folds, 0.7, 1), scene.palette.light, 0.12)


def candle(scene: Scene, x: float, y: float, height: float) -> None:
    """A burning candle standing on (x, y)."""
    wide = height * 0.14
    wax = Stencil().box(x - wide, y - height * 0.75, x + wide, y, wide * 0.4)
    scene.paint(
        wax.mask, mix(scene.palette.light, scene.palette.horizon, 0.2), Look(volume=3, shadow=0.25, drop=4)
    )
    flame = [(0, -1.05), (0.11, -0.9), (0.06, -0.79), (-0.06, -0.79), (-0.11, -0.9)]
    scene.glow(
        Stencil().fill(curve([(x + a * height, y + b * height) for a, b in flame])).mask,
        scene.palette.light,
        1.6,
    )
    scene.lamp_at(x, y - height * 0.9, height * 2.4, 0.4)
