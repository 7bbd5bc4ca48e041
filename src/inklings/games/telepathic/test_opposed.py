"""Two against two: T43-T50."""

from __future__ import annotations

from itertools import product

import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.cards import CARDS, FACES
from inklings.games.telepathic.grid import COLUMNS, KINDS, OPPOSED_START, ROWS, TILES, Value
from inklings.games.telepathic.knowledge import value_of
from inklings.games.telepathic.search import Position, shortest_win
from inklings.games.telepathic.state import Answering, Considering, Handing
from inklings.games.telepathic.test_builders import Table
from inklings.kernel.game import SILENCE, Refused, Seat


def opposed(seed: int = 1, **options: str) -> Table:
    return Table(4, seed=seed, four="opposed", **options)


def a_team_with_both_lines() -> Table:
    """Seat 0 has just performed seat 2's card, and both their lines stand."""
    for seed in range(100):
        table = opposed(seed)
        way = shortest_win(table.position, table.wins(0, 2), ())
        if way is not None and len(way) == 3:
            first, second, third = way
            return table.turn(first).keep_silent().turn(second).keep_silent().turn(third)
    raise AssertionError("no such table")


def test_t43_opposite_seats_are_partners_one_with_a_colour_one_with_a_shape_and_nothing_loses() -> None:
    for seed in range(40):
        table = opposed(seed)
        held = table.state.conditions
        assert all(len(cards) == 1 and cards[0].startswith("win") for cards in held)
        colours, shapes = (
            [value_of(held[seat][0]) for seat in (0, 1)],
            [value_of(held[seat][0]) for seat in (2, 3)],
        )
        assert len(set(colours)) == len(set(shapes)) == 2
        assert set(colours) <= set(KINDS["colour"])
        assert set(shapes) <= set(KINDS["shape"])
    assert table.view.teams == (0, 1, 0, 1)


@pytest.mark.parametrize("cells", [*ROWS, *COLUMNS, *FACES["corner-cw"].sets])
def test_t44_every_row_column_and_corner_holds_each_colour_and_shape_once(cells: tuple[int, ...]) -> None:
    assert opposed().state.grid == OPPOSED_START
    tiles = [OPPOSED_START[cell].split("-") for cell in cells]
    assert {colour for colour, _ in tiles} == set(KINDS["colour"])
    assert {shape for _, shape in tiles} == set(KINDS["shape"])


@pytest.mark.parametrize(("colour", "shape"), list(product(*KINDS.values())))
def test_t44_every_goal_is_exactly_three_actions_away(colour: Value, shape: Value) -> None:
    way = shortest_win(Position(OPPOSED_START, CARDS, (), reuse=True), (colour, shape), ())
    assert way is not None
    assert len(way) == 3


def test_t44_it_is_the_same_from_every_side_but_for_the_names() -> None:
    turned = tuple(OPPOSED_START[cell] for column in reversed(COLUMNS) for cell in column)
    mirrored = tuple(OPPOSED_START[cell] for column in COLUMNS for cell in column)
    for other in (turned, mirrored):
        for face in (0, 1):
            names = {
                (a.split("-")[face], b.split("-")[face]) for a, b in zip(OPPOSED_START, other, strict=True)
            }
            assert len(names) == 4, "each is another's place throughout"
    assert sorted(OPPOSED_START) == sorted(TILES)


def test_t45_clockwise_colour_a_colour_b_shape_a_shape_b() -> None:
    table = opposed(seed=3).turns(5)
    assert [step.giver for step in table.state.history] == [0, 1, 2, 3, 0]
    other = opposed(starts="second")
    assert other.state.order == (1, 2, 3, 0)
    assert other.view.parts == ("shape-win", "colour-win", "colour-win", "shape-win")
    assert other.view.teams == (1, 0, 1, 0)


def test_t46_a_card_goes_to_the_partner_who_alone_may_announce_right_after_performing_it() -> None:
    table = opposed(seed=3)
    assert "announce" not in table.offered(0)
    table.hand().choose()
    assert table.phase == Considering(Seat(0), Seat(2))
    assert table.offered(2) == {"announce", "keep_silent"}
    assert all(table.offers(seat) == () for seat in (0, 1, 3))
    assert table.keep_silent().phase == Handing(Seat(1))
    assert table.offered(1) == {"hand_card"}, "the moment has passed"
    assert table.offers(2) == ()


def test_t46_the_giver_must_answer_with_the_partners_win_condition() -> None:
    table = a_team_with_both_lines()
    assert table.announce(0, table.win(2)).phase == Answering(Seat(2))
    with pytest.raises(Refused):
        table.answer(1, table.win(0))


def test_t47_both_right_and_both_lines_there_wins_for_the_team() -> None:
    table = a_team_with_both_lines()
    assert table.announce(0, table.win(2)).answer(2, table.win(0)).ended == ("won", (0, 2))


@pytest.mark.parametrize("wrong", [0, 2])
def test_t47_a_wrong_name_by_either_gives_the_game_to_the_others(wrong: int) -> None:
    table = a_team_with_both_lines()
    names = {seat: table.win(seat) for seat in (0, 2)}
    names[2 - wrong] = table.other_than(names[2 - wrong])
    assert table.announce(0, names[2]).answer(2, names[0]).ended == ("wrong_name", (1, 3))


def test_t47_right_names_without_their_lines_too() -> None:
    table = opposed(seed=3).turn()
    assert table.announce(2, table.win(0)).answer(0, table.win(2)).ended == ("no_line", (1, 3))


def test_t48_used_cards_are_shuffled_again_whenever_the_deck_runs_out() -> None:
    table = opposed(seed=3).turns(40)
    shuffles = [number for number, step in enumerate(table.state.history, 1) if step.reshuffled]
    assert shuffles == [7, 14, 21, 28, 35]
    assert len(table.state.row) == 4
    assert sorted((*table.state.row, *table.state.deck, *table.state.used)) == sorted(CARDS)
    assert table.view.actions_left is None


def test_t49_after_sixty_actions_a_draw_needs_all_four() -> None:
    table = opposed(seed=3).turns(59)
    assert not any("agree_to_draw" in table.offered(seat) for seat in range(4))
    table.turns(1)
    assert all("agree_to_draw" in table.offered(seat) for seat in range(4))
    table.agree_to_draw(3, 1, 0)
    assert table.view.draw == (3, 1, 0)
    with pytest.raises(Refused):
        table.agree_to_draw(3)
    assert table.agree_to_draw(2).ended == ("draw", ())


def test_t49_a_proposal_lapses_with_the_next_action() -> None:
    table = opposed(seed=3).turns(60).agree_to_draw(0, 1).turn()
    assert table.view.draw == ()
    assert "agree_to_draw" in table.offered(0)


def test_t50_nobody_talks_not_even_to_their_partner() -> None:
    table = opposed().turn()
    assert all(TELEPATHIC.hush(table.state, viewer) == SILENCE for viewer in (None, *map(Seat, range(4))))
