"""A connection to a Janus: requests, their answers, and what it says by itself. Only the house has one."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException
from websockets.typing import Subprotocol

PLUGIN = "janus.plugin.videoroom"
ANSWER_SECONDS = 2.0
KEEPALIVE_SECONDS = 10.0
"""Janus ends a session of which it hears nothing for a minute, or for as long as it is set."""
UNAUTHORIZED = 403

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class JanusError(Exception):
    """Janus is away, or does not do what it is asked."""


class JanusSecretError(JanusError):
    """Janus takes another secret than ours."""


class Janus:
    """One session. When the connection breaks, Janus ends all that is in it: nobody is heard any more."""

    def __init__(
        self, socket: ClientConnection, secret: str, on_event: Callable[[int, dict[str, Any]], None]
    ) -> None:
        self._socket, self._secret, self._on_event = socket, secret, on_event
        self._session = 0
        self._is_gone = False
        """Nobody reads what Janus answers any more."""
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}

    @classmethod
    async def open(cls, url: str, secret: str, on_event: Callable[[int, dict[str, Any]], None]) -> Janus:
        """Connect; raises `JanusError`. `on_event` hears what becomes of a handle, with its number."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                socket = await connect(url, subprotocols=[Subprotocol("janus-protocol")], proxy=None)
        except (OSError, TimeoutError, InvalidURI, InvalidHandshake) as error:
            raise JanusError(f"there is no Janus at {url}: {error}") from None
        return cls(socket, secret, on_event)

    async def run(self, ready: Callable[[], None]) -> None:
        """Listen until the connection breaks. `ready` is called once requests can be made.

        Raises `JanusError` if Janus does not let us make any.
        """
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._keep_alive(ready))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._is_gone = True
            for task in tasks:
                task.cancel()
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(JanusError("Janus is gone"))
                    answer.exception()  # it may be that nobody waits any more
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._socket.close()

    async def attach(self) -> int:
        """A new handle."""
        answer = await self._request({"janus": "attach", "plugin": PLUGIN})
        return int(answer["data"]["id"])

    async def detach(self, handle: int) -> None:
        """End a handle, and whatever is sent or received by it."""
        with contextlib.suppress(JanusError):
            await self._request({"janus": "detach", "handle_id": handle})

    async def ask(
        self, handle: int, body: dict[str, Any], *, offer: str = "", answer: str = ""
    ) -> tuple[dict[str, Any], str]:
        """Ask the plugin; returns what it says, and its own session description if there is one."""
        request: dict[str, Any] = {"janus": "message", "handle_id": handle, "body": body}
        if offer or answer:
            request["jsep"] = {"type": "offer" if offer else "answer", "sdp": offer or answer}
        told = await self._request(request)
        data = told["plugindata"]["data"]
        if "error" in data:
            raise JanusError(f"{body['request']}: {data['error']}")
        return data, told.get("jsep", {}).get("sdp", "")

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketException):
            async for data in self._socket:
                self._heard(_decode(data))

    async def _keep_alive(self, ready: Callable[[], None]) -> None:
        self._session = int((await self._request({"janus": "create"}))["data"]["id"])
        ready()
        with contextlib.suppress(WebSocketException):
            while True:
                await asyncio.sleep(KEEPALIVE_SECONDS)
                await self._send({"janus": "keepalive"}, "alive")

    async def _request(self, request: dict[str, Any]) -> dict[str, Any]:
        if self._is_gone:
            raise JanusError("Janus is gone")
        transaction = secrets.token_hex(8)
        waiting = self._waiting[transaction] = asyncio.get_running_loop().create_future()
        try:
            # Not `wait_for`: in Python 3.11 it takes an answer that comes while it is cancelled, and goes on.
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._send(request, transaction)
                answer: dict[str, Any] = await waiting
        except (WebSocketException, TimeoutError):
            raise JanusError(f"no answer to {request['janus']}") from None
        finally:
            del self._waiting[transaction]
        if answer["janus"] == "error":
            error = answer["error"]
            raise (JanusSecretError if error.get("code") == UNAUTHORIZED else JanusError)(error.get("reason"))
        return answer

    async def _send(self, request: dict[str, Any], transaction: str) -> None:
        sent = {**request, "transaction": transaction, "apisecret": self._secret}
        if self._session:
            sent["session_id"] = self._session
        await self._socket.send(_encode(sent), text=True)

    def _heard(self, message: dict[str, Any]) -> None:
        waiting = self._waiting.get(message.get("transaction", ""))
        if message["janus"] == "ack":
            return  # the plugin answers later
        if waiting and not waiting.done():
            waiting.set_result(message)
        elif "sender" in message:
            self._on_event(int(message["sender"]), message)
