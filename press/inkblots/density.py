"""How much ink lies where: washes, pools at the rim, tide lines, veins, and the bare tooth of a dry press."""

from dataclasses import dataclass

import numpy as np

from press.chance import Chance
from press.inkblots.bleed import Fibres, Soaked
from press.inkblots.field import Warp
from press.inkblots.grid import Frame, Grid, Mask, blur, hills, inside, ridges, soft
from press.inkblots.pen import Ball, Ink
from press.inkblots.plan import Regime

_STRENGTH: dict[Ink, float] = {"black": 1.0, "wash": 0.3, "first": 1.05, "second": 0.9}


@dataclass(frozen=True)
class Layer:
    """One ink on the half sheet."""

    density: Grid
    wet: Mask


class Sheet:
    """A half sheet of paper that takes one ink after another."""

    def __init__(self, chance: Chance, frame: Frame, regime: Regime) -> None:
        self._chance, self._frame, self._regime = chance, frame, regime
        self._warp = Warp(chance, frame, regime.warp)
        self._fibres = Fibres(chance, frame)
        tones = hills(chance, "tones", frame, (210, 4, 0.6))
        self._tones = (tones - tones.min()) / (np.ptp(tones) + _TINY)
        self._veins = ridges(chance, "veins", frame, (46, 5, 0.62))

    def lay(self, ink: Ink, balls: list[Ball], holes: list[Ball]) -> Layer:
        """Let these balls of ink run, spread and dry."""
        grain, regime, chance = self._frame.grain, self._regime, self._chance
        core = self._core(ink, balls, holes)
        if not core.any():
            return Layer(np.zeros(self._frame.shape), core)
        thirst = np.clip(0.55 + 0.75 * hills(chance, f"{ink} thirst", self._frame, (36, 4, 0.6)), 0.05, 3.0)
        reach = 9.0 * regime.wetness * (1.0 if ink == "black" else 1.25)
        soaked = self._fibres.soak(core, self._frame, reach, thirst)
        wet = soaked.wet
        if regime.tension > 1:  # surface tension rounds the rim
            wet = blur(wet, regime.tension * grain) > _ROUNDED
            core = core & wet
        shape = soft(blur(wet, 0.8 * grain), 0.38, 0.62)
        return Layer(self._dried(ink, core, Soaked(wet, soaked.cost), reach) * shape, wet)

    def _core(self, ink: Ink, balls: list[Ball], holes: list[Ball]) -> Mask:
        frame, regime, chance = self._frame, self._regime, self._chance
        distance = self._warp.distance(balls, regime.sharpness)
        if holes and ink in {"black", "wash"}:
            distance = np.maximum(distance, -self._warp.distance(holes, 120.0))
        rough = regime.roughness * (
            1 + 0.5 * np.clip(hills(chance, "roughness", frame, (160, 2, 0.55)), -1.4, 1.6)
        )
        distance = distance + 0.011 * rough * hills(chance, f"{ink} coarse rim", frame, (44, 5, 0.62))
        distance = distance + 0.004 * rough * hills(chance, f"{ink} fine rim", frame, (9, 3, 0.6))
        return distance + 0.004 < 0

    def _dried(self, ink: Ink, core: Mask, soaked: Soaked, reach: float) -> Grid:
        frame, chance, regime = self._frame, self._chance, self._regime
        depth, rim = inside(core) / frame.grain, inside(soaked.wet) / frame.grain
        tone = _STRENGTH[ink] * (regime.tone if ink in {"black", "wash"} else 1.0)
        power = chance.dice(f"{ink} tones").between(0.8, 1.6)
        pools = 0.55 * np.exp(-rim / 2.6) + 0.28 * np.exp(-rim / 9.0)
        body = (0.12 + 1.25 * self._tones**power) * (1.2 - 0.65 * np.exp(-depth / 34.0))
        line = 0.22 * np.exp(-np.abs(depth - 3.0) / 3.0) * core
        ink_there = tone * (body + 0.8 * pools + line)
        ink_there *= np.where(core, 1.0, 0.28 + 0.72 * np.exp(-soaked.cost / (2.2 * reach)))
        ink_there = self._tide(ink, core, ink_there, tone)
        veins = regime.veins * (1.0 if ink == "black" else 0.5)
        ink_there = ink_there * (1 - veins * soft(self._veins, 0.55, 1.25) * soft(depth, 3.0, 14.0))
        if regime.press == "dry":
            ink_there = ink_there * self._bare(ink, depth)
        return np.maximum(ink_there, 0.05 if regime.press != "dry" else 0.0)

    def _tide(self, ink: Ink, core: Mask, ink_there: Grid, tone: float) -> Grid:
        """Back-runs: a wetter puddle pushed pigment away, and left a line where it stopped."""
        frame, chance = self._frame, self._chance
        water = hills(chance, f"{ink} water", frame, (120, 4, 0.5))
        level = chance.dice(f"{ink} water level").between(-0.3, 0.5)
        down, aside = np.gradient(water)
        slope = np.hypot(down, aside) * frame.grain + 1e-4
        shown = soft(hills(chance, f"{ink} tide", frame, (90, 2, 0.55)), -0.2, 0.6)
        line = np.exp(-np.abs(water - level) / slope / 1.6)
        ink_left: Grid = ink_there + 0.35 * tone * line * core * shown
        return ink_left * (1 - 0.35 * soft(water - level, 0.0, 0.35) * core)

    def _bare(self, ink: Ink, depth: Grid) -> Grid:
        """A dry press: ink only on the tops of the paper's tooth, in patches, most of all near the rim."""
        frame, chance = self._frame, self._chance
        tooth = 0.7 * hills(chance, "tooth of the press", frame, (7, 2, 0.6))
        tooth += 0.7 * hills(chance, f"{ink} drag", frame, (26, 3, 0.6), squash=2.2)
        patches = hills(chance, f"{ink} patches", frame, (130, 3, 0.55))
        cover = tooth + 0.8 * patches + 0.9 * (1 - np.exp(-depth / 26.0))
        return 0.06 + 0.94 * soft(cover, -0.55, 0.15)


_TINY = 1e-6
_ROUNDED = 0.47
"""Just under a half, so rounding the rim hardly thins the shape."""
