"""Games with somebody's own pictures (D22): any table can play with any deck, and bots play along."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from inklings.decks import dreams
from inklings.games.moons import MOONS
from inklings.games.moons.bot.clues import fresh
from inklings.games.moons.bot.lexicon import general
from inklings.games.moons.cards import deck_for, deck_of
from inklings.games.moons.model import Options
from inklings.games.moons.own import ENOUGH, is_own, own_deck_named
from inklings.games.moons.postcards import picture
from inklings.games.moons.state import Dealt
from inklings.games.moons.turns import MOST, hand_size
from inklings.kernel.bot import Language

NAME = "k3v9x2m7q4t8w1z5"
LANGUAGES: tuple[Language, ...] = get_args(Language)


def test_d22_a_deck_follows_from_its_name() -> None:
    deck = own_deck_named(f"{NAME}-200")
    assert len(set(deck.cards)) == 200
    assert all(is_own(card) and deck_of(card) is deck for card in deck.cards)
    assert deck.cards[0] == f"own:{NAME}-200.1"


def test_d22_dreams_make_up_for_what_a_small_deck_lacks() -> None:
    cards = own_deck_named(f"{NAME}-20").cards
    assert len(set(cards)) == ENOUGH > MOST * hand_size(MOST) + MOST
    assert sum(map(is_own, cards)) == 20
    assert {card for card in cards if not is_own(card)} <= set(dreams.CARDS)


def test_d22_while_no_deck_is_chosen_the_dreams_are_played() -> None:
    (dealt,) = MOONS.deal(Options(pictures="own"), 4, Random(1))
    assert isinstance(dealt, Dealt)
    assert dealt.options.pictures == "dreams"
    assert set(dealt.pile) <= set(dreams.CARDS)
    assert deck_for(dealt.options) is dreams.DECK


@pytest.mark.parametrize("language", LANGUAGES)
def test_d22_what_bots_say_of_own_pictures_suits_any_and_is_spread_over_them(language: Language) -> None:
    said = general(language)
    assert len(set(said)) == len(said) == len(general("en"))
    hand = own_deck_named(f"{NAME}-60").cards[:7]
    for lap in range(3):
        assert len({clue for card in hand for clue in fresh(card, language, lap)}) == len(hand)
    assert fresh(hand[0], language, 0) != fresh(hand[0], language, 1)


def test_d22_a_postcard_never_shows_an_own_picture() -> None:
    own = picture(own_deck_named(f"{NAME}-60").cards[0])
    assert own.image == ""
    assert own.body
