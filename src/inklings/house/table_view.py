"""What everyone sees of a table besides the game: who sits where, and by which rules they play."""

from __future__ import annotations

from operator import attrgetter, is_
from typing import Any, Literal

from msgspec import Struct

from inklings.house import circles
from inklings.house.order import Pace, TalkOrder
from inklings.house.registry import GameRegistry
from inklings.house.table import Place, Table
from inklings.house.talk import shown_name, shown_text, shown_words
from inklings.kernel.bot import Language, Temper
from inklings.kernel.game import Seat

_VIEWED = (
    "game",
    "options",
    "stage",
    "match",
    "places",
    "host",
    "locked",
    "talk",
    "voice",
    "stream",
    "unread",
    "muted",
    "circles",
    "words",
    "patience",
    "pace",
    "matched",
    "led",
    "ended_by",
)
"""What of a table is in its `TableView`."""
_viewed = attrgetter(*_VIEWED)


class SeatView(Struct, frozen=True):
    """A seat as everyone sees it."""

    name: str
    avatar: int
    status: Literal["taken", "empty", "left"]
    """empty: a seat of a running game that a newcomer may take; left: nobody comes back to it."""
    ready: bool
    bot: Temper | None
    """None: a person. A bot gives up its seat to anyone who asks for it."""
    muted: bool
    """The host lets them say nothing."""


class CircleView(Struct, frozen=True):
    """A circle that someone at the table has chosen."""

    id: str
    """By which browsers of its members know it. It makes nobody a member."""
    name: str
    agreed: tuple[Seat, ...]
    """Who lets games be recorded for it."""
    recorded: bool
    """Everyone has agreed."""


class LedView(Struct, frozen=True):
    """That a table is one of a leader's room."""

    hint: str
    """What the leader wants everyone to keep in mind."""
    ends: int | None
    """Until when this table has time, in milliseconds of the server's time, if the leader has said so."""


class TableView(Struct, frozen=True):
    """The table as everyone sees it."""

    code: str
    game: str
    options: dict[str, Any]
    least: int
    """Seats the game needs."""
    most: int
    cosy: int
    """How many make a good table."""
    stage: Literal["lobby", "playing", "over"]
    match: int
    """How many games have been dealt at this table."""
    seats: tuple[SeatView, ...]
    roles: tuple[str, ...]
    """In the lobby: what each seat will be in the game; empty if all are alike."""
    host: Seat | None
    locked: bool
    talk: TalkOrder
    words: int
    """How many words a host has brought. Which ones is told by no game before their time."""
    patience: int
    """For so many seconds the clock stands still for someone who is missed."""
    pace: Pace
    ended_by: Seat | None
    """The host who ended the game before its end, or -1: a leader. Nobody has won."""
    voice: bool = False
    """People may talk aloud."""
    stream: int | None = None
    """By how many seconds people without a seat see it later; null: it has no audience and hides nothing."""
    audience: Seat | None = None
    """The seat for which people without a seat play by vote. It is nobody else's."""
    approve: bool = False
    """Names, and what people write in a game, are shown once the host has read them."""
    matched: Language | None = None
    """It gathers strangers who speak this language, in the lobby until `clock` ends."""
    led: LedView | None = None
    """It is one of a leader's room: the leader seats people, begins and ends games, and nobody chats."""
    circle: CircleView | None = None
    """The circle for which games are recorded if everyone agrees."""


def seems_new(table: Table, before: Table) -> bool:
    """Whether a view of the table's people and settings may have changed."""
    return not all(map(is_, _viewed(table), _viewed(before)))


def table_view(games: GameRegistry, table: Table) -> TableView:
    """The table as everyone sees it now."""
    codec = games[table.game]
    game = codec.game
    hosts = (Seat(n) for n, place in enumerate(table.places) if table.host and place.person == table.host)
    return TableView(
        code=table.code,
        game=table.game,
        options=table.options,
        least=game.seats.start,
        most=game.seats[-1],
        cosy=game.good_number,
        stage=table.stage,
        match=table.match,
        seats=tuple(_seat_view(games, table, place) for place in table.places),
        roles=codec.roles(table.options, len(table.places)) if table.stage == "lobby" else (),
        host=next(hosts, None),
        locked=table.locked,
        talk=table.talk,
        words=len(shown_words(games, table)),
        patience=table.patience,
        pace=table.pace,
        ended_by=None if table.ended_by is None else Seat(table.ended_by),
        voice=table.voice,
        stream=table.stream.delay if table.stream else None,
        audience=table.audience,
        approve=table.stream is not None and table.stream.approve,
        matched=table.matched,
        led=_led_view(games, table),
        circle=_circle_view(games, table),
    )


def _led_view(games: GameRegistry, table: Table) -> LedView | None:
    if table.led is None:
        return None
    return LedView(hint=shown_text(games, table, table.led.hint), ends=table.led.ends or None)


def _circle_view(games: GameRegistry, table: Table) -> CircleView | None:
    if (circle := circles.chosen(table)) is None:
        return None
    return CircleView(
        id=circle.id,
        name=shown_text(games, table, circle.name),
        agreed=tuple(table.agreed),
        recorded=table.recorded_for is not None,
    )


def _seat_view(games: GameRegistry, table: Table, place: Place) -> SeatView:
    status: Literal["taken", "empty", "left"] = "left" if place.left else "taken" if place.person else "empty"
    return SeatView(
        name=shown_name(games, table, place),
        avatar=place.avatar,
        status=status,
        ready=place.ready,
        bot=place.bot.temper if place.bot else None,
        muted=place.person in table.muted,
    )
