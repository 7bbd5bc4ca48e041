"""Hands that do not bore: no hand holds two pictures of one idea, and few share a palette (D21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from inklings.games.moons.cards import deck_of
from inklings.games.moons.model import Card
from inklings.games.moons.state import State
from inklings.games.moons.turns import hand_size, playing

OF_ONE_PALETTE = 2
"""How many pictures of one palette a hand may hold, as long as others can be drawn."""


def draw(pile: list[Card], hand: Sequence[Card], count: int) -> tuple[Card, ...]:
    """Take cards for a hand from the top of a pile, past those that do not suit it while others do."""
    drawn: list[Card] = []
    for _ in range(count):
        card = _first_that_suits(pile, (*hand, *drawn))
        pile.remove(card)
        drawn.append(card)
    return tuple(drawn)


def _first_that_suits(pile: Sequence[Card], hand: Sequence[Card]) -> Card:
    ideas = {deck_of(card).idea(card) for card in hand}
    palettes = Counter(deck_of(card).palette(card) for card in hand)

    def faults(card: Card) -> tuple[bool, bool]:
        deck = deck_of(card)
        return deck.idea(card) in ideas, palettes[deck.palette(card)] >= OF_ONE_PALETTE

    return next((card for card in pile if not any(faults(card))), None) or min(pile, key=faults)


def suited(state: State, pile: Sequence[Card]) -> tuple[Card, ...] | None:
    """A pile in the order in which all hands are refilled from its top; None if it cannot suit them all."""
    rest, top = list(pile), list[Card]()
    size = hand_size(len(playing(state)))
    for seat in playing(state):
        hand = state.players[seat].hand
        drawn = draw(rest, hand, min(len(rest), max(0, size - len(hand))))
        if _repeats(hand, drawn):
            return None
        top.extend(drawn)
    return (*top, *rest)


def _repeats(hand: Sequence[Card], drawn: Sequence[Card]) -> bool:
    held = {deck_of(card).idea(card) for card in hand}
    return len({deck_of(card).idea(card) for card in drawn} - held) < len(drawn)
