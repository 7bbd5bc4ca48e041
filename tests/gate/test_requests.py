"""A browser's HTTP connection: how long it may take, and that nobody is cut off who keeps asking."""

from __future__ import annotations

import asyncio
import http.client
import time

import pytest
from tests.attacks import raw
from tests.gate_here import gate_here
from tests.parts import NatsServer

from inklings.gate import requests


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "CHECK_SECONDS", 0.1)
    monkeypatch.setattr(requests, "HEAD_SECONDS", 0.5)


def ask_often(address: str) -> list[int]:
    """Many requests over one connection, for longer than anyone may take for one of them."""
    connection = http.client.HTTPConnection(address, timeout=10)
    found = []
    for _ in range(15):
        connection.request("GET", "/api/house")
        answer = connection.getresponse()
        answer.read()
        found.append(answer.status)
        time.sleep(0.1)
    connection.close()
    return found


async def test_a_connection_that_is_used_again_and_again_stays(shared_nats: NatsServer) -> None:
    async with gate_here(shared_nats.url) as (_, url):
        assert await asyncio.to_thread(ask_often, url.removeprefix("http://")) == [200] * 15


async def test_one_on_which_nothing_is_said_does_not(shared_nats: NatsServer) -> None:
    async with gate_here(shared_nats.url) as (_, url):
        with raw.line(url, "127.0.0.1", timeout=5) as opened:
            opened.sendall(b"GET / HTTP/1.1\r\nHost: local")
            start = time.monotonic()
            assert await asyncio.to_thread(raw.read, opened) == b""
            assert time.monotonic() - start < 4, "it waited for more"
