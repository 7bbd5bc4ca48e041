"""Tells people whose turn it is at tables that are played over days: by Web Push, and by a webhook."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import NamedTuple

from msgspec.structs import replace

from inklings.house.identity import notice_topic
from inklings.house.table import Table
from inklings.house.talk import shown_name
from inklings.kernel.game import Seat
from inklings.live.failures import NoSuchTable, TableBroken, Unavailable
from inklings.live.member import Member
from inklings.live.notice_store import WEBHOOK, NoticeStore
from inklings.notices import texts
from inklings.notices.destinations import Destinations, push_services
from inklings.notices.subscription import HouseKey, Subscription, Webhook

logger = logging.getLogger(__name__)

AT_ONCE = 8
"""How many notices are sent at a time."""
AGAIN_MS = 10 * 60 * 1000
"""When a push service that was busy is asked again."""
LEAST_SECONDS = 60
NOBODY = "https://inklings.invalid"
"""In place of the operator's contact, which every notice has to name."""
START_AGAIN_SECONDS = 5.0


@dataclass(frozen=True)
class NoticeSettings:
    """What an operator says about notices."""

    key: HouseKey | None = None
    """The operator's key; None: the first runner makes one."""
    contact: str = NOBODY
    """Where push services can reach the operator, as a URI."""
    push_services: Destinations = field(default_factory=push_services)
    webhooks: Destinations = field(default_factory=lambda: Destinations(()))


USUAL = NoticeSettings()


class _Turn(NamedTuple):
    """Somebody who is awaited and has subscribed."""

    seat: Seat
    person: str
    subscription: Subscription


class TurnCaller:
    """One of any number of them: each table is looked after by one at a time."""

    def __init__(self, member: Member, settings: NoticeSettings) -> None:
        self._member = member
        self._settings = settings
        self._store: NoticeStore = member.archive.notices
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._key: HouseKey | None = None

    def start(self) -> None:
        """Begin to hear whose turn it is."""
        self._member.supervisor.once("turns", self._start())

    async def _start(self) -> None:
        while True:
            try:
                if find_spec("pywebpush"):
                    from inklings.notices.sending import new_key  # noqa: PLC0415  (needs the extra)

                    if own := self._settings.key:
                        await self._store.replace_key(own)
                    self._key = await self._store.key() or await self._store.keep_key(new_key())
                await self._store.hear_turns(self._called)
            except Unavailable:
                await asyncio.sleep(START_AGAIN_SECONDS)
            else:
                return

    def _called(self, code: str, done: Callable[[], None]) -> None:
        self._member.supervisor.once("turn", self._tell(code, done))

    async def _tell(self, code: str, done: Callable[[], None]) -> None:
        try:
            table = await self._member.look(code)
            if table.over_days and table.stage == "playing" and not table.hold:
                if not table.bots.keys().isdisjoint(table.awaited):
                    self._member.tables.play_bots(code)
                if self._key:
                    await self._tell_all(table, self._key)
        except (NoSuchTable, TableBroken):
            pass
        except Unavailable:
            return  # the engine calls again
        done()

    async def _tell_all(self, table: Table, key: HouseKey) -> None:
        wanted = await self._store.at(table.code)
        turns = list(_turns(table, wanted.people))
        now = self._member.bus.now()
        quiet = {turn.person: turn.subscription.quiet.left(now) for turn in turns if turn.subscription.quiet}
        told = await asyncio.gather(
            *(self._push(table, turn, key) for turn in turns if not quiet.get(turn.person)),
            self._post(table, wanted.webhook),
        )
        seated = {place.person for place in table.places}
        for person in wanted.people.keys() - seated:
            await self._store.drop(table.code, person)
        waits = [left for left in quiet.values() if left]
        waits += [AGAIN_MS for is_told in told if not is_told]
        if waits:
            await self._store.call_later(table.code, now + min(waits))

    async def _push(self, table: Table, turn: _Turn, key: HouseKey) -> bool:
        """Tell one person; returns false if they have to be told later."""
        from inklings.notices.sending import Notice, Sent, push  # noqa: PLC0415  (needs the extra)

        subscription = turn.subscription
        if not self._settings.push_services.allow(subscription.endpoint):
            await self._store.drop(table.code, turn.person)
            return True
        game = self._member.games[table.game].game
        offer = next(iter(game.offers(table.state, turn.seat)), None)
        if offer is None:
            return True
        kind = str(type(offer).__struct_config__.tag)
        left = (table.alarm.ends - self._member.bus.now()) // 1000 if table.alarm else 0
        notice = Notice(
            title=texts.heading(table.game, table.code, subscription.language),
            body=texts.awaited(table.game, kind, subscription.language),
            code=table.code,
            topic=notice_topic(table.code, turn.person),
            seconds=max(LEAST_SECONDS, left),
        )
        async with self._sending:
            sent = await asyncio.to_thread(push, key, self._settings.contact, subscription, notice)
        if sent is Sent.GONE:
            await self._store.drop(table.code, turn.person)
        elif sent is Sent.TAKEN:
            await self._note(table, turn)
        return sent is not Sent.LATER

    async def _note(self, table: Table, turn: _Turn) -> None:
        """Remember that somebody was told, unless they have changed or ended their subscription meanwhile."""
        now = (await self._store.at(table.code)).people.get(turn.person)
        if now == turn.subscription:
            told = replace(turn.subscription, told=table.waits_for)
            await self._store.keep(table.code, turn.person, told)

    async def _post(self, table: Table, webhook: Webhook | None) -> bool:
        """Tell the group for whom it waits; returns false if it has to be told later."""
        from inklings.notices.sending import Sent, post  # noqa: PLC0415  (needs the extra)

        people = (table.places[seat] for seat in table.awaited if seat not in table.bots)
        names = [shown_name(self._member.games, table, place) for place in people]
        if webhook is None or not names or webhook.told == table.waits_for:
            return True
        if not self._settings.webhooks.allow(webhook.url):
            await self._store.drop(table.code, WEBHOOK)
            return True
        heading = texts.heading(table.game, table.code, webhook.language)
        text = f"{heading}. {texts.waiting_for(table.game, names, webhook.language)}"
        async with self._sending:
            sent = await asyncio.to_thread(post, webhook, text)
        if sent is Sent.GONE:
            logger.warning("table %s: its webhook is not taken any more, so it is removed", table.code)
            await self._store.drop(table.code, WEBHOOK)
        elif sent is Sent.TAKEN:
            await self._store.keep_webhook(table.code, replace(webhook, told=table.waits_for))
        return sent is not Sent.LATER


def _turns(table: Table, people: dict[str, Subscription]) -> Iterator[_Turn]:
    """Those who are awaited, want to be told, and have not been told of this yet."""
    for seat in table.awaited:
        person = table.places[seat].person
        subscription = people.get(person) if person else None
        if person and subscription and subscription.told != table.waits_for:
            yield _Turn(seat, person, subscription)
