"""How long `inklings export` takes, and how much memory: `python -m bench.export`.

A chronicle of very many simulated matches is exported in each format, by a process of its own. Beside it is
a chronicle with a hundredth of the matches: what its export needs is what the program needs by itself.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bench.chronicle import fill, simulated

from inklings.chronicle.database import Database
from inklings.chronicle.export.files import FORMATS
from inklings.chronicle.record import Record
from inklings.chronicle.store import Store

MEASURED = """
import re, sys, time
from pathlib import Path
from inklings.cli import main

assert main(sys.argv[1:]) == 0
print(time.process_time(), re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1])
"""
"""What the kernel tells of a child of ours counts our own memory, too: so it is asked from inside."""


def filled(file: Path, games: Sequence[Record], matches: int) -> str:
    """The URL of a new chronicle with so many matches."""
    database = Database(f"sqlite:///{file}")
    database.migrate()
    for _ in fill(Store(database), games, matches):
        pass
    database.close()
    return database.url


def measure(url: str, folder: Path, file_format: str) -> None:
    """Export once, and say what it took."""
    command = [sys.executable, "-c", MEASURED, "export", "--database", url, "--to", str(folder)]
    began = time.perf_counter()
    done = subprocess.run(
        [*command, "--format", file_format], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    seconds = time.perf_counter() - began
    cpu, peak = done[-1].split()
    size = sum(path.stat().st_size for path in folder.iterdir()) / 1e6
    print(
        f"  {file_format}: {seconds:.1f} s, {float(cpu):.1f} s of CPU, "
        f"{int(peak) / 1024:.0f} MB of memory at most, {size:.1f} MB of files"
    )


def main() -> None:
    """Measure all formats."""
    parser = argparse.ArgumentParser(prog="python -m bench.export", description="What an export takes.")
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100, help="played by bots, of each kind")
    chosen = parser.parse_args()
    games = simulated(chosen.games)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for matches in (chosen.matches // 100, chosen.matches):
            print(f"{matches} matches")
            url = filled(folder / f"{matches}.db", games, matches)
            for file_format in FORMATS:
                measure(url, folder / f"{matches}-{file_format}", file_format)


if __name__ == "__main__":
    main()
