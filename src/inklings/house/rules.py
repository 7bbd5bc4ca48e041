"""What a person may ask of a table now, and which events follow from it. Pure, like the rules of a game."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

from inklings.house import asks, circles, identity, leading, log, matches, seating, seats, streamed
from inklings.house.approval import judge, show_name, unread
from inklings.house.asks import Why
from inklings.house.audience import may_seat_audience, seat_audience
from inklings.house.circumstances import Circumstances
from inklings.house.led import CallTime, Invite
from inklings.house.log import Events
from inklings.house.order import StreamOrder
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.bot import Language
from inklings.kernel.game import Refused, Seat, Viewer
from inklings.own_decks.words import taken

NOW = Circumstances()

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
    | streamed.SeatAudience
    | streamed.Judge
    | streamed.ShowName
    | asks.SetLock
    | asks.SetTalk
    | asks.SetVoice
    | streamed.SetStream
    | asks.SetMute
    | asks.SetPatience
    | asks.SetWords
    | asks.SetPace
    | asks.FindPlayers
)
_CircleAsk: TypeAlias = asks.PlayForCircle | asks.AgreeToCircle | asks.Disagree
_SeatedAsk: TypeAlias = asks.Introduce | asks.SayReady | asks.Leave | _CircleAsk | _HostAsk


def may(games: GameRegistry, table: Table, viewer: Viewer) -> tuple[str, ...]:
    """The asks that the table grants to a viewer now, by tag."""
    lobby, running = table.stage == "lobby", table.stage == "playing"
    if table.led:
        return () if viewer is None else leading.may_seated(table)
    if viewer is None:
        welcome = seats.has_room(games, table) or (seats.replaceable(table) and table.stage != "over")
        return ("sit",) if welcome and not table.locked else ()
    grants = ["introduce", "leave", "offer_handover"]
    if lobby:
        grants.append("ready")
    if not running:  # nobody changes their mind because they lose
        grants += circles.may(table, viewer)
    if table.matched:
        grants += _may_among_strangers(table, viewer)
    elif table.places[viewer].person == table.host:
        grants += ["set_lock", "set_talk", "set_voice", "set_stream", "set_mute", "set_patience", "remove"]
        if table.barred:
            grants.append("readmit")
        if unread(games, table):
            grants += ["judge", "show_name"]
        if games[table.game].game.over_days:
            grants.append("set_pace")
        if lobby:
            grants.append("set_game")
            if games[table.game].game.deal_words:
                grants.append("set_words")
            if games[table.game].roles(table.options, len(table.places)):
                grants += ["swap_seats", "shuffle_seats"]
            if len(table.places) in games[table.game].game.seats:
                grants.append("begin")
            if seats.has_room(games, table):
                grants.append("add_bot")
            if may_seat_audience(games, table):
                grants.append("seat_audience")
            if table.people < games[table.game].game.good_number and not (table.over_days or table.stream):
                grants.append("find_players")
        if running:
            grants += ["free_seat", "seat_bot", "end_game", "resume" if table.hold else "pause"]
            if not table.hold and table.awaited and table.waits_for:  # the game says what happens next
                grants.append("skip")
        if table.stage == "over":
            grants += ["play_again", "to_lobby"]
    return tuple(grants)


def _may_among_strangers(table: Table, viewer: Seat) -> list[str]:
    """At a table that gathers people the host keeps order; what is played, and when, is settled."""
    grants = ["to_lobby"] if table.stage == "over" else []
    if table.places[viewer].person == table.host:
        grants += ["set_mute", "remove", *(["readmit"] if table.barred else [])]
        if table.stage == "playing":
            grants += ["free_seat", "seat_bot"]
    return grants


def open_table(games: GameRegistry, code: str, game: str, options: dict[str, Any]) -> Events:
    """The first entry of a table's log."""
    checked = matches.checked_options(games, game, options)
    written, form = games[game].written_options(checked)
    return (log.Opened(code=code, game=game, options=written, form=form),)


def open_matched(games: GameRegistry, code: str, game: str, language: Language) -> Events:
    """The first entry of a table that gathers people who do not know each other; raises `Refused`."""
    options = matches.strangers_options(games, game, language)
    return (*open_table(games, code, game, options), *matches.among_strangers(language))


