"""Makes the streams of a cell, or brings those of an older release up to date."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from inklings.house.codes import SHARDS
from inklings.live.bus import NatsBus
from inklings.live.engine import EngineError
from inklings.live.jetstream import Failure, decode_answer, decode_config
from inklings.live.streams import Streams

logger = logging.getLogger(__name__)

PREPARE_SECONDS = 60.0
NAME_IN_USE = 10058
"""Another member has made the stream, perhaps with another number of copies."""
NO_ANSWER = Failure(0, "no answer, as if JetStream were off or a cluster had no leader")
_JETSTREAM_OFF = "JetStream is off there: turn it on with a jetstream {} block in the server's configuration."
HOPELESS = {
    10074: "this NATS server is alone, so it can keep only one copy: use --replicas 1, or a cluster.",
    10076: _JETSTREAM_OFF,
    10039: _JETSTREAM_OFF,
}
"""Answers of the engine that will not change, and what to do about them."""


class StreamSetup:
    """Asks the engine until every stream is there."""

    def __init__(self, bus: NatsBus, streams: Streams) -> None:
        self._bus = bus
        self._streams = streams
        self._not_ready = "it does not answer"
        """Why the engine last could not make something."""

    async def prepare(self) -> None:
        """Make the streams if they are not there yet, and set our time by it; raises `EngineError`."""
        try:
            await self._prepare()
        except TimeoutError:
            raise EngineError(
                f"the engine could not make its streams in {PREPARE_SECONDS:.0f} s: {self._not_ready}. "
                "`inklings doctor gate` says more."
            ) from None

    async def _prepare(self) -> None:
        async with asyncio.timeout(PREPARE_SECONDS):
            for shard in range(SHARDS):
                await self._ensure(self._streams.tables(shard))
                await self._ensure(self._streams.clocks(shard))
            await self._ensure(self._streams.floor)
            await self._ensure(self._streams.sweeps)
            await self._ensure(self._streams.reports)
            await self._ensure(self._streams.links)
            await self._ensure(self._streams.decks)
            await self._ensure(self._streams.operators)
            await self._ensure(self._streams.notices)
            await self._ensure(self._streams.turns)
            await self._ensure(self._streams.activities)
            await self._ensure(self._streams.gatherings)
            await self._ensure(self._streams.rooms)
            while not await self._bus.set_time(self._streams.name(0)):
                pass

    async def _ensure(self, config: dict[str, Any]) -> None:
        """Make a stream, unless there is one; a stream that an older release made gets what is new."""
        answer = await self._bus.ask(f"$JS.API.STREAM.INFO.{config['name']}")
        found = decode_config(answer.data).config if answer else None
        if found is None:
            whole = {"storage": "file", "num_replicas": self._bus.address.replicas, **config}
            await self.make(f"STREAM.CREATE.{config['name']}", whole)
        elif any(found.get(name) != value for name, value in config.items()):
            await self.make(f"STREAM.UPDATE.{config['name']}", {**found, **config})

    async def make(self, what: str, config: dict[str, Any]) -> None:
        """Ask the engine for it until it is there: a cluster may still be choosing its leaders."""
        data = msgspec.json.encode(config)
        while True:
            answer = await self._bus.ask(f"$JS.API.{what}", data)
            failure = decode_answer(answer.data).error if answer else NO_ANSWER
            if failure is None or failure.err_code == NAME_IN_USE:
                return
            if failure.err_code in HOPELESS:
                raise EngineError(HOPELESS[failure.err_code])
            if failure.description != self._not_ready:
                self._not_ready = failure.description
                logger.info("the engine is not ready: %s: %s", what, failure.description)
            await asyncio.sleep(0.05)
