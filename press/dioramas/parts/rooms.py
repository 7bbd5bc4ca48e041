"""Rooms and what stands in them: papered walls, windows, pictures, rugs, curtains, books."""

import math
import random
from typing import Any

from press.dioramas import materials as m
from press.dioramas.cut import Point, ball, box, group, put, ring, sheet, smooth, tube
from press.dioramas.palettes import Chapter


def wall(
    chapter: Chapter,
    pattern: str,
    *,
    wide: float = 8,
    tall: float = 7,
    window: tuple[float, float, float, float] | None = None,
) -> Any:
    """A wall with a skirting board: stripes, dots or panels; `window` is its left, foot, width and height."""
    outline = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, tall), (-wide / 2, tall)]
    holes: list[list[Point]] = []
    made: list[Any] = []
    if window:
        x, z, w, h = window
        holes = [[(x, z), (x + w, z), (x + w, z + h), (x, z + h)]]
        made += _window(chapter, window)
    made.append(sheet(outline, m.card(chapter.second), 0.05, holes))

    def free(x: float, z: float) -> bool:
        return not window or not (
            window[0] - 0.2 < x < window[0] + window[2] + 0.2
            and window[1] - 0.2 < z < window[1] + window[3] + 0.2
        )

    if pattern == "stripes":
        for k in range(int(wide / 0.42)):
            x = -wide / 2 + 0.2 + k * 0.42
            if free(x, (window[1] + 0.1) if window else 0):
                made.append(
                    put(
                        sheet(
                            [(-0.07, 0), (0.07, 0), (0.07, tall), (-0.07, tall)], m.paper(chapter.main), 0.01
                        ),
                        (x, -0.03, 0),
                    )
                )
    if pattern == "dots":
        for k in range(int(wide / 0.5)):
            for j in range(int(tall / 0.5)):
                x, z = -wide / 2 + 0.3 + k * 0.5 + (j % 2) * 0.25, 0.4 + j * 0.5
                if free(x, z):
                    made.append(put(sheet(ring(0.06, 10), m.paper(chapter.pale), 0.01), (x, -0.03, z)))
    if pattern == "panels":
        made.append(box((wide, 0.05, 1.0), m.wood(chapter.table), (0, -0.05, 0)))
        made += [
            box((0.7, 0.04, 0.7), m.wood(chapter.table), (-wide / 2 + 0.5 + k * 0.9, -0.09, 0.14), 0.03)
            for k in range(int(wide / 0.9))
        ]
    made.append(box((wide, 0.08, 0.2), m.wood(chapter.pale), (0, -0.06, 0)))
    return group(*made)


def _window(chapter: Chapter, place: tuple[float, float, float, float]) -> list[Any]:
    x, z, w, h = place
    frame = m.wood(chapter.pale)
    bars = [
        ((w + 0.16, 0.1, 0.08), (x + w / 2, -0.03, z - 0.06)),
        ((w + 0.16, 0.1, 0.08), (x + w / 2, -0.03, z + h - 0.02)),
        ((0.08, 0.1, h), (x, -0.03, z)),
        ((0.08, 0.1, h), (x + w, -0.03, z)),
        ((0.05, 0.06, h), (x + w / 2, -0.02, z)),
        ((w, 0.06, 0.05), (x + w / 2, -0.02, z + h / 2)),
        ((w + 0.3, 0.26, 0.06), (x + w / 2, -0.12, z - 0.12)),
    ]
    return [box(size, frame, at, 0.01) for size, at in bars]


def picture(rng: random.Random, chapter: Chapter, wide: float = 0.6, tall: float = 0.5) -> Any:
    """A framed picture of a hill and a sun; its middle is its place."""
    low = smooth(
        [
            (-wide / 2, -tall / 2),
            (-wide / 2, -tall * 0.1),
            (0, tall * rng.uniform(-0.2, 0.2)),
            (wide / 2, -tall * 0.15),
            (wide / 2, -tall / 2),
        ],
        4,
    )
    sun = ball(
        (tall * 0.13, 0.02, tall * 0.13),
        m.felt(chapter.accent),
        (wide * rng.uniform(-0.25, 0.25), -0.03, tall * 0.22),
    )
    rails = [
        box((wide + 0.12, 0.07, 0.06), m.wood("#8a5f38"), (0, -0.02, z), 0.01)
        for z in (-tall / 2 - 0.05, tall / 2)
    ] + [
        box((0.06, 0.07, tall), m.wood("#8a5f38"), (x, -0.02, -tall / 2), 0.01)
        for x in (-wide / 2 - 0.02, wide / 2 + 0.02)
    ]
    board = sheet(
        [(-wide / 2, -tall / 2), (wide / 2, -tall / 2), (wide / 2, tall / 2), (-wide / 2, tall / 2)],
        m.paper(chapter.pale),
        0.02,
    )
    return group(board, put(sheet(low, m.paper(chapter.main), 0.015), (0, -0.02, 0)), sun, *rails)


