"""Palettes of eight colours: the sky's three, the planes' two, the light and two accents."""

from collections.abc import Mapping
from dataclasses import dataclass

from press.dreams.easel.paper import Colour, colour


@dataclass(frozen=True)
class Palette:
    """The colours of one dream."""

    top: Colour
    middle: Colour
    horizon: Colour
    far: Colour
    near: Colour
    light: Colour
    accent: Colour
    second: Colour
    day: bool = False
    """Daylight: there are no stars, and shade keeps its colour."""

    @property
    def warm(self) -> Colour:
        """The warmer one of the accents: a sun's, a roof's, a fire's."""
        return max(self.accent, self.second, key=lambda tint: float(tint[0] - tint[2]))

    @property
    def cool(self) -> Colour:
        """The cooler one of the accents: a leaf's, a shutter's."""
        return min(self.accent, self.second, key=lambda tint: float(tint[0] - tint[2]))

    @property
    def watery(self) -> Colour:
        """The bluest one: water."""
        among = (self.far, self.middle, self.accent, self.second)
        return min(among, key=lambda tint: float(2 * tint[0] - tint[1] - tint[2]))

    @property
    def leafy(self) -> Colour:
        """The greenest one: grass and leaves."""
        among = (self.far, self.middle, self.accent, self.second)
        return max(among, key=lambda tint: float(2 * tint[1] - tint[0] - tint[2]))


def _palette(written: str, *, day: bool = False) -> Palette:
    top, middle, horizon, far, near, light, accent, second = map(colour, written.split())
    return Palette(top, middle, horizon, far, near, light, accent, second, day)


PALETTES: Mapping[str, Palette] = {
    # night and dusk
    "lamplit teal": _palette("#0b1a2c #1c4554 #e3ab6a #4b7d86 #081019 #ffd591 #d8573c #2e8f8a"),
    "plum rose": _palette("#1b1233 #5a2a5f #f2a58e #8f5c88 #130b22 #ffdcae #f0654f #5fb0a8"),
    "forest moon": _palette("#0c1d1b #235046 #c9d594 #5f8f76 #07120f #fbf0b0 #e08b3e #b5443c"),
    "rust desert": _palette("#2a1a3e #b4533d #f7c27a #c67a58 #28101f #fff0c2 #2b968f #e9673d"),
    "snow dusk": _palette("#1f2d4d #6b82ab #f4d2c2 #a6b7d2 #172036 #fff1da #d9534a #e9b44c"),
    "red theatre": _palette("#2b0a13 #6f1622 #dc9c4f #8d3a35 #15050a #ffe2a0 #3a858c #e9c46a"),
    "sea glass": _palette("#051f2b #0f5b67 #a6dcc2 #3f9a96 #03131b #f5ffd8 #ff8458 #f2c14e"),
    "indigo gold": _palette("#0a0f33 #28307c #cf93cf #6c6bb8 #080a20 #ffe9a6 #ff7788 #56c2c9"),
    "olive print": _palette("#1a1e13 #4f5c35 #e6d89b #8a9460 #10130b #fff2bd #d9622f #4f8f9a"),
    "violet fog": _palette("#37325e #8b84b6 #ead8e4 #a59dc8 #1e1937 #fff1cb #ef7457 #6fb7b0"),
    "ember": _palette("#0d0b0c #3b1210 #b8352a #6d2a26 #070506 #ffd9a8 #d8332a #d9b48a"),
    # day
    "sage morning": _palette("#6d9c9b #c4d2b6 #f9e6bf #a9b79a #26383a #fff8dc #c94f2d #e0a43a", day=True),
    "peach dawn": _palette("#5f83b0 #f0b39d #fff0cc #cf9f9f #352746 #fffbe6 #d2443a #3f7f93", day=True),
    "noon meadow": _palette("#3f8fb8 #a5d3d8 #f6f0cf #86b07c #1f3a35 #fffbe2 #e4572e #f0b429", day=True),
    "mustard": _palette("#b8791f #e3ad3c #f8e3a1 #c99a4b #3b2412 #fff6d0 #1f6f78 #b5402a", day=True),
    "white winter": _palette("#8fa9bd #cfdbe2 #fbf5ec #b9c9d3 #2c3a48 #fffdf4 #c8402f #35708a", day=True),
    "rose paper": _palette("#c97b84 #eab7ac #fbe9d6 #c99a9a #3d2130 #fff7e8 #2f6d73 #d9483b", day=True),
}
"""Every palette by its name."""
