"""The outlook of all conditions at once agrees with a search for each."""

from random import Random

import pytest

from inklings.games.telepathic.bot.outlook import LOST, outlook
from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.cards import CARDS, FIRST_CARDS, moved
from inklings.games.telepathic.grid import start_grid, values_in_line
from inklings.games.telepathic.search import Position, shortest_win
from inklings.games.telepathic.spot import after, before, in_order, numbers_of, standing
from inklings.games.telepathic.tiles import COLOURS, SHAPES

VALUES = (*COLOURS, *SHAPES)


def test_numbers_follow_the_grid_there_and_back() -> None:
    chance = Random(1)
    grid = start_grid(chance)
    for _ in range(200):
        card, place = chance.choice(CARDS), chance.randrange(4)
        there = moved(grid, card, place)
        assert after(numbers_of(grid), card, place) == numbers_of(there)
        assert before(numbers_of(there), card, place) == numbers_of(grid)
        stands = standing(numbers_of(there))
        assert {value for value, one in zip(VALUES, stands, strict=True) if one} == values_in_line(there)
        grid = there


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_distances_are_those_of_the_search(cards: int) -> None:
    chance = Random(cards)
    for _ in range(3):
        grid = start_grid(chance)
        hand = in_order(chance.sample(CARDS, cards))
        away = outlook(numbers_of(grid), hand, 4)
        for t, (win, lose) in enumerate(TYPES):
            for u, (also_win, also_lose) in enumerate(TYPES):
                wins, loses = (COLOURS[win], SHAPES[also_win]), (COLOURS[lose], SHAPES[also_lose])
                way = shortest_win(Position(grid, hand, ()), wins, loses)
                assert away[t][u] == (cards + 1 if way is None else len(way))


def test_a_first_game_uses_its_cards_again() -> None:
    grid = start_grid(Random(3))
    away = outlook(numbers_of(grid), FIRST_CARDS, reuse=True)
    for t, (win, lose) in enumerate(TYPES):
        wins, loses = (COLOURS[win], SHAPES[0]), (COLOURS[lose], SHAPES[1])
        way = shortest_win(Position(grid, FIRST_CARDS, (), reuse=True), wins, loses)
        assert away[t][TYPES.index((0, 1))] == (4 if way is None or len(way) > 3 else len(way))


def test_a_lose_line_is_seen_only_by_those_who_fear_it() -> None:
    grid = start_grid(Random(4))
    while not values_in_line(grid):
        grid = moved(grid, "corner-cw", 0)
        grid = moved(grid, Random(str(grid)).choice(CARDS), 1)
    stands = standing(numbers_of(grid))
    value = stands.index(True)
    kind, lost = divmod(value, 4)
    fearful, fearless = (outlook(numbers_of(grid), ("row-east",), fear=fear) for fear in (True, False))
    for t, (_, lose) in enumerate(TYPES):
        row = [rows[t] for rows in fearful] if kind else fearful[t]
        assert (set(row) == {LOST}) == (lose == lost) or any(stands[:value] + stands[value + 1 :])
    assert all(LOST not in row for row in fearless)