def rug(colour: str, border: str, wide: float = 1.6, deep: float = 1.0) -> Any:
    """An oval rug with a border and fringes."""
    made = [
        put(sheet(ring(wide, 40, tall=deep / wide), m.felt(border), 0.02), (0, 0, 0.02), lean=(-90, 0)),
        put(
            sheet(ring(wide * 0.82, 40, tall=deep / wide), m.felt(colour), 0.02), (0, 0, 0.04), lean=(-90, 0)
        ),
    ]
    return group(*made)


def curtain(colour: str, wide: float, tall: float, folds: int = 6) -> Any:
    """A hanging curtain of felt, folded."""
    steps = folds * 8
    front = [(-wide / 2 + wide * k / steps, 0.1 * math.cos(k * math.tau / 8)) for k in range(steps + 1)]
    outline = [*front, *((x, y + 0.07) for x, y in reversed(front))]
    lying = sheet(outline, m.felt(colour), tall)
    return put(group(put(lying, (0, 0, tall / 2), lean=(-90, 0))))


def book(colour: str, pages: str, wide: float = 0.5, thick: float = 0.14, deep: float = 0.4) -> Any:
    """A closed book lying down."""
    made = [box((wide, deep, 0.03), m.card(colour), (0, 0, z), 0.01) for z in (0, thick)]
    made.append(box((wide - 0.05, deep - 0.04, thick - 0.03), m.paper(pages), (0.02, 0, 0.03), 0.004))
    made.append(box((0.04, deep, thick + 0.03), m.card(colour), (-wide / 2, 0, 0), 0.01))
    return group(*made)


def books(rng: random.Random, chapter: Chapter, count: int = 4) -> Any:
    """A pile of books."""
    made, high = [], 0.0
    for _ in range(count):
        thick = rng.uniform(0.1, 0.2)
        colour = rng.choice((chapter.main, chapter.second, chapter.accent, chapter.dark))
        made.append(
            put(
                book(colour, chapter.pale, rng.uniform(0.5, 0.66), thick),
                (rng.uniform(-0.05, 0.05), 0, high),
                turn=rng.uniform(-20, 20),
            )
        )
        high += thick + 0.03
    return group(*made)


def candle(tall: float = 0.5, wide: float = 0.09) -> Any:
    """A candle that burns; the light is the scene's to add."""
    wax = m.clay("#f2e6cc")
    drips = [
        tube([(wide * c, wide * s, tall), (wide * 1.1 * c, wide * 1.1 * s, tall * f)], wide * 0.25, wax)
        for c, s, f in ((0.8, -0.6, 0.6), (-0.9, -0.4, 0.75), (0.2, -1, 0.45))
    ]
    return group(
        tube([(0, 0, 0), (0, 0, tall)], wide, wax, soft=False),
        tube([(0, 0, tall), (0.01, 0, tall + wide)], wide * 0.12, m.thread("#2a2020"), soft=False),
        ball((wide * 0.55, wide * 0.55, wide * 1.5), m.lit("#ffbf55", 14), (0.01, 0, tall + wide * 2)),
        *drips,
    )


def chair(colour: str, seat: float = 0.55) -> Any:
    """A plain chair with a ladder back."""
    wood = m.wood(colour)
    legs = [
        tube([(x, y, 0), (x, y, seat if y < 0 else seat + 0.75)], 0.03, wood, soft=False)
        for x in (-0.26, 0.26)
        for y in (-0.24, 0.24)
    ]
    rails = [box((0.52, 0.04, 0.09), wood, (0, 0.24, seat + z)) for z in (0.25, 0.5)]
    return group(*legs, *rails, box((0.62, 0.58, 0.06), wood, (0, 0, seat)))
