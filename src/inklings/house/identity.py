"""Who somebody is: a random secret kept by their browser, of which the log holds only a hash."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode


def _digest(*parts: str) -> str:
    # Parts are joined by a character that none of them may hold, so that no two inputs look alike.
    digest = hashlib.sha256("\0".join(parts).encode()).digest()
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def person_at(code: str, secret: str) -> str:
    """The person behind a secret, as one table knows them: another table knows another hash."""
    return _digest("person", code, secret)


def network_at(code: str, place: str) -> str:
    """Where somebody is, as one table knows it."""
    return _digest("network", code, place)


def handle(person: str) -> str:
    """By which a host names someone who was shown out; it opens nothing."""
    return _digest("handle", person)[:8]


def handover_key(code: str, secret: str, command: str) -> str:
    """The one-time key that moves a seat to another device: the same when the command is sent again."""
    return _digest("handover", code, secret, command)


def handover_lock(code: str, key: str) -> str:
    """What the log holds of such a key."""
    return _digest("lock", code, key)
