"""How long the rules think at their hardest moments; fails if a player would notice."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from random import Random

from inklings.games.pareidolia.clouds import SHAPES, SUPPLY
from inklings.games.pareidolia.geometry import Lying, nudged, tossed
from inklings.games.pareidolia.guessing import judge
from inklings.games.pareidolia.model import SKY
from inklings.games.pareidolia.test_guessing import guesses
from inklings.games.telepathic.search import shortest_win, tables
from inklings.games.telepathic.test_search import hard_positions

GUESSES = guesses("en") + guesses("pl")


def full_sky() -> tuple[Lying, ...]:
    """Every cloud that there is."""
    chance = Random(12)
    supply = [shape for shape in SHAPES for _ in range(SUPPLY[shape])]
    return tuple(Lying(number, shape, tossed(shape, 0, 0, chance)) for number, shape in enumerate(supply))


def longest(answers: Iterable[Callable[[], object]]) -> float:
    """Milliseconds."""
    slowest = 0.0
    for answer in answers:
        started = time.perf_counter()
        answer()
        slowest = max(slowest, time.perf_counter() - started)
    return 1000 * slowest


def main() -> None:
    """Print the longest answer of each kind; exit with 1 if one takes too long."""
    tables()
    measured = (
        ("a stroke through a full sky (P12)", 50, [partial(nudged, full_sky(), -SKY, 0, SKY, 0)] * 10),
        ("a guess (P17)", 50, [partial(judge, word, guess) for word, _, guess in GUESSES]),
        ("a search from a hard position", 1000, [partial(shortest_win, *task) for task in hard_positions()]),
    )
    too_slow = False
    for name, most, answers in measured:
        took = longest(answers)
        too_slow |= took > most
        print(f"{name}: at most {took:.1f} ms of {most}")
    sys.exit(too_slow)


if __name__ == "__main__":
    main()
