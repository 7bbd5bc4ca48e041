"""What is counted over many games of Pareidolia: how often a sky is seen, after how many guesses."""

from __future__ import annotations

from collections import Counter
from typing import Any

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.events import (
    ClockRanOut,
    CloudMoved,
    CloudPlaced,
    CloudRemoved,
    Event,
    Guessed,
    Nudged,
    WordSeen,
)
from inklings.games.pareidolia.own import category_of
from inklings.games.pareidolia.state import State
from inklings.games.pareidolia.turns import own_words

_OF_A_CATEGORY = Counter[str](word.category for word in PAREIDOLIA.values())
"""How many words a guesser has to choose from (P2), but of own words (P30)."""


class Tally:
    """Counts as games go by."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._missed: Counter[str | None] = Counter()
        self._luck = 0.0

    def observe(self, before: State | None, event: Event, after: State) -> None:
        """See one event of a game."""
        match event:
            case Guessed():
                self._guess(after)
            case WordSeen():
                self._guess(after)
                self._counts["solved"] += 1
                self._counts["at first"] += before is not None and before.round.said == 0
            case ClockRanOut():
                self._missed[after.round.word] += 1
            case CloudPlaced() | CloudMoved() | CloudRemoved() | Nudged():
                self._counts["strokes"] += 1
            case _:
                pass

    def _guess(self, state: State) -> None:
        assert state.round.word is not None, "nobody guesses before there is a word"
        self._counts["guesses"] += 1
        self._luck += 1 / (_OF_A_CATEGORY[category_of(state.round.word)] or sum(1 for _ in own_words(state)))

    def figures(self) -> dict[str, Any]:
        """Shares of the rounds that went to their end; `chance` is what so many guesses would hit by luck."""
        rounds = self._counts["solved"] + self._missed.total()
        shares = {
            key: self._counts[key] / max(1, rounds) for key in ("solved", "at first", "guesses", "strokes")
        }
        return {
            "rounds": rounds,
            "solved": round(shares["solved"], 3),
            "solved_by_first_guess": round(shares["at first"], 3),
            "guesses_a_round": round(shares["guesses"], 2),
            "chance": round(self._luck / max(1, rounds), 3),
            "strokes_a_round": round(shares["strokes"], 2),
            "missed": dict(self._missed.most_common()),
        }
