"""A leader's room at two real gates: the door, rounds at new tables, and that nothing is left of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import AsyncExitStack
from itertools import combinations
from pathlib import Path

import httpx
import pytest
from tests.moons_party import play_round
from tests.parts import NatsServer, gates
from tests.players import Player
from tests.rooms import ORDER, Leader, Visitor, people_in
from tests.visitor import members

from inklings.live.failures import NoSuchTable
from inklings.wire.messages import CloseCode


@pytest.fixture(scope="module")
def both(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    with gates(shared_nats.url, 2, tmp_path_factory.mktemp("gates")) as started:
        yield [gate.url for gate in started]


async def _joined(stack: AsyncExitStack, coming: Awaitable[Player]) -> Player:
    player = await coming
    stack.push_async_callback(player.close)
    return player


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


async def test_people_come_to_the_door_and_the_leader_lets_them_in(both: list[str]) -> None:
    leader = await Leader(both).open()
    ada, bruno, cleo = (Visitor(both, leader.code) for _ in range(3))
    seen = await ada.well("here")
    assert (seen["name"], seen["is_in"], seen["leads"], seen["naming"]) == (None, False, False, "made")
    names = {(await one.well("come", avatar=3))["name"] for one in (ada, bruno, cleo)}
    assert len(names) == 3
    room = await leader.well("lead")
    assert {one["name"] for one in room["people"]} == names
    assert not any(one["is_in"] for one in room["people"])
    first = room["people"][0]["id"]
    room = await leader.well("let-in", people=[first])
    assert [one["is_in"] for one in room["people"]] == [True, False, False]
    await leader.well("let-in")
    await asyncio.sleep(1)  # a gate shows a room for a moment as it has read it
    assert all([(await one.well("here"))["is_in"] for one in (ada, bruno, cleo)])
    assert (await leader.well("here"))["leads"]


async def test_only_the_leader_leads(both: list[str]) -> None:
    leader = await Leader(both).open()
    ada = Visitor(both, leader.code)
    await ada.well("come", avatar=1)
    me = (await leader.well("lead"))["people"][0]["id"]
    tries = {
        "lead": {},
        "order": {"order": ORDER},
        "let-in": {},
        "send-away": {"person": me},
        "forgive": {},
        "round": {"people": [me], "after": 0},
        "seat": {"person": me, "code": "BCDF"},
        "albums": {},
        "end": {},
    }
    for what, fields in tries.items():
        assert await ada.why_not(what, **fields) == (403, "not_leader"), what


async def test_names_that_people_type_are_told_apart(both: list[str]) -> None:
    leader = await Leader(both).open(naming="typed", door="open")
    ada, other = Visitor(both, leader.code), Visitor(both, leader.code)
    assert (await ada.well("come", avatar=1, name="  Ada ")) | {"rounds": 0} == {
        "code": leader.code,
        "naming": "typed",
        "language": "en",
        "leads": False,
        "name": "Ada",
        "avatar": 1,
        "is_in": True,
        "rounds": 0,
        "seat": None,
    }
    assert (await other.well("come", avatar=2, name="ADA"))["name"] == "ADA 2"
    assert await Visitor(both, leader.code).why_not("come", avatar=1, name=" ") == (400, "text_blank")


async def test_who_was_sent_away_stays_away_until_the_leader_forgives(both: list[str]) -> None:
    leader = await Leader(both).open()
    (ada,) = await people_in(leader, both, 1)
    me = (await leader.well("lead"))["people"][0]["id"]
    room = await leader.well("send-away", person=me)
    assert (room["people"], room["barred"]) == ([], 1)
    assert await ada.why_not("come", avatar=1) == (403, "removed")
    assert await leader.why_not("send-away", person=me) == (404, "not_there")
    await leader.well("forgive")
    await ada.well("come", avatar=1)
    await ada.well("go")
    assert (await leader.well("lead"))["people"] == []


async def test_a_code_of_no_room_is_not_found(both: list[str]) -> None:
    for code in ("BCDFGHJKL", "nothing", "x.*"):
        assert await Visitor(both, code).why_not("here") == (404, "no_such_room")


async def test_orders_that_make_no_game_are_refused(both: list[str]) -> None:
    leader = await Leader(both).open()
    for wrong, why in (
        ({"game": "chess"}, "no_such_game"),
        ({"options": {"target": 7}}, "bad_options"),
        ({"size": 2}, "bad_options"),
        ({"hint": "x" * 81}, "text_too_long"),
    ):
        assert await leader.why_not("order", order=ORDER | wrong) == (400, why)
    assert (await leader.ask("order", order=ORDER | {"size": 30})).status_code == 400
    order = ORDER | {"game": "telepathic", "size": 2, "hint": " in  German "}
    assert (await leader.well("order", order=order))["order"]["hint"] == "in German"


async def test_too_few_people_make_no_round(both: list[str]) -> None:
    leader = await Leader(both).open()
    await people_in(leader, both, 2)
    people = [one["id"] for one in (await leader.well("lead"))["people"]]
    assert await leader.why_not("round", people=people, after=0) == (409, "too_few")


async def test_two_clicks_make_one_round(both: list[str]) -> None:
    leader = await Leader(both).open()
    await people_in(leader, both, 4)
    people = [one["id"] for one in (await leader.well("lead"))["people"]]
    answers = await asyncio.gather(*(leader.ask("round", people=people, after=0) for _ in range(3)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert len((await leader.well("lead"))["rounds"]) == 1


@pytest.mark.timeout(240)
async def test_thirty_people_play_three_rounds_and_meet_new_people(
    both: list[str], stack: AsyncExitStack
) -> None:
    """The leader begins, pauses and ends all games without a seat; talk is closed."""
    leader = await Leader(both).open(hint="past tense")
    visitors = await people_in(leader, both, 30)
    met: set[frozenset[str]] = set()
    for number in range(3):
        tables = await leader.next_round()
        assert sorted(len(table["people"]) for table in tables) == [3, 3, 4, 4, 4, 4, 4, 4]
        pairs = [frozenset(two) for table in tables for two in combinations(table["people"], 2)]
        assert len(set(pairs)) == len(pairs)
        assert met.isdisjoint(pairs), "everyone sits with new people"
        met |= set(pairs)
        leads = [await _joined(stack, leader.at(table)) for table in tables]
        players = [await _joined(stack, one.sit()) for one in visitors]
        assert all(player.scene["you"] is not None for player in players)
        assert players[0].scene["table"]["led"] == {"hint": "past tense", "ends": None}
        assert (await players[0].talk("say", to="table", text="hello"))["why"] == "no_chat"
        assert (await players[0].ask("begin"))["why"] == "led"
        for lead in leads:
            assert (await lead.ask("begin"))["type"] == "done"
            assert (await lead.ask("call_time", seconds=120))["type"] == "done"
        for player in players:
            await player.until(lambda player=player: player.scene["table"]["led"]["ends"])  # type: ignore[misc]
            assert player.scene["table"]["stage"] == "playing"
        for lead in leads:
            assert (await lead.ask("end_game"))["type"] == "done"
        for player in (*players, *leads):
            await player.until(lambda player=player: player.scene["table"]["stage"] == "over")  # type: ignore[misc]
            await player.close()
        assert number == len((await leader.well("lead"))["rounds"]) - 1


async def test_someone_who_comes_late_is_seated_at_a_table(both: list[str], stack: AsyncExitStack) -> None:
    leader = await Leader(both).open()
    await people_in(leader, both, 4)
    (table,) = await leader.next_round()
    late = Visitor(both, leader.code)
    await late.well("come", avatar=9)
    room = await leader.well("lead")
    person = room["people"][-1]["id"]
    assert await leader.why_not("seat", person=person, code=table["code"]) == (404, "not_there")
    await leader.well("let-in")
    assert await leader.why_not("seat", person=person, code="BCDF") == (404, "not_there")
    invitation = await leader.well("seat", person=person, code=table["code"])
    lead = await _joined(stack, leader.at(table))
    assert (await late.well("here"))["seat"] is None, "they are not sent where they have no seat"
    assert (await lead.ask("invite", **invitation))["type"] == "done"
    assert await leader.well("seat", person=person, code=table["code"], sits=True) == invitation
    await asyncio.sleep(1)
    player = await _joined(stack, late.sit())
    assert player.scene["you"] == 4


async def test_nobody_links_to_a_game_of_a_room_or_is_called_there(
    both: list[str], stack: AsyncExitStack
) -> None:
    """A table that was played on from there would stay when the room is deleted, and so would addresses."""
    leader = await Leader(both).open()
    visitors = await people_in(leader, both, 3)
    (table,) = await leader.next_round()
    lead = await _joined(stack, leader.at(table))
    assert (await lead.ask("begin"))["type"] == "done"
    assert (await lead.ask("end_game"))["type"] == "done"
    seat = (await visitors[0].well("here"))["seat"]
    async with httpx.AsyncClient(base_url=both[0]) as client:
        asked = {"secret": seat["ticket"], "match": 1}
        answer = await client.post(f"/api/tables/{seat['code']}/link", json=asked)
        assert (answer.status_code, answer.json()["error"]) == (409, "led")
        wanted = {"endpoint": "https://push.example/1", "p256dh": "BA", "auth": "BA", "language": "en"}
        asked = {"secret": seat["ticket"], **wanted}
        answer = await client.post(f"/api/tables/{seat['code']}/notices", json=asked)
    assert (answer.status_code, answer.json()["error"]) == (403, "led")


async def test_a_game_that_the_leader_ended_is_in_the_album(both: list[str], stack: AsyncExitStack) -> None:
    """Rounds in a class end when the time is over, and hardly any game is played to its end."""
    leader = await Leader(both).open(size=3)
    visitors = await people_in(leader, both, 3)
    (table,) = await leader.next_round()
    lead = await _joined(stack, leader.at(table))
    company = [await _joined(stack, visitor.sit()) for visitor in visitors]
    assert (await lead.ask("begin"))["type"] == "done"
    await play_round(company, random.Random(1))
    assert (await lead.ask("end_game"))["type"] == "done"
    (album,) = (await leader.well("albums"))["albums"]
    async with httpx.AsyncClient(base_url=both[1]) as client:
        shown = (await client.get(f"/api/albums/{album['link']}/en")).json()
        (game,) = shown["games"]
        assert (game["game"], game["winners"]) == ("moons", [])
        assert [seat["name"] for seat in game["seats"]] == [
            seat["name"] for seat in lead.scene["table"]["seats"]
        ]
        assert game["moments"]
        for moment in game["moments"]:
            picture = await client.get(f"/albums/{album['link']}/1/{moment['number']}/en/wide", timeout=60)
            assert picture.headers["content-type"] == "image/png"
        await leader.well("end")
        assert (await client.get(f"/api/albums/{album['link']}/en")).status_code == 404


async def test_a_deleted_room_leaves_no_table(both: list[str], shared_nats: NatsServer) -> None:
    leader = await Leader(both).open()
    visitors = await people_in(leader, both, 6)
    tables = [table for _ in range(2) for table in await leader.next_round()]
    albums = await leader.well("albums")
    assert [album["code"] for album in albums["albums"]] == [table["code"] for table in tables]
    sitting = await visitors[0].sit()
    await leader.well("end")
    assert await sitting.until_closed() == CloseCode.NO_TABLE
    await asyncio.sleep(1)  # the other gate shows the room for a moment as it has read it
    assert await visitors[0].why_not("here") == (410, "room_ended")
    assert await leader.why_not("lead") == (410, "room_ended")
    async with members(shared_nats.url, 1) as (member,):
        for table in tables:
            with pytest.raises(NoSuchTable):
                await member.look(table["code"])
        left = {code async for codes in member.archive.codes() for code in codes}
        assert left.isdisjoint(table["code"] for table in tables)


@pytest.mark.timeout(180)
async def test_a_room_outlives_any_gate(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as started:
        first, second = started
        leader = await Leader([first.url]).open()
        visitors = await people_in(leader, [first.url], 4)
        await leader.next_round()
        first.kill()
        leader._gates = [second.url]
        room = await leader.well("lead")
        assert len(room["people"]) == 4
        visitors[0]._gates = [second.url]
        player = await visitors[0].sit()
        assert player.scene["you"] is not None
        await player.close()
        await leader.next_round()
        await leader.well("end")
