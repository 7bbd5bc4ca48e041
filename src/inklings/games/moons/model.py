"""The words that players and Thirty Moons exchange: options, actions, offers and views."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from inklings.games.moons.clue_limits import TONGUES, ClueWhy, check
from inklings.kernel.game import Refused, Seat
from inklings.kernel.offer import OfferOf
from inklings.kernel.rounds import ThinkingTime
from inklings.kernel.text import Text, TypedOffer
from inklings.own_decks.names import LONGEST, PATTERN

Card: TypeAlias = str
"""The id of a picture: a dream, a diorama, a woodcut or somebody's own. It tells nothing but the picture."""

Slot: TypeAlias = Annotated[int, Meta(ge=1, le=32)]
"""The number under a card on the table, given after the shuffle."""


DeckName: TypeAlias = Annotated[str, Meta(pattern="^([a-z0-9]+(-[a-z0-9]+)*)?$", max_length=40)]
OwnName: TypeAlias = Annotated[str, Meta(pattern=f"^({PATTERN})?$", max_length=LONGEST)]


Tongue: TypeAlias = Annotated[str, Meta(pattern=f"^({TONGUES})?$", max_length=2)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules of one game (D2, D14, D17, D18, D22, D23)."""

    target: Literal[15, 20, 30, 40] = 30
    """Moons that end the game (D16)."""
    laps: Literal[0, 1, 2, 3] = 0
    """Instead of a target: how often everybody narrates; 0 plays to the target (D17)."""
    first: Literal["race", "random"] = "race"
    """Who narrates first: the first to tell a story, or chance (D2)."""
    second_vote: bool = False
    """With seven or eight players each voter may name two cards (D17)."""
    clock: ThinkingTime = "standard"
    """Thinking time: none, that of D18, or twice as long."""
    deck: Literal["reshuffled", "ends"] = "reshuffled"
    """What happens when the cards run out (D14): they are shuffled again, or the game ends there."""
    pictures: Literal["dreams", "dioramas", "both", "woodcuts", "own"] = "dreams"
    """Which deck is played (D22)."""
    woodcuts: DeckName = ""
    """The name of the woodcuts, which is their seed; empty: a new one."""
    own: OwnName = ""
    """The name of somebody's own deck; empty: none is chosen yet, and the dreams are played."""
    clue: Literal["any", "word"] = "any"
    """Whether a clue is one word (D23)."""
    tongue: Tongue = ""
    """The language in which clues are given (D23); empty: any."""


# --- what is said -------------------------------------------------------------------------------


CLUE = Text(200)
"""What a narrator may write (D3)."""


class Written(Struct, frozen=True, tag="written"):
    """A clue in words, signs or emoji."""

    text: str


class Aloud(Struct, frozen=True, tag="aloud"):
    """A clue that the narrator says or sings in the room."""


Clue: TypeAlias = Written | Aloud


# --- actions: asked for, not yet true -----------------------------------------------------------


class TellStory(Struct, frozen=True, tag="tell_story", forbid_unknown_fields=True):
    """Give a clue to one of my cards (D3); in a race it also makes me the first narrator (D2)."""

    card: Card
    clue: Clue


class LayCards(Struct, frozen=True, tag="lay_cards", forbid_unknown_fields=True):
    """Lay my decoy, or two with three players (D4)."""

    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=2)]


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Name the card that I take for the narrator's (D6), or two with a second vote (D17)."""

    slots: Annotated[tuple[Slot, ...], Meta(min_length=1, max_length=2)]


class SayReady(Struct, frozen=True, tag="say_ready", forbid_unknown_fields=True):
    """I have seen the scores."""


Action: TypeAlias = TellStory | LayCards | Vote | SayReady


# --- offers: what a seat may do now -------------------------------------------------------------


class TellOffer(TypedOffer[TellStory], frozen=True, tag="tell_story", omit_defaults=True):
    """A story to any of these cards, with any clue that is not blank and keeps to the limits (D23)."""

    cards: tuple[Card, ...]
    one_word: bool = False
    """The clue is written, in one word."""
    tongue: str = ""
    """The language of the clue; empty: any."""

    def read(self, action: TellStory) -> TellStory:
        """With a clue that can be kept (D3)."""
        if isinstance(action.clue, Written):
            text = CLUE.read(action.clue.text)
            check(text, one_word=self.one_word, tongue=self.tongue)
            return replace(action, clue=Written(text))
        if self.one_word:
            raise Refused(ClueWhy.WRITTEN)
        return action

    def accepts(self, action: TellStory) -> bool:
        """Whether there is something to read or hear, and not too much (D3)."""
        return action.card in self.cards and super().accepts(action)

    def example(self, rng: Random) -> TellStory:
        """A card with one of four clues."""
        clues = (Aloud(), Written("Once upon a time"), Written("🌙"), Written("…and then?"))
        clue = rng.choice([one for one in clues if self.accepts(TellStory(self.cards[0], one))])
        return TellStory(card=rng.choice(self.cards), clue=clue)


