"""A gate's web server, on a port of its own or with connections that are handed to it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Generator
from typing import cast

import uvicorn

from inklings.gate.app import make_app
from inklings.gate.gate import Gate
from inklings.gate.listeners import listeners
from inklings.gate.socket import socket_class


class GateServer(uvicorn.Server):
    """Says when it is open. Signals are not its business: what it needs is stopped after it."""

    def __init__(
        self, gate: Gate, on_open: Callable[[], None], *, host: str = "127.0.0.1", port: int = 0
    ) -> None:
        super().__init__(
            uvicorn.Config(
                make_app(gate),
                host=host,
                port=port,
                ws=socket_class(listeners(gate), gate.crowd),
                proxy_headers=False,
                log_level="warning",
                timeout_graceful_shutdown=1,
            )
        )
        self._gate = gate
        self._on_open = on_open

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave them to others."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        if self.started:
            self._on_open()

    async def serve_until(self, ended: asyncio.Event, *, listen: bool = True) -> None:
        """Serve until then; without `listen`, only connections that are handed over. Then stop the gate."""
        serving = asyncio.create_task(self.serve(None if listen else []))
        end = asyncio.create_task(ended.wait())
        await asyncio.wait({serving, end}, return_when=asyncio.FIRST_COMPLETED)
        # Nobody else comes in, and everyone is sent to another gate; then the server has nothing to wait for.
        self.should_exit = True
        for listening in getattr(self, "servers", ()):  # told to stop before it listens, it has none
            listening.close()
        await self._gate.member.stop()
        await serving
        end.cancel()

    async def serve_connection(self, connection: socket.socket) -> None:
        """Serve a browser that came in by another door."""
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(self._protocol, connection)
        except OSError:  # it has gone already
            connection.close()

    def _protocol(self) -> asyncio.Protocol:
        make = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
