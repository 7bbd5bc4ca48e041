"""The rules of the house: what a table grants to whom. Pure, like the rules of a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from inklings.house import asks, identity, log, seating
from inklings.house.asks import Why
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import Refused, Seat, SeatJoined, SeatLeft, TimeUp, Viewer

Events: TypeAlias = tuple[log.HouseEvent, ...]

_HostAsk: TypeAlias = (
    asks.SetGame
    | asks.Begin
    | asks.SwapSeats
    | asks.ShuffleSeats
    | asks.PlayAgain
    | asks.ToLobby
    | asks.PauseGame
    | asks.ResumeGame
    | asks.EndGame
    | asks.Skip
    | asks.Remove
    | asks.Readmit
    | asks.FreeSeat
    | asks.AddBot
    | asks.SeatBot
    | asks.SetLock
    | asks.SetTalk
    | asks.SetMute
    | asks.SetPatience
)
_SeatedAsk: TypeAlias = asks.Introduce | asks.SayReady | asks.Leave | _HostAsk


class MalformedMove(Exception):  # noqa: N818  (an answer to the player)
    """What a player has sent is no move of the game."""


def may(games: GameRegistry, table: Table, viewer: Viewer) -> tuple[str, ...]:
    """The asks that the table grants to a viewer now, by tag."""
    lobby, running = table.stage == "lobby", table.stage == "playing"
    if viewer is None:
        welcome = seating.has_room(games, table) or (table.bots and table.stage != "over")
        return ("sit",) if welcome and not table.locked else ()
    grants = ["introduce", "leave", "offer_handover"]
    if lobby:
        grants.append("ready")
    if table.places[viewer].person == table.host:
        grants += ["set_lock", "set_talk", "set_mute", "set_patience", "remove"]
        if table.barred:
            grants.append("readmit")
        if lobby:
            grants.append("set_game")
            if games[table.game].roles(table.options, len(table.places)):
                grants += ["swap_seats", "shuffle_seats"]
            if len(table.places) in games[table.game].game.seats:
                grants.append("begin")
            if seating.has_room(games, table):
                grants.append("add_bot")
        if running:
            grants += ["free_seat", "seat_bot", "end_game", "resume" if table.hold else "pause"]
            if not table.hold and table.awaited and table.waits_for:  # the game says what happens next
                grants.append("skip")
        if table.stage == "over":
            grants += ["play_again", "to_lobby"]
    return tuple(grants)


def open_table(games: GameRegistry, code: str, game: str, options: dict[str, Any]) -> Events:
    """The first entry of a table's log."""
    checked = _checked_options(games, game, options)
    written, form = games[game].written_options(checked)
    return (log.Opened(code=code, game=game, options=written, form=form),)


def play(  # noqa: PLR0913
    games: GameRegistry, table: Table, person: str, action: msgspec.Raw, rng: Random, *, at: int
) -> Events:
    """What a move received at this time, in milliseconds, makes happen.

    Late is late: what is due by then happens first, though no clock has rung yet. Raises `Refused`, or
    `MalformedMove` when the move cannot be read.
    """
    seat = _seated(table, person)
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
    return (*overdue, *codec.played(codec.game.decide(table.state, seat, move, rng)), *paced)


def _overdue(games: GameRegistry, table: Table, at: int, rng: Random) -> tuple[Events, Table]:
    """What clocks that had ended by then make happen: a short one first, then that within which it ran."""
    events: Events = ()
    while (alarm := table.alarm) and alarm.ends <= at:
        rung = time_up(games, table, alarm.version, rng)
        after = advance(games, table, table.version + 1, log.Entry(at=at, command="overdue", events=rung))
        if after.alarm == alarm:
            break  # nothing came of it
        events, table = (*events, *rung), after
    return events, table