class LayOffer(OfferOf[LayCards], frozen=True, tag="lay_cards"):
    """Exactly `count` of these cards."""

    cards: tuple[Card, ...]
    count: int

    def accepts(self, action: LayCards) -> bool:
        """Whether they are so many different cards (D4)."""
        laid = action.cards
        return len(laid) == len(set(laid)) == self.count and set(laid) <= set(self.cards)

    def example(self, rng: Random) -> LayCards:
        """Cards at random."""
        return LayCards(cards=tuple(rng.sample(self.cards, self.count)))


class VoteOffer(OfferOf[Vote], frozen=True, tag="vote"):
    """Between one and `most` of these slots."""

    slots: tuple[int, ...]
    most: int

    def accepts(self, action: Vote) -> bool:
        """Whether they are different slots, and not too many (D6, D17)."""
        named = action.slots
        return 1 <= len(named) == len(set(named)) <= self.most and set(named) <= set(self.slots)

    def example(self, rng: Random) -> Vote:
        """Slots at random."""
        return Vote(slots=tuple(rng.sample(self.slots, rng.randint(1, self.most))))


class ReadyOffer(OfferOf[SayReady], frozen=True, tag="say_ready"):
    """Ready for the next story."""


Offer: TypeAlias = TellOffer | LayOffer | VoteOffer | ReadyOffer


# --- views: what one viewer may see -------------------------------------------------------------


class PlayerView(Struct, frozen=True):
    """What everybody may know of a player."""

    score: int
    status: Literal["playing", "waiting", "left"]


class RacingView(Struct, frozen=True, tag="racing"):
    """The first to tell a story narrates (D2)."""


class NarratingView(Struct, frozen=True, tag="narrating"):
    """One player looks for a clue."""

    narrator: Seat


class ChoosingView(Struct, frozen=True, tag="choosing"):
    """The others look for a card that fits the clue."""

    narrator: Seat
    clue: Clue
    count: int
    """How many cards each of the others lays."""


class VotingView(Struct, frozen=True, tag="voting"):
    """Which card is the narrator's?"""

    narrator: Seat
    clue: Clue
    cards: tuple[Card, ...]
    """Slot 1 is the first."""


class LaidView(Struct, frozen=True):
    """A card on the table, turned over."""

    card: Card
    owner: Seat
    voters: tuple[Seat, ...]


class Gain(Struct, frozen=True):
    """What somebody won moons for."""

    why: Literal["all", "none", "told", "found", "fooled", "single"]
    """Everyone or no one found the story (D8); some did, for its narrator and for them (D9); votes on one's
    cards (D10); right with a single vote where two were allowed (D17)."""
    moons: int


class ScoringView(Struct, frozen=True, tag="scoring"):
    """Whose card was whose, and what it earned."""

    narrator: Seat
    clue: Clue
    laid: tuple[LaidView, ...]
    """Slot 1 is the first."""
    verdict: Literal["some", "all", "none"]
    """Who found the narrator's card."""
    gains: tuple[int, ...]
    """Moons won this round, per seat; the scores already hold them."""
    reasons: tuple[tuple[Gain, ...], ...]
    """What they were won for, per seat."""
    next_narrator: Seat | None
    """None when the game is about to end."""


class MomentView(Struct, frozen=True):
    """A round worth remembering."""

    kind: Literal["best_clue", "great_deceiver", "nobody_saw"]
    round: int
    seat: Seat
    """Whose moment it was."""
    card: Card
    clue: Clue
    votes: int
    """How many named this card."""
    voters: int
    """How many could."""


class FinishedView(Struct, frozen=True, tag="finished"):
    """The evening's result."""

    winners: tuple[Seat, ...]
    reason: Literal["target", "laps", "deck", "too_few"]
    moments: tuple[MomentView, ...]


PhaseView: TypeAlias = RacingView | NarratingView | ChoosingView | VotingView | ScoringView | FinishedView


class MoonsView(Struct, frozen=True):
    """All that everyone sees of the game."""

    round: int
    target: int
    laps: int
    players: tuple[PlayerView, ...]
    phase: PhaseView


class MoonsOwn(Struct, frozen=True):
    """What only you see."""

    hand: tuple[Card, ...]
    """Your cards, with those that you have laid taken out."""
    laid: tuple[Card, ...] = ()
    """What you have laid, until all cards are shown."""
    slots: tuple[int, ...] = ()
    """Where your own cards lie, while there is a vote."""
    vote: tuple[int, ...] = ()
    """Your vote so far."""
