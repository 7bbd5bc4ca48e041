"""A table without a network: a gate's real sockets, sessions, host and core, with a log that is a list.

Chance and time are given, so the same seed plays the same game to the byte, wherever it runs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any, cast

from bench.speed import frames, wire
from bench.speed.people import SEATS, View, next_move
from websockets.http11 import Request

from inklings.games import GAMES
from inklings.gate.accounts import Accounts
from inklings.gate.admission import Admission
from inklings.gate.listener import Connection
from inklings.gate.session import Session
from inklings.gate.socket import BrowserSocket
from inklings.gate.voices import Voices
from inklings.gate.write_fairness import CrowdQueue
from inklings.house import log, rules
from inklings.house.entry_codec import encode_entry
from inklings.house.registry import GameRegistry
from inklings.live.figures import Counts
from inklings.live.interfaces import AppendAnswer, Appended, Cancel, Stored
from inklings.live.limits import Bucket
from inklings.live.surroundings import Surroundings
from inklings.live.tables import LoadedTables

NO_LIMIT = 1_000_000_000
CODE = "BCDF"
BEGAN_MS = 1_800_000_000_000
MOVE_SECONDS = 2.0
"""People take their time, so clocks ring now and then."""


class StillTime:
    """Time that goes on when it is told to. No timer ever ends: nobody falls silent, nothing is late."""

    seconds = 0.0

    def mono(self) -> float:
        """Seconds that never jump."""
        return self.seconds

    def now(self) -> int:
        """Milliseconds."""
        return BEGAN_MS + int(self.seconds * 1000)

    def call_at(self, mono: float, callback: Callable[[], None]) -> Cancel:  # noqa: ARG002
        """Never call back."""
        return lambda: None


class ListLog:
    """The log of one table, which answers at once."""

    def __init__(self, opening: bytes) -> None:
        self.clock: tuple[int, int] | None = None
        """The version that it was set at, and when it ends."""
        self._entries = [Stored(1, 0, opening)]
        self._hear: Callable[[Stored], None] = lambda _: None

    def append(
        self,
        code: str,  # noqa: ARG002
        data: bytes,
        *,
        after: int,
        command: str,  # noqa: ARG002
        answer: Callable[[AppendAnswer], None],
    ) -> None:
        """Store an entry: those who follow hear of it, and the one who asked."""
        assert after == len(self._entries), "there is one writer"
        stored = Stored(after + 1, after, data)
        self._entries.append(stored)
        self._hear(stored)
        answer(Appended(stored.sequence))

    def last(self, code: str, answer: Callable[[int | None], None]) -> None:  # noqa: ARG002
        """The newest entry."""
        answer(len(self._entries))

    def read(self, code: str, *, after: int, answer: Callable[[Sequence[Stored] | None], None]) -> None:  # noqa: ARG002
        """What comes after this entry."""
        answer(self._entries[after:])

    def follow(self, code: str, hear: Callable[[Stored], None]) -> Cancel:  # noqa: ARG002
        """Hear what is stored."""
        self._hear = hear
        return lambda: None

    def set_clock(
        self,
        code: str,  # noqa: ARG002
        version: int,
        ends: int,
        answer: Callable[[bool], None],
        *,
        calls: bool = False,  # noqa: ARG002
    ) -> None:
        """Keep in mind when to ring."""
        self.clock = (version, ends)
        answer(True)


class NoBus:
    """There are no other members."""

    def publish(self, subject: str, data: bytes) -> bool:  # noqa: ARG002
        """Nobody listens."""
        return True

    def subscribe(self, subject: str, hear: Callable[[bytes], None], queue: str = "") -> Cancel:  # noqa: ARG002
        """Nobody speaks."""
        return lambda: None


class Browser:
    """The other end of a socket: what is written to it is kept until it is read."""

    def __init__(self) -> None:
        self.scene = wire.Scene()
        self.bytes = 0
        self.done = 0
        self.refused = 0
        self._written: list[bytes] = []
        self._reader = frames.Reader()

    def read(self) -> None:
        """Read all that was written."""
        data, self._written = b"".join(self._written), []
        if data.startswith(b"HTTP/"):
            data = data.partition(b"\r\n\r\n")[2]
        for _, payload in self._reader.feed(data):
            told = wire.read(payload)
            if told is wire.NOTHING:
                continue
            self.bytes += len(payload)
            if told.shown:
                self.scene.take(payload)
            if told.answers:
                self.refused += told.refused
                self.done += not told.refused

    # --- what a socket asks of its transport ---------------------------------------------------------

    def write(self, data: bytes) -> None:
        """Keep it."""
        self._written.append(data)

    def is_closing(self) -> bool:
        """Never."""
        return False

    def get_extra_info(self, name: str) -> None:  # noqa: ARG002
        """There is no network to tell of."""
        return


class TableHere:
    """A table of six in this process, whose people do whatever is offered. An event loop must be running."""

    def __init__(self, game: str, seed: int = 1, options: dict[str, Any] | None = None) -> None:
        games, self._chance, self._time = GameRegistry(GAMES), Random(seed), StillTime()
        opened = rules.open_table(games, CODE, game, options or {})
        self._log = ListLog(encode_entry(log.Entry(at=BEGAN_MS, command="open", events=opened)))
        self._tables = LoadedTables(
            Surroundings(games, "here", log=self._log, bus=NoBus(), time=self._time, chance=Random(seed))
        )
        self._admission = Admission(self._tables, voices=Voices(NoBus(), self._time, "home", "here"))
        # All browsers are here, and nobody takes turns.
        self._accounts = Accounts(is_exempt=lambda _: True)
        self.browsers = [Browser() for _ in range(SEATS)]
        self._sockets = [self._connect(browser) for browser in self.browsers]
        self.numbers = count(1)
        for seat in range(SEATS):
            self.send(seat, wire.hello(f"the-secret-of-seat-{seat}"))
            self.tell(seat, wire.ask("sit", next(self.numbers), name=f"Player {seat}", avatar=seat))
        self.tell(0, wire.ask("begin", next(self.numbers)))

    def _connect(self, browser: Browser) -> BrowserSocket:
        def listen(_request: Request, _address: str, socket: Connection) -> Session:
            return Session(self._tables, self._admission, socket, code=CODE, address="here")

        socket = BrowserSocket(listen, CrowdQueue(1), set(), self._accounts.connect("here"), Counts())
        socket.intake = Bucket(NO_LIMIT, NO_LIMIT)  # no fingers are as fast as we are
        socket.connection_made(cast("asyncio.Transport", browser))
        socket.data_received(frames.request("/"))
        return socket

    @property
    def views(self) -> list[View]:
        """What each seat sees."""
        return [one.scene.look() for one in self.browsers]

    def send(self, seat: int, message: bytes) -> None:
        """Let a browser's message come in, and everything happen that comes of it."""
        self._time.seconds += MOVE_SECONDS
        self._sockets[seat].data_received(frames.frame(frames.TEXT, message))

    def tell(self, seat: int, message: bytes) -> bool:
        """Send a command, and let everyone read what they are sent; returns whether it was done."""
        browser = self.browsers[seat]
        done, refused = browser.done, browser.refused
        self.send(seat, message)
        self.read()
        assert browser.done + browser.refused == done + refused + 1, message
        return browser.done > done

    def read(self) -> None:
        """Let everyone read what they were sent."""
        for browser in self.browsers:
            browser.read()

    def move(self) -> bool:
        """Do whatever is offered; returns whether it was done."""
        self._ring()
        if chosen := next_move(self.views, self._chance, next(self.numbers)):
            return self.tell(*chosen)
        self._time.seconds += MOVE_SECONDS
        return False

    def play(self, moves: int) -> float:
        """So many moves; returns the bytes that each cost each client."""
        before, done = self._bytes, 0
        while done < moves:
            done += self.move()
        return (self._bytes - before) / moves / SEATS

    @property
    def _bytes(self) -> int:
        return sum(one.bytes for one in self.browsers)

    def _ring(self) -> None:
        clock = self._log.clock
        if clock and clock[1] <= self._time.now():
            self._log.clock = None
            self._tables.ring(CODE, clock[0], lambda _: None)
