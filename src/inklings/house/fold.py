"""The fold: a table after one more entry of its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from inklings.house import log
from inklings.house.clocks import after_hold, after_pause, waits, with_clocks
from inklings.house.entry_codec import NewerEntry, TableForgotten, UnreadableEntry, decode_entry
from inklings.house.fold_streams import streamed, with_new_name
from inklings.house.led import Led, TimeCalled
from inklings.house.registry import GameCodec, GameRegistry
from inklings.house.rewritten import Kept, unpack
from inklings.house.streamed import NameShown, TextHeld, TextJudged
from inklings.house.table import Banned, Circle, Hold, Leadership, Owner, Place, Table
from inklings.kernel.game import AnyGame
from inklings.kernel.pile import met_again

KEY_MS = 5 * 60 * 1000
"""How long a key for another device may be used."""


def advance(games: GameRegistry, table: Table | None, version: int, entry: log.Entry) -> Table:
    """The table after one more entry; raises `NewerEntry`, `UnreadableEntry` or `TableForgotten`."""
    match entry.events:
        case (log.Forgotten(),):
            raise TableForgotten
        case (log.Rewritten() as rewritten,):
            table = folded(games, unpack(rewritten))
        case _:
            pass
    if table and table.hold:
        table = after_hold(table, table.hold, version, entry.at)
    elif table and table.pause:
        table = after_pause(table, table.pause, version, entry.at)
    after = evolved(games, table, entry)
    return with_clocks(after, waits(games, table, entry, after), version, entry.at)


def folded(games: GameRegistry, kept: Iterable[Kept]) -> Table | None:
    """The table after all these entries."""
    table: Table | None = None
    for version, data in ((one.version, one.entry) for one in kept):
        table = advance(games, table, version, decode_entry(bytes(data)))
    return table


def evolved(games: GameRegistry, table: Table | None, entry: log.Entry) -> Table:
    """The table after the events of an entry, but before its clocks are set."""
    for event in entry.events:
        table = _evolve(games, table, event, entry.at)
    assert table is not None, "a log begins with Opened"
    return table


def _evolve(games: GameRegistry, table: Table | None, event: log.HouseEvent, at: int) -> Table:
    if isinstance(event, log.Opened):
        options = _options(games, event)
        kept = {event.game: options}
        return Table(code=event.code, game=event.game, options=options, options_of=kept, opened=at)
    assert table is not None, "a log begins with Opened"
    match event:
        case log.Sat():
            return with_new_name(replace(table, places=(*table.places, _newcomer(event))), event)
        case log.Introduced():
            table = with_new_name(table, event)
            return _reseat(table, event.seat, name=event.name, avatar=event.avatar)
        case log.ReadySaid():
            return _reseat(table, event.seat, ready=event.ready)
        case log.GameSet():
            options = _options(games, event)
            kept = {**table.options_of, event.game: options}
            return replace(table, game=event.game, options=options, options_of=kept)
        case log.SeatsArranged():
            # Keys to other devices name a seat by its number, so they no longer hold.
            return replace(table, places=tuple(table.places[seat] for seat in event.order), locks={})
        case log.Begun():
            return _begin(table)
        case log.Played():
            return _play(games[table.game], table, event)
        case log.Paced():
            return replace(table, paced={**table.paced, event.seat: event.until})
        case log.Missed() | log.Returned():
            return _miss(table, event, at)
        case log.PatienceEnded() | log.Rewritten():
            return table  # by its time alone it ends the pause; what it stands for is folded already
        case log.PatienceSet():
            return replace(table, patience=event.seconds)
        case log.WordsSet():
            return replace(table, words=(*table.words[: event.after], *event.words))
        case log.Matched():
            return replace(table, matched=event.language)
        case Led() | TimeCalled():
            return replace(table, led=_led(table, event))
        case log.PaceSet():
            return replace(table, pace=event.pace, missed={}, spare={})
        case log.Paused():
            return replace(table, hold=Hold(seat=event.seat, since=at, began=at))
        case log.Resumed():
            return replace(table, hold=None)
        case log.CutShort():
            return replace(table, stage="over", ended_by=event.seat)
        case log.Left():
            return _leave(table, event.seat)
        case log.SeatFreed():
            table = replace(table, locks=_other_locks(table, event.seat))
            return _reseat(
                table, event.seat, person=None, bot=None, kept_for=_owner(table.places[event.seat])
            )
        case log.Replaced():
            return with_new_name(_take_over(table, event), event)
        case log.HandoverOffered():
            locks = {**_other_locks(table, event.seat), event.lock: event.seat}
            ends = {lock: end for lock, end in table.lock_ends.items() if lock in locks}
            return replace(table, locks=locks, lock_ends={**ends, event.lock: at + KEY_MS})
        case log.HandedOver():
            table = replace(table, locks=_other_locks(table, event.seat))
            return _hand_over(table, event.seat, event.person)
        case log.LockSet():
            return replace(table, locked=event.locked)
        case log.TalkSet():
            return replace(table, talk=event.order)
        case log.VoiceSet():
            return replace(table, voice=event.on)
        case log.StreamSet() | TextHeld() | TextJudged() | NameShown():
            return streamed(table, event)
        case log.MuteSet():
            return _set_mute(table, event)
        case log.Barred() | log.Readmitted():
            return _set_barred(table, event)
        case log.HostPassed():
            return replace(table, host=event.person)
        case log.Agreed():
            return _agree(table, event)
        case log.Reopened():
            here = tuple(_at_rest(place) for place in table.places if place.person)
            met = _met(games[table.game].game, table)
            table = replace(table, stage="lobby", state=None, outcome=None, ended_by=None, met=met)
            return replace(table, places=here, locks={})
        case log.Forgotten():
            raise UnreadableEntry("a table that is removed is nothing else")


def _options(games: GameRegistry, event: log.Opened | log.GameSet) -> dict[str, Any]:
    """The options in an event, in the current form."""
    if event.game not in games:
        raise NewerEntry(event.game, event.form)
    return games[event.game].set_options(event)


def _begin(table: Table) -> Table:
    led = _led(table, TimeCalled(0))  # what was said of one game holds for no other
    table = replace(table, stage="playing", match=table.match + 1, state=None, outcome=None, led=led)
    return replace(table, paced={}, missed={}, spare={}, ended_by=None)


def _led(table: Table, event: Led | TimeCalled) -> Leadership | None:
    if isinstance(event, Led):
        return Leadership(leader=event.leader, hint=event.hint)
    return replace(table.led, ends=event.ends) if table.led else None


def _met(game: AnyGame, table: Table) -> dict[str, tuple[str, ...]]:
    """What was met here, with the game that was just played."""
    return {**table.met, game.name: met_again(table.met.get(game.name, ()), game.met(table.state))}


def _set_barred(table: Table, event: log.Barred | log.Readmitted) -> Table:
    barred = {person: one for person, one in table.barred.items() if person != event.person}
    if isinstance(event, log.Barred):
        barred[event.person] = Banned(name=event.name, avatar=event.avatar, network=event.network)
    return replace(table, barred=barred)


def _set_mute(table: Table, event: log.MuteSet) -> Table:
    person, network = {table.places[event.seat].person or ""}, {event.network} - {""}
    if event.muted:
        return replace(table, muted=table.muted | person, muted_networks=table.muted_networks | network)
    return replace(table, muted=table.muted - person, muted_networks=table.muted_networks - network)


def _agree(table: Table, event: log.Agreed) -> Table:
    person = table.places[event.seat].person or ""
    others = {other: circle for other, circle in table.circles.items() if other != person}
    if not event.circle:
        return replace(table, circles=others)
    return replace(table, circles={**others, person: Circle(event.circle, event.name, event.member)})


def _newcomer(event: log.Sat | log.Replaced) -> Place:
    """Someone who sits down; a bot is ready at once."""
    return Place(
        person=event.person,
        name=event.name,
        avatar=event.avatar,
        bot=event.bot,
        ready=event.bot is not None,
    )


def _take_over(table: Table, event: log.Replaced) -> Table:
    """Someone sits in a seat that was given away; its owner can take it back, unless it is they."""
    owner = table.places[event.seat].kept_for
    kept_for = owner if owner and owner.person != event.person else None
    return _put(table, event.seat, replace(_newcomer(event), kept_for=kept_for))


def _at_rest(place: Place) -> Place:
    """A place between two games: a seat that a newcomer took is theirs from now on."""
    return replace(place, ready=place.bot is not None, kept_for=place.kept_for if place.is_kept else None)


def _owner(place: Place) -> Owner | None:
    """Who may have this seat back once it is given away."""
    if place.bot or place.person is None:
        return place.kept_for
    return Owner(person=place.person, name=place.name, avatar=place.avatar)


def _miss(table: Table, event: log.Missed | log.Returned, at: int) -> Table:
    """The time to wait for a missed person begins, or what is left of it is kept for the next time."""
    person = table.places[event.seat].person or ""
    if isinstance(event, log.Missed):
        until = at + table.spare.get(person, table.patience * 1000)
        return replace(table, missed={**table.missed, person: until})
    missed = {other: until for other, until in table.missed.items() if other != person}
    return replace(table, missed=missed, spare={**table.spare, person: max(0, table.missed[person] - at)})


def _reseat(table: Table, seat: int, **changes: object) -> Table:
    return _put(table, seat, replace(table.places[seat], **changes))


def _put(table: Table, seat: int, place: Place) -> Table:
    return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))


def _other_locks(table: Table, seat: int) -> dict[str, int]:
    return {lock: held for lock, held in table.locks.items() if held != seat}


def _leave(table: Table, seat: int) -> Table:
    if table.stage == "lobby":
        # In the lobby seats close up, so keys that name a seat by its number no longer hold.
        return replace(table, places=table.places[:seat] + table.places[seat + 1 :], locks={})
    table = _reseat(table, seat, person=None, bot=None, left=True, kept_for=None)
    return replace(table, locks=_other_locks(table, seat))


def _hand_over(table: Table, seat: int, person: str) -> Table:
    """The seat goes to another device of the same person: still host, or muted, or of a circle."""
    before = table.places[seat].person
    if before in table.circles:
        table = replace(table, circles={**table.circles, person: table.circles[before]})
    if before in table.muted:
        table = replace(table, muted=table.muted | {person})
    if before in table.unread:
        table = replace(table, unread=table.unread | {person})
    if before == table.host:
        table = replace(table, host=person)
    return _reseat(table, seat, person=person)


def _play(codec: GameCodec, table: Table, played: log.Played) -> Table:
    state = codec.game.evolve(table.state, codec.event(played))
    outcome = codec.game.outcome(state)
    return replace(table, state=state, outcome=outcome, stage="over" if outcome else "playing")
