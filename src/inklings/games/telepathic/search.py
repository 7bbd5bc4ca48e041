"""The shortest win from a position, for someone who sees everything: conditions and deck.

Only four tiles matter to each condition, and there are but 1,820 ways to lay four tiles on sixteen cells: a
condition's tiles are one number, and an action is a table from number to number.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.cards import CARDS, FACES, Card
from inklings.games.telepathic.grid import COLUMNS, ROWS, Cells, Grid, Value

FARTHEST = len(CARDS)
"""How far a first game is looked ahead, whose cards never end; any other to its last card."""

_Goes: TypeAlias = tuple[tuple[int, ...], ...]
_NEVER = 16
_NO_TILES: Cells = ()
"""Where there is no condition: no action moves it, and it never makes a line."""


class Position(NamedTuple):
    """The grid and the cards, those face down too."""

    grid: Grid
    row: tuple[Card, ...]
    deck: tuple[Card, ...]
    reuse: bool = False
    """Whether every card goes back to the row (T12)."""


class Move(NamedTuple):
    """A card, and which of its four sets."""

    card: Card
    place: int


class _Tables(NamedTuple):
    numbers: dict[Cells, int]
    """The number of each way to lay four tiles."""
    moves: dict[Card, _Goes]
    """By card and set: what each number becomes."""
    far: tuple[int, ...]
    """By number: how many actions, of any cards, it takes to bring three into a line; 0 if they are."""


@functools.cache
def tables() -> _Tables:
    """All that a search looks up: made once, in a fraction of a second."""
    ways: list[Cells] = [*combinations(range(16), 4), _NO_TILES]
    numbers = {way: number for number, way in enumerate(ways)}
    moves: dict[Card, _Goes] = {
        card: tuple(_moves(card, place, numbers) for place in range(4)) for card in CARDS
    }
    threes = [set(line[start : start + 3]) for line in (*ROWS, *COLUMNS) for start in (0, 1)]
    far = [0 if any(three.issubset(way) for three in threes) else _NEVER for way in ways]
    for distance in range(1, _NEVER):
        nearer = [number for number, before in enumerate(far) if before == distance - 1]
        # Whatever an action does another undoes: what can be reached from a number can also reach it.
        reached = {table[number] for card in CARDS for table in moves[card] for number in nearer}
        for number in reached:
            far[number] = min(far[number], distance)
    return _Tables(numbers, moves, tuple(far))


def _moves(card: Card, place: int, numbers: dict[Cells, int]) -> tuple[int, ...]:
    cells, order = FACES[card].sets[place], FACES[card].order
    goes = list(range(16))
    for cell, origin in zip(cells, order, strict=True):
        goes[cells[origin]] = cell
    return tuple(numbers[tuple(sorted(goes[cell] for cell in way))] for way in numbers)


def shortest_win(
    position: Position, wins: Sequence[Value], loses: Sequence[Value]
) -> tuple[Move, ...] | None:
    """The fewest actions after which both wins stand in lines, without a lose line on the way.

    None if there is no such way with these cards. What a new shuffle will bring is nobody's to foresee: cards
    that lie used are left out.
    """
    numbers, _, far = tables()
    one, other = (numbers[_cells(position.grid, value)] for value in wins)
    dangers = [numbers[_cells(position.grid, value)] for value in loses] or [numbers[_NO_TILES]] * 2
    tiles = _Tiles(one, other, *dangers)
    most = FARTHEST if position.reuse else len(position.row) + len(position.deck)
    ways = (_Search(position, actions).way(tiles) for actions in range(max(far[one], far[other]), most + 1))
    return next((way for way in ways if way is not None), None)


def _cells(grid: Grid, value: Value) -> Cells:
    return tuple(cell for cell, tile in enumerate(grid) if value in tile.split("-"))


class _Tiles(NamedTuple):
    """Where the tiles of the two win and the two lose conditions lie, as numbers."""

    win: int
    also_win: int
    lose: int
    also_lose: int


class _Search:
    """A search for a way of exactly so many actions, when there is no shorter one."""

    def __init__(self, position: Position, actions: int) -> None:
        self._position = position
        self._actions = actions
        _, self._moves, self._far = tables()
        self._hopeless: set[tuple[_Tiles, tuple[Card, ...], int]] = set()

    def way(self, tiles: _Tiles) -> tuple[Move, ...] | None:
        return self._way(tiles, self._position.row, self._actions)

    def _way(self, tiles: _Tiles, row: tuple[Card, ...], actions: int) -> tuple[Move, ...] | None:
        if not actions:
            return ()
        key = (tiles, row, actions)
        if key in self._hopeless:
            return None
        far, rest = self._far, actions - 1
        one, other, danger, peril = tiles
        for card in row:
            for place, goes in enumerate(self._moves[card]):
                near = far[goes[one]] <= rest and far[goes[other]] <= rest
                if near and far[goes[danger]] and far[goes[peril]]:
                    after = _Tiles(goes[one], goes[other], goes[danger], goes[peril])
                    way = self._way(after, self._without(card, row, actions), rest)
                    if way is not None:
                        return (Move(card, place), *way)
        self._hopeless.add(key)
        return None

    def _without(self, card: Card, row: tuple[Card, ...], actions: int) -> tuple[Card, ...]:
        """The row after a card of it is used; in one order, so the same cards are the same row."""
        if self._position.reuse:
            return row
        taken = self._actions - actions
        open_cards = {*row, *self._position.deck[taken : taken + 1]} - {card}
        return tuple(card for card in CARDS if card in open_cards)
