"""`inklings serve` on a disk that was full for a while: once there is space, play goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.parts import GateProcess, wait_for_port
from tests.players import Player

from inklings.live.engine import free_port

FULL_SECONDS = 2.0
RECOVERS_SECONDS = 15.0
GOES_ON_SECONDS = 10.0
TABLES = 24
REMOVED = 12
LEFT_FOR_PLAY = 14 * 1024 * 1024
"""Bytes, of which eight million stay free."""
OWN_DISK = ("unshare", "--user", "--map-root-user", "--mount", "--")


class ServeProcess(GateProcess):
    """`inklings serve` on a small disk in memory, which only it can see."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.port = free_port()
        self._disk = folder / "disk"
        self._disk.mkdir()
        mount = f"mount -t tmpfs -o size={megabytes}m tmpfs {self._disk}"
        self.data = self._disk / "data"
        serve = f"{sys.executable} -m inklings.cli serve --data {self.data} --host 127.0.0.1"
        serve += " --connections-per-address 0"
        with (folder / "serve.log").open("ab") as output:
            self._process = subprocess.Popen(
                [*OWN_DISK, "sh", "-c", f"{mount} && exec {serve} --port {self.port}"],
                stdout=output,
                stderr=output,
            )

    @property
    def disk(self) -> Path:
        """Its disk as we can reach it."""
        return Path(f"/proc/{self._process.pid}/root{self._disk}")

    def enlarge(self, megabytes: int) -> None:
        """Make room, as an operator does who has bought a larger disk."""
        self.inside("mount", "-o", f"remount,size={megabytes}m", str(self._disk))

    def inside(self, *command: str) -> str:
        """Run a command where its disk can be seen."""
        enter = ("nsenter", "--user", "--mount", "--preserve-credentials", f"--target={self.pid}", "--")
        return subprocess.run([*enter, *command], capture_output=True, text=True, check=True).stdout


@contextlib.contextmanager
def serving(folder: Path, megabytes: int) -> Iterator[ServeProcess]:
    allowed = subprocess.run([*OWN_DISK, "true"], capture_output=True, check=False)
    if allowed.returncode:
        pytest.skip(f"SKIPPED: no mount namespace of our own: {allowed.stderr.decode()}")
    house = ServeProcess(folder, megabytes)
    try:
        wait_for_port(house.port, house._process)
        yield house
    finally:
        house.stop()


def fill(disk: Path) -> None:
    with contextlib.suppress(OSError), (disk / "filler").open("ab", buffering=0) as filler:
        for size in (1 << 16, 1 << 12, 512):
            with contextlib.suppress(OSError):
                while filler.write(b"0" * size) == size:
                    pass


