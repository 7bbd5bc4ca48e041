"""The audience of a streamed table as one of its players: people without a seat vote on what it does."""

from __future__ import annotations

from hashlib import blake2s
from random import Random
from typing import Any, NamedTuple

import msgspec

from inklings.house import asks, log, streamed
from inklings.house.bot_names import AUDIENCE_NAMES
from inklings.house.registry import GameRegistry
from inklings.house.seats import has_room, new_bot, numbered_name
from inklings.house.table import AUDIENCE, Table
from inklings.kernel.clock import Clock
from inklings.kernel.game import AnyGame, Seat

VOTE_SECONDS = 20
"""How long a vote lasts, counted from when the audience sees the question."""
MARGIN_SECONDS = 3
"""A vote ends so long before the clock of the game, so its result is not late."""


class Question(NamedTuple):
    """What the audience votes on."""

    id: str
    """The same at every member of the cell, and another for every question."""
    seat: Seat
    person: str
    ends: int
    """When the vote ends, in milliseconds."""


def votable(game: AnyGame, offers: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those of a seat's offers that an audience may answer."""
    return tuple(offer for offer in offers if isinstance(offer, game.votable))


def question(games: GameRegistry, table: Table) -> Question | None:
    """What the audience is asked now; None while nobody waits for it, or a bot answers in its place."""
    seat = table.audience
    if seat is None or table.stage != "playing" or seat not in table.awaited:
        return None
    game = games[table.game].game
    offers = votable(game, game.offers(table.state, seat))
    person = table.places[seat].person
    if not offers or person is None:
        return None
    digest = blake2s(msgspec.json.encode(offers), digest_size=6).hexdigest()
    return Question(f"{table.match}-{table.waits_since}-{digest}", seat, person, _ends(table))


def _ends(table: Table) -> int:
    """People who see everything later have as long as the others."""
    seconds = VOTE_SECONDS + (table.stream.delay if table.stream else 0)
    clock = table.clock.outermost if table.clock else None
    if clock is None or clock.key != table.waits_for:
        return table.opened + table.waits_since + 1000 * seconds
    return _began(clock) + round(1000 * min(seconds, max(1, clock.seconds - MARGIN_SECONDS)))


def _began(clock: Clock) -> int:
    return clock.ends - round(1000 * clock.seconds)


def may_seat_audience(games: GameRegistry, table: Table) -> bool:
    """Whether the host may give the audience a seat before the game."""
    plays_already = any(place.is_audience for place in table.places)
    has_votes = bool(games[table.game].game.votable)
    return table.stream is not None and has_votes and not plays_already and has_room(games, table)


def seat_audience(table: Table, ask: streamed.SeatAudience, chance: Random) -> log.Sat:
    """The event of an audience that sits down. A bot plays for it as long as nobody votes."""
    bot = new_bot(table, asks.AddBot(temper="keen", language=ask.language), chance)
    name = numbered_name(table, AUDIENCE_NAMES[ask.language])
    return msgspec.structs.replace(bot, person=f"{AUDIENCE}{chance.getrandbits(48):012x}", name=name)
