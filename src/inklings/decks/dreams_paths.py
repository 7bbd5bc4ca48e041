"""Paths of the dream cards: flattened, measured, and written in few characters."""

import itertools
import math
import re

Point = tuple[float, float]
Outline = list[Point]

SIDE = 6.0  # how far the knife goes before it is set anew

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6, "Z": 0}
_LINE = 2  # the points of a straight line


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Describe a circle, or an ellipse, as a path."""
    ry = rx if ry is None else ry
    count = max(8, round(max(rx, ry) * 0.8))
    turns = [math.tau * turn / count for turn in range(count)]
    return "M" + "L".join(f"{x + rx * math.cos(a):.1f} {y + ry * math.sin(a):.1f}" for a in turns) + "Z"


def outlines(path: str) -> list[Outline]:
    """Flatten a path of M, L, H, V, Q, T, C and Z, absolute or relative, into polylines."""
    tokens = _TOKEN.findall(path)
    found: list[Outline] = []
    here: Point = (0.0, 0.0)
    control: Point = here
    command, index = "M", 0
    while index < len(tokens):
        if tokens[index].isalpha():
            command, index = tokens[index], index + 1
        letter, base = command.upper(), here if command.islower() else (0.0, 0.0)
        numbers = [float(token) for token in tokens[index : index + _TAKES[letter]]]
        index += _TAKES[letter]
        if letter == "Z":
            found[-1].append(found[-1][0])
            here = found[-1][0]
            continue
        if letter == "H":
            numbers.append(0.0 if command.islower() else here[1])
        elif letter == "V":
            numbers.insert(0, 0.0 if command.islower() else here[0])
        points = [(base[0] + x, base[1] + y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if letter == "M":
            found.append([points[0]])
            command = "l" if command.islower() else "L"
        elif letter == "T":
            points.insert(0, (2 * here[0] - control[0], 2 * here[1] - control[1]))
        if letter != "M":
            found[-1].extend(_bent([here, *points]))
        control = points[0] if letter in "QT" else points[-1]
        here = points[-1]
    return found


def _bent(points: Outline) -> Outline:
    """Sample a Bezier curve of any degree, without its first point."""
    if len(points) == _LINE:
        return [points[1]]
    reach = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
    count = max(2, round(reach / SIDE / 1.3))
    sampled: Outline = []
    for step in range(1, count + 1):
        along, rest = step / count, points
        while len(rest) > 1:
            rest = [
                (a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along)
                for a, b in itertools.pairwise(rest)
            ]
        sampled.append(rest[0])
    return sampled


def spans(inside: list[Outline], y: float) -> list[Point]:
    """Where a level line is inside the outlines."""
    crossings = sorted(
        a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
        for outline in inside
        for a, b in itertools.pairwise([*outline, outline[0]])
        if (a[1] > y) != (b[1] > y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def drawn(points: Outline) -> str:
    """Write a polyline in tenths, each point relative to the one before."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [
        number
        for a, b in itertools.pairwise(tenths)
        for number in (short((b[0] - a[0]) / 10), short((b[1] - a[1]) / 10))
    ]
    return f"M{short(tenths[0][0] / 10)} {short(tenths[0][1] / 10)}" + packed("l", *steps)


def packed(command: str, *numbers: str) -> str:
    """Write a command's numbers with no more spaces than it needs."""
    text = command
    for place, number in enumerate(numbers):
        text += number if place == 0 or number.startswith("-") else f" {number}"
    return text


def short(number: float) -> str:
    """Write a number to a tenth."""
    text = f"{number:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if abs(number) < 1 else text
