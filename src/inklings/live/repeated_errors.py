"""Errors that were logged with a traceback: a repeated one is logged in one line."""

from __future__ import annotations

REMEMBERED = 500


class RepeatedErrors:
    """The newest error at each place."""

    def __init__(self) -> None:
        self._logged: dict[str, str] = {}

    def is_new(self, where: str, error: Exception | None) -> bool:
        """Whether this is not the error that was last logged for this place."""
        logged = repr(error)
        if self._logged.get(where) == logged:
            return False
        self._logged[where] = logged
        if len(self._logged) > REMEMBERED:
            del self._logged[next(iter(self._logged))]
        return True
