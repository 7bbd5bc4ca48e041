"""The one door of several workers: who gets a connection, and who does not hold it up."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable
from itertools import product

import pytest

from inklings.gate import acceptor as door
from inklings.gate.acceptor import Acceptor, ListenError, bind, ranked, table_of
from inklings.house.codes import LETTERS


class Taker:
    """A worker that keeps what it is handed."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_full = False
        self.requests: list[bytes] = []

    def hand_over(self, connection: socket.socket) -> bool:
        if self.is_full:
            return False
        with connection:
            self.requests.append(connection.recv(1000))
        return True


CODES = ["".join(letters) for letters in product(LETTERS[:8], repeat=4)]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("GET /api/tables/BCDF/socket?scenes=2&since=1 HTTP/1.1", "BCDF"),
        ("GET /api/tables/BCDF HTTP/1.1", "BCDF"),
        ("GET /api/tables/BCDF/review HTTP/1.1", "BCDF"),
        ("GET /BCDFGHJ HTTP/1.1", "BCDFGHJ"),
        ("GET /BCDF?seat=1 HTTP/1.1", "BCDF"),
        ("GET /BCDF/tv HTTP/1.1", "BCDF"),
        ("GET /BCDF/watch HTTP/1.1", "BCDF"),
        ("GET / HTTP/1.1", ""),
        ("GET /tv HTTP/1.1", ""),
        ("POST /api/tables HTTP/1.1", ""),
        ("POST /api/screens/BCDFGH HTTP/1.1", ""),
        ("GET /AEIO HTTP/1.1", ""),
        ("GET /assets/BCDF HTTP/1.1", ""),
        ("GET /api/tables/BC", ""),
        ("\x16\x03\x01 nonsense", ""),
        ("", ""),
    ],
)
def test_a_request_says_for_which_table_it_is(line: str, code: str) -> None:
    assert table_of(line.encode()) == code


def test_tables_are_spread_evenly_and_only_those_of_a_worker_that_went_move() -> None:
    workers = [Taker(number) for number in range(5)]
    first = {code: ranked(code, workers)[0].number for code in CODES}
    counts = Counter(first.values())
    assert all(0.8 < counts[number] / (len(CODES) / 5) < 1.2 for number in range(5)), counts
    without = {code: ranked(code, [*workers[:2], *workers[3:]])[0].number for code in CODES}
    assert all(without[code] == number for code, number in first.items() if number != 2)
    moved = Counter(without[code] for code, number in first.items() if number == 2)
    assert set(moved) == {0, 1, 3, 4}, "they do not all go to one other"


@pytest.fixture
async def workers() -> list[Taker]:
    return [Taker(0), Taker(1)]


@pytest.fixture
async def address(workers: list[Taker]) -> AsyncIterator[tuple[str, int]]:
    doors = bind("127.0.0.1", 0)
    acceptor = Acceptor(doors, lambda: workers)
    acceptor.open()
    yield doors[0].getsockname()
    acceptor.close()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.01)


def requests(workers: list[Taker]) -> int:
    return sum(len(worker.requests) for worker in workers)


async def send(address: tuple[str, int], text: str) -> asyncio.StreamWriter:
    _, writer = await asyncio.open_connection(*address)
    writer.write(text.encode())
    return writer


async def test_a_worker_reads_the_whole_request(workers: list[Taker], address: tuple[str, int]) -> None:
    writer = await send(address, "GET /BCDF HTTP/1.1\r\nHost: here\r\n\r\n")
    await until(lambda: requests(workers))
    assert [worker.requests for worker in ranked("BCDF", workers)] == [
        [b"GET /BCDF HTTP/1.1\r\nHost: here\r\n\r\n"],
        [],
    ]
    writer.close()


async def test_what_is_for_no_table_goes_to_each_in_turn(
    workers: list[Taker], address: tuple[str, int]
) -> None:
    writers = [await send(address, "GET / HTTP/1.1\r\n\r\n") for _ in range(6)]
    await until(lambda: requests(workers) == 6)
    assert [len(worker.requests) for worker in workers] == [3, 3]
    for writer in writers:
        writer.close()


async def test_a_worker_that_cannot_take_a_connection_leaves_it_to_another(
    workers: list[Taker], address: tuple[str, int]
) -> None:
    best, other = ranked("BCDF", workers)
    best.is_full = True
    writer = await send(address, "GET /BCDF HTTP/1.1\r\n\r\n")
    await until(lambda: other.requests)
    writer.close()


async def test_a_connection_waits_for_a_worker(workers: list[Taker], address: tuple[str, int]) -> None:
    worker = workers.pop()
    workers.pop()
    writer = await send(address, "GET / HTTP/1.1\r\n\r\n")
    await asyncio.sleep(0.2)
    workers.append(worker)
    await until(lambda: worker.requests)
    writer.close()


async def test_a_connection_does_not_wait_for_a_worker_for_ever(
    workers: list[Taker], address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "WAIT_SECONDS", 0.3)
    workers.clear()
    reader, writer = await asyncio.open_connection(*address)
    writer.write(b"GET / HTTP/1.1\r\n\r\n")
    async with asyncio.timeout(10):
        with contextlib.suppress(ConnectionResetError):  # as the request was not read
            assert await reader.read() == b""
    writer.close()


async def test_silent_connections_hold_nobody_up_and_are_closed(
    workers: list[Taker], address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "WAIT_SECONDS", 0.5)
    silent = [await asyncio.open_connection(*address) for _ in range(50)]
    writer = await send(address, "GET / HTTP/1.1\r\n\r\n")
    await until(lambda: requests(workers) == 1)
    for reader, quiet in silent:
        assert await asyncio.wait_for(reader.read(), 10) == b"", "closed after a while"
        quiet.close()
    writer.close()


async def test_of_too_many_silent_connections_the_oldest_is_closed(
    workers: list[Taker], address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "MOST_WAITING", 3)
    silent = [await asyncio.open_connection(*address) for _ in range(5)]
    for reader, _ in silent[:2]:
        assert await asyncio.wait_for(reader.read(), 4) == b""
    for _, writer in silent[2:]:
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
    await until(lambda: requests(workers) == 3)
    for _, writer in silent:
        writer.close()


def test_a_port_that_is_taken_is_said_in_words() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(ListenError, match="in use"):
        bind("127.0.0.1", taken.getsockname()[1])


async def test_of_many_that_come_together_a_few_are_handed_over_at_a_time(
    workers: list[Taker], address: tuple[str, int]
) -> None:
    lines = [socket.create_connection(address) for _ in range(200)]
    for line in lines:
        line.sendall(b"GET / HTTP/1.1\r\n\r\n")
    before, most = 0, 0
    async with asyncio.timeout(10):
        while requests(workers) < len(lines):
            await asyncio.sleep(0)
            most, before = max(most, requests(workers) - before), requests(workers)
    for line in lines:
        line.close()
    assert most <= door.HANDED_AT_ONCE, "between two steps of anyone else"
