"""The REST API of a real gate."""

from __future__ import annotations

import json
import urllib.error
from collections.abc import Iterator

import pytest
from tests.parts import GateProcess, NatsServer, gates


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


def test_the_house_says_what_it_offers(gate: GateProcess) -> None:
    house = gate.get("/api/house")
    (moons,) = (game for game in house["games"] if game["name"] == "moons")
    assert (moons["least"], moons["most"]) == (3, 8)
    assert moons["options"]["properties"]["clock"]["enum"] == ["off", "standard", "long"]
    assert house["code_length"] >= 4


def test_someone_who_came_by_a_name_passes_that_name_on(gate: GateProcess) -> None:
    answer = gate.fetch("/api/house", Host="games.local")
    assert json.loads(answer.body)["address"] == "http://games.local"
    assert gate.get("/api/house")["address"] == gate.url


def test_a_table_can_be_looked_up_by_its_code(gate: GateProcess) -> None:
    code = gate.open_table()
    assert gate.get(f"/api/tables/{code}") == {
        "code": code,
        "game": "moons",
        "stage": "lobby",
        "seated": 0,
        "most": 8,
        "locked": False,
    }


def test_a_game_that_is_not_there_cannot_be_opened(gate: GateProcess) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        gate.open_table("chess")
    assert error.value.code == 400
    assert json.load(error.value)["error"] == "no_such_game"


def test_the_api_describes_itself(gate: GateProcess) -> None:
    schema = gate.get("/api/schema/openapi.json")
    assert {"/api/house", "/api/tables", "/api/tables/{code}"} <= schema["paths"].keys()


def test_pages_may_not_be_framed_or_sniffed(gate: GateProcess) -> None:
    headers = gate.fetch("/api/house").headers
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
