"""People's own decks at tables that are open to strangers: only those whose pictures were checked."""

from __future__ import annotations

import random

import pytest

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.asks import Why
from inklings.house.fold import advance
from inklings.house.order import TalkOrder
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import Refused
from inklings.own_decks.names import is_checked, new_name

REGISTRY = GameRegistry(GAMES)
STRANGERS = asks.SetTalk(TalkOrder(open_to="strangers"))
CHECKED, UNCHECKED = new_name(60, "BC", checked=True), new_name(60)


def after(*asked: asks.AnyAsk) -> Table:
    """A new table after its host has asked for these things."""
    entry = log.Entry(at=0, command="open", events=rules.open_table(REGISTRY, "BCDF", "moons", {}))
    table = advance(REGISTRY, None, 1, entry)
    for ask in (asks.Sit("Ada", 1), *asked):
        events = rules.grant(REGISTRY, table, "ada", ask, random.Random(1))
        table = advance(REGISTRY, table, table.version + 1, log.Entry(at=0, command="c", events=events))
    return table


def played_with(own: str, pictures: str = "own") -> asks.SetGame:
    return asks.SetGame(game="moons", options={"pictures": pictures, "own": own})


def test_a_name_tells_whether_its_pictures_were_checked() -> None:
    assert is_checked(CHECKED)
    assert not is_checked(UNCHECKED)


@pytest.mark.parametrize("asked", [(played_with(UNCHECKED), STRANGERS), (STRANGERS, played_with(UNCHECKED))])
def test_strangers_see_no_pictures_that_were_not_checked(asked: tuple[asks.AnyAsk, ...]) -> None:
    with pytest.raises(Refused, match=Why.DECK_UNCHECKED):
        after(*asked)


@pytest.mark.parametrize(
    "chosen",
    [played_with(CHECKED), played_with(""), played_with(UNCHECKED, "dreams")],
    ids=["a checked deck", "no deck", "dreams"],
)
def test_strangers_play_with_what_was_checked_and_with_pictures_of_ours(chosen: asks.SetGame) -> None:
    assert after(chosen, STRANGERS).options == after(STRANGERS, chosen).options


def test_friends_play_with_any_deck() -> None:
    assert after(played_with(UNCHECKED)).options["own"] == UNCHECKED
