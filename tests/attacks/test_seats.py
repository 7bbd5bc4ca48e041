"""Seats of people who are here: not even a host can read their secrets."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Iterator

import pytest
from tests.attacks import raw
from tests.parts import GateProcess, NatsServer
from tests.players import Player, players

from inklings.games import GAMES
from inklings.wire.messages import CloseCode

PEOPLE = 4


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    usual = ["--connections-per-address", "300"]
    gate = GateProcess(shared_nats.url, tmp_path_factory.mktemp("gate") / "log", more=usual).ready()
    yield gate
    gate.stop()


@pytest.fixture(params=[game.name for game in GAMES if PEOPLE in game.seats])
async def company(gate: GateProcess, request: pytest.FixtureRequest) -> AsyncIterator[list[Player]]:
    """Four people in a game: the first is host, and has a second ticket."""
    code = raw.open_table(gate.url, request.param)
    async with players([gate.url], code, PEOPLE) as seated:
        assert (await seated[0].ask("begin"))["type"] == "done"
        second = await Player(gate.url, code).connect()
        yield [*seated, second]
        await second.close()


async def test_s8_a_host_cannot_sit_down_where_someone_sits(company: list[Player]) -> None:
    host, _, victim, _, second = company
    seat = victim.scene["you"]
    assert (await host.ask("free_seat", seat=seat))["why"] == "is_here"
    bot = {"temper": "keen", "language": "en"}
    assert (await host.ask("seat_bot", seat=seat, **bot))["why"] == "is_here"
    assert (await second.ask("sit", name="Eve", avatar=1, seat=seat))["type"] == "refused"
    assert (await host.ask("remove", seat=seat))["type"] == "done"
    assert (await second.ask("sit", name="Eve", avatar=1, seat=seat))["type"] == "refused"
    assert second.scene["you"] is None


async def test_s8_the_owner_of_a_seat_has_it_back_from_anyone(company: list[Player]) -> None:
    host, _, victim, _, second = company
    seat = victim.scene["you"]
    await victim.close()
    await host.until(lambda: seat not in host.presence.get("here", [seat]))
    assert (await host.ask("free_seat", seat=seat))["type"] == "done"
    assert (await second.ask("sit", name="Eve", avatar=1, seat=seat))["type"] == "done"
    await victim.connect()
    assert (await victim.ask("take_back"))["type"] == "done"
    await second.until(lambda: second.scene["you"] is None)
    assert victim.scene["you"] == seat


async def test_s13_someone_who_was_removed_is_sent_away_and_stays_out(gate: GateProcess) -> None:
    code = raw.open_table(gate.url)
    async with players([gate.url], code, 3) as (host, _, eve):
        assert (await host.ask("remove", seat=2))["type"] == "done"
        assert await eve.until_closed() == CloseCode.REMOVED
        with pytest.raises(AssertionError, match="closed with 4403"):
            await eve.connect()
        await host.until(lambda: len(host.scene["removed"]) == 1)
        handle = host.scene["removed"][0]["handle"]
        assert (await host.ask("readmit", handle=handle))["type"] == "done"
        await eve.connect()
        assert (await eve.ask("sit", name="Eve", avatar=1))["type"] == "done"


async def test_s12_an_address_writes_only_so_much(gate: GateProcess) -> None:
    refused = 0
    code = raw.open_table(gate.url)
    with contextlib.ExitStack() as lines:
        opened = [lines.enter_context(raw.line(gate.url, "127.0.0.90")) for _ in range(25)]
        for one in opened:
            assert raw.upgrade(one, f"/api/tables/{code}/socket?scenes=2") == 101
            one.sendall(_text({"type": "hello", "secret": secrets.token_urlsafe(20)}))
        for one in opened:
            for number in range(55):
                sit = {"type": "sit", "name": f"Eve {number}", "avatar": 1}
                one.sendall(_text({"type": "ask", "id": f"12345678{number}", "ask": sit}))
        for one in opened:
            one.settimeout(0.5)
            refused += raw.read(one).count(b"too_fast")
    assert refused >= 100


def _text(message: object) -> bytes:
    return raw.frame(json.dumps(message).encode())
