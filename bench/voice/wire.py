"""Every packet of sound that leaves Janus, and when: a witness that no browser and no load can delay."""

from __future__ import annotations

import contextlib
import socket
import struct
from array import array
from collections import defaultdict
from threading import Thread
from typing import Self

SO_TIMESTAMPNS = 35
"""Of Linux: the kernel says when each packet came."""
ENOUGH = 64
"""Bytes of a packet: its headers."""
ROOM = 1 << 23
LOOK_SECONDS = 0.2
RTP_VERSION = 2
RTCP = range(64, 96)
"""Types of packets that carry no sound."""


def wire_of(ports: str) -> Wire | None:
    """A witness for these ports, such as 40000-40999; None: this process may not read packets."""
    first, last = map(int, ports.split("-"))
    try:
        return Wire(range(first, last + 1))
    except PermissionError:
        return None


class Wire:
    """Reads packets on their way from Janus. Linux lets root do so, and processes with CAP_NET_RAW."""

    def __init__(self, ports: range) -> None:
        self.packets: dict[int, array[float]] = defaultdict(lambda: array("d"))
        """For each stream of sound the moments of its packets, in seconds since 1970."""
        self._ports, self._ended = ports, False
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_UDP)
        self._socket.setsockopt(socket.SOL_SOCKET, SO_TIMESTAMPNS, 1)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
        self._socket.settimeout(LOOK_SECONDS)
        self._reader = Thread(target=self._read, name="wire", daemon=True)

    def __enter__(self) -> Self:
        self._reader.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended = True
        self._reader.join()
        self._socket.close()

    def _read(self) -> None:
        while not self._ended:
            with contextlib.suppress(TimeoutError):
                packet, extra, _, _ = self._socket.recvmsg(ENOUGH, ENOUGH)
                if stream := stream_of(packet, self._ports):
                    seconds, nanoseconds = struct.unpack_from("qq", extra[0][2])
                    self.packets[stream].append(seconds + nanoseconds / 1e9)


def stream_of(packet: bytes, ports: range) -> int:
    """The stream (SSRC) to which a packet of Janus belongs; 0: it carries no sound, or is not of Janus."""
    header = 4 * (packet[0] & 15)
    sound = header + 8
    if len(packet) < sound + 12:
        return 0
    (port,) = struct.unpack_from("!H", packet, header)
    first, kind = packet[sound], packet[sound + 1] & 127
    if port not in ports or first >> 6 != RTP_VERSION or kind in RTCP:
        return 0
    (stream,) = struct.unpack_from("!I", packet, sound + 8)
    return int(stream)
