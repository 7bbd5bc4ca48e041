"""The log: every table's entries and durable clocks, kept by NATS JetStream."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from inklings.house.codes import SHARDS, shard_of
from inklings.house.floor import FIRST, Forms
from inklings.live.bus import NatsBus
from inklings.live.floor import StoredFloor
from inklings.live.nats import Message
from inklings.live.ports import AppendAnswer, Appended, Busy, Cancel, Conflict, Duplicate, Stored, Unknown

logger = logging.getLogger(__name__)

BATCH = 1000
WRONG_LAST_SEQUENCE = 10071
IN_PROCESS = (10158, 10164)
"""A cluster is still storing what came first: another's entry, or our own first try."""
NO_MESSAGE = 10037
NAME_IN_USE = 10058
"""Another member has made the stream, perhaps with other copies."""
NANOSECONDS = 1_000_000_000
END_OF_BATCH = ("204", "404")
RING_SECONDS = 5.0
"""A ring that no gate has dealt with by then is given to another."""
RINGS = 10
"""So often at most: a clock that nobody can deal with rests."""
PREPARE_SECONDS = 60.0


class _Failure(msgspec.Struct):
    err_code: int = 0
    description: str = ""


class _Ack(msgspec.Struct):
    seq: int = 0
    duplicate: bool = False
    error: _Failure | None = None


class _Answer(msgspec.Struct):
    error: _Failure | None = None


class _Place(msgspec.Struct):
    seq: int


class _Found(msgspec.Struct):
    message: _Place | None = None
    error: _Failure | None = None


class _Floor(msgspec.Struct):
    seq: int
    data: bytes


class _FoundFloor(msgspec.Struct):
    message: _Floor | None = None
    error: _Failure | None = None


class _StreamState(msgspec.Struct):
    num_subjects: int = 0


class _StreamInfo(msgspec.Struct):
    state: _StreamState


_acks = msgspec.json.Decoder(_Ack)
_answers = msgspec.json.Decoder(_Answer)
_found = msgspec.json.Decoder(_Found)
_found_floors = msgspec.json.Decoder(_FoundFloor)
_forms = msgspec.json.Decoder(Forms)
_infos = msgspec.json.Decoder(_StreamInfo)


