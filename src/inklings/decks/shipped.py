"""A deck as it is shipped: a catalogue and pictures, read without any of the packages that drew them."""

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias

import msgspec

Size: TypeAlias = Literal["small", "card", "large"]
"""For a hand on a phone of few pixels, which not every deck has; for a card; for a close look."""


Seed: TypeAlias = int | str
"""From what a picture is painted: a number, or an idea and a take (`sea_door-3`)."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the catalogue says of one card."""

    id: str
    """A short name that tells nothing; in the second deck of a game, behind the deck's name and a colon."""
    seed: Seed
    tags: tuple[str, ...]
    files: Mapping[Size, str]
    """The name of each picture file is a digest of what is in it."""
    alt: Mapping[str, str]
    """One sentence a language, saying what is to be seen."""
    retired: bool = False
    """No longer dealt; tables, albums and postcards that hold it still show it."""


def _still_dealt(card: Card) -> bool:
    return not card.retired


class Deck:
    """The cards of one deck; what is asked of an unknown card, size or language raises KeyError."""

    def __init__(self, folder: Traversable, dealt: Callable[[Card], bool] = _still_dealt) -> None:
        cards = msgspec.json.decode((folder / "catalogue.json").read_bytes(), type=tuple[Card, ...])
        self._pictures = folder / "pictures"
        self.catalogue: Mapping[str, Card] = {card.id: card for card in cards}
        """Every card by its name, those no longer dealt among them."""
        self.cards: tuple[str, ...] = tuple(card.id for card in cards if dealt(card))
        """The name of every card that is dealt, in a fixed order that means nothing."""

    def file(self, card: str, size: Size = "card") -> str:
        """The name of a picture's file."""
        return self.catalogue[card].files[size]

    def picture(self, card: str, size: Size = "card") -> bytes:
        """A picture, as it is in its file."""
        return self.read(self.file(card, size))

    def read(self, file: str) -> bytes:
        """The picture in a file that the catalogue names."""
        return (self._pictures / file).read_bytes()

    def alt(self, card: str, language: str) -> str:
        """Say in one sentence what is to be seen."""
        return self.catalogue[card].alt[language]

    def tags(self, card: str) -> tuple[str, ...]:
        """What the card was made of."""
        return self.catalogue[card].tags

    def idea(self, card: str) -> str:
        """What a picture is about: no hand should hold two pictures of one idea."""
        return self.tags(card)[0]

    def palette(self, card: str) -> str:
        """The palette in which a picture is painted."""
        return self.tags(card)[2]
