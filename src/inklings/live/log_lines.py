"""How a process writes its log: one line an event, for people or for programs."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has: the rest is what the event is about."""


def about(record: logging.LogRecord) -> dict[str, Any]:
    """The table, the incident, and whatever else was said with an event."""
    return {name: value for name, value in vars(record).items() if name not in _USUAL}


class PlainLines(logging.Formatter):
    """For people; a traceback follows on lines of its own."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  (the name is logging's)
        """The line, with what it is about behind it."""
        more = "".join(f" {name}={value}" for name, value in about(record).items())
        return super().formatMessage(record) + more


class JsonLines(logging.Formatter):
    """For programs: an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **about(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()
