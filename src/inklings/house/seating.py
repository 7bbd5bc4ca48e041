"""Taking and giving up seats: sitting down, leaving, being removed, and moving to another device."""

from __future__ import annotations

from random import Random

import msgspec

from inklings.house import asks, identity, log, seats
from inklings.house.asks import Why
from inklings.house.circumstances import Circumstances
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import Refused, Seat, SeatJoined, SeatLeft


def sit(  # noqa: PLR0913, PLR0917
    games: GameRegistry, table: Table, person: str, ask: asks.Sit, rng: Random, network: str
) -> Events:
    """A person takes a seat; raises `Refused`."""
    if table.seat_of(person) is not None:
        raise Refused(Why.ALREADY_SEATED)
    if table.is_barred(person, network):
        raise Refused(Why.REMOVED)
    if table.locked:
        raise Refused(Why.TABLE_LOCKED)
    if table.stage == "over":
        raise Refused(Why.NOT_NOW)
    taken = seats.seat_for(games, table, ask)
    if table.matched:  # people who do not know each other should not have to think of another name
        name = seats.numbered_name(table, asks.NAME.read(ask.name), besides=taken)
    else:
        name = seats.free_name(table, ask.name, besides=taken)
    events = seated(games, table, person, ask, name, taken, rng)
    if network in table.muted_networks and person not in table.muted:
        seat = len(table.places) if taken is None else taken
        events += (log.MuteSet(seat=seat, muted=True, network=network),)
    return events if table.host else (*events, log.HostPassed(person=person))


def seated(  # noqa: PLR0913, PLR0917
    games: GameRegistry, table: Table, person: str, ask: asks.Sit, name: str, taken: Seat | None, rng: Random
) -> Events:
    """A person sits down under a name that is free: in a seat that is given away, or in a new one."""
    if taken is not None:
        return (log.Replaced(seat=taken, person=person, name=name, avatar=ask.avatar),)
    events: Events = (log.Sat(person=person, name=name, avatar=ask.avatar),)
    if table.stage == "playing":
        codec = games[table.game]
        events += codec.played(codec.game.happen(table.state, SeatJoined(), rng))
    return events


def take_handover(table: Table, person: str, ask: asks.TakeHandover, at: int) -> Events:
    """A person takes their seat to another device with a key; raises `Refused`."""
    lock = identity.handover_lock(table.code, ask.key)
    seat = table.locks.get(lock)
    if seat is None or at > table.lock_ends.get(lock, at):
        raise Refused(Why.KEY_UNKNOWN)
    if table.seat_of(person) is not None:
        raise Refused(Why.ALREADY_SEATED)
    return (log.HandedOver(seat=seat, person=person),)


def take_back(table: Table, person: str) -> Events:
    """Give a seat back to its owner, even if someone else is in it now; raises `Refused`."""
    seat = (table.kept | table.passed_on).get(person)
    owner = None if seat is None else table.places[seat].kept_for
    if seat is None or owner is None:
        raise Refused(Why.NO_SUCH_SEAT)
    if table.seat_of(person) is not None:
        raise Refused(Why.ALREADY_SEATED)
    name = seats.numbered_name(table, owner.name, besides=seat)
    back = log.Replaced(seat=seat, person=person, name=name, avatar=owner.avatar)
    is_host = not table.led and table.host in {None, table.places[seat].person}
    return (back, log.HostPassed(person=person)) if is_host else (back,)


def seat_bot(table: Table, seat: Seat, ask: asks.SeatBot, rng: Random) -> Events:
    """A bot takes a seat of the running game; raises `Refused`."""
    if table.places[seat].bot:
        raise Refused(Why.NO_SUCH_SEAT)
    bot = log.Replaced(seat=seat, **msgspec.structs.asdict(seats.new_bot(table, ask, rng)))
    return (*free_seat(table, seat), bot) if table.places[seat].person else (bot,)


def free_seat(table: Table, seat: Seat) -> Events:
    """A seat of the running game is kept, and may be taken by a newcomer."""
    return (log.SeatFreed(seat=seat), *host_passed(table, seat))


def leave(games: GameRegistry, table: Table, seat: Seat, rng: Random) -> Events:
    """A person gives up their seat for good."""
    events: Events = (log.Left(seat=seat),)
    if table.stage == "playing":
        codec = games[table.game]
        events += codec.played(codec.game.happen(table.state, SeatLeft(seat), rng))
    return (*events, *host_passed(table, seat))


def remove(games: GameRegistry, table: Table, seat: Seat, rng: Random, now: Circumstances) -> Events:
    """The seat is given up, and a person who sat in it may not come back. Bots and empty seats only go."""
    place = table.places[seat]
    gone = leave(games, table, seat, rng)
    if place.person is None or place.bot:
        return gone
    network = now.network_of(table, place.person)
    return (*gone, log.Barred(person=place.person, name=place.name, avatar=place.avatar, network=network))


def readmit(table: Table, ask: asks.Readmit) -> Events:
    """Someone who was removed may come back; raises `Refused`."""
    found = (person for person in table.barred if identity.handle(person) == ask.handle)
    person = next(found, None)
    if person is None:
        raise Refused(Why.NOT_NOW)
    return (log.Readmitted(person=person),)


def host_passed(table: Table, seat: Seat) -> Events:
    """G6: when the host's seat is given up, the role passes to the next person; a bot is nobody's host."""
    if table.host is None or table.places[seat].person != table.host:
        return ()
    after = table.places[seat + 1 :] + table.places[:seat]
    people_after = (place.person for place in after if place.person and not place.bot)
    return (log.HostPassed(person=next(people_after, None)),)


def shuffled(count: int, rng: Random) -> Events:
    """Everyone in another order than now, since people who shuffle expect a change."""
    order = rng.sample(range(count), count)
    if count > 1 and order == sorted(order):
        one, other = rng.sample(range(count), 2)
        order[one], order[other] = order[other], order[one]
    return (log.SeatsArranged(order=tuple(order)),)


def swapped(table: Table, ask: asks.SwapSeats) -> Events:
    """Two people change places."""
    one, other = seats.existing_seat(table, ask.one), seats.existing_seat(table, ask.other)
    order = list(range(len(table.places)))
    order[one], order[other] = other, one
    return (log.SeatsArranged(order=tuple(order)),)
