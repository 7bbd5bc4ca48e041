"""The operator's page: who is let in, what they see of two gates, and what they can do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.gate_here import gate_here
from tests.logs import AwaitedLog
from tests.operators import Operator, new_token, token_command
from tests.parts import GateProcess, NatsServer, RunnerProcess, gates, nats_server
from tests.players import Player, players

from inklings.gate.admission import JOIN_TRIES
from inklings.live.floor import RELEASE
from inklings.wire.messages import CloseCode

CALLS = {
    "now": "GET",
    "reports": "GET",
    "announcement": "PUT",
    "tables/BCDF/forget": "POST",
    "tables/BCDF/lock": "POST",
    "decks/k3v9x2m7q4t8w1z5-60": "DELETE",
    "decks/k3v9x2m7q4t8w1z5-60/report": "DELETE",
}


@pytest.fixture(scope="module")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServer]:
    """A cell of our own: what is announced here reaches no other test."""
    with nats_server(tmp_path_factory.mktemp("nats")) as server:
        yield server


@pytest.fixture(scope="module")
def both(nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[GateProcess]]:
    with gates(nats.url, 2, tmp_path_factory.mktemp("gates")) as both:
        yield both


@pytest.fixture
def operator(nats: NatsServer, both: list[GateProcess]) -> Operator:
    return Operator(both[0].url, new_token(nats.url))


def announced(player: Player) -> list[str]:
    """All that was announced to this browser, in order."""
    frames = [json.loads(frame) for frame in player.frames if frame.startswith('{"type":"announced"')]
    return [frame["text"] for frame in frames]


@pytest.mark.parametrize("path", CALLS)
async def test_nobody_is_let_in_without_a_token_that_holds(both: list[GateProcess], path: str) -> None:
    for token in ("", "guessed"):
        told = await Operator(both[0].url, token).ask(CALLS[path], path)
        assert (told.status, told.body["error"]) == (401, "not_an_operator")
    told = await Operator(both[0].url).ask("DELETE", "announcement")
    assert told.status == 401


async def test_wrong_tokens_cost_tries_and_then_even_a_right_one_has_to_wait(nats: NatsServer) -> None:
    async with gate_here(nats.url) as (_, url):
        wrong, right = Operator(url, "guessed"), Operator(url, new_token(nats.url))
        await right.now()
        statuses = [(await wrong.ask("GET", "now")).status for _ in range(JOIN_TRIES + 1)]
        assert statuses == [401] * JOIN_TRIES + [429]
        told = await right.ask("GET", "now")
        assert (told.status, told.body["error"]) == (429, "too_fast")
        assert told.body["retry_after"] > 0


async def test_a_right_token_costs_nothing(operator: Operator) -> None:
    for _ in range(JOIN_TRIES + 1):
        assert (await operator.ask("GET", "reports")).status == 200


async def test_the_command_says_where_the_page_is_and_until_when(nats: NatsServer) -> None:
    token, says, link = token_command(nats.url, "--address", "https://play.example/", "--days", "2")
    assert says.startswith("It opens https://play.example/house until ")
    assert link.endswith(f"https://play.example/house#{token}")


async def test_a_token_ends_by_itself_and_when_all_are_revoked(nats: NatsServer) -> None:
    async with gate_here(nats.url) as (gate, url):
        short = Operator(url, await gate.member.tokens.make(1))
        revoked = Operator(url, await gate.member.tokens.make(60))
        assert (await short.ask("GET", "reports")).status == 200
        async with asyncio.timeout(20):
            while (await short.ask("GET", "reports")).status == 200:  # noqa: ASYNC110
                await asyncio.sleep(0.2)
        await revoked.now()
        assert "ended." in token_command(nats.url, "--revoke")[0]
        assert (await revoked.ask("GET", "now")).status == 401


def _members(now: dict[str, Any]) -> dict[int, dict[str, Any]]:
    return {member["process"]: member for member in now["members"]}


def _is_told(now: Any) -> bool:
    """Whether the gates have told each other whom they see, and tables have been counted since."""
    return bool(now["stored"] and now["tables"] and now["tables"][0]["onlookers"] == 1)


async def test_both_gates_and_a_runner_tell_their_figures(
    nats: NatsServer, both: list[GateProcess], operator: Operator, tmp_path: Any
) -> None:
    code = both[0].open_table()
    runner = RunnerProcess(nats.url, tmp_path / "runner.log", 1).ready()
    processes = {both[0].pid, both[1].pid, runner.process.pid}
    try:
        async with players([gate.url for gate in both], code, 3) as (ada, *_):
            onlooker = await Player(both[1].url, code).connect()
            assert (await ada.ask("ready", ready=True))["type"] == "done"
            async with asyncio.timeout(20):
                # A busy member that is late for a roll call is missing once.
                while not (_is_told(now := await operator.now()) and _members(now).keys() >= processes):  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
            await onlooker.close()
    finally:
        runner.stop()
    members = _members(now)
    one, two, played = (members[process] for process in (both[0].pid, both[1].pid, runner.process.pid))
    assert [one["is_runner"], two["is_runner"], played["is_runner"]] == [False, False, True]
    assert {member["release"] for member in members.values()} == {RELEASE}
    assert (one["people"], two["people"], two["onlookers"]) == (2, 1, 1)
    assert one["moves"] >= 3
    assert one["cpu_seconds"] > 0 < one["memory_bytes"]
    assert one["trouble"] == two["trouble"] == ""
    assert now["stored"] >= 1
    assert now["games"] == {"moons": 1}, "a table at two gates counts once"
    (table,) = now["tables"]
    assert (table["code"], table["people"], table["onlookers"], table["locked"]) == (code, 3, 1, False)
    assert table["opened"] <= table["active"] <= now["now"]
    assert "Player" not in json.dumps(now), "no names"


async def test_a_gate_that_does_not_answer_is_named(nats: NatsServer, both: list[GateProcess]) -> None:
    operator = Operator(both[0].url, new_token(nats.url))
    members = (await operator.now())["members"]
    (frozen,) = (member["name"] for member in members if member["process"] == both[1].pid)
    both[1].freeze()
    try:
        assert {"name": frozen, "release": RELEASE} in (await operator.now())["silent"]
    finally:
        both[1].thaw()


async def test_an_announcement_reaches_both_gates_and_those_who_come_later(
    nats: NatsServer, both: list[GateProcess], operator: Operator
) -> None:
    code = both[0].open_table()
    async with players([gate.url for gate in both], code, 2) as company:
        told = await operator.ask("PUT", "announcement", text="  We restart \n in ten minutes ", minutes=10)
        assert (told.status, told.body["text"]) == (200, "We restart in ten minutes")
        for player in company:
            await player.until(lambda player=player: bool(announced(player)))  # type: ignore[misc]
            assert announced(player) == ["We restart in ten minutes"]
        async with gate_here(nats.url) as (_, new_gate):
            for url in (both[1].url, new_gate):
                late = await Player(url, code).connect()
                await late.until(lambda late=late: bool(announced(late)))  # type: ignore[misc]
                await late.close()
        assert both[1].get("/api/house")["announced"]["text"] == "We restart in ten minutes"
        assert (await operator.now())["announced"]["until"] == told.body["until"]

        assert (await operator.ask("DELETE", "announcement")).status == 204
        for player in company:
            await player.until(lambda player=player: announced(player)[-1] == "")  # type: ignore[misc]
        late = await Player(both[1].url, code).connect()
        await late.ping()
        assert announced(late) == []
        await late.close()
        assert (await operator.now())["announced"] is None


@pytest.mark.parametrize(
    ("text", "minutes", "why"), [(" ", 5, "text_blank"), ("x" * 201, 5, "text_too_long"), ("x", 0, None)]
)
async def test_what_cannot_be_announced_is_refused(
    operator: Operator, text: str, minutes: int, why: str | None
) -> None:
    told = await operator.ask("PUT", "announcement", text=text, minutes=minutes)
    assert (told.status, told.body.get("error")) == (400, why)


async def test_a_locked_table_lets_nobody_sit_down_until_it_is_opened_again(
    both: list[GateProcess], operator: Operator
) -> None:
    code = both[0].open_table()
    async with players([both[1].url], code, 1) as (ada,):
        newcomer = await Player(both[0].url, code).connect()
        assert (await operator.ask("POST", f"tables/{code}/lock", locked=True)).status == 204
        await ada.until(lambda: ada.scene["table"]["locked"])
        answer = await newcomer.ask("sit", name="Bruno", avatar=1)
        assert (answer["type"], answer["why"]) == ("refused", "table_locked")
        assert (await operator.ask("POST", f"tables/{code}/lock", locked=False)).status == 204
        await newcomer.until(lambda: not newcomer.scene["table"]["locked"])
        assert (await newcomer.ask("sit", name="Bruno", avatar=1))["type"] == "done"
        await newcomer.close()


async def test_a_table_is_forgotten_with_everyone_there(both: list[GateProcess], operator: Operator) -> None:
    code = both[0].open_table()
    async with players([both[1].url], code, 1) as (ada,):
        assert (await operator.ask("POST", f"tables/{code}/forget")).status == 204
        assert await ada.until_closed() == CloseCode.NO_TABLE
    for what, body in (("forget", {}), ("lock", {"locked": True})):
        told = await operator.ask("POST", f"tables/{code}/{what}", **body)
        assert (told.status, told.body["error"]) == (404, "no_such_table")


async def test_incidents_come_with_their_log_lines(nats: NatsServer, operator: Operator) -> None:
    async with gate_here(nats.url) as (gate, url):
        code = await gate.member.open_table("moons", {})
        stored = AwaitedLog(gate.member.log)
        async with players([url], code, 1) as (ada,):
            await stored.stored(code, b"not an entry", after=await stored.last(code) or 0, command="bad")
            await ada.until_closed()
        (broken,) = [json.loads(frame) for frame in ada.frames if '"broken"' in frame]
        incidents = {incident["name"]: incident for incident in (await operator.now())["incidents"]}
        lines = incidents[broken["incident"]]["lines"]
        assert f"a table cannot be read (table {code}," in lines
        assert "Traceback" in lines


async def test_reports_of_players_are_there_when_their_number_says_so(
    both: list[GateProcess], operator: Operator
) -> None:
    before = (await operator.now())["newest_report"]
    code = both[0].open_table()
    async with players([both[0].url], code, 2) as (ada, _):
        report = {"type": "report", "id": "a-report-1", "seat": 1, "reason": "name"}
        assert (await ada.send(report))["type"] == "done"
    newest = (await operator.now())["newest_report"]
    assert newest > before
    reports = (await operator.ask("GET", "reports")).body["reports"]
    assert next(iter(reports)) == str(newest), "the newest first"
    assert (reports[str(newest)]["code"], reports[str(newest)]["about"]["name"]) == (code, "Player 1")
