"""Links to games that have ended, at a real gate."""

from __future__ import annotations

import json
import struct
import urllib.error
import urllib.request
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.logs import engine_log
from tests.parts import GateProcess, NatsServer, gates
from tests.played_log import entries_of, store
from tests.players import Player

from inklings.games import GAMES
from inklings.house.codes import new_code
from inklings.house.identity import person_at
from inklings.live.archive import Archive

SEATS = 4
STRANGER = "the-secret-of-a-stranger"


def secret(seat: int) -> str:
    return f"the-secret-of-seat-{seat}-at-it"


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


@pytest.fixture
async def code(shared_nats: NatsServer) -> str:
    """A table at which a game of Thirty Moons was played."""
    code = new_code(1000, Random())
    moons = next(game for game in GAMES if game.name == "moons")
    entries = entries_of(moons, SEATS, "gate", code=code, who=lambda seat: person_at(code, secret(seat)))
    await store(shared_nats.url, entries, code)
    return code


def post(gate: GateProcess, path: str, **body: Any) -> tuple[int, Any]:
    request = urllib.request.Request(  # noqa: S310
        gate.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
            return answer.status, json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, json.load(refused)["error"]


def linked(gate: GateProcess, code: str) -> str:
    status, made = post(gate, f"/api/tables/{code}/link", secret=secret(1), match=1)
    assert status == 201
    link: str = made["link"]
    return link


async def test_a_game_is_seen_again_by_its_link_from_every_seat(gate: GateProcess, code: str) -> None:
    link = linked(gate, code)
    assert link == linked(gate, code), "there is one link to a game"
    about = gate.get(f"/api/replays/{link}")
    assert (about["game"], len(about["seats"])) == ("moons", SEATS)
    assert about["chapters"][0] == {"number": 1, "moment": 0}
    for eyes in ("everyone", *range(SEATS)):
        answer = gate.fetch(f"/api/replays/{link}/eyes/{eyes}")
        assert code.encode() not in answer.body
        frames = json.loads(answer.body)
        assert frames["yours"].get("you") == (None if eyes == "everyone" else eyes)
        assert frames["changes"][-1][0] <= about["length"]
    assert gate.fetch(f"/api/replays/{link}/eyes/{SEATS}").status == 404
    assert gate.fetch(f"/api/replays/{link}/eyes/x").status == 404


async def test_only_those_at_the_table_make_links_and_only_to_what_has_ended(
    gate: GateProcess, code: str
) -> None:
    path = f"/api/tables/{code}/link"
    assert post(gate, path, secret=STRANGER, match=1) == (409, "not_seated")
    assert post(gate, path, secret=secret(0), match=2) == (409, "not_now")
    assert gate.fetch(f"/api/replays/{'0' * 20}").status == 404
    assert gate.fetch("/api/replays/*").status == 404


async def test_the_host_ends_a_link(gate: GateProcess, code: str) -> None:
    link = linked(gate, code)
    path = f"/api/tables/{code}/unlink"
    assert post(gate, path, secret=secret(1), match=1) == (409, "not_host")
    assert post(gate, path, secret=secret(0), match=1) == (204, None)
    assert gate.fetch(f"/api/replays/{link}").status == 404
    assert linked(gate, code) != link


async def test_a_table_with_a_link_is_kept_and_a_removed_one_has_none(
    gate: GateProcess, code: str, shared_nats: NatsServer
) -> None:
    link = linked(gate, code)
    async with engine_log(shared_nats.url) as engine:
        archive = Archive(engine.log._bus, engine.log)
        assert code in await archive.links.codes()
        newest = await archive.newest(code)
        assert newest
        assert await archive.forget(code, newest.sequence)
        assert code not in await archive.links.codes()
    assert gate.fetch(f"/api/replays/{link}").status == 404


async def test_what_is_forgotten_is_gone_from_replays(gate: GateProcess, code: str) -> None:
    link = linked(gate, code)
    gone = Player(gate.url, code, secret=secret(2))
    await gone.connect()
    assert (await gone.ask("leave"))["type"] == "done"
    await gone.close()
    assert gate.get(f"/api/replays/{link}")["seats"][2]["name"] == "Cleo"
    assert post(gate, f"/api/tables/{code}/forget", secret=secret(2)) == (204, None)
    assert gate.get(f"/api/replays/{link}")["seats"][2]["name"] == "Anon"
    for eyes in ("everyone", *range(SEATS)):
        assert b"Cleo" not in gate.fetch(f"/api/replays/{link}/eyes/{eyes}").body


async def test_a_game_is_played_on_at_a_table_of_its_own(gate: GateProcess, code: str) -> None:
    link = linked(gate, code)
    wanted = {"moment": 5_000, "seat": 2, "secret": STRANGER, "name": "Ada", "avatar": 3, "language": "en"}
    status, opened = post(gate, f"/api/replays/{link}/play", **wanted)
    assert status == 201
    info = gate.get(f"/api/tables/{opened['code']}")
    assert (info["game"], info["stage"], info["seated"]) == ("moons", "playing", SEATS)
    over = {**wanted, "moment": 10**9}
    assert post(gate, f"/api/replays/{link}/play", **over) == (400, "not_now")
    nowhere = {**wanted, "seat": 9}
    assert post(gate, f"/api/replays/{link}/play", **nowhere) == (400, "no_such_seat")


async def test_a_game_has_postcards_in_both_languages(gate: GateProcess, code: str) -> None:
    link = linked(gate, code)
    english = gate.get(f"/api/replays/{link}/postcards/en")["postcards"]
    polish = gate.get(f"/api/replays/{link}/postcards/pl")["postcards"]
    assert english[0]["title"] == "Final scores"
    assert [one["by"] for one in english] == [one["by"] for one in polish]
    assert all(one["title"] != other["title"] for one, other in zip(english, polish, strict=True))
    picture = gate.fetch(f"/postcards/{link}/0/en/wide")
    assert picture.headers["Content-Type"] == "image/png"
    assert struct.unpack(">II", picture.body[16:24]) == (1200, 630)
    assert gate.fetch(f"/postcards/{link}/0/pl/tall").body != picture.body
    for nowhere in (f"{link}/99/en/wide", f"{link}/0/en/round", f"{link}/0/de/wide", f"{'0' * 20}/0/en/wide"):
        assert gate.fetch(f"/postcards/{nowhere}").status in {400, 404}


async def test_who_is_forgotten_is_on_no_postcard_either(gate: GateProcess, code: str) -> None:
    link = linked(gate, code)
    before = gate.fetch(f"/postcards/{link}/0/en/wide").body
    gone = Player(gate.url, code, secret=secret(2))
    await gone.connect()
    assert (await gone.ask("leave"))["type"] == "done"
    await gone.close()
    assert post(gate, f"/api/tables/{code}/forget", secret=secret(2)) == (204, None)
    assert gate.fetch(f"/postcards/{link}/0/en/wide").body != before
    assert post(gate, f"/api/tables/{code}/unlink", secret=secret(0), match=1) == (204, None)
    assert gate.fetch(f"/postcards/{link}/0/en/wide").status == 404


async def test_beside_a_link_stand_the_game_and_who_played_it_but_not_how_it_ended(
    gate: GateProcess, code: str
) -> None:
    link = linked(gate, code)
    page = gate.fetch(f"/replay/{link}").body.decode()
    assert '<meta property="og:title" content="A replay: Thirty Moons" />' in page
    assert "Ada, Bruno, Cleo, Dov" in page
    assert f'content="{gate.url}/previews/replay/{link}/en"' in page
    assert code not in page
    assert "Powtórka" in gate.fetch(f"/replay/{link}?pl").body.decode()
    picture = gate.fetch(f"/previews/replay/{link}/en").body
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    embedded = gate.get(f"/api/oembed?url={gate.url}/replay/{link}")
    assert embedded["title"] == "A replay: Thirty Moons"
    assert embedded["thumbnail_url"] == f"{gate.url}/previews/replay/{link}/en"


async def test_beside_a_link_to_a_table_stands_its_game_alone(gate: GateProcess, code: str) -> None:
    page = gate.fetch(f"/{code}").body.decode()
    assert '<meta property="og:title" content="Come and play: Thirty Moons" />' in page
    assert "Ada" not in page
    assert struct.unpack(">II", gate.fetch("/previews/moons/pl").body[16:24]) == (1200, 630)
    assert gate.fetch("/previews/chess/pl").status == 404
    assert gate.fetch("/api/oembed?url=https://example.org/").status == 404
    nothing_known = gate.fetch(f"/replay/{'0' * 20}").body.decode()
    assert '<meta property="og:title" content="Inklings" />' in nothing_known
