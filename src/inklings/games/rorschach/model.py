"""The words that players and Rorschach exchange: options, actions, offers and views."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from inklings.decks.words import Spoken, Texts
from inklings.kernel.council import CouncilAction, CouncilOffer, CouncilView, Rule
from inklings.kernel.game import Seat
from inklings.kernel.offer import OfferOf
from inklings.kernel.rounds import ThinkingTime
from inklings.own_decks.words import Source

Blot: TypeAlias = str
"""The id of an inkblot in the catalogue; it tells nothing but the picture."""

Team: TypeAlias = Literal[0, 1]
"""Lampblack is 0, Chalk is 1."""

Place: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
"""Which of the four blots of a round, in reading order."""

Symbol: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
"""Eye, key or moon: which of the three words of a round (R5)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules of one game (R4, R5, R7, R8, R27, R30)."""

    target: Literal[4, 3] = 4
    """Points that win, two ahead: three is the short game (R24, R27)."""
    deciding: Rule = "anyone"
    """How a team makes its one move."""
    subject: Literal["named", "rotates"] = "named"
    """Whether the team names its test subject, or everybody takes a turn (R7)."""
    words: Spoken = "both"
    """What the words are written in (R5)."""
    source: Source = "ours"
    """Whose words are dealt (R30)."""
    clock: ThinkingTime = "standard"
    """Thinking time: none, the usual, or twice as long."""
    begins: Literal["chance", "lampblack", "chalk"] = "chance"
    """The first test team (R4); after a game it is the team that lost."""


# --- actions: asked for, not yet true -----------------------------------------------------------


class MatchBlots(Struct, frozen=True, tag="match_blots", forbid_unknown_fields=True):
    """The subject's secret: the symbol of each open blot, in reading order (R9)."""

    symbols: tuple[Symbol, Symbol, Symbol]


class SayReady(Struct, frozen=True, tag="say_ready", forbid_unknown_fields=True):
    """I have heard enough of it."""


Action: TypeAlias = CouncilAction | MatchBlots | SayReady


# --- offers: what a seat may do now -------------------------------------------------------------


class MatchOffer(OfferOf[MatchBlots], frozen=True, tag="match_blots"):
    """Give each of these blots a symbol of its own."""

    places: tuple[int, int, int]

    def accepts(self, action: MatchBlots) -> bool:
        """Whether no symbol is used twice (R9)."""
        return len(set(action.symbols)) == len(action.symbols)

    def example(self, rng: Random) -> MatchBlots:
        """The symbols in any order."""
        first, second, third = rng.sample(range(3), 3)
        return MatchBlots((first, second, third))


class ReadyOffer(OfferOf[SayReady], frozen=True, tag="say_ready"):
    """Ready for the next round."""


Offer: TypeAlias = CouncilOffer | MatchOffer | ReadyOffer


# --- views: what one viewer may see -------------------------------------------------------------


class PlayerView(Struct, frozen=True):
    """What everybody may know of a player."""

    team: Team
    status: Literal["playing", "left"]


class GuessView(Struct, frozen=True):
    """A marker laid at a blot."""

    place: int
    symbol: int


class RoundView(Struct, frozen=True):
    """What lies on the table."""

    number: int
    test: Team
    words: tuple[Texts, ...]
    """In the languages of the table; a word's place in the row is its symbol (R5)."""
    blots: tuple[Blot, ...]
    subject: Seat | None
    struck: int | None
    """The blot that control turned face down (R8)."""
    markers: tuple[int | None, ...]
    """The subject's symbol at each blot that is turned over."""
    guess: GuessView | None
    answer: int | None
    """The symbol that control laid beside the guess (R12)."""
    second: GuessView | None


class NamingView(Struct, frozen=True, tag="naming"):
    """The test team names its subject; choices are seats (R7)."""

    suggested: Seat


class StrikingView(Struct, frozen=True, tag="striking"):
    """The control team removes one blot; choices are places (R8)."""


class MatchingView(Struct, frozen=True, tag="matching"):
    """The subject matches in secret (R9)."""


class GuessingView(Struct, frozen=True, tag="guessing"):
    """The rest of the test team guess; a choice is three times the place, plus the symbol (R11)."""


class AnsweringView(Struct, frozen=True, tag="answering"):
    """The control team copies or differs; choices are symbols (R12)."""


class RetryingView(Struct, frozen=True, tag="retrying"):
    """The guess was right; the second one has these stakes (R14, R15, R18)."""

    copied: bool
    """Control was right too, so that a wrong second guess is their point."""


class ExplainingView(Struct, frozen=True, tag="explaining"):
    """The round is scored and everything is open (R23)."""

    gains: tuple[int, int]
    silent: bool
    """Nobody did anything all round, so no clock runs."""


class ShortView(Struct, frozen=True, tag="short"):
    """A team needs somebody to go on (R28)."""

    team: Team


class MatchView(Struct, frozen=True):
    """A match worth remembering: what the subject meant by a blot, and what their team guessed."""

    subject: Seat
    blot: Blot
    meant: Texts
    guessed: Texts


class MindReadersView(Struct, frozen=True):
    """Those who saw most often what a subject meant."""

    seats: tuple[Seat, ...]
    read: int


class FinishedView(Struct, frozen=True, tag="finished"):
    """How it ended, and what was worth remembering."""

    winner: Team | None
    reason: Literal["target", "too_few"]
    best: MatchView | None
    strangest: MatchView | None
    mind_readers: MindReadersView | None


PhaseView: TypeAlias = (
    NamingView
    | StrikingView
    | MatchingView
    | GuessingView
    | AnsweringView
    | RetryingView
    | ExplainingView
    | ShortView
    | FinishedView
)


class RorschachView(Struct, frozen=True):
    """All that everyone sees of the game."""

    target: int
    players: tuple[PlayerView, ...]
    piles: tuple[tuple[Blot, ...], tuple[Blot, ...]]
    """The blots that each team has won: its points (R21)."""
    round: RoundView
    phase: PhaseView
    ready: tuple[Seat, ...]
    """Who has heard enough, while a round is explained."""


class RorschachOwn(Struct, frozen=True):
    """What only you see."""

    markers: tuple[int | None, ...] = ()
    """Your own symbol at each blot, if you are the subject and have matched them."""
    council: CouncilView | None = None
    """What your group deliberates."""
