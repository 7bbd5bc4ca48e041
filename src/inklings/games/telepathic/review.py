"""A finished game, position by position: what was done, what could be known, how it could have been won."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import TypeAlias

from msgspec import Struct

from inklings.games.telepathic.bot.said import said
from inklings.games.telepathic.cards import Card, moved
from inklings.games.telepathic.grid import KINDS, Cells, Grid, Tile, Value, lines, values_in_line
from inklings.games.telepathic.knowledge import held, possible
from inklings.games.telepathic.model import Mark
from inklings.games.telepathic.modes import directors, marked, reuses_cards, team
from inklings.games.telepathic.past import past
from inklings.games.telepathic.search import Position, shortest_win
from inklings.games.telepathic.state import State, Step
from inklings.games.telepathic.view import view
from inklings.kernel.game import Seat

_Cards: TypeAlias = tuple[Card, ...]


class LineView(Struct, frozen=True):
    """Three or four in a line, and what they share."""

    value: Value
    cells: Cells


class KnownView(Struct, frozen=True):
    """What someone could know of a condition that lay face down."""

    seat: Seat
    """Who could know it; all directors know the same, and the first of them stands for all."""
    holder: Seat
    mark: Mark
    values: tuple[Value, ...]
    """What it could still be: nothing that they hold, and no lose condition that stood without a loss."""


class MoveView(Struct, frozen=True):
    """A card, and which of its four sets."""

    card: Card
    place: int


class DoneView(Struct, frozen=True):
    """An action that was completed."""

    giver: Seat
    receiver: Seat
    card: Card
    place: int


class WayView(Struct, frozen=True):
    """The shortest win from here for someone who sees everything, the deck too."""

    seats: tuple[Seat, ...]
    """Whose win conditions it brings into line."""
    moves: tuple[MoveView, ...] | None
    """None: with the cards that there were, there was no way."""


class SaidView(Struct, frozen=True):
    """What a choice said of who made it, by the convention (see `bot`)."""

    seat: Seat
    wins: tuple[Value, ...]
    """What they could then still win with."""
    loses: tuple[Value, ...]
    before: int
    """How many pairs of conditions they could have had."""
    after: int


class PositionView(Struct, frozen=True):
    """The table before an action, and the action; the last position has none."""

    grid: tuple[Tile, ...]
    lines: tuple[LineView, ...]
    row: tuple[Card, ...]
    deck: tuple[Card, ...]
    known: tuple[KnownView, ...]
    ways: tuple[WayView, ...]
    """One, or one for each team; none once a lose line stands."""
    step: DoneView | None
    turned_down: tuple[Value, ...]
    """What another set of the same card would have brought into a line, and the chosen one did not."""
    said: tuple[SaidView, ...]
    """What the card and then the set said; nothing where there is no convention."""


class Review(Struct, frozen=True):
    """The whole game, from the deal to the end."""

    positions: tuple[PositionView, ...]


def review(state: State) -> Review:
    """Look at a finished game again, everything open."""
    stood: set[Value] = set()
    told = _said(state)
    positions: list[PositionView] = []
    for number, (position, step) in enumerate(zip(_positions(state), (*state.history, None), strict=True)):
        stood |= values_in_line(position.grid)
        positions.append(
            PositionView(
                grid=position.grid,
                lines=tuple(LineView(line.value, line.cells) for line in lines(position.grid)),
                row=position.row,
                deck=position.deck,
                known=tuple(_known(state, stood)),
                ways=tuple(_ways(state, position)),
                step=None if step is None else _step(step),
                turned_down=_turned_down(position.grid, step) if step else (),
                said=told[2 * number : 2 * number + 2],
            )
        )
    return Review(tuple(positions))


def _positions(state: State) -> list[Position]:
    """Every position: grids from the first on, cards from the last back, by what was drawn."""
    reuse = reuses_cards(state)
    cards = [(state.row, state.deck)]
    for step in reversed(state.history):
        cards.append(cards[-1] if reuse else _cards_before(step, *cards[-1]))
    return [
        Position(grid, row, deck, reuse)
        for grid, (row, deck) in zip(grids(state), reversed(cards), strict=True)
    ]


def grids(state: State) -> Iterator[Grid]:
    """The grid at first and after each action."""
    return accumulate(
        state.history, lambda grid, step: moved(grid, step.card, step.place), initial=state.start
    )


def _step(step: Step) -> DoneView:
    return DoneView(step.giver, step.receiver, step.card, step.place)


def _cards_before(step: Step, row: _Cards, deck: _Cards) -> tuple[_Cards, _Cards]:
    if step.drawn is None:
        return (*row, step.card), deck
    row = tuple(step.card if card == step.drawn else card for card in row)
    return row, () if step.reshuffled else (step.drawn, *deck)


def _known(state: State, stood: set[Value]) -> Iterator[KnownView]:
    knowers = [seat for seat in state.order if state.conditions[seat]] + list(directors(state)[:1])
    for seat in knowers:
        for kind in KINDS:
            cards = held(state.conditions, kind)
            # A lose line that ended the game tells nobody anything any more.
            values = possible(cards, stood.difference(marked(state, "lose")), seat)
            for card, could_be in zip(cards, zip(*values, strict=True), strict=True):
                if card.seat != seat:
                    yield KnownView(seat, card.seat, card.mark, tuple(sorted(set(could_be))))


def _ways(state: State, position: Position) -> Iterator[WayView]:
    loses = marked(state, "lose")
    if values_in_line(position.grid) & set(loses):
        return
    sides = [team(state, seat) for seat in state.order[:2]] if state.mode == "opposed" else [state.order]
    for side in sides:
        way = shortest_win(position, marked(state, "win", *side), loses)
        moves = None if way is None else tuple(MoveView(move.card, move.place) for move in way)
        winners = tuple(seat for seat in sorted(side) if marked(state, "win", seat))
        yield WayView(winners, moves)


def _turned_down(grid: Grid, step: Step) -> tuple[Value, ...]:
    made = [values_in_line(moved(grid, step.card, place)) for place in range(4)]
    return tuple(sorted(frozenset().union(*made) - made[step.place]))


def _said(state: State) -> tuple[SaidView, ...]:
    """By the convention of two partners, as long as a view shows the whole game."""
    shown = view(state)
    if state.mode != "pair" or len(shown.history) < len(state.history):
        return ()
    colours, shapes = (held(state.conditions, kind)[0].seat for kind in KINDS)
    values = {colours: KINDS["colour"], shapes: KINDS["shape"]}
    return tuple(
        SaidView(
            seat=one.seat,
            wins=tuple(values[one.seat][value] for value in one.wins),
            loses=tuple(values[one.seat][value] for value in one.loses),
            before=one.before,
            after=one.after,
        )
        for one in said(past(shown).choices, colours)
    )
