"""From a seed to a picture."""

import numpy as np
from PIL import Image

from press.chance import Chance
from press.inkblots.colour import light
from press.inkblots.density import Sheet
from press.inkblots.grid import REFERENCE, Frame, Grid
from press.inkblots.paper import Paper
from press.inkblots.pen import Ink
from press.inkblots.plan import ASPECT, Plan, plan
from press.inkblots.spatter import drops, runs, spattered
from press.inkblots.unfold import creased, opened, transferred

_ORDER: tuple[Ink, ...] = ("wash", "second", "first", "black")
"""Pale inks are laid first."""


def render(seed: int, height: int = REFERENCE) -> Image.Image:
    """The blot of this seed, four wide to three high; the same blot at every height."""
    chance, planned = Chance(seed), plan(seed)
    absorbed = opened(*_halves(chance, planned, height), planned)
    paper = Paper(chance, Frame(1.0, ASPECT, height), upright=planned.upright)
    seen = light(paper.light, paper.granulated(absorbed))
    return Image.fromarray((seen * 255 + 0.5).astype(np.uint8))


def _halves(chance: Chance, planned: Plan, height: int) -> tuple[Grid, Grid]:
    """What each half of the opened sheet swallows of red, green and blue."""
    frame, regime = planned.half(height), planned.regime
    sheet = Sheet(chance, frame, regime)
    first = np.zeros((*frame.shape, 3))
    dark = np.array(planned.inks.absorbance("black"))
    wet = np.zeros(frame.shape, dtype=np.bool_)
    for ink in _ORDER:
        if planned.balls[ink]:
            layer = sheet.lay(ink, planned.balls[ink], planned.holes)
            first += layer.density[..., None] * np.array(planned.inks.absorbance(ink))
            wet = layer.wet if ink == "black" else wet
    _let_fall(first, spattered(chance, frame, drops(chance, planned), regime.tone), dark)
    first = creased(chance, frame, first)
    second = transferred(chance, frame, first, planned)
    if regime.drips and wet.any():
        for side, half in (("right", first), ("left", second)):
            run = spattered(chance, frame, runs(chance, frame, wet, regime.drips, side), regime.tone)
            _let_fall(half, run, dark)
    return first, second


def _let_fall(half: Grid, drops: Grid, absorbance: Grid) -> None:
    """Add drops to a half; what falls on ink mingles with it and hardly shows."""
    free = np.exp(-1.6 * half.max(axis=-1))
    half += (drops * free)[..., None] * absorbance
