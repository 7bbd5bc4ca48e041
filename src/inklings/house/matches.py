"""The game on a table: choosing it and its options, beginning it, skipping a phase, and playing again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from inklings.house import asks, log
from inklings.house.asks import Why
from inklings.house.fold import advance
from inklings.house.log import Events
from inklings.house.order import TalkOrder
from inklings.house.registry import GameRegistry
from inklings.house.seats import new_bot
from inklings.house.table import PATIENCE_SECONDS, Table
from inklings.house.talk import shown_words
from inklings.kernel.bot import Language
from inklings.kernel.game import Refused, TimeUp
from inklings.kernel.pile import met_again
from inklings.own_decks.names import is_checked


def checked_options(games: GameRegistry, game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options with all defaults filled in; raises `Refused` for an unknown game or a wrong option."""
    if game not in games:
        raise Refused(Why.NO_SUCH_GAME)
    try:
        checked: dict[str, Any] = msgspec.to_builtins(games[game].options(options))
    except msgspec.ValidationError as error:
        raise Refused(Why.BAD_OPTIONS, detail=str(error)) from None
    return checked


def check_deck(games: GameRegistry, order: TalkOrder, game: str, options: dict[str, Any]) -> None:
    """Among strangers, pictures of people's own are shown only if they were checked; raises `Refused`."""
    own = games[game].own_deck(options)
    if order.open_to == "strangers" and own and not is_checked(own):
        raise Refused(Why.DECK_UNCHECKED)


def game_set(games: GameRegistry, game: str, options: dict[str, Any]) -> log.GameSet:
    """The event that puts a game with these options on the table."""
    written, form = games[game].written_options(options)
    return log.GameSet(game=game, options=written, form=form)


def begin(games: GameRegistry, table: Table, rng: Random, recalled: Sequence[str] = ()) -> Events:
    """The game is dealt to everyone seated, who have met some cards here, and others with their circle."""
    codec = games[table.game]
    met = met_again(recalled, table.met.get(table.game, ()))
    words = shown_words(games, table)
    dealt = codec.game.start(codec.options(table.options), len(table.places), rng, met, words)
    return (log.Begun(), *codec.played(dealt))


def why_not_begin(games: GameRegistry, table: Table) -> Refused:
    """Why the game cannot be dealt to those who sit in the lobby."""
    if table.stage != "lobby" or table.matched:
        return Refused(Why.NOT_NOW)
    game_seats, here = games[table.game].game.seats, len(table.places)
    if here < game_seats.start:
        return Refused(Why.TOO_FEW, missing=game_seats.start - here)
    return Refused(Why.TOO_MANY, surplus=here - game_seats[-1])


def strangers_options(games: GameRegistry, game: str, language: Language) -> dict[str, Any]:
    """The usual house rules, with words of their language if the game has words; raises `Refused`."""
    try:
        return checked_options(games, game, {"words": language})
    except Refused:
        return checked_options(games, game, {})


def among_strangers(language: Language) -> Events:
    """The table gathers people who do not know each other: the order among strangers holds from now on."""
    return (log.Matched(language=language), log.TalkSet(order=TalkOrder(open_to="strangers")))


def find_players(games: GameRegistry, table: Table, language: Language) -> Events:
    """The people at a table are joined by strangers, and it is as if they had met there."""
    bots = sorted(table.bots, reverse=True)
    options = strangers_options(games, table.game, language)
    return (
        *(log.Left(seat=seat) for seat in bots),
        game_set(games, table.game, options),
        *among_strangers(language),
        log.LockSet(locked=False),
        log.VoiceSet(on=False),
        log.PatienceSet(seconds=PATIENCE_SECONDS),
    )


def begin_matched(games: GameRegistry, table: Table, rng: Random) -> Events:
    """People have gathered: bots take the empty seats, and the game is dealt."""
    assert table.matched, "only a table that gathers people begins by itself"
    game = games[table.game].game
    bots: Events = ()
    wanted = asks.AddBot(temper="keen", language=table.matched)
    enough = next(seats for seats in game.seats if seats >= max(game.good_number, len(table.places)))
    while len(table.places) < enough:
        bot: Events = (new_bot(table, wanted, rng),)
        bots, table = (*bots, *bot), _after(games, table, bot)
    return (*bots, *begin(games, table, rng))


def to_lobby(games: GameRegistry, table: Table) -> Events:
    """Back to the lobby, with the options that the game wants for a rematch.

    At a table that gathers people, bots go: others may come in their place.
    """
    codec = games[table.game]
    reopened: Events = (log.Reopened(),)
    if codec.game.rematch is not None:
        options = codec.game.rematch(codec.options(table.options), table.state)
        reopened = (*reopened, game_set(games, table.game, msgspec.to_builtins(options)))
    if table.matched is None:
        return reopened
    bots = sorted(_after(games, table, reopened).bots, reverse=True)
    return (*reopened, *(log.Left(seat=seat) for seat in bots))


def play_again(games: GameRegistry, table: Table, rng: Random, recalled: Sequence[str] = ()) -> Events:
    """A new game with the same people at once, or the lobby if too few are left."""
    reopened = to_lobby(games, table)
    lobby = _after(games, table, reopened)
    enough = len(lobby.places) in games[lobby.game].game.seats
    return (*reopened, *begin(games, lobby, rng, recalled)) if enough else reopened


def _after(games: GameRegistry, table: Table, events: Events) -> Table:
    return advance(games, table, table.version + 1, log.Entry(at=0, command="then", events=events))


def skip(games: GameRegistry, table: Table, ask: asks.Skip, rng: Random) -> Events:
    """What would happen if the clock ended now; raises `Refused` if nothing would."""
    codec = games[table.game]
    skipped = codec.game.happen(table.state, TimeUp(), rng) if ask.seen >= table.waits_since else ()
    if not skipped:
        raise Refused(Why.NOT_NOW)
    return codec.played(skipped)
