"""A house of several cells behind a real HAProxy, each cell with its own NATS server and gates."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.parts import GateProcess, NatsServer, wait_for_port

from inklings.cli import main
from inklings.live.engine import free_port


class CellHere:
    """One cell: a NATS server and gates that can be killed together and come back."""

    def __init__(self, letters: str, folder: Path, gates: int, more: Sequence[str] = ()) -> None:
        self.letters = letters
        self._folder = folder / letters
        self._folder.mkdir()
        self._more = ["--cell", letters, "--trust-proxy", "127.0.0.1", *more]
        self.nats = NatsServer(self._folder)
        self._ports = [free_port() for _ in range(gates)]
        self.gates: list[GateProcess] = []

    @property
    def option(self) -> str:
        return f"{self.letters}={','.join(f'127.0.0.1:{port}' for port in self._ports)}"

    def start(self) -> CellHere:
        self.nats.start()
        self.gates = [
            GateProcess(self.nats.url, self._folder / "gate.log", port=port, more=self._more)
            for port in self._ports
        ]
        return self

    def ready(self) -> None:
        for gate in self.gates:
            gate.ready()

    def kill(self) -> None:
        """All of it at once, without a goodbye."""
        for gate in self.gates:
            gate.kill()
        self.nats.kill()

    def stop(self) -> None:
        for gate in self.gates:
            gate.stop()
        self.nats.stop()


def haproxy() -> str:
    found = shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    assert found, "install Debian's haproxy"
    return found


def check(file: Path) -> None:
    """Let HAProxy itself say whether it could run this."""
    said = subprocess.run([haproxy(), "-c", "-f", str(file)], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr


class Door(NamedTuple):
    """A running HAProxy."""

    url: str
    pid: int


@contextlib.contextmanager
def front_door(folder: Path, cells: Sequence[str], *more: str) -> Iterator[Door]:
    """A real HAProxy with the configuration that `inklings door` writes."""
    port, file = free_port(), folder / "door.cfg"
    options = [word for cell in cells for word in ("--cell", cell)]
    assert main(["door", *options, "--http", f"127.0.0.1:{port}", *more, "--config", str(file)]) == 0
    check(file)
    with (folder / "door.log").open("ab") as output:
        process = subprocess.Popen([haproxy(), "-db", "-f", str(file)], stdout=output, stderr=output)
    try:
        wait_for_port(port, process)
        yield Door(f"http://127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        process.wait(10)


class House:
    """Two cells and the address of their door."""

    def __init__(self, url: str, bc: CellHere, df: CellHere) -> None:
        self.url = url
        self.bc = bc
        self.df = df


@contextlib.contextmanager
def house_of_two_cells(folder: Path, more: Sequence[str] = ()) -> Iterator[House]:
    bc, df = CellHere("BC", folder, 2, more), CellHere("DF", folder, 1, more)
    try:
        for cell in [cell.start() for cell in (bc, df)]:
            cell.ready()
        with front_door(folder, [bc.option, df.option]) as door:
            yield House(door.url, bc, df)
    finally:
        for cell in (bc, df):
            cell.stop()
