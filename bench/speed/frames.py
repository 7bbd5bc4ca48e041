"""Websocket frames as a browser writes and reads them, and no more of the protocol than load needs."""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = b"\0\0\0\0"
"""A mask that changes nothing: what is sent here needs no hiding from proxies."""
LENGTH_16, LENGTH_64 = 126, 127


def request(path: str) -> bytes:
    """Ask a server for a websocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(kind: int, payload: bytes) -> bytes:
    """A frame as a browser sends it."""
    length = len(payload)
    if length < LENGTH_16:
        return bytes((kind, 0x80 | length)) + MASK + payload
    return bytes((kind, 0x80 | LENGTH_16)) + length.to_bytes(2) + MASK + payload


class Reader:
    """Cuts what a server sends into frames."""

    __slots__ = ("_data",)

    def __init__(self) -> None:
        self._data = b""

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The frames that are whole by now: the first byte, which says what it is, and what it holds."""
        if self._data:
            data = self._data + data
        at, end = 0, len(data)
        while end - at >= 2:
            start, length = at + 2, data[at + 1]
            if length == LENGTH_16:
                start, length = at + 4, int.from_bytes(data[at + 2 : at + 4])
            elif length == LENGTH_64:
                start, length = at + 10, int.from_bytes(data[at + 2 : at + 10])
            if start + length > end:
                break
            yield data[at], data[start : start + length]
            at = start + length
        self._data = data[at:]
