"""Random standard games: all end, about two in five by a lose line. `bench/telepathic.py` plays 20,000."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.model import Action, ChooseSet, Options
from inklings.games.telepathic.offers import careful_places
from inklings.games.telepathic.state import Acting, State
from inklings.kernel.game import fold


def random_game(rng: Random) -> str:
    """How a game of two ended whose receivers avoid only their own lose condition.

    Nobody announces before the cards are gone.
    """
    state: State = fold(TELEPATHIC, TELEPATHIC.deal(Options(), 2, rng))
    for _ in range(10 * 2 + 2):  # T23: ten actions, then a name and an answer
        seat = min(TELEPATHIC.awaited(state))
        action: Action
        if isinstance(state.phase, Acting):
            action = ChooseSet(rng.choice(careful_places(state, seat, state.phase.card)))
        else:
            action = TELEPATHIC.example(TELEPATHIC.offers(state, seat)[0], rng)
        state = fold(TELEPATHIC, TELEPATHIC.decide(state, seat, action, rng), state)
        if outcome := TELEPATHIC.outcome(state):
            return outcome.reason
    raise AssertionError("a game did not end")


@pytest.mark.slow
def test_t23_random_standard_games_end_and_two_in_five_are_lost_by_a_line() -> None:
    endings = Counter(random_game(Random(seed)) for seed in range(600))
    assert set(endings) <= {"lose_line", "wrong_name", "no_line", "won"}
    assert 0.34 < endings["lose_line"] / 600 < 0.46
