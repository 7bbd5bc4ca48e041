"""`inklings serve` on a disk that was full for a while: once there is space, play goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
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

MEGABYTES = 24
FULL_SECONDS = 2.0
RECOVERS_SECONDS = 15.0
OWN_DISK = ("unshare", "--user", "--map-root-user", "--mount", "--")


class ServeProcess(GateProcess):
    """`inklings serve` on a small disk in memory, which only it can see."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._disk = folder / "disk"
        self._disk.mkdir()
        mount = f"mount -t tmpfs -o size={MEGABYTES}m tmpfs {self._disk}"
        serve = f"{sys.executable} -m inklings.cli serve --data {self._disk}/data --host 127.0.0.1"
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


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[ServeProcess]:
    allowed = subprocess.run([*OWN_DISK, "true"], capture_output=True, check=False)
    if allowed.returncode:
        pytest.skip(f"SKIPPED: no mount namespace of our own: {allowed.stderr.decode()}")
    house = ServeProcess(folder)
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
    """Send a command until it has a final answer, as browsers do."""
    until = time.monotonic() + seconds
    answer = await player.send(message)
    while answer["type"] == "unsure" and time.monotonic() < until:
        await asyncio.sleep(0.5)
        answer = await player.send({**message, "again": True})
    return answer


@pytest.mark.timeout(120)
async def test_once_there_is_space_again_moves_are_stored_without_a_new_start(tmp_path: Path) -> None:
    """Defect 7 of the review: the shard refused everything until the engine was started again by hand."""
    with serving(tmp_path) as house:
        code = house.open_table()
        ada = await Player(house.url, code).connect()
        await ada.ask("sit", name="Ada", avatar=1)
        await asyncio.to_thread(fill, house.disk)
        waiting: dict[str, Any] = {}
        for number in range(400):  # until the last block is full, too
            waiting = {
                "type": "ask",
                "id": f"ready-{number:03}",
                "ask": {"type": "ready", "ready": number % 2 == 0},
            }
            try:
                async with asyncio.timeout(1):
                    assert (await ada.send(waiting))["type"] == "done"
            except TimeoutError:
                break
            await asyncio.sleep(0.04)  # within the gate's limit for one connection
        else:
            raise AssertionError("the disk is never full")
        await asyncio.sleep(FULL_SECONDS)
        (house.disk / "filler").unlink()
        answer = await answered(ada, {**waiting, "again": True}, RECOVERS_SECONDS)
        assert answer["type"] == "done", answer
        await ada.close()
