"""Albums of evenings, at a real gate."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.gate.test_replays import STRANGER, post, secret
from tests.logs import engine_log
from tests.parts import GateProcess, NatsServer, gates
from tests.played_log import evening_of, store
from tests.players import Player

from inklings.games import GAMES
from inklings.house.codes import new_code
from inklings.house.identity import person_at
from inklings.live.archive import Archive

SEATS = 4
BEST = "moons-moment-best_clue"


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


@pytest.fixture
async def code(shared_nats: NatsServer) -> str:
    """A table at which all games were played, and Thirty Moons twice."""
    code = new_code(1000, Random())
    moons = next(game for game in GAMES if game.name == "moons")
    who = [person_at(code, secret(seat)) for seat in range(SEATS)]
    entries = evening_of([*GAMES, moons], SEATS, "album", code=code, who=lambda seat: who[seat])
    await store(shared_nats.url, entries, code)
    return code


def own(gate: GateProcess, code: str, seat: int = 1) -> Any:
    status, made = post(gate, f"/api/tables/{code}/album/en", secret=secret(seat))
    assert status == 200
    return made


def names(album: Any) -> list[tuple[int, str]]:
    return [(game["match"], one["name"]) for game in album["games"] for one in game["moments"]]


async def test_an_album_has_all_games_of_an_evening(gate: GateProcess, code: str) -> None:
    link = own(gate, code)["link"]
    assert own(gate, code, 2)["link"] == link, "there is one album of an evening"
    answer = gate.fetch(f"/api/albums/{link}/en")
    assert code.encode() not in answer.body
    album = gate.get(f"/api/albums/{link}/en")
    assert [game["game"] for game in album["games"]] == [*(game.name for game in GAMES), "moons"]
    assert all(game["moments"] for game in album["games"])
    assert len(names(album)) == len(set(names(album))), "a moment is found by its name"
    polish = gate.get(f"/api/albums/{link}/pl")
    assert names(polish) == names(album)
    best = [
        (game["match"], one["name"]) for game in album["games"] for one in game["moments"] if one["is_best"]
    ]
    assert best
    assert len({name for _, name in best}) == len(best), "there is one best of each kind"
    assert gate.fetch(f"/api/replays/{link}").status == 404
    picture = gate.fetch(f"/albums/{link}/2/0/en/wide")
    assert picture.headers["Content-Type"] == "image/png"
    assert gate.fetch(f"/albums/{link}/9/0/en/wide").status == 404


async def test_a_chat_is_told_who_played(gate: GateProcess, code: str) -> None:
    link = own(gate, code)["link"]
    page = gate.fetch(f"/album/{link}").body.decode()
    assert 'content="Album of the evening"' in page
    assert 'content="Ada, Bruno, Cleo, Dov"' in page
    assert code not in page
    cover = gate.fetch(f"/previews/album/{link}/pl")
    assert cover.headers["Content-Type"] == "image/png"


async def test_people_choose_what_stays_in_until_the_host_closes_it(gate: GateProcess, code: str) -> None:
    link = own(gate, code)["link"]
    album = gate.get(f"/api/albums/{link}/en")
    match, name = names(album)[0]
    path = f"/api/tables/{code}/album-choice"
    out = {"match": match, "name": name, "stays": False}
    assert post(gate, path, secret=STRANGER, **out) == (409, "not_seated")
    assert post(gate, path, secret=secret(2), **{**out, "name": "nothing"}) == (404, "no_album")
    assert post(gate, path, secret=secret(2), **out) == (204, None)
    assert (match, name) not in names(gate.get(f"/api/albums/{link}/en"))
    assert gate.fetch(f"/albums/{link}/{match}/0/en/wide").status == 404
    shown = own(gate, code, 3)
    assert [one["stays"] for one in shown["album"]["games"][0]["moments"]][:2] == [False, True]
    assert post(gate, path, secret=secret(1), **{**out, "stays": True}) == (204, None)
    assert gate.get(f"/api/albums/{link}/en") == album

    close = f"/api/tables/{code}/album-closed"
    assert not shown["is_host"]
    assert own(gate, code, 0)["is_host"]
    assert post(gate, close, secret=secret(1)) == (409, "not_host")
    assert post(gate, close, secret=secret(0)) == (204, None)
    assert post(gate, path, secret=secret(0), **out) == (409, "album_closed")
    assert gate.get(f"/api/albums/{link}/en") == {**album, "closed": True}


async def test_the_host_ends_the_link_to_an_album(gate: GateProcess, code: str) -> None:
    link = own(gate, code)["link"]
    path = f"/api/tables/{code}/album-ended"
    assert post(gate, path, secret=secret(1)) == (409, "not_host")
    assert post(gate, path, secret=secret(0)) == (204, None)
    assert gate.fetch(f"/api/albums/{link}/en").status == 404
    assert own(gate, code)["link"] != link


async def test_an_album_is_gone_with_its_table(gate: GateProcess, code: str, shared_nats: NatsServer) -> None:
    shown = own(gate, code)
    match, name = names(shown["album"])[0]
    post(gate, f"/api/tables/{code}/album-choice", secret=secret(0), match=match, name=name, stays=False)
    async with engine_log(shared_nats.url) as engine:
        archive = Archive(engine.log._bus, engine.log)
        assert code in await archive.links.codes()
        newest = await archive.newest(code)
        assert newest
        assert await archive.forget(code, newest.sequence)
        assert code not in await archive.links.codes()
    assert gate.fetch(f"/api/albums/{shown['link']}/en").status == 404


async def test_what_is_forgotten_is_gone_from_albums(gate: GateProcess, code: str) -> None:
    link = own(gate, code)["link"]
    gone = Player(gate.url, code, secret=secret(2))
    await gone.connect()
    assert (await gone.ask("leave"))["type"] == "done"
    await gone.close()
    assert b"Cleo" in gate.fetch(f"/api/albums/{link}/en").body
    assert post(gate, f"/api/tables/{code}/forget", secret=secret(2)) == (204, None)
    assert b"Cleo" not in gate.fetch(f"/api/albums/{link}/en").body
