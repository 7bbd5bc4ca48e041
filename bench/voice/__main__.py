"""Talk aloud at one table of each game: who hears whom in each phase, when silence begins, and what it costs.

    python -m bench.voice                    six browsers at a table of each game
    python -m bench.voice rorschach --people 4 --seed 3 --obedient

Every browser's microphone gives a tone of its own. Unless browsers are `--obedient` their microphones send
though the page switches them off, and they play all that comes, so silence is the work of the house alone.
All that each browser hears is recorded, and so is each packet that leaves Janus, if this process may read
packets. Afterwards both are compared with what the game's hush.md says of each phase; when it began is in the
table's log. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import statistics
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
from bench.voice.verdict import (
    Moment,
    Record,
    Silence,
    Span,
    compared,
    pairs,
    silences,
    spans,
    tails,
    wrong,
)
from bench.voice.wire import Wire, wire_of
from tests.ears import DISOBEDIENT, MUTED, WINDOW
from tests.logs import AwaitedLog, engine_log
from tests.parts import nats_server
from tests.voices import PORTS, Salon, salon

from inklings.games import GAMES
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.fold import advance
from inklings.house.log import Begun, Entry, Events
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import AnyGame, Seat
from inklings.live.interfaces import Appended, Stored
from inklings.proofs.hush import phases_of
from inklings.proofs.tour import tour
from inklings.proofs.walk import Walk

LISTENED = 2.0
"""Seconds for which a phase is left alone, so that it can be heard."""
PAUSE = 0.3
"""Seconds between two steps otherwise: browsers that draw faster than people play have no time for sound."""
EXAMPLES = 4
FIRST = -10
TIMES = 2
"""How many times each phase is left alone."""
BACK_SECONDS = 30.0
PACKETS = 50
"""A second, of a voice."""
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def play(people: Salon, nats: str, game: AnyGame, evening: Walk) -> dict[str, float]:
    """Have a game happen at the table, and leave each phase alone for a while the first times.

    Returns when the engine had stored each step, in seconds since 1970.
    """
    heard, before, told, stored = Counter[str](), "", 0, dict[str, float]()
    async with engine_log(nats, cell=people.cell) as log:
        for stand in evening.stands:
            events: Events = people.games[game.name].played(evening.log[told : stand.events])
            at, command = int(1000 * time.time()), f"step-{stand.events}"  # by the clock of the packets
            await store(log, people.code, Entry(at, command, events if told else (Begun(), *events)))
            stored[command] = time.time()
            heard[stand.phase] += stand.phase != before
            is_new = stand.phase != before and heard[stand.phase] <= TIMES
            await asyncio.sleep(LISTENED if is_new else PAUSE)
            before, told = stand.phase, stand.events
    return stored


async def store(log: AwaitedLog, code: str, entry: Entry) -> None:
    """Append an entry, though the house may write to the table as well."""
    while True:
        last = await log.last(code)
        if last is None:
            continue
        answer = await log.append(code, encode_entry(entry), after=last, command=entry.command)
        if isinstance(answer, Appended):
            return
        await asyncio.sleep(PAUSE)


def put_first(*processes: int, nice: int = FIRST) -> None:
    """Let the house go before the browsers, as if it had a machine of its own; Linux lets root do so.

    Linux shares time among sessions before it looks at processes, and every browser is a session.
    """
    for process in processes:
        with contextlib.suppress(OSError):
            Path(f"/proc/{process}/autogroup").write_text(str(nice))
        with contextlib.suppress(PermissionError):
            for thread in Path(f"/proc/{process}/task").iterdir():
                os.setpriority(os.PRIO_PROCESS, int(thread.name), nice)


async def back_after_death(people: Salon) -> float:
    """Seconds from the death of Janus until everybody hears what they heard before, without a tap."""
    wanted = [await one.heard() for one in people.talkers]
    os.kill(people.janus.pid, signal.SIGKILL)
    began = time.monotonic()
    await asyncio.sleep(0.5)
    while time.monotonic() - began < BACK_SECONDS:
        if [await one.heard() for one in people.talkers] == wanted:
            return time.monotonic() - began
        await asyncio.sleep(0.05)
    return BACK_SECONDS


def history(games: GameRegistry, stored: Sequence[Stored], moments: Mapping[str, float]) -> list[Moment]:
    """The table after each entry of its log."""
    table: Table | None = None
    found = []
    for one in stored:
        entry = decode_entry(one.data)
        table = advance(games, table, one.sequence, entry)
        decided = entry.at / 1000
        found.append(Moment(decided, moments.get(entry.command, decided), table))
    return found


def on_the_wire(people: Salon, wire: Wire) -> Record:
    """When packets of each speaker left Janus for each hearer."""
    found: dict[tuple[Seat, Seat], Sequence[float]] = defaultdict(list)
    for one in people.talkers:
        for stream, feed in one.streams.items():
            if feed in one.seats and stream in wire.packets:
                pair = (one.seats[feed], one.seat)
                found[pair] = sorted([*found[pair], *wire.packets[stream]])
    return found


def in_the_ear(records: Mapping[Seat, Sequence[tuple[float, int]]]) -> Record:
    """When each hearer heard each speaker."""
    return {
        (speaker, hearer): [moment for moment, tones in record if tones >> speaker & 1]
        for speaker in records
        for hearer, record in records.items()
    }


def told_of(
    found: Sequence[Span], quiet: Sequence[Silence], record: Record, a_second: float
) -> Mapping[str, Any]:
    """How one witness saw it."""
    lasts, late = tails(quiet, record)
    amiss = wrong(found, record, a_second)
    return {
        "heard_in_silence": len(amiss.heard),
        "not_heard": len(amiss.missed),
        "examples": [*amiss.heard[:EXAMPLES], *amiss.missed[:EXAMPLES]],
        "last_of_a_silenced_voice_ms": spread(lasts),
        "after_300_ms": late,
    }


def spread(figures: Sequence[float]) -> Mapping[str, int]:
    """How large they are."""
    *_, most = statistics.quantiles(figures, n=20) if len(figures) > 1 else [0.0]
    return {
        "median": round(statistics.median(figures or [0])),
        "95 of 100": round(most),
        "longest": round(max(figures, default=0)),
    }


async def measure(game: AnyGame, options: argparse.Namespace) -> dict[str, Any]:
    """One table of this game."""
    count = options.people
    rules = msgspec.convert(options.rules, game.options)
    evening = tour(game, count, str(options.seed), rules, phases_of(game))
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        nats = stack.enter_context(nats_server(folder))
        if wire := wire_of(PORTS):
            stack.enter_context(wire)
        people = await stack.enter_async_context(
            salon(
                nats.url,
                folder,
                game.name,
                seats=count,
                browsers=count,
                options=options.rules,
                script=MUTED if options.obedient else MUTED + DISOBEDIENT,
            )
        )
        for one in people.talkers:
            await one.join()
        await asyncio.sleep(3)
        before, began = cpu_of(people.janus.pid), time.monotonic()
        await asyncio.sleep(5)
        cpu = (cpu_of(people.janus.pid) - before) / (time.monotonic() - began) / count
        back = await back_after_death(people)
        put_first(people.janus.pid, people.server, nats.pid, os.getpid())
        stack.callback(put_first, os.getpid(), nice=0)  # our session may be that of a shell, which stays
        await asyncio.sleep(2)
        since = time.time()
        moments = await play(people, nats.url, game, evening)
        ended = time.time()
        async with engine_log(nats.url, cell=people.cell) as log:
            stored = await log.read(people.code)
        records = {one.seat: await one.record() for one in people.talkers}
        waited = [await one.waited() for one in people.talkers]
    # Everybody has gone: judging takes seconds, in which no browser would be answered.
    tables = history(people.games, stored, moments)
    # What was before the game began lasted until then, with everybody heard by everybody.
    lobby = max(at for at, one in enumerate(tables) if one.decided <= since)
    found = spans(game, [Moment(since, since, tables[lobby].table), *tables[lobby + 1 :]], ended)
    quiet = silences(found)
    ears = told_of(found, quiet, in_the_ear(records), 1 / WINDOW)
    wires = told_of(found, quiet, on_the_wire(people, wire), PACKETS) if wire else None
    phases = Counter(span.phase for span in compared(found) for _ in pairs(span))
    return {
        "people": count,
        "browsers": "obedient" if options.obedient else "disobedient",
        "load": round(os.getloadavg()[0], 1),
        "janus_cpu_a_speaker_percent": round(100 * cpu, 2),
        "back_after_janus_died_seconds": round(back, 2),
        "phases_not_reached": sorted(set(phases_of(game)) - {span.phase for span in found}),
        "pairs_compared": dict(phases),
        "until_a_step_is_stored_ms": spread(
            [1000 * (one.stored - one.decided) for one in tables[lobby + 1 :]]
        ),
        "voices_silenced": len(quiet),
        "on_the_wire": wires,
        "in_the_ear": {
            **ears,
            "sound_waits_ms": round(1000 * sum(it for it, _ in waited) / max(1, sum(it for _, it in waited))),
        },
    }


def main() -> None:
    """Measure what the arguments say, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.name for game in GAMES])
    parser.add_argument("--people", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--rules", type=msgspec.json.decode, default={}, help="house rules of the game, as JSON"
    )
    parser.add_argument("--obedient", action="store_true")
    options = parser.parse_args()
    chosen = [game for game in GAMES if game.name in options.games]
    found = {game.name: asyncio.run(measure(game, options)) for game in chosen}
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
