"""The bot as a guesser: of the words of the category it says the one that the sky looks most like."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from random import Random
from typing import Literal

from inklings.decks.words import Category
from inklings.games.pareidolia.bot.character import Character
from inklings.games.pareidolia.bot.looks import Cloud, likeness, look, turns
from inklings.games.pareidolia.bot.skies import look_of, words_of
from inklings.games.pareidolia.guessing import judge
from inklings.games.pareidolia.views import PareidoliaView
from inklings.kernel.game import Seat

FEWEST = 3
"""With fewer clouds in the sky it says nothing."""
MOST_GUESSES = 4
"""So many it says in a round, of those that can still be seen."""

_NOTHING = 0.35  # what looks less like any word looks like nothing
_CLEAR = 0.2  # a word that leads by so much is said without a doubt
_ASKEW = 0.02  # how much less alike a sky seems that lies on its side for the main artist


@dataclass(frozen=True)
class Notion:
    """What a guesser thinks it sees."""

    word: str
    doubt: float
    """From 0, none, to 1."""


def notion(view: PareidoliaView, seat: Seat, character: Character, taste: Random) -> Notion | None:
    """The word that a guesser would say; None if the sky looks like nothing, or it has said enough.

    Its taste must be the same all round, or it would see something else each time it looks.
    """
    table = view.round
    assert table.category is not None, "the category is told before anybody guesses (P8)"
    own = sum(guess.seat == seat for guess in table.guesses)
    if len(table.clouds) < FEWEST or own >= MOST_GUESSES:
        return None
    clouds = tuple(Cloud(cloud.shape, cloud.pose) for cloud in table.clouds)
    side = view.players[table.main].side
    seen = {
        word: alike + taste.gauss(0, character.taste)
        for word, alike in likenesses(clouds, table.category, side).items()
    }
    said = [guess.text for guess in table.guesses]
    left = {
        alike: word for word, alike in seen.items() if not any(judge(word, text) == "right" for text in said)
    }
    first, second, *_ = *sorted(left, reverse=True), 0.0, 0.0
    if first < _NOTHING or first - second < character.doubt:
        return None
    return Notion(left[first], 1 - min(1.0, (first - second) / _CLEAR))


@functools.lru_cache(maxsize=64)
def likenesses(clouds: tuple[Cloud, ...], category: Category | Literal["own"], side: int) -> dict[str, float]:
    """How much a sky looks like each word of a category, in whatever turn; the main artist's first (P24)."""
    seen = turns(look(clouds))
    found: dict[str, float] = {}
    for word in words_of(category):
        alike, turn = likeness(seen, look_of(word))
        found[word] = alike - _ASKEW * (1 - math.cos(math.radians(turn - side)))
    return found
