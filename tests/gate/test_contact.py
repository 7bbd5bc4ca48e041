"""Where people report a weakness: what a gate says at `/.well-known/security.txt`."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.parts import GateProcess, NatsServer

from inklings.settings.texts import contact_uri

WELL_KNOWN = "/.well-known/security.txt"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_gate_names_its_operators_contact(shared_nats: NatsServer, tmp_path: Path, workers: int) -> None:
    more = ["--contact", "security@play.example"]
    gate = GateProcess(shared_nats.url, tmp_path / "log", workers=workers, more=more).ready()
    try:
        answer = gate.fetch(WELL_KNOWN)
    finally:
        gate.stop()
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    fields = dict(line.split(": ") for line in answer.body.decode().splitlines())
    assert fields.keys() == {"Contact", "Expires", "Preferred-Languages"}
    assert fields["Contact"] == "mailto:security@play.example"
    left = datetime.fromisoformat(fields["Expires"]) - datetime.now(UTC)
    assert timedelta(days=1) < left < timedelta(days=365)


def test_a_gate_without_a_contact_names_none(shared_nats: NatsServer, tmp_path: Path) -> None:
    gate = GateProcess(shared_nats.url, tmp_path / "log").ready()
    try:
        assert gate.fetch(WELL_KNOWN).status == 404
    finally:
        gate.stop()


def test_a_gate_does_not_start_with_a_contact_that_leads_nowhere(tmp_path: Path) -> None:
    log = tmp_path / "log"
    gate = GateProcess("nats://127.0.0.1:1", log, more=["--contact", "http://play.example"])
    assert gate.ended() == 2
    assert "neither a mail address nor an address that begins with https://" in log.read_text()


def test_a_contact_is_a_mail_address_or_a_page() -> None:
    assert contact_uri("a.b+c@play.example") == "mailto:a.b+c@play.example"
    assert contact_uri("a?b@play.example") == "mailto:a%3Fb@play.example"
    assert contact_uri("https://play.example/report") == "https://play.example/report"


@pytest.mark.parametrize(
    "text", ["", "me", "a@b@c", "me@", "http://play.example", "https://", "me@play.example\nExpires: never"]
)
def test_nothing_else_is_a_contact(text: str) -> None:
    with pytest.raises(ValueError, match="neither a mail address"):
        contact_uri(text)
