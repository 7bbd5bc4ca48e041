"""What `inklings` says where it can't start, and that it starts where it should."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.houses import ENDS_SECONDS, Ran, house, inklings, on_disk
from tests.parts import NatsServer

from inklings.live.engine import free_port

linux = pytest.mark.skipif(sys.platform != "linux", reason="needs namespaces")


def one_line(ran: Ran, status: int = 1) -> str:
    assert ran.status == status, ran.err
    assert ran.err.startswith("inklings: ")
    assert ran.err.count("\n") == 1, ran.err
    return ran.err


def test_three_copies_on_one_server_are_refused_at_once(shared_nats: NatsServer, tmp_path: Path) -> None:
    command = ("gate", "--nats", shared_nats.url, "--replicas", "3", "--workers", "1", "--cell", "RRR")
    ran = inklings(*command, "--port", str(free_port()), HOME=str(tmp_path))
    assert "can keep only one copy: use --replicas 1, or a cluster" in one_line(ran)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_port_that_is_taken_is_told(tmp_path: Path, workers: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = ("serve", "--data", tmp_path, "--host", "127.0.0.1", "--port", port, "--workers", workers)
        told = one_line(inklings(*command))
    assert f"can't listen on 127.0.0.1, port {port}: Address already in use" in told


@linux
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    told = one_line(inklings("serve", "--data", disk, within=on_disk(disk, "ro")))
    assert f"can't keep tables in {disk}: Read-only file system." in told
    assert "choose another --data" in told


def test_a_cell_that_no_code_could_begin_with_is_refused() -> None:
    told = one_line(inklings("gate", "--nats", "nats://127.0.0.1:1", "--cell", "EU"), status=2)
    assert "no vowels" in told


def test_what_serves_nothing_does_not_load_the_web_framework() -> None:
    loaded = "import sys, inklings.cli; print('litestar' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


def test_a_terminal_that_knows_only_ascii_gets_the_address_without_a_picture(tmp_path: Path) -> None:
    with house(tmp_path / "data", tmp_path / "log", PYTHONIOENCODING="ascii") as ours:
        assert f"Inklings is open at http://127.0.0.1:{ours.port}" in ours.said
        assert "can't show a QR code: set LANG=C.UTF-8" in ours.said
    assert "Traceback" not in ours.said


def test_ctrl_c_ends_a_house_without_a_word(tmp_path: Path) -> None:
    with house(tmp_path / "data", tmp_path / "log") as ours:
        greeted = ours.said
        ours.process.send_signal(signal.SIGINT)
        assert ours.process.wait(ENDS_SECONDS) == 0
        added = ours.said.removeprefix(greeted)
    assert "Fatal" not in added
    assert "Traceback" not in added
    assert "WARNING" not in added


def test_a_copy_of_a_running_house_leaves_the_engine_of_the_original_alone(tmp_path: Path) -> None:
    with house(tmp_path / "data", tmp_path / "log") as ours:
        engine = ours.engine
        shutil.copytree(ours.data, tmp_path / "copy")
        with house(tmp_path / "copy", tmp_path / "copy.log") as copy:
            assert copy.engine != engine
            os.kill(engine, 0)
            assert ours.engine == engine, "it was not started again"
            listed = inklings("tables", "list", "--data", tmp_path / "copy")
            assert listed.status == 0
