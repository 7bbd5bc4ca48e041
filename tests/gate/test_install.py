"""What a phone needs to keep the house among its apps, as a gate serves it."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator

import pytest
from tests.parts import GateProcess, NatsServer, gates

from inklings.gate.assets import STATIC

pytestmark = pytest.mark.skipif(not (STATIC / "app").exists(), reason="the client is not built")


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


def test_the_page_names_a_manifest_whose_icons_are_as_large_as_it_says(gate: GateProcess) -> None:
    assert b'rel="manifest" href="/app/manifest.webmanifest"' in gate.fetch("/").body
    answer = gate.fetch("/app/manifest.webmanifest")
    assert answer.headers["Content-Type"].startswith("application/manifest+json")
    manifest = json.loads(answer.body)
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        drawn = gate.fetch(icon["src"])
        assert drawn.status == 200
        assert drawn.headers["Content-Type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", drawn.body[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_worker_may_look_after_every_page_and_is_always_asked_for_anew(gate: GateProcess) -> None:
    worker = gate.fetch("/worker.js")
    assert worker.headers["Content-Type"].startswith("text/javascript")
    assert worker.headers["Cache-Control"] == "no-cache"
    assert gate.fetch("/app/offline.html").status == 200


def test_the_page_says_where_the_licences_of_its_parts_are(gate: GateProcess) -> None:
    assert b'rel="license" href="/app/licences.txt"' in gate.fetch("/").body
    answer = gate.fetch("/app/licences.txt")
    assert answer.headers["Content-Type"].startswith("text/plain")
    assert b"Permission is hereby granted" in answer.body


def test_nothing_else_is_found_there(gate: GateProcess) -> None:
    assert gate.fetch("/app/../index.html").status in {400, 404}
    assert gate.fetch("/app/nothing.png").status == 404
