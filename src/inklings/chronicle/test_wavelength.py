"""The intervals hold what is true as often as they say, in circles where it is known."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from statistics import mean

import pytest

from inklings.chronicle.page import Wave
from inklings.chronicle.wavelength import ALL, ENOUGH, Count, wavelength

MEMBERS = 6
Own = Callable[[Random, int, int], float]
"""What is a pair's own, in log-odds."""


def share(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def alike(_chance: Random, _one: int, _other: int) -> float:
    return 0


def normal(chance: Random, _one: int, _other: int) -> float:
    return chance.gauss(0, 0.7)


def two_close_friends(_chance: Random, one: int, other: int) -> float:
    """Two who think alike among strangers."""
    return 1.5 if {one, other} == {0, 1} else 0


def strange_reader(_chance: Random, one: int, _other: int) -> float:
    return -1.2 if one == 0 else 0.2


def binomial(chance: Random, tries: int, odds: float) -> int:
    return sum(chance.random() < share(odds) for _ in range(tries))


def simulated(
    chance: Random, own: Own, usual: dict[str, float], tries: range
) -> tuple[list[Count], dict[tuple[str, str], float]]:
    """The counts of a circle, and what is each pair's own."""
    counts: list[Count] = []
    truth: dict[tuple[str, str], float] = {}
    for one in range(MEMBERS):
        for other in range(MEMBERS):
            if one != other:
                pair = f"m{one}", f"m{other}"
                truth[pair] = own(chance, one, other)
                for kind, base in usual.items():
                    n = chance.choice(tries)
                    counts.append(Count(kind, "reads", *pair, n, binomial(chance, n, base + truth[pair])))
    return counts, truth


def holds(wave: Wave, true: float) -> bool:
    assert wave.low is not None
    assert wave.high is not None
    return wave.low <= true <= wave.high


@pytest.mark.parametrize("own", [alike, normal, two_close_friends, strange_reader])
@pytest.mark.parametrize(
    ("usual", "tries"),
    [(-0.4, range(ENOUGH, 60)), (-1.6, range(20, 200)), (1.0, range(300, 2000))],
    ids=["few", "some", "many"],
)
def test_nine_of_ten_intervals_hold_the_truth(own: Own, usual: float, tries: range) -> None:
    chance = Random(f"{own.__name__} {usual}")
    held: list[bool] = []
    for _ in range(40):
        counts, truth = simulated(chance, own, {"k": usual}, tries)
        held += [
            holds(wave, share(usual + truth[wave.one, wave.other]))
            for wave in wavelength(counts).waves
            if wave.kind == "k"
        ]
    assert len(held) == 40 * MEMBERS * (MEMBERS - 1)
    assert 0.87 < sum(held) / len(held) < 0.96


def test_the_pair_that_stands_out_is_not_drawn_to_the_others() -> None:
    """With a width that is learnt from the circle, a quarter and more of these intervals were wrong."""
    chance = Random(15)
    held: list[bool] = []
    for _ in range(150):
        counts, truth = simulated(chance, two_close_friends, {"k": -0.4}, range(20, 60))
        close = [wave for wave in wavelength(counts).waves if wave.kind and truth[wave.one, wave.other]]
        held += [holds(wave, share(-0.4 + truth[wave.one, wave.other])) for wave in close]
    assert len(held) == 300
    assert sum(held) / len(held) > 0.84


def test_all_kinds_together_hold_what_is_the_pairs_own() -> None:
    chance = Random(2)
    held: list[bool] = []
    widths: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(40):
        counts, truth = simulated(chance, normal, {"a": -1.0, "b": 0.0, "c": 1.5}, range(12, 40))
        for wave in wavelength(counts).waves:
            assert wave.low is not None
            assert wave.high is not None
            widths[wave.kind == ALL].append(wave.high - wave.low)
            if wave.kind == ALL:
                held.append(holds(wave, share(truth[wave.one, wave.other])))
    assert 0.87 < sum(held) / len(held) < 0.96
    assert mean(widths[True]) < mean(widths[False]), "more is known together"


def test_too_few_chances_say_nothing() -> None:
    few = Count("k", "reads", "a", "b", ENOUGH - 1, 3)
    enough = Count("k", "reads", "b", "a", ENOUGH, 3)
    said = {(wave.kind, wave.one): wave for wave in wavelength([few, enough]).waves}
    for kind in ("k", ALL):
        assert said[kind, "a"] == Wave(kind, "reads", "a", "b", ENOUGH - 1)
        assert said[kind, "b"].rate is not None


def test_deceiving_is_told_but_not_counted_as_reading() -> None:
    fooled = Count("f", "fools", "a", "b", 40, 30)
    assert {wave.kind for wave in wavelength([fooled]).waves} == {"f"}


def test_what_two_did_together_counts_for_both() -> None:
    waves = wavelength([Count("w", "together", "a", "b", 40, 30)]).waves
    assert [(wave.kind, wave.one, wave.other) for wave in waves] == [
        ("w", "a", "b"),
        (ALL, "a", "b"),
        (ALL, "b", "a"),
    ]


def test_always_and_never_are_numbers_too() -> None:
    always, never = Count("k", "reads", "a", "b", 500, 500), Count("k", "reads", "b", "a", 500, 0)
    high, low, *_ = wavelength([always, never]).waves
    assert high.rate is not None
    assert low.rate is not None
    assert high.rate > 0.98
    assert low.rate < 0.02


def test_nobody_has_played() -> None:
    assert wavelength([]).waves == ()
