"""Credentials of NATS, against real servers: right ones are taken, and of wrong ones one line is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from tests.nkeys import ACCOUNT, Authority, NKey, Operator
from tests.parts import GateProcess, NatsServer, RunnerProcess, wait_for_port

from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.credentials import FROM_URL, Credentials, CredentialsError, seed_of, signed
from inklings.live.engine import EngineError, free_port
from inklings.live.supervisor import Supervisor

PATIENCE = 20.0


@contextlib.contextmanager
def server(folder: Path, authorization: str) -> Iterator[NatsServer]:
    folder.mkdir(exist_ok=True)
    nats = NatsServer(folder)
    nats.authorization = authorization
    nats.start()
    try:
        yield nats
    finally:
        nats.stop()


def at(nats: NatsServer, who: str = "") -> str:
    return f"nats://{who}127.0.0.1:{nats.port}"


@contextlib.asynccontextmanager
async def connected(url: str, credentials: Credentials = FROM_URL) -> AsyncIterator[NatsBus]:
    supervisor = Supervisor()
    try:
        async with asyncio.timeout(PATIENCE):
            bus = await NatsBus.connect(Address(url, credentials=credentials), supervisor)
        yield bus
        await bus.close()
    finally:
        await supervisor.stop(1)


async def is_let_in(url: str, credentials: Credentials = FROM_URL) -> bool:
    async with connected(url, credentials) as bus:
        return await bus.ask("$JS.API.INFO") is not None


async def refusal(url: str, credentials: Credentials = FROM_URL) -> str:
    with pytest.raises(EngineError) as raised:
        await is_let_in(url, credentials)
    return str(raised.value)


def written(file: Path, text: str) -> Path:
    file.write_text(text)
    return file


async def test_a_name_and_a_password_in_the_url(tmp_path: Path) -> None:
    with server(tmp_path / "nats", 'authorization { user: "ann", password: "a:b@c/d" }') as nats:
        assert await is_let_in(at(nats, "ann:a%3Ab%40c%2Fd@"))
        told = await refusal(at(nats, "ann:wrong@"))
        assert "Authorization Violation; we came with the name ann and its password" in told
        assert "wrong" not in told
        assert "without a name or token" in await refusal(at(nats))


async def test_a_token_in_a_file(tmp_path: Path) -> None:
    with server(tmp_path / "nats", 'authorization { token: "sesame" }') as nats:
        right, wrong = written(tmp_path / "right", "sesame\n"), written(tmp_path / "wrong", "poppy")
        assert await is_let_in(at(nats), Credentials(token_file=right))
        told = await refusal(at(nats), Credentials(token_file=wrong))
        assert f"Authorization Violation; we came with {wrong}" in told
        assert "poppy" not in told
        empty = Credentials(token_file=written(tmp_path / "empty", "\n"))
        assert await refusal(at(nats), empty) == f"nats_token_file: {empty.token_file} is empty."
        missing = Credentials(token_file=tmp_path / "missing")
        assert "can't read" in await refusal(at(nats), missing)


@pytest.mark.parametrize("end", ["told", "gone"])
async def test_a_refusal_is_told_once_and_only_to_those_who_wait(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, end: str
) -> None:
    with server(tmp_path / "nats", 'authorization { token: "sesame" }') as nats:
        supervisor = Supervisor()
        connecting = asyncio.create_task(NatsBus.connect(Address(at(nats)), supervisor))
        await asyncio.sleep(0)
        if end == "gone":
            connecting.cancel()
        await asyncio.wait({connecting}, timeout=PATIENCE)
        await asyncio.sleep(1)  # it has asked again meanwhile
        await supervisor.stop(1)
        assert connecting.cancelled() or isinstance(connecting.exception(), EngineError)
    assert not caplog.records, caplog.text


async def test_a_new_token_is_read_when_the_line_breaks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    token = written(tmp_path / "token", "first")
    with server(tmp_path / "nats", 'authorization { token: "first" }') as nats:
        async with connected(at(nats), Credentials(token_file=token)) as bus:
            await asyncio.to_thread(nats.kill)
            nats.authorization = 'authorization { token: "second" }'
            await asyncio.to_thread(nats.start)
            async with asyncio.timeout(PATIENCE):
                while "Authorization Violation" not in caplog.text:  # noqa: ASYNC110  (nobody tells)
                    await asyncio.sleep(0.05)
            await asyncio.sleep(3)
            assert len(caplog.records) <= 6, caplog.text
            assert "Traceback" not in caplog.text
            token.write_text("second")
            async with asyncio.timeout(PATIENCE):
                while not bus.is_connected:  # noqa: ASYNC110  (nobody tells)
                    await asyncio.sleep(0.05)
            assert "connected to the engine again" in caplog.text


async def test_an_nkey(tmp_path: Path) -> None:
    ours, other = NKey(), NKey()
    with server(tmp_path / "nats", f"authorization {{ users: [ {{ nkey: {ours.public} }} ] }}") as nats:
        seed = written(tmp_path / "seed", f"# a comment\n{ours.seed}\n")
        assert await is_let_in(at(nats), Credentials(nkey=seed))
        wrong = written(tmp_path / "wrong", other.seed)
        told = await refusal(at(nats), Credentials(nkey=wrong))
        assert f"Authorization Violation; we came with {wrong}" in told
        assert other.seed not in told


async def test_a_creds_file(tmp_path: Path) -> None:
    operator = Operator()
    with server(tmp_path / "nats", operator.config) as nats:
        creds = written(tmp_path / "ours.creds", operator.creds())
        assert await is_let_in(at(nats), Credentials(creds=creds))
        for wrong in (Operator().creds(), operator.creds(seconds=-60)):
            strange = written(tmp_path / "wrong.creds", wrong)
            assert f"we came with {strange}" in await refusal(at(nats), Credentials(creds=strange))


async def test_certificates_of_a_private_authority_on_both_sides(tmp_path: Path) -> None:
    ours, other = Authority(tmp_path), Authority(tmp_path, "other")
    one, me, stranger = ours.issue("server"), ours.issue("me"), other.issue("stranger")
    late = ours.issue("late", timedelta(days=-1))
    tls = f'tls {{ cert_file: "{one.cert}", key_file: "{one.key}", ca_file: "{ours.file}", verify: true }}'
    with server(tmp_path / "nats", tls) as nats:
        url = at(nats)
        assert await is_let_in(url, Credentials(ca=ours.file, cert=me.cert, key=me.key))
        both = written(tmp_path / "both.pem", me.cert.read_text() + me.key.read_text())
        assert await is_let_in(url, Credentials(ca=ours.file, cert=both))
        for nobody in (Credentials(), Credentials(ca=other.file, cert=me.cert, key=me.key)):
            told = await refusal(url, nobody)
            assert "its certificate is not trusted" in told
            assert "nats_ca" in told
        for barred in (None, stranger, late):
            cert, key = barred or (None, None)
            told = await refusal(url, Credentials(ca=ours.file, cert=cert, key=key))
            assert "set nats_cert and nats_key to a certificate that it takes" in told
        told = await refusal(url, Credentials(ca=ours.file, cert=me.cert, key=stranger.key))
        assert "They must belong together" in told
        assert "has no certificate in it" in await refusal(url, Credentials(ca=me.key))


async def test_nothing_is_said_to_a_server_that_speaks_no_tls(tmp_path: Path) -> None:
    with server(tmp_path / "nats", 'authorization { token: "sesame" }') as nats:
        authority = Authority(tmp_path)
        told = await refusal(at(nats, "sesame@"), Credentials(ca=authority.file))
        assert "it speaks no TLS" in told
        assert "it speaks no TLS" in await refusal(f"tls://sesame@127.0.0.1:{nats.port}")


def test_what_is_no_seed(tmp_path: Path) -> None:
    good = NKey().seed
    assert len(seed_of(good, "x")) == 32
    changed = good[:9] + ("A" if good[9] != "A" else "B") + good[10:]
    for bad in ("", "SU", "no seed", changed, good[:-1], NKey(ACCOUNT).seed):
        with pytest.raises(CredentialsError, match="x has"):
            seed_of(bad, "x")
    creds = Credentials(creds=written(tmp_path / "x.creds", good))
    with pytest.raises(CredentialsError, match="has no user JWT and NKey seed"):
        creds.proof("nats://a", "nonce")


def test_what_does_not_go_together(tmp_path: Path) -> None:
    with pytest.raises(CredentialsError, match="choose one"):
        Credentials(creds=tmp_path, nkey=tmp_path)
    with pytest.raises(CredentialsError, match="nats_key needs nats_cert"):
        Credentials(key=tmp_path)


def test_without_the_package_people_read_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.asymmetric.ed25519", None)
    with pytest.raises(CredentialsError, match="pip install cryptography"):
        signed(seed_of(NKey().seed, "x"), "nonce")


@pytest.mark.timeout(240)
def test_a_gate_its_workers_and_a_runner_come_with_their_creds_file(tmp_path: Path) -> None:
    operator = Operator()
    with server(tmp_path / "nats", operator.config) as nats:
        creds = written(tmp_path / "ours.creds", operator.creds())
        gate = GateProcess(at(nats), tmp_path / "gate.log", workers=2, more=["--nats-creds", str(creds)])
        try:
            assert gate.ready().open_table()
        finally:
            gate.stop()
        file = written(tmp_path / "inklings.toml", f"nats_creds = '{creds}'")
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("INKLINGS_CONFIG", str(file))
            runner = RunnerProcess(at(nats), tmp_path / "runner.log", tempo=1)
        try:
            runner.ready()
        finally:
            runner.stop()


@pytest.mark.timeout(240)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_gate_that_is_not_let_in_says_so_once_and_ends(tmp_path: Path, workers: int) -> None:
    with server(tmp_path / "nats", 'authorization { token: "sesame" }') as nats:
        wrong, log = written(tmp_path / "wrong", "poppy"), tmp_path / "gate.log"
        gate = GateProcess(at(nats), log, workers=workers, more=["--nats-token-file", str(wrong)])
        assert gate.ended() == 1
    lines = log.read_text().splitlines()
    assert f"we came with {wrong}" in lines[-1]
    assert len(lines) <= 1 + workers
    assert "Traceback" not in log.read_text()


@pytest.mark.timeout(240)
def test_the_runner_of_serve_knows_only_the_engine_of_its_house(tmp_path: Path) -> None:
    """What is set for a cluster on the same machine is none of its business."""
    log, port = tmp_path / "serve.log", free_port()
    strange = {
        "INKLINGS_CELL": "Z",
        "INKLINGS_NATS_TOKEN_FILE": "/nowhere",
        "INKLINGS_NATS": "nats://nowhere:1",
    }
    command = [
        sys.executable,
        "-m",
        "inklings.cli",
        "serve",
        "--workers",
        "1",
        "--data",
        str(tmp_path / "data"),
    ]
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", str(port)],
            stdout=output,
            stderr=output,
            env={**os.environ, **strange},
        )
    try:
        wait_for_port(port, process)
        until = time.monotonic() + 3 * PATIENCE
        while "ready to play for bots" not in log.read_text():
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.05)
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0
    assert "WARNING" not in log.read_text()
