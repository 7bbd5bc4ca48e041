"""What hangs and drifts overhead: moons, clouds, gulls, balloons, lanterns and flags."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, blur, mix, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, oval, polygon, star, stroke


def moon(
    scene: Scene, x: float, y: float, radius: float, *, crescent: bool = False, tint: Colour | None = None
) -> Field:
    """A cratered moon; gives its stencil."""
    colours, dice = scene.palette, scene.dice
    face = colours.light if tint is None else tint
    disc = Stencil().disc(x, y, radius).mask
    if crescent:
        disc = disc * (1 - Stencil().disc(x + radius * 0.42, y - radius * 0.22, radius * 0.86).mask)
    scene.glow(disc, face, 0.5)
    craters, floors = Stencil(), Stencil()
    for _ in range(16):
        angle, away = dice.between(0, math.tau), radius * math.sqrt(dice.between(0, 0.85))
        size = radius * dice.between(0.04, 0.17)
        crater_x, crater_y = x + away * math.cos(angle), y + away * math.sin(angle)
        craters.disc(crater_x, crater_y, size)
        floors.disc(crater_x + size * 0.18, crater_y + size * 0.2, size * 0.86)
    scene.flat(craters.mask * disc, mix(face, colours.middle, 0.35), 0.34)
    scene.flat(floors.mask * disc, mix(face, colours.horizon, 0.3), 0.42)
    scene.flat(soft(scene.grain("patch"), 0.3, 1.5) * disc, mix(face, colours.middle, 0.4), 0.3)
    scene.flat(disc * (scene.grain("stipple") < 0.09), mix(face, colours.horizon, 0.7), 0.45)
    return disc


def halo(scene: Scene, x: float, y: float, radius: float, rings: int = 4) -> None:
    """Rings of faint light round something of this radius."""
    for ring in range(rings):
        disc = blur(Stencil().disc(x, y, radius * (1.35 + 0.42 * ring)).mask, 2)
        scene.veil(disc, scene.palette.light, 0.055)


def cloud(scene: Scene, stencil: Stencil, x: float, y: float, width: float, puffs: int = 8) -> None:
    """Add a flat-bottomed cloud to a stencil."""
    for puff in range(puffs):
        along = (puff + 0.5) / puffs
        radius = width * (0.07 + 0.13 * math.sin(math.pi * along)) * scene.dice.between(0.75, 1.25)
        stencil.disc(x - width / 2 + width * along, y - radius * 0.55, radius)
    stencil.box(x - width / 2, y - width * 0.08, x + width / 2, y + width * 0.03, width * 0.05)


def drifting_clouds(scene: Scene, count: int, highest: float, lowest: float, strength: float = 0.55) -> None:
    """Far clouds between two shares of the sheet's height, thin enough to let the sky through."""
    dice, bank = scene.dice, Stencil()
    for _ in range(count):
        y = dice.between(highest, lowest) * HEIGHT
        cloud(scene, bank, dice.between(0, WIDTH), y, dice.between(150, 360))
    tint = mix(scene.palette.middle, scene.palette.horizon, 0.4)
    if scene.palette.day:
        tint = mix(scene.palette.horizon, scene.palette.light, 0.5)
    scene.paint(bank.mask * strength, tint, Look(shadow=0, rim=0.6))


def gulls(
    scene: Scene, x: float, y: float, spread: float, count: int = 7, tint: Colour | None = None
) -> None:
    """Far birds on the wing, scattered round a point."""
    dice, flock = scene.dice, Stencil()
    for _ in range(count):
        at_x, at_y = x + dice.between(-spread, spread), y + dice.between(-spread, spread) * 0.4
        wing, tip = dice.between(7, 20), dice.between(0.15, 0.4)
        bird = [(-1, -tip), (-0.45, -0.45), (0, 0), (0.45, -0.48), (1, -tip - 0.08)]
        flock.line(stroke([(at_x + wing * a, at_y + wing * b) for a, b in bird]), max(1.4, wing * 0.14))
    scene.flat(flock.mask, scene.palette.near if tint is None else tint, 0.85)


def balloon(scene: Scene, x: float, y: float, radius: float, tint: Colour, tail: Point | None = None) -> None:
    """A toy balloon; its string ends at the tail, or hangs."""
    end = tail or (x + radius * 0.25, y + radius * 4)
    bend = ((x + end[0]) / 2 + radius * 0.35, (y + end[1]) / 2)
    string = stroke([(x, y + radius * 1.2), bend, end])
    scene.flat(Stencil().line(string, 1.6).mask, mix(scene.palette.near, scene.palette.light, 0.3), 0.8)
    outline = [(0, -1), (0.78, -0.66), (0.86, 0.1), (0.3, 0.95), (0, 1.18), (-0.3, 0.95), (-0.86, 0.1)]
    skin = Stencil().fill(curve([(x + radius * a, y + radius * b) for a, b in [*outline, (-0.78, -0.66)]]))
    skin.fill(
        polygon(
            [(x - radius * 0.13, y + radius * 1.3), (x, y + radius), (x + radius * 0.13, y + radius * 1.3)]
        )
    )
    scene.paint(skin.mask, tint, Look(volume=radius * 0.24, rim=0.8, shadow=0.3, drop=radius * 0.12))
    shine = Stencil().fill(oval(x - radius * 0.36, y - radius * 0.42, radius * 0.1, radius * 0.24, 28)).mask
    scene.flat(shine, scene.palette.light, 0.6)


