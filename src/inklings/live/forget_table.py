"""Removes a table with everything that was stored of it, as an operator wants it."""

from __future__ import annotations

from inklings.house import log
from inklings.house.asks import Why
from inklings.house.codes import is_code
from inklings.kernel.game import Refused
from inklings.live.archive import Archive
from inklings.live.failures import NoSuchTable, Unavailable
from inklings.live.floor import Floor

TRIES = 20
"""While people play, something is stored in between now and then."""


async def forget_table(archive: Archive, floor: Floor, code: str) -> None:
    """Remove a table; raises `NoSuchTable`, `Refused` while an older gate runs, or `Unavailable`."""
    if not floor.allows((log.Forgotten(),), ""):
        raise Refused(Why.UPGRADING)
    for _ in range(TRIES):
        newest = await archive.newest(code) if is_code(code) else None
        if newest is None or newest.is_forgotten:
            raise NoSuchTable
        if await archive.forget(code, newest.sequence):
            return
    raise Unavailable
