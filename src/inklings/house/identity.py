"""Who a person is: a random secret that only their browser keeps. The log has only hashes of it."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import Annotated, TypeAlias

from msgspec import Meta

Avatar: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
"""The seed from which a browser grows an inkling."""
PersonHash: TypeAlias = Annotated[str, Meta(min_length=20, max_length=24, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""By which a table knows somebody."""


def _digest(*parts: str) -> str:
    # No part contains the separator, so different parts never give the same text.
    digest = hashlib.sha256("\0".join(parts).encode()).digest()
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def person_at(code: str, secret: str) -> str:
    """The hash by which one table knows the person with this secret. It is different at every table."""
    return _digest("person", code, secret)


def network_at(code: str, place: str) -> str:
    """The hash by which one table knows a network."""
    return _digest("network", code, place)


def handle(person: str) -> str:
    """The name by which a host readmits someone who was removed. It gives no access."""
    return _digest("handle", person)[:8]


def circle_of(key: str) -> str:
    """The hash by which logs and the chronicle know a circle. It does not make anyone a member."""
    return _digest("circle", key)


def member_of(key: str, secret: str) -> str:
    """The hash by which a circle knows the person whose browser keeps this secret, at every table."""
    return _digest("member", key, secret)


def evening_at(code: str, opened: int) -> str:
    """The hash by which the chronicle knows a table: codes are given out again when tables are gone."""
    return _digest("evening", code, str(opened))


def match_at(code: str, opened: int, match: int) -> str:
    """The hash by which the chronicle knows a match."""
    return _digest("match", code, str(opened), str(match))


def handover_key(code: str, secret: str, command: str) -> str:
    """The one-time key that moves a seat to another device: the same when the command is sent again."""
    return _digest("handover", code, secret, command)


def handover_lock(code: str, key: str) -> str:
    """The hash of such a key, for the log."""
    return _digest("lock", code, key)


def room_ticket(key: str, table: str, person: str) -> str:
    """What stands for the secret of someone whom a room with this key seats at a table."""
    return _digest("room", key, table, person)


def notice_topic(code: str, person: str) -> str:
    """The hash by which a push service knows that one notice takes the place of another."""
    return _digest("notice", code, person)
