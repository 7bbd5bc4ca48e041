"""Names that deceive (B9)."""

from __future__ import annotations

import pytest
from tests.desk import Desk, refusal

from inklings.house import asks
from inklings.house.asks import Why
from inklings.kernel.game import Seat


@pytest.mark.parametrize("name", ["Ada\u200b", "\u202eadA", "Ad\u00ada", "Аda", "A\u2066da", "ada\ufe0f"])  # noqa: RUF001
def test_b9_nobody_takes_a_name_that_looks_like_another(name: str) -> None:
    desk = Desk()
    desk.ask("one", asks.Sit(name="Ada", avatar=0))
    assert refusal(desk, "two", asks.Sit(name=name, avatar=1)) is Why.NAME_TAKEN
    desk.ask("two", asks.Sit(name="Bruno", avatar=1))
    assert refusal(desk, "two", asks.Introduce(name=name, avatar=1)) is Why.NAME_TAKEN


def test_b9_a_name_is_written_without_what_does_not_show() -> None:
    desk = Desk()
    desk.ask("one", asks.Sit(name="\u202eBru\u200bno\u2069", avatar=0))
    desk.ask("two", asks.Sit(name="Zoë 👩🏽\u200d🚀", avatar=0))
    assert [place.name for place in desk.table.places] == ["Bruno", "Zoë 👩🏽\u200d🚀"]
    desk.ask("one", asks.Introduce(name="B\u200bruno", avatar=3))
    assert desk.table.places[Seat(0)].name == "Bruno"


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u202c", "\u3164", "\u2800", " \u00ad "])
def test_b9_a_name_of_which_nothing_shows_is_blank(name: str) -> None:
    assert refusal(Desk(), "one", asks.Sit(name=name, avatar=0)) is Why.NAME_BLANK
