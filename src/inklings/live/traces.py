"""Traces of moves: a share of all moves is followed as spans, each through every gate that has its table.

Nothing about traces is stored with a move. Whether a move is sampled, its trace id and its first span id
are a hash of its table and its command, so all gates compute the same.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b, blake2s
from typing import TypeAlias

Fact: TypeAlias = str | int | float | Sequence[str]


def names(table: str, command: str) -> dict[str, str]:
    """The names of a command in traces and log lines. They only show which commands are of one person."""
    person, _, number = command.rpartition(":")
    seat = blake2s(person.encode(), digest_size=4).hexdigest() if person else ""
    return {"table": table, "seat": seat, "command": number}


@dataclass(slots=True)
class Span:
    """A span of a sampled move, which has begun."""

    name: str
    trace: int
    id: int
    parent: int | None
    facts: dict[str, Fact]
    collect: Callable[[Span], None]
    began: int = field(default_factory=time.time_ns)
    ended: int = 0

    def end(self, **more: Fact) -> None:
        """It has ended now."""
        self.ended = max(time.time_ns(), self.began)  # a clock may be set back
        self.facts.update(more)
        self.collect(self)


@lru_cache(maxsize=64)  # the steps of a move follow each other soon
def _drawn(table: str, command: str) -> tuple[int, int, int]:
    """The number that decides whether a command is sampled, its trace id and its first span id."""
    digest = blake2b(f"{table} {command}".encode(), digest_size=32).digest()
    return int.from_bytes(digest[:8]), int.from_bytes(digest[8:24]), int.from_bytes(digest[24:])


class Traces:
    """Which moves are sampled, and where their spans go."""

    def __init__(self, share: float, collect: Callable[[Span], None]) -> None:
        self._sampled = share * 2**64
        self._collect = collect

    def begin(self, name: str, table: str, command: str, *, is_first: bool = False) -> Span | None:
        """A span of this command, if it is sampled: the first, or one under the first."""
        lot, trace, first = _drawn(table, command)
        if lot >= self._sampled:
            return None
        own, parent = (first, None) if is_first else (random.getrandbits(64), first)
        return Span(name, trace, own, parent, {**names(table, command)}, self._collect)
