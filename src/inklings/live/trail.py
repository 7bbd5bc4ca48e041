"""The trail of a move in the log: received at a gate, sent to the engine, stored there, told to every gate.

It is written at the level `debug` only. A line has the table, a name for who it was, and the command's id, by
which the lines of all gates belong together. The name says nothing but which lines are of the same person.
"""

from __future__ import annotations

import logging
from hashlib import blake2s

from inklings.house import log
from inklings.live.ports import AppendAnswer, Stored

logger = logging.getLogger("inklings.moves")


def leave(step: str, table: str, command: str, **more: float | str) -> None:
    """Note that a command has come so far; it is named by its person and its id."""
    if logger.isEnabledFor(logging.DEBUG):
        person, _, number = command.rpartition(":")
        seat = blake2s(person.encode(), digest_size=4).hexdigest() if person else ""
        logger.debug(step, extra={"table": table, "seat": seat, "command": number, **more})


def answered(table: str, command: str, answer: AppendAnswer, seconds: float) -> None:
    """Note how the engine answered, and after how long."""
    if logger.isEnabledFor(logging.DEBUG):
        leave(type(answer).__name__.lower(), table, command, seconds=round(seconds, 6), **_fields(answer))


def told(table: str, stored: Stored) -> None:
    """Note that an entry was heard of."""
    if logger.isEnabledFor(logging.DEBUG):
        leave("told", table, log.decode(stored.data).command, sequence=stored.sequence)


def _fields(answer: AppendAnswer) -> dict[str, int]:
    sequence = getattr(answer, "sequence", None)
    return {} if sequence is None else {"sequence": sequence}
