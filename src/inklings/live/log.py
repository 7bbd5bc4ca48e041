"""The log: every table's entries and durable clocks, kept by NATS JetStream."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from inklings.house.codes import SHARDS, shard_of
from inklings.house.floor import FIRST, Forms
from inklings.live.bus import NatsBus
from inklings.live.floor import StoredFloor
from inklings.live.interfaces import (
    AppendAnswer,
    Appended,
    Busy,
    Cancel,
    Conflict,
    Duplicate,
    Full,
    Stored,
    Unknown,
)
from inklings.live.jetstream import BATCH, END_OF_BATCH, Ack, StreamInfo, decode_ack, decode_info
from inklings.live.nats_link import Message
from inklings.live.newest_message import Found, found, newest_in, newest_of
from inklings.live.schedules import scheduled
from inklings.live.space import Size
from inklings.live.stream_setup import StreamSetup
from inklings.live.streams import Streams

logger = logging.getLogger(__name__)

WRONG_LAST_SEQUENCE = 10071
IN_PROCESS = (10158, 10164)
"""A cluster is still storing what came first: another's entry, or our own first try."""
NO_ROOM = (10023, 10047, 10077)
"""The engine's disk, its store or the stream is as full as it may be."""
NANOSECONDS = 1_000_000_000
CALL_MS = 15_000
"""How long after a move people are told whose turn it is: those who are here may move at once."""
RING_SECONDS = 5.0
"""A ring that is not acknowledged by then is given to another gate."""
RINGS = 10
"""How often a clock rings at most, if no gate can handle it."""

_forms = msgspec.json.Decoder(Forms)


