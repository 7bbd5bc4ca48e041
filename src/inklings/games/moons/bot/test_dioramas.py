"""Bots see dioramas as they see dreams (D22)."""

from __future__ import annotations

from typing import get_args

import pytest

from inklings.decks.dioramas import DECK
from inklings.decks.dreams import CARDS
from inklings.games.moons.bot.clues import fresh, stocks
from inklings.games.moons.bot.lexicon import lexicon
from inklings.games.moons.bot.motifs import PROPS, shown, tagged
from inklings.games.moons.bot.test_clues import ENOUGH, READABLE
from inklings.games.moons.cards import BOTH, deck_with
from inklings.kernel.bot import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)


def test_d22_the_lexicon_knows_what_every_diorama_is_made_of() -> None:
    assert {motif for card in DECK.cards for motif in tagged(card)} <= set(lexicon("en"))
    tags = {tag.replace(" ", "_") for card in DECK.cards for tag in DECK.tags(card)}
    assert tags >= PROPS, "no prop is left over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_d22_every_diorama_has_clues_of_its_own(language: Language) -> None:
    stock = stocks(language, DECK)
    every = [clue.casefold() for clues in stock.values() for clue in clues]
    assert len(every) == len(set(every)), "no two cards share a clue"
    assert min(len(clues) for clues in stock.values()) >= ENOUGH
    assert max(len(clue) for clue in every) <= READABLE
    assert all(fresh(card, language, lap) for card in DECK.cards for lap in range(3))


def test_d22_the_three_cards_of_an_idea_are_told_apart_by_more_than_the_idea() -> None:
    for idea in {DECK.idea(card) for card in DECK.cards}:
        seen = [dict(shown(card)) for card in DECK.cards if DECK.idea(card) == idea]
        assert all(one != other for place, one in enumerate(seen) for other in seen[:place]), idea


def test_d22_a_hand_of_both_decks_is_seen_as_one_deck() -> None:
    assert deck_with([CARDS[0], DECK.cards[0]]) is BOTH
    assert deck_with(DECK.cards[:3]) is DECK
