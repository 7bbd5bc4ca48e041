"""What people are told when something of ours or of the engine's fails, and what goes on (B1-B5)."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.gate_here import gate_here
from tests.logs import engine_log, entries_at
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players
from tests.solo import sit_down_with_bots
from tests.visitor import members, visit

from inklings.automata.runner import Runner
from inklings.games import GAMES
from inklings.games.telepathic import TELEPATHIC
from inklings.house import asks, log
from inklings.house.registry import GameRegistry
from inklings.kernel.game import TimeUp
from inklings.live import bot_duty, commands
from inklings.live.address import Address
from inklings.live.engine import free_port
from inklings.live.supervisor import Supervisor


def fail(*_: object) -> Any:
    raise ZeroDivisionError


@pytest.mark.timeout(60)
async def test_b1_a_command_that_may_be_stored_or_not_is_answered_unsure_and_then_counts_once(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with players([gate.url], gate.open_table(), 1) as (ada,):
            nats.kill()
            command = {"type": "ask", "id": "add-a-bot", "ask": BOT}
            began = time.monotonic()
            assert await ada.send(command) == {"type": "unsure", "id": "add-a-bot"}
            assert time.monotonic() - began < 2 * commands.DEADLINE_SECONDS, "one deadline, from receipt"
            nats.start()
            answer = await ada.send({**command, "again": True})
            while answer["type"] == "unsure":
                answer = await ada.send({**command, "again": True})
            assert answer["type"] == "done"
            await ada.until(lambda: ada.version >= answer["version"])
            assert len(ada.scene["table"]["seats"]) == 2


BOT = {"type": "add_bot", "temper": "keen", "language": "en"}


async def test_while_one_command_waits_for_the_engine_pings_and_other_tables_are_answered(
    nats: NatsServer, tmp_path: Path
) -> None:
    """A lock over 30 seconds of waiting kept a second person's command unanswered."""
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with players([gate.url], gate.open_table(), 2) as (ada, bruno):
            nats.kill()
            waiting = [asyncio.create_task(person.ask("ready", ready=True)) for person in (ada, bruno)]
            await asyncio.sleep(1)
            await ada.ping()
            nats.start()
            answers = await asyncio.gather(*waiting)
            assert {answer["type"] for answer in answers} <= {"done", "unsure"}


