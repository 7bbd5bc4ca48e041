"""The proxy files of deploy/ with the real programs: https, websockets, addresses, and a rolling restart."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.chaos.lab.check import Findings, TableCheck
from tests.chaos.lab.tables import KINDS, Table, interruptions
from tests.deploy.proxies import PROGRAMS, Front, front
from tests.https_house import open_table
from tests.logs import stored_at
from tests.parts import GateProcess, NatsServer

from inklings.games import GAMES
from inklings.house.shelf import Shelf
from inklings.live.engine import free_port
from inklings.wire.messages import CloseCode

WITHOUT_BOTS = (2, 4)
"""Kinds of tables without bots: Telepathic for two; Thirty Moons for four and an onlooker."""
PLAY_SECONDS = 2.0
DRAIN = 6
"""Seconds over which a gate that is told to stop hands its people over."""
LONGEST_WAIT = 5.0
"""Forty times what was measured. nginx as it comes makes people wait for up to twelve seconds."""
STRANGER = "127.0.0.66"
MOST_NEWCOMERS = 10_000


class House:
    """Two gates behind a proxy."""

    def __init__(self, nats: NatsServer, folder: Path) -> None:
        self.nats = nats
        self.port = free_port()
        self._folder = folder
        blocked = folder / "blocked.txt"
        blocked.write_text(f"{STRANGER}\n")
        self._options = ["--trust-proxy", "127.0.0.1", "--address", f"https://localhost:{self.port}"]
        self._options += ["--blocked-addresses", str(blocked)]
        self.monitors = [free_port(), free_port()]
        self.gates = [self._gate(number, None) for number in range(2)]

    async def rolling_restart(self) -> None:
        """Restart one gate after the other, each once the one before it is ready."""
        for number, old in enumerate(self.gates):
            await asyncio.to_thread(old.stop)
            self.gates[number] = self._gate(number, old.port)
            await asyncio.to_thread(self.gates[number].ready)
            await asyncio.sleep(PLAY_SECONDS)

    def _gate(self, number: int, port: int | None) -> GateProcess:
        log = self._folder / f"gate{number}.log"
        more = [*self._options, "--monitor-port", str(self.monitors[number]), "--drain-seconds", str(DRAIN)]
        return GateProcess(self.nats.url, log, more=more, port=port)


@pytest.fixture
def house(nats: NatsServer, tmp_path: Path) -> Iterator[House]:
    house = House(nats, tmp_path)
    try:
        for gate in house.gates:
            gate.ready()
        yield house
    finally:
        for gate in house.gates:
            gate.kill()  # nobody is there any more


@pytest.fixture(params=PROGRAMS)
def proxy(request: pytest.FixtureRequest, house: House, tmp_path: Path) -> Iterator[Front]:
    gates = {gate.port: monitor for gate, monitor in zip(house.gates, house.monitors, strict=True)}
    with front(request.param, tmp_path, house.port, gates) as running:
        yield running


def status(proxy: Front, *, source: str = "127.0.0.1", says: str | None = None) -> int:
    """What someone at this address is answered, who claims to be at another."""
    line = http.client.HTTPSConnection(
        "localhost", proxy.port, timeout=10, context=proxy.tls, source_address=(source, 0)
    )
    with contextlib.closing(line):
        line.request("GET", "/api/house", headers={"X-Forwarded-For": says} if says else {})
        return line.getresponse().status


@pytest.mark.timeout(120)
def test_a_browser_is_known_by_its_own_address_and_sent_from_http_to_https(proxy: Front) -> None:
    assert status(proxy) == 200
    assert status(proxy, says=STRANGER) == 200, "nobody is taken for someone else"
    assert status(proxy, source=STRANGER) == 403
    assert status(proxy, source=STRANGER, says="192.0.2.7") == 403, "nobody gets in by a lie"
    plain = http.client.HTTPConnection("localhost", proxy.plain_port, timeout=10)
    with contextlib.closing(plain):
        plain.request("GET", "/BCDF")
        answer = plain.getresponse()
        assert answer.status == 308
        assert (answer.getheader("Location") or "").startswith("https://localhost")
        assert (answer.getheader("Location") or "").endswith("/BCDF")


@contextlib.asynccontextmanager
async def coming(proxy: Front) -> AsyncIterator[Counter[int]]:
    """New people who come all the time, and how often each status was their answer."""
    answers: Counter[int] = Counter()

    async def work() -> None:
        for _ in range(MOST_NEWCOMERS):
            answers[await asyncio.to_thread(status, proxy)] += 1
            await asyncio.sleep(0.02)

    task = asyncio.create_task(work())
    try:
        yield answers
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


@contextlib.asynccontextmanager
async def playing(tables: list[Table]) -> AsyncIterator[None]:
    """People who play one game after the other, and at last play on to the end."""
    for table in tables:
        await table.sit_down()
    games = [asyncio.create_task(table.play()) for table in tables]
    try:
        yield
        for table in tables:
            table.finishing = True
        await asyncio.gather(*games)
    finally:
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        for person in (person for table in tables for person in table.people):
            await person.stop()


@pytest.mark.timeout(180)
async def test_a_rolling_restart_of_the_gates_costs_nobody_anything(proxy: Front, house: House) -> None:
    tables: list[Table] = []
    for number in WITHOUT_BOTS:
        kind = KINDS[number]
        code = await asyncio.to_thread(open_table, proxy.https, proxy.tls, kind.game, **kind.options)
        tables.append(Table(number, code, [proxy], "proxy", tls=proxy.tls))
    async with playing(tables):
        await asyncio.sleep(PLAY_SECONDS)
        began = time.time()
        async with coming(proxy) as answers:
            await house.rolling_restart()
        calm = time.time()
    ended = time.time()

    found = Findings()
    for table in tables:
        stored = await stored_at(house.nats.url, table.code)
        found.merge(TableCheck(table, stored, Shelf(GAMES), calm, ended).run())
    people = [person for table in tables for person in table.people]
    waits = [wait for person in people for wait in interruptions(person, began, ended)]
    longest = max(waits, default=0)
    commands, newcomers = found.counts["commands"], answers.total()
    print(f"{proxy.name}: waits to {longest:.2f} s, {commands} commands, {newcomers} newcomers")  # noqa: T201
    assert not found.broken, dict(found.broken)
    assert found.counts["done"] > 20
    for person in people:
        *earlier, last = person.lines
        assert earlier, f"{person.label} was not sent away by any restart"
        assert {line.code for line in earlier} == {CloseCode.RESTARTING}, f"{person.label}: {person.lines}"
        assert last.closed is None or last.code == CloseCode.RESTARTING
    assert longest < LONGEST_WAIT
    assert answers.keys() == {200}, answers
