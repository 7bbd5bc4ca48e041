"""Evenings with gates and runners of two releases, as every rolling upgrade has them."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.balancer import balancer
from tests.chaos.mixed_company import Guest, Party, for_seconds
from tests.logs import stored_at
from tests.parts import GateProcess, NatsServer, RunnerProcess, code_in
from tests.releases import release_before, release_next

from inklings.games import GAMES
from inklings.house.floor import FIRST
from inklings.live.interfaces import Stored
from inklings.wire.messages import CloseCode

SECONDS = 12.0
TEMPO = 0.05
OPTIONS: dict[str, dict[str, object]] = {"moons": {"target": 15}, "rorschach": {"target": 3}}


def nothing_lost(guests: list[Guest], stored: list[Stored]) -> Counter[str]:
    """Every acknowledged command is stored once, where it was said to be; returns how answers went."""
    entries = {one.sequence: msgspec.json.decode(one.data) for one in stored}
    opened = entries[min(entries)]["at"]
    moments = [(entry["at"] - opened, entry["command"]) for entry in entries.values()]
    commands = Counter(entry["command"] for entry in entries.values())
    assert commands.total() == len(commands), [name for name, times in commands.items() if times > 1]
    acted = {entry["command"] for entry in entries.values() if entry["events"]}
    told: Counter[str] = Counter()
    for guest in guests:
        for _, command, answer in guest.answers:
            told[answer["type"]] += 1
            if answer["type"] == "done":
                # The release before counted entries, and its entries may share a moment with others.
                version = answer["version"]
                counted = version in entries and entries[version]["command"] == command
                assert counted or (version, command) in moments, (command, answer)
            else:
                assert answer["type"] == "refused", answer
                assert command not in acted, (command, answer)
    return told


def kinds(stored: list[Stored]) -> Counter[str]:
    """What happened in a log, by kind of event."""
    return Counter(event["type"] for one in stored for event in msgspec.json.decode(one.data)["events"])


def upgrade(nats: str, *options: str, source: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "inklings.cli", "upgrade", "--nats", nats, *options]
    return subprocess.run(command, env=code_in(source), capture_output=True, text=True, check=False)


@contextlib.contextmanager
def stopping(*processes: GateProcess | RunnerProcess) -> Iterator[None]:
    try:
        yield
    finally:
        for process in processes:
            process.stop()


@pytest.mark.timeout(150)
async def test_gates_and_runners_of_the_release_before_play_beside_those_of_this_one(
    nats: NatsServer, tmp_path: Path
) -> None:
    before = release_before(tmp_path / "before")
    old = GateProcess(nats.url, tmp_path / "old.log", source=before).ready()
    shared = [game for game in GAMES if game.name in FIRST.games]
    codes = {game.name: old.open_table(game.name, **OPTIONS.get(game.name, {})) for game in shared}
    new = GateProcess(nats.url, tmp_path / "new.log")
    old_runner = RunnerProcess(nats.url, tmp_path / "old_runner.log", TEMPO, source=before)
    new_runner = RunnerProcess(nats.url, tmp_path / "new_runner.log", TEMPO)
    with stopping(old, new, old_runner, new_runner):
        for process in (new, old_runner, new_runner):
            process.ready()
        parties = [Party(game, code, [old.url, new.url], n) for n, (game, code) in enumerate(codes.items())]
        seats = {game.name: game.seats[0] for game in shared}
        await asyncio.gather(*(party.sit_down(seats[party.game]) for party in parties))
        too_early = asyncio.create_task(asyncio.to_thread(upgrade, nats.url))
        await asyncio.gather(*(party.play(SECONDS) for party in parties))
        await asyncio.gather(*(party.agree() for party in parties))
        refused = await too_early
        assert refused.returncode == 1, refused
        assert "older members are heard" in refused.stderr
        old.stop()
        raised = await asyncio.to_thread(upgrade, nats.url, "--wait", "20")
        assert "The floor is raised" in raised.stdout, raised
        for party in parties:
            await party.close()
    logs = {party.game: await stored_at(nats.url, party.code) for party in parties}
    told = sum((nothing_lost(party.guests, logs[party.game]) for party in parties), Counter[str]())
    guests = [guest for party in parties for guest in party.guests]
    assert not [frame for guest in guests for frame in guest.trouble]
    by_gate = Counter(gate for guest in guests for gate, _, _ in guest.answers)
    assert min(by_gate[old.url], by_gate[new.url]) > len(parties), by_gate
    happened = sum((kinds(stored) for stored in logs.values()), Counter[str]())
    for kind in ("missed", "patience_ended"):
        assert happened[kind] >= 1, happened
    # A game that began while they were away has missed nobody yet.
    assert happened["returned"] >= 1 or happened["begun"] > len(parties), happened
    entries = [msgspec.json.decode(one.data) for stored in logs.values() for one in stored]
    by_bots = sum(entry["command"].startswith("bot:") for entry in entries)
    rings = sum(entry["command"].startswith("time:") for entry in entries)
    assert by_bots >= len(parties)
    assert rings >= 1
    moved = sum(guest.moved for guest in guests)
    print(f"{told=} {by_gate=} {moved=} {by_bots=} {rings=} entries={len(entries)}")  # noqa: T201


@pytest.mark.timeout(150)
async def test_a_new_kind_of_event_waits_for_the_last_gate_that_cannot_read_it(
    nats: NatsServer, tmp_path: Path
) -> None:
    later = release_next(tmp_path / "later")
    new = GateProcess(nats.url, tmp_path / "new.log").ready()
    code = new.open_table("moons", target=15)
    late = GateProcess(nats.url, tmp_path / "late.log", source=later)
    runner = RunnerProcess(nats.url, tmp_path / "runner.log", TEMPO, source=later)
    with stopping(new, late, runner):
        late.ready()
        runner.ready()
        party = Party("moons", code, [late.url, new.url], seed=7)
        host, other = party.guests
        await party.sit_down(seats=3)
        # While the present gate is heard, the rest goes on and the new kind is refused.
        playing = asyncio.create_task(party.play(9))
        early = await asyncio.to_thread(upgrade, nats.url, source=later)
        assert early.returncode == 1, early
        assert "older members are heard" in early.stderr
        await playing
        await host.close()
        await host.connect(late.url)
        assert (await host.ask("set_lock", locked=True))["why"] == "upgrading"
        await other.close()
        await other.connect(new.url)
        # It is not heard for a while, as if it had gone: then it is written.
        new.freeze()
        for _ in range(100):
            answer = await host.ask("set_lock", locked=True)
            if answer["type"] == "done":
                break
            assert answer["why"] == "upgrading"
            await asyncio.sleep(0.2)
        assert answer["type"] == "done", answer
        # It comes back, cannot read that table, and sends its people to the gate that can.
        async with balancer([new, late]) as front:
            new.thaw()
            await other.come_back(front.url)
            assert other.scene["table"]["locked"]
            host.gates = [late.url]
            await asyncio.gather(host.play_while(for_seconds(3)), other.play_while(for_seconds(3)))
        # And once it has stopped, it does not start again.
        new.stop()
        again = GateProcess(nats.url, tmp_path / "again.log")
        assert again.ended() == 1
        assert "start the newer release" in again.log.read_text()
        await party.close()
    stored = await stored_at(nats.url, code)
    told = nothing_lost(party.guests, stored)
    happened = kinds(stored)
    assert happened["chimed"] == 1
    assert set(other.closings) == {CloseCode.NEWER}
    assert not [frame for guest in party.guests for frame in guest.trouble]
    moved = sum(guest.moved for guest in party.guests)
    print(f"{told=} {moved=} closings={other.closings} entries={len(stored)}")  # noqa: T201