async def test_b2_an_entry_that_only_a_newer_release_reads_sends_people_elsewhere(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    with gates(shared_nats.url, 1, tmp_path) as (gate,):
        code = gate.open_table()
        async with players([gate.url], code, 2) as (ada, bruno), engine_log(shared_nats.url) as stored:
            entry = b'{"at": 9, "command": "future", "events": [{"type": "unheard_of"}], "form": 99}'
            await stored.stored(code, entry, after=await stored.last(code) or 0, command="future")
            assert await ada.until_closed() == 4426
            assert await bruno.until_closed() == 4426
            frames = [frame for player in (ada, bruno) for frame in player.frames]
            assert not [frame for frame in frames if '"malformed"' in frame]


async def test_b2_a_table_that_cannot_be_read_is_parked_and_names_an_incident(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    with gates(shared_nats.url, 1, tmp_path) as (gate,):
        code, other = gate.open_table(), gate.open_table()
        async with players([gate.url], code, 1) as (ada,), engine_log(shared_nats.url) as stored:
            entry = b'{"at": 9, "command": "bad", "events": [{"type": "sat", "person": 7}]}'
            await stored.stored(code, entry, after=await stored.last(code) or 0, command="bad")
            assert await ada.until_closed() == 4500
            told = [frame for frame in ada.frames if '"broken"' in frame]
            assert len(told) == 1
        again = Player(gate.url, code)
        with pytest.raises(AssertionError, match="4500"):
            await again.connect()
        answer = gate.fetch(f"/api/tables/{code}")
        assert answer.status == 503
        assert b'"incident":"' in answer.body
        async with players([gate.url], other, 1) as (bruno,):
            assert (await bruno.ask("ready", ready=True))["type"] == "done"
    text = (tmp_path / "gate0.log").read_text()
    assert f"table {code}" in text
    assert text.count("incident ") == 1, "logged once"


async def test_b3_wrong_codes_lock_out_newcomers_and_never_those_who_are_seated(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    with gates(shared_nats.url, 1, tmp_path) as (gate,):
        code = gate.open_table()
        async with players([gate.url], code, 1) as (ada,):
            for _ in range(25):
                gate.fetch("/api/tables/ZZZZ")
            await ada.close()
            await ada.connect()  # from the same address, and seated
            assert ada.scene["you"] == 0
            for unlucky in (Player(gate.url, code), Player(gate.url, "ZZZZ")):
                with pytest.raises(AssertionError, match="4429"):
                    await unlucky.connect()


async def test_b4_a_clock_whose_end_breaks_rings_once_and_rests(
    shared_nats: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    def happen(state: Any, news: Any, rng: Any) -> Any:
        return fail() if isinstance(news, TimeUp) else TELEPATHIC.happen(state, news, rng)

    def due(state: Any) -> Any:
        found = TELEPATHIC.due(state)
        return found and type(found)(found.key, 1)

    broken = replace(TELEPATHIC, happen=happen, due=due)
    async with members(shared_nats.url, 1, [broken]) as (member,):
        code = await member.open_table("telepathic", {})
        people = [await visit(member, code, f"secret-{n}") for n in range(2)]
        for n, person in enumerate(people):
            await person.ask("sit", asks.Sit(name=f"P{n}", avatar=n))
        assert (await people[0].ask("begin", asks.Begin()))["type"] == "done"
        await people[0].until(lambda: [m for m in people[0].messages if m["type"] == "broken"])
        await asyncio.sleep(7)  # longer than an unanswered ring waits
        assert sum("cannot be decided" in record.message for record in caplog.records) == 1
        assert sum(message["type"] == "broken" for message in people[1].messages) == 1
        assert (await people[1].ask("leave", asks.Leave()))["type"] == "done", "all else goes on"
        assert people[0].closed is None


async def test_b5_a_bot_that_fails_is_tried_again_and_then_given_up_and_the_table_is_told(
    shared_nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_duty, "CALL_SECONDS", 0.3)
    monkeypatch.setattr("inklings.live.bots.FAILED_SECONDS", 0.05)
    monkeypatch.setattr("inklings.automata.minds.plain_mind", fail)
    monkeypatch.setattr("inklings.automata.minds.mind", fail)
    async with gate_here(shared_nats.url) as (gate, url):
        runner = await Runner.start(Address(url=shared_nats.url), GameRegistry(GAMES), tempo=0.02)
        code = await gate.member.open_table("telepathic", {"starts": "second"})
        ada = await Player(url, code).connect()
        await sit_down_with_bots(ada, 1)
        await ada.until(lambda: ada.presence.get("bots_away") is True)
        assert ada.presence["here"] == [0]
        monkeypatch.undo()
        other = await Runner.start(Address(url=shared_nats.url), GameRegistry(GAMES), tempo=0.02)
        await ada.until(lambda: ada.presence.get("bots_away") is False)
        await ada.until(lambda: ada.scene["you"] in ada.scene["awaited"])
        await ada.close()
        await runner.stop()
        await other.stop()


async def test_late_is_not_silent_a_gate_that_is_behind_judges_nobody(shared_nats: NatsServer) -> None:
    """2,000 tables made pings late, late pings made people silent, and that wrote entries: a spiral."""
    async with members(shared_nats.url, 1) as (member,):
        code = await member.open_table("moons", {"first": "random"})
        people = [await visit(member, code, f"secret-{n}") for n in range(3)]
        for n, person in enumerate(people):
            await person.ask("sit", asks.Sit(name=f"P{n}", avatar=n))
        await people[0].ask("begin", asks.Begin())
        time.sleep(12)  # noqa: ASYNC251  (the whole process stands still, and nobody is heard)
        await asyncio.sleep(0.5)
        for person in people:
            person.ping()  # this had been waiting in the socket
        await asyncio.sleep(5)
        assert not people[0].table.missed
    events = [event for entry in await entries_at(shared_nats.url, code) for event in entry.events]
    assert not [event for event in events if isinstance(event, log.Missed)]


async def test_tasks_are_named_logged_once_and_started_again(caplog: pytest.LogCaptureFixture) -> None:
    supervisor, tries = Supervisor(), [0]

    async def work() -> None:
        tries[0] += 1
        if tries[0] < 3:
            raise ZeroDivisionError
        await asyncio.sleep(60)

    async def once() -> None:
        raise ZeroDivisionError

    supervisor.keep("kept", work)
    supervisor.once("once", once())
    async with asyncio.timeout(5):
        while tries[0] < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await supervisor.stop(1)
    messages = [record.message for record in caplog.records]
    assert sum("task kept failed" in message for message in messages) == 2
    assert sum("task once failed" in message for message in messages) == 1


@pytest.mark.parametrize(("command", "workers"), [("gate", 1), ("gate", 2), ("bots", 0)])
def test_a_member_stops_within_five_seconds_though_the_engine_never_answers(
    command: str, workers: int, tmp_path: Path
) -> None:
    arguments = ["--nats", f"nats://127.0.0.1:{free_port()}", "--replicas", "1"]
    if command == "gate":
        arguments += ["--host", "127.0.0.1", "--port", str(free_port()), "--workers", str(workers)]
    with (tmp_path / "log").open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "inklings.cli", command, *arguments], stdout=output, stderr=output
        )
        for _ in range(300):  # until it has tried to connect
            if "engine: " in (tmp_path / "log").read_text():
                break
            time.sleep(0.1)
        process.send_signal(signal.SIGTERM)
        assert process.wait(5) == 0


@pytest.mark.timeout(60)
async def test_a_gate_stops_within_five_seconds_though_the_engine_has_stopped_answering(
    nats: NatsServer, tmp_path: Path
) -> None:
    gate = GateProcess(nats.url, tmp_path / "gate.log").ready()
    async with players([gate.url], gate.open_table(), 2) as (ada, bruno):
        nats.pause()
        asked = asyncio.create_task(ada.ask("ready", ready=True))
        await asyncio.sleep(0.5)
        gate._process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        await asyncio.to_thread(gate._process.wait, 15)
        assert time.monotonic() - began < 5
        assert await bruno.until_closed() == 1012
        asked.cancel()
    nats.resume()
