"""Complaints about people, as the engine keeps them for the operators."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from inklings.live.bus import NatsBus
from inklings.live.jetstream import BATCH, END_OF_BATCH, decode_ack, decode_answer, decode_info
from inklings.live.nats_link import Message
from inklings.live.streams import Streams


class ComplaintStore:
    """Keeps, reads and deletes the complaints of one cell."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus
        self._cell = bus.address.name
        self._stream = Streams(self._cell).reports["name"]

    def keep(self, code: str, data: bytes, command: str, answer: Callable[[bool], None]) -> None:
        """Keep what somebody reports, once; the answer says whether it is kept for sure."""

        def reply(message: Message | None) -> bool:
            answer(message is not None and decode_ack(message.data).error is None)
            return False

        subject, headers = f"report.{self._cell}.{code}", {"Nats-Msg-Id": f"{code}:{command}"}
        self._bus.request(subject, data, reply, headers=headers)

    async def all(self) -> dict[int, bytes] | None:
        """All that are kept, by their numbers, the oldest first; None: no answer in time."""
        found: dict[int, bytes] = {}
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def reply(message: Message | None) -> bool:
            if message is not None and not message.status:
                found[int(message.header("Nats-Sequence"))] = message.data
                return True
            done.set_result(message is not None and message.status in END_OF_BATCH)
            return False

        while True:
            ask = {"seq": max(found, default=0) + 1, "next_by_subj": f"report.{self._cell}.*", "batch": BATCH}
            before = len(found)
            self._bus.request(f"$JS.API.DIRECT.GET.{self._stream}", msgspec.json.encode(ask), reply)
            if not await done:
                return None
            if len(found) < before + BATCH:
                return found
            done = asyncio.get_running_loop().create_future()

    async def newest_number(self) -> int | None:
        """The number of the newest that was ever kept, 0 if none was; None: no answer in time."""
        answer = await self._bus.ask(f"$JS.API.STREAM.INFO.{self._stream}")
        info = decode_info(answer.data) if answer else None
        return None if info is None or info.error else info.state.last_seq

    async def delete(self, number: int) -> bool:
        """Delete one; returns whether it is gone now."""
        ask = msgspec.json.encode({"seq": number})
        answer = await self._bus.ask(f"$JS.API.STREAM.MSG.DELETE.{self._stream}", ask)
        return answer is not None and decode_answer(answer.data).error is None
