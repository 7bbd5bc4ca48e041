"""Houses and what stands in them: doors, stairs, tables, beds, lamps."""

import math
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import ball, box, group, put, sheet, tube, turned
from press.dioramas.stage import glow


def house(wall: str, roof: str, *, light: str = "#ffb648", size: float = 1.0, shine: float = 5.0) -> Any:
    """A house of card with lit windows, one high before its roof."""
    made = [box((0.8, 0.6, 0.9), m.card(wall))]
    gable = [(-0.52, 0.86), (0, 1.42), (0.52, 0.86)]
    made.append(sheet([(-0.4, 0.88), (0, 1.3), (0.4, 0.88)], m.card(wall), 0.58))
    for side in (0, 1):
        a, b = gable[side], gable[side + 1]
        lift = 0.05
        made.append(sheet([a, b, (b[0], b[1] + lift), (a[0], a[1] + lift)], m.paper(roof), 0.74))
    made.append(box((0.12, 0.12, 0.34), m.clay(roof), (0.24, 0.1, 1.1)))
    for x, z in ((-0.2, 0.55), (0.2, 0.55)):
        made.append(box((0.2, 0.03, 0.22), m.lit(light, shine), (x, -0.3, z), 0.004))
        made += [
            box((0.02, 0.05, 0.24), m.wood("#4a3020"), (x, -0.31, z - 0.01), 0.004),
            box((0.24, 0.05, 0.025), m.wood("#4a3020"), (x, -0.31, z + 0.1), 0.004),
        ]
    made += [
        box((0.2, 0.04, 0.36), m.wood(roof), (0, -0.3, 0.01), 0.008),
        ball((0.02, 0.02, 0.02), m.brass(), (0.06, -0.34, 0.18)),
    ]
    made.append(
        sheet([(0.05 * math.cos(k), 1.05 + 0.05 * math.sin(k)) for k in range(6)], m.lit(light, shine), 0.6)
    )
    lamp = glow((0, -0.62, 0.5), 5 * size * size, light)
    return put(group(*made, lamp), size=size)


def door(colour: str, frame: str, *, ajar: float = 0.0) -> Any:
    """A door in its frame, one and three quarters high; `ajar` opens it by degrees."""
    made = [box((0.12, 0.16, 1.8), m.wood(frame), (x, 0, 0)) for x in (-0.5, 0.5)]
    made.append(box((1.2, 0.2, 0.14), m.wood(frame), (0, 0, 1.78)))
    leaf = [box((0.86, 0.07, 1.74), m.wood(colour), (0.43, 0, 0.02))]
    leaf += [box((0.6, 0.04, 0.6), m.wood(colour), (0.43, -0.04, z), 0.03) for z in (0.18, 1.0)]
    leaf.append(ball((0.05, 0.05, 0.05), m.brass(), (0.76, -0.08, 0.88)))
    made.append(put(group(*leaf), (-0.43, 0, 0), turn=-ajar))
    return group(*made)


def stairs(colour: str, steps: int = 8, wide: float = 0.7, rise: float = 0.16, tread: float = 0.22) -> Any:
    """Stairs that go up to the right."""
    return group(
        *(box((tread + 0.03, wide, rise * (k + 1)), m.wood(colour), (k * tread, 0, 0)) for k in range(steps))
    )


def ladder(colour: str, tall: float = 2.6, wide: float = 0.34) -> Any:
    """A ladder, upright."""
    rails = [
        tube([(x, 0, 0), (x, 0, tall)], 0.028, m.wood(colour), soft=False) for x in (-wide / 2, wide / 2)
    ]
    rungs = [
        tube(
            [(-wide / 2, 0, 0.2 + k * 0.22), (wide / 2, 0, 0.2 + k * 0.22)], 0.022, m.wood(colour), soft=False
        )
        for k in range(int(tall / 0.22) - 1)
    ]
    return group(*rails, *rungs)


def table(colour: str, wide: float = 1.5, tall: float = 0.7) -> Any:
    """A round table on one turned leg."""
    leg = [
        (0.3, 0),
        (0.28, 0.05),
        (0.07, 0.12),
        (0.06, tall * 0.5),
        (0.1, tall * 0.6),
        (0.06, tall * 0.7),
        (0.14, tall - 0.06),
    ]
    top = [
        (0, tall - 0.06),
        (wide / 2, tall - 0.06),
        (wide / 2 + 0.02, tall - 0.03),
        (wide / 2, tall),
        (0, tall),
    ]
    return group(turned(leg, m.wood(colour)), turned(top, m.wood(colour), soft=False))


def bed(frame: str, linen: str, long: float = 2.6, wide: float = 1.7) -> Any:
    """A bed that lies across the picture, its head at the left, with pillow and mattress."""
    made = [
        box((long, wide, 0.26), m.felt(linen), (0, 0, 0.3), 0.1),
        box((long + 0.1, wide + 0.06, 0.14), m.wood(frame), (0, 0, 0.2)),
    ]
    for x, tall in ((-long / 2 - 0.06, 1.5), (long / 2 + 0.06, 0.85)):
        made.append(box((0.1, wide, tall * 0.55), m.wood(frame), (x, 0, tall * 0.35), 0.04))
        for y in (-wide / 2, wide / 2):
            made += [
                turned(
                    [(0.08, 0), (0.07, tall), (0.09, tall + 0.02), (0, tall + 0.04)], m.wood(frame), (x, y, 0)
                ),
                ball((0.1, 0.1, 0.1), m.brass(), (x, y, tall + 0.1)),
            ]
    made.append(
        put(ball((0.32, 0.55, 0.16), m.felt(linen), lumps=0.1), (-long / 2 + 0.36, 0, 0.66), lean=(0, -18))
    )
    return group(*made)


def lamp(colour: str, tall: float = 1.0, light: str = "#ffcf7a", power: float = 16) -> Any:
    """A lamp with a paper shade, and its light."""
    foot = turned([(0, 0), (0.2, 0), (0.18, 0.05), (0.03, 0.09), (0.025, tall * 0.7)], m.brass())
    shade = turned([(0.34, tall * 0.66), (0.17, tall)], m.paper(colour))
    bulb = ball((0.08, 0.08, 0.1), m.lit(light, 12), (0, 0, tall * 0.76))
    return group(foot, shade, bulb, glow((0, 0, tall * 0.6), power, light))
