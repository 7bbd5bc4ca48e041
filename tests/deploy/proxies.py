"""The proxy files of deploy/, run by the real programs: only ports and paths are replaced."""

from __future__ import annotations

import contextlib
import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tests.parts import wait_for_port

from inklings.gate.certificate import house_certificate
from inklings.live.engine import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
STOP_SECONDS = 10
NAMES = ("localhost", "127.0.0.1")


class Front(NamedTuple):
    """A proxy that runs."""

    name: str
    port: int
    plain_port: int
    tls: ssl.SSLContext

    @property
    def https(self) -> str:
        return f"https://localhost:{self.port}"

    @property
    def url(self) -> str:
        """For websockets."""
        return f"wss://localhost:{self.port}"


class Program(NamedTuple):
    """A proxy of Debian, the file in deploy/ that it reads, and what is replaced in it."""

    command: tuple[str, ...]
    file: str
    replaced: Mapping[str, str]


PROGRAMS = {
    "nginx": Program(
        ("nginx", "-g", "daemon off;", "-c"),
        "nginx.conf",
        {
            "listen 80;": "listen 127.0.0.1:{plain};",
            "listen 443 ": "listen 127.0.0.1:{port} ",
            "127.0.0.1:8371": "127.0.0.1:{gate1}",
            "127.0.0.1:8372": "127.0.0.1:{gate2}",
            "/etc/ssl/play.example/fullchain.pem": "{certificate}",
            "/etc/ssl/play.example/privkey.pem": "{certificate}",
            "/run/nginx.pid": "{folder}/nginx.pid",
            "/var/log/nginx/error.log": "{folder}/error.log",
            "http {\n": "http {{\n    client_body_temp_path {folder};\n    proxy_temp_path {folder};\n",
        },
    ),
    "haproxy": Program(
        ("haproxy", "-db", "-f"),
        "haproxy.cfg",
        {
            "bind :80": "bind 127.0.0.1:{plain}",
            "bind :443": "bind 127.0.0.1:{port}",
            "127.0.0.1:8371": "127.0.0.1:{gate1}",
            "127.0.0.1:8372": "127.0.0.1:{gate2}",
            " port 9371": " port {monitor1}",
            " port 9372": " port {monitor2}",
            "/etc/haproxy/play.example.pem": "{certificate}",
        },
    ),
    "caddy": Program(
        ("caddy", "run", "--adapter", "caddyfile", "--config"),
        "Caddyfile",
        {
            "\nplay.example {\n": "{{\n\tadmin off\n\thttp_port {plain}\n"
            "\thttps_port {port}\n\tdefault_bind 127.0.0.1\n\tskip_install_trust\n}}\n"
            "localhost {{\n\ttls {certificate} {certificate}\n",
            "127.0.0.1:8371": "127.0.0.1:{gate1}",
            "127.0.0.1:8372": "127.0.0.1:{gate2}",
        },
    ),
}


@contextlib.contextmanager
def front(name: str, folder: Path, port: int, gates: Mapping[int, int]) -> Iterator[Front]:
    """This proxy with its shipped file, in front of two gates: their ports, each with its monitor's."""
    program = PROGRAMS[name]
    found = shutil.which(program.command[0], path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    assert found, f"{name} is missing: install Debian's package, as .ci/run does"
    certificate = house_certificate(folder, NAMES).file
    plain = free_port()
    values = {"port": port, "plain": plain, "certificate": certificate, "folder": folder}
    for number, (gate, monitor) in enumerate(gates.items(), 1):
        values |= {f"gate{number}": gate, f"monitor{number}": monitor}
    text = (DEPLOY / program.file).read_text()
    for old, new in program.replaced.items():
        assert text.count(old) == 1, f"{program.file} has changed: {old!r} is in it {text.count(old)} times"
        text = text.replace(old, new.format(**values))
    file = folder / program.file
    file.write_text(text)
    said = folder / f"{name}.log"
    with said.open("wb") as log:
        process = subprocess.Popen(
            [found, *program.command[1:], str(file)],
            stdout=log,
            stderr=log,
            env={**os.environ, "HOME": str(folder)},  # Caddy writes there
        )
    try:
        try:
            wait_for_port(port, process)
        except AssertionError as error:
            raise AssertionError(said.read_text()) from error
        yield Front(name, port, plain, ssl.create_default_context(cafile=certificate))
    finally:
        process.terminate()
        process.wait(STOP_SECONDS)
