"""`inklings doctor` as a process: on a machine that is not ready it names the fault and the cure."""

from __future__ import annotations

import re
import socket
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.collector import collector
from tests.doctor.asking import only_wrong, serve, verdicts, with_extras
from tests.houses import house, on_disk

from inklings.gate.certificate import house_certificate
from inklings.notices.sending import new_key

linux = pytest.mark.skipif(sys.platform != "linux", reason="needs namespaces")


def test_all_is_well_before_a_house_is_opened(tmp_path: Path) -> None:
    ran = serve(tmp_path / "not" / "yet", PYTHONIOENCODING="utf-8")
    assert ran.status == 0, ran.out
    assert len(verdicts(ran)["ok"]) >= 6
    assert not (tmp_path / "not").exists(), "it only looks"


def test_a_file_with_a_wrong_key(tmp_path: Path) -> None:
    file = tmp_path / "inklings.toml"
    file.write_text("prot = 8370\n")
    told = only_wrong(serve(tmp_path / "data", "--config", file))
    assert told == f"settings: {file}, line 1: there is no setting “prot”; did you mean “port”?"


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = only_wrong(serve(tmp_path, "--port", port))
        assert f"port {port}: Address already in use" in told
        assert told.endswith("or choose another --port")
        told = only_wrong(serve(tmp_path, "--monitor-port", port))
        assert told.endswith("or choose another --monitor-port")


@with_extras
def test_a_database_whose_folder_is_not_there(tmp_path: Path) -> None:
    told = only_wrong(serve(tmp_path, "--database", f"sqlite:///{tmp_path}/nowhere/circles.db"))
    assert told == f"can't write to {tmp_path}/nowhere: make that folder, or choose another --database"
    ran = serve(tmp_path, "--database", f"sqlite:///{tmp_path}/circles.db")
    assert any("circles can be recorded" in one for one in verdicts(ran)["ok"])
    assert not (tmp_path / "circles.db").exists(), "it only looks"


@with_extras
def test_a_key_for_notices(tmp_path: Path) -> None:
    key = tmp_path / "push.pem"
    assert only_wrong(serve(tmp_path, "--push-key", key)).startswith(f"can't read {key}")
    key.write_text("no key")
    assert only_wrong(serve(tmp_path, "--push-key", key)).startswith(f"{key} holds no key that browsers take")
    key.write_text(new_key().private)
    ran = serve(tmp_path, "--push-key", key, "--contact", "ada@play.example")
    assert f"notices are signed with the key in {key}" in verdicts(ran)["ok"]


def test_an_address_that_this_machine_does_not_have(tmp_path: Path) -> None:
    assert "choose a --host that this machine has" in only_wrong(serve(tmp_path, "--host", "192.0.2.1"))


@linux
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    told = only_wrong(serve(disk, within=on_disk(disk, "ro,size=100m")))
    assert told == (
        f"can't write to {disk} (Read-only file system): let this user write there, or choose another --data"
    )


@linux
def test_a_disk_that_is_nearly_full(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    told = only_wrong(serve(disk / "data", within=on_disk(disk, "size=10m")))
    assert re.match(r"only (9|10) MB are free on the disk of .*: free some: with less than 16 MB", told)


def test_another_house_on_the_same_data(tmp_path: Path) -> None:
    with house(tmp_path / "data", tmp_path / "log"):
        told = only_wrong(serve(tmp_path / "data"))
    assert told.startswith(f"a house runs on {tmp_path / 'data'} already: stop it")
    assert serve(tmp_path / "data").status == 0, "once it has ended"


@linux
def test_few_open_files(tmp_path: Path) -> None:
    told = only_wrong(serve(tmp_path, within=["sh", "-c", 'ulimit -n 1000; exec "$@"', "sh"]))
    assert told.startswith("this process may open only 1000 files")
    assert "LimitNOFILE=" in told


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    told = only_wrong(serve(tmp_path, PYTHONIOENCODING="ascii"))
    assert told == "this terminal can't show a QR code: its encoding is ascii: set LANG=C.UTF-8"


def test_lists_that_cannot_be_read(tmp_path: Path) -> None:
    told = only_wrong(serve(tmp_path, "--blocked-words", tmp_path / "missing"))
    assert told.startswith(f"--blocked-words: can't read {tmp_path / 'missing'}")
    assert told.endswith("mend the file, or leave out the setting")
    assert "such as 10.0.0.7" in only_wrong(serve(tmp_path, "--trust-proxy", "proxy"))


@with_extras
def test_a_certificate_that_ends_soon(tmp_path: Path) -> None:
    long_ago = datetime.now(UTC) - timedelta(days=390)
    house_certificate(tmp_path, ["localhost"], long_ago)
    told = only_wrong(serve(tmp_path, "--https"))
    assert told.startswith("the certificate of this house ends on ")
    assert told.endswith("restart the house, and it makes a new one")


@with_extras
def test_a_collector_of_traces(tmp_path: Path) -> None:
    with collector() as found:
        assert (
            f"the collector at {found.url} takes traces"
            in verdicts(serve(tmp_path, "--traces", found.url))["ok"]
        )
        elsewhere = found.url.removesuffix("/v1/traces")
        told = only_wrong(serve(tmp_path, "--traces", elsewhere))
        assert told.startswith(f"what is at {elsewhere} takes no traces (it answers 404): name where")
    told = only_wrong(serve(tmp_path, "--traces", found.url))
    assert told.startswith(f"no collector answers at {found.url} (")
    assert told.endswith("start it, or correct traces")
