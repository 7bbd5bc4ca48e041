"""Names that deceive (B9)."""

from __future__ import annotations

import unicodedata

import pytest
from tests.offline_table import OfflineTable, refusal

from inklings.house import asks
from inklings.house.asks import Why
from inklings.house.bot_names import NAMES
from inklings.kernel.alike import alike
from inklings.kernel.game import Refused, Seat
from inklings.kernel.text import Flaw


@pytest.mark.parametrize("name", ["Ada\u200b", "\u202eadA", "Ad\u00ada", "Аda", "A\u2066da", "ada\ufe0f"])  # noqa: RUF001
def test_b9_nobody_takes_a_name_that_looks_like_another(name: str) -> None:
    offline = OfflineTable()
    offline.ask("one", asks.Sit(name="Ada", avatar=0))
    assert refusal(offline, "two", asks.Sit(name=name, avatar=1)) is Why.NAME_TAKEN
    offline.ask("two", asks.Sit(name="Bruno", avatar=1))
    assert refusal(offline, "two", asks.Introduce(name=name, avatar=1)) is Why.NAME_TAKEN


def test_b9_a_name_is_written_without_what_does_not_show() -> None:
    offline = OfflineTable()
    offline.ask("one", asks.Sit(name="\u202eBru\u200bno\u2069", avatar=0))
    offline.ask("two", asks.Sit(name="Zoë 👩🏽\u200d🚀", avatar=0))
    assert [place.name for place in offline.table.places] == ["Bruno", "Zoë 👩🏽\u200d🚀"]
    offline.ask("one", asks.Introduce(name="B\u200bruno", avatar=3))
    assert offline.table.places[Seat(0)].name == "Bruno"


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u202c", "\u3164", "\u2800", " \u00ad "])
def test_b9_a_name_of_which_nothing_shows_is_blank(name: str) -> None:
    assert refusal(OfflineTable(), "one", asks.Sit(name=name, avatar=0)) is Flaw.BLANK


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", Flaw.BLANK),
        ("x" * 21, Flaw.TOO_LONG),
        ("👩\u200d" * 40 + "👩", Flaw.TOO_LONG),
        ("A\u0301\u0302\u0303\u0304\u0305\u0306\u0307da", Flaw.PILED),
    ],
)
def test_a_name_that_cannot_be_mended_is_refused_with_a_reason(name: str, why: Flaw) -> None:
    assert refusal(OfflineTable(), "one", asks.Sit(name=name, avatar=0)) is why


@pytest.mark.parametrize(
    "name", ["Zażółćgęśląjaźńąęśćż", "👨\u200d👩\u200d👧\u200d👦" * 8, "हिन्दी नाम", "e\u0301" * 20]
)
def test_a_name_has_twenty_characters_as_people_count_them(name: str) -> None:
    offline = OfflineTable()
    offline.ask("one", asks.Sit(name=name, avatar=0))
    assert offline.table.places[Seat(0)].name == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("taken", "name", "free"),
    [
        (["Ada"], "ada", "ada 2"),
        (["Ada", "Ada 2"], "Ada", "Ada 3"),
        (["Player 2"], "PLAYER 2", "PLAYER 3"),
        (["Tim"], "Tirn", "Tirn 2"),
        (["x" * 20], "x" * 20, "x" * 18 + " 2"),
        (["👨\u200d👩\u200d👧" * 12], "👨\u200d👩\u200d👧" * 12, "👨\u200d👩\u200d👧" * 11 + "👨\u200d👩 2"),
    ],
)
def test_b9_someone_whose_name_is_taken_is_told_of_a_free_one(taken: list[str], name: str, free: str) -> None:
    offline = OfflineTable()
    for number, other in enumerate(taken):
        offline.ask(f"person {number}", asks.Sit(name=other, avatar=0))
    with pytest.raises(Refused) as refused:
        offline.ask("newcomer", asks.Sit(name=name, avatar=1))
    assert refused.value.why is Why.NAME_TAKEN
    assert refused.value.facts == {"name": name, "free": free}
    offline.ask("newcomer", asks.Sit(name=free, avatar=1))


def test_b9_bots_have_names_that_look_like_nobody_s() -> None:
    for names in NAMES.values():
        assert not [(one, other) for one in names for other in names if one < other and alike(one, other)]
    offline = OfflineTable()
    offline.ask("ada", asks.Sit(name="G\u200bimIet", avatar=0))
    for _ in range(7):
        offline.ask("ada", asks.AddBot(temper="easy", language="en"))
    names_here = [place.name for place in offline.table.places]
    assert not [
        (one, other) for one in names_here for other in names_here if one < other and alike(one, other)
    ]


def test_b9_nobody_loses_a_seat_because_someone_took_their_name() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo")
    name = offline.table.places[Seat(2)].name
    offline.ask("ada", asks.Begin())
    offline.ask("ada", asks.FreeSeat(seat=Seat(2)))
    offline.ask("bruno", asks.Introduce(name=name, avatar=1))
    offline.ask("cleo", asks.TakeBack())
    assert [place.name for place in offline.table.places][1:] == [name, f"{name} 2"]
