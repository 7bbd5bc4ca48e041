"""How a bot of each temper sees: nobody sees all that there is to see, and no two see the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from inklings.games.moons.bot.likeness import likeness
from inklings.games.moons.cards import deck_with
from inklings.games.moons.model import Card
from inklings.games.moons.own import is_own
from inklings.kernel.bot import Language, Temper


@dataclass(frozen=True, kw_only=True)
class Taste:
    """What one temper makes of a likeness."""

    insight: float
    """How often an allusion is understood."""
    doubt: float
    """How far a liking strays from the likeness."""
    stories: int
    """How many stories it weighs before it tells one."""
    clarity: float
    """Which part of the others should find its card, as it likes its stories."""


TASTES: dict[Temper, Taste] = {
    "easy": Taste(insight=0.35, doubt=0.48, stories=4, clarity=0.65),
    "keen": Taste(insight=0.5, doubt=0.38, stories=6, clarity=0.55),
    "sharp": Taste(insight=0.58, doubt=0.32, stories=10, clarity=0.45),
}

MISSED = 0.25
"""What is left of a likeness that was not understood."""


def likings(
    clue: str, language: Language, cards: Iterable[Card], taste: Taste, chance: Random
) -> dict[Card, float]:
    """How well each of these cards fits a clue in someone's eyes; if some can't be seen, that is chance."""
    cards = tuple(cards)
    is_blind = any(map(is_own, cards))
    like = dict.fromkeys(cards, 0.0) if is_blind else likeness(clue, language, deck_with(cards))

    def liking(card: Card) -> float:
        understood = 1.0 if chance.random() < taste.insight else MISSED
        return like[card] * understood + chance.gauss(0, taste.doubt)

    return {card: liking(card) for card in cards}
