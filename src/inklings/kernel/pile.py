"""Piles of cards, words or pictures, in an order that lets people meet new ones first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

PARTS = 6
"""What was met is shuffled within parts of this many to a deck."""


def unmet_first(cards: Sequence[str], met: Sequence[str], rng: Random) -> tuple[str, ...]:
    """All cards, shuffled: first those that people have not met, then those that they met longest ago.

    `met` begins with what was met longest ago. The order in which cards were met must not tell what comes
    next, or to whom. So those met at about the same time are shuffled, and a game that deals hands from the
    top shuffles what it deals.
    """
    age = {card: place for place, card in enumerate(met)}
    unmet = [card for card in cards if card not in age]
    again = sorted((card for card in cards if card in age), key=age.__getitem__)
    size = max(1, len(cards) // PARTS)
    parts = [unmet, *(again[start : start + size] for start in range(0, len(again), size))]
    return tuple(card for part in parts for card in rng.sample(part, len(part)))


def met_again(met: Sequence[str], now: Sequence[str]) -> tuple[str, ...]:
    """What people have met, longest ago first, after they met these."""
    again = frozenset(now)
    return (*(card for card in met if card not in again), *dict.fromkeys(now))