def time_up(games: GameRegistry, table: Table, version: int, rng: Random) -> Events:
    """What the end of a clock or of a pause makes happen: nothing, when it no longer stands."""
    if table.alarm is None or table.alarm.version != version:
        return ()
    if table.pause or table.clock is None:
        return (log.PatienceEnded(),)
    codec = games[table.game]
    return codec.played(codec.game.happen(table.state, TimeUp(whole=table.clock.is_last), rng))


class Circumstances(NamedTuple):
    """What the log does not say of an ask."""

    at: int = 0
    """When it was received, in milliseconds."""
    handover_key: str = ""
    """Given out, if a key for another device is asked for."""
    network: str = ""
    """Where the one is who asks, as a hash."""
    here: Mapping[str, str] = {}
    """The people who are at the table now, and where they are."""

    def network_of(self, table: Table, person: str) -> str:
        """Where somebody is, if nobody else who is seated is there: a living room is nobody's alone."""
        network = self.here.get(person, "")
        others = (place.person for place in table.places if place.person and place.person != person)
        return "" if any(self.here.get(other) == network for other in others) else network


NOW = Circumstances()


def grant(  # noqa: PLR0913, PLR0917
    games: GameRegistry, table: Table, person: str, ask: asks.AnyAsk, rng: Random, now: Circumstances = NOW
) -> Events:
    """What the table makes of an ask; raises `Refused`."""
    match ask:
        case asks.Sit():
            return _sit(games, table, person, ask, rng, now.network)
        case asks.TakeHandover():
            if table.is_barred(person, now.network):
                raise Refused(Why.REMOVED)
            return _take_handover(table, person, ask, now.at)
        case asks.TakeBack():
            return _take_back(table, person)
        case asks.OfferHandover():
            lock = identity.handover_lock(table.code, now.handover_key)
            return (log.HandoverOffered(seat=_seated(table, person), lock=lock),)
        case _:
            return _grant_seated(games, table, _seated(table, person), ask, rng, now)


def _grant_seated(  # noqa: PLR0913, PLR0917
    games: GameRegistry, table: Table, seat: Seat, ask: _SeatedAsk, rng: Random, now: Circumstances
) -> Events:
    tag = type(ask).__struct_config__.tag
    if tag not in may(games, table, seat):
        raise _why_not(games, table, seat, ask)
    match ask:
        case asks.Introduce():
            name = seating.free_name(table, ask.name, besides=seat)
            return (log.Introduced(seat=seat, name=name, avatar=ask.avatar),)
        case asks.SayReady():
            return (log.ReadySaid(seat=seat, ready=ask.ready),)
        case asks.SetGame():
            wanted = table.options_of.get(ask.game, ask.at_first) if ask.options is None else ask.options
            return (_game_set(games, ask.game, _checked_options(games, ask.game, wanted)),)
        case asks.Begin():
            return _begin(games, table, rng)
        case asks.SwapSeats():
            return (log.SeatsArranged(order=_swapped(table, ask)),)
        case asks.ShuffleSeats():
            return (log.SeatsArranged(order=_shuffled(len(table.places), rng)),)
        case asks.PlayAgain():
            return _play_again(games, table, rng)
        case asks.ToLobby():
            return _reopened(games, table)
        case asks.PauseGame():
            return (log.Paused(seat=seat),)
        case asks.ResumeGame():
            return (log.Resumed(),)
        case asks.EndGame():
            return (log.CutShort(seat=seat),)
        case asks.Skip():
            return _skip(games, table, ask, rng)
        case asks.Leave():
            return _leave(games, table, seat, rng)
        case asks.Remove():
            return _remove(games, table, seating.existing_seat(table, ask.seat), rng, now)
        case asks.Readmit():
            return _readmit(table, ask)
        case asks.FreeSeat():
            return _freed(table, seating.giveable_seat(table, ask.seat, seat, now.here))
        case asks.AddBot():
            return (seating.new_bot(table, ask, rng),)
        case asks.SeatBot():
            chair = seating.giveable_seat(table, ask.seat, seat, now.here)
            return _seat_bot(table, chair, ask, rng)
        case asks.SetLock():
            return (log.LockSet(locked=ask.locked),)
        case asks.SetTalk():
            return (log.TalkSet(order=ask.order),)
        case asks.SetMute():
            network = now.network_of(table, table.places[seating.persons_seat(table, ask.seat)].person or "")
            return (log.MuteSet(seat=ask.seat, muted=ask.muted, network=network),)
        case asks.SetPatience():
            return (log.PatienceSet(seconds=ask.seconds),)


