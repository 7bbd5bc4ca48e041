"""The websocket itself, below what is said over it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator

import pytest
from tests.gate_here import gate_here
from tests.parts import NatsServer
from tests.players import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from inklings.gate import accounts, close_names, listeners, socket, ws_frames
from inklings.gate.gate import Gate
from inklings.wire.messages import CloseCode

HELLO = json.dumps({"type": "hello", "secret": "secret-of-ada-lovelace"})


@pytest.fixture
async def here(shared_nats: NatsServer) -> AsyncIterator[tuple[Gate, str]]:
    async with gate_here(shared_nats.url) as (gate, url):
        code = await gate.member.open_table("moons", {})
        yield gate, f"{url.replace('http', 'ws')}/api/tables/{code}/socket?scenes=2"


async def closing(client: ClientConnection) -> int | None:
    """Read to the end; returns the code with which the gate closed."""
    try:
        while True:
            await client.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def test_a_message_in_parts_is_one_message(here: tuple[Gate, str]) -> None:
    async with connect(here[1]) as client:
        await client.send([HELLO[:7], HELLO[7:20], HELLO[20:]], text=True)
        assert b'"type":"scene"' in await client.recv(decode=False)


async def test_messages_that_wait_for_others_are_answered_in_order(
    here: tuple[Gate, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "TURN_COST", 0.0)
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(connect(here[1])) for _ in range(20)]
        for client in clients:
            await client.send(HELLO)
        for number in range(10):
            for client in clients:
                await client.send(json.dumps({"type": "ping", "at": number}))
        for client in clients:
            answers = list[int]()
            async with asyncio.timeout(PATIENCE):
                while len(answers) < 10:
                    message = json.loads(await client.recv())
                    if message["type"] == "pong":
                        answers.append(message["at"])
            assert answers == list(range(10))


async def test_a_path_that_leads_nowhere_is_not_found(here: tuple[Gate, str]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(here[1].replace("/socket", "/sockets"))
    assert refused.value.response.status_code == 404


async def test_a_page_that_reads_scenes_of_an_older_form_is_told_to_reload(here: tuple[Gate, str]) -> None:
    async with connect(here[1].removesuffix("?scenes=2")) as client:
        await client.send(HELLO)
        assert await closing(client) == CloseCode.MALFORMED


async def test_bytes_that_are_no_text_end_the_connection(here: tuple[Gate, str]) -> None:
    async with connect(here[1]) as client:
        await client.send(b"\xff\xfe")
        assert await closing(client) == close_names.NOT_TEXT


async def test_a_message_too_large_ends_the_connection(here: tuple[Gate, str]) -> None:
    async with connect(here[1]) as client:
        await client.send("x" * (ws_frames.LARGEST_MESSAGE + 1))
        assert await closing(client) == 1009


async def test_a_browser_that_does_not_say_who_it_is_is_sent_away(
    here: tuple[Gate, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "HELLO_SECONDS", 0.2)
    async with connect(here[1]) as client:
        assert await closing(client) == CloseCode.MALFORMED


async def test_our_own_mistake_ends_one_connection_and_is_logged_once(
    here: tuple[Gate, str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(here[0].admission, "ask", broken)
    async with connect(here[1]) as client:
        await client.send(HELLO)
        assert await closing(client) == close_names.OUR_MISTAKE
    assert [record.message for record in caplog.records if record.exc_info] == [
        "couldn't handle a message from a browser"
    ]


async def test_a_browser_that_does_not_answer_a_ping_is_gone(
    here: tuple[Gate, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "KEEPALIVE_SECONDS", 1.0)
    client = await connect(here[1], ping_interval=None)
    await client.send(HELLO)
    await asyncio.sleep(3)  # the library answers pings by itself
    assert client.close_code is None
    client.transport.pause_reading()
    await asyncio.sleep(4)
    client.transport.resume_reading()
    assert await closing(client) is None


async def test_a_browser_that_reads_nothing_is_sent_away_and_holds_nobody_back(
    here: tuple[Gate, str],
) -> None:
    gate, url = here
    code = url.split("/")[-2]
    slow = await connect(url, ping_interval=None, max_queue=1)
    await slow.send(HELLO)
    await slow.recv()
    slow.transport.pause_reading()
    table = gate.member.tables[code]
    await asyncio.sleep(0.1)
    (guest,) = table.core.audience.guests
    outlet = table._outlets[guest.id]
    frame = json.dumps({"type": "noise", "text": secrets.token_hex(50_000)}).encode()
    for _ in range(2 * socket.OUTBOX):
        outlet.send(frame)
    async with connect(url) as other, asyncio.timeout(PATIENCE):
        await other.send(HELLO.replace("ada", "bob"))
        assert b'"type":"scene"' in await other.recv(decode=False)
    async with asyncio.timeout(PATIENCE):
        while guest.id in table.core.audience.guests:  # noqa: ASYNC110  (a core has no events)
            await asyncio.sleep(0.05)
    slow.transport.abort()


async def test_a_browser_that_goes_while_its_turn_in_the_crowd_comes_is_no_mistake(
    here: tuple[Gate, str], caplog: pytest.LogCaptureFixture
) -> None:
    gate, url = here
    client = await connect(url, ping_interval=None)
    await client.send(HELLO)
    await client.recv()
    table = gate.member.tables[url.split("/")[-2]]
    (outlet,) = table._outlets.values()
    assert isinstance(outlet, socket.BrowserSocket)
    outlet.send(b"{}", patient=True)
    outlet._transport.abort()
    outlet.connection_lost(None)
    await asyncio.sleep(0.1)
    assert not caplog.records
