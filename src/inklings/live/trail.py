"""The trail of a move: received at a gate, sent to the engine, stored there, told to every gate, answered.

In the log it is written at the level `debug` only. A line has the table, a name for who it was, and the
command's id, by which the lines of all gates belong together. In traces (`live/traces.py`) it is written for
the moves that are sampled: what begins there is returned as a span, to be ended by the caller.
"""

from __future__ import annotations

import logging
import time

import msgspec
from msgspec import Struct

from inklings.live.interfaces import AppendAnswer, Stored
from inklings.live.traces import Span, Traces, names

logger = logging.getLogger("inklings.moves")

_traces: Traces | None = None


class _Kind(Struct):
    type: str = ""


class _Event(Struct):
    type: str = ""
    event: _Kind | None = None
    """The game's own, if it is one of a game."""


class _Sketch(Struct):
    """What can be read of any entry, though a newer release wrote it."""

    command: str = ""
    events: list[_Event] = []


_sketches = msgspec.json.Decoder(_Sketch)


def trace(traces: Traces | None) -> None:
    """From now on moves are traced so, or not at all."""
    global _traces  # noqa: PLW0603  (one a process, as the log is)
    _traces = traces


def received(table: str, command: str, *, again: bool) -> Span | None:
    """Note that a command has come. A repeated copy is traced under the first one."""
    _leave("received", table, command)
    return _traces.begin("command", table, command, is_first=not again) if _traces else None


def answered(span: Span, outcome: str, game: str, data: bytes) -> None:
    """Note how a traced command ended, and the kinds of events in the entry that was written of it."""
    kinds = [(event.event or event).type for event in _sketch(data).events]
    span.end(outcome=outcome.lower(), game=game, events=kinds)


def sent(table: str, command: str, after: int) -> Span | None:
    """Note that an entry is on its way to the engine."""
    _leave("sent", table, command, after=after)
    return _traces.begin("append", table, command) if _traces else None


def acknowledged(span: Span | None, table: str, command: str, answer: AppendAnswer, seconds: float) -> None:
    """Note how the engine answered, and after how long."""
    if span or logger.isEnabledFor(logging.DEBUG):
        how = type(answer).__name__.lower()
        _leave(how, table, command, seconds=round(seconds, 6), **_fields(answer))
        if span:
            span.end(answer=how, **_fields(answer))


def told(table: str, stored: Stored) -> Span | None:
    """Note that a stored entry has arrived."""
    if _traces or logger.isEnabledFor(logging.DEBUG):
        command = _sketch(stored.data).command
        _leave("told", table, command, sequence=stored.sequence)
        return showing(table, command)
    return None


def showing(table: str, command: str) -> Span | None:
    """Note that an entry is being folded, and everyone here told what it changes."""
    return _traces.begin("show", table, command) if _traces else None


def thinking(table: str, person: str) -> Span | None:
    """Note that a bot thinks: a trace of its own, since nobody knows whether a move will come of it."""
    return (
        _traces.begin("think", table, f"{person}:{time.monotonic_ns()}", is_first=True) if _traces else None
    )


def _leave(step: str, table: str, command: str, **more: float | str) -> None:
    """Write a line: a command has come so far; it is named by its person and its id."""
    if logger.isEnabledFor(logging.DEBUG):
        logger.debug(step, extra={**names(table, command), **more})


def _sketch(data: bytes) -> _Sketch:
    try:
        return _sketches.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return _Sketch()  # there is none, or it is told elsewhere that it cannot be read


def _fields(answer: AppendAnswer) -> dict[str, int]:
    sequence = getattr(answer, "sequence", None)
    return {} if sequence is None else {"sequence": sequence}
