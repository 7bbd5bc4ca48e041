"""What Rorschach's bots owe to what: rounds without a table, as JSON (`python bench/rorschach_bots.py`).

Beside the guess that bots make: one made by someone who looks at other blots (it must fall to chance, a
third), a strike by chance, and the guess that would serve best against a control team that copies.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from inklings.decks import inkblots
from inklings.decks.words import RORSCHACH, Texts, written
from inklings.games.rorschach.bot.belief import (
    Belief,
    Looks,
    believed,
    best_answer,
    clearness,
    knowing,
    likeliest,
    margin,
    odds,
    trusting,
)
from inklings.games.rorschach.bot.character import CHARACTERS, Character
from inklings.games.rorschach.bot.likeness import seen
from inklings.games.rorschach.bot.opinion import TRUST
from inklings.games.rorschach.model import GuessView
from inklings.games.rorschach.scoring import awards
from inklings.kernel.bot import Temper

Guessing: TypeAlias = Callable[[Belief], GuessView]
PLACES = range(4)
ROUNDS = 6000


@dataclass
class Trial:
    """Many rounds of one subject, one guesser and one of control, all of one temper."""

    temper: Temper
    guessing: Guessing = likeliest
    blind: bool = False
    """The guesser looks at other blots than lie there."""
    struck_by_chance: bool = False
    found: int = 0
    margin: int = 0
    believed: Counter[int] = field(default_factory=Counter[int])
    """How often a guess was believed in, by tenths of certainty; and how often such a guess was right."""
    right: Counter[int] = field(default_factory=Counter[int])

    def play(self, chance: Random) -> None:
        """One round."""
        character = CHARACTERS[self.temper]
        words = [written(word, "both") for word in chance.sample([*RORSCHACH.values()], 3)]
        blots, others = chance.sample(inkblots.CARDS, 4), chance.sample(inkblots.CARDS, 4)
        subject, control = (look(words, blots, character, chance) for _ in range(2))
        guesser = look(words, others if self.blind else blots, character, chance)
        without = {
            struck: believed(control, [place for place in PLACES if place != struck], character.sureness)
            for struck in PLACES
        }
        clearest = min(PLACES, key=lambda struck: clearness(without[struck]))
        struck = chance.choice(PLACES) if self.struck_by_chance else clearest
        places = [place for place in PLACES if place != struck]
        wishes = believed(subject, places, 1 / character.whim)
        truth = dict(chance.choices([*wishes], [*wishes.values()])[0])
        self._score(believed(guesser, places, character.sureness), without[struck], truth)

    def _score(self, belief: Belief, doubt: Belief, truth: dict[int, int]) -> None:
        guess = self.guessing(belief)
        right = truth[guess.place] == guess.symbol
        second = likeliest(knowing(belief, guess), besides=(guess.place,))
        answer = best_answer(trusting(doubt, guess, TRUST), guess)
        won = awards(
            0,
            right=right,
            control_right=truth[guess.place] == answer,
            second_right=truth[second.place] == second.symbol if right else None,
        )
        self.found += right
        self.margin += won.count(0) - won.count(1)
        tenth = round(10 * odds(belief, guess))
        self.believed[tenth] += 1
        self.right[tenth] += right

    def figures(self, rounds: int) -> dict[str, object]:
        """What came of it."""
        sure = {
            f"{tenth / 10}": round(self.right[tenth] / n, 2) for tenth, n in sorted(self.believed.items())
        }
        return {
            "first_match_found": round(self.found / rounds, 3),
            "margin_a_round": round(self.margin / rounds, 3),
            "right_when_believed": sure,
        }


def look(words: list[Texts], blots: list[str], character: Character, taste: Random) -> Looks:
    """What someone new sees of these words in these blots."""
    likenesses = [seen(word, "en", blots, character.shared, taste) for word in words]
    return [[likeness[blot] for blot in blots] for likeness in likenesses]


def wily(belief: Belief) -> GuessView:
    """The guess that promises most if control answers as well as it can."""
    guesses = {GuessView(place, symbol) for matching in belief for place, symbol in matching}
    ordered = sorted(guesses, key=lambda guess: (guess.place, guess.symbol))
    return max(ordered, key=lambda guess: min(margin(belief, guess, answer) for answer in range(3)))


TRIALS = {
    "easy": Trial("easy"),
    "keen": Trial("keen"),
    "sharp": Trial("sharp"),
    "keen, looks at other blots": Trial("keen", blind=True),
    "keen, struck by chance": Trial("keen", struck_by_chance=True),
    "keen, wily": Trial("keen", guessing=wily),
}


def main(rounds: int) -> None:
    """Measure it all."""
    for name, trial in TRIALS.items():
        chance = Random("rorschach")
        for _ in range(rounds):
            trial.play(chance)
        print(json.dumps({name: trial.figures(rounds)}), flush=True)


if __name__ == "__main__":
    main(ROUNDS)
