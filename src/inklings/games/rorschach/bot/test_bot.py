"""Bots at the table: they keep to the rules at every size, come to an end, and know one another's eyes."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from inklings.decks.words import Spoken
from inklings.games.rorschach import RORSCHACH
from inklings.games.rorschach.bot import think
from inklings.games.rorschach.model import Options
from inklings.games.rorschach.state import State
from inklings.games.rorschach.tally import Tally
from inklings.games.rorschach.turns import council_of
from inklings.kernel.bot import Temper, plain, sight_of
from inklings.kernel.council import Leant, Rule, Sealed
from inklings.kernel.game import Seat
from inklings.kernel.mind import Mind
from inklings.proofs.simulate import Player, simulate
from inklings.proofs.walk import walk

BOT = Mind(RORSCHACH, think)
TEMPERS: tuple[Temper, ...] = ("easy", "keen", "sharp")
COUNCILS = 5
"""In a round teams decide five times at most: whom to name, what to strike, two guesses and an answer."""


class Talk:
    """Counts how often each team speaks before it moves, and the rounds."""

    def __init__(self) -> None:
        self.said = 0
        self.rounds = 0

    def observe(self, before: State | None, event: Any, after: State) -> None:
        council = None if before is None else council_of(before)
        self.said = self.said + 1 if isinstance(event, Leant | Sealed) else 0
        assert council is None or self.said <= 2 * len(council.group), "a council goes on and on"
        self.rounds = after.round.number

    def figures(self) -> dict[str, Any]:
        return {}


@pytest.mark.slow
@pytest.mark.parametrize("deciding", ["anyone", "agree"])
@pytest.mark.parametrize("seats", range(4, 11))
def test_bots_play_to_the_end_within_the_rules_and_each_speaks_twice_at_most(
    seats: int, deciding: Rule
) -> None:
    players = [Player(BOT, temper=TEMPERS[seat % 3], language="pl") for seat in range(seats)]
    spoken: Spoken = "both" if deciding == "agree" else "en"
    options = Options(deciding=deciding, target=3, words=spoken, clock="off")
    talk = Talk()
    record = simulate(RORSCHACH, players, f"{seats} {deciding}", options=options, tally=talk)
    assert record.bells <= COUNCILS * talk.rounds, "only time to object runs out, once for each council"


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(4, 11))
def test_whatever_state_they_come_into_bots_do_what_is_offered_and_the_same_by_the_same_chance(
    seats: int,
) -> None:
    chance = Random(seats)
    for stand in walk(RORSCHACH, seats, f"bots {seats}", unrest=0.1).stands[::5]:
        for seat in stand.every_seat:
            temper = chance.choice(TEMPERS)
            people = frozenset(Seat(other) for other in stand.every_seat if chance.random() < 0.3) - {seat}
            sight = replace(sight_of(RORSCHACH, stand.state, seat, temper=temper), people=people)
            thought = think(sight, Random(seat))
            assert thought == think(sight, Random(seat))
            if thought is not None:
                assert thought.seconds >= 2
                assert any(RORSCHACH.accepts(offer, thought.action) for offer in sight.offers)


def found(mind: Mind, games: int) -> float:
    tally = Tally()
    for game in range(games):
        simulate(RORSCHACH, [Player(mind)] * 4, f"found {game}", tally=tally)
    share: float = tally.figures()["first_match_found"]
    return share


@pytest.mark.slow
def test_a_guesser_finds_the_first_match_more_often_than_chance_does() -> None:
    """The README tells the figure over many games; this is a few, with room for luck."""
    assert found(BOT, 25) > 0.46
    assert found(Mind(RORSCHACH, plain(RORSCHACH)), 10) < 0.46
