"""One room of Janus: what it is asked about the voices at a table."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, NamedTuple

from inklings.voice.janus import Janus, JanusError

MOST_PEOPLE = 13
"""What a browser hears has to fit into one frame of its own: each voice takes some three hundred bytes."""
MEDIUM = "0"
"""Of a speaker's description: it has one."""


class Subscribed(NamedTuple):
    """What somebody could hear from now on."""

    listener: int
    feeds: dict[str, int]
    """The voice on each medium."""
    offer: str


class JanusRoom:
    """Each method raises `JanusError`."""

    def __init__(self, janus: Janus) -> None:
        self._janus = janus
        self._number = secrets.randbits(48)
        self._secret = secrets.token_urlsafe(12)
        self._control = 0
        self._opening = asyncio.Lock()

    async def close(self) -> None:
        """End the room."""
        if self._control:
            try:
                await self._moderate({"request": "destroy"})
            except JanusError:
                return  # Janus has gone, and the room with it
            await self._janus.detach(self._control)

    async def detach(self, handle: int) -> None:
        """End a handle, and all that is sent or received by it."""
        await self._janus.detach(handle)

    async def publish(self, feed: int, offer: str) -> tuple[int, str]:
        """Take in a voice under this number; returns the handle by which it comes, and how."""
        await self._open()
        handle = await self._janus.attach()
        join = {"request": "joinandconfigure", "ptype": "publisher", "room": self._number, "id": feed}
        try:
            _, answer = await self._janus.ask(handle, join, offer=offer)
        except JanusError:
            await self._janus.detach(handle)
            raise
        return handle, answer

    async def mute(self, feed: int, *, mute: bool) -> None:
        """Pass this voice on to nobody, or again to those who may hear it."""
        await self._moderate({"request": "moderate", "id": feed, "mid": MEDIUM, "mute": mute})

    async def subscribe(self, listener: int, feeds: list[int], gone: list[str]) -> Subscribed:
        """Join a listener, or a new one if it is 0, to these voices, and end the media of others."""
        wanted = [{"feed": feed, "mid": MEDIUM} for feed in feeds]
        if listener:
            request: dict[str, Any] = {"request": "update", "subscribe": wanted}
            request |= {"unsubscribe": [{"sub_mid": medium} for medium in gone]} if gone else {}
            told, offer = await self._janus.ask(listener, request)
        else:
            listener = await self._janus.attach()
            join = {"request": "join", "ptype": "subscriber", "room": self._number}
            try:
                told, offer = await self._janus.ask(listener, join | {"streams": wanted, "autoupdate": False})
            except JanusError:
                await self._janus.detach(listener)
                raise
        media = [one for one in told["streams"] if one.get("active") and one.get("feed_id")]
        return Subscribed(listener, {one["mid"]: one["feed_id"] for one in media}, offer)

    async def pass_on(self, listener: int, wanted: dict[str, bool]) -> None:
        """Pass on what is wanted of each medium, and nothing of the others."""
        streams = [{"mid": medium, "send": send} for medium, send in wanted.items()]
        await self._janus.ask(listener, {"request": "configure", "streams": streams})

    async def start(self, listener: int, answer: str) -> None:
        """A listener has said how it receives what was offered."""
        await self._janus.ask(listener, {"request": "start"}, answer=answer)

    async def _moderate(self, request: dict[str, Any]) -> None:
        await self._janus.ask(self._control, {**request, "room": self._number, "secret": self._secret})

    async def _open(self) -> None:
        async with self._opening:
            if not self._control:
                control = await self._janus.attach()
                room = {"request": "create", "room": self._number, "secret": self._secret, "is_private": True}
                kind = {"publishers": MOST_PEOPLE, "audiocodec": "opus", "opus_fec": True, "opus_dtx": True}
                await self._janus.ask(control, room | kind)
                self._control = control
