"""What one viewer may see of Telepathic."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from inklings.games.telepathic.cards import Card
from inklings.games.telepathic.grid import Cells, Kind, Tile, Value
from inklings.games.telepathic.model import Announce, Condition, HandCard, Mark, Mode, Reason
from inklings.kernel.game import Seat


class PlayerView(Struct, frozen=True):
    """What everyone may know of a player."""

    kind: Kind | None
    """What their conditions are about; None for a director, who has none."""
    marks: tuple[Mark, ...]
    """Which conditions they hold."""
    team: int | None
    """0 or 1 on opposed teams, 0 moving first."""
    left: bool


class LineView(Struct, frozen=True):
    """Three or four in a line, for all to see; nobody is told whose condition it meets (T20)."""

    value: Value
    cells: Cells


class StepView(Struct, frozen=True):
    """An action that was completed."""

    giver: Seat
    receiver: Seat
    card: Card
    place: int
    drawn: Card | None
    """What came into the row instead of the card: so everyone can tell which cards lay open before."""


class ProposalView(Struct, frozen=True):
    """What a director would do."""

    seat: Seat
    move: HandCard | Announce


class HandingView(Struct, frozen=True, tag="handing"):
    """Someone chooses a card for someone else; perhaps someone announces."""

    giver: Seat
    """With several directors, the captain of this turn."""
    to: tuple[Seat, ...]
    """Who may receive it."""
    announcers: tuple[Seat, ...]
    """Who may announce instead, before the card is handed over (T30)."""


class ActingView(Struct, frozen=True, tag="acting"):
    """Someone chooses where the card in their hand is performed."""

    giver: Seat
    receiver: Seat
    card: Card


class ConsideringView(Struct, frozen=True, tag="considering"):
    """Opposed teams: the one who has just performed a card may announce (T46)."""

    giver: Seat
    receiver: Seat


class AnnouncingView(Struct, frozen=True, tag="announcing"):
    """The cards are gone: one of these must announce (T29, T35, T41)."""

    announcers: tuple[Seat, ...]


class AnsweringView(Struct, frozen=True, tag="answering"):
    """A name was said aloud; nobody is told whether it is right before the answer (T27)."""

    announcer: Seat
    names: tuple[Value, ...]
    answerer: Seat


class AnnouncementView(Struct, frozen=True):
    """What was named at the end."""

    announcer: Seat
    names: tuple[Value, ...]
    answerer: Seat | None
    answer: Value | None


class FinishedView(Struct, frozen=True, tag="finished"):
    """Everything lies open."""

    winners: tuple[Seat, ...]
    reason: Reason
    conditions: tuple[tuple[Condition, ...], ...]
    """Each seat's."""
    met: tuple[Condition, ...]
    """Which of them stand on the grid."""
    announcement: AnnouncementView | None


PhaseView: TypeAlias = (
    HandingView | ActingView | ConsideringView | AnnouncingView | AnsweringView | FinishedView
)


class TelepathicView(Struct, frozen=True):
    """All that everyone sees of the game."""

    mode: Mode
    players: tuple[PlayerView, ...]
    grid: tuple[Tile, ...]
    """In reading order, north-west first; north is the same for all (T8)."""
    lines: tuple[LineView, ...]
    row: tuple[Card, ...]
    """The open cards, the one that is being performed among them."""
    deck: int
    """How many cards lie face down."""
    used: tuple[Card, ...]
    actions: int
    """How many have been performed."""
    actions_left: int | None
    """None where there is no limit."""
    history: tuple[StepView, ...]
    """The last actions, newest last: all of them where there is a limit."""
    draw: tuple[Seat, ...]
    """Who wants a draw now (T49)."""
    phase: PhaseView


class TelepathicOwn(Struct, frozen=True):
    """What only you see."""

    conditions: tuple[Condition, ...]
    """Yours; empty for directors."""
    proposals: tuple[ProposalView, ...] = ()
    """What directors have proposed to each other, if you are one (T34)."""
