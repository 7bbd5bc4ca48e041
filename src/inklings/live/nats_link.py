"""One connection to one NATS node, from the greeting to its end: as much of the protocol as we need.

It calls back instead of using tasks, and writes once for everything that is sent in one turn of the loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, cast
from urllib.parse import urlsplit

import msgspec

from inklings.live.credentials import Credentials
from inklings.live.nats_nodes import Nodes, host_of
from inklings.live.supervisor import new_incident

logger = logging.getLogger(__name__)

PING_SECONDS = 2.0
UNANSWERED_PINGS = 2
LARGEST_BACKLOG = 8 << 20
"""Bytes that may wait to be sent to a node that does not read; with more it counts as gone."""
LARGEST_LINE = 4096
HEADER_LINE = b"NATS/1.0"
PORT = 4222


class RefusedByNats(Exception):  # noqa: N818  (what the node has said)
    """The node does not let us in."""


class Message(msgspec.Struct, gc=False):
    """A message as it arrives."""

    subject: str
    reply: str
    data: bytes
    head: bytes = b""
    """The headers as they were sent; most messages are read without them."""

    @property
    def status(self) -> str:
        """Of a message of the engine itself, such as 503: nobody listens there."""
        return self.head[len(HEADER_LINE) : self.head.find(b"\r\n")].strip()[:3].decode()

    @property
    def is_from_nobody(self) -> bool:
        """Whether the engine says by it that nobody listens where we have asked."""
        return not self.data and self.status == "503"

    def header(self, name: str) -> str:
        """The value of a header; raises `KeyError`."""
        start = self.head.find(b"\r\n%b:" % name.encode())
        if start < 0:
            raise KeyError(name)
        start += len(name) + 3
        return self.head[start : self.head.index(b"\r\n", start)].decode("utf-8", "replace").strip()


Hear: TypeAlias = Callable[[Message], None]


@dataclass(frozen=True, slots=True)
class Subscription:
    """What we listen to, and who is called."""

    subject: str
    queue: str
    hear: Hear

    def command(self, number: int) -> bytes:
        """The protocol line that asks for it."""
        return f"SUB {self.subject} {self.queue} {number}\r\n".encode()


class _Info(msgspec.Struct):
    """What a node says of itself."""

    version: str = ""
    nonce: str = ""
    """What a client with a key has to sign."""
    tls_required: bool = False
    tls_available: bool = False
    connect_urls: tuple[str, ...] = ()
    ldm: bool = False
    """It is about to stop."""


_infos = msgspec.json.Decoder(_Info)


class NatsLink(asyncio.Protocol):
    """One connection to one node, from its first word to its end."""

    def __init__(self, subscriptions: dict[int, Subscription], nodes: Nodes) -> None:
        self._loop = asyncio.get_running_loop()
        self._subscriptions = subscriptions
        self._nodes = nodes
        self._transport: asyncio.Transport | None = None
        self._data = b""
        self._outgoing: list[bytes] = []
        self._pongs: list[asyncio.Future[None]] = []
        """Each answers the oldest ping."""
        self._info: asyncio.Future[_Info] = self._loop.create_future()
        self._beat: asyncio.TimerHandle | None = None
        self._who = ""
        self.version = ""
        self.lost: asyncio.Future[str] = self._loop.create_future()
        """Done with the reason when the line has broken."""

    # --- coming and going ----------------------------------------------------------------------------

    async def open(self, url: str, credentials: Credentials) -> None:
        """Connect and log in; raises `RefusedByNats`."""
        address = urlsplit(url)
        transport, _ = await self._loop.create_connection(
            lambda: self, address.hostname or "localhost", address.port or PORT
        )
        info = await self._info
        self.version, self._who = info.version, credentials.described(url)
        try:
            if info.tls_required or address.scheme == "tls" or credentials.wants_tls:
                await self._encrypt(transport, info, credentials.tls_context(), address.hostname)
            await self._introduce(credentials.proof(url, info.nonce))
        except RefusedByNats as refused:
            raise RefusedByNats(f"{host_of(url)}: {refused}") from None
        self._beat = self._loop.call_later(PING_SECONDS, self._ping)

    async def _encrypt(
        self, transport: asyncio.Transport, info: _Info, context: ssl.SSLContext, host: str | None
    ) -> None:
        if not (info.tls_required or info.tls_available):
            raise RefusedByNats("it speaks no TLS, and we say nothing without")
        try:
            self._transport = await self._loop.start_tls(transport, self, context, server_hostname=host)
        except ssl.SSLCertVerificationError as error:
            raise RefusedByNats(
                f"its certificate is not trusted ({error.verify_message}): name its authority with nats_ca"
            ) from None

    async def _introduce(self, proof: dict[str, Any]) -> None:
        hello = {
            "verbose": False,
            "pedantic": False,
            "lang": "python",
            "version": "1",
            "name": "inklings",
            "protocol": 1,
        }
        self.write(
            b"CONNECT %b\r\n"
            % msgspec.json.encode({**hello, "headers": True, "no_responders": True, **proof})
        )
        await self.round_trip()

    async def round_trip(self) -> None:
        """Wait for the answer to a ping."""
        pong: asyncio.Future[None] = self._loop.create_future()
        self._pongs.append(pong)
        self.write(b"PING\r\n")
        await pong

    def abort(self) -> None:
        """End it now."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The node will speak first."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line has broken."""
        if self._beat:
            self._beat.cancel()
        error: Exception = ConnectionError(repr(exc) if exc else "the line was closed")
        if isinstance(exc, ssl.SSLError) and _is_about_our_certificate(exc.reason):
            error = RefusedByNats(f"{exc.reason}: set nats_cert and nats_key to a certificate that it takes")
        unanswered: list[asyncio.Future[Any]] = [self._info, *self._pongs]
        for waiting in unanswered:
            if not waiting.done():
                waiting.set_exception(error)
                waiting.exception()  # so asyncio does not warn if nobody awaits it
        if not self.lost.done():
            self.lost.set_result(str(error))

    def _ping(self) -> None:
        if len(self._pongs) >= UNANSWERED_PINGS:
            self._end("the node does not answer")
            return
        self._pongs.append(self._loop.create_future())
        self.write(b"PING\r\n")
        self._beat = self._loop.call_later(PING_SECONDS, self._ping)

    def _end(self, why: str) -> None:
        if not self.lost.done():
            self.lost.set_result(why)
        self.abort()

    # --- out -----------------------------------------------------------------------------------------

    @property
    def takes_more(self) -> bool:
        """Whether the node reads what we send."""
        if self._transport is None or self.lost.done():
            return False
        return self._transport.get_write_buffer_size() < LARGEST_BACKLOG

    def write(self, data: bytes) -> None:
        """Send together with everything else of this turn of the loop."""
        if not self._outgoing:
            self._loop.call_soon(self._write_all)
        self._outgoing.append(data)

    def _write_all(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(outgoing))

    # --- in ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Handle all complete messages."""
        data = self._data + data if self._data else data
        start = 0
        while (end := data.find(b"\r\n", start)) >= 0:
            line = data[start:end]
            if line.startswith((b"MSG ", b"HMSG ")):
                parts = line.decode().split(" ")
                body = end + 2
                after = body + int(parts[-1])
                if len(data) < after + 2:
                    break
                self._take(parts, data[body:after])
                start = after + 2
            else:
                self._take_word(line)
                start = end + 2
        self._data = data[start:]
        if len(self._data) > LARGEST_LINE and not self._data.startswith((b"MSG ", b"HMSG ")):
            self._end("the node speaks no NATS")

    def _take(self, parts: list[str], body: bytes) -> None:
        """`MSG subject number [reply] size` or `HMSG subject number [reply] headers size`."""
        subscription = self._subscriptions.get(int(parts[2]))
        if subscription is None:
            return
        if parts[0] == "MSG":
            message = Message(parts[1], parts[3] if len(parts) == 5 else "", body)  # noqa: PLR2004
        else:
            size = int(parts[-2])
            reply = parts[3] if len(parts) == 6 else ""  # noqa: PLR2004
            message = Message(parts[1], reply, body[size:], body[:size])
        try:
            subscription.hear(message)
        except Exception:  # our mistake must not stop the reading of other messages
            incident = new_incident()
            logger.exception(
                "incident %s: a message on %s", incident, message.subject, extra={"incident": incident}
            )

    def _take_word(self, line: bytes) -> None:
        if line == b"PING":
            self.write(b"PONG\r\n")
        elif line == b"PONG":
            if self._pongs and not (pong := self._pongs.pop(0)).done():
                pong.set_result(None)
        elif line.startswith(b"INFO "):
            self._hear_info(_infos.decode(line[5:]))
        elif line.startswith(b"-ERR"):
            self._hear_error(line[5:].decode("utf-8", "replace").strip("' "))

    def _hear_info(self, info: _Info) -> None:
        self._nodes.learn(info.connect_urls)
        if not self._info.done():
            self._info.set_result(info)
        elif info.ldm:
            self._end("the node is about to stop")

    def _hear_error(self, error: str) -> None:
        if "authorization" in error.lower():
            for pong in self._pongs:
                with contextlib.suppress(asyncio.InvalidStateError):
                    pong.set_exception(RefusedByNats(f"{error}; we came {self._who}"))
        self._end(error)


def _is_about_our_certificate(reason: str) -> bool:
    """Whether a node has ended the TLS handshake because of our certificate."""
    return "ALERT" in reason and ("CERTIFICATE" in reason or "UNKNOWN_CA" in reason)
