"""A house over https: a real process, and limits that hold before anything is decrypted."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.attacks import raw
from tests.gate_here import gate_here
from tests.https_house import https_house, open_table
from tests.parts import NatsServer
from tests.players import Player

from inklings.gate import tls
from inklings.gate.blocklists import BlockedAddresses
from inklings.gate.certificate import house_certificate
from inklings.gate.certificate_file import Certificate
from inklings.gate.tls import moved_to

HELLO = b"\x16\x03\x01\x02\x00\x01"
"""The beginning of a handshake, of which the rest never comes."""


@pytest.fixture
def certificate(tmp_path: Path) -> Certificate:
    return house_certificate(tmp_path, ["127.0.0.1", "localhost"])


@pytest.fixture
def context(certificate: Certificate) -> ssl.SSLContext:
    return certificate.context()


@pytest.fixture
def trusting(certificate: Certificate) -> ssl.SSLContext:
    """What a browser needs that trusts this house."""
    return ssl.create_default_context(cafile=certificate.file)


@contextlib.contextmanager
def half_open(url: str, source: str = raw.STRANGER) -> Iterator[socket.socket]:
    with raw.line(url, source) as opened:
        opened.sendall(HELLO)
        yield opened


@contextlib.contextmanager
def secured(url: str, trusting: ssl.SSLContext) -> Iterator[ssl.SSLSocket]:
    with (
        raw.line(url, "127.0.0.1") as opened,
        trusting.wrap_socket(opened, server_hostname="127.0.0.1") as line,
    ):
        yield line


def is_closed(opened: socket.socket, seconds: float) -> bool:
    opened.settimeout(seconds)
    try:
        return opened.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


@pytest.mark.timeout(300)
async def test_people_play_over_https_and_the_house_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with https_house(tmp_path) as house, half_open(house.url, "127.0.0.1") as lazy:
        assert house.certificate.stat().st_mode & 0o777 == 0o600
        code = await asyncio.to_thread(house.open_table)
        player = await Player(house.url, code, tls=house.tls).connect()
        assert (await player.ask("sit", name="Ada", avatar=1))["type"] == "done"
        await player.close()
        with pytest.raises(ssl.SSLCertVerificationError):
            await Player(house.url, code, tls=ssl.create_default_context()).connect()
        plain = raw.get("/", host=f"127.0.0.1:{house.port}")
        assert raw.status(await asyncio.to_thread(raw.ask, house.url, plain, "127.0.0.1")) == 307
        assert f"open at {house.url}" in house.said
        assert "isn't private" in house.said
        assert await asyncio.to_thread(is_closed, lazy, 10 * tls.HANDSHAKE_SECONDS), "it may wait for ever"
        assert "Traceback" not in house.said, "a browser that does not trust us is no trouble"
        certificate = house.certificate.read_bytes()
    with https_house(tmp_path) as house:
        assert house.certificate.read_bytes() == certificate
        player = await Player(house.url, code, tls=house.tls, secret=player.secret).connect()
        assert player.scene["you"] is not None
        await player.close()


async def test_a_handshake_that_does_not_end_is_cut_off(
    shared_nats: NatsServer, context: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tls, "HANDSHAKE_SECONDS", 0.5)
    async with gate_here(shared_nats.url, tls=context) as (gate, url):
        with half_open(url) as lazy:
            assert await asyncio.to_thread(is_closed, lazy, 5)
        account = gate.accounts.of(raw.STRANGER)
        async with asyncio.timeout(5):
            while account.connections:  # noqa: ASYNC110  (nobody tells)
                await asyncio.sleep(0.05)


async def test_unfinished_handshakes_count_as_connections(
    shared_nats: NatsServer, context: ssl.SSLContext, trusting: ssl.SSLContext
) -> None:
    async with gate_here(shared_nats.url, tls=context, connections_an_address=3) as (gate, url):
        with contextlib.ExitStack() as stack:
            opened = [stack.enter_context(half_open(url)) for _ in range(8)]
            closed = [await asyncio.to_thread(is_closed, one, 0.5) for one in opened]
            assert closed == [False] * 6 + [True] * 2, "twice as many as one may have, as over plain HTTP"
            assert gate.accounts.of(raw.STRANGER).connections == 6
            assert await asyncio.to_thread(open_table, url, trusting), "others are still let in"


async def test_people_over_https_count_once(
    shared_nats: NatsServer, context: ssl.SSLContext, trusting: ssl.SSLContext
) -> None:
    async with gate_here(shared_nats.url, tls=context) as (gate, url):
        code = await asyncio.to_thread(open_table, url, trusting)
        players = [await Player(url, code, tls=trusting).connect() for _ in range(3)]
        account = gate.accounts.of("127.0.0.1")
        assert account.connections == 3
        for player in players:
            await player.close()


async def test_too_many_bytes_are_cut_off_over_https_too(
    shared_nats: NatsServer, context: ssl.SSLContext, trusting: ssl.SSLContext
) -> None:
    def flood() -> bool:
        with secured(url, trusting) as line:
            assert raw.upgrade(line, "/api/screens/socket") == 101
            try:
                return raw.is_cut_off(line, raw.frame(b"x") * 9_000, 100)
            except ssl.SSLEOFError:
                return True

    def endless_head() -> int:
        with secured(url, trusting) as line:
            with contextlib.suppress(ConnectionError, ssl.SSLError):
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"a" * 200_000)
            with contextlib.suppress(ssl.SSLError):
                return raw.status(raw.read(line))
        return 0

    async with gate_here(shared_nats.url, tls=context) as (_, url):
        assert await asyncio.to_thread(flood)
        assert await asyncio.to_thread(endless_head) in {0, 400, 431}


async def test_a_blocked_address_gets_no_handshake(
    shared_nats: NatsServer, context: ssl.SSLContext, tmp_path: Path
) -> None:
    listed = tmp_path / "blocked"
    listed.write_text(raw.STRANGER)
    async with gate_here(shared_nats.url, tls=context, blocked=BlockedAddresses(listed)) as (_, url):
        with half_open(url) as stranger, half_open(url, "127.0.0.1") as other:
            assert await asyncio.to_thread(is_closed, stranger, 5)
            assert not await asyncio.to_thread(is_closed, other, 0.5)


async def test_who_comes_by_http_is_sent_to_https(shared_nats: NatsServer, context: ssl.SSLContext) -> None:
    async with gate_here(shared_nats.url, tls=context) as (gate, url):
        answer = await asyncio.to_thread(raw.ask, url, raw.get("/BCDF?x=1", host=urlsplit(url).netloc))
        assert raw.status(answer) == 307
        assert f"Location: {url}/BCDF?x=1\r\n".encode() in answer
        for odd in (b"\0" * 300, raw.get("/", host="evil.example")):
            assert await asyncio.to_thread(raw.ask, url, odd) == b""
        assert gate.accounts.of(raw.STRANGER).connections == 0


@pytest.mark.parametrize(
    "asked",
    [
        b"GET / HTTP/1.1\r\nHost: a\rLocation: x\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: a\r\n",
        b"GET / HTTP/1.1\r\n\r\nHost: a\r\n",
    ],
)
def test_nothing_strange_gets_into_the_answer(asked: bytes) -> None:
    assert moved_to(asked, lambda _: True) == b""
