"""The chairs of a table: which are free, who gives up theirs, and what a newcomer is called."""

from __future__ import annotations

from random import Random

from inklings.house import asks, log
from inklings.house.asks import Why
from inklings.house.names import AUTOMATA, INKS, NAMES
from inklings.house.shelf import Shelf
from inklings.house.table import Table
from inklings.kernel.game import Refused, Seat
from inklings.kernel.text import is_blank, skeleton, visible


def room_for_one(shelf: Shelf, table: Table) -> bool:
    """Whether one more can sit down without anybody rising."""
    game = shelf[table.game].game
    taken = sum(not place.left for place in table.places)
    match table.stage:
        case "lobby":
            return taken <= game.seats[-1] - 1
        case "playing":
            return empty_chair(table) is not None or (game.late_seats and taken <= game.seats[-1] - 1)
        case "over":
            return False


def chair_for(shelf: Shelf, table: Table, ask: asks.Sit) -> Seat | None:
    """The chair that a newcomer takes over; None: a new one. Bots rise only when there is no other."""
    if ask.seat is not None:
        chair = in_play(table, ask.seat)
        if table.places[chair].person and not table.places[chair].bot:
            raise Refused(Why.NO_SUCH_SEAT)
        return chair
    if room_for_one(shelf, table):
        return empty_chair(table)
    if not table.bots:
        raise Refused(Why.TABLE_FULL)
    return max(table.bots)


def in_play(table: Table, seat: Seat) -> Seat:
    """A seat that somebody sits in, or a chair that waits for somebody."""
    if not 0 <= seat < len(table.places) or table.places[seat].left:
        raise Refused(Why.NO_SUCH_SEAT)
    return seat


def a_person(table: Table, seat: Seat) -> Seat:
    """A seat that a person sits in, and no bot."""
    place = table.places[in_play(table, seat)]
    if place.person is None or place.bot:
        raise Refused(Why.NO_SUCH_SEAT)
    return seat


def empty_chair(table: Table) -> Seat | None:
    """The first chair of a running game that waits for somebody."""
    empty = (Seat(n) for n, place in enumerate(table.places) if not place.person and not place.left)
    return next(empty, None)


def free_name(table: Table, name: str, besides: Seat | None = None) -> str:
    """A name as it is written here; raises `Refused` when it is blank or looks like one that is taken."""
    name = visible(name)
    if is_blank(name):
        raise Refused(Why.NAME_BLANK)
    if skeleton(name) in _names(table, besides):
        raise Refused(Why.NAME_TAKEN, name=name)
    return name


def new_bot(table: Table, ask: asks.AddBot | asks.SeatBot, chance: Random) -> log.Sat:
    """A bot that sits down, by a name that nobody has yet."""
    bot = log.Bot(temper=ask.temper, language=ask.language)
    taken = _names(table)
    name = chance.choice([name for name in NAMES[ask.language] if skeleton(name) not in taken])
    worn = {place.avatar % INKS for place in table.places if place.person}
    ink = chance.choice([ink for ink in range(INKS) if ink not in worn] or range(INKS))
    avatar = AUTOMATA + chance.randrange(0, AUTOMATA, INKS) + ink
    # No hash of a person has a colon, so no browser can ever be a bot.
    return log.Sat(person=f"bot:{chance.getrandbits(48):012x}", name=name, avatar=avatar, bot=bot)


def _names(table: Table, besides: Seat | None = None) -> set[str]:
    """What the names that are taken look like."""
    return {
        skeleton(place.name) for seat, place in enumerate(table.places) if seat != besides and place.person
    }