class NatsLog:
    """Appends to, reads and follows the logs of all tables in one cell."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._cell = bus.address.name
        self._unanswered = 0
        self.on_unanswered: Callable[[int], None] = lambda _: None
        """Told how many appends in a row the engine has not answered, though it takes our messages."""

    async def prepare(self) -> None:
        """Make the streams if they are not there yet, and set our time by the engine's."""
        async with asyncio.timeout(PREPARE_SECONDS):
            for shard in range(SHARDS):
                await self._ensure(self._tables(shard))
                await self._ensure(self._clocks(shard))
            await self._ensure(self._floor)
            while not await self._bus.set_time(self._stream(0)):
                pass
        self._bus.watch([self._stream(shard) for shard in range(SHARDS)])

    # --- the log -------------------------------------------------------------------------------------

    def append(
        self, code: str, data: bytes, *, after: int, command: str, answer: Callable[[AppendAnswer], None]
    ) -> None:
        """Store an entry right after the sequence `after`. A message id lets the same command count once."""
        connected = self._bus.is_connected

        def reply(message: Message | None) -> bool:
            if message is None:
                if connected:
                    self._unanswered += 1
                    self.on_unanswered(self._unanswered)
                answer(Unknown("no answer"))
            else:
                self._unanswered = 0
                answer(_append_answer(_acks.decode(message.data)))
            return False

        headers = {"Nats-Expected-Last-Subject-Sequence": str(after), "Nats-Msg-Id": f"{code}:{command}"}
        self._bus.request(self._subject("table", code), data, reply, headers=headers)

    def last(self, code: str, answer: Callable[[int | None], None]) -> None:
        """The sequence of the newest entry as the stream's leader knows it."""

        def reply(message: Message | None) -> bool:
            answer(None if message is None else _last(_found.decode(message.data)))
            return False

        ask = msgspec.json.encode({"last_by_subj": self._subject("table", code)})
        self._bus.request(f"$JS.API.STREAM.MSG.GET.{self._stream(shard_of(code))}", ask, reply)

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

        ask = {"seq": after + 1, "next_by_subj": self._subject("table", code), "batch": BATCH}
        subject = f"$JS.API.DIRECT.GET.{self._stream(shard_of(code))}"
        self._bus.request(subject, msgspec.json.encode(ask), reply)

    def follow(self, code: str, hear: Callable[[Stored], None]) -> Cancel:
        """Hear what is stored from now on: republished by the stream, so never a refused entry."""

        def on_message(message: Message) -> None:
            previous = int(message.header("Nats-Last-Sequence"))
            hear(Stored(int(message.header("Nats-Sequence")), previous, message.data))

        return self._bus.subscribe_messages(self._subject("told", code), on_message)

    def on_new_leader(self, hear: Callable[[int], None]) -> None:
        """Hear which shard has a new leader: what the old one stored it may not have lived to republish."""
        for shard in range(SHARDS):
            subject = f"$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.{self._stream(shard)}"
            self._bus.subscribe(subject, lambda _, shard=shard: hear(shard))  # type: ignore[misc]

    async def count_tables(self) -> int | None:
        """How many tables there are; None while the engine is away."""
        total = 0
        for shard in range(SHARDS):
            answer = await self._bus.ask(f"$JS.API.STREAM.INFO.{self._stream(shard)}")
            if answer is None:
                return None
            total += _infos.decode(answer.data).state.num_subjects
        return total

    # --- the floor -----------------------------------------------------------------------------------

    def read_floor(self, answer: Callable[[StoredFloor | None], None]) -> None:
        """The floor as its stream's leader knows it; None: no answer in time, or no such stream."""

        def reply(message: Message | None) -> bool:
            answer(None if message is None else _stored_floor(_found_floors.decode(message.data)))
            return False

        ask = msgspec.json.encode({"last_by_subj": f"floor.{self._cell}"})
        self._bus.request(f"$JS.API.STREAM.MSG.GET.{self._floor['name']}", ask, reply)

    def write_floor(self, forms: Forms, *, after: int, answer: Callable[[bool], None]) -> None:
        """Store a floor right after that of the sequence `after`, so no two members undo each other."""

        def reply(message: Message | None) -> bool:
            answer(message is not None and _acks.decode(message.data).error is None)
            return False

        headers = {"Nats-Expected-Last-Subject-Sequence": str(after)}
        self._bus.request(f"floor.{self._cell}", msgspec.json.encode(forms), reply, headers=headers)

    # --- clocks --------------------------------------------------------------------------------------

    def set_clock(self, code: str, version: int, ends: int, answer: Callable[[bool], None]) -> None:
        """Ring this table at `ends`; a table's newer clock takes the place of the older."""

        def reply(message: Message | None) -> bool:
            answer(message is not None and _acks.decode(message.data).error is None)
            return False

        at = datetime.fromtimestamp(ends / 1000, UTC).isoformat().replace("+00:00", "Z")
        headers = {"Nats-Schedule": f"@at {at}", "Nats-Schedule-Target": self._subject("rang", code)}
        self._bus.request(self._subject("clock", code), str(version).encode(), reply, headers=headers)

    async def hear_rings(self, ring: Callable[[str, int, Callable[[bool], None]], None]) -> None:
        """Have each clock that ends called back at one gate, which says whether it is dealt with."""

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
            stream = f"CLOCKS-{self._cell}-{shard}"
            await self._make(
                f"CONSUMER.DURABLE.CREATE.{stream}.gates", {"stream_name": stream, "config": config}
            )
            self._bus.subscribe_messages(bell, on_message, queue="gates")

    # --- streams -------------------------------------------------------------------------------------

    def _subject(self, word: str, code: str) -> str:
        return f"{word}.{self._cell}.{shard_of(code)}.{code}"

    def _stream(self, shard: int) -> str:
        return f"TABLES-{self._cell}-{shard}"

    def _tables(self, shard: int) -> dict[str, Any]:
        place = f"{self._cell}.{shard}"
        return {
            "name": self._stream(shard),
            "subjects": [f"table.{place}.*"],
            "allow_direct": True,
            "deny_delete": True,
            "republish": {"src": f"table.{place}.>", "dest": f"told.{place}.>"},
        }

    def _clocks(self, shard: int) -> dict[str, Any]:
        place = f"{self._cell}.{shard}"
        return {
            "name": f"CLOCKS-{self._cell}-{shard}",
            "subjects": [f"clock.{place}.*", f"rang.{place}.*"],
            "retention": "workqueue",  # a ring is gone once it has been dealt with
            "allow_msg_schedules": True,
        }

    @property
    def _floor(self) -> dict[str, Any]:
        return {"name": f"FLOOR-{self._cell}", "subjects": [f"floor.{self._cell}"], "deny_delete": True}

    async def _ensure(self, config: dict[str, Any]) -> None:
        """Make a stream unless it is there already, as another member or an earlier start has left it."""
        answer = await self._bus.ask(f"$JS.API.STREAM.INFO.{config['name']}")
        if answer is None or _answers.decode(answer.data).error:
            whole = {"storage": "file", "num_replicas": self._bus.address.replicas, **config}
            await self._make(f"STREAM.CREATE.{config['name']}", whole)

    async def _make(self, what: str, config: dict[str, Any]) -> None:
        """Ask the engine for it until it is there: a cluster may still be choosing its leaders."""
        data = msgspec.json.encode(config)
        while True:
            answer = await self._bus.ask(f"$JS.API.{what}", data)
            failure = _answers.decode(answer.data).error if answer else _Failure(0, "no answer")
            if failure is None or failure.err_code == NAME_IN_USE:
                return
            logger.info("the engine is not ready: %s: %s", what, failure.description)
            await asyncio.sleep(0.05)


def _append_answer(ack: _Ack) -> AppendAnswer:
    if ack.error is None:
        return Duplicate(ack.seq) if ack.duplicate else Appended(ack.seq)
    if ack.error.err_code == WRONG_LAST_SEQUENCE:
        return Conflict(int(ack.error.description.rpartition(" ")[2]))
    if ack.error.err_code in IN_PROCESS:
        return Busy()
    logger.warning("append refused by the engine: %s", ack.error.description)
    return Unknown(ack.error.description)


def _last(found: _Found) -> int | None:
    if found.message is not None:
        return found.message.seq
    return 0 if found.error is not None and found.error.err_code == NO_MESSAGE else None


def _stored_floor(found: _FoundFloor) -> StoredFloor | None:
    if found.message is not None:
        return StoredFloor(_forms.decode(found.message.data), found.message.seq)
    none_yet = found.error is not None and found.error.err_code == NO_MESSAGE
    return StoredFloor(FIRST, 0) if none_yet else None
