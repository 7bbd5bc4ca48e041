"""Quick match at two real gates: people who look for others meet, whichever gate they come to."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player

from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.streams import Streams
from inklings.live.supervisor import Supervisor

_places = itertools.count(1)


class Seeker:
    """Somebody who looks for people at one gate."""

    def __init__(self, gate: GateProcess, stack: AsyncExitStack) -> None:
        self.gate = gate
        self.secret = secrets.token_urlsafe(24)
        self._place = f"127.0.2.{next(_places)}"
        self._stack = stack

    async def ask(self, game: str | None, language: str = "en", **more: Any) -> httpx.Response:
        wanted = {"game": game, "language": language, "secret": self.secret, **more}
        transport = httpx.AsyncHTTPTransport(local_address=self._place)
        async with httpx.AsyncClient(base_url=self.gate.url, transport=transport, timeout=30) as client:
            return await client.post("/api/quick", json=wanted)

    async def find(self, game: str | None, language: str = "en", **more: Any) -> str:
        answer = await self.ask(game, language, **more)
        assert answer.status_code == 200, answer.text
        code: str = answer.json()["code"]
        return code

    async def sit(self, code: str, name: str = "Ada") -> Player:
        player = await Player(self.gate.url, code, secret=self.secret).connect()
        self._stack.push_async_callback(player.close)
        assert (await player.ask("sit", name=name, avatar=1))["type"] == "done"
        return player

    async def join(self, game: str | None, language: str = "en", **more: Any) -> Player:
        return await self.sit(await self.find(game, language, **more))


@pytest.fixture(scope="module")
def started(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[GateProcess]]:
    with gates(shared_nats.url, 2, tmp_path_factory.mktemp("gates")) as started:
        yield started


@pytest.fixture
async def both(started: list[GateProcess], shared_nats: NatsServer) -> list[GateProcess]:
    """Two gates at which nobody waits for anybody."""
    supervisor = Supervisor()
    bus = await NatsBus.connect(Address(url=shared_nats.url), supervisor)
    await bus.ask(f"$JS.API.STREAM.PURGE.{Streams(bus.address.name).gatherings['name']}")
    await supervisor.stop(2)
    await bus.close()
    return started


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


def has_begun(player: Player) -> bool:
    return bool(player.scene["table"]["stage"] == "playing")


def bots(player: Player) -> int:
    return sum(seat.get("bot") is not None for seat in player.scene["table"]["seats"])


async def test_people_of_one_language_meet_and_no_others(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    one, two = both
    ada = await Seeker(one, stack).join("telepathic", "pl")
    others = [await Seeker(two, stack).find(*wanted) for wanted in (("telepathic", "en"), ("moons", "pl"))]
    bruno = await Seeker(two, stack).join("telepathic", "pl")
    assert len({ada.code, *others}) == 3
    assert bruno.code == ada.code
    for player in (ada, bruno):
        await player.until(partial(has_begun, player))
        assert bots(player) == 0
        assert player.scene["table"]["matched"] == "pl"
        assert player.scene["table"]["talk"]["open_to"] == "strangers"


async def test_people_who_come_at_the_same_instant_fill_tables(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    codes = await asyncio.gather(*(Seeker(both[n % 2], stack).find("moons") for n in range(12)))
    assert sorted(Counter(codes).values()) == [4, 4, 4]


async def test_who_wants_any_game_goes_where_somebody_waits(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    waiting = await Seeker(both[0], stack).join("rorschach")
    assert await Seeker(both[1], stack).find(None) == waiting.code
    assert len({await Seeker(gate, stack).find(None, "pl") for gate in both}) == 1


async def test_a_gate_dies_and_the_people_still_meet(
    both: list[GateProcess], shared_nats: NatsServer, tmp_path: Path, stack: AsyncExitStack
) -> None:
    one = stack.enter_context(gates(shared_nats.url, 1, tmp_path))[0]
    two = both[0]
    lonely = Seeker(one, stack)
    code = await lonely.find("telepathic")
    await lonely.sit(code)
    one.kill()
    bruno = await Seeker(two, stack).join("telepathic")
    assert bruno.code == code
    ada = await Player(two.url, code, secret=lonely.secret).connect()
    stack.push_async_callback(ada.close)
    for player in (ada, bruno):
        await player.until(partial(has_begun, player))
        assert bots(player) == 0
        assert [seat["status"] for seat in player.scene["table"]["seats"]] == ["taken", "taken"]


async def test_somebody_who_is_late_takes_the_place_of_a_bot(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    ada = await Seeker(both[0], stack).join("telepathic")
    await ada.ask("ready", ready=True)
    await ada.until(lambda: has_begun(ada))
    assert bots(ada) == 1
    bruno = await Seeker(both[1], stack).join("telepathic")
    assert bruno.code == ada.code
    await ada.until(lambda: bots(ada) == 0)


async def test_after_a_game_others_come_again_or_one_finds_others(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    one, two = both
    first = Seeker(one, stack)
    ada = await first.join("telepathic")
    bruno = await Seeker(two, stack).join("telepathic")
    await ada.until(lambda: has_begun(ada))
    await bruno.ask("leave")
    await ada.until(lambda: ada.scene["table"]["stage"] == "over")
    await ada.ask("to_lobby")
    assert await first.find("telepathic", here=ada.code) == ada.code
    cleo = Seeker(two, stack)
    assert await cleo.find("telepathic", here=ada.code) != ada.code, "who comes from there looks for others"
    assert await Seeker(two, stack).find("telepathic") == ada.code, "where somebody has waited longest"


async def test_somebody_who_was_shown_out_is_not_sent_back(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    ada = await Seeker(both[0], stack).join("moons")
    rude = Seeker(both[1], stack)
    await rude.join("moons")
    await ada.until(lambda: len(ada.scene["table"]["seats"]) == 2)
    assert (await ada.ask("remove", seat=1))["type"] == "done"
    assert await rude.find("moons") != ada.code


async def test_what_cannot_be_played_is_refused_and_an_address_has_limits(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    seeker = Seeker(both[0], stack)
    assert (await seeker.ask("chess")).json()["error"] == "no_such_game"
    assert (await seeker.ask("moons", "xx")).status_code == 400
    found = {await seeker.find("moons") for _ in range(5)}
    assert len(found) == 1, "one person takes one seat, however often they ask"
    answers = await asyncio.gather(*(seeker.ask("moons") for _ in range(80)))
    assert {answer.status_code for answer in answers} == {200, 429}
