"""Screens that wait for a table, at two real gates."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def both(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[GateProcess]]:
    with gates(shared_nats.url, 2, tmp_path_factory.mktemp("gates")) as both:
        yield both


@asynccontextmanager
async def waiting_screen(gate: GateProcess) -> AsyncIterator[tuple[ClientConnection, str]]:
    async with connect(gate.url.replace("http", "ws") + "/api/screens/socket") as socket:
        shown = json.loads(await socket.recv())
        assert shown["type"] == "letters"
        yield socket, shown["letters"]


def send(gate: GateProcess, letters: str, code: str) -> tuple[int, Any]:
    """Type these letters at the table with this code."""
    body = json.dumps({"code": code}).encode()
    request = urllib.request.Request(  # noqa: S310
        f"{gate.url}/api/screens/{letters}", body, {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            return answer.status, None
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)["error"]


async def test_six_letters_typed_at_another_gate_send_a_screen_to_the_table(both: list[GateProcess]) -> None:
    code = both[0].open_table()
    async with waiting_screen(both[0]) as (one, letters), waiting_screen(both[1]) as (other, others):
        assert len(letters) == 6
        assert letters != others
        assert send(both[1], letters, code) == (201, None)
        assert json.loads(await one.recv()) == {"type": "show_table", "code": code}
        with pytest.raises(ConnectionClosed):
            await one.recv()
        assert send(both[0], others, code) == (201, None)
        assert json.loads(await other.recv())["code"] == code
    screen = await Player(both[1].url, code, screen=True).connect()
    assert screen.scene.get("you") is None
    await screen.close()


async def test_letters_that_no_screen_shows_are_unknown(both: list[GateProcess]) -> None:
    code = both[0].open_table()
    async with waiting_screen(both[0]) as (_, letters):
        pass
    for wrong in (letters, "BCDFGH", "bcdfgh", "*", "BCDFGHJ.X"):
        assert send(both[0], wrong, code) == (404, "no_such_screen")
    async with waiting_screen(both[0]) as (_, letters):
        assert send(both[0], letters, "no code at all") == (404, "no_such_screen")


async def test_someone_who_guesses_letters_has_to_wait(
    nats: NatsServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with gates(nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        answers = [send(gate, "BCDFGH", "BCDF") for _ in range(30)]
        assert answers[0] == (404, "no_such_screen")
        assert answers[-1] == (429, "too_fast")
