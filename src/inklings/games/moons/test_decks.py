"""The dioramas, and dreams and dioramas together (D22)."""

from __future__ import annotations

from random import Random

import pytest

from inklings.decks import dioramas, dreams
from inklings.decks.shipped import Deck
from inklings.games.moons import MOONS
from inklings.games.moons.bot.clues import fresh
from inklings.games.moons.bot.likeness import likeness
from inklings.games.moons.cards import FIRST_BOTH, deck_of, deck_with
from inklings.games.moons.model import Options
from inklings.games.moons.postcards import picture
from inklings.games.moons.state import Dealt, State
from inklings.kernel.game import Seat, fold


def dealt(options: Options, seed: int = 0, seats: int = 5) -> State:
    state: State = fold(MOONS, MOONS.deal(options, seats, Random(seed)))
    return state


def shipped(card: str) -> Deck:
    return dioramas.DECK if card in dioramas.DECK.cards else dreams.DECK


def cards(state: State) -> list[str]:
    return sorted([*state.pile, *(card for player in state.players for card in player.hand)])


def test_d22_the_deck_that_was_chosen_is_dealt() -> None:
    assert cards(dealt(Options())) == sorted(dreams.CARDS)
    assert cards(dealt(Options(pictures="dioramas"))) == sorted(dioramas.DECK.cards)
    assert cards(dealt(Options(pictures="both"))) == sorted([*dreams.CARDS, *dioramas.DECK.cards])


def test_d22_a_card_of_any_deck_is_known_by_its_name() -> None:
    assert all(deck_of(card) is dioramas.DECK for card in dioramas.DECK.cards)
    assert picture(dioramas.DECK.cards[0]).image.startswith("dioramas/pictures/")


@pytest.mark.parametrize("pictures", ["dioramas", "both"])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_d21_no_hand_holds_two_cards_of_one_idea(pictures: str, seats: int) -> None:
    options = Options(pictures=pictures)  # type: ignore[arg-type]
    for seed in range(30):
        for player in dealt(options, seed, seats).players:
            assert len({deck_of(card).idea(card) for card in player.hand}) == len(player.hand)


@pytest.mark.parametrize("pictures", ["dreams", "dioramas", "both"])
def test_d22_the_pictures_of_a_first_hand_are_soon_on_a_phone(pictures: str) -> None:
    options = Options(pictures=pictures)  # type: ignore[arg-type]
    for seed in range(20):
        for player in dealt(options, seed).players:
            assert sum(len(shipped(card).picture(card)) for card in player.hand) < 300_000


def test_d22_twins_hold_cards_of_the_same_decks() -> None:
    state = dealt(Options(pictures="both"))
    twin = MOONS.resample(state, Seat(0), Random(1))
    assert twin != state
    assert cards(twin) == cards(state)


@pytest.mark.parametrize("pictures", ["dreams", "both"])
def test_d22_a_table_that_was_dealt_the_first_edition_is_played_on_with_it(pictures: str) -> None:
    options = Options(pictures=pictures)  # type: ignore[arg-type]
    deck = [*dreams.FIRST.cards, *(dioramas.DECK.cards if pictures == "both" else ())]
    hands = tuple(tuple(deck[seat::5][:6]) for seat in range(5))
    held = {card for hand in hands for card in hand}
    pile = tuple(card for card in deck if card not in held)
    state: State = fold(MOONS, [Dealt(options, hands, pile, Seat(0))])
    twin = MOONS.resample(state, Seat(0), Random(1))
    assert cards(twin) == cards(state) == sorted(deck)
    assert deck_with(deck) is (FIRST_BOTH if pictures == "both" else dreams.FIRST)


def test_d22_bots_have_clues_for_dreams_that_are_no_longer_dealt() -> None:
    for card in set(dreams.FIRST.cards) - set(dreams.CARDS):
        assert deck_of(card) is dreams.FIRST
        assert fresh(card, "en", 0)
        assert likeness("a dream", "pl", deck_with([card])).keys() == set(dreams.FIRST.cards)
