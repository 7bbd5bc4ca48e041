"""Moves in a game and the ends of its clocks: which events follow. Pure, like the rules of a game."""

from __future__ import annotations

from random import Random

import msgspec

from inklings.house import log, matches
from inklings.house.asks import Why
from inklings.house.fold import advance
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.seats import seated
from inklings.house.streamed import TextHeld
from inklings.house.table import Table
from inklings.kernel.game import Refused, Seat, TimeUp


class MalformedMove(Exception):  # noqa: N818  (an answer to the player)
    """The bytes that a player has sent are not a move of the game."""


class Uncounted(Refused):
    """What somebody without a seat chose is not counted, and that is not stored either, if they ask again."""


def play(  # noqa: PLR0913
    games: GameRegistry,
    table: Table,
    person: str,
    action: msgspec.Raw,
    rng: Random,
    *,
    at: int,
    read: bool = False,
) -> Events:
    """The events of a move that was received at this time, in milliseconds.

    If something is written in it that the host of a streamed table has not read, it only waits.

    If a clock had ended by then, its events come first, though it has not rung yet. Raises `Refused`, or
    `MalformedMove` if the move cannot be read.
    """
    seat = seated(table, person)
    if table.stage != "playing":
        raise Refused(Why.NOT_NOW)
    if table.hold:
        raise Refused(Why.PAUSED)
    codec = games[table.game]
    try:
        move = codec.action(action)
    except msgspec.DecodeError as error:
        raise MalformedMove(str(error)) from None
    seconds = codec.game.pace(move)
    if seconds and at < table.paced.get(seat, 0):
        raise Refused(Why.TOO_FAST)
    overdue, table = _overdue(games, table, at, rng)
    if table.stage != "playing":
        raise Refused(Why.NOT_NOW)
    paced: Events = (log.Paced(seat=seat, until=at + round(seconds * 1000)),) if seconds else ()
    decided = codec.played(codec.game.decide(table.state, seat, move, rng))
    if not read and _is_to_be_read(table, seat) and codec.game.written(move):
        return (*overdue, TextHeld(seat=seat, action=action))
    return (*overdue, *decided, *paced)


def _is_to_be_read(table: Table, seat: Seat) -> bool:
    """Whether the host reads what this seat writes: not what they or bots have written."""
    place = table.places[seat]
    return table.stream is not None and table.stream.approve and not place.bot and place.person != table.host


def _overdue(games: GameRegistry, table: Table, at: int, rng: Random) -> tuple[Events, Table]:
    """The events of clocks that had ended by then, and the table after them. An inner clock comes first."""
    events: Events = ()
    while (alarm := table.alarm) and alarm.ends <= at:
        rung = time_up(games, table, alarm.version, rng)
        after = advance(games, table, table.version + 1, log.Entry(at=at, command="overdue", events=rung))
        if after.alarm == alarm:
            break  # nothing came of it
        events, table = (*events, *rung), after
    return events, table


def time_up(games: GameRegistry, table: Table, version: int, rng: Random) -> Events:
    """The events of a clock or a pause that has ended: none if it was replaced since."""
    if table.alarm is None or table.alarm.version != version:
        return ()
    if table.pause or table.clock is None:
        return (log.PatienceEnded(),)
    if table.stage == "lobby":
        return matches.begin_matched(games, table, rng)
    codec = games[table.game]
    return codec.played(codec.game.happen(table.state, TimeUp(whole=table.clock.is_last), rng))
