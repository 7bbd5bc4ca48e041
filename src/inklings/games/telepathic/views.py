"""What one viewer may see of Telepathic."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from inklings.games.telepathic.cards import CARDS, Card, moved
from inklings.games.telepathic.grid import TILES, Cells, Grid, Value
from inklings.games.telepathic.model import Announce, CardNumber, Condition, HandCard, Mode, Reason
from inklings.kernel.game import Seat

TileNumber: TypeAlias = int
"""The place of a tile in `TILES`."""
Part: TypeAlias = Literal[
    "colour", "shape", "colour-win", "colour-lose", "shape-win", "shape-lose", "director"
]
"""What someone's conditions are about, and where they hold only one, which; a director has none."""


class StepView(NamedTuple):
    """An action that was completed."""

    giver: Seat
    receiver: Seat
    card: CardNumber
    place: int
    drawn: CardNumber | None
    """What lies in its place in the row now: in a first game the card itself; nothing without a deck."""
    deck: int
    """How many cards lie face down after it."""


class StartView(Struct, frozen=True):
    """What lay open before the first action of the `history`: the rest follows from that."""

    grid: tuple[TileNumber, ...]
    """In reading order, north-west first; north is the same for all (T8)."""
    row: tuple[CardNumber, ...]
    deck: int


class TurnView(NamedTuple):
    """Who hands a card to whom."""

    giver: Seat
    """With several directors, the captain of this turn."""
    to: tuple[Seat, ...]
    """Who may receive it; once it is handed over, who has."""


class ProposalView(Struct, frozen=True):
    """What a director would do."""

    seat: Seat
    move: HandCard | Announce


class HandingView(Struct, frozen=True, tag="handing"):
    """Someone chooses a card for someone else; perhaps someone announces (T30)."""


class ActingView(Struct, frozen=True, tag="acting"):
    """Someone chooses where the card in their hand is performed."""

    card: CardNumber


class ConsideringView(Struct, frozen=True, tag="considering"):
    """Opposed teams: the one who has just performed a card may announce (T46)."""


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


class FinishedView(Struct, frozen=True, tag="finished", omit_defaults=True):
    """Everything lies open."""

    winners: tuple[Seat, ...]
    reason: Reason
    conditions: tuple[tuple[Condition, ...], ...]
    """Each seat's."""
    announcement: AnnouncementView | None = None


PhaseView: TypeAlias = (
    HandingView | ActingView | ConsideringView | AnnouncingView | AnsweringView | FinishedView
)


class TelepathicView(Struct, frozen=True):
    """All that everyone sees of the game."""

    mode: Mode
    parts: tuple[Part, ...]
    """Each seat's."""
    teams: tuple[int, ...]
    """On opposed teams each seat's: 0 or 1, 0 moving first."""
    left: tuple[Seat, ...]
    """Who is gone for good."""
    cards: int
    """How many cards there are: open, face down and used."""
    earlier: int
    """How many actions came before those in `history`."""
    start: StartView
    history: tuple[StepView, ...]
    """The last actions, newest last: all of them where there is a limit."""
    lines: tuple[Cells, ...]
    """Three or four in a line, for all to see; nobody is told whose condition it meets (T20)."""
    draw: tuple[Seat, ...]
    """Who wants a draw now (T49)."""
    phase: PhaseView
    turn: TurnView | None = None
    """None once nobody hands a card any more."""
    limit: int | None = None
    """How many actions a game has; None where there is no limit."""

    # What follows, as browsers work it out too (`ui/now.ts`).

    @property
    def grid(self) -> Grid:
        """The tiles as they lie now."""
        grid: Grid = tuple([TILES[number] for number in self.start.grid])
        for step in self.history:
            grid = moved(grid, CARDS[step.card], step.place)
        return grid

    @property
    def row(self) -> tuple[Card, ...]:
        """The open cards, the one that is being performed among them."""
        row: list[CardNumber | None] = list(self.start.row)
        for step in self.history:
            row[row.index(step.card)] = step.drawn
        return tuple([CARDS[number] for number in row if number is not None])

    @property
    def deck(self) -> int:
        """How many cards lie face down."""
        return self.history[-1].deck if self.history else self.start.deck

    @property
    def used(self) -> tuple[Card, ...]:
        """The used cards, newest last."""
        count = self.cards - len(self.row) - self.deck
        return tuple([CARDS[step.card] for step in self.history[len(self.history) - count :]])

    @property
    def actions(self) -> int:
        """How many have been performed."""
        return self.earlier + len(self.history)

    @property
    def actions_left(self) -> int | None:
        """None where there is no limit."""
        return None if self.limit is None else self.limit - self.actions


class TelepathicOwn(Struct, frozen=True):
    """What only you see."""

    conditions: tuple[Condition, ...]
    """Yours; empty for directors."""
    proposals: tuple[ProposalView, ...] = ()
    """What directors have proposed to each other, if you are one (T34)."""
