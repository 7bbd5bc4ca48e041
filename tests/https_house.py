"""A house that speaks https, as `inklings serve --https` starts it."""

from __future__ import annotations

import contextlib
import json
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from tests.parts import wait_for_port

from inklings.gate.certificate import FILE
from inklings.live.engine import free_port


class HttpsHouse(NamedTuple):
    port: int
    folder: Path

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    @property
    def certificate(self) -> Path:
        return self.folder / FILE

    @property
    def said(self) -> str:
        return (self.folder / "serve.log").read_text()

    @property
    def tls(self) -> ssl.SSLContext:
        """Trusts this house's certificate and no other, under the names that it has."""
        return ssl.create_default_context(cafile=self.certificate)

    def open_table(self) -> str:
        return open_table(self.url, self.tls)


def open_table(url: str, trusting: ssl.SSLContext, game: str = "moons", **options: Any) -> str:
    headers = {"Content-Type": "application/json", "Origin": url}
    body = json.dumps({"game": game, "options": options}).encode()
    request = Request(f"{url}/api/tables", body, headers)  # noqa: S310
    with urlopen(request, timeout=10, context=trusting) as answer:  # noqa: S310
        code: str = json.load(answer)["code"]
    return code


@contextlib.contextmanager
def https_house(folder: Path) -> Iterator[HttpsHouse]:
    house = HttpsHouse(free_port(), folder)
    command = [sys.executable, "-m", "inklings.cli", "serve", "--https", "--data", str(folder)]
    with (folder / "serve.log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", str(house.port)], stdout=log, stderr=log
        )
    try:
        wait_for_port(house.port, process)
        yield house
    finally:
        process.terminate()
        assert process.wait(20) == 0
