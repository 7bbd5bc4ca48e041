"""A room: one gate's live copy of a table, kept in step with the ledger."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec
from nats.aio.subscription import Subscription

from inklings.house import log
from inklings.house.fold import advance
from inklings.house.ledger import PATIENCE_SECONDS, Ledger, Outrun, Stored, Unavailable
from inklings.house.rules import Events
from inklings.house.shelf import Shelf
from inklings.house.table import Table
from inklings.kernel.game import Refused

logger = logging.getLogger(__name__)

REMEMBERED_COMMANDS = 500
RACES = 200
"""Lost races before we give up; each loss means that somebody else's move was stored."""
LAG_PAUSE = 0.02
REACH_SECONDS = 2.0

Decide: TypeAlias = Callable[[Table], Events]


def now_ms() -> int:
    """The server's time in milliseconds."""
    return time.time_ns() // 1_000_000


class NoSuchTable(Exception):  # noqa: N818  (an answer: there is no such table)
    """Nothing is stored under this code."""


class TableBroken(Exception):  # noqa: N818  (an answer: it is our mistake)
    """Our own code failed on this table; the incident's name stands in the server's log."""

    def __init__(self, incident: str) -> None:
        super().__init__(incident)
        self.incident = incident


class Room:
    """A table as this gate knows it, and the only door through which this gate changes it."""

    def __init__(self, code: str, ledger: Ledger, shelf: Shelf) -> None:
        self.code = code
        self.guests = 0
        """How many need this room to stay; the house closes it when nobody does."""
        self.closed = False
        self.on_change: list[Callable[[], None]] = []
        self._ledger = ledger
        self._shelf = shelf
        self._table: Table | None = None
        self._commands: dict[str, int] = {}
        self._door = asyncio.Lock()
        self._repairing: asyncio.Task[None] | None = None
        self._subscription: Subscription | None = None

    @property
    def table(self) -> Table:
        """The table as far as this gate has heard."""
        assert self._table is not None, "a room is used after it was loaded"
        return self._table

    @property
    def version(self) -> int:
        """The sequence of the last entry folded."""
        return self._table.version if self._table else 0

    async def load(self) -> None:
        """Follow the table first, then read all of it, so that nothing falls between.

        Raises `NoSuchTable`, `Unavailable`, or `TableBroken` when our own code cannot fold what is stored.
        """
        self._subscription = await self._ledger.follow(self.code, self._hear)
        try:
            await self.catch_up()
            if self._table is None:
                await self.catch_up(await self._ledger.last(self.code))
        except Unavailable:
            await self.close()
            raise
        except Exception as error:
            await self.close()
            raise TableBroken(self._incident("a log does not fold", error)) from error
        if self._table is None:
            await self.close()
            raise NoSuchTable

    async def close(self) -> None:
        """Stop following."""
        self.closed = True
        if self._subscription:
            await self._subscription.unsubscribe()

    async def catch_up(self, at_least: int = 0) -> None:
        """Read what is missing; raises `Unavailable` when the engine stays away.

        A replica may lag behind what we know to be stored, so ask until it has caught up too.
        """
        loop = asyncio.get_running_loop()
        given_up = loop.time() + PATIENCE_SECONDS
        while loop.time() < given_up:
            with contextlib.suppress(Unavailable):
                for stored in await self._ledger.read(self.code, after=self.version):
                    self._take(stored)
                if self.version >= at_least:
                    return
            await asyncio.sleep(LAG_PAUSE)
        raise Unavailable

    async def reach(self, version: int) -> None:
        """Read what others have seen already at another gate, unless that takes too long."""
        if version > self.version:
            with contextlib.suppress(TimeoutError, Unavailable):
                async with asyncio.timeout(REACH_SECONDS):
                    await self.catch_up(version)

    async def act(self, command: str, decide: Decide) -> int:
        """Decide a command on the newest table and store what it makes happen; returns the version of it.

        Raises what `decide` raises, `Unavailable` when the engine stays away, and `TableBroken` for our own
        mistakes. A race lost to another gate is decided again on the newer table (G5).
        """
        async with self._door:
            for _ in range(RACES):
                if command in self._commands:
                    return self._commands[command]
                before = self.table.version
                data = self._draft(command, decide)
                if data is None:
                    return before
                try:
                    sequence = await self._ledger.append(self.code, data, after=before, command=command)
                except Outrun as outrun:
                    await self.catch_up(outrun.last)
                    continue
                self._take(Stored(sequence=sequence, previous=before, data=data))
                return sequence
        raise TableBroken(self._incident("lost every race"))

    def _draft(self, command: str, decide: Decide) -> bytes | None:
        """The entry to store, folded once before it is: whatever is in a log can be read again."""
        try:
            events = decide(self.table)
        except (Refused, msgspec.ValidationError):
            raise
        except Exception as error:
            raise TableBroken(self._incident("a command cannot be decided", error)) from error
        if not events:
            return None
        data = log.encode(log.Entry(at=now_ms(), command=command, events=events))
        try:
            advance(self._shelf, self.table, self.version + 1, log.decode(data))
        except Exception as error:
            raise TableBroken(self._incident("an entry does not fold", error)) from error
        return data

    async def _hear(self, stored: Stored) -> None:
        if stored.sequence > self.version and stored.previous != self.version:
            self._repair()
        else:
            self._take(stored)

    def _repair(self) -> None:
        # A gap: something was stored that we have not heard of.
        if self._repairing is None or self._repairing.done():
            self._repairing = asyncio.create_task(self.mend())

    async def mend(self) -> None:
        """Catch up if the engine lets us; when it comes back, we are called again."""
        with contextlib.suppress(Unavailable):
            await self.catch_up()

    def _take(self, stored: Stored) -> None:
        if stored.sequence <= self.version:
            return
        entry = log.decode(stored.data)
        self._table = advance(self._shelf, self._table, stored.sequence, entry)
        self._commands[entry.command] = stored.sequence
        if len(self._commands) > REMEMBERED_COMMANDS:
            del self._commands[next(iter(self._commands))]
        for callback in self.on_change:
            callback()

    def _incident(self, what: str, error: Exception | None = None) -> str:
        incident = secrets.token_hex(4)
        where = f"table {self.code}, version {self.version}"
        logger.error("incident %s: %s (%s)", incident, what, where, exc_info=error)
        return incident
