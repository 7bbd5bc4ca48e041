"""The voices at one table: whom Janus passes on to whom is what the rules say, and nobody else can change it.

Every voice goes to Janus, and Janus passes it on to each hearer or does not. A browser has no way to ask
Janus for anything: all handles are ours, and it is sent session descriptions and nothing more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import count

from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.house.talk import Reach
from inklings.house.voice import NOBODY, may_take_part, voice_of
from inklings.kernel.game import Seat
from inklings.live.supervisor import Supervisor
from inklings.live.voice import Browser
from inklings.voice.janus import Janus, JanusError
from inklings.voice.janus_room import MOST_PEOPLE, JanusRoom
from inklings.voice.participant import Participant
from inklings.wire.voice import Answered, AnyVoiceNews, Audible, Offered, Out, Room, Speaker

logger = logging.getLogger(__name__)

ANSWER_SECONDS = 10.0
"""How long a browser has to answer an offer."""
feeds = count(1)


class VoiceRoom:
    """Who takes part at a table, and what Janus is told to pass on."""

    def __init__(
        self,
        games: GameRegistry,
        table: Table,
        janus: Janus,
        supervisor: Supervisor,
        tell: Callable[[Browser | None, AnyVoiceNews], None],
    ) -> None:
        """`tell` takes a browser, or None for all at the table."""
        self._games, self._table, self._supervisor = games, table, supervisor
        self._janus = JanusRoom(janus)
        self._tell = tell
        self._people: dict[str, Participant] = {}
        self._reach: dict[int, frozenset[Seat]] = {}
        """Who hears each voice now."""
        self._is_hushed = False
        self._told = Room(here=True)
        self.used_at = 0.0
        """When somebody was here last, in seconds that never jump."""

    @property
    def size(self) -> int:
        """How many take part."""
        return len(self._people)

    @property
    def shown(self) -> Room:
        """Who takes part, as everyone at the table is told."""
        seats = {one.person: self._table.seat_of(one.person) for one in self._people.values() if one.is_ready}
        people = ((self._people[person], seat) for person, seat in seats.items())
        return Room(True, tuple(Speaker(one.feed, seat, one.on) for one, seat in people if seat is not None))

    def may_enter(self, person: str) -> bool:
        """Whether this person may take part now."""
        return may_take_part(self._table, person) and (
            person in self._people or len(self._people) < MOST_PEOPLE
        )

    # --- what happens --------------------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        """The table is another one now: from here on the new rules hold."""
        self._table = table
        for one in list(self._people.values()):
            if not self.may_enter(one.person):
                self._drop(one, Out(again=False))
        self._enforce()
        self._show()

    def hush(self, *, hushed: bool) -> None:
        """Let nobody hear anything while it is not known what the rules say now."""
        if self._is_hushed != hushed:
            self._is_hushed = hushed
            self._enforce()

    def microphone(self, person: str, browser: Browser, *, on: bool, wish: Reach) -> None:
        """Somebody switches their microphone, or would speak to others."""
        one = self._people.get(person)
        if one and one.browser == browser:
            one.on, one.wish = on, wish
            self._enforce()
            self._show()

    def heard(self, person: str, browser: Browser, number: int, sdp: str) -> None:
        """A browser says how it receives what it was offered."""
        one = self._people.get(person)
        if one and one.browser == browser and number == one.offers and one.answer and not one.answer.done():
            one.answer.set_result(sdp)

    def left(self, person: str, browser: Browser) -> None:
        """Somebody takes part no longer, or their browser has gone."""
        one = self._people.get(person)
        if one and one.browser == browser:
            self._drop(one)

    def ended(self, handle: int) -> None:
        """Janus has no connection by this handle any more."""
        for one in list(self._people.values()):
            if handle in {one.publisher, one.listener}:
                self._drop(one, Out(again=True))

    def close(self, news: Out) -> None:
        """Nobody takes part any more."""
        for one in list(self._people.values()):
            self._drop(one, news)
        self._supervisor.once("voice", self._janus.close())

    # --- coming --------------------------------------------------------------------------------------

    async def admit(self, person: str, browser: Browser, sdp: str) -> None:
        """Take in somebody's voice. Nobody is joined to it before that."""
        if not self.may_enter(person):
            self._tell(browser, Out(again=False))
            return
        if before := self._people.get(person):
            self._drop(before, None if before.browser == browser else Out(again=False))
        one = self._people[person] = Participant(person, browser, next(feeds))
        try:
            one.publisher, answer = await self._janus.publish(one.feed, sdp)
        except JanusError as error:
            self._lose(one, error)
            return
        if self._people.get(person) is not one:
            await self._janus.detach(one.publisher)
            return
        self._tell(browser, Answered(answer))

    def connected(self, handle: int) -> None:
        """Janus has a connection by this handle: if somebody sends by it, others can be joined to them."""
        for one in self._people.values():
            if handle == one.publisher and not one.is_ready:
                one.is_ready = True
                self._show()
                self._join_all()
                return

    # --- hearing -------------------------------------------------------------------------------------

    def _join_all(self) -> None:
        for one in self._people.values():
            if one.is_ready and not one.is_joining and self._missing(one):
                one.is_joining = True
                self._supervisor.once("voice", self._join(one))

    def _missing(self, one: Participant) -> list[Participant]:
        """The others whose voices somebody could not hear yet, whatever the rules say."""
        known = set(one.feeds.values())
        return [it for it in self._people.values() if it is not one and it.is_ready and it.feed not in known]

    async def _join(self, one: Participant) -> None:
        """Join somebody to all voices; each is passed on from when the rules say so, and not before."""
        try:
            while self._is_here(one) and (missing := self._missing(one)):
                try:
                    async with one.listening:
                        offer = await self._subscribe(one, missing)
                except JanusError:
                    if all(map(self._is_here, missing)):
                        raise
                    continue  # somebody went meanwhile
                if not self._is_here(one):
                    await self._janus.detach(one.listener)
                    return
                one.answer = asyncio.get_running_loop().create_future()
                one.offers += 1
                self._enforce()
                self._tell(one.browser, Offered(one.offers, offer, one.feeds))
                answer = await asyncio.wait_for(one.answer, ANSWER_SECONDS)
                await self._janus.start(one.listener, answer)
        except (JanusError, TimeoutError) as error:
            self._lose(one, error)
        finally:
            one.is_joining = False

    async def _subscribe(self, one: Participant, missing: list[Participant]) -> str:
        there = {it.feed for it in self._people.values()}
        gone = [medium for medium, feed in one.feeds.items() if feed not in there]
        # Janus passes on whatever is new on a medium: so these are mute until it has been told not to.
        async with self._guarded(missing):
            found = await self._janus.subscribe(one.listener, [it.feed for it in missing], gone)
            one.listener, one.feeds = found.listener, found.feeds
            one.sent = await self._pass_on(one, dict.fromkeys(one.feeds, False))
        return found.offer

    @asynccontextmanager
    async def _guarded(self, speakers: Iterable[Participant]) -> AsyncGenerator[None]:
        """Mute these voices for everyone for as long as this lasts, which is some milliseconds."""
        muted: list[Participant] = []
        try:
            for one in speakers:
                async with one.guarding:
                    muted.append(one)
                    one.guards += 1
                    if one.guards == 1:
                        await self._janus.mute(one.feed, mute=True)
            yield
        finally:
            for one in muted:
                async with one.guarding:
                    one.guards -= 1
                    if one.guards == 0 and self._is_here(one):
                        await self._janus.mute(one.feed, mute=False)

    # --- the rules -----------------------------------------------------------------------------------

    def _enforce(self) -> None:
        """Have Janus pass on to everyone what the rules let them hear now, and browsers play nothing else."""
        self._reach = {one.feed: self._hearers(one) for one in self._people.values()}
        for one in self._people.values():
            if not one.listener:
                continue
            wanted = self._audible(one)
            if not one.is_settling and wanted != one.sent:
                one.is_settling = True
                self._supervisor.once("voice", self._settle(one))
            feeds = tuple(feed for medium, feed in one.feeds.items() if wanted[medium])
            if feeds != one.audible:
                one.audible = feeds
                self._tell(one.browser, Audible(feeds))

    def _hearers(self, speaker: Participant) -> frozenset[Seat]:
        seat = self._table.seat_of(speaker.person)
        if seat is None or not speaker.on or self._is_hushed:
            return NOBODY
        return voice_of(self._games, self._table, seat, speaker.wish).hearers

    def _audible(self, hearer: Participant) -> dict[str, bool]:
        """For each medium of a hearer, whether it is to be heard now."""
        seat = self._table.seat_of(hearer.person)
        return {medium: seat in self._reach.get(feed, NOBODY) for medium, feed in hearer.feeds.items()}

    async def _settle(self, one: Participant) -> None:
        try:
            async with one.listening:
                while self._is_here(one) and (wanted := self._audible(one)) != one.sent:
                    one.sent = await self._pass_on(one, wanted)
        except JanusError as error:
            self._lose(one, error)
        finally:
            one.is_settling = False

    async def _pass_on(self, one: Participant, wanted: dict[str, bool]) -> dict[str, bool]:
        await self._janus.pass_on(one.listener, wanted)
        return wanted

    # --- going ---------------------------------------------------------------------------------------

    def _is_here(self, one: Participant) -> bool:
        return self._people.get(one.person) is one

    def _lose(self, one: Participant, error: Exception) -> None:
        """Something went wrong with somebody: they hear nothing and are not heard, until they enter again."""
        if self._is_here(one):
            logger.warning("a voice was lost: %s", str(error) or "no answer of the browser")
            self._drop(one, Out(again=True))

    def _drop(self, one: Participant, news: Out | None = None) -> None:
        del self._people[one.person]
        if one.answer and not one.answer.done():
            one.answer.cancel()
        for handle in (one.publisher, one.listener):
            if handle:
                self._supervisor.once("voice", self._janus.detach(handle))
        if news:
            self._tell(one.browser, news)
        self._show()

    def _show(self) -> None:
        if self.shown != self._told:
            self._told = self.shown
            self._tell(None, self._told)
