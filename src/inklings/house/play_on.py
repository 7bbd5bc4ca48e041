"""Another table at which a game goes on from a moment of its replay, with bots in the other seats."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from inklings.house import asks, log, rules, seats
from inklings.house.asks import Why
from inklings.house.fold import evolved
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.replay import Match
from inklings.house.table import Table
from inklings.kernel.bot import Language
from inklings.kernel.game import Refused


class Newcomer(NamedTuple):
    """The one who plays on: who they are at the new table, and which seat they take."""

    person: str
    sits: asks.Sit
    language: Language
    """The language of the bots."""


def play_on(  # noqa: PLR0913, PLR0917
    games: GameRegistry, match: Match, moment: int, code: str, newcomer: Newcomer, rng: Random
) -> Events:
    """The first entry of the new table. The game is paused there until its host resumes it.

    Raises `Refused` if the game was over at that moment or nobody can sit in that seat.
    """
    played = [step for step in match if step.moment <= moment]
    then = played[-1].after
    if then.stage != "playing":
        raise Refused(Why.NOT_NOW)
    bot = asks.AddBot(temper="keen", language=newcomer.language)
    new = _NewTable(games, rules.open_table(games, code, then.game, then.options))
    for _ in then.places:
        new.add((seats.new_bot(new.table, bot, rng),))
    moves = (event for step in played for event in step.entry.events if isinstance(event, log.Played))
    new.add((log.Begun(), *moves))
    new.add(tuple(log.Left(seat) for seat, place in enumerate(then.places) if place.left))
    new.add(rules.grant(games, new.table, newcomer.person, newcomer.sits, rng))
    seat = new.table.seat_of(newcomer.person)
    assert seat is not None, "they have just sat down"
    new.add((log.Paused(seat=seat),))
    return new.events


class _NewTable:
    """A table while its first entry is written."""

    def __init__(self, games: GameRegistry, events: Events) -> None:
        self._games = games
        self._table: Table | None = None
        self.events: Events = ()
        self.add(events)

    @property
    def table(self) -> Table:
        assert self._table, "the first event opens it"
        return self._table

    def add(self, events: Events) -> None:
        self.events += events
        self._table = evolved(self._games, self._table, log.Entry(at=0, command="open", events=events))
