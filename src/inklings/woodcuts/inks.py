"""The palettes in which cards are printed."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Palette:
    """A paper and three inks."""

    name: str
    paper: Colour
    key: Colour
    mid: Colour
    accent: Colour


def _hex(text: str) -> Colour:
    red, green, blue = bytes.fromhex(text)
    return red, green, blue


PALETTES = tuple(
    Palette(name, *map(_hex, inks.split()))
    for name, inks in {
        "ember": "f3e3c8 241a1c e0a458 c8402a",
        "forest moon": "ece6cf 14241f 7fa287 e3a93b",
        "indigo gold": "f1e7d0 1b2145 8a9ac4 e0a22e",
        "lamplit teal": "f2e6cc 10292e 4f9a98 e8923c",
        "mustard": "f5ebd3 2b2320 dcab3e 4f7f86",
        "olive print": "efe7cf 2a2a1c a3a564 c5532f",
        "peach dawn": "f8e9d8 3a2138 eba27c 6f8fa8",
        "plum rose": "f4e4dc 2e1733 c88a9f e2b04a",
        "red theatre": "f4e6d2 200f12 d3553f e9b872",
        "sea glass": "eef0e0 12303c 8cbfae e2725b",
        "snow dusk": "f1eeea 232c44 a9b8cb d9685f",
        "violet fog": "efe8ea 2a2240 a59ac6 e9b35f",
    }.items()
)
"""Every palette of the deck."""

BY_NAME = {palette.name: palette for palette in PALETTES}
