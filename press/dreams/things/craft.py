"""What carries people: boats and trains."""

from press.dreams.easel.paper import Colour, blur, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, oval, polygon, stroke


def boat(
    scene: Scene, x: float, y: float, width: float, tint: Colour | None = None, *, sail: bool = True
) -> None:
    """A small boat on the waterline y."""
    colours = scene.palette
    paint = colours.accent if tint is None else tint
    if sail:
        _sails(scene, x, y, width)
    outline = [(-0.5, -0.17), (-0.2, -0.12), (0.2, -0.12), (0.53, -0.19), (0.38, 0.05), (-0.34, 0.05)]
    hull = Stencil().fill(curve([(x + a * width, y + b * width) for a, b in outline])).mask
    scene.paint(hull, paint, Look(volume=width * 0.06, shadow=0.3, drop=width * 0.04))
    planks = Stencil()
    for down in (0.0, 0.045):
        line = [
            (x - width * (0.45 - down), y + width * (down - 0.1)),
            (x, y + width * (down - 0.065)),
            (x + width * (0.47 - down), y + width * (down - 0.115)),
        ]
        planks.line(stroke(line), max(1, width * 0.012))
    scene.flat(planks.mask * hull, colours.light, 0.45)


def _sails(scene: Scene, x: float, y: float, width: float) -> None:
    colours = scene.palette
    mast = Stencil().segment((x, y - width * 0.1), (x, y - width), max(1.5, width * 0.025))
    scene.flat(mast.mask, colours.near)
    fore = [(0.03, -0.97), (0.26, -0.6), (0.42, -0.22), (0.03, -0.2)]
    aft = [(-0.03, -0.85), (-0.2, -0.5), (-0.34, -0.22), (-0.03, -0.2)]
    for outline, tint, shadow in (
        (fore, colours.light, 0.3),
        (aft, mix(colours.light, colours.accent, 0.25), 0),
    ):
        cloth = Stencil().fill(curve([(x + a * width, y + b * width) for a, b in outline])).mask
        scene.paint(cloth, tint, Look(volume=width * 0.06, shadow=shadow, drop=width * 0.03))


def hull(scene: Scene, x: float, y: float, length: float, tint: Colour, *, flip: bool = False) -> Point:
    """A moored steamer or fishing boat of some size; gives the mouth of its funnel."""
    side = -1 if flip else 1
    colours = scene.palette

    def spot(a: float, b: float) -> Point:
        return x + side * a * length, y - b * length

    mast = Stencil().segment(spot(0.18, 0.1), spot(0.18, 0.62), max(2, length * 0.012))
    mast.segment(spot(0.18, 0.6), spot(0.5, 0.17), 1.4).segment(spot(0.18, 0.6), spot(-0.4, 0.2), 1.4)
    scene.flat(mast.mask, colours.near)
    house = Stencil().fill(polygon([spot(-0.3, 0.1), spot(-0.3, 0.26), spot(0.04, 0.26), spot(0.06, 0.1)]))
    scene.paint(house.mask, mix(colours.light, colours.far, 0.45), Look(volume=length * 0.03, drop=5))
    funnel = Stencil().fill(
        polygon([spot(-0.22, 0.25), spot(-0.23, 0.42), spot(-0.11, 0.42), spot(-0.1, 0.25)])
    )
    scene.paint(funnel.mask, colours.accent, Look(volume=length * 0.02, drop=4, rim=0.8))
    outline = [
        spot(-0.5, 0.14),
        spot(-0.2, 0.1),
        spot(0.2, 0.11),
        spot(0.52, 0.21),
        spot(0.4, -0.02),
        spot(-0.44, -0.02),
    ]
    body = Stencil().fill(curve(outline)).mask
    scene.paint(body, tint, Look(volume=length * 0.04, rim=0.8, drop=6))
    stripe = Stencil().line(
        stroke([spot(-0.48, 0.09), spot(0, 0.06), spot(0.48, 0.14)]), max(2, length * 0.016)
    )
    scene.flat(stripe.mask * body, colours.light, 0.7)
    panes = Stencil()
    for at in (-0.24, -0.14, -0.04):
        panes.disc(*spot(at, 0.185), length * 0.022)
    scene.glow(panes.mask, colours.light, 1)
    scene.flat(
        Stencil().line(oval(*spot(0.3, 0.11), length * 0.03, length * 0.03), 2).mask, colours.near, 0.6
    )
    return spot(-0.17, 0.43)


