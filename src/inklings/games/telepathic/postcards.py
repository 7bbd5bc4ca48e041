"""Postcards of Telepathic: the grid at the end, and what each had wished for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from inklings.decks.pieces import BRASS, INK, placed
from inklings.games.telepathic import tiles
from inklings.games.telepathic.grid import OPPOSED_START, Grid, Value, kind_of, lines
from inklings.games.telepathic.modes import marked
from inklings.games.telepathic.review import grids
from inklings.games.telepathic.state import Finished, State
from inklings.kernel.bot import Language
from inklings.kernel.game import Seat
from inklings.kernel.postcard import Drawing, Note, Postcard, Row

BAIZE, FELT = "#123a30", "#1a4a3e"
TILE, GAP = 100, 12
SIDE = 4 * TILE + 5 * GAP
MOST = 12
"""Grids in a clip."""


def postcards(state: State, _language: Language) -> Iterator[Postcard]:
    """How the game ended."""
    phase = state.phase
    if not isinstance(phase, Finished):
        return
    *earlier, _ = grids(state)
    wishes = [(Seat(seat), marked(state, "win", Seat(seat))) for seat in range(len(state.conditions))]
    yield Postcard(
        title="telepathic-postcard-won" if phase.winners else "telepathic-postcard-lost",
        picture=grid(state.grid, frozenset(marked(state, "win"))),
        before=tuple(grid(one, frozenset()) for one in earlier[-MOST:]),
        ground=BAIZE,
        notes=(Note("telepathic-postcard-moves", str(len(state.history))),),
        rows=tuple(
            Row("telepathic-postcard-wish", (seat,), tuple(sign(value) for value in values))
            for seat, values in wishes
            if values
        ),
        worth=1 / max(len(state.history), 1),
    )


def emblem() -> Drawing:
    """A grid without a line."""
    return grid(OPPOSED_START, frozenset())


def grid(now: Grid, needed: frozenset[Value]) -> Drawing:
    """All tiles, and brass behind those that stand in a line which someone needs."""
    lit = {cell for line in lines(now) if line.value in needed for cell in line.cells}
    body = f'<rect width="{SIDE}" height="{SIDE}" fill="{FELT}"/>'
    for cell in sorted(lit):
        row, column = divmod(cell, 4)
        side = TILE + 2 * GAP
        body += (
            f'<rect x="{column * (TILE + GAP)}" y="{row * (TILE + GAP)}" width="{side}" height="{side}"'
            f' fill="{BRASS}"/>'
        )
    for cell, tile in enumerate(now):
        row, column = divmod(cell, 4)
        colour, shape = tile.split("-")
        drawn = tiles.picture(cast("tiles.Colour", colour), cast("tiles.Shape", shape))
        body += placed(drawn, GAP + column * (TILE + GAP), GAP + row * (TILE + GAP), TILE)
    return Drawing(SIDE, SIDE, body)


def sign(value: Value) -> Drawing:
    """A colour or a shape that someone needs."""
    if kind_of(value) == "colour":
        drawn = tiles.picture(cast("tiles.Colour", value), None)
    else:
        drawn = tiles.picture(None, cast("tiles.Shape", value))
    return Drawing(
        60, 60, placed(drawn, 0, 0, 60) + f'<rect width="60" height="60" fill="none" stroke="{INK}"/>'
    )
