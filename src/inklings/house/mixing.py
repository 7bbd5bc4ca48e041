"""People at tables, round after round, so that they sit with others than before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import TypeAlias

Pairs: TypeAlias = Counter[frozenset[str]]
"""How often two people have sat at one table."""
TRIES = 40
"""How often the search begins anew."""
MOST_LOOKS = 400_000
"""Changes of places that are considered in all: a large room is searched less often."""


def pairs_met(groups: Iterable[Iterable[str]]) -> Pairs:
    """How often any two people have sat together in these groups.

    >>> pairs_met([["ada", "bruno"], ["bruno", "ada", "cleo"]])[frozenset(("ada", "bruno"))]
    2
    """
    return Counter(frozenset(two) for group in groups for two in combinations(group, 2))


def table_sizes(people: int, size: int, seats: range) -> list[int]:
    """How many sit at each table: about `size`, as alike as can be, and as many as the game allows.

    Nothing if they are too few for one table.

    >>> table_sizes(30, 4, range(3, 9))
    [4, 4, 4, 4, 4, 4, 3, 3]
    >>> table_sizes(5, 4, range(4, 11)), table_sizes(3, 4, range(4, 11))
    ([5], [])
    """
    least, most = seats.start, seats[-1]
    fewest, tables_at_most = -(-people // most), people // least
    if not tables_at_most:
        return []
    tables = min(max(round(people / size), fewest, 1), tables_at_most)
    small, larger = divmod(people, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def mixed(people: Sequence[str], sizes: Sequence[int], met: Pairs, rng: Random) -> list[list[str]]:
    """Everyone at a table, so that as few as possible sit with someone they have sat with before.

    People change places two at a time as long as that makes it better, from many beginnings; the best counts.
    """
    weights = [
        [0 if one == other else met[frozenset((one, other))] ** 2 for other in people] for one in people
    ]
    best: tuple[int, list[int]] | None = None
    looks = 0
    for _ in range(TRIES):
        placed = [table for table, size in enumerate(sizes) for _ in range(size)]
        rng.shuffle(placed)
        cost, looked = _settled(placed, len(sizes), weights)
        looks += looked
        if best is None or cost < best[0]:
            best = (cost, placed)
        if best[0] == 0 or looks > MOST_LOOKS:
            break
    assert best is not None, "it is tried at least once"
    return [
        [person for person, place in zip(people, best[1], strict=True) if place == table]
        for table in range(len(sizes))
    ]


def _settled(placed: list[int], tables: int, weights: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Change places, two people at a time, until that makes nothing better.

    Returns how much is left of what should not be, and how many changes were considered.
    """
    everyone = range(len(placed))
    # For each person and table: how much those at the table have met them.
    known = [[0] * tables for _ in everyone]
    for one in everyone:
        for other in everyone:
            known[one][placed[other]] += weights[one][other]
    looks, better = 0, True
    while better:
        better = False
        for one in everyone:
            for other in range(one):
                here, there = placed[one], placed[other]
                if here == there:
                    continue
                looks += 1
                now = known[one][here] + known[other][there]
                then = known[one][there] + known[other][here] - 2 * weights[one][other]
                if then < now:
                    placed[one], placed[other] = there, here
                    for each in everyone:
                        moved = weights[each][other] - weights[each][one]
                        known[each][here] += moved
                        known[each][there] -= moved
                    better = True
    return sum(known[one][placed[one]] for one in everyone) // 2, looks
