"""How bots reckon: by the scoring rules, on what is likely."""

from __future__ import annotations

from itertools import product

import pytest

from inklings.games.rorschach.bot.belief import (
    Belief,
    believed,
    best_answer,
    clearness,
    knowing,
    likeliest,
    margin,
    odds,
    trusting,
)
from inklings.games.rorschach.model import GuessView
from inklings.games.rorschach.scoring import awards

PLAIN = [[0.9, -0.2, 0.1], [0.3, 0.8, -0.5], [-0.4, 0.2, 0.6]]
"""The first blot looks most like the first word, and so on."""
VEILED = [[0.1, 0.0, 0.1], [0.0, 0.1, 0.2], [0.1, 0.0, 0.0]]


def belief(sureness: float = 1.0) -> Belief:
    return believed(PLAIN, range(3), sureness)


def scored(expected: Belief, guess: GuessView, answer: int) -> float:
    """The margin by the game's own table, matching by matching."""
    second = likeliest(knowing(expected, guess), besides=(guess.place,))
    total = 0.0
    for matching, chance in expected.items():
        subject = dict(matching)
        right = subject[guess.place] == guess.symbol
        won = awards(
            0,
            right=right,
            control_right=subject[guess.place] == answer,
            second_right=subject[second.place] == second.symbol if right else None,
        )
        total += chance * (won.count(0) - won.count(1))
    return total


def test_a_belief_is_a_distribution_over_the_six_matchings() -> None:
    assert len(belief()) == 6
    assert sum(belief().values()) == pytest.approx(1)
    assert max(belief(), key=belief().__getitem__) == ((0, 0), (1, 1), (2, 2))


def test_what_a_guess_and_an_answer_are_worth_follows_from_the_scoring_table() -> None:
    """R14, R15, R16, R17."""
    for place, symbol, answer in product(range(3), repeat=3):
        guess = GuessView(place, symbol)
        assert margin(belief(), guess, answer) == pytest.approx(scored(belief(), guess, answer))


def test_the_likeliest_pair_is_guessed_first_and_a_turned_marker_is_reckoned_with() -> None:
    first = likeliest(belief())
    assert all(
        odds(belief(), first) >= odds(belief(), GuessView(place, symbol))
        for place, symbol in product(range(3), repeat=2)
    )
    known = knowing(belief(), GuessView(0, 1))
    assert odds(known, GuessView(0, 1)) == pytest.approx(1)
    second = likeliest(known, besides=(0,))
    assert second in {GuessView(1, 0), GuessView(2, 2)}


def test_control_copies_what_it_believes_and_differs_from_what_it_does_not() -> None:
    sure = belief(4.0)
    assert best_answer(sure, GuessView(0, 0)) == 0
    assert best_answer(sure, GuessView(0, 1)) == 0
    assert odds(trusting(sure, GuessView(0, 1), 2.0), GuessView(0, 1)) > odds(sure, GuessView(0, 1))


def test_a_plain_table_is_clearer_than_a_veiled_one() -> None:
    assert clearness(believed(PLAIN, range(3), 2.0)) > clearness(believed(VEILED, range(3), 2.0))
