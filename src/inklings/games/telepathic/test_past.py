"""From what a seat sees, everything that lay open can be told."""

from random import Random
from typing import Any

import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.model import Options
from inklings.games.telepathic.modes import actions_left
from inklings.games.telepathic.past import past
from inklings.games.telepathic.spot import ENDLESS, in_order, numbers_of
from inklings.games.telepathic.state import Acting, State
from inklings.games.telepathic.view import STEPS_SHOWN
from inklings.kernel.game import Seat
from inklings.proofs.walk import walk

GAMES = [
    (2, Options()),
    (2, Options(cards="first")),
    (2, Options(cards="challenge", removed=6)),
    (3, Options()),
    (4, Options(four="partners")),
    (4, Options(four="opposed")),
]

FEW_CARDS = [
    (4, Options(cards="challenge", removed=6, more="same", four="opposed")),
    (4, Options(cards="challenge", removed=2, more="same", four="opposed")),
    (4, Options(cards="first", more="same", four="opposed")),
    (4, Options(cards="challenge", removed=4, more="same", four="partners")),
    (5, Options(cards="first", more="same")),
]


def careful_walk(seats: int, options: Options, seed: str) -> list[State]:
    """A random game in which nobody announces before they must, so it is long."""
    chance = Random(seed)
    state = None
    states: list[State] = []
    events = TELEPATHIC.deal(options, seats, chance)
    while len(states) < 90:
        for event in events:
            state = TELEPATHIC.evolve(state, event)
        assert state is not None
        states.append(state)
        moves = [
            (Seat(seat), offer)
            for seat in range(seats)
            for offer in TELEPATHIC.offers(state, Seat(seat))
            if type(offer).__name__ in {"HandOffer", "ChooseOffer", "SilenceOffer"}
        ]
        if not moves:
            break
        seat, offer = chance.choice(moves)
        events = TELEPATHIC.decide(state, seat, TELEPATHIC.example(offer, chance), chance)
    return states


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_choice_is_seen_where_it_was_made(seats: int, options: Options) -> None:
    for seed in range(6):
        states = careful_walk(seats, options, f"past {seed}")
        stood = {(len(state.history), isinstance(state.phase, Acting)): state for state in reversed(states)}
        last = states[-1]
        seen = past(TELEPATHIC.view(last))
        shown = last.history[-STEPS_SHOWN:]
        skipped = len(last.history) - len(shown)
        for number, step in enumerate(shown):
            handed, performed = seen.choices[2 * number : 2 * number + 2]
            state = stood[skipped + number, False]
            for choice in (handed, performed):
                assert choice.spot.grid == numbers_of(state.grid)
                assert choice.spot.hand == in_order(state.row)
                assert set(state.deck) <= set(choice.spot.unseen) or state.mode == "opposed"
                left = actions_left(state)
                assert choice.spot.left == (ENDLESS if left is None else left)
            assert handed.spot.hand[handed.option] == step.card
            assert (handed.seat, performed.seat, performed.option) == (step.giver, step.receiver, step.place)
        assert len(seen.choices) == 2 * len(shown) + isinstance(last.phase, Acting)


@pytest.mark.parametrize(("seats", "options"), [*GAMES, *FEW_CARDS])
def test_what_lies_open_follows_from_the_start_and_the_history(seats: int, options: Options) -> None:
    for seed in range(6):
        for state in careful_walk(seats, options, f"now {seed}"):
            view = TELEPATHIC.view(state)
            assert view.grid == state.grid
            assert view.row == state.row
            assert view.deck == len(state.deck)
            assert view.used == state.used
            assert view.actions == len(state.history)
            assert view.actions_left == actions_left(state)


@pytest.mark.parametrize("mode", ["director", "partners", "opposed"])
def test_t12_cards_that_return_are_known_to_return(mode: Any) -> None:
    options = Options(cards="first", more="same", four=mode)
    assert all(past(TELEPATHIC.view(state)).now.reuse for state in careful_walk(4, options, "first"))


def test_a_card_that_was_handed_over_is_a_choice_already() -> None:
    for stand in walk(TELEPATHIC, 2, "handed", unrest=0).stands:
        if isinstance(stand.state.phase, Acting):
            choice = past(TELEPATHIC.view(stand.state)).choices[-1]
            assert choice.card is None
            assert choice.spot.hand[choice.option] == stand.state.phase.card
