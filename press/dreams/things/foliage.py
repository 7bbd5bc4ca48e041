"""What grows low or reaches in from the edges: mushrooms, flowers, leaves, vines."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, stroke
from press.dreams.things.plants import branch, leaf


def mushroom(scene: Scene, x: float, y: float, height: float, tint: Colour | None = None) -> None:
    """A spotted mushroom with gills in its shade."""
    colours, dice = scene.palette, scene.dice

    def spot(points: list[Point]) -> list[Point]:
        return [(x + a * height, y - b * height) for a, b in points]

    stem = [(-0.11, 0), (-0.065, 0.4), (-0.085, 0.7), (0.085, 0.7), (0.065, 0.4), (0.13, 0)]
    cap = [
        (-0.43, 0.6),
        (-0.31, 0.88),
        (0, 1),
        (0.31, 0.88),
        (0.43, 0.6),
        (0.2, 0.66),
        (0, 0.64),
        (-0.2, 0.66),
    ]
    pale = mix(colours.light, colours.far, 0.45)
    under = Stencil().oval(x, y - height * 0.63, height * 0.38, height * 0.06)
    scene.paint(under.mask, mix(pale, colours.near, 0.5), Look(volume=3, shadow=0.2, rim=0))
    scene.paint(Stencil().fill(curve(spot(stem))).mask, pale, Look(volume=height * 0.04, shadow=0.35))
    skirt = Stencil().fill(curve(spot([(-0.09, 0.52), (0.09, 0.52), (0.14, 0.45), (0, 0.48), (-0.14, 0.45)])))
    scene.paint(skirt.mask, pale, Look(volume=3, shadow=0.4, drop=4))
    top = Stencil().fill(curve(spot(cap))).mask
    skin = colours.accent if tint is None else tint
    scene.paint(top, skin, Look(volume=height * 0.07, shadow=0.3, rim=0.8))
    spots = Stencil()
    for _ in range(9):
        size = height * dice.between(0.02, 0.05)
        at = x + dice.between(-0.32, 0.32) * height, y - dice.between(0.68, 0.96) * height
        spots.oval(*at, size, size * 0.7)
    scene.flat(spots.mask * top, colours.light, 0.75)


def flowers(scene: Scene, y: float, count: int, left: float, right: float, tall: tuple[float, float]) -> None:
    """Long-stemmed flowers along the lower edge."""
    colours, dice = scene.palette, scene.dice
    stems, petals, hearts = Stencil(), Stencil(), Stencil()
    for _ in range(count):
        x, height, size = dice.between(left, right), dice.between(*tall), dice.between(11, 24)
        head = x + dice.between(-30, 30), y - height
        stems.line(stroke([(x, y), ((x + head[0]) / 2 + dice.between(-10, 10), y - height / 2), head]), 3)
        leaf(stems, ((x + head[0]) / 2, y - height * 0.4), dice.between(-2.6, -0.5), size * 1.6)
        around = dice.whole(5, 8)
        for petal in range(around):
            turn = petal * math.tau / around
            petals.disc(
                head[0] + size * 0.7 * math.cos(turn), head[1] + size * 0.7 * math.sin(turn), size * 0.46
            )
        hearts.disc(*head, size * 0.34)
    scene.paint(stems.mask, mix(colours.near, colours.second, 0.3), Look(shadow=0.4, rim=0.5, volume=3))
    scene.paint(petals.mask, colours.accent, Look(shadow=0.45, rim=0.9, volume=7, shade=0.7))
    scene.paint(hearts.mask, colours.light, Look(shadow=0.2, volume=4))


def leaf_frame(scene: Scene, count: int = 22, tint: Colour | None = None, scale: float = 1) -> None:
    """Big dark leaves reaching in from both sides."""
    dice, blades, veins = scene.dice, Stencil(), Stencil()
    for turn in range(count * 2):
        leftwards = turn % 2 == 0
        inset = dice.between(-30, 24)
        x = inset if leftwards else WIDTH - inset
        y = dice.between(HEIGHT * 0.45, HEIGHT + 20) if dice.likely(0.7) else dice.between(0, HEIGHT)
        rise = dice.between(-1.2, 0.3)
        angle = rise if leftwards else math.pi - rise
        length = dice.between(70, 170) * scale
        leaf(blades, (x, y), angle, length, dice.between(0.1, 0.2))
        veins.segment((x, y), (x + length * 0.9 * math.cos(angle), y + length * 0.9 * math.sin(angle)), 1.6)
    colour = scene.palette.near if tint is None else tint
    scene.paint(blades.mask, colour, Look(shadow=0.5, rim=0.55, volume=10, drop=14))
    scene.flat(veins.mask * blades.mask, mix(colour, scene.palette.far, 0.5), 0.45)


def hanging_branches(scene: Scene, *, from_right: bool, tint: Colour) -> None:
    """Leafy branches that reach in from an upper corner."""
    dice, wood, foliage = scene.dice, Stencil(), Stencil()
    side = -1 if from_right else 1
    x = WIDTH + 10 if from_right else -10
    heading = math.pi if from_right else 0
    for y, length in ((dice.between(20, 90), 120), (dice.between(130, 230), 80)):
        angle = heading + side * dice.between(0.1, 0.5)
        for tip in branch(scene, wood, (x, y), angle, length, 15, 6, 0.42):
            leaf(foliage, tip, dice.between(0, math.tau), dice.between(18, 34), 0.3)
    scene.paint(wood.mask, scene.palette.near, Look(shadow=0.45, rim=0.7, volume=4, drop=14))
    scene.paint(foliage.mask, tint, Look(shadow=0.4, rim=0.8, volume=4, drop=12))


def vine(scene: Scene, x: float, length: float, tint: Colour) -> None:
    """A leafy vine that hangs from the upper edge."""
    points = [(x + 14 * math.sin(step * 0.9 + x), step * length / 9 - 10) for step in range(10)]
    stem, foliage = Stencil().line(stroke(points), 3.4), Stencil()
    for at_x, at_y in points[1:]:
        for side in (-1, 1):
            outline = [(0, 0), (13, -2), (23, 13), (8, 11)]
            foliage.fill(curve([(at_x + side * a, at_y + b) for a, b in outline]))
    scene.paint(stem.mask, scene.palette.near, Look(shadow=0.3, rim=0.5, volume=3))
    scene.paint(foliage.mask, tint, Look(shadow=0.45, rim=0.8, volume=4, drop=10))