def _why_not(games: GameRegistry, table: Table, seat: Seat, ask: _SeatedAsk) -> Refused:
    if isinstance(ask, _HostAsk) and table.places[seat].person != table.host:
        return Refused(Why.NOT_HOST)
    if isinstance(ask, asks.Begin) and table.stage == "lobby":
        seats, here = games[table.game].game.seats, len(table.places)
        if here < seats.start:
            return Refused(Why.TOO_FEW, missing=seats.start - here)
        return Refused(Why.TOO_MANY, surplus=here - seats[-1])
    return Refused(Why.NOT_NOW)


def _sit(  # noqa: PLR0913, PLR0917
    games: GameRegistry, table: Table, person: str, ask: asks.Sit, rng: Random, network: str
) -> Events:
    if table.seat_of(person) is not None:
        raise Refused(Why.ALREADY_SEATED)
    if table.is_barred(person, network):
        raise Refused(Why.REMOVED)
    if table.locked:
        raise Refused(Why.TABLE_LOCKED)
    if table.stage == "over":
        raise Refused(Why.NOT_NOW)
    chair = seating.seat_for(games, table, ask)
    name = seating.free_name(table, ask.name, besides=chair)
    if chair is not None:
        events: Events = (log.Replaced(seat=chair, person=person, name=name, avatar=ask.avatar),)
    else:
        events = (log.Sat(person=person, name=name, avatar=ask.avatar),)
        if table.stage == "playing":
            codec = games[table.game]
            events += codec.played(codec.game.happen(table.state, SeatJoined(), rng))
    if network in table.muted_networks and person not in table.muted:
        seat = len(table.places) if chair is None else chair
        events += (log.MuteSet(seat=seat, muted=True, network=network),)
    return events if table.host else (*events, log.HostPassed(person=person))


def _take_handover(table: Table, person: str, ask: asks.TakeHandover, at: int) -> Events:
    lock = identity.handover_lock(table.code, ask.key)
    seat = table.locks.get(lock)
    if seat is None or at > table.lock_ends.get(lock, at):
        raise Refused(Why.KEY_UNKNOWN)
    if table.seat_of(person) is not None:
        raise Refused(Why.ALREADY_SEATED)
    return (log.HandedOver(seat=seat, person=person),)


def _take_back(table: Table, person: str) -> Events:
    """The owner of a seat has it again, no matter who sits in it now."""
    seat = (table.kept | table.passed_on).get(person)
    owner = None if seat is None else table.places[seat].kept_for
    if seat is None or owner is None:
        raise Refused(Why.NO_SUCH_SEAT)
    if table.seat_of(person) is not None:
        raise Refused(Why.ALREADY_SEATED)
    name = seating.name_again(table, owner.name, seat)
    back = log.Replaced(seat=seat, person=person, name=name, avatar=owner.avatar)
    is_host = table.host in {None, table.places[seat].person}
    return (back, log.HostPassed(person=person)) if is_host else (back,)


def _seat_bot(table: Table, chair: Seat, ask: asks.SeatBot, rng: Random) -> Events:
    if table.places[chair].bot:
        raise Refused(Why.NO_SUCH_SEAT)
    bot = log.Replaced(seat=chair, **msgspec.structs.asdict(seating.new_bot(table, ask, rng)))
    return (*_freed(table, chair), bot) if table.places[chair].person else (bot,)


def _freed(table: Table, seat: Seat) -> Events:
    return (log.SeatFreed(seat=seat), *_host_passed(table, seat))


