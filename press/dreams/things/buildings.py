"""Houses and what else is built, each standing on (x, y)."""

import math

from press.dreams.easel.paper import Colour, blur, mix, soft
from press.dreams.easel.paper import Y as ROWS
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, arch, curve, polygon


def house(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    walls: Colour | None = None,
    roof: Colour | None = None,
    *,
    lit: bool = True,
) -> Point:
    """A cottage; gives the mouth of its chimney, for smoke."""
    colours = scene.palette
    wall = mix(scene.plane(0.6), colours.horizon, 0.25) if walls is None else walls
    top = y - width * scene.dice.between(0.8, 1.15)
    body = Stencil().box(x - width / 2, top, x + width / 2, y + 3).mask
    scene.paint(body, wall, Look(volume=width * 0.15, drop=max(3, width * 0.06)))
    chimney = Stencil().box(x + width * 0.2, top - width * 0.55, x + width * 0.33, top + width * 0.1)
    chimney.box(x + width * 0.17, top - width * 0.58, x + width * 0.36, top - width * 0.51)
    scene.paint(chimney.mask, mix(wall, colours.near, 0.4), Look(shadow=0, volume=3))
    gable = polygon(
        [(x - width * 0.64, top + 2), (x - width * 0.05, top - width * 0.62), (x + width * 0.64, top + 2)]
    )
    tiles = Stencil().fill(gable).mask
    roofing = colours.accent if roof is None else roof
    scene.paint(tiles, roofing, Look(volume=width * 0.12, shadow=0.3, drop=max(3, width * 0.05)))
    rows = soft((ROWS - top) / width * 60 % 6, 4.4, 5.2)
    scene.flat(rows * tiles, colours.near, 0.2)
    door = Stencil().fill(arch(x, y + 2, width * 0.2, (y - top) * 0.44))
    scene.flat(door.mask, mix(colours.near, roofing, 0.15), 0.9)
    _windows(scene, x, y, width, top, lit=lit)
    return x + width * 0.265, top - width * 0.58


def _windows(scene: Scene, x: float, y: float, width: float, top: float, *, lit: bool) -> None:
    panes, bars = Stencil(), Stencil()
    for side in (-0.3, 0.3):
        left, right = x + (side - 0.09) * width, x + (side + 0.09) * width
        upper, lower = top + (y - top) * 0.28, top + (y - top) * 0.54
        panes.box(left, upper, right, lower)
        thick = max(1, width * 0.012)
        bars.segment(((left + right) / 2, upper), ((left + right) / 2, lower), thick)
        bars.segment((left, (upper + lower) / 2), (right, (upper + lower) / 2), thick)
    panes.disc(x - width * 0.03, top - width * 0.2, width * 0.07)
    shown = panes.mask * (1 - bars.mask)
    if lit:
        scene.glow(shown, scene.palette.light, 1.3)
        scene.lamp_at(x, (y + top) / 2, width * 1.5, 0.55)
    else:
        scene.flat(shown, scene.palette.near)


def smoke(scene: Scene, x: float, y: float, height: float, strength: float = 0.35) -> None:
    """A thin thread of smoke that the wind bends."""
    puffs = Stencil()
    for step in range(14):
        rise = step / 1.65
        sway = math.sin(rise * 0.8) * height * 0.04 * (1 + rise * 0.3) + rise * height * 0.03 * scene.wind
        puffs.disc(x + sway, y - rise * height / 8, height * (0.014 + 0.01 * rise))
    tint = mix(scene.palette.horizon, scene.palette.light, 0.4)
    scene.veil(blur(puffs.mask, height * 0.02), tint, strength)


