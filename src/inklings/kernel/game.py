"""What a game is: the words that games, the house and the proofs share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any, Generic, NewType, TypeAlias, TypeVar

import msgspec

from inklings.kernel import defaults
from inklings.kernel.forms import Change
from inklings.kernel.offer import AnyOffer, accepts
from inklings.kernel.riddle import Riddle, no_riddle

Seat = NewType("Seat", int)
"""A place at the table. Per-seat data are tuples indexed by it."""

Viewer: TypeAlias = Seat | None
"""The one who looks: a seat, or None for an onlooker and the shared screen."""


class Channel(StrEnum):
    """A way of telling others something outside the moves of the game."""

    TABLE = "table"
    TEAM = "team"
    """Words that only the same team hears."""
    REACTION = "reaction"
    POINTER = "pointer"
    HAND = "hand"
    """A move while it is being made: a card in mid-drag."""


FREE_TALK = frozenset({Channel.TABLE, Channel.REACTION, Channel.POINTER})
"""What there is where no rule of a game forbids anything."""
SILENCE: frozenset[Channel] = frozenset()


class Refused(Exception):  # noqa: N818  (a refusal is an answer, not an error)
    """The rules say no: `why` is a code of the game, `facts` fill in its sentence."""

    def __init__(self, why: StrEnum, **facts: int | str) -> None:
        super().__init__(why.value)
        self.why = why
        self.facts = facts


class TimeUp(msgspec.Struct, frozen=True, tag="time_up", omit_defaults=True):
    """The clock that `due` asked for has run out."""

    whole: bool = True
    """Whether the longest of the clocks that ran has ended, and not only a short one within it."""


class SeatLeft(msgspec.Struct, frozen=True, tag="seat_left"):
    """The person in this seat has gone for good."""

    seat: Seat


class SeatJoined(msgspec.Struct, frozen=True, tag="seat_joined"):
    """A late player has sat down; their seat is the next number."""


Happening: TypeAlias = TimeUp | SeatLeft | SeatJoined
"""What comes from the house and not from a player: no browser can send it."""


class Due(msgspec.Struct, frozen=True):
    """The house sends `TimeUp` when `key` has stood for this many seconds."""

    key: str
    seconds: float
    within: Due | None = None
    """The longer clock in which this one runs: it goes on meanwhile, and rings too when it ends first."""
    for_absent: bool = False
    """Whether it runs only when somebody for whom everybody waits stays away longer than the house waits.

    So a game without clocks, or whose clock rests, goes on though one person never comes back (G3).
    """
    watchers: frozenset[Seat] = frozenset()
    """The seats that are shown this clock though it runs within a longer one."""

    @property
    def outermost(self) -> Due:
        """The longest of the clocks."""
        return self.within.outermost if self.within else self


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Seat, ...]
    reason: str


class Secret(msgspec.Struct, frozen=True):
    """A text that only `readers` may find in what the server sends them now."""

    text: str
    readers: frozenset[Seat]


OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
OwnT = TypeVar("OwnT")
OfferT = TypeVar("OfferT", bound=AnyOffer)


@dataclass(frozen=True, kw_only=True)
class Game(Generic[OptionsT, StateT, ActionT, EventT, ViewT, OwnT, OfferT]):
    """One game as one value. Every function in it is pure; chance comes only from the `Random` passed in."""

    name: str
    seats: range
    late_seats: bool
    """Whether a newcomer may sit down while a game is running."""

    options: type[OptionsT]
    state: type[StateT]
    action: Any
    """The union that browsers may send."""
    event: Any
    """The union that the log holds."""
    view_type: type[ViewT]
    own_type: type[OwnT]
    offer: Any
    """The union of offers."""

    deal: Callable[[OptionsT, int, Random], Sequence[EventT]]
    """The events that start a game for so many seats."""
    deal_unmet: Callable[[OptionsT, int, Random, Sequence[str]], Sequence[EventT]] | None = None
    """The same for people who have met these cards before, longest ago first. What is new comes first."""
    deal_words: Callable[[OptionsT, int, Random, Sequence[str], Sequence[str]], Sequence[EventT]] | None = (
        None
    )
    """The same for people who have brought words of their own, which come last."""
    met: Callable[[StateT], Sequence[str]] = defaults.nothing_met
    """The cards that everyone at the table has seen in this game, in that order."""
    decide: Callable[[StateT, Seat, ActionT, Random], Sequence[EventT]]
    """What an action makes happen; raises `Refused` and nothing else."""
    happen: Callable[[StateT, Happening, Random], Sequence[EventT]]
    """What the house's news makes happen; never refuses, and may be nothing."""
    evolve: Callable[[StateT | None, EventT], StateT]
    """The state after an event: total, without chance, without refusals."""

    view: Callable[[StateT], ViewT]
    """What everyone may see, onlookers too, built up from nothing."""
    own: Callable[[StateT, Seat], OwnT]
    """What this seat may see besides. These two, and offers, are the only doors out."""
    offers: Callable[[StateT, Seat], tuple[OfferT, ...]]
    """What a seat may do now."""
    concerns: Callable[[StateT, EventT, StateT], frozenset[Seat] | None] = defaults.everyone
    """The seats for which own part, offers or channels may be others after this event; None: for anyone.

    What is the same is not built and compared again for the others. Onlookers count among the others.
    """
    aside: Callable[[StateT, EventT, StateT], bool] = defaults.no_asides
    """Whether only those whom an event `concerns` can see anything of it, such as a vote that is changed.

    Others never learn that it happened, nor when, nor how often.
    """
    awaited: Callable[[StateT], frozenset[Seat]]
    """The seats for whom everybody waits."""

    occupied: Callable[[StateT, Seat], bool] = defaults.only_awaited
    """Whether a seat has something to do though nobody waits for it, such as guessing along."""

    due: Callable[[StateT], Due | None]
    """The clock that runs now."""
    over_days: Callable[[StateT], float] | None = None
    """At a table that is played over days: which part of a day, or of a week, a phase is given.

    0: its clock rests. None: the game is played at one sitting only.
    """
    pace: Callable[[ActionT], float] = defaults.no_pace
    """The seconds that must have passed since the same seat last did something that has a pace."""
    hush: Callable[[StateT, Viewer], frozenset[Channel]]
    """The channels that a viewer may use now: silence is a rule of these games, of tongues, not of ears."""
    part: Callable[[StateT, Seat], str | None] = defaults.no_part
    """What a seat is at this moment, such as its narrator: a row of its `hush.md`. None: nobody sits there.

    Everyone with the same part in the same phase may use the same channels.
    """
    roles: Callable[[OptionsT, int], tuple[str, ...]] = defaults.no_roles
    """What each of so many seats is, such as its team, so that people may change places; or nothing."""
    team: Callable[[StateT, Seat], frozenset[Seat]] = defaults.no_team
    """Who hears what a seat says to its team now, itself among them; no one who must not hear is in it."""
    scores: Callable[[StateT], tuple[int, ...]] = defaults.uncounted
    """What each seat has won so far, as everybody may know; a team's score is that of each of its seats."""
    chapter: Callable[[StateT], int] = defaults.one_chapter
    """The number of the round that is played, as everybody may know: replays can be looked at by round."""
    outcome: Callable[[StateT], Outcome | None]
    """How it ended, once it has."""
    postcards: Callable[[StateT, Any], Iterable[Any]] = defaults.no_postcards
    """Moments of a game that has ended, which people keep and send: each a `Postcard`, in a `Language`."""
    emblem: Callable[[], Any] | None = None
    """A `Drawing` that stands for the game beside links. None: the house's own."""

    resample: Callable[[StateT, Viewer, Random], StateT]
    """A twin state that this viewer cannot tell apart: the proof of secrecy, and what a bot may imagine."""
    secrets: Callable[[StateT], Iterable[Secret]]
    """Every text that not everybody may see now."""

    known_to_all: Mapping[str, str] = field(default_factory=dict)
    """Fields of the state that `resample` leaves as they are though no view shows them now, and why.

    A field is named with all that is in it: `stories` stands for `stories[].clue` too.
    """
    visible_refusals: frozenset[StrEnum] = frozenset()
    """Why something may be refused that an offer accepts: only what everyone sees may decide it."""

    written: Callable[[ActionT], str | None] = defaults.nothing_written
    """What a player writes in a move, such as a clue: the host of a stream can read it first."""
    unsaid: Callable[[EventT, Seat], EventT] = defaults.no_text
    """An event without what this seat typed, for people who want to be forgotten. It must fold as before."""

    brief: Callable[[OfferT], OfferT] | None = None
    """An offer as it is sent to browsers: without what the view says already. None: offers are sent whole."""
    whole: Callable[[OfferT, ViewT], OfferT] | None = None
    """An offer that was sent in brief, with what the view says."""

    votable: tuple[type[AnyOffer], ...] = ()
    """The kinds of offers to which an audience may answer by vote, as one of the players.

    What else its seat is offered, a bot does. None: the audience of a stream only looks on.
    """
    riddle: Callable[[ViewT], Riddle | None] = no_riddle
    """What the audience of a stream may guess along, or has just learnt, told from nothing but the view."""

    changes: tuple[Change, ...] = ()
    """How its events and options have changed since its first release: one change for each new form."""

    decks: tuple[str, ...] = ()
    """The decks whose pictures its screens show."""
    own_deck: Callable[[OptionsT], str] = defaults.no_own_deck
    """The name of somebody's own deck with which it is played under these house rules, or nothing."""
    cosy: int = 0
    """How many make a good table, if more than the fewest: so many sit down where bots fill it up."""
    variants: tuple[OptionsT, ...] = ()
    """House rules that make another game of it: each is proved, as the usual ones are."""
    first_game: OptionsT | None = None
    """The house rules for somebody who has never played it and begins with bots, if not the usual ones."""
    rematch: Callable[[OptionsT, StateT], OptionsT] | None = None
    """The house rules that the next game at the same table begins with after this one, if not the same."""
    review_type: Any = None
    """The type of a review, if there is one."""
    review: Callable[[StateT], Any] | None = None
    """A finished game looked at again, for everybody who was there: more than a view can hold."""
    summary: Callable[[StateT], Any] | None = None
    """What a finished game tells the chronicle besides scores and winners: a `Summary`."""
    summary_version: int = 1
    """Raised when the same game would be counted in another way: then chronicles are made again."""

    @property
    def good_number(self) -> int:
        """How many make a good table."""
        return max(self.cosy, self.seats.start)

    @property
    def proved_options(self) -> tuple[OptionsT, ...]:
        """The house rules that the proofs try: the usual ones and all variants."""
        usual = self.options()
        return self.variants if usual in self.variants else (usual, *self.variants)

    def start(
        self, options: OptionsT, seats: int, rng: Random, met: Sequence[str], words: Sequence[str] = ()
    ) -> Sequence[EventT]:
        """The events that start a game for people who have met these cards and brought these words."""
        if self.deal_words is not None:
            return self.deal_words(options, seats, rng, met, words)
        if self.deal_unmet is None:
            return self.deal(options, seats, rng)
        return self.deal_unmet(options, seats, rng, met)

    def accepts(self, offer: OfferT, action: ActionT) -> bool:
        """Whether an action lies within an offer."""
        return accepts(offer, action)

    def example(self, offer: OfferT, rng: Random) -> ActionT:
        """Some action within an offer."""
        action: ActionT = offer.example(rng)
        return action


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]


def fold(game: AnyGame, events: Iterable[Any], state: Any = None) -> Any:
    """The state after all these events."""
    for event in events:
        state = game.evolve(state, event)
    return state
