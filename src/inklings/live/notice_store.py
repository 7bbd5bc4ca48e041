"""Who wants to be told whose turn it is, as the engine keeps it: beside the logs, and gone with their tables.

An address of a push service is a secret of a browser, so it is in no log, and nobody is shown it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from inklings.live.bus import NatsBus
from inklings.live.failures import Unavailable
from inklings.live.jetstream import END_OF_BATCH, decode_ack, decode_answer
from inklings.live.nats_link import Message
from inklings.live.newest_message import found, newest_in, newest_of
from inklings.live.schedules import scheduled
from inklings.live.streams import NANOSECONDS, Streams
from inklings.notices.subscription import (
    HouseKey,
    Subscription,
    Webhook,
    decode_key,
    decode_subscription,
    decode_webhook,
    encode,
)

WEBHOOK = "webhook"
"""In place of a person."""
RING_SECONDS = 60
"""How long a runner may take to tell everyone, before another one does."""
RINGS = 5


class Wanted(NamedTuple):
    """What is wanted at a table: a subscription of each person, and a webhook."""

    people: dict[str, Subscription]
    webhook: Webhook | None


class NoticeStore:
    """The subscriptions of one cell. All of it raises `Unavailable`."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._streams = Streams(bus.address.name)
        self._stream = self._streams.notices["name"]

    # --- the key of the house ------------------------------------------------------------------------

    async def key(self) -> HouseKey | None:
        """The key with which notices of this cell are signed; None: no runner has made one yet."""
        answer = await self._bus.ask(newest_in(self._stream), newest_of(self._streams.notice_key))
        if answer is None:
            raise Unavailable
        newest = found.decode(answer.data)
        if newest.error and not newest.is_none:
            raise Unavailable
        return decode_key(newest.message.data) if newest.message else None

    async def keep_key(self, key: HouseKey) -> HouseKey:
        """Keep this key unless there is one; returns the one that is kept."""
        await self._bus.ask(
            self._streams.notice_key, encode(key), headers={"Nats-Expected-Last-Subject-Sequence": "0"}
        )
        kept = await self.key()
        if kept is None:
            raise Unavailable
        return kept

    async def replace_key(self, key: HouseKey) -> None:
        """Keep this key, whichever there was. Browsers that subscribed with another are told nothing more."""
        if await self.key() != key:
            await self._put(self._streams.notice_key, encode(key))

    # --- subscriptions -------------------------------------------------------------------------------

    async def keep(self, code: str, person: str, wanted: Subscription) -> None:
        """Tell this person from now on."""
        await self._put(self._streams.notice(code, person), encode(wanted))

    async def keep_webhook(self, code: str, webhook: Webhook) -> None:
        """Tell this group from now on."""
        await self._put(self._streams.notice(code, WEBHOOK), encode(webhook))

    async def drop(self, code: str, person: str = "*") -> None:
        """Tell a person, or everyone at a table, nothing more."""
        await self._purge(self._stream, self._streams.notice(code, person))

    async def drop_table(self, code: str) -> None:
        """Keep nothing of a table."""
        await self.drop(code)
        for word in ("turn", "later", "turned"):
            await self._purge(self._streams.turns["name"], self._streams.turn(word, code))

    async def at(self, code: str) -> Wanted:
        """What is wanted at a table."""
        answer: asyncio.Future[dict[str, bytes] | None] = asyncio.get_running_loop().create_future()
        kept: dict[str, bytes] = {}

        def reply(message: Message | None) -> bool:
            if message is not None and not message.status:
                kept[message.header("Nats-Subject").rpartition(".")[2]] = message.data
                return True
            answer.set_result(kept if message and message.status in END_OF_BATCH else None)
            return False

        ask = msgspec.json.encode({"multi_last": [self._streams.notice(code, "*")]})
        self._bus.request(f"$JS.API.DIRECT.GET.{self._stream}", ask, reply)
        if await answer is None:
            raise Unavailable
        webhook = kept.pop(WEBHOOK, None)
        return Wanted(
            {person: decode_subscription(data) for person, data in kept.items()},
            decode_webhook(webhook) if webhook else None,
        )

    # --- when to tell --------------------------------------------------------------------------------

    async def call_later(self, code: str, at: int) -> None:
        """Have a runner look at a table at this time; a later call takes the place of the one before."""
        await self._put(
            self._streams.turn("later", code), b"", scheduled(at, self._streams.turn("turned", code))
        )

    async def hear_turns(self, call: Callable[[str, Callable[[], None]], None]) -> None:
        """Have each table at which it is someone's turn called back at one runner, until that is done."""

        def on_message(message: Message) -> None:
            call(message.subject.rpartition(".")[2], lambda: self._bus.answer(message, b"+ACK"))

        stream, bell = self._streams.turns["name"], self._streams.turn("bell", "runners")
        config = {
            "durable_name": "runners",
            "deliver_subject": bell,
            "deliver_group": "runners",
            "filter_subject": self._streams.turn("turned", "*"),
            "deliver_policy": "all",
            "ack_policy": "explicit",
            "ack_wait": RING_SECONDS * NANOSECONDS,
            "max_deliver": RINGS,
        }
        ask = msgspec.json.encode({"stream_name": stream, "config": config})
        answer = await self._bus.ask(f"$JS.API.CONSUMER.DURABLE.CREATE.{stream}.runners", ask)
        if answer is None or decode_answer(answer.data).error:
            raise Unavailable
        self._bus.subscribe_messages(bell, on_message, queue="runners")

    async def _put(self, subject: str, data: bytes, headers: dict[str, str] | None = None) -> None:
        answer = await self._bus.ask(subject, data, headers=headers)
        if answer is None or decode_ack(answer.data).error:
            raise Unavailable

    async def _purge(self, stream: str, subject: str) -> None:
        ask = msgspec.json.encode({"filter": subject})
        answer = await self._bus.ask(f"$JS.API.STREAM.PURGE.{stream}", ask)
        if answer is None or decode_answer(answer.data).error:
            raise Unavailable
