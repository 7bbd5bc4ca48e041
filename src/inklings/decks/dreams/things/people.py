"""The small witness that stands in many dreams."""

from enum import StrEnum

from inklings.decks.dreams.easel.paper import Colour, mix
from inklings.decks.dreams.easel.scene import Look, Scene
from inklings.decks.dreams.easel.shapes import Point, Stencil, curve, stroke
from inklings.decks.dreams.figures.figure import Place
from inklings.decks.dreams.things.land import contact_shadow


class Garb(StrEnum):
    """Who it is, as far as one can see."""

    COAT = "coat"
    DRESS = "dress"
    CHILD = "child"


class Holding(StrEnum):
    """What the hand does."""

    NOTHING = "nothing"
    LANTERN = "lantern"
    UMBRELLA = "umbrella"
    CASE = "case"
    REACH = "reach"


_BODIES: dict[Garb, list[Point]] = {
    Garb.COAT: [
        (-0.06, 0.77),
        (0.07, 0.77),
        (0.12, 0.58),
        (0.2, 0.2),
        (0.02, 0.17),
        (-0.2, 0.22),
        (-0.11, 0.56),
    ],
    Garb.DRESS: [
        (-0.05, 0.76),
        (0.06, 0.76),
        (0.07, 0.58),
        (0.25, 0.24),
        (0, 0.2),
        (-0.25, 0.26),
        (-0.08, 0.58),
    ],
    Garb.CHILD: [
        (-0.08, 0.72),
        (0.09, 0.72),
        (0.14, 0.5),
        (0.15, 0.27),
        (0, 0.24),
        (-0.15, 0.27),
        (-0.13, 0.5),
    ],
}
_HANDS: dict[Holding, Point] = {
    Holding.NOTHING: (0.13, 0.4),
    Holding.LANTERN: (0.25, 0.54),
    Holding.UMBRELLA: (0.15, 0.78),
    Holding.CASE: (0.16, 0.36),
    Holding.REACH: (0.27, 0.99),
}


def person(
    scene: Scene,
    x: float,
    y: float,
    height: float,
    tint: Colour | None = None,
    garb: Garb = Garb.COAT,
    holding: Holding = Holding.NOTHING,
    *,
    flip: bool = False,
    shadow: bool = True,
) -> Point:
    """Someone seen from behind, feet at (x, y); gives the point of the hand."""
    place = Place(x, y, height, flip)
    colour = scene.palette.accent if tint is None else tint
    if shadow:
        contact_shadow(scene, x, y, height)
    _legs(scene, place)
    _head(scene, place)
    body = Stencil().fill(curve([place.at(point) for point in _BODIES[garb]])).mask
    scene.paint(body, colour, Look(volume=max(3, height * 0.05), shadow=0.3, rim=0.8, drop=5))
    if garb is Garb.COAT:
        seam = Stencil().segment(place.at((0.02, 0.55)), place.at((0.03, 0.2)), max(1, height * 0.012))
        scene.flat(seam.mask * body, mix(colour, scene.palette.near, 0.6), 0.7)
    _hair(scene, place, garb)
    _scarf(scene, place)
    if holding is Holding.UMBRELLA:
        _umbrella(scene, place)
    _arm(scene, place, _HANDS[holding], mix(colour, scene.palette.near, 0.25))
    if holding is Holding.LANTERN:
        _lantern(scene, place)
    elif holding is Holding.CASE:
        _case(scene, place)
    return place.at(_HANDS[holding])


def _legs(scene: Scene, place: Place) -> None:
    legs = Stencil()
    for hip, foot in ((-0.05, -0.08), (0.05, 0.07)):
        legs.segment(place.at((hip, 0.3)), place.at((foot, 0.03)), place.size * 0.055)
        legs.segment(place.at((foot, 0.02)), place.at((foot + 0.05, 0.015)), place.size * 0.05)
    scene.paint(legs.mask, scene.palette.near, Look(shadow=0.2, volume=3, drop=4))


def _head(scene: Scene, place: Place) -> None:
    skin = mix(scene.palette.horizon, scene.palette.light, 0.3)
    neck = Stencil().segment(place.at((0, 0.74)), place.at((0.005, 0.82)), place.size * 0.05)
    head = neck.disc(*place.at((0.012, 0.845)), place.size * 0.086).mask
    scene.paint(head, skin, Look(volume=4, shadow=0, rim=0.4))


