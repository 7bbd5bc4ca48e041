"""Why a table cannot be loaded or opened."""

from __future__ import annotations


class NoSuchTable(Exception):  # noqa: N818  (an answer: there is no such table)
    """Nothing is stored under this code."""


class Unavailable(Exception):  # noqa: N818  (an answer: try again)
    """The engine did not answer in time; `newer`: another member must be asked, of a newer release."""

    def __init__(self, *, newer: bool = False) -> None:
        super().__init__("newer" if newer else "no answer")
        self.newer = newer


class TableBroken(Exception):  # noqa: N818  (an answer: it is our mistake)
    """Our own code cannot read this table; the incident's name stands in the server's log."""

    def __init__(self, incident: str) -> None:
        super().__init__(incident)
        self.incident = incident
