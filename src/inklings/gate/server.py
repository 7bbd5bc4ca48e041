"""A gate's web server, which listens itself or gets connections from the acceptor of its parent.

Connections are counted and wait for their turn before any object is made for them. uvicorn would accept all
at once, and two hundred that come together would block every table for 70 ms.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Callable, Generator, Mapping
from typing import Any, cast

import uvicorn
from uvicorn.config import Config
from uvicorn.server import ServerState

from inklings.gate.acceptor import Acceptor, bind
from inklings.gate.accounts import Account
from inklings.gate.app import make_app
from inklings.gate.gate import Gate
from inklings.gate.listeners import listeners
from inklings.gate.requests import LONGEST_HEAD, request_class
from inklings.gate.socket import BrowserSocket

NOTICE_SECONDS = 3.0


def notice(seconds: float) -> float:
    """How long a gate that drains for so many seconds still lets people in."""
    return min(NOTICE_SECONDS, seconds / 3)


def socket_class(gate: Gate) -> type[asyncio.Protocol]:
    """What the server makes for every browser that asks for a websocket."""
    listen, crowd, counts = listeners(gate), gate.crowd, gate.member.surroundings.counts

    class Socket(BrowserSocket):
        def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:  # noqa: ARG002
            super().__init__(listen, crowd, server_state.connections, app_state.get("account"), counts)

    return Socket


class GateServer(uvicorn.Server):
    """Calls back when it is open. It ignores signals, since others must be stopped after it."""

    number = 0
    """Its number among the workers."""
    cost_of_opening = 0.0
    """Seconds of CPU that a connection takes before its first request, besides what every one takes."""
    security: Mapping[str, Any] = {}
    """How connections are encrypted, as the loop wants to be told."""

    def __init__(
        self, gate: Gate, on_open: Callable[[], None], *, host: str = "127.0.0.1", port: int = 0
    ) -> None:
        super().__init__(
            uvicorn.Config(
                make_app(gate),
                host=host,
                port=port,
                http=request_class(gate.accounts, gate.blocked),
                h11_max_incomplete_event_size=LONGEST_HEAD,
                ws=socket_class(gate),
                proxy_headers=False,
                log_level="warning",
                timeout_graceful_shutdown=1,
            )
        )
        self.gate = gate
        self._on_open = on_open
        self._acceptor: Acceptor | None = None
        self._arriving: set[asyncio.Task[None]] = set()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Ignore them: they are handled elsewhere."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so. Windows can't look at bytes without reading them, so there uvicorn listens."""
        if sockets is None and sys.platform != "win32":
            self._acceptor = Acceptor(bind(self.config.host, self.config.port), lambda: [self])
            sockets = []
        await super().startup(sockets)
        if self.started:
            if self._acceptor:
                self._acceptor.open()
            self._on_open()

    async def serve_until(self, ended: asyncio.Event, *, listen: bool = True) -> None:
        """Serve until then; without `listen`, only connections that are handed over. Then stop the gate."""
        serving = asyncio.create_task(self.serve(None if listen else []))
        end = asyncio.create_task(ended.wait())
        await asyncio.wait({serving, end}, return_when=asyncio.FIRST_COMPLETED)
        # Nobody else comes in, and everyone is sent to another gate; then the server has nothing to wait for.
        self.should_exit = True
        self.close_doors()
        await self.gate.member.stop()
        await serving
        end.cancel()

    async def drain(self, seconds: float) -> None:
        """Take nobody new, and hand everyone to other gates over so many seconds.

        Load balancers get a few seconds to notice. Until then we still let in everyone they send.
        """
        self.gate.is_draining = True
        await asyncio.sleep(notice(seconds))
        self.close_doors()
        await self.gate.member.hand_over(seconds - notice(seconds))

    def close_doors(self) -> None:
        """Stop listening."""
        if self._acceptor:
            self._acceptor.close()
        for listening in getattr(self, "servers", ()):  # told to stop before it listens, it has none
            listening.close()

    def hand_over(self, connection: socket.socket) -> bool:
        """Take a connection on which the first bytes have arrived."""
        try:
            address = connection.getpeername()[0]
        except OSError:  # it has gone already
            connection.close()
            return True
        account = None if self.gate.blocked.bars(address) else self.gate.accounts.connect(address)
        if account is None:
            connection.close()
        else:
            self._take(connection, account)
        return True

    def _take(self, connection: socket.socket, account: Account) -> None:
        task = asyncio.create_task(self._serve_in_turn(connection, account))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _serve_in_turn(self, connection: socket.socket, account: Account) -> None:
        if account.must_wait():
            await account.turn()
        account.charge(self.cost_of_opening)
        make = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)
        state, app_state = self.server_state, self.lifespan.state
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: make(config=self.config, server_state=state, app_state=app_state, account=account),
                connection,
                **self.security,
            )
        except OSError:  # it has gone; or over TLS it took too long, or does not trust us
            connection.close()
            account.connections -= 1
