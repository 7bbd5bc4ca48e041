"""The pen that drew the outlines of the clouds: billows between notches, each an arc of a circle.

`outlines.json` holds what it drew, and is what games and pictures use. After a change here, write it again:
`python -m press.clouds.scallop > src/inklings/games/pareidolia/clouds/outlines.json`.
"""

import itertools
import json
import math
import sys

Point = tuple[float, float]
Ring = tuple[Point, ...]
Notch = tuple[float, float, float]

_STEP = 7.4  # how far the pen goes before it turns

# Rings of notches, x and y downwards, clockwise as seen for the outer ring and the other way for a hole. The
# third number is the billow from this notch to the next: its height as a part of its width.
_NOTCHES: dict[str, tuple[tuple[Notch, ...], ...]] = {
    "puff": (
        (
            (-100, 36, 0.40),
            (-88, -4, 0.44),
            (-54, -24, 0.34),
            (-26, -62, 0.42),
            (34, -62, 0.36),
            (58, -30, 0.38),
            (96, -14, 0.46),
            (108, 26, 0.42),
            (88, 54, 0.18),
            (40, 58, 0.20),
            (-4, 66, 0.16),
            (-60, 60, 0.22),
        ),
    ),
    "streak": (
        (
            (-122, 20, 0.46),
            (-112, -8, 0.36),
            (-80, -26, 0.42),
            (-22, -34, 0.36),
            (14, -18, 0.40),
            (64, -20, 0.36),
            (90, -6, 0.30),
            (116, 2, 0.52),
            (120, 34, 0.24),
            (88, 30, 0.24),
            (44, 38, 0.30),
            (2, 32, 0.20),
            (-56, 42, 0.32),
            (-94, 34, 0.24),
        ),
    ),
    "crescent": (
        (
            (62, 46, 0.44),
            (72, 78, 0.42),
            (32, 94, 0.28),
            (-22, 92, 0.38),
            (-66, 58, 0.30),
            (-84, 12, 0.40),
            (-74, -42, 0.34),
            (-40, -74, 0.40),
            (12, -92, 0.36),
            (48, -78, 0.50),
            (50, -48, 0.34),
            (16, -42, 0.22),
            (-16, -30, 0.24),
            (-32, 4, 0.18),
            (-16, 40, 0.26),
            (22, 50, 0.22),
        ),
    ),
    "ring": (
        (
            (-88, 10, 0.34),
            (-78, -36, 0.38),
            (-42, -74, 0.36),
            (0, -86, 0.40),
            (52, -68, 0.34),
            (80, -34, 0.38),
            (92, 18, 0.34),
            (70, 58, 0.40),
            (22, 84, 0.32),
            (-20, 86, 0.38),
            (-66, 56, 0.36),
        ),
        (
            (-42, 12, 0.24),
            (-22, 40, 0.20),
            (16, 44, 0.26),
            (44, 18, 0.20),
            (38, -22, 0.26),
            (6, -44, 0.20),
            (-30, -30, 0.24),
        ),
    ),
    "tower": (
        (
            (-58, 80, 0.42),
            (-60, 40, 0.36),
            (-42, 12, 0.38),
            (-44, -34, 0.36),
            (-24, -70, 0.44),
            (18, -90, 0.42),
            (46, -62, 0.46),
            (36, -28, 0.30),
            (40, 8, 0.42),
            (52, 44, 0.36),
            (62, 76, 0.44),
            (38, 98, 0.22),
            (-8, 100, 0.18),
        ),
    ),
}


def drawn(shape: str) -> list[Ring]:
    """Draw a cloud about its centre of gravity, in tenths of a sky unit."""
    rings = [_scalloped(notches) for notches in _NOTCHES[shape]]
    x, y = centroid(rings)
    return [tuple((round(a - x, 1), round(b - y, 1)) for a, b in ring) for ring in rings]


def _scalloped(notches: tuple[Notch, ...]) -> list[Point]:
    points: list[Point] = []
    for start, end in itertools.pairwise([*notches, notches[0]]):
        first, *others = _arc(start, end)
        if points and math.dist(points[-1], first) < _STEP / 3:  # a deep notch, where two billows face
            (x, y), (u, v) = points.pop(), first
            first = ((x + u) / 2, (y + v) / 2)
        points += [first, *others]
    return points


def _arc(start: Notch, end: Notch) -> list[Point]:
    """Sample a billow, stepping past the notches themselves, which are thereby blunted."""
    (x, y, height), (u, v, _) = start, end
    chord = math.hypot(u - x, v - y)
    half = 2 * math.atan(2 * height)  # half the angle that the arc spans
    radius = chord / 2 / math.sin(half)
    count = max(3, round(2 * half * radius / _STEP))
    across, out = ((u - x) / chord, (v - y) / chord), ((v - y) / chord, (x - u) / chord)
    sampled: list[Point] = []
    for step in range(count):
        angle = half * ((2 * step + 1) / count - 1)
        along = chord / 2 + radius * math.sin(angle)
        rise = radius * (math.cos(angle) - math.cos(half))
        sampled.append((x + along * across[0] + rise * out[0], y + along * across[1] + rise * out[1]))
    return sampled


def signed_area(ring: Ring | list[Point]) -> float:
    """The area within a ring, negative for the ring of a hole."""
    return math.fsum(a * d - c * b for (a, b), (c, d) in itertools.pairwise([*ring, ring[0]])) / 2


def centroid(rings: list[Ring] | list[list[Point]]) -> Point:
    """The centre of gravity of what the rings enclose."""
    area = moment_x = moment_y = 0.0
    for ring in rings:
        area += signed_area(ring)
        for (a, b), (c, d) in itertools.pairwise([*ring, ring[0]]):
            moment_x += (a + c) * (a * d - c * b) / 6
            moment_y += (b + d) * (a * d - c * b) / 6
    return moment_x / area, moment_y / area


if __name__ == "__main__":
    lines = [f'"{shape}": {json.dumps(drawn(shape), separators=(",", ":"))}' for shape in _NOTCHES]
    sys.stdout.write("{\n" + ",\n".join(lines) + "\n}\n")
