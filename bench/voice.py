"""Talk aloud at one table of each game: who hears whom in each phase, when silence begins, and what it costs.

    python -m bench.voice                    six browsers at a table of each game
    python -m bench.voice rorschach --people 4 --seed 3

Every browser's microphone gives a tone of its own. In every phase that is reached the tones that each browser
hears are compared with the game's hush.md. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.house.test_voice import documented
from tests.parts import nats_server
from tests.voices import Salon, salon

from inklings.games import GAMES
from inklings.house.asks import Begin
from inklings.house.table import Table
from inklings.kernel.game import AnyGame, Seat
from inklings.proofs.hush import phases_of

SETTLED = 0.3
"""Seconds after the beginning of a phase after which no hushed voice is heard."""
WATCHED = 0.6
"""For how many more seconds everybody listens."""
BACK_SECONDS = 30.0
TICKS = os.sysconf("SC_CLK_TCK")


def hearers(game: AnyGame, table: Table, seat: Seat) -> frozenset[Seat]:
    """Who hears this seat, by the document and by who is in its team."""
    everybody = frozenset(map(Seat, range(len(table.places)))) - {seat}
    if table.stage != "playing":
        return everybody
    part = game.part(table.state, seat)
    allowed = documented(game)[phase_of(table), part or ""]
    if "team" in allowed:
        return game.team(table.state, seat) - {seat}
    return everybody if "table" in allowed else frozenset()


def phase_of(table: Table) -> str:
    """The name of the phase that is played."""
    return str(table.state.phase.__struct_config__.tag) if table.state is not None else "lobby"


def cpu_of(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Phases:
    """What was heard in each phase."""

    def __init__(self, people: Salon, game: AnyGame) -> None:
        self._people, self._game = people, game
        self.pairs: dict[str, int] = {}
        """How many pairs of speaker and hearer were compared in each phase."""
        self.wrong: list[str] = []
        self.latest = 0.0
        """The longest time after a phase began after which a hushed voice was heard, in milliseconds."""

    async def compare(self) -> None:
        """Listen to the phase that is played."""
        table = await self._people.table()
        phase, began = phase_of(table), (table.opened + table.shown) / 1000
        await asyncio.sleep(max(0.0, began + SETTLED - time.time()) + WATCHED)
        after = await self._people.table()
        if phase_of(after) != phase or after.version != table.version:
            return  # it went on by itself meanwhile
        seats = [one.seat for one in self._people.talkers]
        reach = {seat: hearers(self._game, table, seat) for seat in seats}
        for one in self._people.talkers:
            ages = await one.heard(within=1000 * (time.time() - began))
            asked = time.time()
            for speaker in seats:
                if speaker == one.seat:
                    continue
                age = ages.get(speaker)
                is_heard = age is not None and age < 1000 * WATCHED / 2
                if is_heard != (one.seat in reach[speaker]):
                    self.wrong.append(f"{phase}: {one.seat} hears {speaker}: {is_heard}")
                if age is not None and not is_heard:
                    self.latest = max(self.latest, 1000 * (asked - began) - age)
                self.pairs[phase] = self.pairs.get(phase, 0) + 1


async def play(people: Salon, game: AnyGame, seed: int, most: int) -> Phases:
    """Play until every phase was heard, or for so many moves."""
    phases, random = Phases(people, game), Random(seed)
    people.tell(0, Begin())
    table = await people.until(lambda table: table.stage == "playing")
    heard: dict[str, int] = {}
    for _ in range(most):
        phase = phase_of(table)
        if heard.get(phase, 0) < 2:
            heard[phase] = heard.get(phase, 0) + 1
            await phases.compare()
        if set(heard) >= set(phases_of(game)) or table.stage != "playing":
            break
        before = phase_of(table)
        for _ in range(60):
            await people.move(random)
            table = await people.table()
            if phase_of(table) != before or table.stage != "playing":
                break
    return phases


async def back_after_death(people: Salon) -> float:
    """Seconds from the death of Janus until everybody hears what they heard before, without a tap."""
    wanted = [set(await one.heard()) for one in people.talkers]
    os.kill(people.janus.pid, signal.SIGKILL)
    began = time.monotonic()
    await asyncio.sleep(0.5)
    while time.monotonic() - began < BACK_SECONDS:
        if [set(await one.heard()) for one in people.talkers] == wanted:
            return time.monotonic() - began
        await asyncio.sleep(0.05)
    return BACK_SECONDS


async def measure(game: AnyGame, count: int, seed: int, moves: int) -> dict[str, Any]:
    """One table of this game."""
    with tempfile.TemporaryDirectory() as folder, nats_server(Path(folder)) as nats:
        async with salon(nats.url, Path(folder), game.name, seats=count, browsers=count) as people:
            for one in people.talkers:
                await one.join()
            await asyncio.sleep(3)
            before, began = cpu_of(people.janus.pid), time.monotonic()
            await asyncio.sleep(5)
            cpu = (cpu_of(people.janus.pid) - before) / (time.monotonic() - began) / count
            back = await back_after_death(people)
            phases = await play(people, game, seed, moves)
    return {
        "people": count,
        "janus_cpu_a_speaker_percent": round(100 * cpu, 2),
        "back_after_janus_died_seconds": round(back, 2),
        "pairs_compared": phases.pairs,
        "wrong": phases.wrong,
        "hushed_voice_last_heard_ms": round(phases.latest),
    }


def main() -> None:
    """Measure what the arguments say, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.name for game in GAMES])
    parser.add_argument("--people", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=60)
    options = parser.parse_args()
    chosen = [game for game in GAMES if game.name in options.games]
    found = {
        game.name: asyncio.run(measure(game, options.people, options.seed, options.moves)) for game in chosen
    }
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
