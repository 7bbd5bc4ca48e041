"""The line on which gates pass on what is said at a table: a plain subject, at most once, nothing kept."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from inklings.house.ledger import Ledger, Unavailable
from inklings.house.room import Room
from inklings.house.talk import AnyTalk


class Uttered(Struct, frozen=True):
    """Something on its way to every gate of a table."""

    person: str
    """Not a seat: where they sit, and whether they may speak, is looked up on arrival."""
    version: int
    """The table at which it was allowed: nobody judges it by an older one."""
    talk: AnyTalk


_uttered: msgspec.json.Decoder[Uttered] = msgspec.json.Decoder(Uttered)


class Line:
    """One gate's end of a table's line."""

    def __init__(self, ledger: Ledger, room: Room) -> None:
        self._ledger = ledger
        self._room = room
        self._subscription: Subscription | None = None

    async def open(self, hear: Callable[[Uttered], None]) -> None:
        """Hear whatever is said, our own guests' talk as well."""

        async def on_message(message: Msg) -> None:
            uttered = _uttered.decode(message.data)
            await self._room.reach(uttered.version)
            hear(uttered)

        self._subscription = await self._ledger.client.subscribe(self._subject, cb=on_message)

    async def close(self) -> None:
        """Hear nothing more."""
        if self._subscription:
            await self._subscription.unsubscribe()

    async def pass_on(self, person: str, talk: AnyTalk) -> None:
        """Send it; raises `Unavailable` while the engine is away: nobody wants to hear it later."""
        if not self._ledger.client.is_connected:
            raise Unavailable
        uttered = Uttered(person=person, version=self._room.version, talk=talk)
        try:
            await self._ledger.client.publish(self._subject, msgspec.json.encode(uttered))
        except NatsError as error:
            raise Unavailable from error

    @property
    def _subject(self) -> str:
        return self._ledger.subject("talk", self._room.code)
