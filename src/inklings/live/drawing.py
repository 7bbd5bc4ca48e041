"""What gates ask of runners: to draw a woodcut. Drawing takes a while, and nothing else may wait for it."""

from __future__ import annotations

import msgspec
from msgspec import Struct


def subject(cell: str) -> str:
    """Where the runners of a cell are asked to draw."""
    return f"drawing.{cell}"


class DrawWoodcut(Struct, frozen=True):
    """Draw this card of a deck, so many pixels wide. The answer is a WebP, or nothing: it can't be drawn."""

    deck: str
    card: int
    width: int


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(DrawWoodcut).decode
