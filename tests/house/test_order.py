"""The host's order at a table: who may not talk, who is in one room, and manners among strangers."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from tests.house.test_talk import ADA, BRUNO, CLEO, EVERY_TALK, REGISTRY, table

from inklings.house import asks, log, rules
from inklings.house.asks import Why
from inklings.house.circumstances import Circumstances
from inklings.house.fold import advance
from inklings.house.log import Bot
from inklings.house.order import TalkOrder
from inklings.house.scene import shared
from inklings.house.table import Table
from inklings.house.talk import React, Reaction, Say, Show, channels, refusal, shown_talk
from inklings.house.word_filter import MASK, masked
from inklings.kernel.game import SILENCE, Channel, Refused, Seat


def after(table: Table, *asked: tuple[str, asks.AnyAsk]) -> Table:
    """The table after these people have asked for these things."""
    for person, ask in asked:
        events = rules.grant(
            REGISTRY,
            table,
            person,
            ask,
            random.Random(1),
            Circumstances(handover_key="a-key-of-one-use"),
        )
        table = advance(REGISTRY, table, table.version + 1, log.Entry(at=0, command="c", events=events))
    return table


def hosted(*allowed: Channel) -> Table:
    return replace(table(*allowed, stage="lobby" if not allowed else "playing"), host="ada")


def test_a_muted_person_says_nothing_but_plays_on() -> None:
    quiet = after(hosted(*Channel), ("ada", asks.SetMute(BRUNO, muted=True)))
    assert channels(REGISTRY, quiet, BRUNO) == {Channel.HAND}
    refused = {talk: refusal(REGISTRY, quiet, BRUNO, talk) for talk in EVERY_TALK}
    hand = Show("table", "hand", "here")
    assert refused == {talk: None if talk == hand else Why.MUTED for talk in EVERY_TALK}
    assert channels(REGISTRY, quiet, CLEO) == frozenset(Channel)
    assert [seat.muted for seat in shared(REGISTRY, quiet).table.seats] == [False, True, False, False]
    loud = after(quiet, ("ada", asks.SetMute(BRUNO, muted=False)))
    assert channels(REGISTRY, loud, BRUNO) == frozenset(Channel)


def test_a_muted_person_stays_so_though_they_leave_and_come_back_or_change_the_device() -> None:
    quiet = after(hosted(), ("ada", asks.SetMute(BRUNO, muted=True)))
    back = after(quiet, ("bruno", asks.Leave()), ("bruno", asks.Sit("Bruno again", 1)))
    assert refusal(REGISTRY, back, Seat(3), Say("table", "hello")) is Why.MUTED
    moved = after(
        quiet, ("bruno", asks.OfferHandover()), ("bruno's phone", asks.TakeHandover("a-key-of-one-use"))
    )
    assert refusal(REGISTRY, moved, BRUNO, Say("table", "hello")) is Why.MUTED


def test_silence_by_rule_is_said_before_silence_by_order() -> None:
    quiet = after(hosted(Channel.HAND), ("ada", asks.SetMute(BRUNO, muted=True)))
    assert refusal(REGISTRY, quiet, BRUNO, Say("table", "hello")) is Why.HUSHED


def test_people_in_one_room_write_nothing_and_still_point() -> None:
    together = after(hosted(*Channel), ("ada", asks.SetTalk(TalkOrder(together=True))))
    assert channels(REGISTRY, together, ADA) == {Channel.POINTER, Channel.HAND}
    assert refusal(REGISTRY, together, ADA, React(Reaction.WOW)) is Why.TOGETHER
    assert refusal(REGISTRY, together, ADA, Show("team", "typing", None)) is Why.TOGETHER
    assert channels(REGISTRY, together, None) == {Channel.REACTION}, "onlookers sit somewhere else"


def test_the_host_decides_whether_onlookers_react() -> None:
    closed = after(hosted(*Channel), ("ada", asks.SetTalk(TalkOrder(onlookers_react=False))))
    assert channels(REGISTRY, closed, None) == SILENCE
    assert refusal(REGISTRY, closed, None, React(Reaction.LOVE)) is Why.HUSHED
    assert channels(REGISTRY, closed, ADA) == frozenset(Channel)


@pytest.mark.parametrize("ask", [asks.SetTalk(TalkOrder()), asks.SetMute(ADA, muted=True)])
def test_only_the_host_orders(ask: asks.AnyAsk) -> None:
    with pytest.raises(Refused, match=Why.NOT_HOST):
        after(hosted(), ("bruno", ask))


@pytest.mark.parametrize("seat", [Seat(3), Seat(9)])
def test_neither_a_bot_nor_nobody_is_muted(seat: Seat) -> None:
    start = hosted()
    bot = replace(start.places[3], bot=Bot("easy", "en"))
    with pytest.raises(Refused, match=Why.NO_SUCH_SEAT):
        after(replace(start, places=(*start.places[:3], bot)), ("ada", asks.SetMute(seat, muted=True)))


def test_among_strangers_rude_words_and_names_are_blotted_out() -> None:
    rude = Say("table", "What the fuck, Bob?")
    assert shown_talk(REGISTRY, hosted(), rude) == rude
    strangers = after(
        hosted(),
        ("bruno", asks.Introduce("Kurwa", 1)),
        ("ada", asks.SetTalk(TalkOrder(open_to="strangers"))),
    )
    assert shown_talk(REGISTRY, strangers, rude) == Say("table", f"What the {MASK * 4}, Bob?")
    assert shared(REGISTRY, strangers).table.seats[1].name == MASK * 5


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("SHIT!", "●●●●!"),
        ("sh1t happens", "●●●● happens"),
        ("fuuuuck", "●●●●●●●"),
        ("o kurwę chodzi", "o ●●●●● chodzi"),
        ("gowno", "●●●●●"),
    ],
)
def test_case_digits_accents_and_endings_do_not_help(text: str, shown: str) -> None:
    assert masked(text) == shown


@pytest.mark.parametrize(
    "text", ["as Bob, a class assassin", "Scunthorpe", "jajko i suknia", "3 owls, 1 moon!"]
)
def test_words_in_which_a_rude_one_hides_are_left_alone(text: str) -> None:
    assert masked(text) == text