def train(
    scene: Scene, x: float, y: float, length: float, tint: Colour | None = None, *, flip: bool = False
) -> None:
    """An engine with three lit carriages on the line y, driving right."""
    colours = scene.palette
    paint = colours.accent if tint is None else tint
    unit = length / 4.6

    def across(at: float) -> float:
        return x - at * unit if flip else x + at * unit

    def box(stencil: Stencil, start: float, end: float, low: float, high: float, rounded: float = 0) -> None:
        left, right = sorted((across(start), across(end)))
        stencil.box(left, y - high * unit, right, y - low * unit, rounded * unit)

    for carriage in range(3):
        start = -0.3 - 1.05 * carriage
        body, panes = Stencil(), Stencil()
        box(body, start, start + 0.95, 0.15, 0.76, 0.09)
        box(body, start - 0.1, start + 0.1, 0.2, 0.26)
        scene.paint(
            body.mask, mix(paint, colours.near, 0.1 * carriage), Look(volume=unit * 0.1, shadow=0.3, rim=0.7)
        )
        roof, band = Stencil(), Stencil()
        box(roof, start - 0.02, start + 0.97, 0.72, 0.79, 0.03)
        box(band, start + 0.02, start + 0.93, 0.27, 0.31)
        scene.paint(roof.mask, mix(paint, colours.near, 0.55), Look(volume=3, shadow=0.2, rim=0.8))
        scene.flat(band.mask, mix(colours.light, colours.second, 0.5), 0.7)
        for pane in range(4):
            box(panes, start + 0.1 + 0.21 * pane, start + 0.24 + 0.21 * pane, 0.4, 0.62, 0.02)
        scene.glow(panes.mask, colours.light, 1)
    engine = Stencil()
    for part in (
        (1.25, 2.15, 0.18, 0.62),
        (0.72, 1.3, 0.15, 0.88),
        (0.66, 1.37, 0.86, 0.95),
        (1.9, 2.03, 0.6, 0.95),
        (1.86, 2.07, 0.92, 1.0),
    ):
        box(engine, *part, rounded=0.03)
    engine.disc(across(1.55), y - 0.64 * unit, 0.1 * unit)
    engine.fill(
        polygon(
            [(across(2.15), y - 0.18 * unit), (across(2.42), y - 0.03 * unit), (across(2.1), y - 0.03 * unit)]
        )
    )
    scene.paint(engine.mask, mix(colours.near, paint, 0.35), Look(volume=unit * 0.12, shadow=0.3, rim=0.8))
    cab = Stencil()
    box(cab, 0.86, 1.12, 0.52, 0.78, 0.03)
    cab.disc(across(2.17), y - 0.42 * unit, 0.07 * unit)
    scene.glow(cab.mask, colours.light, 1.2)
    scene.lamp_at(across(2.3), y - 0.4 * unit, unit * 1.2, 0.6)
    wheels = Stencil()
    for at in (0.9, 1.35, 1.7, 2.02, -0.15, 0.45, -1.2, -0.6, -2.25, -1.65):
        wheels.disc(across(at), y - 0.11 * unit, 0.11 * unit)
    scene.paint(wheels.mask, colours.near, Look(volume=3, shadow=0, rim=0.7))
    rods = Stencil().segment(
        (across(0.9), y - 0.1 * unit), (across(2.02), y - 0.1 * unit), max(1.4, unit * 0.03)
    )
    scene.flat(rods.mask, colours.second, 0.8)
    steam = Stencil()
    for puff in range(11):
        size = (0.1 + 0.032 * puff) * unit
        sway = (0.05 if puff % 2 else -0.05) * unit
        steam.disc(across(1.95 - 0.2 * puff), y - (1.1 + 0.08 * puff) * unit + sway, size)
    scene.veil(blur(steam.mask, 3), mix(colours.horizon, colours.light, 0.4), 0.5)
