"""What a browser leaves with a table so its person can be told: an address, keys, and quiet hours."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from inklings.kernel.bot import Language

MINUTE_MS = 60_000
DAY_MINUTES = 24 * 60
Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]
"""A minute of the day."""


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When a person does not want to be told anything, by their own clock."""

    begins: Minute
    ends: Minute
    offset: Annotated[int, Meta(ge=-DAY_MINUTES, le=DAY_MINUTES)]
    """How many minutes their clock is ahead of UTC."""

    def left(self, now: int) -> int:
        """How many milliseconds are left of them at this time; 0: they are not now."""
        time = now + self.offset * MINUTE_MS
        since = (time - self.begins * MINUTE_MS) % (DAY_MINUTES * MINUTE_MS)
        length = (self.ends - self.begins) % DAY_MINUTES * MINUTE_MS
        return max(0, length - since)


class Subscription(Struct, frozen=True):
    """Where a browser is told something, and the keys with which only it can read that (RFC 8291)."""

    endpoint: str
    p256dh: str
    auth: str
    language: Language
    quiet: QuietHours | None = None
    told: str = ""
    """Of what they were told last, so nobody is told the same twice."""


class Webhook(Struct, frozen=True):
    """An address at which a group reads whose turn it is."""

    url: str
    link: str
    """The address of the table."""
    language: Language
    told: str = ""


class HouseKey(Struct, frozen=True):
    """The key of a house, by which push services know who sends (RFC 8292)."""

    private: str
    """As PEM."""
    public: str
    """As browsers want it."""


encode = msgspec.json.Encoder().encode
decode_subscription = msgspec.json.Decoder(Subscription).decode
decode_key = msgspec.json.Decoder(HouseKey).decode
decode_webhook = msgspec.json.Decoder(Webhook).decode
