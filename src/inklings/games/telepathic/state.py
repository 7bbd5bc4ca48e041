"""What is true at a table of Telepathic, and what can happen there: neither leaves the server."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from inklings.games.telepathic.cards import Card
from inklings.games.telepathic.grid import Grid, Value
from inklings.games.telepathic.model import Announce, Condition, HandCard, Mode, Options, Reason
from inklings.kernel.game import Seat
from inklings.kernel.rounds import PlayerLeft


class Step(Struct, frozen=True):
    """An action that was completed."""

    giver: Seat
    receiver: Seat
    card: Card
    place: int
    drawn: Card | None
    """What came into the row instead of the card."""
    reshuffled: bool
    """Whether it came from a new deck (T40, T48)."""


class Proposal(Struct, frozen=True):
    """What a director would do (T34)."""

    seat: Seat
    move: HandCard | Announce


class Announcement(Struct, frozen=True):
    """What was named, and the answer if one was due and given (T27)."""

    announcer: Seat
    names: tuple[Value, ...]
    answerer: Seat | None
    answer: Value | None = None


# --- phases -------------------------------------------------------------------------------------


class Handing(Struct, frozen=True, tag="handing"):
    """A card is chosen for someone; until it is handed over there may be an announcement (T30)."""

    giver: Seat
    proposals: tuple[Proposal, ...] = ()


class Acting(Struct, frozen=True, tag="acting"):
    """The receiver chooses the set (T21)."""

    giver: Seat
    receiver: Seat
    card: Card


class Considering(Struct, frozen=True, tag="considering"):
    """Opposed teams: the receiver announces, or lets the other team play (T46)."""

    giver: Seat
    receiver: Seat


class Announcing(Struct, frozen=True, tag="announcing"):
    """The cards are gone, and one of these must announce (T29, T35, T41)."""

    announcers: tuple[Seat, ...]
    """Who would hand the next card is the first."""
    proposals: tuple[Proposal, ...] = ()


class Answering(Struct, frozen=True, tag="answering"):
    """The answer is collected before anything is shown (T27)."""

    answerer: Seat


class Finished(Struct, frozen=True, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: Reason


Phase: TypeAlias = Handing | Acting | Considering | Announcing | Answering | Finished


class State(Struct, frozen=True, dict=True):
    """Everything true at the table."""

    options: Options
    mode: Mode
    order: tuple[Seat, ...]
    """All seats clockwise from the one that begins; roles follow from it."""
    conditions: tuple[tuple[Condition, ...], ...]
    """Each seat's; directors have none."""
    start: Grid
    grid: Grid
    row: tuple[Card, ...]
    """Open cards, the one that is being performed among them."""
    deck: tuple[Card, ...]
    """Face down; the next card drawn is the first."""
    used: tuple[Card, ...]
    removed: tuple[Card, ...]
    """Taken away unseen for a challenge (T14)."""
    phase: Phase
    history: tuple[Step, ...] = ()
    stood: tuple[Value, ...] = ()
    """What has stood in a line, in the order in which everyone saw it: none of these loses."""
    draw: tuple[Seat, ...] = ()
    """Who wants a draw since the last action (T49)."""
    left: tuple[Seat, ...] = ()
    idle: int = 0
    """How often in a row the clock has moved for someone."""
    announcement: Announcement | None = None
    start_row: tuple[Card, ...] = ()
    """The cards that lay open at first."""


# --- events: what has happened, kept for ever ---------------------------------------------------


class Dealt(Struct, frozen=True, tag="dealt"):
    """A new game (T9-T15, T32, T37, T43)."""

    options: Options
    mode: Mode
    order: tuple[Seat, ...]
    conditions: tuple[tuple[Condition, ...], ...]
    grid: Grid
    row: tuple[Card, ...]
    deck: tuple[Card, ...]
    removed: tuple[Card, ...]


class Proposed(Struct, frozen=True, tag="proposed"):
    """A director told the others what they would do, perhaps instead of something else (T34)."""

    seat: Seat
    move: HandCard | Announce


class CardHanded(Struct, frozen=True, tag="card_handed"):
    """A card was handed over (T21)."""

    seat: Seat
    card: Card
    to: Seat
    by_clock: bool = False


class CardPerformed(Struct, frozen=True, tag="card_performed"):
    """The tiles moved, and the card was returned, or discarded and replaced (T22)."""

    seat: Seat
    place: int
    reshuffled: tuple[Card, ...] | None = None
    """The new deck, where the old one was empty and a new one is allowed (T40, T48)."""
    by_clock: bool = False


class SilenceKept(Struct, frozen=True, tag="silence_kept"):
    """The one who could have announced did not (T46)."""

    seat: Seat
    by_clock: bool = False


class AnnouncementDue(Struct, frozen=True, tag="announcement_due"):
    """Nobody announced in time: now this one must (T29)."""

    seat: Seat


class Announced(Struct, frozen=True, tag="announced"):
    """Someone named win conditions (T27)."""

    seat: Seat
    names: tuple[Value, ...]


class Answered(Struct, frozen=True, tag="answered"):
    """The other partner named one in return (T27)."""

    seat: Seat
    name: Value


class DrawAgreed(Struct, frozen=True, tag="draw_agreed"):
    """Someone wants a draw (T49)."""

    seat: Seat


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """It is over."""

    winners: tuple[Seat, ...]
    reason: Reason


Event: TypeAlias = (
    Dealt
    | Proposed
    | CardHanded
    | CardPerformed
    | SilenceKept
    | AnnouncementDue
    | Announced
    | Answered
    | DrawAgreed
    | PlayerLeft
    | GameEnded
)
