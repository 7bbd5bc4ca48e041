"""How often one address may try something."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from inklings.live.limits import Bucket


class AddressLimit:
    """A bucket for each address; the longest unused are forgotten first."""

    def __init__(self, size: float, rate: float, most: int = 50_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token if there is one."""
        return self._bucket(address).take(monotonic())

    def wait(self, address: str) -> float:
        """Seconds until there is a token."""
        return self._bucket(address).wait(monotonic())

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
