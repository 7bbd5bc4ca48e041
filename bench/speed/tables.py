"""Tables as the load generator sees them: six connections each, and what to play next."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
import urllib.request
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, ClassVar, NamedTuple, cast

from bench.speed import frames, wire
from bench.speed.people import SEATS, VOTES_OPTIONS, all_vote, next_move, votes

SEATED_SECONDS = 60.0


class Line(asyncio.Protocol):
    """One browser's connection."""

    def __init__(self, path: str, take: Callable[[bytes, float], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path = path
        self._take = take
        self._reader = frames.Reader()
        self._transport = cast("asyncio.Transport", None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(frames.request(self._path))

    def data_received(self, data: bytes) -> None:
        """Hand on every frame that is whole."""
        if not self.open.done():
            head, _, data = data.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open.set_result(None)
        now = time.perf_counter()
        for kind, payload in self._reader.feed(data):
            if kind == frames.PING:
                self._transport.write(frames.frame(frames.PONG, payload))
            else:
                assert kind != frames.CLOSE, f"sent away: {int.from_bytes(payload[:2])}"
                self._take(payload, now)

    def say(self, payload: bytes) -> None:
        """Send a message."""
        self._transport.write(frames.frame(frames.TEXT, payload))

    def abort(self) -> None:
        """Break the connection."""
        self._transport.abort()


class Move(NamedTuple):
    """A command that was done."""

    version: int
    due: float
    done: float


def home(number: int) -> tuple[str, int] | None:
    """An address of its own for each table. At the gate, people of one address wait for each other."""
    if sys.platform != "linux":
        return None  # elsewhere loopback has one address
    return f"127.1.{number // 250}.{number % 250 + 1}", 0


class Table:
    """Six people, of whom one at a time has a command on its way."""

    talks_back: ClassVar[bool] = True
    """Whether it answers commands, and wants to be pinged."""

    _homes = count()

    def __init__(self, port: int, chance: Random) -> None:
        self._home = home(next(self._homes))
        self.lines: list[Line] = []
        self.scenes = [wire.Scene() for _ in range(SEATS)]
        self.moves: list[Move] = []
        self.seen: dict[int, float] = {}
        """When a version was last shown to someone."""
        self.bytes = 0
        self.refused = 0
        self.busy = False
        self._port = port
        self._chance = chance
        self._follows = True
        """Whether scenes are kept up to date: only where moves are chosen by them."""
        self._numbers = count(1)
        self._mover = 0
        self._newest = 0
        """The version of the last command that was done."""
        self._due = 0.0
        self._answered: Callable[[Table], None] = lambda _: None

    async def connect(self, path: str, seat: int = -1) -> Line:
        """One more connection: a seat's, or an onlooker's."""
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: Line(path, lambda payload, now: self._take(seat, payload, now)),
            "127.0.0.1",
            self._port,
            local_addr=self._home,
        )
        await line.open
        self.lines.append(line)
        return line

    def send(self, seat: int, message: bytes, due: float, answered: Callable[[Table], None]) -> None:
        """Send a command, and be called when it is answered."""
        assert not self.busy, "one command at a time"
        self.busy, self._mover, self._due, self._answered = True, seat, due, answered
        self.lines[seat].say(message)

    def _take(self, seat: int, payload: bytes, now: float) -> None:
        told = wire.read(payload)
        if seat < 0 or told is wire.NOTHING:
            return
        self.bytes += len(payload)
        if told.shown:
            self.seen[told.version] = now
            if self._follows:
                self.scenes[seat].take(payload)
        if self.busy and seat == self._mover and (told.answers or self._is_news(told)):
            self.busy = False
            if told.refused:
                self.refused += 1
            else:
                self._newest = told.version
                self.moves.append(Move(told.version, self._due, now))
            self._answered(self)

    def _is_news(self, told: wire.Told) -> bool:
        """Whether this shows a move that nothing else answers."""
        return not self.talks_back and told.version > self._newest

    async def set_up(self) -> None:
        """Get ready to play."""
        raise NotImplementedError

    def choose(self) -> tuple[int, bytes] | None:
        """Who plays what next; None: there is nothing to do at the moment."""
        raise NotImplementedError


class BareTable(Table):
    """A table of the bare loop: a player's move is done when that player sees it."""

    talks_back = False
    _tables = count()

    async def set_up(self) -> None:
        """Take six seats."""
        number = next(self._tables)
        for seat in range(SEATS):
            await self.connect(f"/bare/{number}/{seat}", seat)
        self._follows = False

    def choose(self) -> tuple[int, bytes]:
        """Anybody, anything."""
        number = next(self._numbers)
        return number % SEATS, wire.do({"type": "vote", "slots": [number % 7]}, number)


class HouseTable(Table):
    """A table of our gate, whose people sit down and begin a game."""

    game: ClassVar[str] = "moons"
    options: ClassVar[dict[str, Any]] = {}

    async def set_up(self) -> None:
        """Take six seats and begin."""
        await self.sit_down()
        await self._ask(0, "begin")
        await self._until(lambda: all(scene.look().get("game") for scene in self.scenes))

    async def sit_down(self) -> None:
        """Take six seats at a new table."""
        self._path = f"/api/tables/{await asyncio.to_thread(self._open)}/socket?scenes=2"
        for seat in range(SEATS):
            line = await self.connect(self._path, seat)
            line.say(wire.hello(secrets.token_urlsafe(24)))
            await self._ask(seat, "sit", name=f"Player {seat}", avatar=seat)

    async def watch(self) -> None:
        """Six onlookers come, too."""
        for _ in range(SEATS):
            line = await self.connect(self._path)
            line.say(wire.hello(secrets.token_urlsafe(24)))

    def choose(self) -> tuple[int, bytes] | None:
        """Whatever is offered."""
        return next_move([scene.look() for scene in self.scenes], self._chance, next(self._numbers))

    def _open(self) -> str:
        body = json.dumps({"game": self.game, "options": self.options}).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}/api/tables", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=SEATED_SECONDS) as answer:  # noqa: S310
            code: str = json.load(answer)["code"]
        return code

    async def _until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(SEATED_SECONDS):
            while not true():  # noqa: ASYNC110  (a table has no events, for it plays with none)
                await asyncio.sleep(0.01)

    async def _ask(self, seat: int, kind: str, **fields: Any) -> None:
        await self._command(seat, wire.ask(kind, next(self._numbers), **fields))

    async def _command(self, seat: int, message: bytes) -> None:
        refused, answer = self.refused, asyncio.get_running_loop().create_future()
        self.send(seat, message, 0, answer.set_result)
        async with asyncio.timeout(SEATED_SECONDS):
            await answer
        assert self.refused == refused, message


class MoonsTable(HouseTable):
    """Thirty Moons."""


class RorschachTable(HouseTable):
    """Rorschach, three against three."""

    game = "rorschach"


class PareidoliaTable(HouseTable):
    """Pareidolia, two artists and four who guess."""

    game = "pareidolia"


class TelepathicTable(HouseTable):
    """Telepathic, with directors."""

    game = "telepathic"


class VotesTable(HouseTable):
    """The cheapest move: a vote that is changed."""

    options: ClassVar[dict[str, Any]] = VOTES_OPTIONS

    async def set_up(self) -> None:
        """Play until there is something to vote for."""
        await super().set_up()
        while not all_vote(views := [scene.look() for scene in self.scenes]):
            if (chosen := super().choose()) and b'"vote"' not in chosen[1]:
                await self._command(*chosen)
            else:
                await asyncio.sleep(0.01)  # not all have been told yet
        self._votes = votes(views)
        self._follows = False

    def choose(self) -> tuple[int, bytes]:
        """The next voter changes their vote."""
        number = next(self._numbers)
        seat, action = self._votes[number % len(self._votes)]
        return seat, wire.do(action, number)


class LobbyTable(HouseTable):
    """Six people who have sat down and do nothing."""

    async def set_up(self) -> None:
        """Take six seats."""
        await self.sit_down()


PLAYS: dict[str, type[Table]] = {
    "bare": BareTable,
    "votes": VotesTable,
    "moons": MoonsTable,
    "rorschach": RorschachTable,
    "pareidolia": PareidoliaTable,
    "telepathic": TelepathicTable,
    "lobby": LobbyTable,
}
