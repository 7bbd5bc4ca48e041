"""Evenings with gates and runners of two releases, as every rolling upgrade has them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.balancer import balancer
from tests.logs import stored_at
from tests.parts import GateProcess, NatsServer, RunnerProcess, code_in
from tests.players import Player
from tests.releases import release_before, release_next
from tests.solo import whatever

from inklings.games import GAMES
from inklings.house.floor import FIRST
from inklings.house.identity import person_at
from inklings.live.interfaces import Stored
from inklings.wire.messages import CloseCode

SECONDS = 12.0
TEMPO = 0.05
AWAY_SECONDS = 20.0
PATIENCE_SECONDS = 1
PEOPLE = 2
OPTIONS: dict[str, dict[str, object]] = {"moons": {"target": 15}, "rorschach": {"target": 3}}


class Guest(Player):
    """A person who remembers every answer, and goes from gate to gate."""

    def __init__(self, gates: list[str], code: str, chance: Random) -> None:
        super().__init__(gates[0], code)
        self.closings: list[int] = []
        """How connections ended that this person did not end."""
        self.gates = gates
        self.chance = chance
        self.person = person_at(code, self.secret)
        self.answers: list[tuple[str, str, dict[str, Any]]] = []
        """Each with the gate that gave it, and the command."""
        self.moved = 0

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        answer = await super().send(message)
        if answer["type"] == "malformed" and message.get("again"):
            # As browsers do: a gate of the release before does not know that word.
            plain = {key: value for key, value in message.items() if key != "again"}
            answer = await super().send(plain)
        self.answers.append((self.gate, f"{self.person}:{message['id']}", answer))
        return answer

    @property
    def trouble(self) -> list[str]:
        """What no person should ever be told; that `again` is unknown is told to their browser only."""
        told = [
            frame for frame in self.frames if frame.startswith(('{"type":"malformed"', '{"type":"broken"'))
        ]
        return [frame for frame in told if "unknown field `again`" not in frame]

    async def move(self) -> None:
        """Go to the next gate, as after a short walk."""
        await self.close()
        await self.keep_connecting(self.gates[(self.gates.index(self.gate) + 1) % len(self.gates)])
        self.moved += 1

    async def move_before_the_answer(self, action: dict[str, Any]) -> None:
        """Send a command, lose the line, and send it again at the next gate, under the same id."""
        message = {"type": "do", "id": secrets.token_urlsafe(12), "action": action}
        await self.say(json.dumps(message))
        await self.move()
        await self.send({**message, "again": True})

    async def come_back(self, front: str) -> None:
        """Reconnect by the front door, once this gate has sent us away."""
        self.closings.append(await self.until_closed())
        await self.close()
        self.gates = [front]
        await self.keep_connecting(front)

    async def keep_connecting(self, url: str) -> None:
        """Connect there, for as long as it takes, as a browser does."""
        self.version = 0  # the release before counts otherwise
        for _ in range(20):
            with contextlib.suppress(AssertionError):
                await self.connect(url)
                return
            self.closings.append(await self.until_closed())
            await self.close()
        raise AssertionError(self.closings)

    async def choose(self) -> dict[str, Any] | None:
        """Whatever is offered. Where this gate's release words its offers otherwise, go on to the next."""
        try:
            return whatever(self.scene, self.chance)
        except msgspec.ValidationError:
            await self.move()
            return None

    async def play_while(self, true: Callable[[], bool]) -> None:
        """Do whatever is offered, here and there; a host begins again when a game is over."""
        while true():
            stage, walks = self.scene["table"]["stage"], self.chance.random() < 0.1
            if walks and self.chance.random() < 0.5:
                await self.move()
            elif stage != "playing" and self.scene["you"] == 0:
                await self.ask("play_again" if stage == "over" else "begin")
            elif stage == "playing" and (action := await self.choose()):
                if walks:
                    await self.move_before_the_answer(action)
                else:
                    await self.do(action.pop("type"), **action)
            await asyncio.sleep(self.chance.uniform(0.05, 0.25))


class Party:
    """A table with two people and enough bots to play."""

    def __init__(self, game: str, code: str, gates: list[str], seed: int) -> None:
        self.game = game
        self.code = code
        self.guests = [
            Guest([*gates[n % 2 :], *gates[: n % 2]], code, Random(10 * seed + n)) for n in range(PEOPLE)
        ]

    async def sit_down(self, seats: int) -> None:
        for number, guest in enumerate(self.guests):
            await guest.connect()
            await done(guest.ask("sit", name=f"Player {number}", avatar=number))
        host, *_ = self.guests
        await done(host.ask("set_patience", seconds=PATIENCE_SECONDS))
        for _ in range(max(1, seats - PEOPLE)):
            await done(host.ask("add_bot", temper="keen", language="en"))
        await done(host.ask("begin"))

    async def play(self, seconds: float) -> None:
        """Play; one of them is away for a while, until time has gone on without them."""
        host, other = self.guests
        ended = asyncio.Event()
        playing = asyncio.create_task(host.play_while(lambda: not ended.is_set()))
        await other.play_while(for_seconds(seconds / 3))
        await other.close()
        if await comes_true(lambda: bool(host.scene.get("pause"))):  # or else nobody has waited for them
            await comes_true(lambda: bool(host.scene) and not host.scene.get("pause"))
        await other.connect()
        await other.play_while(for_seconds(2 * seconds / 3))
        ended.set()
        await playing

    async def agree(self) -> None:
        """With one guest at each gate: both see the same people, and the same table."""
        host, other = self.guests
        if host.gate == other.gate:
            await other.move()
        for _ in range(200):
            seen = [(guest.presence.get("here"), guest.presence.get("watching")) for guest in self.guests]
            tables = [guest.scene["table"]["seats"] for guest in self.guests]
            if seen[0] == seen[1] and {0, 1} <= set(seen[0][0] or ()) and tables[0] == tables[1]:
                return
            await asyncio.sleep(0.05)
        raise AssertionError((self.game, seen, tables))

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


async def comes_true(true: Callable[[], bool]) -> bool:
    """Whether it does, before anyone who is away comes back."""
    for _ in range(int(AWAY_SECONDS / 0.05)):
        if true():
            return True
        await asyncio.sleep(0.05)
    return False


def for_seconds(seconds: float) -> Callable[[], bool]:
    """True for so long."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    return lambda: loop.time() < end


async def done(answer: Any) -> None:
    message = await answer
    assert message["type"] == "done", message


def nothing_lost(guests: list[Guest], stored: list[Stored]) -> Counter[str]:
    """Every acknowledged command is stored once, where it was said to be; returns how answers went."""
    entries = {one.sequence: msgspec.json.decode(one.data) for one in stored}
    opened = entries[min(entries)]["at"]
    moments = {entry["at"] - opened: entry for entry in entries.values()}
    commands = Counter(entry["command"] for entry in entries.values())
    assert commands.total() == len(commands), [name for name, times in commands.items() if times > 1]
    acted = {entry["command"] for entry in entries.values() if entry["events"]}
    told: Counter[str] = Counter()
    for guest in guests:
        for _, command, answer in guest.answers:
            told[answer["type"]] += 1
            if answer["type"] == "done":
                # The release before counted entries.
                places = entries.get(answer["version"]), moments.get(answer["version"])
                assert any(entry and entry["command"] == command for entry in places), (command, answer)
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
    for kind in ("missed", "patience_ended", "returned"):
        assert happened[kind] >= 1, happened
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
