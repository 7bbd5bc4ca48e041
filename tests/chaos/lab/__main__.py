"""`python -m tests.chaos.lab [schedule ...] [--seconds N] [--tables N] [--seed S]`: games under faults.

Without a schedule all of them are run. Each run is a process of its own in namespaces of its own: when it
ends, however that happens, the kernel ends every process in it and takes its network and mounts away.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path

from tests.chaos.lab import clocks, report
from tests.chaos.lab.lab import Schedule
from tests.chaos.lab.network import Loopback, Namespaces
from tests.chaos.lab.parts import ROOT
from tests.chaos.lab.run import Result, Run
from tests.chaos.lab.schedules import MIX, SCHEDULES, WHOLE
from tests.chaos.lab.tools import missing

FOLDER = ROOT / "chaos"
TABLES = 20
ENOUGH_GAMES = 1000
FINISH_SECONDS = 90.0
START_AND_CHECK_SECONDS = 300.0
END_SECONDS = 30.0
APART = ("unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc")


def main() -> int:
    options = _parser().parse_args()
    if options.inside:
        return _run_inside(SCHEDULES[options.schedules[0]], options)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the same as Ctrl-C
    folder: Path = options.folder / time.strftime("%Y-%m-%d-%H%M%S")
    folder.mkdir(parents=True)
    results: list[Result] = []
    skipped: dict[str, str] = {}
    with contextlib.suppress(KeyboardInterrupt):
        _run_all(folder, options, results, skipped)
        return _conclude(folder, options, results, skipped)
    _say("", f"Ended; everything so far is in {folder}")
    return 130


def _run_all(
    folder: Path, options: argparse.Namespace, results: list[Result], skipped: dict[str, str]
) -> None:
    for name in options.schedules or WHOLE:
        schedule = SCHEDULES[name]
        if why := "" if options.here or schedule is MIX else missing(schedule.needs):
            skipped[name] = why
            _say(f"SKIPPED {name}: {why}")
            continue
        result = _run_apart(schedule, folder, options)
        results.append(result)
        _say(report.summary(result))
        report.write(folder, results, skipped)


def _conclude(
    folder: Path, options: argparse.Namespace, results: list[Result], skipped: dict[str, str]
) -> int:
    report.write(folder, results, skipped)
    _say("", report.table(results, skipped), f"Written to {folder}")
    games = sum(result.counts.get("games", 0) for result in results)
    if not options.schedules and not options.seconds and games < ENOUGH_GAMES:
        _say(f"Too few games came to their end: {games} of {ENOUGH_GAMES}.")
        return 1
    return 1 if skipped or any(result.broken for result in results) else 0


def _run_apart(schedule: Schedule, folder: Path, options: argparse.Namespace) -> Result:
    """Run one schedule in a process of its own, and wait no longer than it may take."""
    place = folder / schedule.name
    place.mkdir()
    seed = options.seed or secrets.token_hex(3)
    seconds = options.seconds or schedule.seconds
    command = [sys.executable, "-m", "tests.chaos.lab", schedule.name, "--inside", "--seed", seed]
    command += ["--seconds", str(seconds), "--tables", str(options.tables), "--folder", str(place)]
    command += ["--finish", str(options.finish)]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", clocks.VARIABLE: str(options.clocks)}
    here = options.here or schedule is MIX
    process = subprocess.Popen(
        [*command, "--here"] if here else [*APART, *command], cwd=ROOT, env=environment
    )
    try:
        process.wait(seconds + 3 * options.finish + START_AND_CHECK_SECONDS)
    except subprocess.TimeoutExpired:
        why = "does not come to an end"
    else:
        why = f"ended with {process.returncode}" if process.returncode else ""
    finally:
        _end(process)
    found = place / "result.json"
    if why or not found.exists():
        broken = {"lab": [f"the run {why or 'left no result'}; see {place}"]}
        return Result(schedule.name, schedule.about, seed, options.tables, broken=broken, folder=str(place))
    return Result(**json.loads(found.read_text()))


def _end(process: subprocess.Popen[bytes]) -> None:
    """Have a run end its parts; if it does not do so in time, the kernel does."""
    if process.poll() is not None:
        return
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    apart = Path(f"/proc/{process.pid}/comm").read_text().strip() == APART[0]  # it hears no signals itself
    os.kill(int(children[0]) if apart and children else process.pid, signal.SIGTERM)
    try:
        process.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


async def _until_told(run: Run, finish: float) -> Result:
    """Run, but end in good order when told to."""
    task = asyncio.current_task()
    assert task
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await run.run(finish)


def _run_inside(schedule: Schedule, options: argparse.Namespace) -> int:
    clocks.shorten()
    network = Loopback() if options.here else Namespaces()
    run = Run(
        schedule,
        options.folder.resolve(),
        network,
        tables=options.tables,
        seconds=options.seconds,
        seed=options.seed,
    )
    result = asyncio.run(_until_told(run, options.finish))
    (options.folder / "result.json").write_text(json.dumps(asdict(result)))
    return 0


def _say(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tests.chaos.lab", description="Games under faults.")
    parser.add_argument("schedules", nargs="*", choices=[[], *SCHEDULES], metavar="schedule", default=[])
    parser.add_argument("--seconds", type=float, help="how long each storm lasts")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--finish", type=float, default=FINISH_SECONDS, help="how long last games may take")
    parser.add_argument("--clocks", type=float, default=clocks.FACTOR, help="how short all clocks are")
    parser.add_argument("--seed", help="the same faults and people again")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where results and logs are kept")
    parser.add_argument("--here", action="store_true", help="plain processes on loopback, no root needed")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    sys.exit(main())
