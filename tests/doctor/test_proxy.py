"""`inklings doctor` as a process: behind a proxy that is set up wrongly it names the fault and the cure."""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.doctor.asking import gate, only_wrong, running_gate, verdicts
from tests.parts import NatsServer, wait_for_port

from inklings.live.engine import free_port

with_nginx = pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx")
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
