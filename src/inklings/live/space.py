"""How much space is left for logs, so people are told long before a disk is full."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

from inklings.house.codes import SHARDS, shard_of

logger = logging.getLogger(__name__)

LOOK_SECONDS = 3.0
MISSES = 2
TIGHT, FULL = 0.85, 0.97
"""Of what a stream may hold: from here on no tables are opened; from here on nothing more is stored."""
RESERVE = 0.02
LEAST_RESERVE = 8 * 1024 * 1024
MOST_RESERVE = 1024 * 1024 * 1024
"""What is left free of a disk; no tables are opened when less than twice as much is free."""

EVERY_SHARD = frozenset(range(SHARDS))


class Size(NamedTuple):
    """What a stream holds, and what it may hold; 0: any number of bytes."""

    held: int
    most: int


class Space:
    """Which shards have space, for all tables of one member."""

    def __init__(self) -> None:
        self.tight: frozenset[int] = frozenset()
        """The shards in which no tables are opened."""
        self.full: frozenset[int] = frozenset()
        """The shards in which nothing more is stored."""
        self.misses = 0
        """How often in a row not all streams were found."""

    @property
    def is_known(self) -> bool:
        """Whether all streams are found; one miss means little."""
        return self.misses < MISSES

    def has_room(self, code: str) -> bool:
        """Whether this table can store something."""
        return not self.full or shard_of(code) not in self.full

    def has_room_for_tables(self, code: str) -> bool:
        """Whether a table of this code can be opened."""
        return not self.tight or shard_of(code) not in self.tight

    @property
    def has_room_for_any_table(self) -> bool:
        """Whether some table can be opened."""
        return self.tight < EVERY_SHARD

    def set(self, sizes: Sequence[Size], disk: Size | None) -> None:
        """Set the newest sizes, and log what has changed."""
        tight, full = _above(sizes, TIGHT), _above(sizes, FULL)
        if disk:
            reserve = reserve_of(disk)
            free = disk.most - disk.held
            tight = EVERY_SHARD if free < 2 * reserve else tight
            full = EVERY_SHARD if free < reserve else full
        if full != self.full:
            logger.log(
                logging.ERROR if full else logging.WARNING,
                "no room: nothing is stored until there is more" if full else "there is room again",
            )
        elif tight and not self.tight:
            logger.warning("little room is left: no new tables are opened until there is more")
        self.tight, self.full = tight, full


def _above(sizes: Sequence[Size], share: float) -> frozenset[int]:
    return frozenset(shard for shard, size in enumerate(sizes) if size.most and size.held > share * size.most)


def disk_of(folder: Path) -> Size:
    """The disk that holds this folder."""
    usage = shutil.disk_usage(folder)
    return Size(usage.total - usage.free, usage.total)


def reserve_of(disk: Size) -> int:
    """How much of a disk is left free."""
    return max(LEAST_RESERVE, min(MOST_RESERVE, round(RESERVE * disk.most)))


async def watch(
    space: Space, sizes: Callable[[], Awaitable[Sequence[Size] | None]], folder: Path | None
) -> NoReturn:
    """Check the streams every few seconds, and the disk if it is on this machine."""
    while True:
        found = await sizes()
        space.misses = 0 if found is not None else space.misses + 1
        if found is not None:
            space.set(found, disk_of(folder) if folder else None)
        await asyncio.sleep(LOOK_SECONDS)