def _begin(games: GameRegistry, table: Table, rng: Random) -> Events:
    codec = games[table.game]
    dealt = codec.game.deal(codec.options(table.options), len(table.places), rng)
    return (log.Begun(), *codec.played(dealt))


def _reopened(games: GameRegistry, table: Table) -> Events:
    codec = games[table.game]
    if codec.game.rematch is None:
        return (log.Reopened(),)
    options = codec.game.rematch(codec.options(table.options), table.state)
    return (log.Reopened(), _game_set(games, table.game, msgspec.to_builtins(options)))


def _play_again(games: GameRegistry, table: Table, rng: Random) -> Events:
    reopened = _reopened(games, table)
    entry = log.Entry(at=0, command="again", events=reopened)
    lobby = advance(games, table, table.version + 1, entry)
    enough = len(lobby.places) in games[lobby.game].game.seats
    return (*reopened, *_begin(games, lobby, rng)) if enough else reopened


def _skip(games: GameRegistry, table: Table, ask: asks.Skip, rng: Random) -> Events:
    codec = games[table.game]
    skipped = codec.game.happen(table.state, TimeUp(), rng) if ask.seen >= table.waits_since else ()
    if not skipped:
        raise Refused(Why.NOT_NOW)
    return codec.played(skipped)


def _game_set(games: GameRegistry, game: str, options: dict[str, Any]) -> log.GameSet:
    written, form = games[game].written_options(options)
    return log.GameSet(game=game, options=written, form=form)


def _shuffled(count: int, rng: Random) -> tuple[int, ...]:
    """Another order than now: people who shuffle want to see something happen."""
    order = rng.sample(range(count), count)
    if count > 1 and order == sorted(order):
        one, other = rng.sample(range(count), 2)
        order[one], order[other] = order[other], order[one]
    return tuple(order)


def _swapped(table: Table, ask: asks.SwapSeats) -> tuple[int, ...]:
    one, other = seating.existing_seat(table, ask.one), seating.existing_seat(table, ask.other)
    order = list(range(len(table.places)))
    order[one], order[other] = other, one
    return tuple(order)


def _leave(games: GameRegistry, table: Table, seat: Seat, rng: Random) -> Events:
    events: Events = (log.Left(seat=seat),)
    if table.stage == "playing":
        codec = games[table.game]
        events += codec.played(codec.game.happen(table.state, SeatLeft(seat), rng))
    return (*events, *_host_passed(table, seat))


def _remove(games: GameRegistry, table: Table, seat: Seat, rng: Random, now: Circumstances) -> Events:
    """Somebody is shown out for good; a bot, or an empty chair, only goes."""
    place = table.places[seat]
    gone = _leave(games, table, seat, rng)
    if place.person is None or place.bot:
        return gone
    network = now.network_of(table, place.person)
    return (*gone, log.Barred(person=place.person, name=place.name, avatar=place.avatar, network=network))


def _readmit(table: Table, ask: asks.Readmit) -> Events:
    found = (person for person in table.barred if identity.handle(person) == ask.handle)
    person = next(found, None)
    if person is None:
        raise Refused(Why.NOT_NOW)
    return (log.Readmitted(person=person),)


def _host_passed(table: Table, seat: Seat) -> Events:
    """G6: when the host's seat is given up, the role passes to the next person; a bot is nobody's host."""
    if table.host is None or table.places[seat].person != table.host:
        return ()
    after = table.places[seat + 1 :] + table.places[:seat]
    people_after = (place.person for place in after if place.person and not place.bot)
    return (log.HostPassed(person=next(people_after, None)),)


def _seated(table: Table, person: str) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused(Why.NOT_SEATED)
    return seat


def _checked_options(games: GameRegistry, game: str, options: dict[str, Any]) -> dict[str, Any]:
    if game not in games:
        raise Refused(Why.NO_SUCH_GAME)
    try:
        checked: dict[str, Any] = msgspec.to_builtins(games[game].options(options))
    except msgspec.ValidationError as error:
        raise Refused(Why.BAD_OPTIONS, detail=str(error)) from None
    return checked
