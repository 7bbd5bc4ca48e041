"""How a command can end: done, not allowed, unsure, broken or malformed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from inklings.house import asks
from inklings.live.messages import Command
from inklings.wire import messages as wire


@dataclass(frozen=True)
class Done:
    """It is in the log, or nothing needed to be written."""

    version: int
    """Scenes from this moment on show it."""


@dataclass(frozen=True)
class NotAllowed:
    """The rules say no. Nothing was stored, and nothing will be."""

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


def wire_answer(command: Command, outcome: Outcome) -> wire.ToBrowser:
    """The message that tells a browser how its command ended."""
    match outcome:
        case Done():
            key = command.key if isinstance(command.body, asks.OfferHandover) else None
            return wire.Done(id=command.id, version=outcome.version, key=key)
        case NotAllowed():
            return wire.RefusedAnswer(id=command.id, why=outcome.why, facts=outcome.facts)
        case Unsure():
            return wire.Unsure(id=command.id)
        case Broken():
            return wire.Broken(id=command.id, incident=outcome.incident)
        case Malformed():
            return wire.Malformed(id=command.id, why=outcome.why)
