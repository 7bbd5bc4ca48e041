"""What is written down of a person at a table: what they saw, wanted and were told."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec


class Frame(NamedTuple):
    """The table as a person was shown it."""

    at: float
    version: int
    viewer: int | None
    scene: bytes
    """As JSON."""
    gate: str

    @property
    def mark(self) -> str:
        """Worked out when it is wanted: while people play there are better things to do."""
        return mark(msgspec.Raw(self.scene))


class Sent(NamedTuple):
    """A command on its way."""

    at: float
    line: int
    gate: str


@dataclass
class Command:
    """What a person wanted, how often it was sent, and every answer."""

    id: str
    message: dict[str, Any]
    born: float
    answer: asyncio.Future[dict[str, Any]]
    sends: list[Sent] = field(default_factory=list)
    answers: list[tuple[float, int, dict[str, Any]]] = field(default_factory=list)
    """When, on which line, and what."""
    settled: float | None = None
    unsure: int = 0


@dataclass
class LineLife:
    """One connection: through which gate, from when to when, and how it ended."""

    gate: str
    opened: float
    closed: float | None = None
    code: int | None = None


def mark(scene: Any) -> str:
    """The same for equal scenes. Null and absent mean the same (RFC 7396)."""
    plain = msgspec.json.decode(msgspec.json.encode(scene))
    return hashlib.blake2b(msgspec.json.encode(_bare(plain), order="sorted"), digest_size=8).hexdigest()


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(item) for key, item in value.items() if item is not None}
    if isinstance(value, list):
        return [_bare(item) for item in value]
    return value
