"""The pictures that a game is played with (D22): dreams, dioramas, woodcuts or your own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Protocol

from msgspec.structs import replace

from inklings import woodcuts
from inklings.decks import dioramas, dreams
from inklings.games.moons.model import Card, Options
from inklings.games.moons.own import is_own, own_deck_named
from inklings.own_decks.names import OWN


class Cards(Protocol):
    """What is played with: a deck, or several shuffled together."""

    def __hash__(self) -> int: ...

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card."""
        ...


class Deck(Cards, Protocol):
    """What rules and bots know of a deck."""

    def idea(self, card: Card) -> str:
        """What a picture is about."""
        ...

    def palette(self, card: Card) -> str:
        """The palette in which it is painted."""
        ...

    def tags(self, card: Card) -> tuple[str, ...]:
        """What it was made of."""
        ...

    def alt(self, card: Card, language: str) -> str:
        """What is to be seen."""
        ...


class Woodcuts:
    """A deck of woodcuts: its name is its seed."""

    def __init__(self, name: str) -> None:
        self._cards = {f"{name}.{card.id}": card for card in woodcuts.deck(name)}
        self.cards: tuple[Card, ...] = tuple(self._cards)

    def idea(self, card: Card) -> str:
        """What a picture is about."""
        return self._cards[card].idea

    def palette(self, card: Card) -> str:
        """The inks with which it is printed."""
        return self._cards[card].palette

    def tags(self, card: Card) -> tuple[str, ...]:
        """What it was made of."""
        return self._cards[card].tags

    def alt(self, card: Card, language: str) -> str:
        """What is to be seen."""
        return self._cards[card].alt[language]


class Mixed:
    """Several decks shuffled together."""

    def __init__(self, *decks: Deck) -> None:
        self.cards: tuple[Card, ...] = tuple(card for deck in decks for card in deck.cards)


BOTH = Mixed(dreams.DECK, dioramas.DECK)
FIRST_BOTH = Mixed(dreams.FIRST, dioramas.DECK)

woodcuts_named = lru_cache(maxsize=64)(Woodcuts)
"""The deck of woodcuts of this name."""


def deck_of(card: Card) -> Deck:
    """The deck to which a card belongs: all names but those of dreams begin with that of their deck."""
    name, dot, _ = card.rpartition(".")
    if is_own(card):
        return own_deck_named(name.removeprefix(OWN))
    if dot:
        return woodcuts_named(name)
    if ":" in card:
        return dioramas.DECK
    return dreams.FIRST if dreams.DECK.catalogue[card].retired else dreams.DECK


def deck_with(cards: Iterable[Card]) -> Cards:
    """The deck with which all of these are played: dreams and dioramas only shuffled together.

    Where one dream is no longer dealt, all are of the first edition.
    """
    decks = {deck_of(card) for card in cards}
    is_old = dreams.FIRST in decks
    if decks <= {dreams.FIRST, dreams.DECK}:
        return dreams.FIRST if is_old else dreams.DECK
    if len(decks) == 1:
        return decks.pop()
    return FIRST_BOTH if is_old else BOTH


def deck_for(options: Options) -> Cards:
    """The deck with which a game is played."""
    match options.pictures:
        case "own" if options.own:
            return own_deck_named(options.own)
        case "woodcuts":
            return woodcuts_named(options.woodcuts)
        case "dioramas":
            return dioramas.DECK
        case "both":
            return BOTH
        case _:
            return dreams.DECK


def deck_dealt(options: Options, cards: Iterable[Card]) -> Cards:
    """The deck from which a game was dealt that has these cards: maybe the first edition of the dreams."""
    deck = deck_for(options)
    return deck_with(cards) if deck in {dreams.DECK, BOTH} else deck


def own_deck(options: Options) -> str:
    """The name of the own deck with which a game is played, or nothing."""
    return options.own if options.pictures == "own" else ""


def with_named_deck(options: Options, rng: Random) -> Options:
    """The same options; woodcuts without a name get a new one, and no deck of their own means dreams."""
    if options.pictures == "own" and not options.own:
        return replace(options, pictures="dreams")
    if options.pictures == "woodcuts" and not options.woodcuts:
        return replace(options, woodcuts=woodcuts.new_name(rng))
    return options
