"""Lines, and what meets a condition: T16-T20, T25."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from inklings.games.telepathic.cards import moved
from inklings.games.telepathic.grid import (
    COLUMNS,
    OPPOSED_START,
    ROWS,
    TILES,
    Grid,
    Line,
    lines,
    values_in_line,
)
from inklings.games.telepathic.modes import marked
from inklings.games.telepathic.state import CardPerformed, GameEnded
from inklings.games.telepathic.test_builders import Table
from inklings.games.telepathic.views import FinishedView


def laid(*blue: int) -> Grid:
    """A grid with the four blue tiles on these cells, and no other line of a colour."""
    others = iter([f"{colour}-{shape}" for shape in SHAPES for colour in ("green", "orange", "purple")])
    blues = dict(zip(blue, (f"blue-{shape}" for shape in SHAPES), strict=True))
    return tuple(blues.get(cell) or next(others) for cell in range(16))


SHAPES = ("circle", "cross", "star", "waves")


def blue_lines(*blue: int) -> list[tuple[int, ...]]:
    return [line.cells for line in lines(laid(*blue)) if line.value == "blue"]


@pytest.mark.parametrize("line", [*ROWS, *COLUMNS])
def test_t16_three_neighbours_in_a_row_or_column_are_a_line_and_so_are_four(line: tuple[int, ...]) -> None:
    a, b, c, d = line
    outside = next(cell for cell in (5, 10, 0) if cell not in line)
    assert blue_lines(a, b, c, d) == [line]
    assert (a, b, c) in blue_lines(a, b, c, outside)
    assert (b, c, d) in blue_lines(b, c, d, outside)


@pytest.mark.parametrize("line", [*ROWS, *COLUMNS])
def test_t16_a_gap_breaks_a_line(line: tuple[int, ...]) -> None:
    a, b, c, d = line
    outside = next(cell for cell in (5, 10, 0) if cell not in line)
    for three in ((a, b, d), (a, c, d)):
        assert not [found for found in blue_lines(*three, outside) if set(found) <= set(line)]


@pytest.mark.parametrize(
    "cells", [(0, 5, 10, 15), (3, 6, 9, 12), (1, 6, 11, 12), (2, 3, 4, 5), (8, 12, 0, 5), (3, 4, 5, 8)]
)
def test_t17_neither_diagonals_nor_lines_round_the_edge_count(cells: tuple[int, ...]) -> None:
    assert blue_lines(*cells) == []


@given(st.permutations(TILES))
def test_t18_a_row_or_column_holds_one_line_at_most_and_two_lines_share_one_tile_at_most(
    tiles: list[str],
) -> None:
    assert_t18(lines(tuple(tiles)))


@given(st.lists(st.tuples(st.integers(0, 15), st.integers(0, 15)), max_size=3))
def test_t18_also_where_there_are_many_lines(swaps: list[tuple[int, int]]) -> None:
    tiles = list(TILES)  # every row a colour, every column a shape
    for one, other in swaps:
        tiles[one], tiles[other] = tiles[other], tiles[one]
    assert_t18(lines(tuple(tiles)))


def assert_t18(found: tuple[Line, ...]) -> None:
    for number, line in enumerate(found):
        for other in found[number + 1 :]:
            assert len(set(line.cells) & set(other.cells)) <= 1
    for cells in (*ROWS, *COLUMNS):
        assert sum(set(line.cells) <= set(cells) for line in found) <= 1


def about_to_lose() -> tuple[Table, int]:
    """A table where a card in the giver's partner's hand can meet a lose condition, and the set that does."""
    for seed in range(100):
        table = Table(seed=seed).hand()
        card, grid = table.state.row[0], table.state.grid
        for place in range(4):
            for line in lines(moved(grid, card, place)):
                if f"lose-{line.value}" in sum(table.state.conditions, ()):
                    return table, place
    raise AssertionError("no such table")


def test_t19_a_lose_line_ends_the_game_at_once_as_a_loss() -> None:
    table, place = about_to_lose()
    table.choose(place)
    assert [type(event) for event in table.news] == [CardPerformed, GameEnded]
    assert table.ended == ("lose_line", ())
    assert table.offers(0) == table.offers(1) == ()


def test_t25_it_is_the_house_that_says_so_and_shows_which_condition_it_was() -> None:
    table, place = about_to_lose()
    table.choose(place)
    phase = table.view.phase
    assert isinstance(phase, FinishedView)
    assert phase.reason == "lose_line"
    assert phase.conditions == table.state.conditions
    assert table.view.lines == tuple(line.cells for line in lines(table.state.grid))
    assert values_in_line(table.state.grid) & set(marked(table.state, "lose"))


@pytest.mark.parametrize("holder", [0, 1])
def test_t19_it_does_not_matter_who_holds_it(holder: int) -> None:
    table, place = about_to_lose()
    swapped = tuple(reversed(table.state.conditions))
    conditions = table.state.conditions if holder else swapped
    assert table.but(conditions=conditions).choose(place).ended == ("lose_line", ())


def test_t20_a_win_line_gives_no_sign_to_anybody_else() -> None:
    """Whether the line that stands is wished for or not: the same bytes for all who do not hold the wish."""
    table = Table(seed=3).to_lines()
    assert values_in_line(table.view.grid) >= set(table.wins())
    assert table.view.lines == tuple(line.cells for line in lines(table.view.grid))
    assert {type(event) for event in table.news} == {CardPerformed}
    for holder in (0, 1):
        conditions = list(table.state.conditions)
        conditions[holder] = (f"win-{table.other_than(table.win(holder))}", conditions[holder][1])
        twin = replace(table.state, conditions=tuple(conditions))
        for viewer in (None, 1 - holder):
            assert table.but(conditions=twin.conditions).sent(viewer) == table.sent(viewer)


def test_every_tile_of_the_opposed_start_is_there_once() -> None:
    assert sorted(OPPOSED_START) == sorted(TILES)
