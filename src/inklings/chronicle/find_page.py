"""Finds what a circle's page shows: its evenings, who won how often, the best clues, and who reads whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from inklings.chronicle import schema
from inklings.chronicle.database import Database
from inklings.chronicle.page import Clue, Evening, Member, Page, Played
from inklings.chronicle.record import Seated
from inklings.chronicle.wavelength import Count, wavelength
from inklings.own_decks.names import OWN, decks_of

EVENINGS = 20
"""How many a page has."""
DECKS = 12
"""How many own decks a page has."""
RECENT = 200
"""How many games back a streak is looked for."""
WEEK = 7 * 24 * 3600 * 1000
MONDAY = 3 * 24 * 3600 * 1000
"""The first of January 1970 was a Thursday."""
_SEATS = msgspec.json.Decoder(tuple[Seated, ...])


def find_page(
    database: Database, circle: str, *, before: int | None = None, count: int = EVENINGS
) -> Page | None:
    """The page of a circle with the evenings that ended before a time; None if there is no such circle."""
    evening = schema.evening.c
    with database.reading() as db:
        here = (
            select(evening.id, evening.ended).where(evening.circle == circle).order_by(evening.ended.desc())
        )
        ends = list(db.scalars(here.with_only_columns(evening.ended)))
        name = db.scalar(select(schema.circle.c.name).where(schema.circle.c.id == circle))
        if not ends and name is None:
            return None
        older = here if before is None else here.where(evening.ended < before)
        shown = [(one, ended) for one, ended in db.execute(older.limit(count + 1))]
        return Page(
            circle=circle,
            name=name or "",
            evenings=_evenings(db, circle, shown[:count]),
            older=shown[count - 1][1] if len(shown) > count else None,
            total=len(ends),
            weeks=_weeks(ends),
            members=_members(db, circle),
            wavelength=wavelength(_counts(db, circle)),
            decks=_decks(db, circle),
        )


def _evenings(db: Connection, circle: str, shown: Sequence[tuple[str, int]]) -> tuple[Evening, ...]:
    match = schema.match.c
    chosen = select(match.evening, match.id, match.game, match.ended, match.seats)
    here = match.evening.in_([one for one, _ in shown])
    games: dict[str, list[Played]] = defaultdict(list)
    rows = db.execute(chosen.where(match.circle == circle, here).order_by(match.ended, match.id))
    for evening, one, game, ended, seats in rows:
        games[evening].append(Played(one, game, ended, _SEATS.decode(seats)))
    return tuple(Evening(one, ended, tuple(games[one])) for one, ended in shown)


def _weeks(ends: Sequence[int]) -> int:
    """How many weeks in a row there was an evening. Weeks begin on Mondays, in UTC."""
    weeks = {(ended + MONDAY) // WEEK for ended in ends}
    newest = max(weeks, default=0)
    return next(gone for gone in range(len(weeks) + 1) if newest - gone not in weeks)


def _members(db: Connection, circle: str) -> tuple[Member, ...]:
    names, given = schema.member.c, schema.renamed.c
    same = (given.circle == names.circle) & (given.member == names.id)
    name = func.coalesce(given.name, names.name)
    chosen = (
        select(names.id, name, names.avatar, names.games, names.wins)
        .join_from(schema.member, schema.renamed, same, isouter=True)
        .where(names.circle == circle)
        .order_by(names.id)
    )
    streaks, clues = _streaks(db, circle), _clues(db, circle)
    return tuple(
        Member(one, name, avatar, games, wins, streaks.get(one, 0), tuple(clues[one]))
        for one, name, avatar, games, wins in db.execute(chosen)
    )


def _streaks(db: Connection, circle: str) -> dict[str, int]:
    """How many games in a row each member has won up to now."""
    match = schema.match.c
    newest = select(match.seats).where(match.circle == circle).order_by(match.ended.desc(), match.id.desc())
    streaks: dict[str, int] = {}
    ended: set[str] = set()
    for seats in db.scalars(newest.limit(RECENT)):
        for member, _, _, won in _SEATS.decode(seats):
            if member is not None and member not in ended:
                streaks[member] = streaks.get(member, 0) + won
                if not won:
                    ended.add(member)
    return streaks


def _clues(db: Connection, circle: str) -> dict[str, list[Clue]]:
    """The best of each member, the very best first."""
    line = schema.line.c
    chosen = select(line.member, line.game, line.text, line.ended).where(line.circle == circle)
    clues: dict[str, list[Clue]] = defaultdict(list)
    for member, game, text, ended in db.execute(
        chosen.order_by(line.worth.desc(), line.ended.desc(), line.match)
    ):
        clues[member].append(Clue(game, text, ended))
    return clues


def _decks(db: Connection, circle: str) -> tuple[str, ...]:
    met = schema.met.c
    own = select(met.card).where(met.circle == circle, met.card.startswith(OWN))
    return decks_of(db.scalars(own.order_by(met.ended.desc(), met.card)))[:DECKS]


def _counts(db: Connection, circle: str) -> list[Count]:
    pairs = schema.reading.c
    chosen: Any = select(pairs.kind, pairs.sort, pairs.one, pairs.other, pairs.tries, pairs.hits)
    return [Count(*row) for row in db.execute(chosen.where(pairs.circle == circle))]