def hot_air_balloon(scene: Scene, x: float, y: float, radius: float, tint: Colour | None = None) -> Point:
    """A striped balloon with a basket; gives the basket's middle."""
    colours = scene.palette
    skin = colours.accent if tint is None else tint
    outline = [(0, -1), (0.75, -0.7), (0.98, -0.05), (0.62, 0.65), (0.2, 1.12)]
    mirrored = [(-a, b) for a, b in reversed(outline[1:])]
    bag = Stencil().fill(curve([(x + radius * a, y + radius * b) for a, b in [*outline, *mirrored]])).mask
    scene.paint(bag, skin, Look(volume=radius * 0.2, rim=0.8, shadow=0.35, drop=radius * 0.1))
    stripe_tint = mix(colours.light, colours.second, 0.45)
    for side in (-0.62, 0, 0.62):
        middle, foot = x + side * radius * 1.25, x + side * radius * 0.3
        stripe = [
            (x + side * radius * 0.2, y - radius),
            (middle + radius * 0.13, y),
            (foot + radius * 0.04, y + radius * 1.1),
            (foot - radius * 0.04, y + radius * 1.1),
            (middle - radius * 0.13, y),
        ]
        scene.paint(
            Stencil().fill(curve(stripe)).mask * bag,
            stripe_tint,
            Look(volume=radius * 0.15, shadow=0, rim=0.4),
        )
    skirt = Stencil()
    for side in (-1, 1):
        top, bottom = (
            (x + side * radius * 0.18, y + radius * 1.1),
            (x + side * radius * 0.14, y + radius * 1.5),
        )
        skirt.segment(top, bottom, max(1.5, radius * 0.02))
    scene.flat(skirt.mask, colours.near)
    basket = Stencil().box(
        x - radius * 0.17, y + radius * 1.48, x + radius * 0.17, y + radius * 1.76, radius * 0.05
    )
    scene.paint(basket.mask, mix(colours.second, colours.near, 0.4), Look(volume=4, shadow=0.3, drop=4))
    weave = Stencil()
    for row in (1.56, 1.64):
        weave.segment((x - radius * 0.16, y + radius * row), (x + radius * 0.16, y + radius * row), 1.4)
    scene.flat(weave.mask, colours.near, 0.6)
    return x, y + radius * 1.5


def paper_lantern(scene: Scene, x: float, y: float, radius: float, tint: Colour | None = None) -> None:
    """A ribbed lantern of lit paper, hanging from above the sheet."""
    colours = scene.palette
    paper = mix(colours.accent if tint is None else tint, colours.light, 0.35)
    scene.flat(
        Stencil().segment((x, -5), (x, y - radius), 1.6).mask, mix(colours.near, colours.light, 0.25), 0.8
    )
    scene.lamp_at(x, y, radius * 5, 0.5)
    scene.paint(Stencil().oval(x, y, radius, radius * 1.2).mask, paper, Look(shadow=0.3, volume=5, lit=0.9))
    scene.glow(blur(Stencil().oval(x, y, radius * 0.55, radius * 0.75).mask, 4), colours.light, 0.9, 0.8)
    ribs = Stencil().line(oval(x, y, radius * 0.5, radius * 1.2), 1.6)
    ribs.segment((x, y - radius * 1.2), (x, y + radius * 1.2), 1.4)
    scene.flat(ribs.mask, mix(paper, colours.near, 0.5), 0.55)
    caps = Stencil().box(x - radius * 0.4, y - radius * 1.32, x + radius * 0.4, y - radius * 1.1)
    caps.box(x - radius * 0.4, y + radius * 1.1, x + radius * 0.4, y + radius * 1.3)
    scene.flat(caps.mask, colours.near)


def paper_star(scene: Scene, x: float, y: float, radius: float) -> None:
    """A cut-out star on a thread from above the sheet."""
    colours = scene.palette
    scene.flat(
        Stencil().segment((x, -5), (x, y - radius), 1.4).mask, mix(colours.near, colours.light, 0.25), 0.8
    )
    look = Look(shadow=0.5, rim=0.6, volume=5, drop=10)
    scene.paint(Stencil().fill(star(x, y, radius)).mask, mix(colours.light, colours.accent, 0.15), look)


def string_between(start: Point, end: Point, sag: float, count: int) -> list[Point]:
    """Points along a line that hangs through between two ends."""
    points = []
    for step in range(count):
        along = step / (count - 1)
        x = start[0] + (end[0] - start[0]) * along
        points.append((x, start[1] + (end[1] - start[1]) * along + sag * 4 * along * (1 - along)))
    return points


def flag_line(scene: Scene, start: Point, end: Point, sag: float, size: float = 17) -> None:
    """A line of little flags in two colours."""
    colours = scene.palette
    line = string_between(start, end, sag, max(4, int(math.dist(start, end) / (size * 2.6))))
    scene.flat(Stencil().line(stroke(line), 2).mask, colours.near, 0.8)
    for turn, tint in enumerate((colours.accent, mix(colours.light, colours.second, 0.5))):
        flags = Stencil()
        for x, y in line[1 + turn : -1 : 2]:
            flags.fill(
                polygon([(x - size, y), (x + size, y + 1), (x + size * 0.3 * scene.wind, y + size * 2)])
            )
        scene.paint(flags.mask, tint, Look(shadow=0.4, rim=0.7, volume=4))


def bulb_line(scene: Scene, start: Point, end: Point, sag: float, size: float = 5) -> None:
    """A line of small lamps."""
    line = string_between(start, end, sag, max(5, int(math.dist(start, end) / 46)))
    scene.flat(Stencil().line(stroke(line), 2).mask, scene.palette.near, 0.8)
    bulbs = Stencil()
    for x, y in line[1:-1]:
        bulbs.disc(x, y + size * 1.5, size)
    scene.glow(bulbs.mask, scene.palette.light, 1.2)
