"""Printing a deck: from seeds to the files and the catalogue that a house deals from.

What people decided (seeds and words) is kept in the catalogue; names, tags and files follow from it.
"""

import dataclasses
import hashlib
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec
from PIL import Image

from inklings.decks.shipped import Card, Deck, Seed, Size

_QUALITIES = (84, 78, 72, 66, 60, 52, 44)
_CONSONANTS, _VOWELS = "bdfgklmnprstvz", "aeiou"


@dataclasses.dataclass(frozen=True)
class Painted:
    """A picture, and what its painter can say of it."""

    image: Image.Image
    tags: tuple[str, ...]
    alt: Mapping[str, str]
    """One sentence a language."""


class Painter(Protocol):
    """Someone who paints a deck's cards."""

    def __call__(self, seed: Seed, height: int) -> Painted:
        """The picture of a seed, so many pixels high: the same every time, and at every height."""
        ...


@dataclasses.dataclass(frozen=True)
class Format:
    """One size of a deck's pictures: its pixels, and the bytes that a file must stay under."""

    width: int
    height: int
    limit: int

    def encode(self, image: Image.Image) -> bytes:
        """The picture as WebP, as good as the limit allows."""
        pixels = self.width, self.height
        scaled = image if image.size == pixels else image.resize(pixels, Image.Resampling.LANCZOS)
        for quality in _QUALITIES:
            written = io.BytesIO()
            scaled.save(written, "WEBP", quality=quality, method=6)
            if written.tell() < self.limit:
                return written.getvalue()
        raise ValueError(f"no quality brings the picture under {self.limit} bytes")


@dataclasses.dataclass(frozen=True)
class Edition:
    """How one deck is printed."""

    kind: str
    """What a card is, so decks give the same seed different names."""
    paint: Painter
    formats: Mapping[Size, Format]
    before: str = ""
    """What every name begins with: `dioramas:`, where a game has more decks than one."""

    def name(self, seed: Seed) -> str:
        """A short name that tells nothing: three syllables from the seed's digest."""
        digest = hashlib.sha256(f"{self.kind} {seed}".encode()).digest()
        pairs = zip(digest[0:6:2], digest[1:6:2], strict=True)
        return self.before + "".join(
            _CONSONANTS[a % len(_CONSONANTS)] + _VOWELS[b % len(_VOWELS)] for a, b in pairs
        )

    def draft(self) -> "Edition":
        """The same deck for a first look: cards only, painted no larger than they are shown."""
        return dataclasses.replace(self, formats={"card": self.formats["card"]})

    def painted(self, seed: Seed) -> Painted:
        """The picture of a seed, large enough for every format."""
        return self.paint(seed, max(form.height for form in self.formats.values()))

    def print_card(self, seed: Seed, painted: Painted, folder: Path) -> Card:
        """Write one card's files under the folder, and say what the catalogue should say of it."""
        pictures = folder / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        files: dict[Size, str] = {}
        for size, form in self.formats.items():
            written = form.encode(painted.image)
            files[size] = file_name(written)
            (pictures / files[size]).write_bytes(written)
        return Card(id=self.name(seed), seed=seed, tags=painted.tags, files=files, alt=painted.alt)

    def reprint(self, deck: Deck, folder: Path) -> None:
        """Paint a whole deck again into the folder, with the words that it has."""
        cards: list[Card] = []
        for card in deck.catalogue.values():
            painted = dataclasses.replace(self.painted(card.seed), alt=card.alt)
            cards.append(self.print_card(card.seed, painted, folder))
        bind(cards, folder)


def file_name(written: bytes) -> str:
    """A name that says what is in the file and nothing else: it is part of the picture's public address."""
    return f"{hashlib.sha256(written).hexdigest()[:16]}.webp"


def bind(cards: Sequence[Card], folder: Path) -> None:
    """Write the catalogue by name, which is no order at all, and remove pictures that it does not know."""
    ordered = sorted(cards, key=lambda card: card.id)
    text = msgspec.json.format(msgspec.json.encode(ordered), indent=1)
    (folder / "catalogue.json").write_bytes(text + b"\n")
    known = {file for card in cards for file in card.files.values()}
    for picture in (folder / "pictures").iterdir():
        if picture.name not in known:
            picture.unlink()
