"""Who is at a table now, over all gates: told over plain subjects, never logged."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

import msgspec
from msgspec import Struct
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from inklings.house.ledger import Ledger

BEAT_SECONDS = 2.0
DEAD_AFTER_BEATS = 4


class Report(Struct, frozen=True):
    """Whom one gate sees at a table."""

    gate: str
    people: dict[str, int]
    """Each seated person with the time at which they came: the newest connection counts (G2)."""
    watching: int
    screens: int
    asks: bool = False
    """This gate has just come to the table: tell it whom you see."""


class Company:
    """Who is at one table: our own guests and what other gates report."""

    def __init__(self, gate: str, tell: Callable[[Report], None]) -> None:
        self._gate = gate
        self._tell = tell
        self._own = Report(gate=gate, people={}, watching=0, screens=0)
        self._others: dict[str, Report] = {}
        self.on_change: list[Callable[[], None]] = []

    @property
    def people(self) -> dict[str, int]:
        """Everybody seated who is here, with the time of their newest coming."""
        newest: dict[str, int] = {}
        for report in self._reports():
            for person, since in report.people.items():
                newest[person] = max(since, newest.get(person, 0))
        return newest

    @property
    def watching(self) -> int:
        """How many look on."""
        return sum(report.watching for report in self._reports())

    @property
    def screens(self) -> int:
        """How many shared screens show this table."""
        return sum(report.screens for report in self._reports())

    def set_own(self, people: dict[str, int], watching: int, screens: int) -> None:
        """What this gate sees; others are told when it has changed."""
        report = Report(gate=self._gate, people=people, watching=watching, screens=screens)
        if report != self._own:
            self._own = report
            self._tell(report)

    def arrive(self) -> None:
        """Ask the other gates whom they see."""
        self._tell(msgspec.structs.replace(self._own, asks=True))

    def hear(self, report: Report) -> None:
        """Take another gate's report."""
        if report.gate == self._gate:
            return
        self._others[report.gate] = report
        if report.asks:
            self._tell(self._own)
        self._changed()

    def forget(self, dead: set[str]) -> None:
        """Drop the reports of gates that are no more."""
        if dead & self._others.keys():
            self._others = {gate: report for gate, report in self._others.items() if gate not in dead}
            self._changed()

    def _reports(self) -> tuple[Report, ...]:
        return (self._own, *self._others.values())

    def _changed(self) -> None:
        for callback in self.on_change:
            callback()


class Presence:
    """One gate's ear for all the tables it serves, and its own heartbeat."""

    def __init__(self, ledger: Ledger) -> None:
        self.gate = secrets.token_hex(4)
        self._ledger = ledger
        self._companies: dict[str, Company] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._missed: dict[str, int] = {}
        self._beating: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to beat, and hear the others' beats."""
        await self._client.subscribe(self._pulse, cb=self._heard_beat)
        self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """Fall silent."""
        if self._beating:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating

    async def join(self, code: str) -> Company:
        """Follow who is at a table."""
        company = Company(self.gate, lambda report: self._send(code, report))
        decoder = msgspec.json.Decoder(Report)

        async def hear(message: Msg) -> None:
            company.hear(decoder.decode(message.data))

        subject = self._ledger.subject("here", code)
        self._subscriptions[code] = await self._client.subscribe(subject, cb=hear)
        self._companies[code] = company
        company.arrive()
        return company

    async def part(self, code: str) -> None:
        """Stop following a table: nobody is here any more."""
        self._companies.pop(code).set_own({}, 0, 0)
        await self._subscriptions.pop(code).unsubscribe()

    @property
    def _client(self) -> Client:
        return self._ledger.client

    @property
    def _pulse(self) -> str:
        return f"pulse.{self._ledger.address.name}"

    def _send(self, code: str, report: Report) -> None:
        task = asyncio.create_task(
            self._publish(self._ledger.subject("here", code), msgspec.json.encode(report))
        )
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _publish(self, subject: str, data: bytes) -> None:
        # Presence is told again with the next change; while the engine is away nobody could hear it.
        with contextlib.suppress(NatsError):
            await self._client.publish(subject, data)

    async def _heard_beat(self, message: Msg) -> None:
        self._missed[message.data.decode()] = 0

    async def _beat(self) -> None:
        while True:
            await self._publish(self._pulse, self.gate.encode())
            await asyncio.sleep(BEAT_SECONDS)
            self._missed = {gate: missed + 1 for gate, missed in self._missed.items()}
            dead = {gate for gate, missed in self._missed.items() if missed >= DEAD_AFTER_BEATS}
            for gate in dead:
                del self._missed[gate]
            for company in list(self._companies.values()):
                company.forget(dead)
