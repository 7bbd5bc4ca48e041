"""A bot for Thirty Moons: it goes by what a card shows and by what words bring to mind."""

from __future__ import annotations

from random import Random

from inklings.games.moons.bot.narrator import story
from inklings.games.moons.bot.taste import TASTES, likings
from inklings.games.moons.model import (
    Action,
    Aloud,
    Card,
    ChoosingView,
    Clue,
    LayCards,
    LayOffer,
    MoonsOwn,
    MoonsView,
    Offer,
    RacingView,
    ReadyOffer,
    SayReady,
    TellOffer,
    TellStory,
    Vote,
    VoteOffer,
    VotingView,
    Written,
)
from inklings.kernel.bot import Sight, Thought

NARRATING = (15.0, 40.0)
LAYING = (8.0, 20.0)
VOTING = (6.0, 18.0)
READING = (4.0, 9.0)
"""How many seconds a person takes over each, between these two."""

SURE = 0.35
"""A first choice that is liked so much better needs no second."""


def think(sight: Sight[MoonsView, MoonsOwn, Offer], _chance: Random) -> Thought[Action] | None:
    """What this bot wants to do now; None while it is for others to act.

    Its whims come from its seat and from what it sees, so it does not change its mind because someone
    else has laid a card, nor because another runner goes on for it.
    """
    chance = Random(f"{sight.seat} {sight.view.round} {sight.own.hand} {sight.view.phase}")
    for offer in sight.offers:
        match offer, sight.view.phase:
            case TellOffer(), RacingView() if sight.people - {sight.seat}:
                return None  # the first story is theirs to tell
            case TellOffer(), _:
                card, clue = story(sight, offer, chance)
                return Thought(action=TellStory(card, Written(clue)), seconds=chance.uniform(*NARRATING))
            case LayOffer(), ChoosingView(clue=clue):
                liked = _likings(sight, clue, offer.cards, chance)
                return Thought(action=_lay(offer, liked), seconds=chance.uniform(*LAYING))
            case VoteOffer(), VotingView() as phase if not sight.own.vote:
                liked = _likings(sight, phase.clue, phase.cards, chance)
                by_slot = dict(enumerate((liked[card] for card in phase.cards), 1))
                return Thought(action=_vote(offer, by_slot), seconds=chance.uniform(*VOTING))
            case ReadyOffer(), _:
                return Thought(action=SayReady(), seconds=chance.uniform(*READING))
            case _:
                pass  # it has voted already
    return None


def _likings(
    sight: Sight[MoonsView, MoonsOwn, Offer], clue: Clue, cards: tuple[Card, ...], chance: Random
) -> dict[Card, float]:
    """How well each card fits in this bot's eyes; of a clue said aloud it has heard nothing."""
    match clue:
        case Written(text=text):
            return likings(text, sight.language, cards, TASTES[sight.temper], chance)
        case Aloud():
            return {card: chance.random() for card in cards}


def _lay(offer: LayOffer, liked: dict[Card, float]) -> LayCards:
    best = sorted(offer.cards, key=lambda card: liked[card], reverse=True)
    return LayCards(tuple(best[: offer.count]))


def _vote(offer: VoteOffer, liked: dict[int, float]) -> Vote:
    """The best slot, and the next where two may be named (D17) and the first does not stand out."""
    best = sorted(offer.slots, key=lambda slot: liked[slot], reverse=True)
    stands_out = liked[best[0]] - liked[best[1]] > SURE
    return Vote(tuple(best[: 1 if stands_out else offer.most]))
