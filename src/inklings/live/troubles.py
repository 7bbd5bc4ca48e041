"""Troubles that were logged at length: the same one is told in one line from then on."""

from __future__ import annotations

REMEMBERED = 500


class Troubles:
    """The newest trouble at each place."""

    def __init__(self) -> None:
        self._told: dict[str, str] = {}

    def is_new(self, where: str, error: Exception | None) -> bool:
        """Whether this place has had other trouble before, or none that we remember."""
        told = repr(error)
        if self._told.get(where) == told:
            return False
        self._told[where] = told
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        return True
