"""The tables of docs/scale.md."""

from __future__ import annotations

from bench.scale.figures import (
    BACK_A_SECOND,
    BARE_MOVES_A_SECOND,
    BOT_MS,
    BOTS,
    BUSY,
    CARDS_SEEN,
    CDN_GB,
    CELL_TABLES,
    CONNECTION_KB,
    COPIES,
    CORE_HOUR,
    DISK_BYTES,
    DISK_GB_MONTH,
    ENGINE_IDLE_US,
    ENGINE_US,
    FRAME_OVERHEAD,
    GAMES,
    GATE_MB,
    HOURS,
    KEEP_DAYS,
    MEAN_OF_PEAK,
    MOVES_A_MINUTE,
    NEW_BROWSERS,
    NODE_CORES,
    NODE_MB,
    OUT_GB,
    PAGE_KB,
    PEOPLE,
    PLAYING,
    SECONDS,
    SIZES,
    VISIT_HOURS,
)
from bench.scale.need import Each, Need, Speed, card_kb

BEGIN = "<!-- scale: written by `make scale` -->"
END = "<!-- scale ends -->"


def number(value: float) -> str:
    """Two figures that count, for what is reckoned is no more exact."""
    if value >= 100:
        return f"{int(float(f'{value:.2g}')):,}"
    return f"{float(f'{value:.2g}'):g}"


def table(head: str, rows: list[tuple[str, list[str], str]]) -> list[str]:
    """A table with a column for each size, and how it comes about."""
    sizes = " | ".join(f"{size:,}" for size in SIZES)
    lines = [f"| {head} | {sizes} | from |", "|---" * (len(SIZES) + 2) + "|"]
    return [*lines, *(f"| {name} | {' | '.join(cells)} | {how} |" for name, cells, how in rows), ""]


def section(speed: Speed) -> str:
    """Everything between the marks in docs/scale.md."""
    each = Each.reckon(speed)
    needs = [Need(size, each) for size in SIZES]
    lines = [*_measured(speed), *_each(each)]

    def row(name: str, attribute: str, how: str, *, exact: bool = False) -> tuple[str, list[str], str]:
        values = [getattr(need, attribute) for need in needs]
        return name, [f"{value:,}" if exact else number(value) for value in values], how

    lines += ["## What they need", ""]
    node = f"{COPIES} a cell, {NODE_CORES} cores and {NODE_MB // 1000} GB each"
    engine = f"{each.engine_us:.0f} µs, and {ENGINE_IDLE_US / 1e6:.2f} a cell"
    grown = f"{each.disk:.0f} bytes/s × {MEAN_OF_PEAK:g} × 86,400 s"
    rows = [
        row("moves a second", "moves", f"{each.moves:.3f} each"),
        row("workers of gates, a core each", "workers", f"{each.gate_us:.0f} µs / {BUSY:g}", exact=True),
        row("memory of all gates, GB", "gate_gb", f"{each.memory_kb:.0f} KB, {GATE_MB} MB a worker"),
        row("runners of bots, a core each", "runners", f"{each.bot_us:.0f} µs / {BUSY:g}", exact=True),
        row("cells", "cells", f"{CELL_TABLES:,} tables a cell", exact=True),
        row("engine nodes", "nodes", node, exact=True),
        row("cores busy in engines", "engine_cores", engine),
        row("disk a day, one copy, GB", "disk_gb_day", grown),
        row("disk kept, GB", "disk_gb", f"{KEEP_DAYS} days, {COPIES} copies"),
        row("frames to browsers, Mbit/s", "mbit", f"{each.out:.0f} bytes/s"),
        row("frames a month, GB", "out_gb", f"× {MEAN_OF_PEAK:g} × {SECONDS:,} s"),
        row("tables opened a day", "opened_a_day", f"× {MEAN_OF_PEAK:g} × 24 / {VISIT_HOURS:g} h"),
        row("pages and pictures a month, GB", "pictures_gb", f"{each.visit_mb:.2f} MB a visit"),
        row("browsers that one worker's death sends back", "browsers_a_worker", "people / workers"),
        row("tables kept in one stream", "subjects_a_stream", f"{KEEP_DAYS} days, 16 streams a cell"),
    ]
    lines += table("live tables", rows)
    return "\n".join([*lines, *_money(needs)]).rstrip()


