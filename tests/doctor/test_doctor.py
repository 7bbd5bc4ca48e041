"""`inklings doctor` as a process, on real set-ups that are broken: it names the fault and the cure."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.collector import collector
from tests.houses import PYTHON, Ran, environment_with, house, inklings, on_disk
from tests.nkeys import Authority, Operator
from tests.parts import GateProcess, NatsServer, nats_cluster, wait_for_port

from inklings.gate.certificate import house_certificate
from inklings.live.engine import find_server, free_port

linux = pytest.mark.skipif(sys.platform != "linux", reason="needs namespaces")
with_extras = pytest.mark.skipif(
    sys.executable != PYTHON, reason="what is installed elsewhere is without extras"
)
with_nginx = pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx")

SKEWED = """
import sys, time
right = time.time
time.time = lambda: right() + 90
from inklings import cli
sys.exit(cli.main(sys.argv[1:]))
"""
NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
  uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://127.0.0.1:{gate};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }}
  }}
}}
"""


def verdicts(ran: Ran) -> dict[str, list[str]]:
    """The lines, by their first words."""
    assert "Traceback" not in ran.err, ran.err
    assert not ran.err, ran.err
    found: dict[str, list[str]] = {"ok": [], "wrong": [], "unknown": []}
    for line in ran.out.splitlines():
        verdict, _, text = line.partition(" ")
        found[verdict].append(text.strip())
    return found


def only_wrong(ran: Ran) -> str:
    """The one thing that is wrong."""
    found = verdicts(ran)["wrong"]
    assert len(found) == 1, ran.out
    assert ran.status == 1
    return found[0]


def serve(data: Path, *more: str | Path, within: list[str] | None = None, **environment: str) -> Ran:
    command = ("doctor", "--data", data, "--host", "127.0.0.1", "--port", str(free_port()))
    return inklings(*command, *more, within=within or (), **environment)


def gate(nats: str, *more: str | Path, **environment: str) -> Ran:
    command = ("doctor", "gate", "--nats", nats, "--replicas", "1", "--port", str(free_port()))
    return inklings(*command, *more, **environment)


# --- nothing is wrong --------------------------------------------------------------------------------


def test_all_is_well_before_a_house_is_opened(tmp_path: Path) -> None:
    ran = serve(tmp_path / "not" / "yet", PYTHONIOENCODING="utf-8")
    assert ran.status == 0, ran.out
    assert len(verdicts(ran)["ok"]) >= 6
    assert not (tmp_path / "not").exists(), "it only looks"


def test_all_is_well_with_an_engine_and_nothing_is_left_there(shared_nats: NatsServer) -> None:
    ran = gate(shared_nats.url, "--cell", "DDD")
    assert ran.status == 0, ran.out
    well = "\n".join(verdicts(ran)["ok"])
    for part in ("lets us in", "the engine is 2.", "JetStream is on", "in 1 copy", "clock agrees"):
        assert part in well
    url = f"http://127.0.0.1:{shared_nats.monitor}/jsz?streams=1"
    with urllib.request.urlopen(url, timeout=10) as answer:
        assert "DOCTOR-" not in answer.read().decode()


# --- this machine ------------------------------------------------------------------------------------


def test_a_file_with_a_wrong_key(tmp_path: Path) -> None:
    file = tmp_path / "inklings.toml"
    file.write_text("prot = 8370\n")
    told = only_wrong(serve(tmp_path / "data", "--config", file))
    assert told == f"settings: {file}, line 1: there is no setting “prot”; did you mean “port”?"


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = only_wrong(serve(tmp_path, "--port", port))
        assert f"port {port}: Address already in use" in told
        assert told.endswith("or choose another --port")
        told = only_wrong(serve(tmp_path, "--monitor-port", port))
        assert told.endswith("or choose another --monitor-port")


def test_an_address_that_this_machine_does_not_have(tmp_path: Path) -> None:
    assert "choose a --host that this machine has" in only_wrong(serve(tmp_path, "--host", "192.0.2.1"))


@linux
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    told = only_wrong(serve(disk, within=on_disk(disk, "ro,size=100m")))
    assert told == (
        f"can't write to {disk} (Read-only file system): let this user write there, or choose another --data"
    )


