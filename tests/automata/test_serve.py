"""`inklings serve` keeps a runner beside it, which plays, comes back when it dies, and never outlives it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

import pytest
from tests.parts import wait_for_port
from tests.players import Player
from tests.solo import play_to_the_end, sit_down_with_bots

from inklings.live.engine import free_port

HEAVY = ("numpy", "scipy", "PIL", "wordllama", "simplemma", "sqlalchemy")


@contextlib.contextmanager
def serving(folder: Path, workers: int, *more: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    port = free_port()
    command = [sys.executable, "-m", "inklings.cli", "serve", "--data", str(folder), "--tempo", "0.02"]
    with (folder / "serve.log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--workers", str(workers), "--host", "127.0.0.1", "--port", str(port), *more],
            stdout=log,
            stderr=log,
        )
    try:
        wait_for_port(port, process)
        yield process, f"http://127.0.0.1:{port}"
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(20)


def runner_of(process: subprocess.Popen[bytes]) -> int | None:
    """The child of this process that plays for bots."""
    return child_of(process, b"bots")


def child_of(process: subprocess.Popen[bytes], command: bytes) -> int | None:
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == process.pid and b"\0" + command + b"\0" in (entry / "cmdline").read_bytes():
                return int(entry.name)
    return None


async def until(true: Callable[[], object]) -> None:
    for _ in range(300):
        if true():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("not within half a minute")


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("workers", [1, 2])
async def test_bots_play_on_a_laptop_and_their_runner_lives_as_long_as_the_house(
    tmp_path: Path, workers: int
) -> None:
    with serving(tmp_path, workers) as (process, url):
        await until(lambda: runner_of(process))
        first = runner_of(process)
        assert first
        body = json.dumps({"game": "telepathic"}).encode()
        request = Request(f"{url}/api/tables", body, {"Content-Type": "application/json"})  # noqa: S310
        with urlopen(request, timeout=10) as answer:  # noqa: S310, ASYNC210
            code = json.load(answer)["code"]
        player = await Player(url, code).connect()
        await sit_down_with_bots(player, 1)
        os.kill(first, signal.SIGKILL)
        async with asyncio.timeout(60):
            await play_to_the_end(player, Random(5))
        await player.close()
        second = runner_of(process)
        assert second not in (None, first)
        process.kill()
        await until(lambda: not Path(f"/proc/{second}").exists())
        engine = json.loads((tmp_path / "engine" / "engine.json").read_text())["pid"]
        os.kill(engine, signal.SIGTERM)


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
async def test_a_house_with_a_database_has_circles(tmp_path: Path) -> None:
    def has_circles() -> bool:
        with urlopen(f"{url}/api/house", timeout=10) as answer:  # noqa: S310
            return bool(json.load(answer)["circles"])

    with serving(tmp_path, 1, "--database", f"sqlite:///{tmp_path}/circles.db") as (process, url):
        await until(has_circles)
        first = child_of(process, b"chronicle")
        assert first
        os.kill(first, signal.SIGKILL)
        await until(lambda: child_of(process, b"chronicle") not in (None, first))
        process.terminate()
        process.wait(20)
        assert child_of(process, b"chronicle") is None


def test_a_database_that_cannot_be_used_is_said_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "inklings.cli", "serve", "--data", str(tmp_path), "--port", "0"]
    nowhere = ["--database", f"sqlite:///{tmp_path}/nowhere/circles.db"]
    told = subprocess.run([*command, *nowhere], capture_output=True, check=False, timeout=60)
    assert told.returncode == 1
    assert b"inklings: the database cannot be used" in told.stderr


def test_a_gate_carries_nothing_that_bots_need_to_think() -> None:
    code = f"import sys, inklings.cli; print([name for name in {HEAVY!r} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert told.stdout.strip() == b"[]"
