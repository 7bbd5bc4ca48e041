"""A card as it is kept, and what may be sent to make one."""

from __future__ import annotations

import msgspec
from msgspec import Struct

MOST_BYTES = 1_000_000
"""Of an upload: NATS takes no larger message by default."""


class Cleaned(Struct, frozen=True):
    """A card as WebP, in two sizes."""

    large: bytes
    small: bytes


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Cleaned).decode
