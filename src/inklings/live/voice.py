"""What gates and the voice server of a cell tell each other. Nothing of it is logged."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from inklings.wire.voice import AnyVoice

BEAT_SECONDS = 1.0
GONE_SECONDS = 3.5
"""A voice server that has not been heard for so long is away."""


def asked(cell: str) -> str:
    """Where the voice server of a cell is asked."""
    return f"voice.{cell}"


def told(cell: str) -> str:
    """Where it answers, and says once a second whether it can carry voices."""
    return f"voiced.{cell}"


class Browser(Struct, frozen=True):
    """A browser at a gate."""

    gate: str
    guest: int


class Asked(Struct, frozen=True):
    """What a person at a table says about voice; their gate knows who they are."""

    browser: Browser
    code: str
    person: str
    said: AnyVoice | None
    """None: they have just come to the table, and want to know who takes part."""


class Told(Struct, frozen=True):
    """A frame for browsers: for one, or for all at a table."""

    frame: bytes
    """A `voice` message as the browser gets it."""
    to: Browser | None = None
    code: str = ""


class Beat(Struct, frozen=True):
    """Whether voices can be carried."""

    here: bool
    server: str
    since: int
    """When it began. Of two voice servers the one that came first answers, and the other stands by."""


class FromVoice(Struct, frozen=True):
    """What the voice server publishes: one of the two."""

    told: Told | None = None
    beat: Beat | None = None


encode = msgspec.msgpack.Encoder().encode
decode_asked = msgspec.msgpack.Decoder(Asked).decode
decode_told = msgspec.msgpack.Decoder(FromVoice).decode
