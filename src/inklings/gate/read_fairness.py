"""Fair reading: a connection waits while its address has used more than its share."""

from __future__ import annotations

import asyncio

from inklings.gate.accounts import Account


class FairReader:
    """Handles arriving bytes at once, or after those of other addresses.

    Hundreds of connections from one address may send something at the same moment. If all were handled
    first, everyone else would wait.
    """

    _held = b""
    """Bytes that have arrived and are not handled yet."""

    def receive_in_turn(self, data: bytes, account: Account | None, transport: asyncio.Transport) -> None:
        """Handle these bytes, now or soon."""
        if self._held:
            self._held += data
        elif account and account.has_had_turn:
            self._held = data
            transport.pause_reading()
            account.after_others(lambda: self._catch_up(transport))
        else:
            self.handle(data)

    def handle(self, data: bytes) -> bool:
        """Handle these bytes; returns whether reading has to pause."""
        raise NotImplementedError

    def read_on(self) -> None:
        """More may be read now."""
        raise NotImplementedError

    def _catch_up(self, transport: asyncio.Transport) -> None:
        data, self._held = self._held, b""
        if not transport.is_closing() and not self.handle(data):
            self.read_on()
