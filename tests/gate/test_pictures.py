"""The pictures of a real gate: where they are, how long they keep, and what their addresses give away."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.parts import GateProcess, NatsServer, gates

from inklings.decks import DECKS


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_says_where_each_picture_is_and_what_it_shows(gate: GateProcess, name: str) -> None:
    cards = gate.get(f"/api/decks/{name}")["cards"]
    assert tuple(cards) == tuple(DECKS[name].catalogue), "those that are no longer dealt are at old tables"
    sizes = {"card", "large"} if name == "inkblots" else {"small", "card", "large"}
    for card in cards.values():
        assert card.keys() == {"pictures", "alt"}
        assert card["pictures"].keys() == sizes
        assert card["alt"].keys() == {"en", "pl"}


@pytest.mark.parametrize("name", DECKS)
def test_an_address_tells_nothing_but_the_picture(gate: GateProcess, name: str) -> None:
    """Sixteen digits of a digest: no room for a card's name, seed, tags, place in the deck, owner or game."""
    for card in gate.get(f"/api/decks/{name}")["cards"].values():
        for address in card["pictures"].values():
            assert re.fullmatch(r"/pictures/[0-9a-f]{16}\.webp", address)


@pytest.mark.parametrize("name", DECKS)
def test_the_size_asked_for_is_the_size_given(gate: GateProcess, name: str) -> None:
    shown = gate.get(f"/api/decks/{name}")["cards"]
    for card in DECKS[name].cards[::30]:
        for size, address in shown[card]["pictures"].items():
            assert gate.fetch(address).body == DECKS[name].picture(card, size)


def test_a_picture_keeps_for_a_year_and_is_not_sniffed(gate: GateProcess) -> None:
    deck = DECKS["inkblots"]
    headers = gate.fetch(f"/pictures/{deck.file(deck.cards[0])}").headers
    assert headers["Content-Type"] == "image/webp"
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_a_deck_is_kept_for_as_long_as_it_holds(gate: GateProcess) -> None:
    headers = gate.fetch("/api/decks/inkblots").headers
    assert headers["Cache-Control"] == "no-cache"
    again = gate.fetch("/api/decks/inkblots", **{"If-None-Match": headers["ETag"]})
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/api/decks/nothing",
        "/pictures/nothing.webp",
        "/pictures/catalogue.json",
        "/pictures/..%2Fcatalogue.json",
        f"/pictures/{DECKS['inkblots'].cards[0]}.webp",
    ],
)
def test_what_no_catalogue_names_is_not_there(gate: GateProcess, path: str) -> None:
    assert gate.fetch(path).status == 404
