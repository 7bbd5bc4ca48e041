"""Who may speak aloud at a table now, and who hears it: the rules of talk, for voices."""

from __future__ import annotations

from typing import NamedTuple, get_args

from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.house.talk import Reach, channels
from inklings.kernel.game import Channel, Seat

NOBODY: frozenset[Seat] = frozenset()
REACHES: tuple[Reach, ...] = get_args(Reach)


class Voice(NamedTuple):
    """How far somebody's voice reaches now."""

    to: Reach | None
    """None: the rules or the host silence them."""
    hearers: frozenset[Seat]
    """The others who hear them."""


SILENT = Voice(None, NOBODY)


def voice_of(games: GameRegistry, table: Table, seat: Seat, wish: Reach) -> Voice:
    """How far a seated person's voice reaches, who would like to speak to the team or to the table.

    Where only one of the two is allowed, it is that one. Silence limits speakers, not hearers: everybody at
    the table hears what is said to the table. Who looks on hears nothing, and neither does a shared screen.
    """
    if not table.voice or table.places[seat].person is None or seat in table.bots:
        return SILENT
    allowed = channels(games, table, seat)
    if Channel.TEAM in allowed and (wish == "team" or Channel.TABLE not in allowed):
        return Voice("team", games[table.game].game.team(table.state, seat) - {seat})
    if Channel.TABLE in allowed:
        return Voice("table", frozenset(map(Seat, range(len(table.places)))) - {seat})
    return SILENT


def heard_by(games: GameRegistry, table: Table, hearer: Seat) -> tuple[Seat, ...]:
    """Whose voices the rules let somebody hear now, if these people choose to speak to them."""
    return tuple(
        seat
        for seat in map(Seat, range(len(table.places)))
        if any(hearer in voice_of(games, table, seat, wish).hearers for wish in REACHES)
    )


def may_take_part(table: Table, person: str) -> bool:
    """Whether this person may enter: at a table that has asked for voice, everybody with a seat."""
    return table.voice and table.seat_of(person) is not None
