"""The one port of several workers: every connection is handed to one of them.

All browsers of a table go to the same worker, so a move is folded and shown there once. The first bytes are
only peeked at, and the worker gets the whole request.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import socket
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from inklings.house.codes import is_code

logger = logging.getLogger(__name__)

BACKLOG = 2048
AT_ONCE = 64
"""Connections that are accepted in one turn of the loop."""
HANDED_AT_ONCE = 16
"""Connections that are handed over in one turn of the loop: each costs a worker about 0.3 ms."""
WAIT_SECONDS = 5.0
"""How long a connection may say nothing, or wait for a worker."""
MOST_WAITING = 5000
"""Connections that may wait at the same time; then the oldest is closed."""
RETRY_SECONDS = 0.05
"""How long until the workers are asked again, if none could take a connection."""
FULL_PAUSE = 0.5
"""How long to wait when the system allows no more open files."""
LOOK = 256
"""The first bytes of a request, which contain the code of its table if it has one."""

_table = re.compile(rb"[A-Z]+ (?:/api/tables|/embed)?/([A-Z]+)[/? ]")


class ListenError(RuntimeError):
    """We cannot listen there; the message says why."""


class Worker(Protocol):
    """A worker, as the acceptor sees it."""

    @property
    def number(self) -> int:
        """Its number among the workers. A process that replaces it has the same."""
        ...

    def hand_over(self, connection: socket.socket) -> bool:
        """Give it this connection, to keep and to close; false if it cannot take it now."""
        ...


W = TypeVar("W", bound=Worker)


def table_of(request: bytes) -> str:
    """The code of the table that a request is for; empty if it is for none.

    >>> table_of(b"GET /api/tables/BCDF/socket?scenes=2 HTTP/1.1"), table_of(b"GET /tv HTTP/1.1")
    ('BCDF', '')
    >>> table_of(b"GET /embed/BCDF HTTP/1.1")
    'BCDF'
    """
    match = _table.match(request)
    code = match[1].decode() if match else ""
    return code if is_code(code) else ""


def ranked(code: str, workers: Sequence[W]) -> list[W]:
    """The workers, best first for this table. When one stops, only its own tables move."""

    def weight(worker: W) -> bytes:
        return hashlib.blake2b(f"{worker.number} {code}".encode(), digest_size=8).digest()

    return sorted(workers, key=weight)


def bind(host: str, port: int) -> list[socket.socket]:
    """Sockets that will listen there, one for each address of that name; raises `ListenError`."""
    bound: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in sorted({(family, address) for family, _, _, _, address in found}):
            door = socket.socket(family, socket.SOCK_STREAM)
            bound.append(door)
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            door.bind(address)
            door.setblocking(False)
    except OSError as error:
        for door in bound:
            door.close()
        raise ListenError(f"can't listen on {host}, port {port}: {error.strerror or error}") from None
    return bound


class Acceptor:
    """Takes connections, waits for the first bytes of each, and hands it to a worker that is ready."""

    def __init__(self, doors: list[socket.socket], ready: Callable[[], Sequence[Worker]]) -> None:
        self._doors = doors
        self._ready = ready
        self._waiting: dict[socket.socket, asyncio.TimerHandle] = {}
        """Connections that no worker has yet, the oldest first, and when they are closed."""
        self._placing: deque[tuple[socket.socket, str]] = deque()
        """Connections that have sent their first bytes, each with the code of its table."""
        self._turn = 0
        self._loop = asyncio.get_running_loop()

    def open(self) -> None:
        """Listen; raises `ListenError`."""
        for door in self._doors:
            try:
                door.listen(BACKLOG)
            except OSError as error:
                raise ListenError(f"can't listen: {error.strerror}") from None
            self._loop.add_reader(door, self._accept, door)

    def close(self) -> None:
        """Stop listening, and close connections that still wait."""
        for door in self._doors:
            self._loop.remove_reader(door)
            door.close()
        self._doors = []
        for connection in list(self._waiting):
            self._drop(connection)

    def take(self, connection: socket.socket) -> None:
        """Find a worker for this connection, of which nothing has been read."""
        if not self._doors:
            connection.close()
            return
        if len(self._waiting) >= MOST_WAITING:
            self._drop(next(iter(self._waiting)))
        connection.setblocking(False)
        self._waiting[connection] = self._loop.call_later(WAIT_SECONDS, self._drop, connection)
        self._loop.add_reader(connection, self._look, connection)

    def _accept(self, door: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = door.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                logger.warning("can't take another connection now: %s", error)
                self._loop.remove_reader(door)
                self._loop.call_later(FULL_PAUSE, self._accept_again, door)
                return
            self.take(connection)

    def _accept_again(self, door: socket.socket) -> None:
        if door in self._doors:
            self._loop.add_reader(door, self._accept, door)

    def _look(self, connection: socket.socket) -> None:
        self._loop.remove_reader(connection)
        try:
            request = connection.recv(LOOK, socket.MSG_PEEK)
        except OSError:
            request = b""
        if request:
            self._place_soon(connection, table_of(request))
        else:
            self._drop(connection)

    def _place_soon(self, connection: socket.socket, code: str) -> None:
        if not self._placing:
            self._loop.call_soon(self._place_some)
        self._placing.append((connection, code))

    def _place_some(self) -> None:
        for _ in range(min(HANDED_AT_ONCE, len(self._placing))):
            self._place(*self._placing.popleft())
        if self._placing:
            self._loop.call_soon(self._place_some)

    def _place(self, connection: socket.socket, code: str) -> None:
        if connection not in self._waiting:
            return  # it has waited too long
        if any(worker.hand_over(connection) for worker in self._order(code)):
            self._waiting.pop(connection).cancel()
        else:
            self._loop.call_later(RETRY_SECONDS, self._place_soon, connection, code)

    def _order(self, code: str) -> Sequence[Worker]:
        workers = self._ready()
        if code:
            return ranked(code, workers)
        self._turn += 1
        first = self._turn % max(1, len(workers))
        return [*workers[first:], *workers[:first]]

    def _drop(self, connection: socket.socket) -> None:
        self._waiting.pop(connection).cancel()
        self._loop.remove_reader(connection)
        connection.close()