@linux
def test_a_disk_that_is_nearly_full(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    told = only_wrong(serve(disk / "data", within=on_disk(disk, "size=10m")))
    assert re.match(r"only (9|10) MB are free on the disk of .*: free some: with less than 16 MB", told)


def test_another_house_on_the_same_data(tmp_path: Path) -> None:
    with house(tmp_path / "data", tmp_path / "log"):
        told = only_wrong(serve(tmp_path / "data"))
    assert told.startswith(f"a house runs on {tmp_path / 'data'} already: stop it")
    assert serve(tmp_path / "data").status == 0, "once it has ended"


@linux
def test_few_open_files(tmp_path: Path) -> None:
    told = only_wrong(serve(tmp_path, within=["sh", "-c", 'ulimit -n 1000; exec "$@"', "sh"]))
    assert told.startswith("this process may open only 1000 files")
    assert "LimitNOFILE=" in told


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    told = only_wrong(serve(tmp_path, PYTHONIOENCODING="ascii"))
    assert told == "this terminal can't show a QR code: its encoding is ascii: set LANG=C.UTF-8"


def test_lists_that_cannot_be_read(tmp_path: Path) -> None:
    told = only_wrong(serve(tmp_path, "--blocked-words", tmp_path / "missing"))
    assert told.startswith(f"--blocked-words: can't read {tmp_path / 'missing'}")
    assert told.endswith("mend the file, or leave out the setting")
    assert "such as 10.0.0.7" in only_wrong(serve(tmp_path, "--trust-proxy", "proxy"))


@with_extras
def test_a_certificate_that_ends_soon(tmp_path: Path) -> None:
    long_ago = datetime.now(UTC) - timedelta(days=390)
    house_certificate(tmp_path, ["localhost"], long_ago)
    told = only_wrong(serve(tmp_path, "--https"))
    assert told.startswith("the certificate of this house ends on ")
    assert told.endswith("restart the house, and it makes a new one")


@with_extras
def test_a_collector_of_traces(tmp_path: Path) -> None:
    with collector() as found:
        assert (
            f"the collector at {found.url} takes traces"
            in verdicts(serve(tmp_path, "--traces", found.url))["ok"]
        )
        elsewhere = found.url.removesuffix("/v1/traces")
        told = only_wrong(serve(tmp_path, "--traces", elsewhere))
        assert told.startswith(f"what is at {elsewhere} takes no traces (it answers 404): name where")
    told = only_wrong(serve(tmp_path, "--traces", found.url))
    assert told.startswith(f"no collector answers at {found.url} (")
    assert told.endswith("start it, or correct traces")


# --- the engine --------------------------------------------------------------------------------------


@contextlib.contextmanager
def running_gate(nats: str, log: Path, *more: str) -> Iterator[GateProcess]:
    started = GateProcess(nats, log, more=more)
    try:
        yield started.ready()
    finally:
        started.stop()


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


# --- the proxy ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def behind_nginx(nats: NatsServer, folder: Path, *more: str) -> Iterator[str]:
    """A gate behind a real proxy; the address of the proxy."""
    with running_gate(nats.url, folder / "gate.log", *more) as running:
        port, file = free_port(), folder / "nginx.conf"
        file.write_text(NGINX.format(folder=folder, port=port, gate=running.port))
        nginx = shutil.which("nginx") or ""
        proxy = subprocess.Popen([nginx, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(file)])
        try:
            wait_for_port(port, proxy)
            yield f"http://127.0.0.1:{port}"
        finally:
            proxy.terminate()
            proxy.wait(10)


@with_nginx
def test_a_proxy_that_is_not_trusted(shared_nats: NatsServer, tmp_path: Path) -> None:
    with behind_nginx(shared_nats, tmp_path) as address:
        told = only_wrong(gate(shared_nats.url, "--address", address))
    assert told.startswith(f"the proxy at {address} says who comes, and the gate does not believe it")
    assert told.endswith("name the proxy's own address with --trust-proxy")


@with_nginx
def test_a_proxy_that_is_trusted(shared_nats: NatsServer, tmp_path: Path) -> None:
    trusted = ("--trust-proxy", "127.0.0.1")
    with behind_nginx(shared_nats, tmp_path, *trusted) as address:
        ran = gate(shared_nats.url, "--address", address, *trusted)
        assert ran.status == 0, ran.out
        assert f"visitors of {address} are known by their own addresses" in verdicts(ran)["ok"]
        request = urllib.request.Request(  # noqa: S310
            f"{address}/api/house/visitor", headers={"X-Forwarded-For": "192.0.2.7"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            assert json.load(answer) == {"forwarded": True, "believed": True}


def test_without_a_proxy_it_is_not_known_whether_there_should_be_one(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    with running_gate(shared_nats.url, tmp_path / "log") as running:
        ran = gate(shared_nats.url, "--address", running.url)
    assert ran.status == 0, ran.out
    (unchecked,) = verdicts(ran)["unknown"]
    assert unchecked.endswith("X-Forwarded-For is not set: that is right only if there is no proxy")


def test_an_https_address_without_a_trusted_proxy(shared_nats: NatsServer) -> None:
    ran = gate(shared_nats.url, "--address", "https://127.0.0.1:1")
    assert only_wrong(ran).endswith("so all visitors count as one: name it with --trust-proxy")
    (unchecked,) = verdicts(ran)["unknown"]
    assert "start it, and ask again" in unchecked
