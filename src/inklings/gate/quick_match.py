"""Quick match: the table at which a person meets others who look for people to play with."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from inklings.gate.accounts import place_of
from inklings.house import rules
from inklings.house.asks import Why
from inklings.house.clocks import GATHERING_SECONDS
from inklings.house.identity import network_at, person_at
from inklings.house.table import Table
from inklings.kernel.bot import Language
from inklings.kernel.game import Refused
from inklings.live.failures import NoSuchTable, TableBroken, Unavailable
from inklings.live.gatherings import Gathering, Gatherings, GatheringStore
from inklings.live.member import Member

LOOK_SECONDS = 10.0
NEWS_SECONDS = 1.0
NEWS_STEP = 0.05
COMING_MS = 5_000
"""How long a seat is kept for a person who was sent to it."""
LATE_MS = 60_000
"""How long after its beginning people are still sent to a game, in the place of a bot."""
KEEP_MS = GATHERING_SECONDS * 1000 + LATE_MS


class Seeker(NamedTuple):
    """Somebody who looks for people."""

    secret: str
    address: str
    language: Language
    here: str | None = None
    """The table they come from: they look for others."""


class _Option(NamedTuple):
    """A table that has room for somebody."""

    in_lobby: bool
    is_alone: bool
    """Somebody waits there whom nobody has joined."""
    people: int
    game: str
    gathering: Gathering


class QuickMatch:
    """Sends people to tables with room, and opens one if there is none.

    Those come first where somebody is alone, then the fullest.
    """

    def __init__(self, member: Member) -> None:
        self._member = member
        self._store = GatheringStore(member.bus)
        self._turns: defaultdict[Language, asyncio.Lock] = defaultdict(asyncio.Lock)
        """People at this gate are sent one after another, so they do not open tables for the same seat."""

    async def find(self, seeker: Seeker, game: str | None, may_open: Callable[[], None]) -> str:
        """The code of a table where people gather who speak the language; without a game, of any game.

        `may_open` raises if no table may be opened for them. Raises `Unavailable` or `Refused`, too.
        """
        games = (game,) if game else tuple(one.name for one in self._member.games.all)
        try:
            async with asyncio.timeout(LOOK_SECONDS), self._turns[seeker.language]:
                while True:
                    if code := await self._try(seeker, games, may_open):
                        return code
        except TimeoutError:
            raise Unavailable from None

    async def send_others(self, seeker: Seeker, code: str) -> None:
        """Send people to the lobby in which this person sits; raises `Unavailable` or `Refused`.

        Their own gate may have heard before this one that people gather there.
        """
        waited = 0.0
        while True:
            table = await self._table(code)
            if table is None or table.seat_of(person_at(table.code, seeker.secret)) is None:
                why = Why.NOT_SEATED
            elif table.matched is None or table.stage != "lobby":
                why = Why.NOT_NOW
            elif await self._list(table, table.matched):
                return
            else:
                continue  # somebody else has changed the list meanwhile
            if waited >= NEWS_SECONDS:
                raise Refused(why)
            waited += NEWS_STEP
            await asyncio.sleep(NEWS_STEP)

    async def _list(self, table: Table, language: Language) -> bool:
        """People are sent to this table from now on; false: somebody else was quicker."""
        kept = await self._store.find(table.game, language)
        now = self._member.bus.now()
        begun = _begun(table)
        coming = {
            person: sent
            for one in kept.tables
            for person, sent in one.coming.items()
            if one.code == table.code and sent >= begun
        }
        again = Gathering(table.code, now, coming)
        return await self._store.keep(table.game, language, _with(kept, again, now), kept)

    async def _try(self, seeker: Seeker, games: tuple[str, ...], may_open: Callable[[], None]) -> str | None:
        """A table for them; None: somebody else was quicker."""
        now = self._member.bus.now()
        kept = dict(
            zip(
                games,
                await asyncio.gather(*(self._store.find(one, seeker.language) for one in games)),
                strict=True,
            )
        )
        options = await asyncio.gather(
            *(
                self._option(seeker, game, gathering, now)
                for game, gatherings in kept.items()
                for gathering in gatherings.tables
                if now - gathering.since < KEEP_MS and gathering.code != seeker.here
            )
        )
        best = max((option for option in options if option), key=lambda option: option[:3], default=None)
        if best:
            game, gathering = best.game, best.gathering
        else:
            may_open()
            game = self._game_of_the_minute(games, now)
            gathering = Gathering(await self._open(game, seeker.language), now)
        sent = replace(gathering, coming={**gathering.coming, person_at(gathering.code, seeker.secret): now})
        tables = _with(kept[game], sent, now)
        return sent.code if await self._store.keep(game, seeker.language, tables, kept[game]) else None

    async def _option(self, seeker: Seeker, game: str, gathering: Gathering, now: int) -> _Option | None:
        """The table, if this person can be sent there."""
        table = await self._table(gathering.code)
        if table is None or table.game != game or table.matched != seeker.language or table.stage == "over":
            return None
        person = person_at(table.code, seeker.secret)
        if table.is_barred(person, network_at(table.code, place_of(seeker.address))):
            return None
        fresh = [one for one, sent in gathering.coming.items() if one != person and now - sent < COMING_MS]
        if table.people and not fresh and not await self._is_anyone_at(table):
            return None
        coming = sum(table.seat_of(one) is None for one in fresh)
        people = table.people + coming - (table.seat_of(person) is not None)
        if people >= self._member.games[game].game.good_number:
            return None
        return _Option(table.stage == "lobby", people == 1, people, game, gathering)

    async def _is_anyone_at(self, table: Table) -> bool:
        """Whether somebody is there of those who sit there: a table is as it was left when all have gone."""
        try:
            here = await self._member.who_is_at(table.code)
        except (NoSuchTable, TableBroken):
            return False
        return any(place.person in here for place in table.places)

    async def _table(self, code: str) -> Table | None:
        try:
            return await self._member.look(code)
        except (NoSuchTable, TableBroken):
            return None

    async def _open(self, game: str, language: Language) -> str:
        games = self._member.games
        return await self._member.open_with(
            game, lambda code: rules.open_matched(games, code, game, language)
        )

    def _game_of_the_minute(self, games: tuple[str, ...], now: int) -> str:
        """The same for all who want any game and come at the same time, whichever gate they come to."""
        return games[now // 60_000 % len(games)]


def _with(kept: Gatherings, sent: Gathering, now: int) -> tuple[Gathering, ...]:
    """What is kept from now on: without the tables to which nobody is sent any more."""
    others = (one for one in kept.tables if one.code != sent.code and now - one.since < KEEP_MS)
    return (*others, sent)


def _begun(table: Table) -> int:
    """When people began to gather in this lobby; who was sent there before has come and gone."""
    clock = table.clock and table.clock.outermost
    return clock.ends - int(clock.seconds * 1000) if clock else 0
