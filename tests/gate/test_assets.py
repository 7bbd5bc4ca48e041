"""The client's files as a gate serves them: small on the way, kept for a year."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator

import pytest
from tests.parts import GateProcess, NatsServer, gates
from tests.players import players

from inklings.gate.assets import STATIC, accepted

built = pytest.mark.skipif(not (STATIC / "assets").exists(), reason="the client is not built")


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


@pytest.mark.parametrize(
    ("header", "encodings"),
    [
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("gzip, deflate", ["gzip"]),
        ("br;q=0, gzip; q=0.5", ["gzip"]),
        ("", []),
    ],
)
def test_a_browser_says_what_it_takes(header: str, encodings: list[str]) -> None:
    assert accepted(header) == encodings


@pytest.mark.parametrize(
    ("header", "encodings"),
    [
        ("gzip;q=x", []),
        ("gzip;q=", []),
        ("gzip;q=nan, br;q=inf", []),
        ("gzip;q=-1, br;q=1e3", []),
        ("gzip;q=x, br", ["br"]),
        ("gzip;q=0, br;q=0.000", []),
        ("br;q=0.5, gzip;q=1.0;x=y", ["gzip", "br"]),
        ("br;x=y;q=0, GZIP ; Q=0.1", ["gzip"]),
        (";q=1,,;", []),
    ],
)
def test_b8_a_weight_that_is_no_number_is_no_error(header: str, encodings: list[str]) -> None:
    assert accepted(header) == encodings


@built
def test_b8_a_gate_answers_whatever_encodings_are_asked_for(gate: GateProcess) -> None:
    file = next((STATIC / "assets").glob("*.js"))
    answer = gate.fetch(f"/assets/{file.name}", **{"Accept-Encoding": "gzip;q=x"})
    assert (answer.status, answer.headers["Content-Encoding"]) == (200, None)


@built
@pytest.mark.parametrize("kind", ["js", "css"])
def test_scripts_and_styles_come_compressed_if_they_may(gate: GateProcess, kind: str) -> None:
    file = max((STATIC / "assets").glob(f"*.{kind}"), key=lambda path: path.stat().st_size)
    plain = gate.fetch(f"/assets/{file.name}")
    small = gate.fetch(f"/assets/{file.name}", **{"Accept-Encoding": "gzip"})
    smaller = gate.fetch(f"/assets/{file.name}", **{"Accept-Encoding": "gzip, br"})
    assert plain.body == file.read_bytes() == gzip.decompress(small.body)
    assert len(smaller.body) < len(small.body) < len(plain.body) / 2
    assert [answer.headers["Content-Encoding"] for answer in (plain, small, smaller)] == [None, "gzip", "br"]
    for answer in (plain, small, smaller):
        assert answer.headers["Content-Type"] == plain.headers["Content-Type"]
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert answer.headers["Vary"] == "Accept-Encoding"


@built
@pytest.mark.parametrize("name", ["nothing.js", "..", "../index.html", "..%2Findex.html"])
def test_nothing_else_is_found_there(gate: GateProcess, name: str) -> None:
    assert gate.fetch(f"/assets/{name}").status in {400, 404}


def test_a_deck_comes_compressed_if_it_may(gate: GateProcess) -> None:
    plain = gate.fetch("/api/decks/dreams")
    small = gate.fetch("/api/decks/dreams", **{"Accept-Encoding": "br, gzip"})
    assert small.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(small.body) == plain.body


@built
def test_the_front_page_waits_for_three_scripts() -> None:
    """Each further one would be a request of everyone's, though it were empty."""
    manifest = json.loads((STATIC / "manifest.json").read_text())

    def needed(name: str) -> set[str]:
        return {name}.union(*(needed(other) for other in manifest[name].get("imports", [])))

    assert len(needed("index.html")) == 3


@built
@pytest.mark.parametrize(("path", "screen"), [("", "Table"), ("/watch", "Table"), ("/tv", "Screen")])
async def test_a_table_s_page_names_all_that_the_game_needs(
    gate: GateProcess, path: str, screen: str
) -> None:
    code = gate.open_table("telepathic")
    lobby = gate.fetch(f"/{code}{path}").headers["Link"]
    assert re.search(f"</assets/{screen}Room-[^>]+>; rel=modulepreload", lobby)
    assert re.search(f"</assets/{screen}-[^>]+>; rel=prefetch", lobby)
    async with players([gate.url], code, 2) as (host, _):
        await host.ask("begin")
        named = gate.fetch(f"/{code}{path}").headers["Link"]
    assert named == lobby.replace("rel=prefetch", "rel=modulepreload")
    for address in re.findall("<(/assets/[^>]+)>", named):
        assert gate.fetch(address).status == 200


@built
async def test_a_game_s_deck_is_fetched_ahead(gate: GateProcess) -> None:
    code = gate.open_table("moons")
    assert (
        "</api/decks/dreams>; rel=prefetch; as=fetch; crossorigin" in gate.fetch(f"/{code}").headers["Link"]
    )
    async with players([gate.url], code, 3) as (host, *_):
        await host.ask("begin")
        assert (
            "</api/decks/dreams>; rel=preload; as=fetch; crossorigin"
            in gate.fetch(f"/{code}").headers["Link"]
        )


@built
@pytest.mark.parametrize("path", ["/", "/ZZZZ", "/favicon.ico", "/tv"])
def test_other_pages_name_nothing(gate: GateProcess, path: str) -> None:
    assert gate.fetch(path).headers["Link"] is None
