"""The bare loop: as little as a durable game server in Python can do for a move.

    python -m bench.speed.bare CORE PORT NATS_URL REPLICAS

A message comes over a websocket and is appended to its table's subject, after the one before. Then each of
six sockets gets a private view of about 2 KB. There are no rules, no repeats and no clocks.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
import nats
import uvloop
from nats.errors import Error as NatsError
from nats.js import api
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

from inklings.house.codes import SHARDS

SEATS = 6


class Player(msgspec.Struct):
    """What everyone sees of someone."""

    name: str
    score: int
    cards: list[str]
    status: str = "playing"


class View(msgspec.Struct, tag="scene"):
    """What one of them sees: about 2 KB."""

    version: int
    you: int
    players: list[Player]
    story: list[str]


class Move(msgspec.Struct):
    """What a player sends."""

    id: str
    action: dict[str, Any]


_moves = msgspec.json.Decoder(Move)
_encode = msgspec.json.Encoder().encode


class Engine(asyncio.Protocol):
    """The leanest way to JetStream: one connection, one inbox, answers found by their number."""

    def __init__(self, token: str) -> None:
        self._token = token
        self._rest = b""
        self._answers: dict[bytes, Callable[[int], None]] = {}
        self._number = 0
        self._out: list[bytes] = []
        self._transport = cast("asyncio.Transport", None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say who we are, and where answers go."""
        self._transport = cast("asyncio.Transport", transport)
        options = {"verbose": False, "headers": True, "no_responders": True, "auth_token": self._token}
        self._transport.write(b"CONNECT " + _encode(options) + b"\r\nSUB bare.answer.* 1\r\n")

    def append(self, subject: bytes, data: bytes, after: int, answer: Callable[[int], None]) -> None:
        """Store this right after the sequence `after`; the answer is its own."""
        self._number += 1
        name = b"bare.answer.%d" % self._number
        self._answers[name] = answer
        head = b"NATS/1.0\r\nNats-Expected-Last-Subject-Sequence: %d\r\n\r\n" % after
        if not self._out:
            asyncio.get_running_loop().call_soon(self._flush)
        self._out.append(
            b"HPUB %b %b %d %d\r\n%b%b\r\n" % (subject, name, len(head), len(head) + len(data), head, data)
        )

    def _flush(self) -> None:
        self._transport.write(b"".join(self._out))
        self._out.clear()

    def data_received(self, data: bytes) -> None:
        """Answers, a question whether we are there, and greetings."""
        data, at = self._rest + data, 0
        while (end := data.find(b"\r\n", at)) >= 0:
            line = data[at:end]
            if line.startswith(b"MSG "):
                _, name, _, length = line.split(b" ")
                at = end + 4 + int(length)
                if at > len(data):
                    at -= len(line) + 4 + int(length)
                    break
                body = data[end + 2 : at - 2]
                assert b'"error"' not in body, body
                start = body.index(b'"seq":') + 6
                self._answers.pop(name)(int(body[start:].partition(b",")[0].rstrip(b" }")))
                continue
            if line == b"PING":
                self._transport.write(b"PONG\r\n")
            assert not line.startswith(b"-ERR"), line
            at = end + 2
        self._rest = data[at:]


class Table:
    """Six sockets and what they see."""

    def __init__(self, engine: Engine, number: int) -> None:
        self.seats: dict[int, WSTransport] = {}
        self._engine = engine
        self._subject = b"bare.table.%d.%d" % (number % SHARDS, number)
        self._sequence = 0
        self._view = View(
            version=0,
            you=0,
            players=[
                Player(f"Player {seat}", seat, [f"card-{(seat * 31 + card) % 97:02}" for card in range(18)])
                for seat in range(SEATS)
            ],
            story=[f"seat {line % SEATS} played card-{line * 7 % 97:02}" for line in range(16)],
        )

    def move(self, seat: int, data: bytes) -> None:
        """Store a move; then everyone sees it, and it is done."""
        move = _moves.decode(data)

        def stored(sequence: int) -> None:
            self._sequence = sequence
            view = self._view
            view.version = sequence
            view.players[seat].score += 1
            view.story.append(f"seat {seat} played {move.action['type']}")
            del view.story[0]
            for view.you, transport in self.seats.items():
                transport.send(WSMsgType.TEXT, _encode(view))

        self._engine.append(self._subject, data, self._sequence, stored)


class Socket(WSListener):
    """One of six."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Sit down."""
        self._table.seats[self._seat] = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A move, or goodbye."""
        if frame.msg_type == WSMsgType.TEXT:
            self._table.move(self._seat, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Get up."""
        if self._table.seats.get(self._seat) is transport:
            del self._table.seats[self._seat]


async def prepare(url: str, replicas: int) -> None:
    """Make as many streams as a gate has."""
    client = await nats.connect(url)
    for shard in range(SHARDS):
        config = api.StreamConfig(
            name=f"BARE-{shard}", subjects=[f"bare.table.{shard}.*"], num_replicas=replicas
        )
        while True:
            try:
                await client.jetstream(timeout=2).add_stream(config)
            except (NatsError, TimeoutError):
                await asyncio.sleep(0.1)  # a cluster may be choosing its leaders
            else:
                break
    await client.close()


async def main(port: int, url: str, replicas: int) -> None:
    """Serve until somebody ends us."""
    await prepare(url, replicas)
    place = urlsplit(url)
    assert place.hostname, url
    assert place.port, url
    _, engine = await asyncio.get_running_loop().create_connection(
        lambda: Engine(place.username or ""), place.hostname, place.port
    )
    tables: dict[int, Table] = {}

    def listener(request: WSUpgradeRequest) -> Socket:
        _, number, seat = request.path.decode().rsplit("/", 2)
        table = tables.setdefault(int(number), Table(engine, int(number)))
        return Socket(table, int(seat))

    server = await ws_create_server(listener, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    core, port, url, replicas = sys.argv[1:]
    os.sched_setaffinity(0, {int(core)})
    uvloop.run(main(int(port), url, int(replicas)))
