"""How well members of a circle read one another, in honest numbers.

In each kind of reading, a pair's log-odds are those of the whole circle plus something of the pair's own.
What that may be is known loosely beforehand: Student's t with three degrees of freedom, which draws a pair
with few games towards the circle and leaves one that stands out where it is. What follows from the games is
summed over a grid, so nothing is assumed of its shape.

`low` and `high` hold the true number in nine of ten cases, for pairs that stand out as well as for others.
With fewer than `ENOUGH` chances nothing is said at all. Decision 33 has what was tried.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from inklings.chronicle.page import Wave, Wavelength
from inklings.kernel.summary import Sort

ENOUGH = 12
"""With fewer chances there is too little to say."""
ALL = ""
"""The kind that stands for all readings together: one half is what everyone has, whatever they play."""
SHARES = (0.05, 0.5, 0.95)
WIDTH, FREEDOM = 0.8, 3
"""How far pairs differ, in log-odds."""

POINTS = 41
REACH, FAR = 4, 8
"""How many standard errors the grid goes beyond the likeliest value and that of the circle, and at most."""
STEPS = 6
LOOSE = 0.25
"""Of Newton's method, and what holds it back: pairs differ by two, in log-odds."""

Numbers: TypeAlias = NDArray[np.float64]


class Count(NamedTuple):
    """How often one member had the chance to do something with another, and did it."""

    kind: str
    sort: Sort
    one: str
    other: str
    tries: int
    hits: int


class Term(NamedTuple):
    """What one kind of reading tells of a pair."""

    base: float
    """The log-odds of the circle."""
    tries: int
    hits: int


class Told(NamedTuple):
    """All that is known of a pair in a kind of reading, or in all of them."""

    kind: str
    sort: Sort
    one: str
    other: str
    terms: Sequence[Term]


def wavelength(counts: Iterable[Count]) -> Wavelength:
    """What can be said of every pair that has had a chance."""
    found = sorted(counts)
    sums: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for count in found:
        sums[count.kind][0] += count.tries
        sums[count.kind][1] += count.hits
    # Half a hit and half a miss keep the odds finite.
    bases = {kind: log((hits + 0.5) / (tries - hits + 0.5)) for kind, (tries, hits) in sums.items()}
    single = [Told(*count[:4], [Term(bases[count.kind], count.tries, count.hits)]) for count in found]
    usual = {kind: round(1 / (1 + exp(-base)), 4) for kind, base in bases.items()}
    return Wavelength(usual, (*_waves(single), *_waves(_over_all(single))))


def _over_all(single: Iterable[Told]) -> list[Told]:
    """All kinds at once, but for deceiving. What two did together counts for both."""
    terms: dict[tuple[str, str], list[Term]] = defaultdict(list)
    for told in single:
        if told.sort != "fools":
            terms[told.one, told.other] += told.terms
        if told.sort == "together":
            terms[told.other, told.one] += told.terms
    return [Told(ALL, "reads", *pair, terms[pair]) for pair in sorted(terms)]


def _waves(told: Sequence[Told]) -> list[Wave]:
    tries = [sum(term.tries for term in one.terms) for one in told]
    enough = [place for place, tried in enumerate(tries) if tried >= ENOUGH]
    said = dict(zip(enough, _rates([told[place] for place in enough]), strict=True)) if enough else {}
    waves: list[Wave] = []
    for place, one in enumerate(told):
        low, rate, high = said.get(place, (None, None, None))
        waves.append(Wave(one.kind, one.sort, one.one, one.other, tries[place], rate, low, high))
    return waves


def _rates(told: Sequence[Told]) -> list[tuple[float, float, float]]:
    """The low end, the middle and the high end of what is likely, for each."""
    most = max(len(one.terms) for one in told)
    nothing = Term(0.0, 0, 0)
    terms = np.array([[*one.terms, *[nothing] * (most - len(one.terms))] for one in told], float)
    usual = np.array([0.0 if one.kind == ALL else one.terms[0].base for one in told])
    found = np.stack([_share(usual + own) for own in _own(terms)], axis=1).round(4)
    return [(low, middle, high) for low, middle, high in found.tolist()]


def _share(odds: Numbers) -> Numbers:
    shares: Numbers = 1 / (1 + np.exp(-odds))
    return shares


def _own(terms: Numbers) -> list[Numbers]:
    """What is each pair's own, in log-odds: where each of the shares of what is likely is reached."""
    likeliest, error = _likeliest(terms)
    low = np.maximum(np.minimum(0, likeliest) - REACH * error, likeliest - FAR * error)
    high = np.minimum(np.maximum(0, likeliest) + REACH * error, likeliest + FAR * error)
    grid = np.linspace(low, high, POINTS, axis=1)
    logs = np.zeros_like(grid)
    for base, tries, hits in terms.transpose(1, 2, 0)[..., None]:
        logs += hits * (base + grid) - tries * np.logaddexp(0, base + grid)
    # The density of Student's t is a power of this, for three degrees of freedom the second.
    known = (1 + grid**2 / (FREEDOM * WIDTH**2)) ** -((FREEDOM + 1) / 2)
    weights = np.exp(logs - logs.max(axis=1, keepdims=True)) * known
    # How much lies below each point, by the rule of trapezoids.
    below = np.cumsum(weights[:, 1:] + weights[:, :-1], axis=1)
    below = np.concatenate([np.zeros((len(terms), 1)), below / below[:, -1:]], axis=1)
    return [_reached(grid, below, share) for share in SHARES]


def _reached(grid: Numbers, below: Numbers, share: float) -> Numbers:
    """Where so much lies below, between two points of the grid."""
    place = (below < share).sum(axis=1)
    rows = np.arange(len(grid))
    before, after = below[rows, place - 1], below[rows, place]
    start, end = grid[rows, place - 1], grid[rows, place]
    found: Numbers = start + (end - start) * (share - before) / (after - before)
    return found


def _likeliest(terms: Numbers) -> tuple[Numbers, Numbers]:
    """Where the grids go: the likeliest values by Newton's method, and their standard errors."""
    base, tries, hits = terms.transpose(2, 0, 1)
    own = np.zeros(len(terms))
    known = own + LOOSE
    for _ in range(STEPS):
        share = _share(base + own[:, None])
        score = (hits - tries * share).sum(axis=1) - LOOSE * own
        known = (tries * share * (1 - share)).sum(axis=1) + LOOSE
        own += np.clip(score / known, -2, 2)
    return own, 1 / np.sqrt(known)
