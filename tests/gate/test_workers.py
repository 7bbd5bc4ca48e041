"""Several workers behind one port: real processes, and a real engine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests import moons_party
from tests.parts import GateProcess, NatsServer
from tests.players import Player, players

from inklings.gate.acceptor import ranked
from inklings.gate.gate import TABLES_AT_ONCE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")

START_SECONDS = 1.0
SLACK = 10
RESTARTING = 1012

_ready = re.compile(r"worker (\d) \(process (\d+)\) is ready after ([\d.]+) s")


class Workers(GateProcess):
    """A gate of two workers."""

    def __init__(self, nats: str, log: Path) -> None:
        super().__init__(nats, log, workers=2)

    @property
    def pids(self) -> dict[int, int]:
        """The newest process of each worker."""
        return {int(number): int(pid) for number, pid, _ in _ready.findall(self.log.read_text())}

    @property
    def starts(self) -> list[float]:
        """How long each start took."""
        return [float(seconds) for _, _, seconds in _ready.findall(self.log.read_text())]

    def serving(self, player: Player) -> int:
        """The number of the worker that has this player's connection."""
        assert player._socket
        theirs = player._socket.local_address[1]
        inode = next(
            line.split()[9]
            for line in Path("/proc/net/tcp").read_text().splitlines()[1:]
            if _port(line.split()[1]) == self.port and _port(line.split()[2]) == theirs
        )
        return next(number for number, pid in self.pids.items() if f"socket:[{inode}]" in _files(pid))


def _port(address: str) -> int:
    return int(address.split(":")[1], 16)


def _files(pid: int) -> set[str]:
    found = set()
    for file in Path(f"/proc/{pid}/fd").glob("*"):
        with contextlib.suppress(OSError):
            found.add(str(file.readlink()))
    return found


def is_running(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.05)


@pytest.fixture
def house(shared_nats: NatsServer, tmp_path: Path) -> Iterator[Workers]:
    house = Workers(shared_nats.url, tmp_path / "gate.log")
    try:
        yield house.ready()  # type: ignore[misc]
    finally:
        house.stop()


class _Number:
    def __init__(self, number: int) -> None:
        self.number = number

    def hand_over(self, _: socket.socket) -> bool:
        return True


def worker_for(code: str) -> int:
    return ranked(code, [_Number(0), _Number(1)])[0].number


def table_for(house: Workers, number: int) -> str:
    """A table that belongs to this worker."""
    return next(code for code in iter(house.open_table, "") if worker_for(code) == number)


async def test_a_table_plays_in_one_worker_and_another_table_in_another(house: Workers) -> None:
    codes = [table_for(house, number) for number in (0, 1)]
    chance = random.Random(1)
    async with players([house.url], codes[0], 6) as one, players([house.url], codes[1], 3) as two:
        assert [house.serving(player) for player in one] == [0] * 6
        assert [house.serving(player) for player in two] == [1] * 3
        for company in (one, two):
            await moons_party.begin(company)
            await moons_party.play_round(company, chance)


async def test_a_killed_worker_is_replaced_and_its_browsers_play_on(house: Workers) -> None:
    code = table_for(house, 0)
    async with players([house.url], code, 3) as company:
        await moons_party.begin(company)
        killed = house.pids[0]
        os.kill(killed, signal.SIGKILL)
        for player in company:
            await player.until_closed()
            await player.connect()  # at once, by the other worker
        await moons_party.tell(company)
        await until(lambda: house.pids[0] != killed)
        late = await Player(house.url, code).connect()
        assert house.serving(late) == 0, "its tables are its own again"
        await moons_party.lay_all(company)
        await late.close()
    print(f"workers started within {house.starts} s")  # noqa: T201
    assert house.starts[-1] < START_SECONDS * SLACK


async def test_what_a_dying_worker_has_not_taken_goes_to_another(house: Workers) -> None:
    code, stuck = table_for(house, 0), house.pids[0]
    os.kill(stuck, signal.SIGSTOP)
    arriving = asyncio.create_task(Player(house.url, code).connect())
    await asyncio.sleep(0.5)
    assert not arriving.done(), "it has been handed to a worker that stands still"
    os.kill(stuck, signal.SIGKILL)
    player = await arriving
    assert house.serving(player) == 1
    await player.close()


async def test_all_workers_may_die_at_once(house: Workers) -> None:
    before = house.pids
    for pid in before.values():
        os.kill(pid, signal.SIGKILL)
    await until(lambda: all(house.pids[number] != before[number] for number in before))
    assert house.get(f"/api/tables/{house.open_table()}")["stage"] == "lobby"


async def test_told_to_stop_they_send_everyone_to_another_gate(house: Workers) -> None:
    codes = [table_for(house, number) for number in (0, 1)]
    async with players([house.url], codes[0], 2) as one, players([house.url], codes[1], 1) as two:
        pids = house.pids.values()
        house._process.send_signal(signal.SIGTERM)
        for player in (*one, *two):
            assert await player.until_closed() == RESTARTING
        assert await asyncio.to_thread(house.ended) == 0
        assert not any(map(is_running, pids))
    assert "Traceback" not in house.log.read_text()


def test_ctrl_c_reaches_all_of_them_and_they_stop_in_good_order(house: Workers) -> None:
    """A terminal sends it to every process of the group."""
    for pid in (house._process.pid, *house.pids.values()):
        os.kill(pid, signal.SIGINT)
    assert house.ended() == 0
    assert "Traceback" not in house.log.read_text()


async def test_workers_end_when_their_parent_is_killed(house: Workers) -> None:
    code = table_for(house, 0)
    async with players([house.url], code, 1) as (ada,):
        pids = house.pids.values()
        house.kill()
        assert await ada.until_closed() == RESTARTING
        await until(lambda: not any(map(is_running, pids)))


async def test_silent_connections_hold_nobody_up(house: Workers) -> None:
    silent = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(200)]
    async with asyncio.timeout(5):
        assert await asyncio.to_thread(house.get, "/api/house")
    for _, writer in silent:
        writer.close()


def test_a_worker_knows_the_address_of_a_browser(house: Workers) -> None:
    """Openings are counted by address, so a second address still has all of its own."""

    def open_from(address: str) -> int:
        connection = socket.create_connection(("127.0.0.1", house.port), 10, (address, 0))
        with connection:
            body = b'{"game":"moons"}'
            head = (
                f"POST /api/tables HTTP/1.0\r\nHost: localhost\r\nContent-Type: application/json"
                f"\r\nContent-Length: {len(body)}"
            )
            connection.sendall(f"{head}\r\n\r\n".encode() + body)
            return int(connection.recv(1000).split()[1])

    answers = [open_from("127.0.0.1") for _ in range(2 * TABLES_AT_ONCE + 4)]
    assert answers.count(429) >= 2
    assert open_from("127.0.0.2") == 201


def test_a_port_that_is_taken_ends_the_command(shared_nats: NatsServer, tmp_path: Path) -> None:
    first = Workers(shared_nats.url, tmp_path / "gate.log").ready()
    command = [sys.executable, "-m", "inklings.cli", "gate", "--nats", shared_nats.url, "--workers", "2"]
    second = subprocess.run(
        [*command, "--replicas", "1", "--host", "127.0.0.1", "--port", str(first.port)],
        capture_output=True,
        check=False,
        timeout=60,
    )
    first.stop()
    assert second.returncode == 1
    assert b"can't listen" in second.stderr
    assert b"Traceback" not in second.stderr
