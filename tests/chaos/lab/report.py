"""What the runs have found, as a table for people and as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from tests.chaos.lab.run import Result

COLUMNS = (
    "schedule",
    "games",
    "acked",
    "lost",
    "doubled",
    "refused yet stored",
    "stuck or behind",
    "other broken",
    "without service, s: p50 / p99 / max",
    "the engine itself, s: longest",
    "clocks late, s: p99 / max",
)
STUCK = ("stuck", "behind", "unanswered", "never rang")


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def table(results: Sequence[Result], skipped: dict[str, str]) -> str:
    """A row a run, in markdown, and below it everything that is broken."""
    lines = [f"| {' | '.join(COLUMNS)} |", "|" + "---|" * len(COLUMNS)]
    lines += [f"| {' | '.join(_row(result))} |" for result in results]
    lines += [f"| {name} | **skipped**: {why} |" + " |" * (len(COLUMNS) - 2) for name, why in skipped.items()]
    games = sum(result.counts.get("games", 0) for result in results)
    acked = sum(result.counts.get("done", 0) for result in results)
    lines += ["", f"Together {games:,} games to their end and {acked:,} acknowledged commands."]
    for result in results:
        lines += _broken(result)
    return "\n".join(lines) + "\n"


def write(folder: Path, results: Sequence[Result], skipped: dict[str, str]) -> None:
    (folder / "chaos.md").write_text(table(results, skipped))
    found = {"results": [asdict(result) for result in results], "skipped": skipped}
    (folder / "chaos.json").write_text(json.dumps(found, indent=1))


def summary(result: Result) -> str:
    """One run on one line, and what is broken below it."""
    row = ", ".join(f"{name} {value}" for name, value in zip(COLUMNS[1:], _row(result)[1:], strict=True))
    return "\n".join([f"{result.schedule} (seed {result.seed}): {row}", *_broken(result)])


def _row(result: Result) -> list[str]:
    counts, broken = result.counts, {name: len(found) for name, found in result.broken.items()}
    known = {"lost", "doubled", "refused yet stored", *STUCK}
    other = {name: times for name, times in broken.items() if name not in known}
    stuck = {name: broken[name] for name in STUCK if name in broken}
    without, late = result.without_service, result.late
    return [
        result.about,
        f"{counts.get('games', 0):,}",
        f"{counts.get('done', 0):,}",
        *(_count(broken.get(name, 0)) for name in ("lost", "doubled", "refused yet stored")),
        _named(stuck),
        _named(other),
        f"{quantile(without, 0.5):.1f} / {quantile(without, 0.99):.1f} / {max(without, default=0):.1f}",
        f"{max(result.engine_gaps, default=0):.1f}",
        f"{quantile(late, 0.99):.1f} / {max(late, default=0):.1f}",
    ]


def _count(times: int) -> str:
    return f"**{times}**" if times else "0"


def _named(counts: dict[str, int]) -> str:
    return ", ".join(f"**{times} {name}**" for name, times in counts.items()) or "0"


def _broken(result: Result) -> list[str]:
    lines = ["", f"**{result.schedule}**: broken; see {result.folder}"] if result.broken else []
    for invariant, found in result.broken.items():
        lines += [f"- {invariant}: {what}" for what in found[:10]]
        if len(found) > 10:
            lines.append(f"- {invariant}: and {len(found) - 10} more")
    return lines + [f"- {result.schedule}: {remark}" for remark in result.remarks]
