"""Our own connection to NATS, against the real one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.parts import NatsServer, nats_server

from inklings.live.nats import NatsConnection
from inklings.live.nats_link import Message, RefusedByNats
from inklings.live.nats_nodes import Nodes

PATIENCE = 20.0


class Heard:
    """What a subscription has heard."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self._news = asyncio.Event()

    def __call__(self, message: Message) -> None:
        self.messages.append(message)
        self._news.set()

    async def until(self, count: int) -> list[Message]:
        async with asyncio.timeout(PATIENCE):
            while len(self.messages) < count:
                self._news.clear()
                await self._news.wait()
        return self.messages


class Client:
    """A connection, and how often it was made."""

    def __init__(self, *urls: str) -> None:
        self.times = 0
        self.troubles: list[str] = []
        self._connected = asyncio.Event()
        self.connection = NatsConnection(
            Nodes(list(urls)), on_connected=self._on_connected, on_trouble=self.troubles.append
        )
        self.task = asyncio.create_task(self.connection.run())

    def _on_connected(self) -> None:
        self.times += 1
        self._connected.set()

    async def connected(self, times: int = 1) -> NatsConnection:
        async with asyncio.timeout(PATIENCE):
            while self.times < times:
                self._connected.clear()
                await self._connected.wait()
        return self.connection


@contextlib.asynccontextmanager
async def connect(*urls: str) -> AsyncIterator[Client]:
    client = Client(*urls)
    try:
        yield client
    finally:
        client.connection.close()
        client.task.cancel()
        await asyncio.gather(client.task, return_exceptions=True)


async def test_a_message_arrives_as_it_was_sent(shared_nats: NatsServer) -> None:
    async with connect(shared_nats.url) as client:
        line, heard = await client.connected(), Heard()
        line.subscribe("told.a", heard)
        line.publish("told.a", b"plain")
        line.publish("told.a", b"", reply="answer.here")
        line.publish("told.a", b"with\r\nlines", headers={"Nats-Msg-Id": "one: two", "Other": "ż"})
        plain, empty, headed = await heard.until(3)
        assert plain == Message("told.a", "", b"plain")
        assert (empty.data, empty.reply) == (b"", "answer.here")
        assert headed.data == b"with\r\nlines"
        assert [headed.header(name) for name in ("Nats-Msg-Id", "Other")] == ["one: two", "ż"]
        with pytest.raises(KeyError):
            headed.header("Msg-Id")


async def test_large_messages_and_many_small_ones_arrive_whole_and_in_order(shared_nats: NatsServer) -> None:
    async with connect(shared_nats.url) as client:
        line, heard = await client.connected(), Heard()
        line.subscribe("told.b", heard)
        sent = [bytes([65 + n % 26]) * size for n, size in enumerate([900_000, *range(2000), 300_000])]
        for data in sent:
            line.publish("told.b", data)
        assert [message.data for message in await heard.until(len(sent))] == sent


async def test_where_nobody_listens_the_engine_says_so(shared_nats: NatsServer) -> None:
    async with connect(shared_nats.url) as client:
        line, heard = await client.connected(), Heard()
        line.subscribe("inbox.c", heard)
        line.publish("nobody.here", b"?", reply="inbox.c")
        (answer,) = await heard.until(1)
        assert (answer.status, answer.data) == ("503", b"")


async def test_of_a_queue_one_hears_and_after_the_end_nobody(shared_nats: NatsServer) -> None:
    async with connect(shared_nats.url) as client:
        line, one, two = await client.connected(), Heard(), Heard()
        end = line.subscribe("told.d", one, "group")
        line.subscribe("told.d", two, "group")
        for _ in range(50):
            line.publish("told.d", b"x")
        await line.flush()
        assert len(one.messages) + len(two.messages) == 50
        end()
        line.publish("told.d", b"y")
        await line.flush()
        assert [message.data for message in two.messages[-1:]] == [b"y"]
        assert b"y" not in [message.data for message in one.messages]


async def test_a_mistake_in_a_callback_ends_nothing(shared_nats: NatsServer) -> None:
    async with connect(shared_nats.url) as client:
        line, heard = await client.connected(), Heard()
        line.subscribe("told.e", lambda _: 1 / 0)  # type: ignore[arg-type]
        line.subscribe("told.e", heard)
        line.publish("told.e", b"x")
        assert await heard.until(1)
        assert client.times == 1


async def test_a_node_that_was_killed_is_found_again_with_all_subscriptions(tmp_path: Path) -> None:
    with nats_server(tmp_path) as server:
        async with connect(server.url) as client:
            line, heard = await client.connected(), Heard()
            line.subscribe("told.f", heard)
            await line.flush()
            server.kill()
            await asyncio.sleep(0.5)
            line.publish("told.f", b"lost")
            server.start()
            await client.connected(2)
            line.publish("told.f", b"heard")
            (message,) = await heard.until(1)
            assert message.data == b"heard"


async def test_when_a_line_breaks_that_has_lasted_the_next_node_is_tried_at_once(
    shared_nats: NatsServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inklings.live.nats.RETRY_SECONDS", 4.0)
    with nats_server(tmp_path) as node:
        async with connect(shared_nats.url, node.url) as client:
            await client.connected()
            assert client.connection.node == node.url
            await asyncio.sleep(4.1)
            node.kill()
            async with asyncio.timeout(3.5):
                await client.connected(2)
            assert client.connection.node == shared_nats.url


async def test_a_node_that_stands_still_is_left(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with nats_server(tmp_path / "one") as one, nats_server(tmp_path / "two") as two:
        async with connect(one.url, two.url) as client:
            line = await client.connected()
            first, second = (one, two) if str(one.port) in line.node else (two, one)
            first.pause()
            await client.connected(2)
            assert str(second.port) in line.node
            first.resume()


async def test_a_wrong_token_is_told(shared_nats: NatsServer) -> None:
    async with connect(shared_nats.url.replace("test@", "wrong@")) as client:
        with pytest.raises(RefusedByNats):
            async with asyncio.timeout(PATIENCE):
                await client.task


async def test_a_list_of_nodes_names_the_scheme_once(shared_nats: NatsServer) -> None:
    assert Nodes(["nats://a:1", "b:2", "tls://c:3"]).urls == ["nats://a:1", "nats://b:2", "tls://c:3"]
    async with connect(shared_nats.url.removeprefix("nats://")) as client:
        assert (await client.connected()).node == shared_nats.url


async def test_the_node_that_was_left_is_tried_last() -> None:
    nodes = Nodes(["nats://me@a:1", "nats://me@b:1"])
    nodes.learn(["b:1", "c:2"])
    assert nodes.urls[-1] == "nats://me@c:2"
    nodes.left = "nats://me@a:1"
    assert {nodes.next() for _ in range(9)} == {"nats://me@b:1", "nats://me@c:2"}
    alone = Nodes(["nats://a:1"], left="nats://a:1")
    assert alone.next() == "nats://a:1"
