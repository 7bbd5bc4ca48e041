"""A small web server on a port of its own: is this house alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, MutableMapping
from http import HTTPStatus
from typing import Any

import uvicorn
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from inklings.monitor.metrics import Processes, exposition

PLAIN = "text/plain; charset=utf-8"

Message = MutableMapping[str, Any]
Answer = tuple[HTTPStatus, str, bytes]


class MonitorError(Exception):
    """The monitor cannot listen."""


class Monitor:
    """Answers the people and programs that look after the house."""

    def __init__(self) -> None:
        self._sources: list[Callable[[], Processes]] = []

    def watch(self, processes: Callable[[], Processes]) -> None:
        """From now on answer for these processes, too."""
        self._sources.append(processes)

    @contextlib.asynccontextmanager
    async def listening(self, host: str, port: int) -> AsyncGenerator[Monitor]:
        """Listen meanwhile, unless the port is 0; raises `MonitorError`."""
        if not port:
            yield self
            return
        try:
            door = socket.create_server((host, port))
        except OSError as error:
            why = error.strerror
            raise MonitorError(
                f"can't listen on {host}:{port}: {why}. Choose another --monitor-port."
            ) from None
        server = _Server(
            uvicorn.Config(self, lifespan="off", log_level="warning", timeout_graceful_shutdown=1)
        )
        serving = asyncio.create_task(server.serve([door]))
        try:
            yield self
        finally:
            server.should_exit = True
            await serving

    async def __call__(
        self,
        scope: Message,
        receive: Callable[[], Awaitable[Message]],  # noqa: ARG002  (ASGI)
        send: Callable[[Message], Awaitable[None]],
    ) -> None:
        """Answer one request."""
        status, kind, body = self.answer(scope["path"])
        headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def answer(self, path: str) -> Answer:
        """The answer to a path."""
        match path:
            case "/healthz":
                return HTTPStatus.OK, PLAIN, b"alive\n"
            case "/readyz":
                return self._ready()
            case "/metrics":
                return HTTPStatus.OK, CONTENT_TYPE_LATEST, exposition(self._processes())
            case _:
                return HTTPStatus.NOT_FOUND, PLAIN, b"There is /healthz, /readyz and /metrics.\n"

    def _ready(self) -> Answer:
        """Ready while any process that serves is."""
        processes = self._processes()
        lines = [f"{name}: {process.trouble or 'ready'}\n" for name, process in processes.items()]
        ready = any(process.serves and not process.trouble for process in processes.values())
        status = HTTPStatus.OK if ready else HTTPStatus.SERVICE_UNAVAILABLE
        return status, PLAIN, "".join(lines or ["starting\n"]).encode()

    def _processes(self) -> Processes:
        return {name: process for source in self._sources for name, process in source().items()}


class _Server(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave them to others."""
        yield
