"""What a seed decides before any ink is spilt: skeleton, fold, inks, wetness and press."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from press.chance import Chance, Dice
from press.inkblots.colour import Inks, choose
from press.inkblots.grid import Frame
from press.inkblots.pen import Ball, Ink, Pen, towards
from press.inkblots.skeletons import FAMILIES

Press: TypeAlias = Literal["crisp", "feathered", "pooled", "dry"]

ASPECT = 4 / 3
"""A card's width for its height."""

_TURN = 6.283


@dataclass(frozen=True)
class Regime:
    """How ink and paper behave on this sheet."""

    press: Press
    wetness: float
    tension: float
    roughness: float
    tone: float
    veins: float
    drips: int
    sharpness: float
    warp: float
    splatter: int


@dataclass(frozen=True)
class Plan:
    """One blot, before it is wet."""

    family: str
    skeleton: str
    upright: bool
    balls: dict[Ink, list[Ball]]
    holes: list[Ball]
    inks: Inks
    regime: Regime

    def half(self, height: int) -> Frame:
        """The half sheet that is inked before it is folded."""
        return Frame(1.0, ASPECT / 2, height) if self.upright else Frame(ASPECT, 0.5, height)


def plan(seed: int) -> Plan:
    """Everything this seed decides."""
    chance = Chance(seed)
    dice = chance.dice("skeleton")
    family = dice.pick(tuple(FAMILIES))
    skeleton = dice.pick(FAMILIES[family])
    pen = Pen(dice)
    skeleton(pen)
    upright = family != "reflections"
    inks = choose(chance.dice("inks"), family)
    _tint(pen, chance.dice("tint"), inks, family)
    balls, holes = _fit(pen, upright=upright)
    regime = _regime(chance.dice("regime"), family)
    return Plan(family, skeleton.__name__, upright, balls, holes, inks, regime)


def _regime(dice: Dice, family: str) -> Regime:
    press: Press = dice.pick(("crisp", "crisp", "feathered", "feathered", "pooled", "pooled", "dry"))
    wetness = {"crisp": (0.1, 0.35), "feathered": (0.8, 2.0), "pooled": (0.3, 0.9), "dry": (0.05, 0.3)}[press]
    tension = {"crisp": (0.8, 1.6), "feathered": (0.8, 1.2), "pooled": (2.0, 3.6), "dry": (0.8, 1.4)}[press]
    rough = {"crisp": (0.15, 0.7), "feathered": (0.3, 1.0), "pooled": (0.1, 0.6), "dry": (0.5, 1.2)}[press]
    dripping = press in {"pooled", "crisp"} and family != "reflections" and dice.likely(0.25)
    return Regime(
        press,
        wetness=dice.between(*wetness),
        tension=dice.between(*tension),
        roughness=dice.between(*rough),
        tone=dice.pick((2.5, 2.2, 1.7, 1.7, 1.1)),
        veins=dice.between(0.15, 0.6),
        drips=dice.whole(2, 7) if dripping else 0,
        sharpness=dice.between(150, 300),
        warp=dice.between(0.018, 0.042),
        splatter=dice.pick((8, 20, 40, 70)),
    )


def _tint(pen: Pen, dice: Dice, inks: Inks, family: str) -> None:
    """Join inks that are not used, give colours something to show, add a pale ghost of the black."""
    balls = pen.balls
    if inks.second is None:
        balls["first"] += balls["second"]
        balls["second"] = []
    if inks.first is None:
        balls["black"] += balls["first"]
        balls["first"] = []
    elif not balls["first"]:
        for _ in range(dice.whole(1, 3)):
            at = (dice.between(0, 0.3), dice.pick((dice.between(0.12, 0.27), dice.between(0.3, 0.88))))
            _spot(pen, dice, at, "first")
    if inks.second is not None and not balls["second"]:
        _spot(pen, dice, (dice.between(0, 0.2), dice.between(0.2, 0.85)), "second")
    if family != "coloured" and dice.likely(0.45):
        aside, down = dice.between(-0.01, 0.02), dice.between(-0.02, 0.02)
        ghosts = [ball for ball in balls["black"] if dice.likely(0.4)]
        balls["wash"] += [(abs(x * 1.04 + aside), y + down, r * 1.2 + 0.006) for x, y, r in ghosts]


def _spot(pen: Pen, dice: Dice, at: tuple[float, float], ink: Ink) -> None:
    """A fallen drop, or a short smear."""
    if dice.likely(0.4):
        pen.blob(at, dice.between(0.03, 0.055), ink, count=6)
    else:
        end = towards(at, dice.between(0, _TURN), dice.between(0.08, 0.14))
        middle = ((at[0] + end[0]) / 2, (at[1] + end[1]) / 2)
        pen.stroke([at, middle, end], [0.006, dice.between(0.025, 0.04), 0.006], ink)


def _fit(pen: Pen, *, upright: bool) -> tuple[dict[Ink, list[Ball]], list[Ball]]:
    """Scale and shift the drawing into the half sheet, with its fold where it was."""
    every = [ball for group in pen.balls.values() for ball in group]
    top, bottom = min(y - r for _, y, r in every), max(y + r for _, y, r in every)
    reach = max(x + r for x, _, r in every)
    first, last, widest = (0.09, 0.91, 0.57) if upright else (0.09, 1.24, 0.40)
    along = (last - first) / (bottom - top)
    across = min(widest / reach, 1.3)
    if upright:
        along = across = min(along, across, 1.25)
    size, middle = min(along, across), (top + bottom) / 2

    def fitted(group: Sequence[Ball]) -> list[Ball]:
        return [(x * across, (first + last) / 2 + (y - middle) * along, r * size) for x, y, r in group]

    return {ink: fitted(group) for ink, group in pen.balls.items()}, fitted(pen.holes)
