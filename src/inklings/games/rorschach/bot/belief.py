"""What a subject has probably matched, and what a team stands to gain by guessing so (R9-R18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import exp
from typing import TypeAlias

from inklings.games.rorschach.model import GuessView

Looks: TypeAlias = Sequence[Sequence[float]]
"""How much someone sees of each word, by its symbol, in each blot, by its place."""
Matching: TypeAlias = tuple[tuple[int, int], ...]
"""A place and its symbol, for each of three places."""
Belief: TypeAlias = Mapping[Matching, float]
"""How likely each of the six matchings is."""


def believed(looks: Looks, places: Sequence[int], sureness: float) -> Belief:
    """The likelihood of each matching of these places: the more it pleases, the more would choose it."""
    matchings = [tuple(zip(places, symbols, strict=True)) for symbols in permutations(range(len(looks)))]
    return _normal(
        {
            matching: exp(sureness * sum(looks[symbol][place] for place, symbol in matching))
            for matching in matchings
        }
    )


def trusting(belief: Belief, guess: GuessView, trust: float) -> Belief:
    """The belief after others have guessed: what they think is right is so many times likelier."""
    return _normal({one: odds * (trust if _holds(one, guess) else 1) for one, odds in belief.items()})


def knowing(belief: Belief, turned: GuessView) -> Belief:
    """The belief after a marker has been turned (R13)."""
    return _normal({one: odds for one, odds in belief.items() if _holds(one, turned)})


def likeliest(belief: Belief, besides: Sequence[int] = ()) -> GuessView:
    """The place and symbol that are most probably right, not counting some places."""
    guesses = {GuessView(place, symbol) for one in belief for place, symbol in one if place not in besides}
    return max(sorted(guesses, key=_choice), key=lambda guess: odds(belief, guess))


def odds(belief: Belief, guess: GuessView) -> float:
    """How probably a guess is right."""
    return sum(odds for one, odds in belief.items() if _holds(one, guess))


def margin(belief: Belief, guess: GuessView, answer: int) -> float:
    """What the test team gains on average over control by this guess and that answer (R14-R17)."""
    right = odds(belief, guess)
    both = max(
        odds for one, odds in belief.items() if _holds(one, guess)
    )  # R18: one of two matchings is left
    if answer == guess.symbol:
        return 2 * both - right
    return right + both - odds(belief, GuessView(guess.place, answer))


def best_answer(belief: Belief, guess: GuessView) -> int:
    """The symbol that costs control least (R12)."""
    symbols = sorted({symbol for one in belief for _, symbol in one})
    return min(symbols, key=lambda symbol: margin(belief, guess, symbol))


def clearness(belief: Belief) -> float:
    """How probably the likeliest matching is the right one."""
    return max(belief.values())


def _choice(guess: GuessView) -> int:
    return 3 * guess.place + guess.symbol


def _holds(matching: Matching, guess: GuessView) -> bool:
    return (guess.place, guess.symbol) in matching


def _normal(weights: Mapping[Matching, float]) -> Belief:
    whole = sum(weights.values())
    return {one: weight / whole for one, weight in weights.items()}
