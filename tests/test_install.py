"""From nothing to an open table: the wheel with the client inside, in an empty environment without Node."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

from inklings.live.engine import free_port

ROOT = Path(__file__).parent.parent
READY_SECONDS = 5.0
LARGEST_WHEEL = 90_000_000
SLACK = 3
"""A busy machine is not a slow program: the figure itself is printed."""


def run(*command: str | Path, env: dict[str, str] | None = None) -> None:
    told = subprocess.run(
        [str(part) for part in command], check=False, cwd=ROOT, env=env, capture_output=True
    )
    assert told.returncode == 0, (told.stdout + told.stderr).decode()


def fetch(port: int, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
        content: bytes = answer.read()
    return content


def installed(folder: Path) -> Path:
    """An environment in which there is nothing but the wheel and what it needs."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    (wheel,) = folder.glob("*.whl")
    assert wheel.stat().st_size < LARGEST_WHEEL
    with ZipFile(wheel) as archive:
        roots = {name.split("/")[0] for name in archive.namelist()}
    assert {root.split("-")[0] for root in roots} == {"inklings"}, "no press, no tests"
    venv = folder / "venv"
    run(sys.executable, "-m", "venv", venv)
    run(
        venv / "bin" / "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--require-hashes",
        "-r",
        "requirements/run.txt",
    )
    run(venv / "bin" / "pip", "install", "--quiet", "--no-deps", wheel)
    return venv


@pytest.mark.e2e
@pytest.mark.timeout(600)
def test_the_wheel_serves_a_table_within_five_seconds_and_its_doctor_names_every_fault(
    tmp_path: Path,
) -> None:
    venv = installed(tmp_path)
    serves_a_table(venv, tmp_path)
    environment = {**os.environ, "HOUSE_PYTHON": str(venv / "bin" / "python")}
    run(sys.executable, "-m", "pytest", "--quiet", "tests/doctor", env=environment)


def serves_a_table(venv: Path, tmp_path: Path) -> None:
    port, data = free_port(), tmp_path / "data"
    bare = {"PATH": str(venv / "bin"), "HOME": str(tmp_path)}  # no Node, no other nats-server
    command = [venv / "bin" / "inklings", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", data]

    def start() -> tuple[subprocess.Popen[bytes], float]:
        started = time.monotonic()
        process = subprocess.Popen([str(part) for part in command], env=bare, stdout=subprocess.DEVNULL)
        while time.monotonic() < started + 60:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/api/house", timeout=5).close()
            except OSError:
                assert process.poll() is None, "inklings serve has ended"
                time.sleep(0.05)
            else:
                return process, time.monotonic() - started
        raise AssertionError("not ready after a minute")

    process, ready = start()
    print(f"ready after {ready:.1f} s")  # noqa: T201
    try:
        assert b"<script" in fetch(port, "/")
        cards = json.loads(fetch(port, "/api/decks/inkblots"))["cards"].values()
        assert b"WEBP" in fetch(port, next(iter(cards))["pictures"]["large"])
        body = json.dumps({"game": "moons"}).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, headers)
        with urllib.request.urlopen(request, timeout=5) as answer:  # noqa: S310
            code = json.load(answer)["code"]
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(15) == 0, "it stops cleanly"

    # A killed house leaves its engine behind; the next start ends it and finds every table again.
    process, _ = start()
    process.kill()
    process.wait()
    process, _ = start()
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{code}", timeout=5) as answer:
            assert json.load(answer)["stage"] == "lobby"
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(15)
    assert ready < READY_SECONDS * SLACK
