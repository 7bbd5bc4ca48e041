"""A browser's HTTP connection: uvicorn's, with limits on the bytes that arrive."""

from __future__ import annotations

import asyncio
from time import thread_time
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from inklings.gate.accounts import Account, Accounts
from inklings.gate.blocklists import BlockedAddresses
from inklings.gate.read_fairness import FairReader

MOST_HEADERS = 100
LONGEST_HEAD = 8 * 1024
"""Bytes of a request before its body."""
CHECK_SECONDS = 5.0
HEAD_SECONDS = 10.0
"""How long a browser may take to send its request."""
REQUEST_SECONDS = 120.0
"""How long it may take to read the answer, such as pictures over a slow connection."""
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: 77\r\n\r\n"
    b"Too many connections are open from your address. Close a few, and come back.\n"
)


class RequestConnection(FairReader, H11Protocol):
    """One browser's connection until it asks for a websocket."""

    def __init__(
        self,
        accounts: Accounts,
        blocked: BlockedAddresses,
        *,
        account: Account | None = None,
        **settings: Any,
    ) -> None:
        """`account` is given if the acceptor has already counted the connection."""
        super().__init__(**settings)
        self._accounts = accounts
        self._blocked = blocked
        self._account = account
        self._clock: asyncio.TimerHandle | None = None
        self._since = self.loop.time()
        """When the browser began its current request or answer."""
        self._was_busy = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A browser has connected."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = peer[0] if peer else ""
        if self._account is None and not self._blocked.bars(address):
            self._account = self._accounts.connect(address)
        if self._account is None:
            transport.abort()
            return
        self._clock = self.loop.call_later(CHECK_SECONDS, self._check)
        if self._account.must_wait():
            self._wait_turn(self._account)

    def connection_lost(self, exc: Exception | None) -> None:
        """The browser has gone."""
        if self._account:
            self._account.connections -= 1
            self._account = None
        self._stop_clock()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes of a browser."""
        self.receive_in_turn(data, self._account, self.transport)

    def handle(self, data: bytes) -> bool:
        """Read bytes, and charge what that costs."""
        account = self._account
        if account is None:
            return True
        if account.has_too_many:
            self.transport.write(TOO_MANY)
            self.transport.close()
            return True
        if not self._is_busy and data.partition(b"\r\n\r\n")[0].count(b"\n") > MOST_HEADERS:
            self.transport.abort()
            return True
        start = thread_time()
        super().data_received(data)
        if account.charge(thread_time() - start) and self._account:
            self._wait_turn(account)
            return True
        return False

    def read_on(self) -> None:
        """Read on, unless the web server has paused reading."""
        if not self.transport.is_closing() and not self.flow.read_paused:
            self.transport.resume_reading()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a websocket, which takes over the account."""
        self._stop_clock()
        self.app_state = {**self.app_state, "account": self._account}
        self._account = None
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """The next request may begin."""
        self._since = self.loop.time()
        super().on_response_complete()

    def _wait_turn(self, account: Account) -> None:
        """Read nothing for a while, because this address costs too much."""
        self.transport.pause_reading()
        account.wait_turn(self.read_on)

    @property
    def _is_busy(self) -> bool:
        """Whether a request is being answered; before the first there is no cycle."""
        return getattr(self.cycle, "response_complete", True) is False

    def _check(self) -> None:
        """Close the connection if the browser takes too long."""
        now = self.loop.time()
        busy = self._is_busy
        if busy != self._was_busy:
            self._was_busy, self._since = busy, now
        if now - self._since > (REQUEST_SECONDS if busy else HEAD_SECONDS):
            self.transport.abort()
        else:
            self._clock = self.loop.call_later(CHECK_SECONDS, self._check)

    def _stop_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None


def request_class(accounts: Accounts, blocked: BlockedAddresses) -> type[asyncio.Protocol]:
    """What the server makes for every connection."""

    class Connection(RequestConnection):
        def __init__(self, **settings: Any) -> None:
            super().__init__(accounts, blocked, **settings)

    return cast("type[asyncio.Protocol]", Connection)
