"""Which sites may show which pages in a frame."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.parts import GateProcess, NatsServer

from inklings.gate.framing import Framing, FramingError

SITES = ("https://club.example", "http://localhost:8000")


def allowed(gate: GateProcess, path: str) -> str:
    found = re.search("frame-ancestors ([^;]*)", gate.fetch(path).headers["Content-Security-Policy"])
    assert found
    return found[1]


def test_only_tables_under_one_path_and_only_on_sites_that_are_named(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    more = [word for site in SITES for word in ("--embed-on", site)]
    gate = GateProcess(shared_nats.url, tmp_path / "log", workers=2, more=more).ready()
    try:
        code = gate.open_table()
        assert allowed(gate, f"/embed/{code}") == " ".join(SITES)
        for path in ("/", f"/{code}", f"/{code}/watch", "/house", "/deck", "/api/house", "/embed"):
            assert allowed(gate, path) == "'none'", path
        assert allowed(gate, "/replay/anything") == "'self'"
    finally:
        gate.stop()


def test_nobody_may_if_no_site_is_named() -> None:
    assert Framing().allowed("/embed/BCDF") == "'none'"


def test_everyone_may_if_the_operator_says_so() -> None:
    assert Framing(["*"]).allowed("/embed/BCDF") == "*"
    assert Framing(["*"]).allowed("/BCDF") == "'none'"


@pytest.mark.parametrize(
    "site",
    ["club.example", "https://club.example/games", "https://", "'self'", "https://a; script-src *", ""],
)
def test_what_names_no_site_is_refused(site: str) -> None:
    with pytest.raises(FramingError, match="is not the address of a site"):
        Framing([site])


def test_a_gate_does_not_start_with_what_names_no_site(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert GateProcess("nats://127.0.0.1:1", log, more=["--embed-on", "club.example"]).ended() == 1
    assert "--embed-on: 'club.example' is not the address of a site" in log.read_text()
