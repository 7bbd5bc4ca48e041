"""A connection without manners: bytes as an attacker sends them, from an address of its own."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)
MASK = b"\0\0\0\0"
STRANGER = "127.0.0.66"
"""Loopback is a whole network: attackers and bystanders are told apart by their addresses, as anywhere."""
_others = (f"127.0.1.{number}" for number in itertools.count(1))


@contextlib.contextmanager
def line(url: str, source: str = STRANGER, timeout: float = 10) -> Iterator[socket.socket]:
    """A connection to a gate."""
    address = urlsplit(url)
    assert address.hostname
    with socket.create_connection((address.hostname, address.port or 80), timeout, (source, 0)) as opened:
        yield opened


def ask(url: str, request: bytes, source: str = STRANGER) -> bytes:
    """Send something, and read the answer to its end or until the gate waits for more."""
    with line(url, source, timeout=5) as opened:
        with contextlib.suppress(ConnectionError):
            opened.sendall(request)
        return read(opened)


def read(opened: socket.socket) -> bytes:
    """All that comes until the connection ends or nothing more comes."""
    got = b""
    with contextlib.suppress(TimeoutError, ConnectionError):
        while piece := opened.recv(65536):
            got += piece
    return got


def get(path: str, *headers: str, host: str = "localhost", method: str = "GET", body: bytes = b"") -> bytes:
    """A request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode() + body


def open_table(url: str, game: str = "moons") -> str:
    """A new table, each opened from another address."""
    body = json.dumps({"game": game}).encode()
    request = get("/api/tables", "Content-Type: application/json", method="POST", body=body)
    answer = ask(url, request, next(_others))
    code: str = json.loads(answer.partition(b"\r\n\r\n")[2])["code"]
    return code


def status(answer: bytes) -> int:
    """The status of an answer; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def upgrade(opened: socket.socket, path: str, *headers: str, host: str = "localhost") -> int:
    """Ask for a websocket; returns the status of the answer."""
    more = "".join(f"{header}\r\n" for header in headers)
    opened.sendall(UPGRADE.format(path=path, host=host, more=more).encode())
    answer = b""
    while b"\r\n\r\n" not in answer and (piece := opened.recv(4096)):
        answer += piece
    return status(answer)


def frame(data: bytes, opcode: int = 1) -> bytes:
    """A masked frame."""
    size = len(data)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 65536:
        head = bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2)
    else:
        head = bytes((0x80 | opcode, 0xFF)) + size.to_bytes(8)
    return head + MASK + data


def is_cut_off(opened: socket.socket, data: bytes, times: int) -> bool:
    """Send the same again and again: whether the gate ends the connection before it has taken all of it."""
    try:
        for _ in range(times):
            opened.sendall(data)
        opened.settimeout(5)
        while opened.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True
