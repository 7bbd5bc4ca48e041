"""Limits: buckets of tokens that fill again with time."""

from __future__ import annotations

from inklings.house.talk import AnyTalk, Poke, React, Say, Show


class Bucket:
    """Holds `size` tokens and gains `rate` a second. Times are seconds that never jump."""

    __slots__ = ("_rate", "_seen", "_size", "_tokens")

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._tokens = size
        self._seen: float | None = None

    def take(self, now: float, tokens: float = 1) -> bool:
        """Take a token, or so many, if they are there."""
        self._fill(now)
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def give_back(self) -> None:
        """A token was taken in vain."""
        self._tokens = min(self._size, self._tokens + 1)

    def wait(self, now: float) -> float:
        """Seconds until there is a token."""
        self._fill(now)
        return max(0.0, (1 - self._tokens) / self._rate)

    def _fill(self, now: float) -> None:
        if self._seen is not None:
            self._tokens = min(self._size, self._tokens + (now - self._seen) * self._rate)
        self._seen = now


class TalkLimit:
    """How fast one connection may talk."""

    __slots__ = ("_reactions", "_signs", "_words")

    def __init__(self) -> None:
        self._words = Bucket(5, 1)
        self._reactions = Bucket(5, 2)
        self._signs = Bucket(3, 15)

    def take(self, talk: AnyTalk, now: float) -> bool:
        """Whether there is a token for this."""
        match talk:
            case Say():
                return self._words.take(now)
            case React() | Poke():
                return self._reactions.take(now)
            case Show():
                return self._signs.take(now)
