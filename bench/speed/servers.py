"""Engines and servers under test, each in a process of its own."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.parts import nats_cluster, nats_server, wait_for_port

from inklings.live.engine import free_port

STOP_SECONDS = 15
ENGINE_SYNC = "2m"
"""What nats-server does unless it is told otherwise."""
ENGINES = {
    "always": "one replica, fsync always",
    "default": "one replica, default sync",
    "three": "three replicas, default sync",
}


@dataclass(frozen=True)
class Engine:
    """Where an engine is, and how many copies it keeps."""

    url: str
    replicas: int


@dataclass(frozen=True)
class Server:
    """A server under test: our gate or the bare loop."""

    port: int
    pid: int


@contextlib.contextmanager
def engine(kind: str, folder: Path) -> Iterator[Engine]:
    """A new engine of this kind, which shares our core."""
    folder.mkdir()
    if kind == "three":
        with nats_cluster(folder, sync=ENGINE_SYNC) as nodes:
            yield Engine(nodes[0].url, 3)
    else:
        with nats_server(folder, sync="always" if kind == "always" else ENGINE_SYNC) as node:
            yield Engine(node.url, 1)


@contextlib.contextmanager
def gate(engine: Engine, log: Path, core: int) -> Iterator[Server]:
    """Our gate, on this core."""
    port = free_port()
    more = ["--nats", engine.url, "--replicas", str(engine.replicas), "--host", "127.0.0.1"]
    more += ["--connections-per-address", "0"]
    with _server("gate", [str(core), *more, "--port", str(port)], port, log) as server:
        yield server


@contextlib.contextmanager
def bare(engine: Engine, log: Path, core: int) -> Iterator[Server]:
    """The bare loop, on this core."""
    port = free_port()
    with _server("bare", [str(core), str(port), engine.url, str(engine.replicas)], port, log) as server:
        yield server


@contextlib.contextmanager
def _server(module: str, arguments: list[str], port: int, log: Path) -> Iterator[Server]:
    with log.open("ab") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", f"bench.speed.{module}", *arguments], stdout=output, stderr=output
        )
    try:
        wait_for_port(port, process)
        yield Server(port, process.pid)
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
