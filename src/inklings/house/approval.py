"""Names and clues at a streamed table that show only once the host has read them."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from inklings.house import moves
from inklings.house.asks import Why
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.streamed import Judge, NameShown, ShowName, TextJudged
from inklings.house.table import Table
from inklings.kernel.game import Refused, Seat

Kind: TypeAlias = Literal["name", "text"]


class Unread(NamedTuple):
    """What the host has still to read."""

    kind: Kind
    seat: Seat
    text: str


def unread(games: GameRegistry, table: Table) -> tuple[Unread, ...]:
    """What waits for the host of this table, what people have written in the game first."""
    if table.stream is None or not table.stream.approve:
        return ()
    texts = [Unread("text", Seat(seat), held_text(games, table, Seat(seat))) for seat in table.held_now]
    names = [
        Unread("name", Seat(seat), place.name)
        for seat, place in enumerate(table.places)
        if place.person in table.unread
    ]
    return (*texts, *names)


def held_text(games: GameRegistry, table: Table, seat: Seat) -> str:
    """What someone has written in the move that waits."""
    codec = games[table.game]
    return codec.game.written(codec.action(msgspec.Raw(table.held[seat].action))) or ""


def judge(games: GameRegistry, table: Table, ask: Judge, chance: Random, at: int) -> Events:
    """The host shows what waits, or has it written again; raises `Refused`."""
    if ask.seat not in table.held_now or held_text(games, table, ask.seat) != ask.text:
        raise Refused(Why.NOT_NOW)
    judged = TextJudged(seat=ask.seat, shown=ask.show)
    person = table.places[ask.seat].person
    if not ask.show or person is None:
        return (judged,)
    action = msgspec.Raw(table.held[ask.seat].action)
    return (judged, *moves.play(games, table, person, action, chance, at=at, read=True))


def show_name(table: Table, ask: ShowName) -> Events:
    """The host shows a name; raises `Refused`."""
    if not 0 <= ask.seat < len(table.places):
        raise Refused(Why.NO_SUCH_SEAT)
    place = table.places[ask.seat]
    if place.person not in table.unread or place.name != ask.name:
        raise Refused(Why.NOT_NOW)
    return (NameShown(seat=ask.seat),)