def _hair(scene: Scene, place: Place, garb: Garb) -> None:
    hair, size = Stencil(), place.size
    if garb is Garb.COAT:
        hair.oval(*place.at((0, 0.905)), size * 0.15, size * 0.022)
        crown = [(-0.085, 0.9), (-0.08, 1.0), (-0.02, 1.03), (0.05, 1.02), (0.085, 0.99), (0.09, 0.9)]
        hair.fill(curve([place.at(point) for point in crown]))
    elif garb is Garb.DRESS:
        locks = [
            (-0.1, 0.8),
            (-0.1, 0.93),
            (0.02, 0.96),
            (0.1, 0.9),
            (0.06, 0.87),
            (-0.03, 0.86),
            (-0.06, 0.7),
        ]
        hair.fill(curve([place.at(point) for point in [*locks, (-0.15, 0.64)]]))
    else:
        cap = [(-0.11, 0.83), (-0.1, 0.93), (0.02, 0.965), (0.1, 0.91), (0.15, 0.885), (0.02, 0.88)]
        hair.fill(curve([place.at(point) for point in cap])).disc(*place.at((0.0, 0.975)), size * 0.026)
    scene.paint(
        hair.mask, mix(scene.palette.near, scene.palette.far, 0.12), Look(shadow=0, volume=3, rim=0.6)
    )


def _scarf(scene: Scene, place: Place) -> None:
    """A band round the neck and an end that the wind takes."""
    size, blow = place.size, 0.12 + 0.1 * abs(scene.wind)
    scarf = Stencil().segment(place.at((-0.06, 0.755)), place.at((0.07, 0.76)), size * 0.045)
    end = [place.at((-0.05, 0.75)), place.at((-0.05 - blow * 0.6, 0.73)), place.at((-0.05 - blow, 0.68))]
    scene.paint(
        scarf.line(stroke(end), size * 0.036).mask, scene.palette.second, Look(shadow=0.3, volume=3, drop=3)
    )


def _arm(scene: Scene, place: Place, hand: Point, tint: Colour) -> None:
    elbow = ((0.08 + hand[0]) / 2 + 0.03, (0.7 + hand[1]) / 2 - 0.05)
    sleeve = stroke([place.at((0.07, 0.7)), place.at(elbow), place.at(hand)])
    scene.paint(Stencil().line(sleeve, place.size * 0.058).mask, tint, Look(shadow=0.25, volume=3, drop=3))
    palm = Stencil().disc(*place.at(hand), place.size * 0.028).mask
    scene.paint(palm, mix(scene.palette.horizon, scene.palette.light, 0.3), Look(shadow=0, volume=3))


def _lantern(scene: Scene, place: Place) -> None:
    size = place.size
    x, y = place.at((0.26, 0.42))
    scene.lamp_at(x, y, size * 2.6, 0.9)
    case = Stencil().segment((x, y - size * 0.11), (x, y - size * 0.05), 2)
    case.box(x - size * 0.05, y - size * 0.06, x + size * 0.05, y + size * 0.07, size * 0.01)
    scene.flat(case.mask, scene.palette.near)
    scene.glow(Stencil().oval(x, y, size * 0.04, size * 0.052).mask, scene.palette.light, 1.6)


def _umbrella(scene: Scene, place: Place) -> None:
    size = place.size
    x, y = place.at((0.15, 1.08))
    stick = Stencil().segment((x, y), place.at((0.15, 0.72)), max(1.5, size * 0.015))
    scene.flat(stick.mask, scene.palette.near)
    dome = [
        (-0.34, 0.1),
        (-0.25, -0.1),
        (0, -0.2),
        (0.25, -0.1),
        (0.34, 0.1),
        (0.17, 0.05),
        (0, 0.09),
        (-0.17, 0.05),
    ]
    canopy = Stencil().fill(curve([(x + a * size, y + b * size) for a, b in dome])).mask
    scene.paint(canopy, scene.palette.second, Look(volume=size * 0.06, shadow=0.3, rim=0.8, drop=4))
    ribs = Stencil()
    for foot in (-0.17, 0, 0.17):
        rib = [
            (x, y - size * 0.19),
            (x + foot * size * 0.8, y - size * 0.08),
            (x + foot * size, y + size * 0.06),
        ]
        ribs.line(stroke(rib), max(1, size * 0.01))
    scene.flat(ribs.mask * canopy, scene.palette.near, 0.35)


def _case(scene: Scene, place: Place) -> None:
    size = place.size
    x, y = place.at((0.17, 0.33))
    case = Stencil().box(x - size * 0.11, y, x + size * 0.11, y + size * 0.16, size * 0.02)
    case.line(
        stroke([(x - size * 0.04, y), (x, y - size * 0.05), (x + size * 0.04, y)]), max(1.4, size * 0.018)
    )
    scene.paint(
        case.mask, mix(scene.palette.second, scene.palette.near, 0.2), Look(volume=3, shadow=0.2, drop=3)
    )
    straps = Stencil()
    for side in (-0.06, 0.06):
        straps.segment((x + side * size, y), (x + side * size, y + size * 0.16), max(1, size * 0.014))
    scene.flat(straps.mask, scene.palette.near, 0.6)
