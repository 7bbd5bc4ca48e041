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
from inklings.house.table import Table
from inklings.house.talk import shown_words
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


def to_lobby(games: GameRegistry, table: Table) -> Events:
    """Back to the lobby, with the options that the game wants for a rematch."""
    codec = games[table.game]
    if codec.game.rematch is None:
        return (log.Reopened(),)
    options = codec.game.rematch(codec.options(table.options), table.state)
    return (log.Reopened(), game_set(games, table.game, msgspec.to_builtins(options)))


def play_again(games: GameRegistry, table: Table, rng: Random, recalled: Sequence[str] = ()) -> Events:
    """A new game with the same people at once, or the lobby if too few are left."""
    reopened = to_lobby(games, table)
    entry = log.Entry(at=0, command="again", events=reopened)
    lobby = advance(games, table, table.version + 1, entry)
    enough = len(lobby.places) in games[lobby.game].game.seats
    return (*reopened, *begin(games, lobby, rng, recalled)) if enough else reopened


def skip(games: GameRegistry, table: Table, ask: asks.Skip, rng: Random) -> Events:
    """What would happen if the clock ended now; raises `Refused` if nothing would."""
    codec = games[table.game]
    skipped = codec.game.happen(table.state, TimeUp(), rng) if ask.seen >= table.waits_since else ()
    if not skipped:
        raise Refused(Why.NOT_NOW)
    return codec.played(skipped)
