"""What is true at a table of Thirty Moons, and what can happen there: neither leaves the server."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inklings.games.moons.model import Card, Clue, Options, Written
from inklings.kernel.game import Seat
from inklings.kernel.rounds import PlayerLeft, ReadySaid
from inklings.kernel.text import UNSAID


class Player(Struct, frozen=True):
    """One seat: who left keeps the seat and the score (D19)."""

    status: Literal["playing", "waiting", "left"]
    hand: tuple[Card, ...] = ()
    score: int = 0
    turns: int = 0
    """Turns as narrator, told or passed in silence: what laps count (D17)."""


class Laid(Struct, frozen=True):
    """A card on the table; once shown, its place in the row is its slot."""

    card: Card
    owner: Seat


class Ballot(Struct, frozen=True):
    """What one voter names."""

    voter: Seat
    slots: tuple[int, ...]


class Story(Struct, frozen=True):
    """A round that was played to its end, kept for the moments at the finish."""

    round: int
    narrator: Seat
    clue: Clue
    table: tuple[Laid, ...]
    votes: tuple[int, ...]
    """How many named each slot."""
    voters: int
    """How many could."""

    @property
    def told(self) -> int:
        """Where the narrator's card lies in the row."""
        return next(i for i, laid in enumerate(self.table) if laid.owner == self.narrator)


Verdict: TypeAlias = Literal["some", "all", "none"]
Reason: TypeAlias = Literal["target", "laps", "too_few"]


# --- phases -------------------------------------------------------------------------------------


class Racing(Struct, frozen=True, tag="racing"):
    """The first to tell a story narrates (D2)."""

    resting: bool = False
    """A whole lap has passed in silence: no clock runs until somebody tells."""


class Narrating(Struct, frozen=True, tag="narrating"):
    """One player looks for a clue (D3)."""

    narrator: Seat


class Choosing(Struct, frozen=True, tag="choosing"):
    """The others lay decoys face down (D4)."""

    narrator: Seat
    clue: Clue
    decoys: int
    laid: tuple[Laid, ...]
    """The narrator's card is the first."""


class Voting(Struct, frozen=True, tag="voting"):
    """Cards lie open, owners and votes are hidden (D5, D6)."""

    narrator: Seat
    clue: Clue
    table: tuple[Laid, ...]
    most: int
    """How many slots a voter may name."""
    ballots: tuple[Ballot, ...] = ()


class Scoring(Struct, frozen=True, tag="scoring"):
    """Everything of this round is known."""

    narrator: Seat
    clue: Clue
    table: tuple[Laid, ...]
    ballots: tuple[Ballot, ...]
    verdict: Verdict
    gains: tuple[int, ...]
    voters: tuple[Seat, ...]
    """Who could vote."""
    most: int
    """How many cards a vote could name."""
    ready: tuple[Seat, ...] = ()


class Finished(Struct, frozen=True, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: Reason | Literal["deck"]


Phase: TypeAlias = Racing | Narrating | Choosing | Voting | Scoring | Finished


class State(Struct, frozen=True, dict=True):
    """Everything true at the table."""

    options: Options
    players: tuple[Player, ...]
    pile: tuple[Card, ...]
    """Face down; the next card drawn is the first."""
    discard: tuple[Card, ...]
    """Cards that everybody has seen."""
    buried: tuple[Card, ...]
    """Discarded unseen: hands of those who left, and choices of a round that was broken off."""
    round: int
    silent: int
    """Turns passed in silence one after another."""
    phase: Phase
    stories: tuple[Story, ...]
    ballots: tuple[tuple[Ballot, ...], ...] = ()
    """The votes of each story."""


# --- events: what has happened, kept for ever ---------------------------------------------------


class Dealt(Struct, frozen=True, tag="dealt"):
    """A new game (D1)."""

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    narrator: Seat | None
    """None: they race for the first story (D2)."""


class NarratorDrawn(Struct, frozen=True, tag="narrator_drawn"):
    """Nobody won the race in time, so chance chose (D18)."""

    narrator: Seat


class NarratorPassed(Struct, frozen=True, tag="narrator_passed"):
    """The turn went on without a story."""

    narrator: Seat | None
    """Whose turn it is now; None: the first to tell a story, after a whole lap of silence."""
    silent: bool
    """Whether time ran out (D18), or else the narrator left (D19)."""


class StoryTold(Struct, frozen=True, tag="story_told"):
    """A narrator gave a clue and laid its card face down (D3)."""

    seat: Seat
    card: Card
    clue: Clue
    decoys: int


OLD_CLUE = 200
"""Code points of the longest clue that releases before form 2 can read."""


class LongStoryTold(StoryTold, frozen=True, tag="long_story_told"):
    """The same with a clue that these releases cannot read: some characters are several code points."""


class CardsLaid(Struct, frozen=True, tag="cards_laid"):
    """A player laid decoys, or chance did for them when time was up (D4, D18)."""

    seat: Seat
    cards: tuple[Card, ...]


class CardsShown(Struct, frozen=True, tag="cards_shown"):
    """The cards were shuffled and turned over (D5)."""

    table: tuple[Laid, ...]
    most: int


class Voted(Struct, frozen=True, tag="voted"):
    """A player named slots, perhaps instead of those named before (D6)."""

    seat: Seat
    slots: tuple[int, ...]


class Scored(Struct, frozen=True, tag="scored"):
    """The votes were counted (D8-D11)."""

    verdict: Verdict
    gains: tuple[int, ...]
    voters: int


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """The table was cleared, newcomers came in, hands were refilled (D13-D15, D19)."""

    narrator: Seat | None
    """None: they still race for the first story."""
    reshuffled: tuple[Card, ...] | None = None
    """The pile in another order (D21), perhaps with used cards under it (D14)."""


class PlayerJoined(Struct, frozen=True, tag="player_joined"):
    """A late player took the next seat and waits for the next round (D19)."""


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """Somebody won, or several did (D16)."""

    winners: tuple[Seat, ...]
    reason: Reason


class DeckRanOut(Struct, frozen=True, tag="deck_ran_out"):
    """There are not enough cards for another round, and the house rule ends the game there (D14)."""

    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Dealt
    | NarratorDrawn
    | NarratorPassed
    | StoryTold
    | LongStoryTold
    | CardsLaid
    | CardsShown
    | Voted
    | Scored
    | ReadySaid
    | RoundBegan
    | PlayerLeft
    | PlayerJoined
    | GameEnded
    | DeckRanOut
)


def unsaid(event: Event, seat: Seat) -> Event:
    """An event without the clue that this seat has written."""
    match event:
        case StoryTold(seat=teller, clue=Written()) if teller == seat:
            return replace(event, clue=Written(UNSAID))
        case _:
            return event
