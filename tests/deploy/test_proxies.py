"""The proxy files of deploy/ with the real programs: https, websockets, addresses, and a rolling restart."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.chaos.lab.person import Person
from tests.chaos.lab.tables import KINDS, Table, interruptions
from tests.deploy.cell import Cell
from tests.deploy.proxies import PROGRAMS, Front, front
from tests.disk import watched
from tests.https_house import open_table
from tests.parts import NatsServer, nats_cluster

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


@contextlib.asynccontextmanager
async def cell_on(nodes: Sequence[NatsServer], folder: Path) -> AsyncIterator[Cell]:
    """Two gates on these nodes, which keep a stranger out."""
    cell = Cell(nodes, folder, drain_seconds=DRAIN)
    blocked = folder / "blocked.txt"
    blocked.write_text(f"{STRANGER}\n")
    cell.more = ["--blocked-addresses", str(blocked)]
    try:
        await cell.start()
        yield cell
    finally:
        cell.kill()


@pytest.fixture
async def cell(nats: NatsServer, tmp_path: Path) -> AsyncIterator[Cell]:
    async with cell_on([nats], tmp_path) as cell:
        yield cell


@pytest.fixture(params=PROGRAMS)
def proxy(request: pytest.FixtureRequest, cell: Cell, tmp_path: Path) -> Iterator[Front]:
    with front(request.param, tmp_path, cell.port, cell.ports) as running:
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


async def played(
    proxy: Front, cell: Cell, restart: Callable[[], Coroutine[Any, Any, None]]
) -> tuple[list[Person], float]:
    """Let people play while something is restarted; returns them, and the longest wait of one of them.

    How long the disk of a shared machine stood still is taken off: once that was ten seconds.
    """
    tables: list[Table] = []
    for number in WITHOUT_BOTS:
        kind = KINDS[number]
        code = await asyncio.to_thread(open_table, proxy.https, proxy.tls, kind.game, **kind.options)
        tables.append(Table(number, code, [proxy], "proxy", tls=proxy.tls))
    with watched() as disk:
        async with playing(tables):
            await asyncio.sleep(PLAY_SECONDS)
            began = time.time()
            await restart()
            calm = time.time()
        found = await cell.check(tables, calm)
    people = [person for table in tables for person in table.people]
    longest = max((wait for one in people for wait in interruptions(one, began, time.time())), default=0)
    print(  # noqa: T201
        f"{proxy.name}: waits to {longest:.2f} s, {found.counts['commands']} commands,"
        f" the disk to {disk.slowest:.2f} s"
    )
    assert not found.broken, dict(found.broken)
    assert found.counts["done"] > 20
    return people, longest - disk.slowest


@pytest.mark.timeout(180)
async def test_a_rolling_restart_of_the_gates_costs_nobody_anything(proxy: Front, cell: Cell) -> None:
    async def restart() -> None:
        async with coming(proxy) as answers:
            for number in range(len(cell.gates)):
                await cell.restart_gate(number)
                await asyncio.sleep(PLAY_SECONDS)
        assert answers.keys() == {200}, answers

    people, longest = await played(proxy, cell, restart)
    for person in people:
        *earlier, last = person.lines
        assert earlier, f"{person.label} was not sent away by any restart"
        assert {line.code for line in earlier} == {CloseCode.RESTARTING}, f"{person.label}: {person.lines}"
        assert last.closed is None or last.code == CloseCode.RESTARTING
    assert longest < LONGEST_WAIT


@pytest.mark.timeout(180)
async def test_a_restart_of_a_nats_node_moves_no_browser(tmp_path: Path) -> None:
    with nats_cluster(tmp_path) as nodes:
        async with cell_on(nodes, tmp_path) as cell:
            with front("haproxy", tmp_path, cell.port, cell.ports) as proxy:
                people, longest = await played(proxy, cell, lambda: cell.restart_node(0))
    assert all(len(person.lines) == 1 for person in people), [person.lines for person in people]
    assert longest < LONGEST_WAIT
