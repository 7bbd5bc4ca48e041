"""Hands do not bore: D21."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from inklings.decks.dreams import CARDS, DECK
from inklings.games.moons import MOONS
from inklings.games.moons.model import Options
from inklings.games.moons.rules import deal
from inklings.games.moons.state import Dealt, Narrating, State
from inklings.games.moons.test_builders import Table
from inklings.games.moons.view import resample
from inklings.kernel.game import Outcome, Seat
from inklings.kernel.pile import met_again


def dealt(seats: int, seed: int, met: tuple[str, ...] = ()) -> Dealt:
    (event,) = deal(Options(), seats, Random(seed), met)
    assert isinstance(event, Dealt)
    return event


def ideas(hand: tuple[str, ...]) -> list[str]:
    return [DECK.idea(card) for card in hand]


def repeats(state: State) -> list[tuple[str, ...]]:
    hands = (player.hand for player in state.players)
    return [hand for hand in hands if len(set(ideas(hand))) < len(hand)]


def played_on(table: Table, rounds: int) -> Table:
    """So many rounds in which everyone plays some card."""
    for _ in range(rounds):
        assert isinstance(table.phase, Narrating)
        table.all_miss(table.phase.narrator).give(*(0,) * len(table.state.players)).ready()
    return table


def test_d21_two_hundred_hands_hold_no_idea_twice_and_no_palette_thrice() -> None:
    hands = [hand for seed in range(40) for hand in dealt(5, seed).hands]
    assert len(hands) == 200
    for hand in hands:
        assert len(set(ideas(hand))) == len(hand)
        assert max(Counter(DECK.palette(card) for card in hand).values()) <= 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_d21_hands_hold_no_idea_twice_however_long_a_game_lasts(seats: int) -> None:
    for seed in range(3):
        table = Table(seats, seed=seed)
        for _ in range(30):
            assert not repeats(played_on(table, 1).state)


def test_d21_nor_do_hands_that_somebody_else_could_hold() -> None:
    table = played_on(Table(6), 5)
    for seed in range(20):
        assert not repeats(resample(table.state, Seat(0), Random(seed)))


def test_d21_a_small_deck_is_dealt_to_its_end_whether_it_suits_or_not() -> None:
    table = Table(6, deck="ends")
    played_on(table, 9)
    assert MOONS.outcome(table.state) == Outcome(tuple(map(Seat, range(6))), "deck")
    assert len(table.state.pile) < 6


def test_d21_every_seat_may_hold_what_was_met_before() -> None:
    met = CARDS[20:]
    holders = Counter(
        seat
        for seed in range(200)
        for seat, hand in enumerate(dealt(5, seed, met).hands)
        if set(hand) & set(met)
    )
    assert min(holders.values()) > 0.8 * max(holders.values())


def test_d21_in_ten_evenings_no_card_comes_again_before_two_thirds_of_the_deck() -> None:
    """A circle of five that plays a game of eight rounds every evening, each time with what it has met."""
    met: tuple[str, ...] = ()
    seen: list[str] = []
    for evening in range(10):
        table = played_on(Table(5, seed=evening, met=met), 8)
        now = [laid.card for story in table.state.stories for laid in story.table]
        seen += now
        met = met_again(met, now)
    assert len(set(seen[: len(CARDS)])) >= 0.9 * len(CARDS), "the first so many hold few repeats"
    places = {card: [place for place, one in enumerate(seen) if one == card] for card in CARDS}
    between = [len(set(seen[a + 1 : b])) for where in places.values() for a, b in pairwise(where)]
    assert len(between) >= 200
    assert min(between) >= len(CARDS) * 2 / 3
