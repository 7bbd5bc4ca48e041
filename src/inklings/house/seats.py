"""The seats of a table: which are free or can be given away, and which names are free."""

from __future__ import annotations

import re
from collections.abc import Container
from itertools import count
from random import Random

from inklings.house import asks, log
from inklings.house.asks import Why
from inklings.house.bot_names import BOT_AVATARS, INKS, NAMES
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.alike import alike
from inklings.kernel.game import Refused, Seat

_NUMBER = re.compile(r"(?<=.) \d+$")
MOST_GONE = 12
"""Seats of people who have left a running game, beyond which nobody joins it: every one is shown to all."""


def seated(table: Table, person: str) -> Seat:
    """Where this person sits; raises `Refused` if they do not."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused(Why.NOT_SEATED)
    return seat


def has_room(games: GameRegistry, table: Table) -> bool:
    """Whether one more person can sit down without replacing a bot."""
    game = games[table.game].game
    taken = sum(not place.left for place in table.places)
    match table.stage:
        case "lobby":
            return taken <= game.seats[-1] - 1
        case "playing":
            may_grow = game.late_seats and len(table.places) < game.seats[-1] + MOST_GONE
            return empty_seat(table) is not None or (may_grow and taken <= game.seats[-1] - 1)
        case "over":
            return False


def seat_for(games: GameRegistry, table: Table, ask: asks.Sit) -> Seat | None:
    """The seat that a newcomer takes over; None: a new one.

    A bot is replaced only if no seat is free, or the table gathers people.
    """
    if ask.seat is not None:
        seat = existing_seat(table, ask.seat)
        if table.places[seat].person and seat not in replaceable(table):
            raise Refused(Why.NO_SUCH_SEAT)
        return seat
    bots_first = table.matched is not None and table.bots  # people have come to play with people
    if has_room(games, table) and not bots_first:
        return empty_seat(table)
    if not replaceable(table):
        raise Refused(Why.TABLE_FULL)
    return max(replaceable(table))


def replaceable(table: Table) -> list[Seat]:
    """The seats of bots that give way to people: all but that of the audience."""
    return [seat for seat in table.bots if not table.places[seat].is_audience]


def existing_seat(table: Table, seat: Seat) -> Seat:
    """The seat, if it is taken or empty; raises `Refused` if there is none, or its player has left."""
    if not 0 <= seat < len(table.places) or table.places[seat].left:
        raise Refused(Why.NO_SUCH_SEAT)
    return seat


def giveable_seat(table: Table, seat: Seat, by: Seat, here: Container[str | None]) -> Seat:
    """The seat, if `by` may give it away: it is their own, or its player is not here. Raises `Refused`."""
    place = table.places[existing_seat(table, seat)]
    if seat != by and place.person in here and not place.bot:
        raise Refused(Why.IS_HERE, name=place.name)
    return seat


def persons_seat(table: Table, seat: Seat) -> Seat:
    """The seat, if a person and no bot sits in it; raises `Refused`."""
    place = table.places[existing_seat(table, seat)]
    if place.person is None or place.bot:
        raise Refused(Why.NO_SUCH_SEAT)
    return seat


def empty_seat(table: Table) -> Seat | None:
    """The first seat of a running game that is empty and can be taken."""
    empty = (Seat(n) for n, place in enumerate(table.places) if not place.person and not place.left)
    return next(empty, None)


def free_name(table: Table, name: str, besides: Seat | None = None) -> str:
    """The name, cleaned up; raises `Refused` if it is not allowed or looks like one that is taken."""
    name = asks.NAME.read(name)
    taken = _names(table, besides)
    if _is_taken(name, taken):
        raise Refused(Why.NAME_TAKEN, name=name, free=_numbered(name, taken))
    return name


def name_among(taken: list[str], name: str) -> str:
    """The name, with a number behind it if it looks like one of those that are taken."""
    return _numbered(name, taken) if _is_taken(name, taken) else name


def numbered_name(table: Table, name: str, besides: Seat | None = None) -> str:
    """The name, with a number behind it if it is taken."""
    return name_among(_names(table, besides), name)


def new_bot(table: Table, ask: asks.AddBot | asks.SeatBot, chance: Random) -> log.Sat:
    """The event of a bot that sits down, under a name that nobody has."""
    bot = log.Bot(temper=ask.temper, language=ask.language)
    taken = _names(table)
    name = chance.choice([name for name in NAMES[ask.language] if not _is_taken(name, taken)])
    worn = {place.avatar % INKS for place in table.places if place.person}
    ink = chance.choice([ink for ink in range(INKS) if ink not in worn] or range(INKS))
    avatar = BOT_AVATARS + chance.randrange(0, BOT_AVATARS, INKS) + ink
    # No hash of a person has a colon, so no browser can ever be a bot.
    return log.Sat(person=f"bot:{chance.getrandbits(48):012x}", name=name, avatar=avatar, bot=bot)


def _names(table: Table, besides: Seat | None = None) -> list[str]:
    """The names that are taken."""
    return [place.name for seat, place in enumerate(table.places) if seat != besides and place.person]


def _is_taken(name: str, taken: list[str]) -> bool:
    return any(alike(name, other) for other in taken)


def _numbered(name: str, taken: list[str]) -> str:
    """A free name with a number behind it: Ada 2."""
    name = _NUMBER.sub("", name)
    for number in count(2):
        free = f"{name} {number}"
        while not asks.NAME.allows(free):
            name = name[:-1].rstrip()
            free = f"{name} {number}"
        if not _is_taken(free, taken):
            return asks.NAME.read(free)
    raise AssertionError("there are more numbers than people at a table")
