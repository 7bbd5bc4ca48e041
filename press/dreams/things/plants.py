"""Trees, whole or added to a stencil."""

import math

from press.dreams.easel.paper import Colour, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, polygon, stroke


def branch(
    scene: Scene,
    stencil: Stencil,
    start: Point,
    angle: float,
    length: float,
    width: float,
    depth: int,
    spread: float = 0.5,
) -> list[Point]:
    """Add a branch that forks `depth` times to a stencil; gives its tips. Angles are clockwise from right."""
    if depth == 0 or length < 4:
        return [start]
    dice = scene.dice
    bent = angle + dice.between(-0.2, 0.2)
    elbow = start[0] + length * 0.5 * math.cos(angle), start[1] + length * 0.5 * math.sin(angle)
    end = elbow[0] + length * 0.5 * math.cos(bent), elbow[1] + length * 0.5 * math.sin(bent)
    stencil.line(stroke([start, elbow, end]), max(1.2, width))
    tips: list[Point] = []
    for fork in (-1, 1) if dice.likely(0.85) else (-1, 1, 0.1):
        turned = bent + fork * spread * dice.between(0.55, 1.2)
        tips += branch(
            scene, stencil, end, turned, length * dice.between(0.68, 0.86), width * 0.66, depth - 1, spread
        )
    return tips


def leaf(stencil: Stencil, root: Point, angle: float, length: float, plump: float = 0.28) -> None:
    """Add a pointed leaf to a stencil."""
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    sides = [(0.0, 0.0), (0.45, plump), (1.0, 0.0), (0.45, -plump)]
    stencil.fill(
        curve(
            [
                (
                    root[0] + length * (a * along[0] + b * across[0]),
                    root[1] + length * (a * along[1] + b * across[1]),
                )
                for a, b in sides
            ]
        )
    )


def tree(
    scene: Scene,
    x: float,
    y: float,
    height: float,
    bark: Colour | None = None,
    leaves: Colour | None = None,
    *,
    lean: float = 0,
    depth: int = 7,
) -> list[Point]:
    """A spreading tree, bare unless its leaves have a colour; gives the tips of its twigs."""
    colours, dice, wood = scene.palette, scene.dice, Stencil()
    width = height * 0.065
    trunk = [(-1.7, -4), (-0.6, 0.1), (-0.42, 0.3), (0.42, 0.3), (0.6, 0.1), (1.8, -4)]
    wood.fill(curve([(x + a * width, y + 4 if b < 0 else y - b * height) for a, b in trunk]))
    for side in (-1, 1):
        root = [(x, y - height * 0.06), (x + side * width, y - 2), (x + side * width * 2.4, y + 6)]
        wood.line(stroke(root), width * 0.35)
    tips = branch(scene, wood, (x, y - height * 0.26), -math.pi / 2 + lean, height * 0.22, width * 0.9, depth)
    if leaves is not None:
        crown = Stencil()
        for tip_x, tip_y in tips[::2]:
            crown.oval(tip_x, tip_y, height * dice.between(0.02, 0.05), height * dice.between(0.02, 0.04))
        look = Look(volume=height * 0.03, rim=0.2, shadow=0.3, drop=height * 0.02)
        scene.paint(crown.mask, mix(leaves, colours.near, 0.45), look)
    look = Look(volume=max(3, width * 0.4), rim=0.7, shadow=0.35, drop=height * 0.015)
    scene.paint(wood.mask, colours.near if bark is None else bark, look)
    if leaves is not None:
        tufts = Stencil()
        for tip in tips[1::2]:
            for _ in range(3):
                length = height * dice.between(0.025, 0.05)
                leaf(tufts, tip, dice.between(0, math.tau), length, 0.36)
        look = Look(volume=height * 0.014, rim=0.7, shadow=0.3, drop=height * 0.012, shade=0.6)
        scene.paint(tufts.mask, leaves, look)
    return tips


def round_tree(
    scene: Scene, x: float, y: float, height: float, tint: Colour, fruit: Colour | None = None
) -> None:
    """A tree whose crown is one full cloud of leaves, as in an orchard."""
    dice, colours = scene.dice, scene.palette
    trunk = [(-0.07, 0), (-0.035, 0.2), (-0.05, 0.5), (0.05, 0.5), (0.035, 0.2), (0.08, 0)]
    wood = Stencil().fill(curve([(x + a * height, y - b * height) for a, b in trunk]))
    scene.paint(wood.mask, mix(colours.near, colours.far, 0.2), Look(volume=max(3, height * 0.02), drop=4))
    for depth, (size, lift) in enumerate(((0.17, 0.6), (0.13, 0.68), (0.09, 0.74))):
        crown = Stencil()
        for _ in range(9):
            angle, away = dice.between(0, math.tau), height * dice.between(0.04, 0.24 - 0.05 * depth)
            radius = height * size * dice.between(0.7, 1.1)
            crown.disc(x + away * math.cos(angle), y - lift * height + away * 0.75 * math.sin(angle), radius)
        shade = mix(mix(tint, colours.near, 0.34 - 0.14 * depth), colours.light, 0.07 * depth)
        look = Look(volume=max(4, height * 0.05), rim=0.6, shadow=0.3, drop=max(3, height * 0.02), shade=0.7)
        scene.paint(crown.mask, shade, look)
    if fruit is not None:
        apples = Stencil()
        for _ in range(14):
            angle, away = dice.between(0, math.tau), height * dice.between(0.05, 0.3)
            apples.disc(
                x + away * math.cos(angle), y - 0.63 * height + away * 0.7 * math.sin(angle), height * 0.024
            )
        scene.paint(apples.mask, fruit, Look(volume=3, rim=0.9, shadow=0.4, drop=3))


def pine(scene: Scene, stencil: Stencil, x: float, y: float, height: float) -> None:
    """Add a ragged pine to a stencil."""
    dice = scene.dice
    left: list[Point] = [(x, y - height)]
    right: list[Point] = []
    for tier in range(1, 7):
        down = y - height + height * 0.9 * tier / 6
        reach = height * (0.24 * tier / 6 + 0.015)
        left += [(x - reach * dice.between(0.85, 1.1), down + height * 0.03), (x - reach * 0.5, down)]
        right += [(x + reach * dice.between(0.85, 1.1), down + height * 0.03), (x + reach * 0.5, down)]
    trunk = [(-0.02, 0.06), (-0.02, 0), (0.02, 0), (0.02, 0.06)]
    stencil.fill(polygon([*left, *((x + a * height, y - b * height) for a, b in trunk), *reversed(right)]))