def grant(  # noqa: PLR0913, PLR0917
    games: GameRegistry, table: Table, person: str, ask: asks.AnyAsk, rng: Random, now: Circumstances = NOW
) -> Events:
    """The events that an ask makes happen; raises `Refused`."""
    if leading.is_leader(table, person):
        return leading.lead(games, table, ask, rng, now)
    if table.led and not isinstance(ask, asks.SayReady | asks.Leave | asks.TakeBack):
        raise Refused(Why.LED)
    match ask:
        case CallTime() | Invite():
            raise Refused(Why.NOT_NOW)
        case asks.Sit():
            return seating.sit(games, table, person, ask, rng, now.network)
        case asks.TakeHandover():
            if table.is_barred(person, now.network):
                raise Refused(Why.REMOVED)
            return seating.take_handover(table, person, ask, now.at)
        case asks.TakeBack():
            return seating.take_back(table, person)
        case asks.OfferHandover():
            lock = identity.handover_lock(table.code, now.handover_key)
            return (log.HandoverOffered(seat=seats.seated(table, person), lock=lock),)
        case _:
            return _grant_seated(games, table, seats.seated(table, person), ask, rng, now)


def _grant_seated(  # noqa: PLR0913, PLR0917
    games: GameRegistry, table: Table, seat: Seat, ask: _SeatedAsk, rng: Random, now: Circumstances
) -> Events:
    tag = type(ask).__struct_config__.tag
    if tag not in may(games, table, seat):
        raise _why_not(games, table, seat, ask)
    match ask:
        case asks.Introduce():
            name = seats.free_name(table, ask.name, besides=seat)
            return (log.Introduced(seat=seat, name=name, avatar=ask.avatar),)
        case asks.SayReady():
            return (log.ReadySaid(seat=seat, ready=ask.ready),)
        case asks.PlayForCircle() | asks.AgreeToCircle() | asks.Disagree():
            return circles.agree(table, seat, ask)
        case asks.SetGame():
            wanted = table.options_of.get(ask.game, ask.at_first) if ask.options is None else ask.options
            options = matches.checked_options(games, ask.game, wanted)
            matches.check_deck(games, table.talk, ask.game, options)
            put = matches.game_set(games, ask.game, options)
            hurried = table.over_days and games[ask.game].game.over_days is None
            return (put, log.PaceSet(pace="sitting")) if hurried else (put,)
        case asks.Begin():
            return matches.begin(games, table, rng, now.met)
        case asks.SwapSeats():
            return seating.swapped(table, ask)
        case asks.ShuffleSeats():
            return seating.shuffled(len(table.places), rng)
        case asks.PlayAgain():
            return matches.play_again(games, table, rng, now.met)
        case asks.ToLobby():
            return matches.to_lobby(games, table)
        case asks.PauseGame():
            return (log.Paused(seat=seat),)
        case asks.ResumeGame():
            return (log.Resumed(),)
        case asks.EndGame():
            return (log.CutShort(seat=seat),)
        case asks.Skip():
            return matches.skip(games, table, ask, rng)
        case asks.Leave():
            return seating.leave(games, table, seat, rng)
        case asks.Remove():
            return seating.remove(games, table, seats.existing_seat(table, ask.seat), rng, now)
        case asks.Readmit():
            return seating.readmit(table, ask)
        case asks.FreeSeat():
            return seating.free_seat(table, seats.giveable_seat(table, ask.seat, seat, now.here))
        case asks.AddBot():
            return (seats.new_bot(table, ask, rng),)
        case streamed.SeatAudience():
            return (seat_audience(table, ask, rng),)
        case asks.SeatBot():
            given = seats.giveable_seat(table, ask.seat, seat, now.here)
            return seating.seat_bot(table, given, ask, rng)
        case asks.SetLock():
            return (log.LockSet(locked=ask.locked),)
        case asks.SetTalk():
            matches.check_deck(games, ask.order, table.game, table.options)
            return (log.TalkSet(order=ask.order),)
        case asks.SetVoice():
            return (log.VoiceSet(on=ask.on),)
        case streamed.SetStream():
            key = table.stream.key if table.stream else now.handover_key
            order = StreamOrder(delay=ask.delay, key=key, approve=ask.approve) if ask.on else None
            return (log.StreamSet(order=order),)
        case streamed.Judge():
            return judge(games, table, ask, rng, now.at)
        case streamed.ShowName():
            return show_name(table, ask)
        case asks.SetMute():
            network = now.network_of(table, table.places[seats.persons_seat(table, ask.seat)].person or "")
            return (log.MuteSet(seat=ask.seat, muted=ask.muted, network=network),)
        case asks.SetPatience():
            return (log.PatienceSet(seconds=ask.seconds),)
        case asks.SetWords():
            kept = taken(ask.words, table.words[: ask.after])
            return (log.WordsSet(words=kept, after=ask.after),)
        case asks.SetPace():
            return (log.PaceSet(pace=ask.pace),)
        case asks.FindPlayers():
            return matches.find_players(games, table, ask.language)


def _why_not(games: GameRegistry, table: Table, seat: Seat, ask: _SeatedAsk) -> Refused:
    if isinstance(ask, _HostAsk) and table.places[seat].person != table.host:
        return Refused(Why.NOT_HOST)
    return matches.why_not_begin(games, table) if isinstance(ask, asks.Begin) else Refused(Why.NOT_NOW)
