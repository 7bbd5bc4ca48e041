"""The one painter: a stencil and a colour become a lit, stippled, soft-shadowed shape."""

import math
from dataclasses import dataclass

import numpy as np

from press.chance import Chance
from press.dreams.easel.palettes import PALETTES
from press.dreams.easel.paper import (
    HEIGHT,
    WIDTH,
    Colour,
    Field,
    X,
    Y,
    blur,
    each,
    mix,
    screen,
    shifted,
    soft,
)
from press.dreams.easel.shapes import Point, Stencil, polygon
from press.dreams.easel.textures import Texture, texture


@dataclass(frozen=True)
class Look:
    """How a shape takes the light."""

    shade: float = 0.55
    """How dark its lee side is."""
    rim: float = 0.55
    """How bright the edge towards the light is."""
    shadow: float = 0.4
    """How dark the shadow is that it throws on what lies behind."""
    volume: float = 14
    """How round it is: about a third of its thickness in pixels."""
    lit: float = 0.5
    """How much of the scene's warm light it takes."""
    drop: float = 9
    """How far behind it the shadow falls, in pixels."""
    texture: float = 0.1
    """How strong the brush is."""


PLAIN = Look()
Window = tuple[slice, slice]


class Scene:
    """A sheet being painted, with its light and its chance."""

    def __init__(self, seed: int, palette: str) -> None:
        self.chance = Chance(seed)
        self.dice = self.chance.dice("scene")
        self.palette = PALETTES[palette]
        self.picture: Field = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        self.glowing: Field = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        """What shines by itself; it blooms when the picture is finished."""
        self.lamp: Point = (WIDTH / 2, HEIGHT * 0.3)
        self.warmth: Field = np.zeros((HEIGHT, WIDTH), np.float32)
        self.wind = self.dice.between(-1, 1)
        rolling = self.chance.dice("textures")
        self._roll = (rolling.whole(0, HEIGHT - 1), rolling.whole(0, WIDTH - 1))
        self.light_from(*self.lamp, reach=500, strength=0)

    # --- light and chance ---------------------------------------------------------------------------

    def light_from(self, x: float, y: float, reach: float, strength: float = 1) -> None:
        """Put the main light here: shadows fall away from it."""
        self.lamp = (x, y)
        right, down = x - X, y - Y
        distance = np.hypot(right, down) + 1e-3
        self._towards: tuple[Field, Field] = right / distance, down / distance
        if strength > 0:
            self.warmth = np.maximum(self.warmth, strength * np.exp(-((distance / reach) ** 1.25)))

    def lamp_at(self, x: float, y: float, reach: float, strength: float = 0.8) -> None:
        """Add a smaller light, which warms but throws no shadows."""
        near = np.clip(strength * np.exp(-((np.hypot(x - X, y - Y) / reach) ** 1.25)), 0, 1)
        self.warmth = 1 - (1 - self.warmth) * (1 - near)

    def grain(self, name: Texture) -> Field:
        """A texture, never twice at the same place."""
        self._roll = (self._roll[0] + 137) % HEIGHT, (self._roll[1] + 211) % WIDTH
        row, column = self._roll
        return texture(name)[row : row + HEIGHT, column : column + WIDTH]

    # --- colours ------------------------------------------------------------------------------------

    def plane(self, nearness: float) -> Colour:
        """The colour of a plane between far (0) and near (1)."""
        steepness = 1.25 if self.palette.day else 0.85
        between = mix(self.palette.far, self.palette.near, min(max(nearness, 0), 1) ** steepness)
        return mix(between, self.palette.middle, 0.25 * (1 - abs(2 * nearness - 1)))

    # --- grounds ------------------------------------------------------------------------------------

    def sky(self, horizon: float) -> None:
        """Fill the sheet with sky; the horizon's colour is reached at this share of the height."""
        colours = self.palette
        depth = np.clip(Y / (HEIGHT * horizon), 0, 1)
        strokes = self.grain("brush") * 0.35 + self.grain("cloud") * 0.9 + self.grain("patch") * 0.25
        depth = np.clip(depth + strokes * 0.04, 0, 1)
        upper = mix(colours.top, colours.middle, each(depth / 0.55))
        lower = mix(colours.middle, colours.horizon, each(soft(depth, 0.55, 1)))
        painted = np.where(each(depth < 0.55) > 0, upper, lower)
        self.picture = painted * each(1 + 0.012 * self.grain("brush") + 0.012 * self.grain("patch"))
        dots = self.grain("stipple") * 0.9
        glow = soft(np.clip(self.warmth * 0.9, 0, 1), dots - 0.25, dots + 0.35) * 0.55 + self.warmth * 0.25
        self.picture = mix(self.picture, colours.light, each(glow * 0.46))

    def stars(self, count: int = 160, lowest: float = 0.55) -> None:
        """Scatter stars over the upper sky, fainter near the light; by day there are none."""
        if self.palette.day:
            return
        stream = self.chance.dice("stars")
        stencil = Stencil()
        for _ in range(count):
            height = HEIGHT * lowest * stream.between(0, 1) ** 1.3
            stencil.disc(stream.between(0, WIDTH), height, min(0.7 + 0.5 * stream.heavy(2.5), 3.2))
        self.glow(stencil.mask * (1 - np.clip(self.warmth * 0.8, 0, 1)), self.palette.light, 0.35)

    def mist(self, y: float, height: float, strength: float = 0.5, tint: Colour | None = None) -> None:
        """A bank of mist across the sheet."""
        bank = np.exp(-(((Y - y + self.grain("cloud") * height * 0.5) / height) ** 2)) * strength
        veil = np.clip(bank * (0.75 + 0.25 * self.grain("patch")), 0, 1)
        self.picture = mix(self.picture, self.palette.horizon if tint is None else tint, each(veil))

    def veil(self, mask: Field, tint: Colour, strength: float = 1) -> None:
        """Tint what is already painted, anywhere on the sheet."""
        self.picture = mix(self.picture, tint, each(mask * strength))

    def shine(self, mask: Field, strength: float = 1, tint: Colour | None = None) -> None:
        """Lay light over what is already painted."""
        self.picture = screen(
            self.picture, each(mask * strength) * (self.palette.light if tint is None else tint)
        )

    def beam(self, corners: list[Point], strength: float = 0.4, softness: float = 10) -> None:
        """A beam of light between these corners."""
        self.shine(
            blur(Stencil().fill(polygon(corners)).mask, softness) * (0.85 + 0.15 * self.grain("cloud")),
            strength,
        )

    # --- shapes -------------------------------------------------------------------------------------

    def paint(self, mask: Field, colour: Colour, look: Look = PLAIN) -> None:
        """Paint a shape: its shadow, its roundness in stipple, the light on it and its bright edge.

        It hides what shines behind it; the glow round its edge stays.
        """
        window = _window(mask, 3 * look.drop + 2.5 * look.volume + 6)
        if window is None:
            return
        inside, under = mask[window], self.picture[window]
        if look.shadow > 0:
            under = self._shadowed(inside, under, window, look)
        facing = self._facing(blur(inside, look.volume), window, look.volume * 2.6)
        edge = np.clip(self._facing(blur(inside, 1.6), window, 4.2), 0, 1)
        warmth = np.clip(self.warmth[window], 0, 1)
        dots = self.grain("stipple")[window]
        dark = np.clip(
            look.shade * (0.42 - 0.75 * facing) + 0.1 * self.grain("patch")[window] * look.shade, 0, 1
        )
        dark = soft(dark, dots - 0.22, dots + 0.22) * 0.75 + dark * 0.25
        strokes = 0.35 * self.grain("brush") + 0.5 * self.grain("cloud") + 0.35 * self.grain("patch")
        base = np.asarray(colour, np.float32) * each(1 + look.texture * strokes[window])
        warm = np.clip(warmth * look.lit * (1 + 0.5 * facing), 0, 1)
        warm = soft(warm, dots * 0.8 - 0.2, dots * 0.8 + 0.3) * 0.6 + warmth * look.lit * 0.4
        bright = mix(base, self.palette.light, each(warm * 0.62))
        deep = mix(base, mix(self.palette.near, base, 0.12), 0.44 if self.palette.day else 0.62)
        painted = mix(bright, deep, each(dark * (1 - 0.55 * warm)))
        painted = mix(painted, self.palette.light, each(edge * look.rim * (0.18 + 0.82 * warmth)))
        self.picture[window] = mix(under, painted, each(inside))
        self.glowing[window] *= each(1 - inside)

    def flat(self, mask: Field, colour: Colour, strength: float = 1) -> None:
        """Paint a shape without light: a line, a mark, something far off."""
        window = _window(mask, 1)
        if window is not None:
            tint = np.asarray(colour, np.float32) * each(1 + 0.04 * self.grain("patch")[window])
            self.picture[window] = mix(self.picture[window], tint, each(mask[window] * strength))

    def glow(self, mask: Field, colour: Colour, strength: float = 1, core: float = 1) -> None:
        """Paint a shape that shines by itself."""
        window = _window(mask, 1)
        if window is not None:
            self.picture[window] = mix(self.picture[window], colour, each(mask[window] * core))
            self.glowing[window] += each(mask[window] * strength) * np.asarray(colour, np.float32)

    def _shadowed(self, inside: Field, under: Field, window: Window, look: Look) -> Field:
        rows, columns = window
        away_x = (columns.start + columns.stop) / 2 - self.lamp[0]
        away_y = (rows.start + rows.stop) / 2 - self.lamp[1]
        distance = math.hypot(away_x, away_y) + 1e-3
        right = away_x / distance * look.drop
        down = away_y / distance * look.drop * 0.7 + look.drop * 0.45
        shadow = blur(shifted(inside, right, down), max(2.5, look.drop * 0.8)) * look.shadow
        return mix(under, mix(self.palette.near, under, 0.25), each(shadow * 0.8))

    def _facing(self, height: Field, window: Window, steepness: float) -> Field:
        """How much a surface of this height faces the light, from -1 to 1."""
        down, right = np.gradient(height)
        towards_x, towards_y = self._towards
        facing: Field = np.clip(-(right * towards_x[window] + down * towards_y[window]) * steepness, -1, 1)
        return facing


def _window(mask: Field, margin: float) -> Window | None:
    """The part of the sheet that a shape and its surroundings take up; painting only there is fast."""
    rows, columns = np.flatnonzero(mask.max(1) > 0.01), np.flatnonzero(mask.max(0) > 0.01)
    if not len(rows):
        return None
    reach = int(margin)
    return (
        slice(max(0, rows[0] - reach), min(HEIGHT, rows[-1] + 1 + reach)),
        slice(max(0, columns[0] - reach), min(WIDTH, columns[-1] + 1 + reach)),
    )