class NatsLog:
    """Appends to, reads and follows the logs of all tables in one cell."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._cell = bus.address.name
        self._streams = Streams(self._cell, bus.address.most_bytes)
        self._setup = StreamSetup(bus, self._streams)
        self._unanswered = 0
        self.on_unanswered: Callable[[int], None] = lambda _: None
        """Called with the number of appends in a row that the connected engine has not answered."""

    async def prepare(self) -> None:
        """Make the streams if they are not there yet, and set our time by one; raises `EngineError`."""
        await self._setup.prepare()
        self._bus.watch([self._streams.name(shard) for shard in range(SHARDS)])

    # --- the log -------------------------------------------------------------------------------------

    def append(
        self, code: str, data: bytes, *, after: int, command: str, answer: Callable[[AppendAnswer], None]
    ) -> None:
        """Store an entry right after the sequence `after`. A message id lets the same command count once."""
        connected = self._bus.is_connected

        def reply(message: Message | None) -> bool:
            if message is None:
                if connected and self._bus.is_connected:
                    self._unanswered += 1
                    self.on_unanswered(self._unanswered)
                answer(Unknown("no answer"))
            else:
                self._unanswered = 0
                answer(_append_answer(decode_ack(message.data)))
            return False

        headers = {"Nats-Expected-Last-Subject-Sequence": str(after), "Nats-Msg-Id": f"{code}:{command}"}
        self._bus.request(self._streams.subject("table", code), data, reply, headers=headers)

    async def replace(self, code: str, data: bytes, *, after: int, seconds: int = 0) -> AppendAnswer:
        """Store an entry in place of a whole log that ends with `after`; it is gone after some seconds."""
        headers = {"Nats-Expected-Last-Subject-Sequence": str(after), "Nats-Rollup": "sub"}
        if seconds:
            headers["Nats-TTL"] = f"{seconds}s"
        answer = await self._bus.ask(self._streams.subject("table", code), data, headers=headers)
        return _append_answer(decode_ack(answer.data)) if answer else Unknown("no answer")

    def last(self, code: str, answer: Callable[[int | None], None]) -> None:
        """The sequence of the newest entry as the stream's leader knows it."""

        def reply(message: Message | None) -> bool:
            answer(None if message is None else _last(found.decode(message.data)))
            return False

        ask = newest_of(self._streams.subject("table", code))
        self._bus.request(newest_in(self._streams.name(shard_of(code))), ask, reply)

    def read(self, code: str, *, after: int, answer: Callable[[Sequence[Stored] | None], None]) -> None:
        """The entries after this sequence, as many as come in one batch, as any replica has them."""
        found: list[Stored] = []

        def reply(message: Message | None) -> bool:
            if message is None:
                answer(None)
                return False
            if not message.status:
                previous = found[-1].sequence if found else after
                found.append(Stored(int(message.header("Nats-Sequence")), previous, message.data))
                return True
            answer(found if message.status in END_OF_BATCH else None)
            return False

        ask = {"seq": after + 1, "next_by_subj": self._streams.subject("table", code), "batch": BATCH}
        subject = f"$JS.API.DIRECT.GET.{self._streams.name(shard_of(code))}"
        self._bus.request(subject, msgspec.json.encode(ask), reply)

    def follow(self, code: str, hear: Callable[[Stored], None]) -> Cancel:
        """Hear what is stored from now on: republished by the stream, so never a refused entry."""

        def on_message(message: Message) -> None:
            previous = int(message.header("Nats-Last-Sequence"))
            hear(Stored(int(message.header("Nats-Sequence")), previous, message.data))

        return self._bus.subscribe_messages(self._streams.subject("told", code), on_message)

    def on_new_leader(self, hear: Callable[[int], None]) -> None:
        """Hear which shard has a new leader.

        The old one may not have republished all that it stored, and answers no requests any more.
        """

        def elected(shard: int) -> None:
            appends, newest = f"table.{self._cell}.{shard}.", newest_in(self._streams.name(shard))
            self._bus.give_up(lambda subject: subject.startswith(appends) or subject == newest)
            hear(shard)

        for shard in range(SHARDS):
            subject = f"$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.{self._streams.name(shard)}"
            self._bus.subscribe(subject, lambda _, shard=shard: elected(shard))  # type: ignore[misc]

    async def count_tables(self) -> int | None:
        """How many tables there are; None while the engine is away."""
        infos = await self._infos()
        return None if infos is None else sum(info.state.num_subjects for info in infos)

    async def sizes(self) -> list[Size] | None:
        """What each shard's logs take, and may take; None while the engine is away."""
        infos = await self._infos()
        return (
            None
            if infos is None
            else [Size(info.state.bytes, max(0, info.config.max_bytes)) for info in infos]
        )

    async def _infos(self) -> list[StreamInfo] | None:
        asked = [self._bus.ask(f"$JS.API.STREAM.INFO.{self._streams.name(shard)}") for shard in range(SHARDS)]
        infos = [decode_info(answer.data) for answer in await asyncio.gather(*asked) if answer]
        well = [info for info in infos if info.error is None]
        return well if len(well) == SHARDS else None

    # --- the floor -----------------------------------------------------------------------------------

    def read_floor(self, answer: Callable[[StoredFloor | None], None]) -> None:
        """The floor as its stream's leader knows it; None: no answer in time, or no such stream."""

        def reply(message: Message | None) -> bool:
            answer(None if message is None else _stored_floor(found.decode(message.data)))
            return False

        self._bus.request(newest_in(self._streams.floor["name"]), newest_of(f"floor.{self._cell}"), reply)

    def write_floor(self, forms: Forms, *, after: int, answer: Callable[[bool], None]) -> None:
        """Store a floor right after that of the sequence `after`, so no two members undo each other."""

        def reply(message: Message | None) -> bool:
            answer(message is not None and decode_ack(message.data).error is None)
            return False

        headers = {"Nats-Expected-Last-Subject-Sequence": str(after)}
        self._bus.request(f"floor.{self._cell}", msgspec.json.encode(forms), reply, headers=headers)

    # --- clocks --------------------------------------------------------------------------------------

    def set_clock(
        self, code: str, version: int, ends: int, answer: Callable[[bool], None], *, calls: bool = False
    ) -> None:
        """Ring this table at `ends`; a table's newer clock takes the place of the older."""

        def reply(message: Message | None) -> bool:
            answer(message is not None and decode_ack(message.data).error is None)
            return False

        def called(message: Message | None) -> bool:
            if message is not None and decode_ack(message.data).error is None:
                set_it()
            else:
                answer(False)
            return False

        def set_it() -> None:
            headers = scheduled(ends, self._streams.subject("rang", code))
            clock = self._streams.subject("clock", code)
            self._bus.request(clock, str(version).encode(), reply, headers=headers)

        if calls:
            soon = scheduled(self._bus.now() + CALL_MS, self._streams.turn("turned", code))
            self._bus.request(self._streams.turn("turn", code), b"", called, headers=soon)
        else:
            set_it()

    async def hear_rings(self, ring: Callable[[str, int, Callable[[bool], None]], None]) -> None:
        """Have each clock that ends called back at one gate, which acknowledges it."""

        def on_message(message: Message) -> None:
            code = message.subject.rpartition(".")[2]

            def done(ok: bool) -> None:  # noqa: FBT001  (a callback of one answer)
                if ok:
                    self._bus.answer(message, b"+ACK")

            ring(code, int(message.data), done)

        for shard in range(SHARDS):
            bell = f"bell.{self._cell}.{shard}"
            config = {
                "durable_name": "gates",
                "deliver_subject": bell,
                "deliver_group": "gates",
                "filter_subject": f"rang.{self._cell}.{shard}.*",
                "deliver_policy": "all",
                "ack_policy": "explicit",
                "ack_wait": int(RING_SECONDS * NANOSECONDS),
                "max_deliver": RINGS,
            }
            stream = self._streams.clocks_name(shard)
            await self._setup.make(
                f"CONSUMER.DURABLE.CREATE.{stream}.gates", {"stream_name": stream, "config": config}
            )
            self._bus.subscribe_messages(bell, on_message, queue="gates")


def _append_answer(ack: Ack) -> AppendAnswer:
    if ack.error is None:
        return Duplicate(ack.seq) if ack.duplicate else Appended(ack.seq)
    if ack.error.err_code == WRONG_LAST_SEQUENCE:
        return Conflict(int(ack.error.description.rpartition(" ")[2]))
    if ack.error.err_code in IN_PROCESS:
        return Busy()
    if ack.error.err_code in NO_ROOM:
        return Full()
    logger.warning("append refused by the engine: %s", ack.error.description)
    return Unknown(ack.error.description)


def _last(newest: Found) -> int | None:
    if newest.message is not None:
        return newest.message.seq
    return 0 if newest.is_none else None


def _stored_floor(newest: Found) -> StoredFloor | None:
    if newest.message is not None:
        return StoredFloor(_forms.decode(newest.message.data), newest.message.seq)
    return StoredFloor(FIRST, 0) if newest.is_none else None
