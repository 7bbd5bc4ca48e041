"""The chronicle: how fast matches are recorded, in PostgreSQL and in SQLite, and how fast a page is there.

    python -m bench.chronicle [--matches 100000] [--games 100]

Matches are copies of games that bots played, in other circles and at other times. Each database is filled
at a stretch, for the figures; by a process that is killed with SIGKILL ten times on the way; and once more
from nothing. The three are compared row by row.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from bench.speed.meter import cpu_seconds
from msgspec.structs import replace
from sqlalchemy import select, text
from tests.postgres import postgres

from inklings.automata import minds
from inklings.chronicle import schema
from inklings.chronicle.database import Database
from inklings.chronicle.find_page import find_page
from inklings.chronicle.record import Record, Sitting, record_of
from inklings.chronicle.store import Store
from inklings.games import GAMES
from inklings.kernel.game import AnyGame
from inklings.proofs.simulate import Player, simulate

BATCH = 10_000
KILLS = 10
FULL = 3_000
"""Matches of the one circle that is old: three on each of 1,000 evenings."""
MEMBERS = 8
CIRCLES = 400
"""All others, which play at the same time."""
EVENING = 4
"""Matches of theirs on an evening."""
WEEK = 7 * 24 * 3600 * 1000
STREAM = "simulated"
SEATS = {"moons": (4, 5, 6), "rorschach": (4, 6), "pareidolia": (4, 5, 6), "telepathic": (2, 3, 4)}


class _Last:
    """Keeps the last state of a simulated game."""

    state: Any = None

    def observe(self, _before: Any, _event: Any, after: Any) -> None:
        self.state = after

    def figures(self) -> dict[str, Any]:
        return {}


def simulated(games: int) -> list[Record]:
    """So many games of each kind."""
    found: list[Record] = []
    for game in GAMES:
        began = time.process_time()
        sizes = SEATS[game.name]
        found += [played(game, sizes[number % len(sizes)], str(number)) for number in range(games)]
        seconds = time.process_time() - began
        pairs = statistics.mean(len(one.summary.pairs) for one in found[-games:])
        print(f"{games} games of {game.name} in {seconds:.1f} s, {pairs:.0f} pairs in each")
    return found


def played(game: AnyGame, seats: int, seed: str) -> Record:
    """The record of a game among bots."""
    last = _Last()
    simulate(game, [Player(minds.mind(game), temper="easy", language="pl")] * seats, seed, tally=last)
    empty = (Sitting(),) * seats
    made = record_of(game, last.state, match="", circle="", evening="", ended=0, seats=empty)
    assert made is not None, "it was played to its end"
    return made


def numbered(games: Sequence[Record], number: int) -> Record:
    """One of very many matches. The same number is the same match."""
    chance = Random(number)
    of_circle, circle = (number, CIRCLES) if number < FULL else divmod(number, CIRCLES)
    game = games[chance.randrange(len(games))]
    seats = tuple(
        Sitting(f"{circle:08x}-{member:02x}-0123456789abcdef", f"Person {member}", member)
        for member in chance.sample(range(MEMBERS), len(game.seats))
    )
    evening = of_circle // (3 if circle == CIRCLES else EVENING)
    return replace(
        game,
        match=f"match-{number:024x}",
        circle=numbered_circle(circle),
        evening=f"evening-{circle:08x}-{evening:08x}",
        ended=1_700_000_000_000 + evening * WEEK + number % WEEK,
        seats=seats,
    )


def numbered_circle(number: int) -> str:
    """The id of a circle."""
    return f"circle-{number:024x}"


def batches(games: Sequence[Record], done: int, matches: int) -> Iterator[tuple[list[Record], int]]:
    """What is recorded in one transaction after another, and up to which number."""
    for start in range(done, matches, BATCH):
        upto = min(start + BATCH, matches)
        yield [numbered(games, number) for number in range(start, upto)], upto


def fill(store: Store, games: Sequence[Record], matches: int) -> Iterator[int]:
    """Record all that is not recorded yet, and tell the position after each transaction."""
    for batch, upto in batches(games, store.position(STREAM), matches):
        store.record(batch, STREAM, upto)
        yield upto


def measure(database: Database, games: Sequence[Record], matches: int) -> None:
    """Fill a database at a stretch, and say what it took."""
    store = Store(database)
    ours, server, seconds = 0.0, 0.0, 0.0
    backend = _backend(database)
    for batch, upto in batches(games, 0, matches):
        before = time.perf_counter(), time.process_time(), cpu_seconds(backend) if backend else 0.0
        store.record(batch, STREAM, upto)
        seconds += time.perf_counter() - before[0]
        ours += time.process_time() - before[1]
        server += cpu_seconds(backend) - before[2] if backend else 0.0
    assert _backend(database) == backend, "all over one connection"
    print(
        f"  {matches} matches in {seconds:.1f} s, {matches / seconds:.0f} a second. "
        f"CPU a match: this process {1e6 * ours / matches:.0f} µs ({matches / ours:.0f} a second and core), "
        f"the server {1e6 * server / matches:.0f} µs"
    )


def _backend(database: Database) -> int | None:
    """The process of the server that works for us: the pool has one connection as long as one is enough."""
    if database.is_sqlite:
        return None
    with database.reading() as db:
        return int(db.scalar(text("select pg_backend_pid()")))


def fill_and_kill(url: str, games: Path, matches: int) -> None:
    """Fill a database by a process that is killed again and again on its way."""
    command = [sys.executable, "-m", "bench.chronicle", "--fill", url, str(games), "--matches", str(matches)]
    chance = Random(KILLS)
    for kill in range(KILLS):
        until = matches * (kill + 1) // (KILLS + 1)
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout
            while int(process.stdout.readline()) < until:
                pass
            time.sleep(chance.uniform(0, 0.2))
            process.kill()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def digests(database: Database) -> dict[str, str]:
    """What is in each table, row by row."""
    found: dict[str, str] = {}
    with database.reading() as db:
        for table in schema.metadata.sorted_tables:
            digest = hashlib.sha256()
            rows = db.execute(select(table).order_by(*table.primary_key).execution_options(yield_per=10_000))
            for row in rows:
                digest.update(repr(tuple(row)).encode())
            found[table.name] = digest.hexdigest()
    return found


def ask_for_pages(database: Database) -> None:
    """How long the page of an old circle takes, with its JSON."""
    took: list[float] = []
    for _ in range(20):
        began = time.perf_counter()
        shown = find_page(database, numbered_circle(CIRCLES))
        size = len(msgspec.json.encode(shown))
        took.append((time.perf_counter() - began) * 1000)
    assert shown is not None
    print(
        f"  a page of {shown.total} evenings, {size // 1000} kB: "
        f"best {min(took):.1f} ms, median {statistics.median(took):.1f} ms, worst {max(took):.1f} ms"
    )


def compare(what: str, new: Callable[[], str], games: Path, matches: int) -> dict[str, str]:
    """All measurements on one kind of database."""
    print(what)
    records = msgspec.json.decode(games.read_bytes(), type=list[Record])
    whole, killed = Database(new()), Database(new())
    whole.migrate()
    killed.migrate()
    measure(whole, records, matches)
    ask_for_pages(whole)
    fill_and_kill(killed.url, games, matches)
    rows = digests(whole)
    assert rows == digests(killed), "killed on the way, the tables differ"
    again = Store(killed)
    again.clear()
    for _ in fill(again, records, matches):
        pass
    assert rows == digests(killed), "built again from nothing, the tables differ"
    print(f"  the same rows at a stretch, killed {KILLS} times on the way, and built again from nothing")
    for database in (whole, killed):
        database.close()
    return rows


def main() -> None:
    """Measure both databases."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.chronicle", description="How fast the chronicle is."
    )
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100, help="played by bots, of each kind")
    parser.add_argument("--fill", nargs=2, metavar=("URL", "FILE"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.fill:
        url, file = chosen.fill
        games = msgspec.json.decode(Path(file).read_bytes(), type=list[Record])
        for upto in fill(Store(Database(url)), games, chosen.matches):
            print(upto, flush=True)
        return
    with tempfile.TemporaryDirectory() as folder, postgres(sync=True) as server:
        file = Path(folder) / "games.json"
        file.write_bytes(msgspec.json.encode(simulated(chosen.games)))
        numbers = itertools.count()
        in_file = compare("SQLite", lambda: f"sqlite:///{folder}/{next(numbers)}.db", file, chosen.matches)
        on_server = compare("PostgreSQL", lambda: server.new(f"c{next(numbers)}"), file, chosen.matches)
        assert in_file == on_server
        print("both databases have the same rows")


if __name__ == "__main__":
    main()
