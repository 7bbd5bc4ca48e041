"""What was measured, each with its command, and what is assumed. `make speed`'s are in docs/figures.md."""

from __future__ import annotations

SIZES = (1_000, 10_000, 100_000, 1_000_000)
"""Live tables at the busiest hour."""
GAMES = {
    "moons": "Thirty Moons",
    "rorschach": "Rorschach",
    "pareidolia": "Pareidolia",
    "telepathic": "Telepathic",
}

# --- measured -----------------------------------------------------------------------------------

MOVES_A_MINUTE = {"moons": 15.1, "rorschach": 17.1, "pareidolia": 20.9, "telepathic": 24.8}
"""`inklings simulate GAME --seats 6 --games 10 --temper keen --seed 1`: moves / minutes, at people's pace."""
BOT_MS = {"moons": 3.0, "rorschach": 1.1, "pareidolia": 7.5, "telepathic": 18.3}
"""The same command: CPU of the whole process / moves, its start included, so rather too much."""
ENGINE_US: dict[str, float] = {"moons": 607, "rorschach": 922, "pareidolia": 1518, "telepathic": 1776}
"""`python -m bench.costs GAME`: CPU of all three nodes for a move."""
DISK_BYTES: dict[str, float] = {"moons": 349, "rorschach": 407, "pareidolia": 511, "telepathic": 551}
"""The same command: bytes of one copy for a move."""
GATE_MB = 63
"""The same command: a gate without tables."""
ENGINE_IDLE_US = 40_900
"""The same command, mean of four: CPU a second of three nodes while nothing happens."""
CONNECTION_KB = 13
"""`python -m bench.storms moving 2000`."""
BACK_A_SECOND = 2000 / 1.7
"""`python -m bench.storms returning 2000`: browsers that one gate on one core takes back."""
BARE_MOVES_A_SECOND = 3749
"""`make speed`: the most that the bare loop stored a second on three nodes that shared one core."""
PAGE_KB = 300
"""docs/everyone.md: what a page of Thirty Moons fetches beside its largest picture."""

# --- assumed ------------------------------------------------------------------------------------

PEOPLE = 6
PLAYING = 0.7
"""Share of a live table's time in which a game goes on."""
BOTS = 0.2
"""Share of moves that bots make."""
MEAN_OF_PEAK = 0.3
"""Live tables over the whole day, of those at the busiest hour."""
VISIT_HOURS = 1.5
CARDS_SEEN = 70
NEW_BROWSERS = 0.3
"""Share of visits that have no pictures yet; the others keep theirs for a year."""
FRAME_OVERHEAD = 90
"""Bytes around a frame: TCP, IP, TLS, websocket."""
PING_BYTES, PING_SECONDS = 40, 3
COPIES = 3
KEEP_DAYS = 30
BUSY = 0.5
"""How much of a core is used at the busiest hour."""
CELL_TABLES = 10_000
NODE_CORES, NODE_MB = 4, 8_000
CORE_HOUR, DISK_GB_MONTH, OUT_GB, CDN_GB = 0.04, 0.10, 0.05, 0.01
"""Dollars: a vCPU with 2 GB, network SSD, traffic to the internet, the same by a CDN."""

HOURS, SECONDS = 730, 730 * 3600
"""Of a month."""
