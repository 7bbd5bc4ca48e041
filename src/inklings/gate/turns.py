"""A connection that lets others come first once its address has had its turn."""

from __future__ import annotations

import asyncio

from inklings.gate.accounts import Account


class TakesTurns:
    """What arrives is handled at once, or after the others.

    Hundreds of connections of one address may have something to say at the same moment. Handled in one go,
    all other people would wait for the last of them.
    """

    _held = b""
    """What has arrived and is not handled yet."""

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
        """Handle these bytes; returns whether nothing more is to be read for a while."""
        raise NotImplementedError

    def read_on(self) -> None:
        """More may be read now."""
        raise NotImplementedError

    def _catch_up(self, transport: asyncio.Transport) -> None:
        data, self._held = self._held, b""
        if not transport.is_closing() and not self.handle(data):
            self.read_on()
