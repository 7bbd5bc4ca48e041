"""Limits: buckets of tokens that fill again with time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


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
