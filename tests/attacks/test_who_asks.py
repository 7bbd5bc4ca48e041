"""Who asks, by which name, and from which page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.attacks import raw
from tests.parts import GateProcess, NatsServer
from tests.players import players

SECURITY = [b"content-security-policy: ", b"x-content-type-options: nosniff"]


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    gate = GateProcess(shared_nats.url, tmp_path_factory.mktemp("gate") / "log").ready()
    yield gate
    gate.stop()


def looks(gate: GateProcess, code: str, source: str, *headers: str) -> int:
    return raw.status(raw.ask(gate.url, raw.get(f"/api/tables/{code}", *headers), source))


def use_up_tries(gate: GateProcess, source: str) -> None:
    while looks(gate, "ZZZZ", source) != 429:
        pass


async def test_s6_wrong_codes_of_a_neighbour_lock_nobody_out_who_is_seated(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    gate = GateProcess(shared_nats.url, tmp_path / "log").ready()
    code = raw.open_table(gate.url)
    async with players([gate.url], code, 1) as (host,):
        use_up_tries(gate, "127.0.0.1")
        await host.close()
        await host.connect()
        assert host.scene["table"]["host"] == 0
        assert (await host.ask("set_lock", locked=True))["type"] == "done"
    gate.stop()


async def test_s6_right_codes_cost_nothing(gate: GateProcess) -> None:
    code = raw.open_table(gate.url)
    assert {looks(gate, code, "127.0.0.70") for _ in range(60)} == {200}


async def test_s7_guesses_at_the_same_moment_are_counted_each(gate: GateProcess) -> None:
    with ThreadPoolExecutor(50) as crowd:
        found = list(crowd.map(lambda _: looks(gate, "ZZZZ", "127.0.0.71"), range(150)))
    assert found.count(404) <= 25
    assert found.count(404) + found.count(429) == 150


async def test_s7_a_guess_is_counted_though_it_claims_to_have_seen_the_table(gate: GateProcess) -> None:
    hello = {"type": "hello", "secret": "stranger-with-a-long-secret", "seen": 7}
    codes: list[bytes] = []
    for _ in range(40):
        with raw.line(gate.url, "127.0.0.72", timeout=5) as opened:
            raw.upgrade(opened, "/api/tables/ZZZZ/socket?scenes=2")
            opened.sendall(raw.frame(json.dumps(hello).encode()))
            codes.append(opened.recv(100)[2:4])
    assert codes.count((4429).to_bytes(2)) >= 15


async def test_s11_nobody_is_believed_whom_they_speak_for(gate: GateProcess) -> None:
    use_up_tries(gate, "127.0.0.73")
    assert looks(gate, "ZZZZ", "127.0.0.73", "X-Forwarded-For: 192.0.2.1") == 429


async def test_s11_but_a_proxy_that_was_named_is(shared_nats: NatsServer, tmp_path: Path) -> None:
    gate = GateProcess(shared_nats.url, tmp_path / "log", more=["--trust-proxy", "127.0.0.80/31"]).ready()
    try:
        for _ in range(40):
            last = looks(gate, "ZZZZ", "127.0.0.80", "X-Forwarded-For: 192.0.2.1")
        assert last == 429
        assert looks(gate, "ZZZZ", "127.0.0.80", "X-Forwarded-For: 192.0.2.2") == 404
        assert looks(gate, "ZZZZ", "127.0.0.82", "X-Forwarded-For: 192.0.2.1") == 404, "no proxy of ours"
        assert looks(gate, "ZZZZ", "127.0.0.81", "X-Forwarded-For: 192.0.2.1, 127.0.0.80") == 429, "a chain"
        assert looks(gate, "ZZZZ", "127.0.0.80", "X-Forwarded-For: 192.0.2.9, 192.0.2.1") == 429, "a forger"
        for network in range(1, 9):  # all of one network
            for host in range(5):
                found = looks(gate, "ZZZZ", "127.0.0.80", f"X-Forwarded-For: 2001:db8::{network}:{host}")
        assert found == 429
        assert looks(gate, "ZZZZ", "127.0.0.80", "X-Forwarded-For: 2001:db8:0:1::1") == 404
    finally:
        gate.stop()


async def test_s11_what_is_no_address_is_no_proxy(shared_nats: NatsServer, tmp_path: Path) -> None:
    gate = GateProcess(shared_nats.url, tmp_path / "log", more=["--trust-proxy", "everyone"])
    assert gate.ended() == 1
    assert "--trust-proxy: 'everyone'" in gate.log.read_text()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost.evil.example"])
async def test_s17_other_sites_pages_cannot_speak_to_us(gate: GateProcess, origin: str) -> None:
    wanted = json.dumps({"game": "moons"}).encode()
    post = raw.get("/api/tables", f"Origin: {origin}", "Content-Type: text/plain", method="POST", body=wanted)
    assert raw.status(raw.ask(gate.url, post)) == 403
    with raw.line(gate.url) as opened:
        assert raw.upgrade(opened, "/api/screens/socket", f"Origin: {origin}") == 403


async def test_s17_our_own_pages_can(gate: GateProcess) -> None:
    wanted = json.dumps({"game": "moons"}).encode()
    host = gate.url.removeprefix("http://")
    headers = [f"Origin: {gate.url}", "Content-Type: application/json"]
    post = raw.get("/api/tables", *headers, host=host, method="POST", body=wanted)
    assert raw.status(raw.ask(gate.url, post, "127.0.0.74")) == 201
    with raw.line(gate.url) as opened:
        assert raw.upgrade(opened, "/api/screens/socket", f"Origin: {gate.url}", host=host) == 101


OURS = ["localhost", "192.168.1.7:8370", "[fe80::1]:80", "games.local", "laptop"]
NOT_OURS = ["evil.example", "localhost.evil.example", ""]


@pytest.mark.parametrize("host", OURS)
async def test_s17_we_answer_to_names_and_addresses_nearby(gate: GateProcess, host: str) -> None:
    assert raw.status(raw.ask(gate.url, raw.get("/api/house", host=host))) == 200


@pytest.mark.parametrize("host", NOT_OURS)
async def test_s17_we_do_not_answer_to_a_stranger_s_name(gate: GateProcess, host: str) -> None:
    answer = raw.ask(gate.url, raw.get("/api/house", host=host))
    assert raw.status(answer) == 421
    assert b"--address" in answer


@pytest.mark.parametrize(
    "request_",
    [
        raw.get("/assets/" + "a" * 300),
        raw.get("/assets/%2e%2e%2fmanifest.json"),
        raw.get("/app/%00"),
        raw.get("/app/" + "a" * 300),
        raw.get("/" + "a" * 5000),
        raw.get("/nowhere/at/all"),
        raw.get("/api/tables", method="PUT"),
        raw.get("/api/tables/%ff%fe"),
        raw.get("/pictures/../../etc/passwd"),
        raw.get("/api/house", "Accept-Encoding: gzip;q=abc"),
        raw.get("/api/tables", "Content-Type: application/json", method="POST", body=b"[" * 4000),
        raw.get("/api/tables", "Content-Type: application/json", method="POST", body=b"\xff"),
        raw.get("/api/tables", "Content-Type: application/json", "Content-Length: -1", method="POST"),
        raw.get("/api/screens/ABCDEF", "Content-Type: application/json", method="POST", body=b"{}"),
    ],
)
async def test_s21_odd_requests_are_answered_and_never_by_our_mistake(
    gate: GateProcess, request_: bytes
) -> None:
    answer = raw.ask(gate.url, request_, "127.0.0.75")
    assert 200 <= raw.status(answer) < 500, answer[:200]
    if not answer.endswith(b"Invalid HTTP request received."):  # that is no answer of the application
        assert all(header in answer.lower() for header in SECURITY), answer[:300]


async def test_s21_json_that_is_too_deep_is_only_malformed(gate: GateProcess) -> None:
    async with players([gate.url], raw.open_table(gate.url), 1) as (one,):
        text = '{"type": "do", "id": "12345678", "action": ' + "[" * 1500 + "]" * 1500 + "}"
        await one.say(text)
        assert (await one.ask("introduce", name="Ada", avatar=1))["type"] == "done"
