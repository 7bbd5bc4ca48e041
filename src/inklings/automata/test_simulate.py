"""Simulated games: in their own time, the same by the same seed, and never with more than bytes in hand."""

from __future__ import annotations

from typing import Any

import pytest

from inklings.automata import minds
from inklings.games import GAMES
from inklings.kernel.bot import Thought
from inklings.kernel.game import AnyGame
from inklings.kernel.mind import GLANCE_SECONDS, intent
from inklings.proofs.simulate import Player, simulate


class Count:
    def __init__(self) -> None:
        self.deals, self.events = 0, 0

    def observe(self, before: Any, event: Any, after: Any) -> None:
        assert event is not None
        assert after is not None
        self.deals += before is None
        self.events += 1

    def figures(self) -> dict[str, Any]:
        return {"events": self.events}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_plain_bots_play_every_game_to_its_end_and_the_same_by_the_same_seed(game: AnyGame) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        players = [Player(minds.plain_mind(game))] * seats
        count = Count()
        one, other = (simulate(game, players, f"{seats}", tally=count) for _ in range(2))
        assert (one.outcome, one.seconds, one.moves, one.bells) == (
            other.outcome,
            other.seconds,
            other.moves,
            other.bells,
        )
        assert count.deals == 2
        assert count.events > sum(one.moves)
        assert one.seconds > 0


def test_a_slow_thinker_is_not_starved_by_a_busy_table() -> None:
    slow = intent(None, Thought(action=b"wait", seconds=10), now=0)
    assert slow is not None
    for now in range(1, 10):
        slow = intent(slow, Thought(action=b"wait" if now % 2 else b"still", seconds=10), now=now)
        assert slow is not None
        assert slow.at == 10
    changed = intent(slow, Thought(action=b"other", seconds=3), now=9)
    assert changed is not None
    assert changed.at == pytest.approx(9 + GLANCE_SECONDS), "a changed mind is not acted upon at once"
    assert intent(changed, None, now=9) is None
