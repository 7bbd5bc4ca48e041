"""Tiles, conditions and the ten action cards: T1-T8."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklings.games.telepathic.cards import CARDS, FACES, FIRST_CARDS, Card, moved
from inklings.games.telepathic.grid import COLUMNS, KINDS, ROWS, TILES, lines, values_in_line
from inklings.games.telepathic.knowledge import held
from inklings.games.telepathic.test_builders import Table

Permutation: TypeAlias = tuple[str, ...]

CELLS = tuple("abcdefghijklmnop")
"""Sixteen cells in reading order, as if they were tiles: an action shows what it does to them."""
ACTIONS = {(card, place): moved(CELLS, card, place) for card in CARDS for place in range(4)}

# T5, as the rules have it: what `a b c d` becomes, and the four sets of four that a card offers.
BECOMES = {
    "row-east": "dabc",
    "row-west": "bcda",
    "col-north": "bcda",
    "col-south": "dabc",
    "row-reverse": "dcba",
    "col-reverse": "dcba",
    "row-pairs": "badc",
    "col-pairs": "badc",
    "corner-cw": "dabc",
    "corner-ccw": "bcda",
}
SETS = {
    "row": ("abcd", "efgh", "ijkl", "mnop"),  # from the north, each from west to east
    "col": ("aeim", "bfjn", "cgko", "dhlp"),  # from the west, each from north to south
    "corner": ("abfe", "cdhg", "klpo", "ijnm"),  # north-west, north-east, south-east, south-west; clockwise
}


def test_t1_sixteen_tiles_each_colour_with_each_shape_once() -> None:
    assert len(set(TILES)) == 16
    assert KINDS == {
        "colour": ("blue", "green", "orange", "purple"),
        "shape": ("circle", "cross", "star", "waves"),
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_t2_t3_two_cards_of_each_kind_are_on_the_table_marked_win_or_lose(seats: int) -> None:
    table = Table(seats)
    for kind in KINDS:
        cards = held(table.state.conditions, kind)
        assert sorted(card.mark for card in cards) == ["lose", "win"]
        assert {card.value for card in cards} <= set(KINDS[kind])


def test_t4_every_card_has_four_sets_of_four_and_turns_have_only_corners() -> None:
    for card in CARDS:
        face = FACES[card]
        assert sorted(cell for cells in face.sets for cell in cells) == list(range(16))
        assert [len(cells) for cells in face.sets] == [4, 4, 4, 4]
        corner = card.startswith("corner")
        assert face.rose != corner
        if corner:
            assert [cells[0] for cells in face.sets] == [0, 2, 10, 8]
        else:
            assert face.sets == (ROWS if card.startswith("row") else COLUMNS)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("place", range(4))
def test_t5_each_card_does_to_each_of_its_sets_what_the_rules_say(card: Card, place: int) -> None:
    cells = SETS[card.partition("-")[0]][place]
    becomes = {cell: cells["abcd".index(letter)] for cell, letter in zip(cells, BECOMES[card], strict=True)}
    assert ACTIONS[card, place] == tuple(becomes.get(cell, cell) for cell in CELLS)


def test_t5_four_cards_have_the_numeral_of_a_first_game() -> None:
    assert FIRST_CARDS == ("row-east", "row-west", "col-north", "col-south")


def test_t5_the_forty_permutations_are_distinct() -> None:
    assert len(set(ACTIONS.values())) == 40


@pytest.mark.parametrize("missing", CARDS)
def test_t5_any_nine_cards_reach_every_arrangement(missing: Card) -> None:
    """Jordan: a primitive group with a 3-cycle holds every even permutation; with an odd one, all of them."""
    generators = [action for (card, _), action in ACTIONS.items() if card != missing]
    assert len(orbit(("a", "b"), generators)) == 16 * 15, "any two cells can be sent anywhere: primitive"
    assert any(is_three_cycle(commutator(one, other)) for one, other in combinations(generators, 2))
    assert any(is_odd(action) for action in generators)


def times(first: Permutation, then: Permutation) -> Permutation:
    return tuple(first[CELLS.index(cell)] for cell in then)


def inverse(action: Permutation) -> Permutation:
    return tuple(CELLS[action.index(cell)] for cell in CELLS)


def commutator(one: Permutation, other: Permutation) -> Permutation:
    return times(times(inverse(one), inverse(other)), times(one, other))


def is_three_cycle(action: Permutation) -> bool:
    return sum(cell != here for cell, here in zip(action, CELLS, strict=True)) == 3


def is_odd(action: Permutation) -> bool:
    return sum(one > other for one, other in combinations(action, 2)) % 2 == 1


def orbit(start: tuple[str, ...], generators: Iterable[Permutation]) -> set[tuple[str, ...]]:
    maps = [dict(zip(CELLS, action, strict=True)) for action in generators]
    reached, fresh = {start}, {start}
    while fresh:
        fresh = {tuple(image[cell] for cell in pair) for pair in fresh for image in maps} - reached
        reached |= fresh
    return reached


def test_t6_what_is_shifted_over_the_edge_comes_back_on_the_other_side() -> None:
    """The rule text's example: column A goes north, and row 4 gets a line by the tile that left row 1."""
    grid = (
        *("orange-star", "blue-cross", "green-star", "blue-circle"),
        *("green-cross", "purple-star", "blue-star", "green-waves"),
        *("purple-circle", "green-circle", "purple-cross", "orange-waves"),
        *("purple-waves", "orange-cross", "orange-circle", "blue-waves"),
    )
    assert "orange" not in values_in_line(grid)
    after = moved(grid, "col-north", 0)
    assert after[12] == grid[0]
    (line,) = (line for line in lines(after) if line.value == "orange")
    assert line.cells == (12, 13, 14)


@given(st.permutations(TILES), st.sampled_from(CARDS), st.integers(0, 3))
def test_t7_an_action_moves_four_tiles_among_themselves_and_no_other(
    tiles: list[str], card: Card, place: int
) -> None:
    before, cells = tuple(tiles), FACES[card].sets[place]
    after = moved(before, card, place)
    assert all(after[cell] == before[cell] for cell in range(16) if cell not in cells)
    assert sorted(after[cell] for cell in cells) == sorted(before[cell] for cell in cells)
    assert all(after[cell] != before[cell] for cell in cells)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_t8_north_is_the_same_for_everybody(seats: int) -> None:
    table = Table(seats).turn()
    assert table.view.grid == table.state.grid
