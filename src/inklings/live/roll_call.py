"""A roll call: one member asks, and every gate and runner of the cell answers with its state."""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
from collections import Counter
from collections.abc import Callable, Iterable
from heapq import nlargest

import msgspec
from msgspec import Struct

from inklings.live.bus import NatsBus
from inklings.live.core import TableCore
from inklings.live.figures import Figures
from inklings.live.floor import RELEASE
from inklings.live.incidents import Incidents, LoggedIncident
from inklings.live.members import RUNNER
from inklings.live.nats_link import Message
from inklings.live.outcomes import Done

ANSWER_SECONDS = 1.0
MOST_TABLES = 20


class TableNow(Struct, frozen=True):
    """A table at which someone is, as an operator sees it: nothing of its game, and no names."""

    code: str
    game: str
    stage: str
    people: int
    """Seated people who are here, at any gate."""
    bots: int
    onlookers: int
    screens: int
    locked: bool
    opened: int
    """In milliseconds of the engine's time, as is the next."""
    active: int
    """When something last happened that everyone could see."""


class MemberNow(Struct, frozen=True):
    """A gate or runner of the cell."""

    name: str
    is_runner: bool
    machine: str
    process: int
    release: str
    uptime: float
    """In seconds, as is the next."""
    cpu_seconds: float
    memory_bytes: int
    people: int
    onlookers: int
    screens: int
    moves: int
    """Commands of people that were carried out since it began."""
    trouble: str
    """Why nobody should be sent there; empty if all is well."""


class MemberAnswer(Struct, frozen=True):
    """What a gate or runner answers."""

    member: MemberNow
    games: dict[str, int]
    """Live tables by game. A table that several gates serve is counted by one of them."""
    tables: tuple[TableNow, ...]
    """Of those that it counts, the ones at which something happened last."""
    incidents: tuple[LoggedIncident, ...]


class RollCall:
    """Answers for this member, and asks all members."""

    def __init__(
        self,
        name: str,
        bus: NatsBus,
        cores: Callable[[], Iterable[TableCore]],
        figures: Callable[[], Figures],
        incidents: Incidents,
    ) -> None:
        self._name = name
        self._bus = bus
        self._cores = cores
        self.figures = figures
        """What this member counts; a gate knows more of itself than its member does."""
        self._incidents = incidents
        self._subject = f"roll.{bus.address.name}"
        self._began = bus.mono()

    def start(self) -> None:
        """Answer from now on."""
        self._bus.serve(self._subject, lambda _: msgspec.json.encode(self._present()))

    async def call(self, expected: frozenset[str]) -> list[MemberAnswer]:
        """All that answer: those who are expected, or as many as do so in time."""
        present: dict[str, MemberAnswer] = {}
        complete: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def reply(message: Message | None) -> bool:
            if message is not None:
                with contextlib.suppress(msgspec.DecodeError):  # of another release: it counts as silent
                    one = _presents.decode(message.data)
                    present[one.member.name] = one
            if (message is None or expected <= present.keys()) and not complete.done():
                complete.set_result(None)
            return not complete.done()

        self._bus.request(self._subject, b"", reply, seconds=ANSWER_SECONDS)
        await complete
        return sorted(present.values(), key=lambda one: (one.member.machine, one.member.name))

    def _present(self) -> MemberAnswer:
        tables = [table_now(core) for core in self._cores() if core.presence.first_gate == self._name]
        return MemberAnswer(
            member=self._member(),
            games=dict(Counter(table.game for table in tables)),
            tables=tuple(newest_tables(tables)),
            incidents=tuple(self._incidents.newest),
        )

    def _member(self) -> MemberNow:
        figures = self.figures()
        levels = figures.levels
        return MemberNow(
            name=self._name,
            is_runner=self._name.startswith(RUNNER),
            machine=platform.node(),
            process=os.getpid(),
            release=RELEASE,
            uptime=self._bus.mono() - self._began,
            cpu_seconds=levels.cpu_seconds,
            memory_bytes=levels.memory_bytes,
            people=levels.people,
            onlookers=levels.onlookers,
            screens=levels.screens,
            moves=figures.counts.answers.get(Done.__name__, 0),
            trouble=figures.trouble,
        )


def newest_tables(tables: Iterable[TableNow]) -> list[TableNow]:
    """Those at which something happened last."""
    return nlargest(MOST_TABLES, tables, key=lambda table: table.active)


def table_now(core: TableCore) -> TableNow:
    """A loaded table as operators see it."""
    table, presence = core.table, core.presence
    assert table, "people are let in once their table is loaded"
    return TableNow(
        code=table.code,
        game=table.game,
        stage=table.stage,
        people=len(presence.people),
        bots=sum(place.bot is not None for place in table.places),
        onlookers=presence.watching,
        screens=presence.screens,
        locked=table.locked,
        opened=table.opened,
        active=table.opened + table.shown,
    )


_presents = msgspec.json.Decoder(MemberAnswer)