def _money(needs: list[Need]) -> list[str]:
    lines = ["## What it costs", "", "Dollars a month.", ""]
    bills = [need.money(CDN_GB) for need in needs]
    without = [need.money(OUT_GB) for need in needs]
    how = {
        "cores and memory": f"${CORE_HOUR:g} × {HOURS} h",
        f"disk, {COPIES} copies": f"${DISK_GB_MONTH:.2f} a GB",
        "frames to browsers": f"${OUT_GB:.2f} a GB",
        "pages and pictures": f"${CDN_GB:.2f} a GB by a CDN",
    }
    rows = [(name, [number(bill[name]) for bill in bills], said) for name, said in how.items()]
    rows += [
        ("**all**", [f"**{number(sum(bill.values()))}**" for bill in bills], ""),
        ("all, without a CDN", [number(sum(bill.values())) for bill in without], f"${OUT_GB:.2f} a GB"),
        (
            "a live table",
            [number(sum(bill.values()) / size) for bill, size in zip(bills, SIZES, strict=True)],
            "all / tables",
        ),
    ]
    return [*lines, *table("live tables", rows)]


def _measured(speed: Speed) -> list[str]:
    lines = ["## What was measured", "", "| a table of six | " + " | ".join(GAMES.values()) + " | by |"]
    lines += ["|---" * (len(GAMES) + 2) + "|"]
    simulated = "`inklings simulate GAME --seats 6 --games 10 --temper keen --seed 1`"
    rows = [
        ("moves a minute", MOVES_A_MINUTE, simulated),
        ("ms of CPU for a bot's move", BOT_MS, "the same: CPU of the whole command / moves"),
        ("moves for a second of a gate's CPU", speed.moves, "`make speed`, three replicas"),
        ("bytes of a move to each browser", speed.bytes, "the same"),
        ("µs of CPU for a move, three engine nodes", ENGINE_US, "`python -m bench.costs GAME`"),
        ("bytes of a move on disk, one copy", DISK_BYTES, "the same"),
    ]
    lines += [
        f"| {name} | {' | '.join(f'{of[game]:,g}' for game in GAMES)} | {by} |" for name, of, by in rows
    ]
    besides = [
        ("a table of six at rest, pings included", f"{speed.idle_us:.0f} µs of CPU a second", "`make speed`"),
        ("memory of a table", f"{speed.table_kb:.0f} KB", "`make speed`"),
        ("memory of a connection", f"{CONNECTION_KB} KB", "`python -m bench.storms moving 2000`"),
        ("a gate without tables", f"{GATE_MB} MB", "`python -m bench.costs GAME`"),
        ("three engine nodes while nothing happens", f"{ENGINE_IDLE_US / 1e6:.2f} cores", "the same"),
        (
            "browsers that come back to one gate",
            f"{number(BACK_A_SECOND)} a second",
            "`python -m bench.storms returning 2000`",
        ),
        (
            "moves stored by three nodes on one core",
            f"{BARE_MOVES_A_SECOND:,} a second",
            "`make speed`, bare loop",
        ),
        ("a dream card", f"{card_kb():.0f} KB", "`python -m bench.scale`, from the deck"),
        ("a page beside its largest picture", f"{PAGE_KB} KB", "[Screens for everyone](everyone.md)"),
    ]
    return [*lines, "", *_rows("besides", "figure", "by", rows=besides)]


def _each(each: Each) -> list[str]:
    out = f"{PEOPLE} × (moves × (bytes + {FRAME_OVERHEAD}) + pongs)"
    rows = [
        ("moves a second", f"{each.moves:.3f}", f"mean of the four games / 60 × {PLAYING:g}"),
        ("CPU of gates", f"{each.gate_us:.0f} µs a second", "at rest, and moves / moves for a second of CPU"),
        ("CPU of engines", f"{each.engine_us:.0f} µs a second", "moves × µs of three nodes"),
        ("CPU of bots", f"{each.bot_us:.0f} µs a second", f"moves × {BOTS:g} × ms of a bot's move"),
        ("memory of a gate", f"{each.memory_kb:.0f} KB", f"table and {PEOPLE} connections"),
        ("disk, one copy", f"{each.disk:.0f} bytes a second", "moves × bytes on disk"),
        ("frames to browsers", f"{each.out:.0f} bytes a second", out),
        (
            "page and pictures",
            f"{each.visit_mb:.2f} MB a visit",
            f"{PAGE_KB} KB, and {NEW_BROWSERS:g} × {CARDS_SEEN} cards",
        ),
    ]
    return ["## One live table", "", *_rows("at the busiest hour", "figure", "how", rows=rows)]


def _rows(*head: str, rows: list[tuple[str, str, str]]) -> list[str]:
    return [*(f"| {' | '.join(cells)} |" for cells in [head, ["---"] * len(head), *rows]), ""]


def rewritten(page: str, text: str) -> str:
    """The page with this between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, "docs/scale.md has lost its marks"
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"
