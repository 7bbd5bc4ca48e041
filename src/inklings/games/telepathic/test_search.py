"""The perfect-information search: it finds what there is, and nothing shorter is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count
from operator import itemgetter
from random import Random

import pytest

from inklings.games.telepathic.cards import CARDS, FIRST_CARDS, Card, moved
from inklings.games.telepathic.grid import KINDS, TILES, Grid, Value, start_grid, values_in_line
from inklings.games.telepathic.search import Position, shortest_win, tables

Task = tuple[Position, tuple[Value, ...], tuple[Value, ...]]


def random_start(rng: Random) -> Task:
    """A standard game, all of it open."""
    cards = tuple(rng.sample(CARDS, 10))
    (win, lose), (also_win, also_lose) = (rng.sample(values, 2) for values in KINDS.values())
    return Position(start_grid(rng), cards[:4], cards[4:]), (win, also_win), (lose, also_lose)


CELLS = tuple(map(str, range(16)))
PERMUTED = {
    (card, place): itemgetter(*map(int, moved(CELLS, card, place))) for card in CARDS for place in range(4)
}


def brute_force(position: Position, wins: tuple[Value, ...], loses: tuple[Value, ...]) -> int:
    """The length of the shortest win, by trying everything with whole grids."""
    reached: set[tuple[Grid, frozenset[Card]]] = {(position.grid, frozenset(position.row))}
    for actions in count():
        if any(stands(grid, wins[0]) and stands(grid, wins[1]) for grid, _ in reached):
            return actions
        drawn = position.deck[actions : actions + 1]
        reached = {
            (PERMUTED[card, place](grid), row - {card} | frozenset(drawn))
            for grid, row in reached
            for card in row
            for place in range(4)
        }
        reached = {one for one in reached if not stands(one[0], loses[0]) and not stands(one[0], loses[1])}
    raise AssertionError("unreachable")


@cache
def tiles_of(value: Value) -> tuple[str, ...]:
    return tuple(tile for tile in TILES if value in tile.split("-"))


@cache
def is_line(*cells: int) -> bool:
    return any({start, start + 1, start + 2} <= set(cells) for start in (0, 1, 4, 5, 8, 9, 12, 13)) or any(
        {start, start + 4, start + 8} <= set(cells) for start in range(8)
    )


def stands(grid: Grid, value: Value) -> bool:
    return is_line(*map(grid.index, tiles_of(value)))


def test_two_thousand_standard_starts_can_nearly_all_be_won_within_four_actions() -> None:
    rng = Random(2000)
    lengths = Counter(len(shortest_win(*random_start(rng)) or "unwinnable") for _ in range(2000))
    assert sum(lengths[actions] for actions in range(1, 5)) >= 0.99 * 2000


def test_a_way_really_leads_to_both_lines_and_past_no_lose_line() -> None:
    rng = Random(7)
    for _ in range(200):
        position, wins, loses = random_start(rng)
        grid, row, deck = position.grid, list(position.row), list(position.deck)
        way = shortest_win(position, wins, loses)
        assert way is not None
        for move in way:
            row.remove(move.card)
            row += deck[:1]
            deck = deck[1:]
            grid = moved(grid, move.card, move.place)
            assert not set(loses) & values_in_line(grid)
        assert set(wins) <= values_in_line(grid)


@pytest.mark.slow
def test_brute_force_agrees_on_two_hundred_starts() -> None:
    rng = Random(200)
    for _ in range(200):
        task = random_start(rng)
        assert len(shortest_win(*task) or "unwinnable") == brute_force(*task)


def hard_positions() -> Iterator[Task]:
    """Few cards, all of one direction, and often no way at all."""
    rng = Random(1)
    rows, columns = CARDS[0:2] + CARDS[4:5] + CARDS[6:7], CARDS[2:4] + CARDS[5:6] + CARDS[7:8]
    for number in range(300):
        _, wins, loses = random_start(rng)
        others = tuple(rng.sample([card for card in CARDS if card not in rows], 6))
        row, deck = (rows, others[: number % 3]) if number % 2 else (columns, CARDS[-2:][: number % 3])
        yield Position(tuple(rng.sample(TILES, 16)), row, deck), wins, loses


def test_hard_positions_are_answered_too() -> None:
    answers = Counter(shortest_win(*task) is None for task in hard_positions())
    assert min(answers.values()) > 10


@pytest.mark.parametrize("seed", range(20))
def test_a_first_game_never_runs_out_of_cards(seed: int) -> None:
    position, wins, loses = random_start(Random(seed))
    way = shortest_win(Position(position.grid, FIRST_CARDS, (), reuse=True), wins, loses)
    assert way is not None
    assert len(way) <= 6


def test_where_both_lines_stand_nothing_is_left_to_do() -> None:
    assert shortest_win(Position(TILES, CARDS[:4], ()), ("blue", "star"), ()) == ()


def test_without_cards_there_is_no_way() -> None:
    position, wins, loses = random_start(Random(3))
    assert shortest_win(Position(position.grid, (), ()), wins, loses) is None


def test_there_are_1820_ways_to_lay_four_tiles_and_none_is_farther_than_three_actions_from_a_line() -> None:
    found = Counter(tables().far)
    assert found.pop(16) == 1, "where there is no condition"
    assert sum(found.values()) == 1820
    assert max(found) == 3
