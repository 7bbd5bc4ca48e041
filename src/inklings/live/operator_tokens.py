"""Operators' tokens: random texts of which the engine keeps only the hashes, each for as long as it holds.

A token is looked up by its hash. It is never compared with another text, so how long an answer takes says
nothing about tokens that hold.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec

from inklings.live.bus import NatsBus
from inklings.live.failures import Unavailable
from inklings.live.newest_message import Found, newest_in, newest_of
from inklings.live.streams import Streams

BYTES = 32


class _Answer(Found):
    purged: int = 0


_answers = msgspec.json.Decoder(_Answer)


class Tokens:
    """The tokens of one cell."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._streams = Streams(bus.address.name)

    async def make(self, seconds: int) -> str:
        """A new token that holds for so long; raises `Unavailable`."""
        token = secrets.token_urlsafe(BYTES)
        answer = await self._ask(self._subject(token), headers={"Nats-TTL": f"{seconds}s"})
        if answer.error:
            raise Unavailable
        return token

    async def knows(self, token: str) -> bool:
        """Whether this token holds, as the leader of the stream knows it; raises `Unavailable`."""
        ask = newest_of(self._subject(token))
        answer = await self._ask(newest_in(self._streams.operators["name"]), ask)
        if answer.error and not answer.is_none:
            raise Unavailable
        return not answer.is_none

    async def revoke_all(self) -> int:
        """End all tokens; returns how many there were. Raises `Unavailable`."""
        ask = msgspec.json.encode({"filter": self._streams.token("*")})
        answer = await self._ask(f"$JS.API.STREAM.PURGE.{self._streams.operators['name']}", ask)
        if answer.error:
            raise Unavailable
        return answer.purged

    def _subject(self, token: str) -> str:
        return self._streams.token(sha256(token.encode()).hexdigest())

    async def _ask(self, subject: str, data: bytes = b"", headers: dict[str, str] | None = None) -> _Answer:
        answer = await self._bus.ask(subject, data, headers=headers)
        if answer is None:
            raise Unavailable
        return _answers.decode(answer.data)
