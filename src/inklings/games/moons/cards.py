"""The pictures that a game is played with (D22): dreams, woodcuts cut for this table, or somebody's own."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Protocol

from msgspec.structs import replace

from inklings import woodcuts
from inklings.decks import dreams
from inklings.games.moons.model import Card, Options
from inklings.games.moons.own import OWN, is_own, own_deck_named


class Deck(Protocol):
    """What rules and bots know of a deck."""

    def __hash__(self) -> int: ...

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card."""
        ...

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


woodcuts_named = lru_cache(maxsize=64)(Woodcuts)
"""The deck of woodcuts of this name."""


def deck_of(card: Card) -> Deck:
    """The deck to which a card belongs: names of woodcuts and own pictures begin with that of their deck."""
    name, dot, _ = card.rpartition(".")
    if is_own(card):
        return own_deck_named(name.removeprefix(OWN))
    return woodcuts_named(name) if dot else dreams.DECK


def deck_for(options: Options) -> Deck:
    """The deck with which a game is played."""
    match options.pictures:
        case "own" if options.own:
            return own_deck_named(options.own)
        case "woodcuts":
            return woodcuts_named(options.woodcuts)
        case _:
            return dreams.DECK


def with_named_deck(options: Options, rng: Random) -> Options:
    """The same options; woodcuts without a name get a new one, and no deck of their own means dreams."""
    if options.pictures == "own" and not options.own:
        return replace(options, pictures="dreams")
    if options.pictures == "woodcuts" and not options.woodcuts:
        return replace(options, woodcuts=woodcuts.new_name(rng))
    return options
