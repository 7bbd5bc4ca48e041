"""The newest incidents of a process with their log lines, for the operator's page."""

from __future__ import annotations

import logging
from collections import deque

from msgspec import Struct

from inklings.live.log_lines import PlainLines

MOST = 10
HEAD, TAIL = 300, 1700
"""How much is kept of long lines, from their beginning and their end."""


class LoggedIncident(Struct, frozen=True):
    """What was logged of an incident."""

    name: str
    at: int
    """When, in milliseconds by the clock of that machine."""
    lines: str


class Incidents(logging.Handler):
    """Keeps the newest log records that have the name of an incident."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(PlainLines())
        self.newest: deque[LoggedIncident] = deque(maxlen=MOST)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it, if it is about an incident."""
        if name := getattr(record, "incident", ""):
            self.newest.append(LoggedIncident(name, round(record.created * 1000), _cut(self.format(record))))


def _cut(lines: str) -> str:
    return lines if len(lines) <= HEAD + TAIL else f"{lines[:HEAD]}\n…\n{lines[-TAIL:]}"
