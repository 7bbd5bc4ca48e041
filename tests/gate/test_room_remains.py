"""Nothing is left of a leader's room when its leader has deleted everything, and all else stays."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from tests.chronicle.process import KEY, chronicle_process, evening, until
from tests.moons_party import lay_all, play_round, tell, vote_all
from tests.parts import NatsServer, gates
from tests.players import Player, players
from tests.remains import in_files, in_streams, until_gone
from tests.rooms import Leader, Visitor
from tests.visitor import members

from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.supervisor import Supervisor

NAMES = ("Zdzisława", "Xenophon", "Quirinius", "Wojsław", "Bogumiła", "Hyacinth")
CLUE = "Kaleidoskop der Gezeiten"
HINT = "nur im Plusquamperfekt"
OTHER = "Unforgettable"
CIRCLE = "Thursdays"
"""What others have called the circle whose games they record."""
PICTURE = "IHDR"
"""It is in each PNG: pictures of albums are drawn for each request and kept in no file."""
OTHERS = 1200
"""Tables of others, so that there are some in every file of the engine.

They come first: beside so many, codes are so long that they are nowhere by chance.
"""
GONE_SECONDS = 400.0
"""The engine compacts its files, and writes down anew what it knows of them, every two minutes."""


@pytest.mark.timeout(900)
async def test_no_byte_is_left_of_names_codes_and_clues(nats: NatsServer, tmp_path: Path) -> None:
    database = tmp_path / "database"
    database.mkdir()
    chance = random.Random(4)
    with (
        gates(nats.url, 2, tmp_path) as two,
        chronicle_process(nats.url, f"sqlite:///{database}/chronicle.db", tmp_path),
    ):
        urls = [gate.url for gate in two]
        async with members(nats.url, 1) as (member,):
            for _ in range(OTHERS):
                await member.open_table("telepathic", {})
        other = two[0].open_table()
        async with players(urls, other, 3) as others:
            assert (await others[0].ask("introduce", name=OTHER, avatar=1))["type"] == "done"
            assert (await others[0].ask("begin"))["type"] == "done"
            await play_round(others, chance)
        await evening(nats.url, "others")
        leader = await Leader(urls).open(naming="typed", door="open", hint=HINT, size=3)
        visitors = [Visitor(urls, leader.code) for _ in NAMES]
        for name, visitor in zip(NAMES, visitors, strict=True):
            await visitor.well("come", avatar=1, name=name)
        codes = [leader.code]
        for _ in range(2):
            codes += [table["code"] for table in await leader.next_round()]
            await _play(leader, visitors, chance)
        links = [album["link"] for album in (await leader.well("albums"))["albums"]]
        await _look_at(urls, links)
        until(lambda: CIRCLE in in_files(database, [CIRCLE]), "a chronicle that records")
        needles = [*NAMES, *codes, *links, CLUE, HINT]
        supervisor = Supervisor()
        bus = await NatsBus.connect(Address(url=nats.url), supervisor)
        try:
            found = in_files(tmp_path, needles)
            assert set(found) == set(await in_streams(bus, needles)) == set(needles)
            await leader.well("end")
            assert await until_gone(tmp_path, [*needles, PICTURE], GONE_SECONDS) == {}
            assert set(in_files(tmp_path, [OTHER, CIRCLE])) == {OTHER, CIRCLE}
            assert await in_streams(bus, [*needles, other, OTHER]) == dict.fromkeys(
                (other, OTHER), next(iter((await in_streams(bus, [OTHER])).values()))
            )
        finally:
            await supervisor.stop(2)
            await bus.close()
        async with AsyncExitStack() as stack:
            back = await Player(urls[1], other).connect()
            stack.push_async_callback(back.close)
            assert OTHER in {seat["name"] for seat in back.scene["table"]["seats"]}


async def _play(leader: Leader, visitors: list[Visitor], chance: random.Random) -> None:
    """A story at each table, then the leader ends all games."""
    room = await leader.well("lead")
    people = [await visitor.sit() for visitor in visitors]
    for table in room["rounds"][-1]["tables"]:
        company = [player for player in people if player.code == table["code"]]
        lead = await leader.at(table)
        agreed = await company[0].ask("play_for_circle", key=KEY, secret=KEY, name=CIRCLE)
        assert agreed["why"] == "led", "nobody records a room for a circle"
        assert (await lead.ask("begin"))["type"] == "done"
        await tell(company, CLUE)
        await lay_all(company)
        await vote_all(company, chance)
        assert (await lead.ask("call_time", seconds=60))["type"] == "done"
        assert (await lead.ask("end_game"))["type"] == "done"
        await lead.close()
    for player in people:
        await player.close()


async def _look_at(urls: list[str], links: list[str]) -> None:
    """Each gate draws pictures of the albums."""
    drawn = 0
    for url in urls:
        async with httpx.AsyncClient(base_url=url, timeout=60) as client:
            for link in links:
                (game,) = (await client.get(f"/api/albums/{link}/en")).json()["games"]
                for moment in game["moments"][:1]:
                    picture = await client.get(f"/albums/{link}/1/{moment['number']}/en/wide")
                    assert PICTURE.encode() in picture.content
                    drawn += 1
    assert drawn
