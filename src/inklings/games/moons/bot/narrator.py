"""Which story to tell: one that some will see through, and not all (D8, D9)."""

from __future__ import annotations

from random import Random

from inklings.games.moons.bot.clues import laps, limited
from inklings.games.moons.bot.taste import TASTES, likings
from inklings.games.moons.cards import deck_with
from inklings.games.moons.model import Card, MoonsOwn, MoonsView, Offer, TellOffer
from inklings.games.moons.own import is_own
from inklings.games.moons.turns import decoys, hand_size
from inklings.kernel.bot import Language, Sight

REHEARSALS = 6
"""How often a story is tried out on imagined players."""
IMAGINED = TASTES["keen"]
"""What the narrator takes the others for."""


def story(sight: Sight[MoonsView, MoonsOwn, Offer], offer: TellOffer, chance: Random) -> tuple[Card, str]:
    """A card of the hand and a clue to it; of a picture that it can't see, something that suits any."""
    hand = offer.cards

    def clues(card: Card, lap: int) -> tuple[str, ...]:
        return limited(card, sight.language, lap, one_word=offer.one_word, tongue=offer.tongue)

    if own := [card for card in hand if is_own(card)]:
        card = chance.choice(own)
        return card, clues(card, sight.view.round - 1)[0]
    players = sum(player.status == "playing" for player in sight.view.players)
    deck = deck_with(hand).cards
    lap = laps(sight.view.round - 1, players, len(deck))
    tellable = [(card, clue) for card in hand for clue in clues(card, lap)]
    taste = TASTES[sight.temper]
    weighed = chance.sample(tellable, min(len(tellable), taste.stories))
    others = [card for card in deck if card not in hand]

    def misses(told: tuple[Card, str]) -> float:
        return abs(_found(told, sight.language, others, players, chance) - taste.clarity)

    return min(weighed, key=misses)


def _found(
    told: tuple[Card, str], language: Language, others: list[Card], players: int, chance: Random
) -> float:
    """Which part of imagined voters, holding cards that they might hold, find the card."""
    card, clue = told
    rivals, size, count = players - 1, hand_size(players), decoys(players)
    hits = 0
    for _ in range(REHEARSALS):
        drawn = chance.sample(others, rivals * size)
        laid: list[list[Card]] = []
        for rival in range(rivals):
            liked = likings(clue, language, drawn[rival * size : (rival + 1) * size], IMAGINED, chance)
            laid.append(sorted(liked, key=lambda one: liked[one], reverse=True)[:count])
        for rival in range(rivals):
            choice = [card, *(one for owner in range(rivals) if owner != rival for one in laid[owner])]
            liked = likings(clue, language, choice, IMAGINED, chance)
            hits += max(choice, key=lambda one: liked[one]) == card
    return hits / (REHEARSALS * rivals)
