"""Requests to Janus end when the task that makes them is ended, and when nobody reads its answers."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Self, cast

import pytest
from websockets.asyncio.client import ClientConnection

from inklings.voice.janus import Janus, JanusError
from inklings.voice.janus_room import JanusRoom


class Line:
    """A connection on which the test writes the answers."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self._more = asyncio.Event()

    async def until(self, count: int) -> None:
        while len(self.asked) < count:
            self._more.clear()
            await self._more.wait()

    async def send(self, data: bytes, *, text: bool) -> None:
        assert text
        self.asked.append(json.loads(data))
        self._more.set()

    async def close(self) -> None:
        pass

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> bytes:
        raise StopAsyncIteration


def janus_on(line: Line) -> Janus:
    return Janus(cast("ClientConnection", line), "", lambda _handle, _event: None)


def answer_to(asked: dict[str, Any]) -> dict[str, Any]:
    done = {"data": {"id": 7}, "plugindata": {"data": {}}}
    return {"janus": "success", "transaction": asked["transaction"]} | done


async def asked_next(line: Line, count: int) -> dict[str, Any]:
    async with asyncio.timeout(5):
        await line.until(count)
    return line.asked[count - 1]


async def test_an_answer_that_comes_while_a_task_is_ended_does_not_make_it_go_on() -> None:
    line = Line()
    janus = janus_on(line)
    room = JanusRoom(janus)
    coming = asyncio.create_task(room.publish(1, "v=0"))
    for count in range(1, 5):  # a handle for the room, the room, a handle for the voice, the voice
        janus._heard(answer_to(await asked_next(line, count)))
    await coming
    closing = asyncio.create_task(room.close())
    destroy = await asked_next(line, 5)
    assert destroy["body"]["request"] == "destroy"
    janus._heard(answer_to(destroy))
    closing.cancel()
    await asyncio.wait({closing}, timeout=1)
    assert closing.cancelled()
    assert len(line.asked) == 5, "nothing else is asked of a Janus whose answers nobody reads"


async def test_nothing_is_asked_once_the_connection_has_ended() -> None:
    line = Line()
    janus = janus_on(line)
    await janus.run(lambda: None)
    asked = len(line.asked)
    with pytest.raises(JanusError):
        await janus.attach()
    await janus.detach(1)
    assert len(line.asked) == asked
