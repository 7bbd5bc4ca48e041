"""Quick match at two real gates: people who look for others meet, whichever gate they come to."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player
from tests.strangers import (
    GOOD_NUMBER,
    Seeker,
    Wish,
    crowd,
    half_empty,
    late_ones,
    meet,
    mixed,
    needlessly_alone,
)

from inklings.gate.quick_match import COMING_MS
from inklings.house.clocks import GATHERING_SECONDS
from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.streams import Streams
from inklings.live.supervisor import Supervisor


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


async def test_who_wants_any_game_goes_first_where_somebody_is_alone(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    one, two = both
    for _ in range(2):
        await Seeker(one, stack).join("moons")
    alone = await Seeker(two, stack).join("rorschach")
    assert await Seeker(one, stack).find(None) == alone.code


async def test_in_a_crowd_nobody_is_alone_who_need_not_be_and_tables_are_full(
    both: list[GateProcess],
) -> None:
    wishes = crowd(24, seconds=5, seed=24)
    tables = await meet(both, wishes)
    assert sum(len(table.visits) for table in tables) == len(wishes)
    assert mixed(tables) == []
    assert needlessly_alone(tables) == []
    assert half_empty(tables) == {}, "all came while the first still waited"
    for table in tables:
        assert len(table.visits) + table.bots == GOOD_NUMBER[table.game]


async def test_nobody_of_a_crowd_is_left_alone_and_bots_make_room_for_who_is_late(
    both: list[GateProcess],
) -> None:
    """14 who read English and 10 who read Polish fill five tables, and two halfway: these get four bots."""
    on_time = [Wish("en" if number % 12 < 7 else "pl", "moons", number * 0.2) for number in range(24)]
    late = late_ones(4, after=GATHERING_SECONDS + 14.0, every=0.5)
    tables = await meet(both, [*on_time, *late])
    assert Counter(table.language for table in tables) == {"en": 4, "pl": 3}
    assert mixed(tables) == []
    assert [(len(table.visits), table.bots) for table in tables] == [(4, 0)] * 7
    assert sum(len(table.late) for table in tables) == len(late)
    assert not [one for table in tables for one in table.visits if table.met(one) is None]


async def test_a_gate_dies_and_the_people_still_meet(
    both: list[GateProcess], shared_nats: NatsServer, tmp_path: Path, stack: AsyncExitStack
) -> None:
    one = stack.enter_context(gates(shared_nats.url, 1, tmp_path))[0]
    two = both[0]
    lonely = Seeker(one, stack)
    code = await lonely.find("telepathic")
    await lonely.sit(code)
    one.kill()
    ada = await Player(two.url, code, secret=lonely.secret).connect()
    stack.push_async_callback(ada.close)
    bruno = await Seeker(two, stack).join("telepathic")
    assert bruno.code == code
    for player in (ada, bruno):
        await player.until(partial(has_begun, player))
        assert bots(player) == 0
        assert [seat["status"] for seat in player.scene["table"]["seats"]] == ["taken", "taken"]


async def test_nobody_is_sent_to_a_table_from_which_all_have_gone(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    """They sit there still: nothing happens at a table where nobody is."""
    one, two = both
    in_lobby = await Seeker(one, stack).join("moons")
    in_game = await Seeker(one, stack).join("rorschach")
    await in_game.ask("ready", ready=True)
    await in_game.until(partial(has_begun, in_game))
    seeker = Seeker(two, stack)
    for player in (in_lobby, in_game):
        assert await seeker.find(player.scene["table"]["game"]) == player.code
        await player.close()
    await asyncio.sleep(COMING_MS / 1000)
    for seeker.gate in (two, one):
        for player in (in_lobby, in_game):
            assert await seeker.find(player.scene["table"]["game"]) != player.code


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
    assert await first.find(None, meet_at=ada.code) == ada.code
    cleo = Seeker(two, stack)
    assert await cleo.find("telepathic", here=ada.code) != ada.code, "who comes from there looks for others"
    assert await Seeker(two, stack).find("telepathic") == ada.code, "where somebody has waited longest"


async def test_strangers_come_to_the_table_of_a_host_who_looks_for_them(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    one, two = both
    host = Seeker(one, stack)
    ada = await host.sit(one.open_table("telepathic"))
    early = await host.ask(None, meet_at=ada.code)
    assert early.json()["error"] == "not_now", "only the host's word at the table makes it one for strangers"
    assert (await ada.ask("find_players", language="pl"))["type"] == "done"
    for gate in (one, two):  # that of their line, and one that has never heard of the table
        host.gate = gate
        assert await host.find(None, "pl", meet_at=ada.code) == ada.code
    nobody = await Seeker(two, stack).ask(None, meet_at=ada.code)
    assert nobody.json()["error"] == "not_seated"
    bruno = await Seeker(two, stack).join("telepathic", "pl")
    assert bruno.code == ada.code
    await ada.until(partial(has_begun, ada))
    assert bots(ada) == 0


async def test_a_seat_is_kept_for_who_is_on_the_way_though_others_ask_again(
    both: list[GateProcess], stack: AsyncExitStack
) -> None:
    one, two = both
    waiting = Seeker(one, stack)
    ada = await waiting.join("telepathic")
    assert await Seeker(two, stack).find("telepathic") == ada.code
    assert await waiting.find(None, meet_at=ada.code) == ada.code
    assert await Seeker(two, stack).find("telepathic") != ada.code, "the table is as good as full"


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
