"""How 20,000 random games of Telepathic end, and how far 2,000 starts are from a win."""

from __future__ import annotations

import time
from collections import Counter
from random import Random

from inklings.games.telepathic.search import shortest_win, tables
from inklings.games.telepathic.test_random_games import random_game
from inklings.games.telepathic.test_search import random_start

GAMES = 20_000
STARTS = 2_000


def play() -> None:
    """Receivers avoid only their own lose condition."""
    endings = Counter(random_game(Random(seed)) for seed in range(GAMES))
    shares = ", ".join(f"{reason} {count / GAMES:.1%}" for reason, count in endings.most_common())
    print(f"{GAMES} random standard games: {shares}")


def look_ahead() -> None:
    """The search sees conditions and deck."""
    tables()
    rng = Random(1)
    lengths: Counter[int | None] = Counter()
    slowest = 0.0
    for _ in range(STARTS):
        task = random_start(rng)
        started = time.perf_counter()
        way = shortest_win(*task)
        slowest = max(slowest, time.perf_counter() - started)
        lengths[None if way is None else len(way)] += 1
    print(f"{STARTS} starts by actions to a win: {dict(lengths)}; slowest {slowest * 1000:.1f} ms")


if __name__ == "__main__":
    play()
    look_ahead()
