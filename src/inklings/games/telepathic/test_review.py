"""A finished game looked at again."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.bot import think
from inklings.games.telepathic.cards import moved
from inklings.games.telepathic.grid import values_in_line
from inklings.games.telepathic.knowledge import value_of
from inklings.games.telepathic.review import PositionView, review
from inklings.games.telepathic.test_builders import Table
from inklings.games.telepathic.test_view import LONG
from inklings.games.telepathic.view import STEPS_SHOWN
from inklings.kernel.bot import sight_of
from inklings.kernel.game import Seat
from inklings.proofs.walk import Stand


@pytest.mark.parametrize("table", LONG)
def test_every_position_is_as_it_was(table: Table) -> None:
    seen = review(table.state).positions
    were = [stand.state for stand in table.stands if len(stand.state.history) < len(table.state.history)]
    by_number = {len(state.history): state for state in were} | {len(table.state.history): table.state}
    assert len(seen) == len(by_number)
    for number, state in by_number.items():
        assert seen[number].grid == state.grid
        assert sorted(seen[number].row) == sorted(state.row)
        assert seen[number].deck == state.deck
    assert [position.step and position.step.card for position in seen] == [
        *(step.card for step in table.state.history),
        None,
    ]


@pytest.mark.parametrize("table", LONG)
def test_the_shortest_way_of_each_position_fits_the_next(table: Table) -> None:
    """Anyone who goes the shown way is one action nearer; nobody can be two nearer."""
    positions = review(table.state).positions
    for before, after in pairwise(positions):
        assert before.step is not None
        for way, next_way in zip(before.ways, after.ways, strict=True):
            if way.moves is not None and next_way.moves is not None and before.deck:
                assert len(next_way.moves) >= len(way.moves) - 1


def lost_after(seed: int) -> list[PositionView]:
    table = Table(seed=seed)
    while not TELEPATHIC.outcome(table.state):
        table.time_up()
        table.state = msgspec.structs.replace(table.state, idle=0)
    return list(review(table.state).positions)


def test_once_a_lose_line_stands_there_is_no_way() -> None:
    for seed in range(30):
        *before, last = lost_after(seed)
        if not last.ways:
            assert all(position.ways for position in before)
            return
    raise AssertionError("nobody lost by a line")


def test_what_stood_without_a_loss_could_be_known_not_to_lose() -> None:
    table = Table(seed=3).to_lines()
    standing = values_in_line(table.state.grid)
    table.announce(0, table.win(1)).answer(1, table.win(0))
    first, *_, last = review(table.state).positions
    assert {(known.seat, known.holder) for known in first.known} == {(0, 1), (1, 0)}
    assert all(len(known.values) == 4 for known in first.known)
    for known in last.known:
        if known.mark == "lose":
            assert not set(known.values) & standing
            assert len(known.values) < 4


def test_in_four_partners_the_holder_of_a_win_knows_that_it_does_not_lose() -> None:
    table = Table(4, seed=4, four="partners").turn()
    table.announce(1, table.win(3))
    first, *_ = review(table.state).positions
    (known,) = (one for one in first.known if (one.seat, one.holder) == (1, 0))
    assert table.win(1) not in known.values
    assert len(known.values) == 3


@pytest.mark.slow
def test_what_a_receiver_turned_down_is_what_other_sets_would_have_made() -> None:
    found = 0
    for seed in range(40):
        for position in lost_after(seed):
            if position.step is None:
                continue
            card, place = position.step.card, position.step.place
            made = [values_in_line(moved(position.grid, card, other)) for other in range(4)]
            assert set(position.turned_down) == frozenset().union(*made) - made[place]
            found += bool(position.turned_down)
    assert found


def test_opposed_teams_each_have_their_way() -> None:
    table = Table(4, seed=3, four="opposed").turn()
    table.announce(2, table.win(0)).answer(0, table.win(2))
    for position in review(table.state).positions:
        assert [way.seats for way in position.ways] == [(0, 2), (1, 3)]
    opening, *_ = review(table.state).positions
    assert all(way.moves is None or len(way.moves) >= 3 for way in opening.ways)


def by_convention(seed: int) -> list[Stand]:
    """A game of two who keep to the convention."""
    table = Table(seed=seed)
    while not TELEPATHIC.outcome(table.state):
        for seat in (Seat(0), Seat(1)):
            sight = sight_of(TELEPATHIC, table.state, seat, temper="sharp")
            thought = think(sight, table.rng) if sight.offers else None
            if thought is not None:
                table.do(seat, thought.action)
                break
    return table.stands


def test_every_choice_of_two_partners_said_something() -> None:
    """Narrower and narrower, and what was said fits what they were if both kept to the convention."""
    record = [stand.state for stand in by_convention(seed=5)]
    positions = review(record[-1]).positions
    conditions = record[-1].conditions
    for position in positions[:-1]:
        assert position.step is not None
        assert [one.seat for one in position.said] == [position.step.giver, position.step.receiver]
        for one in position.said:
            assert 1 <= one.after <= one.before <= 12
            win, lose = (value_of(condition) for condition in conditions[one.seat])
            assert win in one.wins
            assert lose in one.loses
    assert positions[-1].said == ()
    assert positions[0].said[0].before == 12


@pytest.mark.parametrize("table", LONG)
def test_only_two_partners_have_a_convention(table: Table) -> None:
    said = [position.said for position in review(table.state).positions]
    assert any(said) == (table.state.mode == "pair" and len(said) - 1 <= STEPS_SHOWN)
