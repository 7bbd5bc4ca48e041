"""Simulate many evenings under faults: `python -m tests.simulation --games 10000`.

`--replay SEED` plays one again and prints its trace; `--bugs` plants bugs, each of which must be found.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from multiprocessing import get_context
from typing import NamedTuple

from tests.simulation.bugs import BUGS
from tests.simulation.evening import FAULTS, Evening
from tests.simulation.invariants import broken

GAMES_FOR_A_BUG = 2000
TRACE_LINES = 80


class Result(NamedTuple):
    """How one evening ended."""

    seed: int
    found: list[str]
    setting: str
    moves: int


def play(seed: int, bug: str = "", without: frozenset[str] = frozenset()) -> Result:
    """Play one evening; a crash is a broken invariant, too."""
    with ExitStack() as stack:
        if bug:
            stack.enter_context(BUGS[bug]())
        evening = Evening(seed, without=without)
        try:
            found = broken(evening, ended=evening.run())
        except Exception as error:  # noqa: BLE001
            found = [f"crash: {error!r}"]
        return Result(seed, found, str(evening.setting), len(evening.entries))


def _play(job: tuple[int, str]) -> Result:
    logging.disable()
    return play(*job)


def results(seeds: range, bug: str, workers: int) -> Iterator[Result]:
    """Play all these, in several processes."""
    with get_context("fork").Pool(workers) as pool:
        yield from pool.imap_unordered(_play, ((seed, bug) for seed in seeds), chunksize=4)


def shortened(seed: int) -> frozenset[str]:
    """The kinds of faults that are not needed for this seed to fail."""
    without: frozenset[str] = frozenset()
    for fault in FAULTS:
        if play(seed, without=without | {fault}).found:
            without |= {fault}
    return without


def replay(seed: int, *, shorten: bool) -> int:
    """Play one evening again, with as few kinds of faults as make it fail, and print what happened."""
    without = shortened(seed) if shorten and play(seed).found else frozenset[str]()
    evening = Evening(seed, tracing=True, without=without)
    found = broken(evening, ended=evening.run())
    print(evening.world.story(TRACE_LINES))
    print(f"seed {seed}: {evening.setting}")
    print(f"faults needed: {', '.join(fault for fault in FAULTS if fault not in without)}")
    print(*(found or ["every invariant holds"]), sep="\n")
    return bool(found)


def simulate(seeds: range, workers: int, seconds: float) -> int:
    """Play all these, or as many as fit into the time; returns how many broke an invariant."""
    began, failed, games, moves = time.monotonic(), 0, 0, 0
    for result in results(seeds, "", workers):
        games += 1
        moves += result.moves
        if result.found:
            failed += 1
            print(f"\nseed {result.seed}: {result.setting}", *result.found[:5], sep="\n  ")
            print(f"  python -m tests.simulation --replay {result.seed}", flush=True)
        taken = time.monotonic() - began
        if sys.stderr.isatty() or games % 100 == 0 or games == len(seeds):
            bar = "#" * (30 * games // len(seeds))
            sys.stderr.write(f"\r[{bar:30}] {games}/{len(seeds)} games, {failed} failed, {taken:.0f} s")
            sys.stderr.flush()
        if seconds and taken > seconds:
            break
    print(f"\n{games} games with {moves} entries in {time.monotonic() - began:.0f} s, {failed} failed")
    return failed


def find_bugs(workers: int, first: int) -> int:
    """Plant one bug after the other; returns how many were not found."""
    missed = 0
    for bug in BUGS:
        began = time.monotonic()
        hits = (one for one in results(range(first, first + GAMES_FOR_A_BUG), bug, workers) if one.found)
        hit = next(iter(islice(hits, 1)), None)
        took = time.monotonic() - began
        if hit is None:
            missed += 1
            print(f"NOT FOUND in {GAMES_FOR_A_BUG} games: {bug} ({took:.0f} s)", flush=True)
        else:
            games = hit.seed - first + 1
            print(f"found by game {games}: {bug} ({took:.0f} s): {hit.found[0][:90]}", flush=True)
    print(f"{len(BUGS) - missed} passed, {missed} failed")
    return missed


def main() -> int:
    """Run what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the first one")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--replay", type=int, metavar="SEED")
    parser.add_argument("--whole", action="store_true", help="with --replay: with all kinds of faults")
    parser.add_argument("--bugs", action="store_true")
    options = parser.parse_args()
    if options.replay is not None:
        return replay(options.replay, shorten=not options.whole)
    if options.bugs:
        return find_bugs(options.workers, options.seed)
    seeds = range(options.seed, options.seed + options.games)
    return min(simulate(seeds, options.workers, options.seconds), 1)


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":
        # The order of sets follows from it, so the same seed would not give the same evening.
        os.execve(
            sys.executable,
            [sys.executable, "-m", "tests.simulation", *sys.argv[1:]],
            {**os.environ, "PYTHONHASHSEED": "0"},
        )
    sys.exit(main())
