"""What the HTTP API says if it refuses something."""

from __future__ import annotations

from msgspec import Struct


class ApiError(Struct, frozen=True):
    """Why not, as a code; the words are the browser's."""

    error: str
    retry_after: int = 0
    incident: str = ""
    """By which our own mistake is found in the server's log."""
