"""The websocket: one browser at one table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from inklings.gate.connection import Connection
from inklings.gate.gate import Gate, TooManyTries
from inklings.house.people import handover_key, person_at
from inklings.live.host import LiveTable
from inklings.live.limits import Bucket
from inklings.live.member import NoSuchTable, TableBroken, Unavailable
from inklings.live.messages import Command, Heard, Say
from inklings.wire.messages import (
    AskTable,
    Broken,
    CloseCode,
    Do,
    FromBrowser,
    Hello,
    Malformed,
    Ping,
    Pong,
    Talk,
)

HELLO_SECONDS = 10.0
CLOSING_SECONDS = 2.0
BURST = 60
MESSAGES_A_SECOND = 30
MALFORMED_TOO_OFTEN = 5

_messages: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


class _Numbered(msgspec.Struct):
    """Whatever else it is, a command has an id."""

    id: str | None = None


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], code: FromPath[str], gate: NamedDependency[Gate]
) -> None:
    """Serve one browser at one table until it goes."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        try:
            hello = await _hello(socket)
            await gate.may_join(code, hello.secret, socket.client.host if socket.client else "")
        except (msgspec.DecodeError, TimeoutError):
            await socket.close(code=CloseCode.MALFORMED)
        except TooManyTries:
            await socket.close(code=CloseCode.TOO_FAST)
        except NoSuchTable:
            await socket.close(code=CloseCode.NO_TABLE)
        except Unavailable as unavailable:
            await socket.close(code=CloseCode.NEWER if unavailable.newer else CloseCode.TRY_AGAIN)
        except TableBroken as broken:
            message = msgspec.json.encode(Broken(id=None, incident=broken.incident))
            await socket.send_data(message, mode="text")
            await socket.close(code=CloseCode.BROKEN)
        else:
            await _attend(gate, code, socket, hello)


async def _hello(socket: WebSocket[Any, Any, Any]) -> Hello:
    async with asyncio.timeout(HELLO_SECONDS):
        message = _messages.decode(await socket.receive_data(mode="text"))
    if not isinstance(message, Hello):
        raise msgspec.ValidationError("the first message is hello")
    return message


async def _attend(gate: Gate, code: str, socket: WebSocket[Any, Any, Any], hello: Hello) -> None:
    table = gate.member.tables[code]
    connection = Connection(socket, gate.member.supervisor, gate.crowd)
    person = person_at(code, hello.secret)
    guest = table.join(connection, person, screen=hello.screen, seen=hello.seen)
    try:
        await _listen(socket, connection, table, guest, hello.secret)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await connection.closed.wait()
    finally:
        table.part(guest)


async def _listen(
    socket: WebSocket[Any, Any, Any], connection: Connection, table: LiveTable, guest: int, secret: str
) -> None:
    time, person = table.time, person_at(table.code, secret)
    bucket, malformed = Bucket(BURST, MESSAGES_A_SECOND), 0
    while True:
        data = await socket.receive_data(mode="text")
        table.tell(Heard(guest))
        if not bucket.take(time.mono()):
            return connection.close(CloseCode.TOO_FAST)
        try:
            message = _messages.decode(data)
        except msgspec.DecodeError as error:
            malformed += 1
            connection.tell(Malformed(id=_id_of(data), why=str(error)))
            if malformed > MALFORMED_TOO_OFTEN:
                return connection.close(CloseCode.MALFORMED)
            continue
        match message:
            case Ping():
                connection.tell(Pong(at=message.at, now=time.now()))
            case Hello():
                connection.tell(Malformed(id=None, why="hello is said once"))
            case Do():
                table.tell(Command(guest, message.id, person, message.action, "", message.again))
            case AskTable():
                key = handover_key(table.code, secret, message.id)
                table.tell(Command(guest, message.id, person, message.ask, key, message.again))
            case Talk():
                table.tell(Say(guest, message.id, message.talk))


def _id_of(data: str) -> str | None:
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except msgspec.DecodeError:
        return None
