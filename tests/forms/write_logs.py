"""Writes the logs by which every later release proves that it still reads what this one has written.

    python -m tests.forms.write_logs 3           writes logs as this code does into the folder 3, of new modes
    python -m tests.forms.write_logs --digests   records again what all logs fold to (review the difference)

A log that was committed is never written again: the script refuses to. The logs in the folder 0 were written
by the code of commit 13af5f3, whose entries did not name their form. The folder 2 has what is new in form 2
of the house, the folders 3 to 5 what is new in those forms. The folder 6 has a deal of Rorschach's three
hundred words, the folder 7 a deal of woodcuts and one of 360 words, the folder 8 what is new in form 6 of the
house (words that hosts have pasted, talking aloud, games over days, tables that gather people, tables that
are shown to an audience) and a deal of the second edition of the dreams. The folder 9 has a table of a
leader's room, the folder 10 one whose host reads names and clues before they show.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect
from tests.forms.digests import digests
from tests.forms.evening import REGISTRY, Evening, kinds_in
from tests.forms.modes import MODES
from tests.forms.shapes import released

from inklings.house import log

HERE = Path(__file__).parent
SEEDS = 40
"""How many evenings are tried for each mode; the one with the most kinds of events is kept."""
RARE_SEEDS = 400


def every_kind() -> set[str]:
    """The kinds of events that a log can be folded from: of a removed table there is nothing to fold."""
    house = set(tags(log.HouseEvent)) - {"forgotten"}
    return house | {f"{game.name}/{tag}" for game in released() for tag in tags(game.event)}


def tags(union: Any) -> Iterator[str]:
    """The tags of a union of events."""
    kinds = inspect.type_info(union)
    for kind in kinds.types if isinstance(kinds, inspect.UnionType) else (kinds,):
        assert isinstance(kind, inspect.StructType)
        yield str(kind.tag)


def evenings(name: str, seeds: int) -> Iterator[Evening]:
    """Evenings in one mode."""
    return (Evening(name, seed) for seed in range(seeds))


def kept(name: str, seen: set[str]) -> Evening:
    """The evening of a mode with the most kinds of events not seen before, the shortest of these."""
    return max(
        evenings(name, SEEDS),
        key=lambda evening: (len(evening.kinds - seen), len(evening.kinds), -len(evening.lines)),
    )


def rare(kind: str) -> Evening | None:
    """The first evening in any mode of its game that has this kind of event."""
    game = kind.partition("/")[0]
    return next(
        (
            evening
            for name in MODES
            if MODES[name][0] == game
            for evening in evenings(name, RARE_SEEDS)
            if kind in evening.kinds
        ),
        None,
    )


def write_logs(folder: Path) -> None:
    """Play one evening in each mode that has no log yet, and more until every kind of event has happened."""
    assert not list(folder.glob("*.jsonl")), "these logs were written before, and stay as they are"
    folder.mkdir(exist_ok=True)
    before = sorted(HERE.glob("*/*.jsonl"))
    seen = {
        kind
        for path in before
        for line in path.read_bytes().splitlines()
        for kind in kinds_in(REGISTRY[path.stem.partition("-")[0]].game, line)
    }
    for name in MODES.keys() - {path.stem for path in before}:
        evening = kept(name, seen)
        _write_log(folder / f"{name}.jsonl", evening)
        seen |= evening.kinds
    for kind in sorted(every_kind() - seen):
        if kind not in seen and (found := rare(kind)):
            _write_log(folder / f"{kind.replace('/', '-')}.jsonl", found)
            seen |= found.kinds
    missing = sorted(every_kind() - seen)
    assert not missing, f"no evening has these: teach `Evening` how they come about: {missing}"


def _write_log(path: Path, evening: Evening) -> None:
    path.write_bytes(b"".join(line + b"\n" for line in evening.lines))


def write_digests(folder: str = "*") -> None:
    """Record what the logs of a folder fold to now, or all of them."""
    for path in sorted(HERE.glob(f"{folder}/*.jsonl")):
        found = msgspec.json.encode(digests(path), order="deterministic")
        path.with_suffix(".digests.json").write_bytes(msgspec.json.format(found) + b"\n")


if __name__ == "__main__":
    if "--digests" in sys.argv:
        write_digests()
    else:
        write_logs(HERE / sys.argv[1])
        write_digests(sys.argv[1])
