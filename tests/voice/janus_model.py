"""Stands in for Janus: it answers as Janus does, or keeps answers back, and knows what came first."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.typing import Subprotocol

Message = dict[str, Any]


class JanusModel:
    """One room's worth of Janus. It carries no sound."""

    def __init__(self) -> None:
        self.url = ""
        self.asked: list[Message] = []
        """What the plugin was asked, each with its `handle`, in the order in which it came."""
        self.withholds: Callable[[Message], bool] = lambda _body: False
        self._withheld: list[tuple[ServerConnection, Message]] = []
        self._ids = count(1)
        self._feeds: dict[int, list[int]] = {}
        """The voice on each medium of a listener."""

    @property
    def withheld(self) -> int:
        """How many answers are kept back."""
        return len(self._withheld)

    def requests(self, name: str) -> list[Message]:
        return [body for body in self.asked if body["request"] == name]

    async def serve(self, socket: ServerConnection) -> None:
        async for data in socket:
            message = json.loads(data)
            if message["janus"] == "message":
                body = message["body"] | {"handle": message["handle_id"]}
                self.asked.append(body)
                if self.withholds(body):
                    self._withheld.append((socket, message))
                    continue
            await self._answer(socket, message)

    async def release(self) -> None:
        """Give the answers that were kept back, and keep back no more."""
        self.withholds = lambda _body: False
        withheld, self._withheld = self._withheld, []
        for socket, message in withheld:
            await self._answer(socket, message)

    async def _answer(self, socket: ServerConnection, message: Message) -> None:
        answer: Message = {"janus": "success", "transaction": message["transaction"]}
        match message["janus"]:
            case "create" | "attach":
                answer["data"] = {"id": next(self._ids)}
            case "message":
                answer |= {"janus": "event", "sender": message["handle_id"]}
                answer["plugindata"] = {"data": self._told(message["handle_id"], message["body"])}
                answer["jsep"] = {"sdp": "v=0\r\n"}
            case _:
                pass
        await socket.send(json.dumps(answer))

    def _told(self, handle: int, body: Message) -> Message:
        feeds = self._feeds.setdefault(handle, [])
        joined = body.get("streams") or body.get("subscribe") or ()
        feeds += [one["feed"] for one in joined if "feed" in one]
        streams = [{"mid": str(at), "feed_id": feed, "active": True} for at, feed in enumerate(feeds)]
        return {"videoroom": "done", "streams": streams}


@asynccontextmanager
async def janus_model() -> AsyncGenerator[JanusModel]:
    model = JanusModel()
    async with serve(
        model.serve, "127.0.0.1", 0, subprotocols=[Subprotocol("janus-protocol")], close_timeout=1
    ) as server:
        assert server.sockets
        (port,) = {listening.getsockname()[1] for listening in server.sockets}
        model.url = f"ws://127.0.0.1:{port}"
        yield model
