"""The inkblots of Rorschach: their names, pictures and descriptions, and the press that made them.

The pictures are rendered once and shipped; a running house needs none of the packages that drew them. To draw
one (`make`, `sheet`) install the extra `art`.
"""

import json
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

if TYPE_CHECKING:
    from PIL import Image

Size: TypeAlias = Literal["card", "large"]


class Card(TypedDict):
    """What the catalogue says of one blot."""

    id: str
    seed: int
    family: str
    tags: list[str]
    files: dict[Size, str]
    alt: dict[str, str]


def _catalogue() -> Mapping[str, Card]:
    cards: list[Card] = json.loads((resources.files(__name__) / "catalogue.json").read_bytes())
    return {card["id"]: card for card in cards}


CATALOGUE: Mapping[str, Card] = _catalogue()
"""Every blot by its name."""

CARDS: tuple[str, ...] = tuple(CATALOGUE)
"""Every blot's name, in a fixed order that means nothing."""


def picture(card: str, size: Size = "card") -> bytes:
    """The blot as a WebP file, 480 ("card") or 1200 ("large") pixels wide; raises KeyError if unknown."""
    return (resources.files(__name__) / "pictures" / CATALOGUE[card]["files"][size]).read_bytes()


def alt(card: str, language: str) -> str:
    """Say in one sentence, in English or Polish, what is to be seen; raises KeyError if unknown."""
    return CATALOGUE[card]["alt"][language]


def make(seed: int, height: int = 900) -> "Image.Image":
    """Draw the blot of a seed; needs the extra `art`."""
    from inklings.decks.inkblots import render  # noqa: PLC0415 - the house runs without what this imports

    return render.render(seed, height)


def sheet(cards: Sequence[str] = CARDS, columns: int = 10) -> "Image.Image":
    """A contact sheet of these cards as they are shipped; needs the extra `art`."""
    from inklings.decks.inkblots import contact  # noqa: PLC0415 - the house runs without what this imports

    return contact.sheet([picture(card) for card in cards], columns)
