"""`inklings doctor` as a process: with an engine that is broken it names the fault and the cure."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import subprocess
import threading
import urllib.request
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from tests.doctor.asking import gate, only_wrong, running_gate, verdicts, with_extras
from tests.houses import PYTHON, Ran, environment_with
from tests.nkeys import Authority, Operator
from tests.parts import NatsServer, nats_cluster, wait_for_port

from inklings.live.engine import find_server, free_port

SKEWED = """
import sys, time
right = time.time
time.time = lambda: right() + 90
from inklings import cli
sys.exit(cli.main(sys.argv[1:]))
"""


def test_all_is_well_with_an_engine_and_nothing_is_left_there(shared_nats: NatsServer) -> None:
    ran = gate(shared_nats.url, "--cell", "DDD")
    assert ran.status == 0, ran.out
    well = "\n".join(verdicts(ran)["ok"])
    for part in ("lets us in", "the engine is 2.", "JetStream is on", "in 1 copy", "clock agrees"):
        assert part in well
    url = f"http://127.0.0.1:{shared_nats.monitor}/jsz?streams=1"
    with urllib.request.urlopen(url, timeout=10) as answer:
        assert "DOCTOR-" not in answer.read().decode()


@contextlib.contextmanager
def plain_nats(folder: Path, config: str) -> Iterator[str]:
    """A real server with nothing but this configuration."""
    port, file = free_port(), folder / "plain.conf"
    file.write_text(f'listen: "127.0.0.1:{port}"\n{config}')
    process = subprocess.Popen([find_server(), "-c", str(file), "-l", str(folder / "plain.log")])
    try:
        wait_for_port(port, process)
        yield f"nats://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


class OldEngine:
    """Passes everything on to a server, but for the version that it says."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"nats://test@127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                theirs, _ = self._door.accept()
                ours = socket.create_connection(("127.0.0.1", self._to))
                for pair in ((theirs, ours), (ours, theirs)):
                    threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError), source, target:
            while data := source.recv(65536):
                target.sendall(re.sub(rb'"version":"[\d.]+","proto"', b'"version":"2.10.4","proto"', data))


def test_an_engine_that_is_not_there() -> None:
    told = only_wrong(gate("nats://127.0.0.1:1"))
    assert told == "no NATS server is at 127.0.0.1:1 (Connection refused): start it, or correct nats"


def test_one_of_several_servers_is_not_there(shared_nats: NatsServer) -> None:
    told = only_wrong(gate(f"nats://test@127.0.0.1:1,{shared_nats.url}"))
    assert told.startswith("no NATS server is at 127.0.0.1:1")


def test_a_token_that_is_not_taken(shared_nats: NatsServer, tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text("poppy")
    told = only_wrong(gate(shared_nats.url.replace("test@", ""), "--nats-token-file", token))
    assert f"Authorization Violation; we came with {token}: correct nats" in told
    assert "poppy" not in told
    told = only_wrong(gate(shared_nats.url, "--nats-creds", token, "--nats-nkey", token))
    assert "choose one of nats_creds, nats_nkey and nats_token_file" in told


def test_an_engine_without_jetstream(tmp_path: Path) -> None:
    with plain_nats(tmp_path, "") as url:
        told = only_wrong(gate(url))
    assert told.startswith("JetStream is off")
    assert "turn it on with a jetstream {} block" in told


def test_three_copies_on_one_server(shared_nats: NatsServer) -> None:
    told = only_wrong(gate(shared_nats.url, "--replicas", "3"))
    assert told.startswith("logs can't be kept in 3 copies")
    assert told.endswith("use --replicas 1, or a cluster")


@pytest.mark.timeout(240)
def test_other_numbers_of_copies_than_a_cluster_can_keep_or_keeps(tmp_path: Path) -> None:
    with nats_cluster(tmp_path) as nodes:
        url = ",".join(node.url for node in nodes)
        with running_gate(url, tmp_path / "log"):
            pass  # it has made the streams, with one copy each
        told = only_wrong(gate(url, "--replicas", "3"))
        assert told.startswith("tables are kept in 1 copy, not in 3: edit the streams")
        assert gate(url, "--replicas", "3", "--cell", "B").status == 0, "there they can still be made"
        told = only_wrong(gate(url, "--replicas", "5"))
        assert told.endswith("run 5 NATS servers with JetStream, or use fewer --replicas")


def test_an_engine_that_is_too_old(shared_nats: NatsServer) -> None:
    old = OldEngine(shared_nats.port)
    try:
        assert only_wrong(gate(old.url)) == "the engine is 2.10.4: install 2.12 or newer"
    finally:
        old.close()


def test_a_clock_that_is_wrong(shared_nats: NatsServer) -> None:
    command = ["doctor", "gate", "--nats", shared_nats.url, "--replicas", "1", "--port", str(free_port())]
    ran = subprocess.run(
        [PYTHON, "-c", SKEWED, *command],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=environment_with(),
    )
    told = only_wrong(Ran(ran.returncode, ran.stdout, ran.stderr))
    assert told.startswith("this machine's clock is 90 s ahead of the engine's: keep both by NTP")


@with_extras
def test_credentials_that_have_ended(tmp_path: Path) -> None:
    operator = Operator()
    creds = tmp_path / "ours.creds"
    creds.write_text(operator.creds(seconds=3600))
    store = json.dumps(str(tmp_path / "store"))
    with plain_nats(tmp_path, f"{operator.config}\njetstream {{ store_dir: {store} }}") as url:
        told = only_wrong(gate(url, "--nats-creds", creds))
    assert told.startswith(f"the JWT in {creds} ends on ")
    late = Authority(tmp_path).issue("late", timedelta(days=-1))
    found = verdicts(gate("nats://127.0.0.1:1", "--nats-cert", late.cert, "--nats-key", late.key))["wrong"]
    assert found[0].startswith("our certificate for NATS has ended on ")
    assert found[0].endswith("have a new one issued")