def tower(scene: Scene, x: float, y: float, width: float, height: float, tint: Colour, roof: Colour) -> None:
    """A round tower with a pointed roof and a lit window."""
    top = y - height
    body = Stencil().box(x - width / 2, top, x + width / 2, y)
    body.box(x - width * 0.6, top - width * 0.1, x + width * 0.6, top + width * 0.2)
    scene.paint(body.mask, tint, Look(volume=width * 0.2, rim=0.7, shadow=0.35, drop=max(3, width * 0.2)))
    cone = curve(
        [
            (x - width * 0.72, top),
            (x - width * 0.3, top - width * 0.75),
            (x, top - width * 1.9),
            (x + width * 0.3, top - width * 0.75),
            (x + width * 0.72, top),
        ]
    )
    scene.paint(Stencil().fill(cone).mask, roof, Look(volume=width * 0.2, rim=0.8, shadow=0.2, drop=4))
    flag = Stencil().segment((x, top - width * 1.85), (x, top - width * 2.4), max(1.2, width * 0.04))
    fly = width * 0.5 * (1 if scene.wind > 0 else -1)
    flag.fill(polygon([(x, top - width * 2.4), (x + fly, top - width * 2.25), (x, top - width * 2.1)]))
    scene.flat(flag.mask, scene.palette.near, 0.9)
    scene.glow(
        Stencil().fill(arch(x, top + height * 0.36, width * 0.25, width * 0.55)).mask,
        scene.palette.light,
        1.1,
    )


def castle(
    scene: Scene, x: float, y: float, width: float, tint: Colour | None = None, roof: Colour | None = None
) -> None:
    """A cluster of towers behind a wall."""
    colours = scene.palette
    stone = mix(colours.horizon, colours.far, 0.5) if tint is None else tint
    roofs = colours.accent if roof is None else roof
    towers = (
        (-0.3, 0.16, 0.75),
        (0.28, 0.15, 0.85),
        (0.08, 0.2, 1.15),
        (-0.12, 0.14, 0.95),
        (-0.44, 0.15, 0.5),
        (0.44, 0.15, 0.58),
    )
    for aside, wide, high in towers:
        tower(
            scene,
            x + aside * width,
            y,
            wide * width,
            high * width * scene.dice.between(0.75, 0.95),
            stone,
            roofs,
        )
    wall = Stencil().box(x - width * 0.52, y - width * 0.3, x + width * 0.52, y + 2)
    for tooth in range(9):
        left = x + width * (-0.52 + tooth * 0.122)
        wall.box(left, y - width * 0.36, left + width * 0.066, y - width * 0.28)
    scene.paint(wall.mask, mix(stone, colours.near, 0.12), Look(volume=width * 0.04, rim=0.8, drop=6))
    scene.flat(Stencil().fill(arch(x, y + 2, width * 0.16, width * 0.22)).mask, colours.near, 0.9)


def well(scene: Scene, x: float, y: float, width: float) -> None:
    """A stone well with a little roof and a bucket."""
    colours = scene.palette
    stone = mix(colours.far, colours.horizon, 0.3)
    posts = Stencil()
    for side in (-0.42, 0.42):
        posts.segment((x + side * width, y - width * 0.3), (x + side * width, y - width * 1.05), width * 0.06)
    posts.segment((x - width * 0.42, y - width * 0.9), (x + width * 0.42, y - width * 0.9), width * 0.05)
    scene.paint(posts.mask, mix(colours.near, colours.accent, 0.2), Look(volume=3, drop=4))
    scene.flat(Stencil().segment((x, y - width * 0.9), (x, y - width * 0.62), 1.6).mask, colours.near)
    bucket = polygon(
        [
            (x - width * 0.1, y - width * 0.64),
            (x + width * 0.1, y - width * 0.64),
            (x + width * 0.07, y - width * 0.48),
            (x - width * 0.07, y - width * 0.48),
        ]
    )
    scene.paint(Stencil().fill(bucket).mask, colours.second, Look(volume=3, drop=3))
    ring = Stencil().box(x - width / 2, y - width * 0.38, x + width / 2, y, width * 0.05)
    scene.paint(ring.mask, stone, Look(volume=width * 0.08, shade=0.8))
    joints = Stencil()
    for row in (0.13, 0.26):
        joints.segment((x - width / 2, y - width * row), (x + width / 2, y - width * row), 1.6)
    for column in range(-2, 3):
        for row in range(3):
            left = x + width * (0.2 * column + (0.1 if row % 2 else 0))
            joints.segment((left, y - width * 0.13 * row), (left, y - width * 0.13 * (row + 1)), 1.4)
    scene.flat(joints.mask * ring.mask, colours.near, 0.4)
    scene.flat(Stencil().oval(x, y - width * 0.38, width * 0.46, width * 0.07).mask, colours.near)
    roof = polygon([(x - width * 0.62, y - width), (x, y - width * 1.45), (x + width * 0.62, y - width)])
    scene.paint(Stencil().fill(roof).mask, colours.accent, Look(volume=width * 0.08, rim=0.8, drop=5))
