"""Being forgotten, and tables that are removed, as people and operators do it."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players

from inklings.wire.messages import CloseCode


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


def tables(nats: NatsServer, *arguments: str, fails: bool = False) -> str:
    command = [sys.executable, "-m", "inklings.cli", "tables", *arguments, "--nats", nats.url]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode != 0) == fails, done.stderr
    return done.stderr if fails else done.stdout


def forget(gate: GateProcess, player: Player) -> tuple[int, str]:
    body = json.dumps({"secret": player.secret}).encode()
    request = urllib.request.Request(  # noqa: S310
        f"{gate.url}/api/tables/{player.code}/forget", body, {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
            return answer.status, ""
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, json.load(refused)["error"]


def texts(exported: str) -> list[dict[str, Any]]:
    return [json.loads(line)["entry"] for line in exported.splitlines()]


async def test_someone_who_has_left_is_forgotten(gate: GateProcess, shared_nats: NatsServer) -> None:
    code = gate.open_table()
    async with players([gate.url], code, 3) as (ada, bruno, _):
        seat = bruno.scene["you"]
        name = ada.scene["table"]["seats"][seat]["name"]
        assert forget(gate, bruno) == (409, "seated")
        assert (await bruno.ask("leave"))["type"] == "done"
        assert name in tables(shared_nats, "export", code)
        assert forget(gate, bruno) == (204, "")
        assert forget(gate, bruno) == (204, "")
        exported = tables(shared_nats, "export", code)
        assert name not in exported
        assert "Anon" in exported
        assert len(texts(exported)) >= 5
        assert (await ada.ask("ready", ready=True))["type"] == "done"
        assert "Anon" not in json.dumps(ada.scene), "they have left"


async def test_who_is_forgotten_has_to_know_the_table(gate: GateProcess) -> None:
    assert forget(gate, Player(gate.url, "BCDFGHJK")) == (404, "no_such_table")


async def test_an_operator_lists_shows_and_removes_tables(gate: GateProcess, shared_nats: NatsServer) -> None:
    code = gate.open_table()
    async with players([gate.url], code, 3) as (ada, *_):
        assert f"\n{code} " in "\n" + tables(shared_nats, "list")
        shown = tables(shared_nats, "show", code.lower())
        assert f"{code}: moons, lobby" in shown
        assert ", host)" in shown
        assert tables(shared_nats, "forget", code) == f"{code} removed\n"
        await ada.until(lambda: ada.closed is not None)
        assert ada.closed == CloseCode.NO_TABLE
    assert f"\n{code} " not in "\n" + tables(shared_nats, "list")
    for what in ("show", "export", "forget"):
        assert f"there is no table {code}" in tables(shared_nats, what, code, fails=True)
    assert "which tables?" in tables(shared_nats, "forget", fails=True)


def test_the_house_says_how_long_it_keeps_tables(gate: GateProcess) -> None:
    assert gate.get("/api/house")["keep_days"] == 30