async def answered(player: Player, message: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Send a command until it has a final answer, as browsers do, and another while there is no room."""
    until = time.monotonic() + seconds
    answer = await player.send(message)
    for number in itertools.count():
        if time.monotonic() > until:
            break
        if answer["type"] == "unsure":
            await asyncio.sleep(0.5)
            answer = await player.send({**message, "again": True})
        elif answer.get("why") == "house_full":
            await asyncio.sleep(0.5)
            answer = await player.send(ready(10_000 + number))
        else:
            break
    return answer


def ready(number: int) -> dict[str, Any]:
    return {"type": "ask", "id": f"ready-{number:05}", "ask": {"type": "ready", "ready": number % 2 == 0}}


async def until_refused(player: Player) -> dict[str, Any]:
    """Store something again and again until there is no room; returns what could not be stored."""
    for number in range(2_000):
        message = ready(number)
        try:
            async with asyncio.timeout(5):
                answer = await player.send(message)
        except TimeoutError:
            return {**message, "again": True}
        if answer["type"] != "done":
            assert answer["type"] == "unsure" or answer["why"] == "house_full", answer
            return {**message, "again": True} if answer["type"] == "unsure" else ready(number + 2_000)
        await asyncio.sleep(0.04)  # within the gate's limit for one connection
    raise AssertionError("the disk is never full")


@pytest.mark.timeout(120)
async def test_once_there_is_space_again_moves_are_stored_without_a_new_start(tmp_path: Path) -> None:
    """Defect 7 of the review: the shard refused everything until the engine was started again by hand."""
    with serving(tmp_path, megabytes=24) as house:
        code = house.open_table()
        ada = await Player(house.url, code).connect()
        await ada.ask("sit", name="Ada", avatar=1)
        await asyncio.to_thread(fill, house.disk)
        waiting = await until_refused(ada)
        await asyncio.sleep(FULL_SECONDS)
        (house.disk / "filler").unlink()
        answer = await answered(ada, waiting, RECOVERS_SECONDS)
        assert answer["type"] == "done", answer
        await ada.close()


@pytest.mark.timeout(400)
async def test_a_disk_that_is_filled_by_play(tmp_path: Path) -> None:
    """People read why, nothing that was acknowledged is lost, and play goes on once there is room."""
    with serving(tmp_path, megabytes=64) as house:
        codes = [opened(house, by=number)["code"] for number in range(TABLES)]
        hosts = [await Player(house.url, code).connect() for code in codes]
        for host in hosts:
            await granted(host.ask("sit", name="Ada", avatar=1))
            for _ in range(3):
                await granted(host.ask("add_bot", temper="easy", language="en"))
        (house.disk / "of-someone-else").write_bytes(
            bytes(shutil.disk_usage(house.disk).free - LEFT_FOR_PLAY)
        )
        stored = sum(await asyncio.gather(*(deal_until_full(host) for host in hosts)))
        print(f"{stored} entries filled it")  # noqa: T201
        assert opened(house, by=TABLES)["error"] == "house_full"
        free = shutil.disk_usage(house.disk).free
        assert free > 1024 * 1024, "the engine itself never meets a full disk"
        last = {host.code: host.version for host in hosts}
        tables(house, "forget", *codes[:REMOVED])  # it works without any room; the engine gives it back later
        began = time.monotonic()
        house.enlarge(megabytes=96)
        for host in hosts[REMOVED:]:
            while (answer := await host.ask("set_lock", locked=True))["type"] != "done":
                assert answer["why"] in {"house_full", "too_fast"}, answer
                assert time.monotonic() - began < GOES_ON_SECONDS
                await asyncio.sleep(0.2)
            assert host.version >= last[host.code]
        for host in hosts:
            await host.close()
        for code in codes[REMOVED:]:
            kept = tables(house, "export", code).splitlines()
            first, *_, newest = (json.loads(line)["entry"]["at"] for line in kept)
            assert newest - first >= last[code]
            assert len(kept) >= 100


def opened(house: ServeProcess, by: int) -> dict[str, Any]:
    """What is answered to somebody who opens a table, each from an address of their own."""
    source = (f"127.0.0.{by + 2}", 0)
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10, source_address=source)
    with contextlib.closing(line):
        line.request("POST", "/api/tables", '{"game": "rorschach"}', {"Content-Type": "application/json"})
        answer: dict[str, Any] = json.load(line.getresponse())
        return answer


async def deal_until_full(host: Player) -> int:
    """Deal and end a game again and again, as a deal is the longest entry; returns how many were stored."""
    for number in itertools.count():
        asked = ("begin" if number == 0 else "play_again") if number % 2 == 0 else "end_game"
        answer = await host.ask(asked)
        if answer.get("why") in {"house_full", "too_long"}:
            assert answer["why"] == "house_full", "the disk should be full before a log is"
            return number
        assert answer["type"] == "done", answer
        await asyncio.sleep(0.034)  # within the gate's limit for one connection
    raise AssertionError("it is never full")


async def granted(answer: Any) -> None:
    heard = await answer
    assert heard["type"] == "done", heard


def tables(house: ServeProcess, *arguments: str) -> str:
    """`inklings tables`, as an operator calls it on the machine of the house."""
    command = [sys.executable, "-m", "inklings.cli", "tables", *arguments, "--data", str(house.data)]
    return house.inside(*command)
