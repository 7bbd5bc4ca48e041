"""Forgets a member of a circle at the tables where its games were recorded."""

from __future__ import annotations

from collections.abc import Iterable

from inklings.chronicle.witness import Witness
from inklings.house.entry_codec import UnreadableEntry
from inklings.house.registry import GameRegistry
from inklings.live.archive import Archive
from inklings.live.floor import Floor
from inklings.live.forget_person import forget_person


async def is_seated(archive: Archive, games: GameRegistry, tables: Iterable[str], member: str) -> bool:
    """Whether somebody sits at one of these tables as that member; raises `Unavailable`."""
    for code in tables:
        witness = await _witness(archive, games, code)
        people = witness.people.get(member, set())
        if witness.table and any(witness.table.seat_of(person) is not None for person in people):
            return True
    return False


async def forget_at_tables(
    archive: Archive, games: GameRegistry, floor: Floor, tables: Iterable[str], member: str
) -> None:
    """Rewrite the logs of these tables without that member; raises `Refused` or `Unavailable`."""
    for code in tables:
        witness = await _witness(archive, games, code)
        for person in sorted(witness.people.get(member, set())):
            await forget_person(archive, games, floor, code, person)


async def _witness(archive: Archive, games: GameRegistry, code: str) -> Witness:
    """One that has seen a whole log, as far as it can be read."""
    witness = Witness(games)
    try:
        for stored in await archive.read(code):
            list(witness.see(stored.sequence, stored.data))
    except UnreadableEntry:
        pass
    return witness
