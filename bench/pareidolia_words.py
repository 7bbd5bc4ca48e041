"""Which words do bots see? `python bench/pareidolia_words.py [GAMES] [SEED]` plays games of five keen bots.

The main artist keeps whichever of the three words has been painted least so far, so every word is
painted about as often as any other. For each word there is a line: how many rounds, how often it was seen,
and how often by the first guess. The words that were seen least stand first.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.decks.words import named
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.bot import think
from inklings.games.pareidolia.events import ClockRanOut, Event, Guessed, WordSeen
from inklings.games.pareidolia.moves import KeepWord
from inklings.games.pareidolia.state import State
from inklings.games.pareidolia.views import ChoosingView
from inklings.kernel.bot import Sight, Thought
from inklings.kernel.mind import Mind
from inklings.proofs.simulate import Player, simulate

SEATS = 5
ENOUGH = 0.6
"""A word that is seen less often has no place in the deck."""


class Words:
    """Counts for each word, as games go by."""

    def __init__(self) -> None:
        self.rounds: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.at_first: Counter[str] = Counter()
        self.guesses: Counter[str] = Counter()

    def observe(self, before: State | None, event: Event, after: State) -> None:
        """See one event of a game."""
        word = after.round.word
        match event:
            case WordSeen() if word is not None:
                self.rounds[word] += 1
                self.seen[word] += 1
                self.at_first[word] += before is not None and before.round.said == 0
            case ClockRanOut() if word is not None:
                self.rounds[word] += 1
            case Guessed() if word is not None:
                self.guesses[word] += 1
            case _:
                pass

    def figures(self) -> dict[str, Any]:
        """The share of rounds in which each word was seen."""
        return {word: self.seen[word] / rounds for word, rounds in self.rounds.items()}

    def think(self, sight: Sight[Any, Any, Any], chance: Random) -> Thought[Any] | None:
        """A bot that keeps the word that has been painted least."""
        thought = think(sight, chance)
        if thought is None or not isinstance(sight.view.phase, ChoosingView):
            return thought
        painted = [self.rounds[named(word, WORDS) or ""] for word in sight.own.words]
        return Thought(action=KeepWord(painted.index(min(painted))), seconds=thought.seconds)


def main() -> None:
    """Play, and print a line for each word and for each category."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 240
    seed = sys.argv[2] if len(sys.argv) > 2 else "words"
    words = Words()
    for number in range(games):
        players = [Player(Mind(PAREIDOLIA, words.think))] * SEATS
        simulate(PAREIDOLIA, players, f"{seed}/{number}", tally=words)
    shares = words.figures()
    for word in sorted(shares, key=lambda word: (shares[word], word)):
        print(
            f"{word:22} {WORDS[word].category:7} rounds {words.rounds[word]:3}  seen {shares[word]:.2f}"
            f"  first {words.at_first[word] / words.rounds[word]:.2f}"
        )
    for category in sorted({word.category for word in WORDS.values()}):
        ids = [word for word in WORDS if WORDS[word].category == category]
        rounds = sum(words.rounds[word] for word in ids)
        seen, first = (sum(count[word] for word in ids) / rounds for count in (words.seen, words.at_first))
        enough = sum(shares.get(word, 0) >= ENOUGH for word in ids)
        print(f"{category:8} words {len(ids)}  enough {enough}  seen {seen:.3f}  first {first:.3f}")
    print("rounds", words.rounds.total(), "guesses", (words.guesses + words.seen).total())


if __name__ == "__main__":
    main()
