"""Printing the deck: renders the chosen seeds, and writes the files and catalogue that a house deals from.

The catalogue holds what people decided (seeds and words); names, tags and files follow from it.
"""

import hashlib
import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image

from inklings.decks.inkblots import CATALOGUE, Card, Size
from inklings.decks.inkblots.plan import plan
from inklings.decks.inkblots.render import render

WIDTHS: Mapping[Size, int] = {"card": 480, "large": 1200}
LIMITS: Mapping[Size, int] = {"card": 40_000, "large": 90_000}
"""A file must be smaller than so many bytes."""

_QUALITIES = (84, 78, 72, 66, 60, 52, 44)
_CONSONANTS, _VOWELS = "bdfgklmnprstvz", "aeiou"


def name(seed: int) -> str:
    """A short name that tells nothing: three syllables from the seed's digest."""
    digest = hashlib.sha256(f"inkblot {seed}".encode()).digest()
    pairs = zip(digest[0:6:2], digest[1:6:2], strict=True)
    return "".join(_CONSONANTS[a % len(_CONSONANTS)] + _VOWELS[b % len(_VOWELS)] for a, b in pairs)


def tags(seed: int) -> list[str]:
    """How the sheet was pressed, its inks, and its runs."""
    planned = plan(seed)
    inks = [ink for ink in (planned.inks.dark, planned.inks.first, planned.inks.second) if ink]
    runs = ["runs"] if planned.regime.drips else []
    return [planned.regime.press, *inks, *runs]


def encode(image: Image.Image, size: Size) -> bytes:
    """The picture as WebP, as good as its limit allows."""
    width = WIDTHS[size]
    scaled = image
    if image.width != width:
        scaled = image.resize((width, width * image.height // image.width), Image.Resampling.LANCZOS)
    for quality in _QUALITIES:
        written = io.BytesIO()
        scaled.save(written, "WEBP", quality=quality, method=6)
        if written.tell() < LIMITS[size]:
            return written.getvalue()
    raise ValueError(f"no quality brings the picture under {LIMITS[size]} bytes")


def print_card(seed: int, image: Image.Image, alt: Mapping[str, str], folder: Path) -> Card:
    """Write the files of one rendered blot into the folder, and say what the catalogue should say of it."""
    card = name(seed)
    files: dict[Size, str] = {}
    for size in WIDTHS:
        written = encode(image, size)
        files[size] = f"{card}-{size}-{hashlib.sha256(written).hexdigest()[:12]}.webp"
        (folder / files[size]).write_bytes(written)
    return Card(id=card, seed=seed, family=plan(seed).family, tags=tags(seed), files=files, alt=dict(alt))


def bind(cards: Sequence[Card], folder: Path) -> None:
    """Write the catalogue by name, which is no order at all, and remove pictures that it does not know."""
    ordered = sorted(cards, key=lambda card: card["id"])
    text = json.dumps(ordered, ensure_ascii=False, indent=1) + "\n"
    (folder / "catalogue.json").write_text(text, encoding="utf-8")
    known = {file for card in cards for file in card["files"].values()}
    for picture in (folder / "pictures").iterdir():
        if picture.name not in known:
            picture.unlink()


def reprint(folder: Path) -> None:
    """Render the whole deck anew into the folder; about five seconds a card."""
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    bind(
        [
            print_card(card["seed"], render(card["seed"]), card["alt"], folder / "pictures")
            for card in CATALOGUE.values()
        ],
        folder,
    )
