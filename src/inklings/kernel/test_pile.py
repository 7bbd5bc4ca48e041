"""Piles let people meet new cards first, and tell nothing of who holds what."""

from __future__ import annotations

from collections import Counter
from random import Random

from inklings.kernel.pile import met_again, unmet_first

CARDS = tuple(f"card{number}" for number in range(30))


def test_nothing_met_is_a_shuffled_deck() -> None:
    pile = unmet_first(CARDS, (), Random(1))
    assert sorted(pile) == sorted(CARDS)
    assert pile != CARDS


def test_what_was_not_met_comes_first() -> None:
    met = CARDS[:20]
    pile = unmet_first(CARDS, met, Random(2))
    assert set(pile[:10]) == set(CARDS[20:])
    assert set(pile[10:15]) == set(met[:5]), "then those that were met longest ago"


def test_five_sixths_come_before_a_card_comes_again() -> None:
    for unmet in range(31):
        met = CARDS[unmet:]
        pile = unmet_first(CARDS, met, Random(unmet))
        for place, card in enumerate(pile):
            if card in met:
                later = set(met[met.index(card) + 1 :])
                assert len(later | set(pile[:place])) >= 25


def test_the_order_in_which_cards_were_met_does_not_tell_which_is_next() -> None:
    firsts = Counter(unmet_first(CARDS, CARDS, Random(seed))[0] for seed in range(2000))
    assert set(firsts) == set(CARDS[:5])
    assert min(firsts.values()) > 300, "each of five about 400 times"


def test_other_things_that_were_met_do_not_matter() -> None:
    assert (
        unmet_first(CARDS, ("gone", *CARDS[:3]), Random(3))[-3:]
        == unmet_first(CARDS, CARDS[:3], Random(3))[-3:]
    )


def test_what_is_met_again_was_met_last() -> None:
    assert met_again(("a", "b", "c"), ("d", "b", "d")) == ("a", "c", "d", "b")
