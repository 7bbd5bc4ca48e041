"""A small load balancer, as any house with several gates has one: and a line that can be cut."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncGenerator

from tests.parts import GateProcess


class Balancer:
    """Passes each connection on to the next gate that takes it."""

    def __init__(self, gates: list[GateProcess]) -> None:
        self.port = 0
        self._turns = itertools.cycle(gates)
        self._count = len(gates)
        self._open: set[asyncio.StreamWriter] = set()
        self._cut = False
        self._serving: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """As in a tunnel: every connection breaks, and no new one comes through."""
        self._cut = True
        for writer in self._open:
            writer.transport.abort()

    def mend(self) -> None:
        self._cut = False

    async def close(self) -> None:
        """Cut every connection, and wait until all have ended."""
        self.cut()
        if self._serving:
            await asyncio.wait(self._serving)

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        for gate in itertools.islice(self._turns, self._count):
            with contextlib.suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", gate.port)
                await self._join((reader, far_writer), (far_reader, writer))
                return
        writer.close()

    async def _join(self, *ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        writers = {writer for _, writer in ways}
        self._open |= writers
        pumps = [asyncio.create_task(self._pump(*way)) for way in ways]
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for writer in writers:
            writer.close()
        await asyncio.wait(pumps)
        self._open -= writers

    @staticmethod
    async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()


@contextlib.asynccontextmanager
async def balancer(gates: list[GateProcess]) -> AsyncGenerator[Balancer]:
    line = Balancer(gates)
    server = await asyncio.start_server(line.accept, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        await line.close()
