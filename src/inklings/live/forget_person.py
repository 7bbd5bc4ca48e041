"""Rewrites a table's log without the name and the words of someone who wants to be forgotten there."""

from __future__ import annotations

import asyncio
import secrets

from inklings.house import log
from inklings.house.asks import Why
from inklings.house.fold import folded
from inklings.house.forgetting import devices, without
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import Kept, expanded
from inklings.kernel.game import Refused
from inklings.live.archive import Archive, TooLongToRewrite
from inklings.live.failures import Unavailable
from inklings.live.floor import Floor
from inklings.live.interfaces import Appended, Full

TRIES = 20
"""While others play, something is stored in between now and then."""
ENTRIES_AT_ONCE = 50
"""After so many entries others have their turn."""


async def forget_person(archive: Archive, games: GameRegistry, floor: Floor, code: str, person: str) -> None:
    """Forget somebody who does not sit at this table; raises `Refused` or `Unavailable`."""
    if not floor.allows((log.Rewritten(b""),), ""):
        raise Refused(Why.UPGRADING)
    await archive.notices.drop(code, person)
    for _ in range(TRIES):
        stored = await archive.read(code)
        kept = expanded((one.sequence, one.data) for one in stored)
        if not any(person.encode() in bytes(one.entry) for one in kept):
            return
        people = devices(games, kept, person)
        table = folded(games, kept) if len(people) > 1 else None
        if table and any(table.seat_of(one) is not None for one in people):
            raise Refused(Why.ALREADY_SEATED)  # on another device
        clean: list[Kept] = []
        for one in without(games, kept, person, secrets.token_urlsafe(16)):
            clean.append(one)
            if len(clean) % ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        try:
            answer = await archive.rewrite(code, clean, f"forget:{secrets.token_hex(8)}")
        except TooLongToRewrite:
            raise Refused(Why.TOO_LONG) from None
        match answer:
            case Appended():
                return
            case Full():
                raise Refused(Why.HOUSE_FULL)
            case _:
                await asyncio.sleep(0.1)
    raise Unavailable
