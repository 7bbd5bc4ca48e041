"""Anyone who reads the whole log of a game of Telepathic knows what will win it and what will lose it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import msgspec
from tests.logs import stored_at

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.cards import Card, moved
from inklings.games.telepathic.grid import Grid, Value, values_in_line
from inklings.games.telepathic.modes import marked, team
from inklings.games.telepathic.search import Move, Position, shortest_win
from inklings.games.telepathic.state import State
from inklings.kernel.game import Seat, fold


class Oracle:
    """Sees the conditions and the deck of one table's last game."""

    def __init__(self, nats: str, code: str) -> None:
        self._nats = nats
        self._code = code

    async def state(self) -> State:
        entries = [msgspec.json.decode(stored.data) for stored in await stored_at(self._nats, self._code)]
        played = [
            event["event"] for entry in entries for event in entry["events"] if event["type"] == "played"
        ]
        deals = [number for number, event in enumerate(played) if event["type"] == "dealt"]
        last = (msgspec.convert(event, TELEPATHIC.event) for event in played[deals[-1] :])
        state: State = fold(TELEPATHIC, last)
        return state

    async def unseen_by(self, seat: int | None) -> list[str]:
        """Every condition that this seat must not be sent, as it would be written."""
        state = await self.state()
        return [f'"{one}"' for holder, held in enumerate(state.conditions) if holder != seat for one in held]

    async def goal(self, *seats: int) -> tuple[Value, ...]:
        """What these seats need in a line."""
        return marked(await self.state(), "win", *map(Seat, seats))

    async def winning_way(self, seat: int = 0) -> list[Move]:
        """The fewest actions to a win of this seat's side."""
        state = await self.state()
        position = Position(state.grid, state.row, state.deck)
        way = shortest_win(position, marked(state, "win", *team(state, Seat(seat))), marked(state, "lose"))
        assert way is not None, "from nearly every deal there is a way"
        return list(way)

    async def next_move(self, seat: int) -> Move:
        """The next action of the winning way; once both lines stand, one that lets them stand."""
        way = await self.winning_way(seat)
        if way:
            return way[0]
        state, goal = await self.state(), set(await self.goal(*team(await self.state(), Seat(seat))))
        return next(
            way[0]
            for way, grid in _ways(state.grid, state.row, state.deck, 1)
            if goal <= values_in_line(grid)
        )

    async def stands(self, *values: Value) -> bool:
        """Whether all of these stand in lines."""
        return values_in_line((await self.state()).grid).issuperset(values)

    async def losing_way(self) -> list[Move]:
        """The fewest actions to a line that someone had to avoid."""
        state = await self.state()
        danger = frozenset(marked(state, "lose"))
        return next(
            way
            for actions in count(1)
            for way, grid in _ways(state.grid, state.row, state.deck, actions)
            if danger & values_in_line(grid)
        )

    async def harmless(self) -> Move:
        """An action that ends nothing and wins nothing."""
        state = await self.state()
        danger = {*marked(state, "lose"), *marked(state, "win")}
        ways = list(_ways(state.grid, state.row, state.deck, 1))
        harmless = [way for way, grid in ways if not danger & values_in_line(grid)]
        losing = frozenset(marked(state, "lose"))
        return (harmless or [way for way, grid in ways if not losing & values_in_line(grid)])[0][0]


def _ways(
    grid: Grid, row: tuple[Card, ...], deck: tuple[Card, ...], actions: int
) -> Iterator[tuple[list[Move], Grid]]:
    """Every way to perform so many cards, and where it leads."""
    if not actions:
        yield [], grid
        return
    for card in row:
        rest = (*(other for other in row if other != card), *deck[:1])
        for place in range(4):
            for way, after in _ways(moved(grid, card, place), rest, deck[1:], actions - 1):
                yield [Move(card, place), *way], after
