"""How many connections one address may have, and how often it may try something."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from inklings.gate.accounts import place_of
from inklings.live.limits import Bucket

CONNECTIONS_AN_ADDRESS = 300
"""Enough for a school behind one address."""


class AddressLimit:
    """A bucket for each address. Those that were not used for longest are forgotten first."""

    def __init__(self, size: float, rate: float, most: int = 50_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token if there is one."""
        return self.bucket(address).take(monotonic())

    def give_back(self, address: str) -> None:
        """Give a token back that should not have been taken."""
        self.bucket(address).give_back()

    def wait(self, address: str) -> float:
        """Seconds until there is a token."""
        return self.bucket(address).wait(monotonic())

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address."""
        place = place_of(address)
        bucket = self._buckets.pop(place, None) or Bucket(self._size, self._rate)
        self._buckets[place] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
