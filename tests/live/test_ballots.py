"""Votes of an audience that plays for a seat: all gates count the same ones, and play the result once."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from tests.live.cell import START, Cell

from inklings.house import log
from inklings.live import messages as m
from inklings.live.ballots import LATE_SECONDS
from inklings.live.votes import most_chosen


def test_what_most_chose_is_played_when_the_vote_ends() -> None:
    cell = Cell("gate")
    for number, choice in enumerate([(0, 1), (2, 3), (2, 3), (4, 5)]):
        assert cell.vote("gate", f"voter{number}", *choice)["type"] == "done"
    cell.pass_time(cell.asked.ends - 1)
    assert cell.laid == ()
    cards = cell.cards
    cell.pass_time(cell.asked.ends)
    assert sorted(cell.laid) == sorted(cards[2:4])
    assert cell.votes_played == 1
    assert [poll["votes"] for poll in cell.polls][-1] == 0, "there is no vote any more"
    assert max(poll["votes"] for poll in cell.polls) == 4


def test_everyone_has_one_vote_and_may_change_it() -> None:
    cell = Cell("gate", "other")
    for _ in range(3):
        cell.vote("gate", "loud", 0, 1)
        cell.now += 1
    cell.vote("gate", "one", 2, 3)
    cell.vote("gate", "two", 2, 3)
    cell.vote("gate", "fickle", 0, 1)
    cell.now += 1
    cell.vote("other", "fickle", 2, 3)  # and at another gate, after a line has broken
    cards = cell.cards
    cell.pass_time(cell.asked.ends)
    assert sorted(cell.laid) == sorted(cards[2:4])
    assert max(poll["votes"] for poll in cell.polls) == 4


@pytest.mark.parametrize("seed", range(8))
def test_all_gates_count_the_same_votes_and_play_them_once(seed: int) -> None:
    chance, cell = Random(seed), Cell("a", "b", "c")
    choices = [(0, 1), (1, 2), (3, 5)]
    latest: dict[str, tuple[int, int]] = {}
    cards, asked = cell.cards, cell.asked
    for number in range(300):
        cell.pass_time(cell.now + chance.randrange(60))
        if number == 150:
            cell.add("late")  # it asks the others for what it has missed
        who, choice = f"voter{chance.randrange(150)}", chance.choice(choices)
        assert cell.vote(chance.choice(list(cell.members)), who, *choice)["type"] == "done"
        latest[who] = choice
        cell.now += 1
    actions = Counter(_action([cards[n] for n in choice]) for choice in latest.values())
    cell.pass_time(asked.ends)
    assert _action(list(cell.laid)) == _action(msgspec.json.decode(most_chosen(asked.id, actions))["cards"])
    assert cell.votes_played == 1


def test_a_gate_that_has_died_holds_nobody_up_for_long() -> None:
    cell = Cell("gate", "dies")
    cell.vote("dies", "one", 0, 1)
    cell.vote("dies", "two", 0, 1)
    cell.vote("gate", "three", 2, 3)
    cell.pass_time(cell.now + 1000)
    del cell.members["dies"]
    cell.drop_timers("dies")
    cards, ends = cell.cards, cell.asked.ends
    cell.pass_time(ends)
    assert cell.laid == ()
    cell.pass_time(ends + round(1000 * LATE_SECONDS))
    assert sorted(cell.laid) == sorted(cards[:2]), "what was passed on before it died counts"


def test_if_nobody_votes_it_is_left_to_the_bot() -> None:
    cell = Cell("gate")
    cell.pass_time(cell.asked.ends + 1000)
    assert cell.laid == ()


def test_what_is_not_offered_is_refused() -> None:
    cell = Cell("gate")
    assert cell.vote("gate", "one", 0, 0)["why"] == "not_now"
    assert cell.vote("gate", "one", 0)["why"] == "not_now"
    cell.pass_time(cell.asked.ends + 1000)
    assert cell.vote("gate", "one", 0, 1)["why"] == "not_now", "too late"


def test_people_who_are_behind_vote_only_on_what_they_see() -> None:
    cell = Cell("gate", delay=10)
    assert cell.vote("gate", "behind", 0, 1)["why"] == "not_now", "they are still shown the lobby"
    cell.pass_time(START + 10_000)
    assert cell.vote("gate", "behind", 0, 1)["type"] == "done"


def test_a_paused_game_takes_no_votes_and_ends_none() -> None:
    cell = Cell("gate")
    cell.vote("gate", "one", 0, 1)
    cell.pass_time(START + 5000)
    cell.store(log.Entry(at=cell.now, command="pause", events=(log.Paused(seat=0),)))
    cell.tell("gate", m.Look(1))
    assert cell.vote("gate", "two", 2, 3)["why"] == "paused"
    cell.pass_time(START + 60_000)
    assert cell.laid == ()
    cards = cell.cards
    cell.store(log.Entry(at=cell.now, command="resume", events=(log.Resumed(),)))
    cell.tell("gate", m.Look(2))
    assert cell.asked.ends > cell.now, "the rest of the time is left"
    cell.pass_time(cell.asked.ends)
    assert sorted(cell.laid) == sorted(cards[:2])


def test_a_tie_is_broken_alike_everywhere() -> None:
    counts = Counter(a=3, b=3, c=1)
    assert {most_chosen(str(n), counts) for n in range(40)} == {"a", "b"}
    assert most_chosen("q", Counter(b=3, a=3)) == most_chosen("q", Counter(a=3, b=3))


def _action(cards: list[str]) -> str:
    return msgspec.json.encode({"type": "lay_cards", "cards": cards}).decode()
