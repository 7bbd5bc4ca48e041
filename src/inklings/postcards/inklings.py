"""The inklings of people and bots, as `client/src/design/blot` draws them: the same seed, the same blot."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from inklings.postcards.marching import Field, outline

MASK = 0xFFFFFFFF
SEEDS = 10_000
"""From here on an inkling is a bot and carries a winding key."""
INKS = (
    ("#1D4E79", ""),
    ("#A62B1F", '<path d="M-2 8L8 -2M4 12L12 4" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>'),
    (
        "#D9992B",
        '<path d="M3 3h0M8 8h0" stroke="#1E1A1799" stroke-width="3" stroke-linecap="round"/>',
    ),
    (
        "#2F8A78",
        '<path d="M0 3q2.5-3 5 0t5 0M0 8q2.5-3 5 0t5 0" fill="none" stroke="#fff" stroke-opacity=".55"/>',
    ),
    ("#6B4426", '<path d="M0 0L10 10M10 0L0 10" stroke="#fff" stroke-opacity=".42" stroke-width="1.3"/>'),
    (
        "#55626B",
        '<circle cx="5" cy="5" r="3" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.3"/>',
    ),
    ("#D98A86", '<path d="M2 -2L12 8M-2 4L6 12" stroke="#1E1A17" stroke-opacity=".5" stroke-width="1.8"/>'),
    ("#1E1A17", '<path d="M5 2v6M2 5h6" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>'),
    ("#7C8B2E", '<path d="M2.5 0V10M7.5 0V10" stroke="#1E1A17" stroke-opacity=".45" stroke-width="1.6"/>'),
    ("#6FA9CF", '<path d="M0 0h5v5H0zM5 5h5v5H5z" fill="#1E1A17" fill-opacity=".3"/>'),
)
"""Fill and pattern of each ink."""
PATTERN = 'width="10" height="10" patternUnits="userSpaceOnUse"'
BOW = "a8 7 0 1 0 -16 0a8 7 0 1 0 16 0a8 7 0 1 0 16 0a8 7 0 1 0 -16 0"
"""Of the winding key."""
KINDS = ("plain", "plain", "cyclops", "three-eyed")
TWO_EYED = 0.45
"""So many of those who could have one eye have two."""
LINE, PAPER, WHITE = "#17130F", "#F4EDDD", "#F9F4E6"

Chance: TypeAlias = Callable[[], float]


class Eye(NamedTuple):
    """An eye of an inkling, in a square of 100."""

    x: float
    y: float
    r: float


class Inkling(NamedTuple):
    """A blot with eyes."""

    body: str
    eyes: tuple[Eye, ...]
    crown: int
    """How high the head reaches."""


@functools.lru_cache(maxsize=512)
def inkling(shape: int) -> Inkling:
    """The inkling of a shape, which is its seed without the last digit."""
    field, chance = noise(f"inkling {shape}"), random(f"inkling {shape}")
    kind = KINDS[math.floor(chance() * 4)]
    limbs = [(12 + chance() * 22, height + chance() * 8 - 4, 8 + chance() * 8) for height in (18, 52, 84)]

    def flesh(x: float, y: float) -> float:
        from_fold = abs(x - 50)
        across = from_fold + layered(field, from_fold * 0.045, y * 0.045) * 14
        down = y + layered(field, from_fold * 0.045 + 40, y * 0.045) * 10
        density = 1 / ((across / 27) ** 2 + ((down - 50) / 30) ** 2 + 0.2)
        for limb_x, limb_y, r in limbs:
            density += 0.62 / (((across - limb_x) ** 2 + (down - limb_y) ** 2) / r**2 + 0.3)
        return density - 1.05 - ((from_fold / 47) ** 8 + (abs(y - 50) / 47) ** 8)

    body = outline(flesh, size=100, step=2.5, smallest=30)
    crown = next((y for y in range(50) if flesh(50, y) > 0), 50)
    one_eyed = kind == "cyclops" and chance() > TWO_EYED
    y, apart = 42 + chance() * 8, 9 + chance() * 4
    r = 12.0 if one_eyed else 7.5 + chance() * 2.5
    eyes = [Eye(50, y, r)] if one_eyed else [Eye(50 + x, y, r) for x in (-apart, apart)]
    if kind == "three-eyed":
        eyes.append(Eye(50, y - 14, r * 0.7))
    return Inkling(body, tuple(eyes), crown)


def drawn(seed: int) -> str:
    """An inkling in a square of 100, in SVG; a bot's key reaches above it."""
    one = inkling(seed // len(INKS))
    ink = seed % len(INKS)
    fill, pattern = INKS[ink]
    return "".join(
        (
            f'<defs><pattern id="ink{ink}" {PATTERN}>{pattern}</pattern></defs>',
            _key(one) if seed >= SEEDS else "",
            f'<path d="{one.body}" fill="{fill}" stroke="{PAPER}" stroke-width="5" stroke-linejoin="round"/>',
            f'<path d="{one.body}" fill="{fill}"/>',
            f'<path d="{one.body}" fill="url(#ink{ink})"/>' if pattern else "",
            f'<path d="{one.body}" fill="none" stroke="{LINE}" stroke-width="1.6"/>',
            *_eyes(one),
        )
    )


def _key(one: Inkling) -> str:
    key = f"M50 {one.crown + 4}V-9{BOW}"
    return (
        f'<path d="{key}" fill="none" stroke="{PAPER}" stroke-width="9.5"/>'
        f'<path d="{key}" fill="none" stroke="{LINE}" stroke-width="5"/>'
    )


def _eyes(one: Inkling) -> Iterator[str]:
    for x, y, r in one.eyes:
        yield (
            f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{r * 0.92:.2f}" ry="{r:.2f}" fill="{WHITE}"'
            f' stroke="{LINE}" stroke-width="1.4"/>'
        )
        pupil = y + 0.25 * r * 0.36
        yield f'<circle cx="{x:.2f}" cy="{pupil:.2f}" r="{r * 0.5:.2f}" fill="{LINE}"/>'
        yield f'<circle cx="{x - r * 0.15:.2f}" cy="{pupil - r * 0.2:.2f}" r="{r * 0.15:.2f}" fill="#fff"/>'


def random(seed: str) -> Chance:
    """Numbers in [0, 1) that depend on nothing but the seed (mulberry32)."""
    state = 0
    for letter in seed:
        state = (state * 31 + ord(letter)) & MASK
    state ^= 0x9E3779B9

    def draw() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & MASK
        mixed = ((state ^ (state >> 15)) * (1 | state)) & MASK
        mixed = ((mixed + ((mixed ^ (mixed >> 7)) * (61 | mixed) & MASK)) ^ mixed) & MASK
        return (mixed ^ (mixed >> 14)) / 4294967296

    return draw


def noise(seed: str) -> Field:
    """Smooth noise in the plane (Perlin's)."""
    chance = random(seed)
    order = list(range(256))
    for i in range(255, 0, -1):
        j = math.floor(chance() * (i + 1))
        order[i], order[j] = order[j], order[i]
    angles = [chance() * math.pi * 2 for _ in range(256)]
    slopes = [(math.cos(angle), math.sin(angle)) for angle in angles]

    def at(x: float, y: float) -> float:
        left, top = math.floor(x), math.floor(y)
        u, v = x - left, y - top
        here, beside = order[left & 255], order[(left + 1) & 255]
        (ax, ay), (bx, by) = slopes[order[(here + top) & 255]], slopes[order[(beside + top) & 255]]
        (cx, cy), (dx, dy) = slopes[order[(here + top + 1) & 255]], slopes[order[(beside + top + 1) & 255]]
        right, down = _fade(u), _fade(v)
        upper = (ax * u + ay * v) * (1 - right) + (bx * (u - 1) + by * v) * right
        lower = (cx * u + cy * (v - 1)) * (1 - right) + (dx * (u - 1) + dy * (v - 1)) * right
        return (upper * (1 - down) + lower * down) * 1.6

    return at


def _fade(t: float) -> float:
    return t * t * t * (t * (t * 6 - 15) + 10)


def layered(field: Field, x: float, y: float) -> float:
    """Noise upon finer noise, three times."""
    return sum(
        height * field(x * scale, y * scale) for height, scale in ((0.5, 1), (0.25, 2.03), (0.125, 2.03**2))
    )
