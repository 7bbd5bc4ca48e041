"""The websocket: one connection to one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Any, TypeAlias

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from inklings.gate.audience import Audience
from inklings.gate.connection import CLOSE_TRY_AGAIN, Connection
from inklings.gate.gate import Gate
from inklings.gate.limits import Bucket
from inklings.house.ledger import Unavailable
from inklings.house.people import person_at
from inklings.house.room import NoSuchTable, TableBroken, now_ms
from inklings.house.talk import Show
from inklings.kernel.game import Refused
from inklings.wire.messages import (
    CLOSE_BROKEN,
    CLOSE_MALFORMED,
    CLOSE_NO_TABLE,
    CLOSE_TOO_FAST,
    AskTable,
    Broken,
    Do,
    Done,
    FromBrowser,
    Hello,
    Malformed,
    Ping,
    Pong,
    RefusedAnswer,
    Talk,
    ToBrowser,
)

logger = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
CLOSING_SECONDS = 2.0
BURST = 60
MESSAGES_A_SECOND = 30
MALFORMED_TOO_OFTEN = 5

Command: TypeAlias = Do | AskTable | Talk

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
        except (msgspec.DecodeError, TimeoutError):
            await socket.close(code=CLOSE_MALFORMED)
            return
        address = socket.client.host if socket.client else ""
        if gate.misses[address].wait() > 0:
            await socket.close(code=CLOSE_TOO_FAST)
            return
        try:
            async with gate.audience(code) as audience:
                await _attend(gate, audience, socket, hello)
        except NoSuchTable:
            gate.misses[address].take()
            await socket.close(code=CLOSE_NO_TABLE)
        except Unavailable:
            await socket.close(code=CLOSE_TRY_AGAIN)
        except TableBroken as broken:
            await socket.send_data(
                msgspec.json.encode(Broken(id=None, incident=broken.incident)), mode="text"
            )
            await socket.close(code=CLOSE_BROKEN)


async def _hello(socket: WebSocket[Any, Any, Any]) -> Hello:
    async with asyncio.timeout(HELLO_SECONDS):
        message = _messages.decode(await socket.receive_data(mode="text"))
    if not isinstance(message, Hello):
        raise msgspec.ValidationError("the first message is hello")
    return message


async def _attend(gate: Gate, audience: Audience, socket: WebSocket[Any, Any, Any], hello: Hello) -> None:
    room = audience.room
    await room.reach(hello.seen)  # never show a browser the past
    person = person_at(room.code, hello.secret)
    connection = Connection(socket, gate.turns, person=person, secret=hello.secret, screen=hello.screen)
    writer = asyncio.create_task(connection.write())
    audience.join(connection)
    try:
        await _listen(gate, audience, socket, connection)
        await asyncio.wait({writer}, timeout=CLOSING_SECONDS)
    finally:
        audience.part(connection)
        writer.cancel()


async def _listen(
    gate: Gate, audience: Audience, socket: WebSocket[Any, Any, Any], connection: Connection
) -> None:
    bucket, malformed = Bucket(BURST, MESSAGES_A_SECOND), 0
    while True:
        data = await socket.receive_data(mode="text")
        connection.hear()
        if not bucket.take():
            return connection.close(CLOSE_TOO_FAST)
        try:
            message = _messages.decode(data)
        except msgspec.DecodeError as error:
            malformed += 1
            connection.tell(Malformed(id=_id_of(data), why=str(error)))
            if malformed > MALFORMED_TOO_OFTEN:
                return connection.close(CLOSE_MALFORMED)
            continue
        match message:
            case Ping():
                connection.tell(Pong(at=message.at, now=now_ms()))
            case Hello():
                connection.tell(Malformed(id=None, why="hello is said once"))
            case Do() | AskTable() | Talk():
                # On its own: while the engine is away a command waits, and pings are answered all the same.
                # A room takes commands in the order in which they came.
                gate.spawn(_obey(gate, audience, connection, message))


async def _obey(gate: Gate, audience: Audience, connection: Connection, command: Command) -> None:
    """Every command gets exactly one answer; a sign is answered only if it is refused."""
    answer = await _answer(gate, audience, connection, command)
    if answer:
        connection.tell(answer)


async def _answer(
    gate: Gate, audience: Audience, connection: Connection, command: Command
) -> ToBrowser | None:
    room, secret = audience.room, connection.secret
    try:
        if isinstance(command, Talk):
            await audience.pass_on(connection, command.talk)
            return None if isinstance(command.talk, Show) else Done(id=command.id, version=room.version)
        if isinstance(command, Do):
            version = await gate.house.do(room, secret, command.id, command.action)
            return Done(id=command.id, version=version)
        version, key = await gate.house.ask(room, secret, command.id, command.ask)
        return Done(id=command.id, version=version, key=key)
    except Refused as refused:
        return RefusedAnswer(id=command.id, why=refused.why, facts=refused.facts)
    except msgspec.DecodeError as error:
        return Malformed(id=command.id, why=str(error))
    except Unavailable:
        return RefusedAnswer(id=command.id, why="unavailable", facts={})
    except TableBroken as broken:
        return Broken(id=command.id, incident=broken.incident)
    except Exception:
        incident = secrets.token_hex(4)
        logger.exception("incident %s", incident)
        return Broken(id=command.id, incident=incident)


def _id_of(data: str) -> str | None:
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except msgspec.DecodeError:
        return None
