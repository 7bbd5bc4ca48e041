"""Limits: buckets of tokens that fill again with time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from inklings.house.talk import AnyTalk, React, Say, Show


class Bucket:
    """Holds `size` tokens and gains `rate` a second."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._tokens = size
        self._seen = monotonic()

    def take(self) -> bool:
        """Take a token if there is one."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token."""
        self._fill()
        return max(0.0, (1 - self._tokens) / self._rate)

    def _fill(self) -> None:
        now = monotonic()
        self._tokens = min(self._size, self._tokens + (now - self._seen) * self._rate)
        self._seen = now


class Tongue:
    """How fast one connection may talk."""

    def __init__(self) -> None:
        self._words = Bucket(5, 1)
        self._reactions = Bucket(5, 2)
        self._signs = Bucket(3, 15)

    def take(self, talk: AnyTalk) -> bool:
        """Whether there is a token for this."""
        match talk:
            case Say():
                return self._words.take()
            case React():
                return self._reactions.take()
            case Show():
                return self._signs.take()


class Buckets:
    """A bucket for each address; the longest unused are forgotten first."""

    def __init__(self, size: float, rate: float, most: int = 50_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __getitem__(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
