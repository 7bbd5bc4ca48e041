"""What is kept of a deck besides its pictures."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from inklings.kernel.text import Text

ALT = Text(160)
"""What a maker writes for those who cannot see a picture."""
Key: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,64}$")]
"""By which a deck knows its maker. Only their browser has it."""
Treatment: TypeAlias = Literal["paper", "sepia", "night", "grain"]
"""What makes photos a deck. The browser does it; here it is only written down."""


class Manifest(Struct, frozen=True):
    """A deck as its maker has left it."""

    created: int
    """The engine's time in milliseconds."""
    maker: str
    """The hash of the maker's key."""
    treatment: Treatment
    alts: tuple[str, ...] = ()
    """Of each picture, or empty."""
    done: bool = False
    """Whether all pictures are there."""


def maker_of(key: str) -> str:
    """What is kept of a maker's key."""
    return hashlib.sha256(f"own deck {key}".encode()).hexdigest()


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Manifest).decode
