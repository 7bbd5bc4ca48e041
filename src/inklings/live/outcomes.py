"""How a command can end: done, not allowed, unsure, broken or malformed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Done:
    """It is in the log; or nothing needed to be written."""

    version: int
    """Scenes from this moment on show it."""


@dataclass(frozen=True)
class NotAllowed:
    """The rules say no; nothing was stored, and nothing of it will be."""

    why: str
    facts: dict[str, int | str]


@dataclass(frozen=True)
class Unsure:
    """The deadline has passed, and nobody knows whether it is stored."""


@dataclass(frozen=True)
class Broken:
    """Our own mistake; nothing was stored."""

    incident: str


@dataclass(frozen=True)
class Malformed:
    """The player's own message cannot be read."""

    why: str


Outcome: TypeAlias = Done | NotAllowed | Unsure | Broken | Malformed
