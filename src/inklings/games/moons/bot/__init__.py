"""A bot for Thirty Moons: it goes by what a card shows and by what words bring to mind."""

from __future__ import annotations

from random import Random

from inklings.games.moons.bot.narrator import story
from inklings.games.moons.bot.taste import Taste, likings
from inklings.games.moons.model import (
    Action,
    Aloud,
    Card,
    ChoosingView,
    Clue,
    LayCards,
    LayOffer,
    MoonsView,
    Offer,
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


def think(sight: Sight[MoonsView, Offer], _chance: Random) -> Thought[Action] | None:
    """What this bot wants to do now; None while it is for others to act.

    Its whims come from its seat and from what it sees, so that it does not change its mind because somebody
    else has laid a card, nor because another runner goes on for it.
    """
    chance = Random(f"{sight.seat} {sight.view.round} {sight.view.hand} {sight.view.phase}")
    for offer in sight.offers:
        match offer, sight.view.phase:
            case TellOffer(cards=cards), _:
                card, clue = story(sight, cards, chance)
                return Thought(action=TellStory(card, Written(clue)), seconds=chance.uniform(*NARRATING))
            case LayOffer(cards=cards, count=count), ChoosingView(clue=clue):
                liked = _likings(sight, clue, cards, chance)
                best = sorted(cards, key=lambda card: liked[card], reverse=True)
                return Thought(action=LayCards(tuple(best[:count])), seconds=chance.uniform(*LAYING))
            case VoteOffer(slots=slots, most=most), VotingView(vote=()) as phase:
                liked = _likings(sight, phase.clue, phase.cards, chance)
                best = sorted(slots, key=lambda slot: liked[phase.cards[slot - 1]], reverse=True)
                named = 1 if most == 1 or _is_sure(liked, phase.cards, best) else most
                return Thought(action=Vote(tuple(best[:named])), seconds=chance.uniform(*VOTING))
            case ReadyOffer(), _:
                return Thought(action=SayReady(), seconds=chance.uniform(*READING))
            case _:
                pass  # it has voted already
    return None


def _likings(
    sight: Sight[MoonsView, Offer], clue: Clue, cards: tuple[Card, ...], chance: Random
) -> dict[Card, float]:
    """How well each card fits in this bot's eyes; of a clue said aloud it has heard nothing."""
    match clue:
        case Written(text=text):
            return likings(text, sight.language, cards, Taste.of(sight.temper), chance)
        case Aloud():
            return {card: chance.random() for card in cards}


def _is_sure(liked: dict[Card, float], cards: tuple[Card, ...], best: list[int]) -> bool:
    """Whether the first choice stands out so far that a second vote would only cost a moon (D17)."""
    first, second = (liked[cards[slot - 1]] for slot in best[:2])
    return first - second > Taste.SURE
