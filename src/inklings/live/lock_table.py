"""Locks a table or unlocks it for an operator: with the same log entry as when its host does it."""

from __future__ import annotations

import asyncio
import secrets

from inklings.house import log
from inklings.house.asks import Why
from inklings.house.codes import is_code
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.kernel.game import Refused
from inklings.live.failures import NoSuchTable, Unavailable
from inklings.live.interfaces import AppendAnswer, Appended, Busy, Conflict, Full
from inklings.live.member import Member

TRIES = 20
"""While people play, something is stored in between now and then."""
AGAIN_SECONDS = 0.1


async def lock_table(member: Member, code: str, *, locked: bool) -> None:
    """Let nobody new sit down at a table, or let them again.

    Raises `NoSuchTable`, `Refused` or `Unavailable`.
    """
    command = f"operator:{secrets.token_hex(8)}"
    for _ in range(TRIES):
        newest = await member.archive.newest(code) if is_code(code) else None
        if newest is None or newest.is_forgotten:
            raise NoSuchTable
        # Times in a log only go up.
        at = max(member.bus.now(), decode_entry(newest.data).at + 1)
        entry = log.Entry(at=at, command=command, events=(log.LockSet(locked=locked),))
        match await _append(member, code, entry, newest.sequence):
            case Appended():
                return
            case Full():
                raise Refused(Why.HOUSE_FULL)
            case Conflict() | Busy():
                await asyncio.sleep(AGAIN_SECONDS)
            case _:
                raise Unavailable
    raise Unavailable


async def _append(member: Member, code: str, entry: log.Entry, after: int) -> AppendAnswer:
    answer: asyncio.Future[AppendAnswer] = asyncio.get_running_loop().create_future()
    member.log.append(code, encode_entry(entry), after=after, command=entry.command, answer=answer.set_result)
    return await answer
