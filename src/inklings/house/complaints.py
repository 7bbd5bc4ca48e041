"""Reports of people and photos to the operators: who or which, why, and the chat before it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from inklings.house.talk import Reach
from inklings.kernel.game import Viewer

KEPT_SECONDS = 300
MOST_LINES = 40


class Reason(StrEnum):
    """Why someone is reported, or a photo."""

    TALK = "talk"
    NAME = "name"
    PLAY = "play"
    OTHER = "other"
    PHOTO = "photo"
    """A card of somebody's own deck should not be here."""


class Someone(Struct, frozen=True):
    """A person as their table knows them: both hashes are different at every table."""

    name: str
    seat: Viewer
    person: str
    network: str


class ChatLine(Struct, frozen=True):
    """Something that was said, word for word."""

    at: int
    seat: Viewer
    name: str
    to: Reach
    text: str


class Complaint(Struct, frozen=True):
    """What is kept of a report."""

    at: int
    code: str
    game: str
    reason: Reason
    about: Someone | None
    """None: it is about a photo."""
    by: Someone
    talk: tuple[ChatLine, ...]
    """What the reporter could hear of the last minutes."""
    card: str = ""
    """The photo, by the name of its card."""


class RecentTalk:
    """The chat of the last minutes at a table, in memory only and limited in length."""

    def __init__(self) -> None:
        self._lines: deque[tuple[ChatLine, frozenset[str] | None]] = deque(maxlen=MOST_LINES)

    def add(self, line: ChatLine, ears: frozenset[str] | None) -> None:
        """Keep a line, with the people who could hear it; None: everyone."""
        self._lines.append((line, ears))

    def forget_old(self, now: int) -> float | None:
        """Forget what was said too long ago; returns the seconds until there is more to forget."""
        while self._lines and now - self._lines[0][0].at >= KEPT_SECONDS * 1000:
            self._lines.popleft()
        return KEPT_SECONDS - (now - self._lines[0][0].at) / 1000 if self._lines else None

    def heard_by(self, person: str) -> Iterator[ChatLine]:
        """What this person could hear."""
        return (line for line, ears in self._lines if ears is None or person in ears)
