"""Woodcuts at a real gate, with real runners that draw them (D22)."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import signal
import time
import urllib.parse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tests.gate_here import gate_here
from tests.moons_party import begin
from tests.parts import Answer, GateProcess, NatsServer, gates, runners
from tests.players import players

from inklings.gate.gate import NEW_DECKS_AT_ONCE
from inklings.gate.woodcuts import AT_ONCE, Woodcuts
from inklings.live.drawing import DrawWoodcut
from inklings.woodcuts import COUNT, EDITION, deck
from inklings.woodcuts.drawing import draw

NAME = "amber-otter-lantern"
PATIENCE = 240.0
"""Seconds: what is drawn when nothing else is to be done comes late on a busy machine."""
pytestmark = pytest.mark.timeout(PATIENCE + 120)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a gate here wait for pictures."""
    monkeypatch.setattr("inklings.gate.woodcuts.SECONDS", PATIENCE)


@pytest.fixture(scope="module")
def house(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    folder = tmp_path_factory.mktemp("house")
    with gates(shared_nats.url, 1, folder) as (gate,), runners(shared_nats.url, 1, folder, tempo=1):
        yield gate


def refused(gate: GateProcess, path: str) -> tuple[int, Any]:
    answer = gate.fetch(path)
    return answer.status, json.loads(answer.body)


def picture(gate: GateProcess, path: str) -> Answer:
    """A picture as a browser gets it: if nobody has drawn it within half a minute, it asks again."""
    until = time.monotonic() + PATIENCE
    while (answer := gate.fetch(path)).status == 503 and time.monotonic() < until:
        time.sleep(0.1)
    return answer


def test_d22_a_name_gives_a_deck_and_its_pictures(house: GateProcess) -> None:
    cards = house.get(f"/api/woodcuts/{NAME}")["cards"]
    assert list(cards) == [f"{NAME}.{number}" for number in range(1, COUNT + 1)]
    third = deck(NAME)[2]
    shown = cards[f"{NAME}.3"]
    assert shown["alt"] == third.alt
    assert shown["pictures"]["card"] == f"/woodcuts/{EDITION}/{NAME}/3/card"
    answer = picture(house, shown["pictures"]["card"])
    assert answer.body == draw(third, 360), "every process draws the same"
    assert answer.headers["Content-Type"] == "image/webp"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    with Image.open(io.BytesIO(picture(house, shown["pictures"]["large"]).body)) as large:
        assert large.size == (640, 960)


def test_d22_to_look_how_far_a_deck_is_drawn_has_it_drawn(house: GateProcess) -> None:
    name = house.get("/api/woodcuts")["name"]
    assert re.fullmatch("[a-z]+-[a-z]+-[a-z]+", name)
    seen: list[int] = []
    for _ in range(1200):
        look = house.get(f"/api/woodcuts/{name}/drawn")
        assert look["count"] == COUNT
        assert not look["is_late"]
        seen.append(look["drawn"])
        if seen[-1] == COUNT:
            break
        time.sleep(0.2)
    assert seen == sorted(seen)
    assert seen[-1] == COUNT


@pytest.mark.parametrize("name", ["Amber", "amber--otter", "-amber", "am.ber", "%2e%2e", "a" * 41, "zażółć"])
def test_what_is_no_name_has_no_deck(house: GateProcess, name: str) -> None:
    path = urllib.parse.quote(name, safe="%")
    assert refused(house, f"/api/woodcuts/{path}")[0] == 404
    assert refused(house, f"/woodcuts/{EDITION}/{path}/1/card")[0] == 404


@pytest.mark.parametrize(
    "card", [f"{EDITION}/{NAME}/0", f"{EDITION}/{NAME}/{COUNT + 1}", f"{EDITION + 1}/{NAME}/1"]
)
def test_there_are_no_other_cards(house: GateProcess, card: str) -> None:
    assert refused(house, f"/woodcuts/{card}/card") == (
        404,
        {"error": "no_such_picture", "retry_after": 0, "incident": ""},
    )


async def test_d22_people_play_with_the_deck_that_they_named(house: GateProcess) -> None:
    code = house.open_table(pictures="woodcuts", woodcuts=NAME)
    async with players([house.url], code, 3) as company:
        await begin(company)
        for player in company:
            hand = player.scene["own"]["hand"]
            assert len(hand) == 7
            assert all(card.startswith(f"{NAME}.") for card in hand)


async def test_d22_a_deck_without_a_name_gets_a_new_one(house: GateProcess) -> None:
    code = house.open_table(pictures="woodcuts")
    async with players([house.url], code, 3) as company:
        await begin(company)
        decks = {card.rpartition(".")[0] for player in company for card in player.scene["own"]["hand"]}
        assert len(decks) == 1
        assert re.fullmatch("[a-z]+-[a-z]+-[a-z]+", decks.pop())


def test_without_a_runner_people_hear_that_nobody_draws(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        status, why = refused(gate, f"/woodcuts/{EDITION}/{NAME}/1/card")
        assert (status, why["error"], why["retry_after"]) == (503, "nobody_draws", 2)
        for _ in range(100):
            if gate.get(f"/api/woodcuts/{NAME}/drawn")["is_late"]:
                break
            time.sleep(0.1)
        else:
            raise AssertionError("nobody draws, and the lobby does not say so")
        with runners(nats.url, 1, tmp_path, tempo=1):
            assert picture(gate, f"/woodcuts/{EDITION}/{NAME}/1/card").body == draw(deck(NAME)[0], 360)


def test_one_address_cannot_have_decks_drawn_without_end(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        for number in range(NEW_DECKS_AT_ONCE):
            gate.get(f"/api/woodcuts/deck-{number}/drawn")
        assert gate.get("/api/woodcuts/deck-0/drawn")["drawn"] == 0, "a deck that is known costs nothing"
        status, why = refused(gate, "/api/woodcuts/one-more/drawn")
        assert (status, why["error"]) == (429, "too_fast")
        assert refused(gate, f"/woodcuts/{EDITION}/yet-another/1/card")[0] == 429


@pytest.mark.usefixtures("patient")
async def test_a_gate_keeps_so_many_bytes_and_asks_once_for_two(nats: NatsServer, tmp_path: Path) -> None:
    with runners(nats.url, 1, tmp_path, tempo=1):
        async with gate_here(nats.url) as (gate, _):
            sizes = [len(draw(card, 360)) for card in deck(NAME)[:3]]
            kept = Woodcuts(gate.member.bus, gate.member.supervisor, most_bytes=sum(sizes) - 1)
            twice = await asyncio.gather(*[kept.picture(DrawWoodcut(NAME, 1, 360)) for _ in range(2)])
            assert twice[0] is twice[1] is not None
            for number in (2, 1, 3):
                await kept.picture(DrawWoodcut(NAME, number, 360))
            assert kept.drawn(NAME) == 2
            assert await kept.picture(DrawWoodcut(NAME, 1, 360)) is twice[0], (
                "card 2 was not used for longest"
            )


@pytest.mark.usefixtures("patient")
async def test_a_deck_that_nobody_wants_any_more_is_not_drawn(nats: NatsServer, tmp_path: Path) -> None:
    with runners(nats.url, 1, tmp_path, tempo=1):
        async with gate_here(nats.url) as (gate, _):
            printing = gate.woodcuts.prepare(NAME, seconds=0)
            for _ in range(int(PATIENCE / 0.05)):
                if not printing.is_going_on:
                    break
                await asyncio.sleep(0.05)
            assert gate.woodcuts.drawn(NAME) == AT_ONCE


@pytest.mark.usefixtures("patient")
async def test_processes_that_draw_and_die_are_followed_by_others(nats: NatsServer, tmp_path: Path) -> None:
    with runners(nats.url, 1, tmp_path, tempo=1) as (runner,):
        async with gate_here(nats.url) as (gate, _):
            assert await gate.woodcuts.picture(DrawWoodcut(NAME, 1, 360))
            drawing = drawing_processes(runner.process.pid)
            assert drawing
            for pid in drawing:
                os.kill(pid, signal.SIGKILL)
            for card in range(2, 5):  # what was drawn by a process that died does not come
                last = await gate.woodcuts.picture(DrawWoodcut(NAME, card, 360))
            assert last
        assert runner.process.poll() is None


def drawing_processes(runner: int) -> list[int]:
    children = Path(f"/proc/{runner}/task/{runner}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
