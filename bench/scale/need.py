"""What tables need, reckoned."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import ceil

from bench.scale.figures import (
    BOT_MS,
    BOTS,
    BUSY,
    CARDS_SEEN,
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
    OUT_GB,
    PAGE_KB,
    PEOPLE,
    PING_BYTES,
    PING_SECONDS,
    PLAYING,
    SECONDS,
    VISIT_HOURS,
)

from inklings.decks import DECKS


@dataclass(frozen=True)
class Speed:
    """What `make speed` has written down, on three replicas."""

    moves: dict[str, float]
    """For a second of a gate's CPU."""
    bytes: dict[str, float]
    """For a move and client."""
    table_kb: float
    idle_us: float
    """CPU a second of a table of six at which nobody moves."""

    @classmethod
    def read(cls, text: str) -> Speed:
        """From docs/figures.md."""
        moves, sizes = {}, {}
        for name, title in GAMES.items():
            row = re.search(rf"^\| three replicas, default sync \| {title} \|(.+)\|$", text, re.MULTILINE)
            assert row, f"docs/figures.md has no row of {title} on three replicas"
            cells = [cell.strip().replace(",", "") for cell in row[1].split("|")]
            moves[name], sizes[name] = float(cells[0]), float(cells[-1])
        still = re.search(r"(\d+) KB a table besides, and (\d+) µs of CPU", text)
        assert still, "docs/figures.md does not say what a table at rest costs"
        return cls(moves, sizes, float(still[1]), float(still[2]))


@dataclass(frozen=True)
class Each:
    """What one live table needs at the busiest hour. All four games are played equally often."""

    moves: float
    """A second."""
    gate_us: float
    """CPU a second."""
    engine_us: float
    bot_us: float
    memory_kb: float
    disk: float
    """Bytes a second, of one copy."""
    out: float
    """Bytes a second to browsers, without pages and pictures."""
    visit_mb: float
    """Page and pictures of one visit, on average."""

    @classmethod
    def reckon(cls, speed: Speed) -> Each:
        """From what was measured and assumed."""
        rate = {game: MOVES_A_MINUTE[game] / 60 * PLAYING / len(GAMES) for game in GAMES}
        moves = sum(rate.values())

        def weighed(cost: dict[str, float]) -> float:
            return sum(rate[game] * cost[game] for game in GAMES)

        frames = weighed(speed.bytes) + moves * FRAME_OVERHEAD
        pings = (PING_BYTES + FRAME_OVERHEAD) / PING_SECONDS
        pictures = CARDS_SEEN * card_kb() * NEW_BROWSERS
        return cls(
            moves=moves,
            gate_us=speed.idle_us + weighed({game: 1e6 / each for game, each in speed.moves.items()}),
            engine_us=weighed(ENGINE_US),
            bot_us=weighed({game: each * 1000 for game, each in BOT_MS.items()}) * BOTS,
            memory_kb=speed.table_kb + PEOPLE * CONNECTION_KB,
            disk=weighed(DISK_BYTES),
            out=PEOPLE * (frames + pings),
            visit_mb=(PAGE_KB + pictures) / 1000,
        )


def card_kb() -> float:
    """A dream card as phones get it, on average, from the deck as it is shipped."""
    deck = DECKS["dreams"]
    sizes = [len(deck.read(card.files["card"])) for card in deck.catalogue.values()]
    return sum(sizes) / len(sizes) / 1000


@dataclass(frozen=True)
class Need:
    """What so many live tables need."""

    tables: int
    each: Each

    @property
    def moves(self) -> float:
        """A second."""
        return self.tables * self.each.moves

    @property
    def workers(self) -> int:
        """Processes of gates, one a core."""
        return ceil(self.tables * self.each.gate_us / 1e6 / BUSY)

    @property
    def runners(self) -> int:
        """Processes that think for bots, one a core."""
        return ceil(self.tables * self.each.bot_us / 1e6 / BUSY)

    @property
    def cells(self) -> int:
        """Each with an engine of its own."""
        return ceil(self.tables / CELL_TABLES)

    @property
    def nodes(self) -> int:
        """Of all engines."""
        return COPIES * self.cells

    @property
    def engine_cores(self) -> float:
        """That are busy on all nodes together."""
        return self.tables * self.each.engine_us / 1e6 + self.cells * ENGINE_IDLE_US / 1e6

    @property
    def cores(self) -> int:
        """All that are rented."""
        return self.workers + self.runners + self.nodes * NODE_CORES

    @property
    def gate_gb(self) -> float:
        """Memory of all gates."""
        return (self.tables * self.each.memory_kb + self.workers * GATE_MB * 1000) / 1e6

    @property
    def disk_gb_day(self) -> float:
        """What one copy grows by on a day."""
        return self.tables * MEAN_OF_PEAK * self.each.disk * 86_400 / 1e9

    @property
    def disk_gb(self) -> float:
        """What is kept, all copies."""
        return self.disk_gb_day * KEEP_DAYS * COPIES

    @property
    def mbit(self) -> float:
        """To browsers at the busiest hour, without pages and pictures."""
        return self.tables * self.each.out * 8 / 1e6

    @property
    def out_gb(self) -> float:
        """The same in a month."""
        return self.tables * MEAN_OF_PEAK * self.each.out * SECONDS / 1e9

    @property
    def opened_a_day(self) -> float:
        """Tables."""
        return self.tables * MEAN_OF_PEAK * 24 / VISIT_HOURS

    @property
    def pictures_gb(self) -> float:
        """Pages and pictures in a month."""
        return self.opened_a_day * PEOPLE * HOURS / 24 * self.each.visit_mb / 1000

    @property
    def browsers_a_worker(self) -> float:
        """That have to come back when it dies."""
        return self.tables * PEOPLE / self.workers

    @property
    def subjects_a_stream(self) -> float:
        """Tables that one of the sixteen streams of a cell keeps."""
        return self.opened_a_day * KEEP_DAYS / self.cells / 16

    def money(self, picture_gb: float) -> dict[str, float]:
        """Dollars a month; a gigabyte of pictures costs so much."""
        return {
            "cores and memory": self.cores * CORE_HOUR * HOURS,
            f"disk, {COPIES} copies": self.disk_gb * DISK_GB_MONTH,
            "frames to browsers": self.out_gb * OUT_GB,
            "pages and pictures": self.pictures_gb * picture_gb,
        }
