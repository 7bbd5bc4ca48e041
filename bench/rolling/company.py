"""People at hundreds of tables behind a proxy, and what each of them was made to wait."""

from __future__ import annotations

import asyncio
import http.client
import json
import time
from collections.abc import Iterable
from contextlib import closing
from typing import NamedTuple

from tests.chaos.lab.person import Person
from tests.chaos.lab.tables import KINDS, Table
from tests.deploy.proxies import Front

PAIR, PAIR_WITH_BOTS = 2, 6
"""Kinds of tables with two people: Telepathic, and Rorschach with two bots."""
BOTS_AT_EVERY = 10
SIT_AT_ONCE = 8
ANSWER_SECONDS = 30.0


class Waits(NamedTuple):
    """Seconds that people waited in a while."""

    answers: list[float]
    """From each command that was given then to its answer."""
    gaps: list[float]
    """Each time that somebody had no line which showed the table."""


class Company:
    """Everyone who plays."""

    def __init__(self, proxy: Front, tables: int, pause: float) -> None:
        self._proxy = proxy
        self._count = tables
        self._pause = pause
        self.tables: list[Table] = []
        self._playing: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Open the tables, sit down and play."""
        for first in range(0, self._count, SIT_AT_ONCE):
            some = range(first, min(first + SIT_AT_ONCE, self._count))
            tables = await asyncio.gather(*(self._open(number) for number in some))
            await asyncio.gather(*(table.sit_down() for table in tables))
            self.tables += tables
            self._playing += [asyncio.create_task(table.play()) for table in tables]

    async def rest(self) -> None:
        """Give no more commands, and wait for the answers to those that were given."""
        for failure in (one for one in await self._stop() if isinstance(one, Exception)):
            raise failure
        given_up = time.monotonic() + ANSWER_SECONDS
        while self._unanswered and time.monotonic() < given_up:  # noqa: ASYNC110  (once a run)
            await asyncio.sleep(0.1)
        for table in self.tables:
            table.ended.set()  # as far as anybody wants to play

    async def leave(self) -> None:
        """Everyone goes."""
        await self._stop()
        await asyncio.gather(*(person.stop() for person in self.people))

    @property
    def people(self) -> Iterable[Person]:
        """Everyone at all tables."""
        return (person for table in self.tables for person in table.people)

    def waits(self, began: float, ended: float) -> Waits:
        """What was waited for from then to then."""
        answers = [
            (command.settled or ended) - command.born
            for person in self.people
            for command in person.commands.values()
            if began <= command.born < ended
        ]
        gaps = [
            until - since
            for person in self.people
            for since, until in (*person.gaps, (person.lost_since or ended, ended))
            if began <= since < ended
        ]
        return Waits(answers, gaps)

    @property
    def _unanswered(self) -> bool:
        return any(command.settled is None for person in self.people for command in person.commands.values())

    async def _stop(self) -> list[BaseException | None]:
        for task in self._playing:
            task.cancel()
        return await asyncio.gather(*self._playing, return_exceptions=True)

    async def _open(self, number: int) -> Table:
        with_bots = number % BOTS_AT_EVERY == BOTS_AT_EVERY - 1
        number = number * len(KINDS) + (PAIR_WITH_BOTS if with_bots else PAIR)
        code = await asyncio.to_thread(_open_table, self._proxy, number)
        return Table(number, code, [self._proxy], "rolling", tls=self._proxy.tls, pace=self._pause)


def _open_table(proxy: Front, number: int) -> str:
    """From an address of its own: nobody may open so many."""
    kind, address = KINDS[number % len(KINDS)], f"127.1.{number // 250 % 250}.{number % 250 + 1}"
    line = http.client.HTTPSConnection(
        "localhost", proxy.port, timeout=10, context=proxy.tls, source_address=(address, 0)
    )
    with closing(line):
        body = json.dumps({"game": kind.game, "options": kind.options})
        line.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        answer = line.getresponse()
        assert answer.status == 201, (answer.status, answer.read())
        code: str = json.load(answer)["code"]
    return code
