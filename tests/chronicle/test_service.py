"""`inklings chronicle` beside a real gate and a real engine, with either database."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.chronicle.conftest import Place
from tests.chronicle.process import (
    CIRCLE,
    KEY,
    SEATS,
    ChronicleProcess,
    chronicle_process,
    evening,
    secret,
    until,
)
from tests.gate.test_replays import post
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players

from inklings.chronicle.database import Database
from inklings.chronicle.store import Store, rows_of
from inklings.decks import inkblots
from inklings.games import GAMES
from inklings.games.rorschach import RORSCHACH
from inklings.house.identity import member_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

KILLS = 5


def page(gate: GateProcess, **more: Any) -> Any:
    status, shown = post(gate, "/api/circles/page", key=KEY, secret=secret(1), **more)
    return shown["page"] if status == 200 else shown


def has_evenings(shown: Any, total: int) -> bool:
    return isinstance(shown, dict) and shown["total"] == total


async def test_a_circle_sees_its_evenings_and_no_others(
    nats: NatsServer, new_place: Callable[[], Place], tmp_path: Path
) -> None:
    place = new_place()
    with gates(nats.url, 1, tmp_path) as (gate,):
        assert page(gate) == "no_chronicle"
        assert not gate.get("/api/house")["circles"]
        with chronicle_process(nats.url, place.url, tmp_path):
            until(lambda: page(gate) == "no_such_circle", "a chronicle that answers", every=1)
            until(lambda: bool(gate.get("/api/house")["circles"]), "a house that has circles")
            assert post(gate, "/api/circles/name", key=KEY, name=" ") == (400, "text_blank")
            assert post(gate, "/api/circles/name", key=KEY, name="Thursdays") == (204, None)
            assert page(gate)["evenings"] == []
            await evening(nats.url, "not-agreed", agreed=range(SEATS - 1))
            await evening(nats.url, "nobody", agreed=())
            await evening(nats.url, "agreed")
            until(lambda: matches_in(place) == len(GAMES), "a recorded evening")
            shown = page(gate)
            assert shown["name"] == "Thursdays"
            (one,) = shown["evenings"]
            assert [match["game"] for match in one["games"]] == [game.name for game in GAMES]
            assert {one["name"] for one in shown["members"]} == {"Ada", "Bruno", "Cleo", "Dov"}
            assert post(gate, "/api/circles/member", key=KEY, secret=secret(1), name="B.") == (204, None)
            assert "B." in {one["name"] for one in page(gate)["members"]}
            assert post(gate, "/api/circles/leave", key=KEY, secret=secret(1)) == (204, None)
            assert {one["name"] for one in page(gate)["members"]} == {"Ada", "Cleo", "Dov"}
    matches = rows(place)["match"]
    assert len(matches) == len(GAMES), "nothing is recorded for tables whose people have not all agreed"
    assert KEY.encode() not in place.contents()
    assert secret(1).encode() not in place.contents()


async def test_killed_again_and_again_it_records_the_same_as_one_that_was_not(
    nats: NatsServer, new_place: Callable[[], Place], tmp_path: Path
) -> None:
    interrupted, rebuilt = new_place(), new_place()
    running = ChronicleProcess(nats.url, interrupted.url, tmp_path / "interrupted.log")
    for number in range(KILLS):
        await evening(nats.url, f"evening-{number}", games=GAMES[:2])
        running.kill()
        running = ChronicleProcess(nats.url, interrupted.url, tmp_path / "interrupted.log")
    wanted = KILLS * 2
    try:
        until(lambda: matches_in(interrupted) == wanted, "all matches")
    finally:
        running.stop()
    with chronicle_process(nats.url, rebuilt.url, tmp_path):
        until(lambda: matches_in(rebuilt) == wanted, "all matches from nothing")
    assert rows(interrupted) == rows(rebuilt)


def matches_in(place: Place) -> int:
    database = Database(place.url)
    database.migrate()
    try:
        return Store(database).count()
    finally:
        database.close()


def rows(place: Place) -> dict[str, Any]:
    database = Database(place.url)
    try:
        return {name: found for name, found in rows_of(database) if name != "position"}
    finally:
        database.close()


async def test_who_is_forgotten_leaves_no_trace_anywhere(
    nats: NatsServer, new_place: Callable[[], Place], tmp_path: Path
) -> None:
    place = new_place()
    member = member_of(KEY, secret(1))
    with gates(nats.url, 1, tmp_path) as (gate,), chronicle_process(nats.url, place.url, tmp_path):
        code = await evening(nats.url, "forgotten")
        until(lambda: has_evenings(page(gate), 1), "a recorded evening", every=1)
        status, album = post(gate, f"/api/tables/{code}/album/en", secret=secret(0))
        assert status == 200
        wanted = [f"/api/albums/{album['link']}/en", f"/album/{album['link']}"]
        wanted += [f"/api/replays/{album['link']}", f"/previews/album/{album['link']}/en"]
        cover = gate.fetch(wanted[-1]).body
        assert any(b"Bruno" in gate.fetch(path).body for path in wanted)
        assert b"Bruno" in place.contents()
        forget = {"key": KEY, "secret": secret(1)}
        assert post(gate, "/api/circles/forget", **forget) == (409, "seated")
        bruno = await Player(gate.url, code, secret=secret(1)).connect()
        await bruno.ask("leave")
        await bruno.close()
        assert post(gate, "/api/circles/forget", **forget) == (204, None)
        assert post(gate, "/api/circles/forget", **forget) == (204, None), "twice is as good as once"
        assert all(b"Bruno" not in gate.fetch(path).body for path in wanted)
        assert gate.fetch(wanted[-1]).body != cover, "the picture is drawn again"
        assert {one["name"] for one in page(gate)["members"]} == {"Ada", "Cleo", "Dov"}
        await evening(nats.url, "after", games=GAMES[:1])
        until(lambda: has_evenings(page(gate), 2), "another evening", every=1)
        assert "Bruno" not in str(page(gate)), "nothing more is recorded of them in this circle"
    assert b"Bruno" not in place.contents()
    assert member.encode() not in place.contents()
    assert CIRCLE.encode() in place.contents()


async def test_a_circle_is_dealt_what_it_has_not_met(
    nats: NatsServer, new_place: Callable[[], Place], tmp_path: Path
) -> None:
    """R29: at another table, on another evening."""
    place = new_place()
    with gates(nats.url, 1, tmp_path) as (gate,), chronicle_process(nats.url, place.url, tmp_path):
        for number in range(3):
            await evening(nats.url, f"met {number}", games=(RORSCHACH,))
        until(lambda: matches_in(place) == 3, "three recorded evenings", every=1)
        met = {card for _, game, card, *_ in rows(place)["met"] if game == "rorschach"}
        blots = met & set(inkblots.CARDS)
        assert len(inkblots.CARDS) // 3 < len(blots) < len(inkblots.CARDS) - 10
        async with players([gate.url], gate.open_table("rorschach"), SEATS) as company:
            for seat, player in enumerate(company):
                wish = {"key": KEY, "secret": secret(seat), "name": "Thursdays"}
                assert (await player.ask("play_for_circle", **wish))["type"] == "done"
            assert (await company[0].ask("begin"))["type"] == "done"
            await company[0].until(lambda: bool(company[0].scene["game"]))
            shown = company[0].scene["game"]["round"]["blots"]
    assert shown
    assert not blots & set(shown)
