"""Frames of browsers: those that we read ourselves, those that the library reads, and all in any pieces."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import cast

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from inklings.gate.socket import BrowserSocket
from inklings.gate.write_fairness import CrowdQueue
from inklings.gate.ws_frames import LARGEST_MESSAGE
from inklings.live.figures import Counts

REQUEST = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport:
    """Takes all that is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def get_extra_info(self, _: str) -> None:
        return


class Hearer:
    """Keeps all that is said."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def receive(self, data: bytes) -> None:
        self.heard.append(data)

    def end(self) -> None:
        pass


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def said(stream: bytes, cuts: Callable[[int], list[int]] = lambda _: []) -> tuple[list[bytes], Transport]:
    """What is heard of a browser's bytes that arrive in pieces, and what is written in return."""

    async def talk() -> tuple[list[bytes], Transport]:
        hearer, transport = Hearer(), Transport()
        socket = BrowserSocket(
            lambda _request, _address, _socket: hearer, CrowdQueue(1), set(), None, Counts()
        )
        socket.connection_made(cast("asyncio.Transport", transport))
        ends = [0, *cuts(len(stream)), len(stream)]
        for start, end in pairwise(ends):
            socket.data_received(stream[start:end])
        socket.connection_lost(None)
        return hearer.heard, transport

    return asyncio.run(talk())


sizes = st.sampled_from([0, 1, 5, 125, 126, 127, 200, LARGEST_MESSAGE - 1, LARGEST_MESSAGE])
messages = st.lists(sizes.map(lambda size: b"x" * size) | st.text(max_size=40).map(str.encode), max_size=6)


@given(messages, st.data())
def test_messages_are_the_same_however_they_are_cut(texts: list[bytes], data: st.DataObject) -> None:
    def cuts(size: int) -> list[int]:
        return sorted(data.draw(st.lists(st.integers(0, size), max_size=8)))

    stream = REQUEST + b"".join(frame(Opcode.TEXT, text) for text in texts)
    assert said(stream, cuts)[0] == texts


def test_a_ping_between_the_parts_of_a_message_is_answered() -> None:
    stream = REQUEST + frame(Opcode.TEXT, b"one ", fin=False)
    stream += (
        frame(Opcode.PING, b"still there?") + frame(Opcode.CONT, b"message") + frame(Opcode.TEXT, b"next")
    )
    heard, transport = said(stream)
    assert heard == [b"one message", b"next"]
    assert transport.written.endswith(Frame(Opcode.PONG, b"still there?").serialize(mask=False))


def test_a_message_within_the_parts_of_another_ends_the_connection() -> None:
    heard, transport = said(REQUEST + frame(Opcode.TEXT, b"one ", fin=False) + frame(Opcode.TEXT, b"another"))
    assert not heard
    assert (1002).to_bytes(2) in transport.written


def test_a_frame_without_a_mask_ends_the_connection() -> None:
    heard, transport = said(REQUEST + Frame(Opcode.TEXT, b"bare").serialize(mask=False))
    assert not heard
    assert (1002).to_bytes(2) in transport.written


def test_nothing_is_heard_after_the_end() -> None:
    heard, _ = said(REQUEST + frame(Opcode.CLOSE, (1000).to_bytes(2)) + frame(Opcode.TEXT, b"one more thing"))
    assert not heard
