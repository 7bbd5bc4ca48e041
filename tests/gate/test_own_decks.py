"""People's own decks at a real gate: made, shown, kept from others, reported and removed."""

from __future__ import annotations

import contextlib
import http.client
import io
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from PIL import ExifTags, Image
from tests.door import house_of_two_cells
from tests.operators import Operator, new_token
from tests.parts import GateProcess, NatsServer, gates, runners
from tests.players import PATIENCE

from inklings.own_decks.cleaned import MOST_BYTES
from inklings.own_decks.names import LEAST, is_name

KEY = "the-key-of-a-maker-of-decks"
PLACE = "Nowhere Street 7"
BUSY, TRIES = 503, 5


class Said(NamedTuple):
    status: int
    body: bytes
    headers: Any


def ask(gate: GateProcess, method: str, path: str, data: Any = None, key: str = "") -> Said:
    body = data if isinstance(data, bytes | None) else json.dumps(data).encode()
    headers = {"Authorization": f"Bearer {key}"} if key else {"Content-Type": "application/json"}
    request = urllib.request.Request(gate.url + path, body, headers, method=method)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            return Said(answer.status, answer.read(), answer.headers)
    except urllib.error.HTTPError as error:
        return Said(error.code, error.read(), error.headers)


def announced(gate: GateProcess, path: str, size: int) -> int:
    """What is said to a picture of this size before any of it has been sent.

    Who goes on sending after that may find the connection closed, and lose the answer.
    """
    connection = http.client.HTTPConnection(gate.url.removeprefix("http://"), timeout=60)
    with contextlib.closing(connection):
        connection.putrequest("PUT", path)
        for header, value in (("Authorization", f"Bearer {KEY}"), ("Content-Length", str(size))):
            connection.putheader(header, value)
        connection.endheaders()
        return connection.getresponse().status


def photo(seed: int) -> bytes:
    exif = Image.Exif()
    exif[ExifTags.Base.Artist] = PLACE
    exif.get_ifd(ExifTags.IFD.GPSInfo).update({ExifTags.GPS.GPSLatitude: (52.0, 13.0, 47.0)})
    file = io.BytesIO()
    image = Image.frombytes("RGB", (4, 6), Random(seed).randbytes(72)).resize((640, 960))
    image.save(file, "JPEG", exif=exif)
    assert PLACE.encode() in file.getvalue()
    return file.getvalue()


@pytest.fixture(scope="module")
def pair(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[GateProcess]]:
    folder = tmp_path_factory.mktemp("gates")
    with gates(shared_nats.url, 2, folder) as pair, runners(shared_nats.url, 1, folder, tempo=0.01):
        yield pair


def begun(gate: GateProcess) -> str:
    for _ in range(TRIES):
        answer = ask(gate, "POST", "/api/own-decks", {"count": LEAST, "treatment": "sepia", "key": KEY})
        if answer.status != BUSY:
            break
    assert answer.status == 201, answer
    name: str = json.loads(answer.body)["name"]
    assert is_name(name)
    return name


def sent(gate: GateProcess, name: str, count: int = LEAST) -> None:
    """Send photos as a browser does: again while the house is busy."""

    def send(card: int) -> Said:
        for _ in range(TRIES):
            said = ask(gate, "PUT", f"/api/own-decks/{name}/{card}", photo(card), KEY)
            if said.status != BUSY:
                return said
        raise AssertionError("the house stays busy")

    with ThreadPoolExecutor(4) as pool:
        assert {said.status for said in pool.map(send, range(1, count + 1))} == {204}


@pytest.fixture(scope="module")
def deck(pair: list[GateProcess]) -> str:
    name = begun(pair[0])
    sent(pair[0], name)
    alts = ["A boat on a lake", *[""] * (LEAST - 1)]
    assert ask(pair[0], "PUT", f"/api/own-decks/{name}", {"key": KEY, "alts": alts}).status == 204
    return name


def test_what_one_gate_took_another_shows_without_a_trace_of_the_file(
    pair: list[GateProcess], deck: str
) -> None:
    cards = json.loads(ask(pair[1], "GET", f"/api/own-decks/{deck}").body)["cards"]
    assert list(cards) == [f"own:{deck}.{card}" for card in range(1, LEAST + 1)]
    first, second = list(cards.values())[:2]
    assert first["alt"] == {"en": "A boat on a lake", "pl": "A boat on a lake"}
    assert second["alt"] == {}
    for card in cards.values():
        for size, width in (("card", 360), ("large", 640)):
            said = ask(pair[1], "GET", card["pictures"][size])
            assert said.headers["Content-Type"] == "image/webp"
            assert said.headers["Cache-Control"].startswith("private, max-age=2592000")
            assert not [word for word in (b"Exif", b"EXIF", b"GPS", PLACE.encode()) if word in said.body]
            with Image.open(io.BytesIO(said.body)) as image:
                assert image.width == width
                assert not image.getexif()


