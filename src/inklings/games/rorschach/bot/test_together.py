"""Bots in a council: people first, and never for ever."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from inklings.games.rorschach import RORSCHACH
from inklings.games.rorschach.bot import think
from inklings.games.rorschach.model import Action
from inklings.games.rorschach.test_builders import Table
from inklings.kernel.bot import Thought, sight_of
from inklings.kernel.council import Lean, Rule, Seal
from inklings.kernel.game import Seat


def thought(table: Table, seat: int, *people: int) -> Thought[Action] | None:
    """What a bot in this seat would do among these people."""
    beside = frozenset(Seat(one) for one in people)
    return think(replace(sight_of(RORSCHACH, table.state, seat), people=beside), Random(1))


def idea(table: Table, seat: int, *people: int) -> Action | None:
    meant = thought(table, seat, *people)
    return None if meant is None else meant.action


def patience(table: Table, seat: int) -> float:
    meant = thought(table, seat)
    assert meant is not None
    return meant.seconds


def let(table: Table, seat: int, *people: int) -> Action:
    action = idea(table, seat, *people)
    assert action is not None
    table.do(seat, action)
    return action


def striking(deciding: Rule = "agree") -> Table:
    """Seats 1, 3 and 5 are to strike out a blot (R8)."""
    return Table(6, deciding=deciding).name()


def opinion(table: Table, seat: int) -> int:
    action = idea(table, seat)
    assert isinstance(action, Lean)
    assert action.choice is not None
    return action.choice


@pytest.mark.parametrize("deciding", ["agree", "anyone"])
def test_bots_alone_lean_once_and_seal_what_most_lean_towards(deciding: Rule) -> None:
    table = striking(deciding)
    for seat in (1, 3, 5):
        assert isinstance(let(table, seat), Lean)
    first = let(table, 1)
    assert isinstance(first, Seal)
    assert let(table, 3) == first
    assert let(table, 5) == first
    assert table.state.round.struck == first.choice


def test_a_bot_thinks_the_same_all_round_whatever_chance_says() -> None:
    table = striking()
    before = opinion(table, 1)
    table.lean(3, (before + 1) % 4)
    assert opinion(table, 1) == before


@pytest.mark.parametrize("deciding", ["agree", "anyone"])
def test_among_people_a_bot_shows_what_it_thinks_and_waits(deciding: Rule) -> None:
    table = striking(deciding)
    assert isinstance(let(table, 1, 5), Lean)
    assert isinstance(let(table, 3, 5), Lean)
    assert idea(table, 1, 5) is None
    assert idea(table, 3, 5) is None


def test_a_bot_leans_as_people_do() -> None:
    table = striking()
    let(table, 1, 5)
    other = (opinion(table, 3) + 1) % 4
    table.lean(5, other)
    assert let(table, 1, 5) == Lean(other)
    assert let(table, 3, 5) == Lean(other)
    assert idea(table, 1, 5) is None
    table.lean(5, (other + 1) % 4)
    assert let(table, 1, 5) == Lean((other + 1) % 4)


def test_between_two_people_a_bot_keeps_to_its_own_opinion() -> None:
    table = striking()
    own = opinion(table, 1)
    table.lean(3, (own + 1) % 4).lean(5, own)
    assert idea(table, 1, 3, 5) == Lean(own)


def test_a_bot_seals_only_what_all_people_have_sealed() -> None:
    table = striking()
    table.do(3, Seal(2))
    assert let(table, 1, 3, 5) == Lean(2)
    assert idea(table, 1, 3, 5) is None
    table.do(5, Seal(2))
    assert let(table, 1, 3, 5) == Seal(2)
    assert table.state.round.struck == 2


def test_a_bot_takes_its_seal_back_when_people_do() -> None:
    table = Table(10).name()
    for person in (1, 3):
        table.do(person, Seal(2))
    assert let(table, 5, 1, 3) == Seal(2)
    table.lean(3, 0)
    assert let(table, 5, 1, 3) == Lean(2), "it does not insist"


def test_a_chair_that_stays_empty_is_waited_for_but_not_for_ever() -> None:
    table = striking()
    let(table, 1)
    let(table, 3)
    assert isinstance(idea(table, 1), Seal)
    assert patience(table, 1) > 25, "anyone who sits there might still be thinking"


def test_a_guesser_alone_just_guesses() -> None:
    table = Table(4).to_guess()
    (guesser,) = table.guessing
    assert isinstance(let(table, guesser), Seal)
    assert table.state.round.guess is not None