def test_a_deck_that_is_done_stays_as_it_is(pair: list[GateProcess], deck: str) -> None:
    assert ask(pair[1], "PUT", f"/api/own-decks/{deck}/1", photo(99), KEY).status == 409


def test_only_its_maker_touches_a_deck(pair: list[GateProcess], deck: str) -> None:
    other = "the-key-of-somebody-else"
    assert ask(pair[0], "PUT", f"/api/own-decks/{deck}/1", photo(1), other).status == 403
    assert ask(pair[0], "PUT", f"/api/own-decks/{deck}/1", photo(1)).status == 401
    assert ask(pair[0], "POST", f"/api/own-decks/{deck}/remove", {"key": other}).status == 403


def test_a_deck_is_shown_only_once_all_its_pictures_are_there(pair: list[GateProcess]) -> None:
    name = begun(pair[0])
    sent(pair[0], name, 2)
    assert ask(pair[0], "GET", f"/api/own-decks/{name}").status == 404
    alts = [""] * LEAST
    assert ask(pair[0], "PUT", f"/api/own-decks/{name}", {"key": KEY, "alts": alts}).status == 409
    for bad in (b"<svg/>", b"", b"GIF89a"):
        assert ask(pair[0], "PUT", f"/api/own-decks/{name}/3", bad, KEY).status == 415
    assert announced(pair[0], f"/api/own-decks/{name}/3", MOST_BYTES + 1) == 413
    assert ask(pair[0], "PUT", f"/api/own-decks/{name}/{LEAST + 1}", photo(1), KEY).status == 409


@pytest.mark.parametrize("count", [LEAST - 1, 201])
def test_a_deck_has_neither_too_few_nor_too_many_pictures(pair: list[GateProcess], count: int) -> None:
    wanted = {"count": count, "treatment": "paper", "key": KEY}
    assert ask(pair[0], "POST", "/api/own-decks", wanted).status == 400


async def test_operators_see_what_is_reported_and_leave_or_remove_it(
    pair: list[GateProcess], shared_nats: NatsServer
) -> None:
    name = begun(pair[1])
    sent(pair[1], name)
    assert ask(pair[1], "PUT", f"/api/own-decks/{name}", {"key": KEY, "alts": [""] * LEAST}).status == 204
    operator = Operator(pair[0].url, new_token(shared_nats.url))

    async def reported() -> list[str]:
        return [deck["name"] for deck in (await operator.now())["decks"]]

    assert ask(pair[1], "POST", f"/api/own-decks/{name}/report").status == 204
    assert name in await reported()
    await operator.ask("DELETE", f"decks/{name}/report")
    assert name not in await reported()
    assert ask(pair[0], "GET", f"/own/{name}/1/card").status == 200
    ask(pair[1], "POST", f"/api/own-decks/{name}/report")
    await operator.ask("DELETE", f"decks/{name}")
    assert name not in await reported()
    assert ask(pair[0], "GET", f"/own/{name}/1/card").status == 404


def test_its_maker_removes_a_deck_at_once(pair: list[GateProcess]) -> None:
    name = begun(pair[1])
    sent(pair[1], name, 1)
    assert ask(pair[0], "GET", f"/own/{name}/1/card").status == 200
    assert ask(pair[0], "POST", f"/api/own-decks/{name}/remove", {"key": KEY}).status == 204
    assert ask(pair[1], "GET", f"/own/{name}/1/card").status == 404
    assert ask(pair[1], "PUT", f"/api/own-decks/{name}/2", photo(2), KEY).status == 404


async def test_a_door_finds_a_deck_in_the_cell_that_keeps_it(tmp_path: Path) -> None:
    wanted = {"count": 20, "treatment": "paper", "key": "k" * 24}
    stranger = {"Authorization": f"Bearer {'s' * 24}"}
    with house_of_two_cells(tmp_path) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as client:
            for cell in (house.bc, house.df):
                begun = await client.post(f"{cell.gates[0].url}/api/own-decks", json=wanted)
                name = begun.json()["name"]
                assert name.startswith(cell.letters.lower())
                answer = await client.put(f"/api/own-decks/{name}/1", content=b"", headers=stranger)
                assert (answer.status_code, answer.json()["error"]) == (403, "not_the_maker"), "it is known"
