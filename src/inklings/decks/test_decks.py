"""What holds for every deck of picture cards."""

import pytest

from inklings.decks import DECKS

_HAND = 6
_FIRST_PAINT = 400_000


@pytest.mark.parametrize("name", DECKS)
def test_any_hand_of_six_is_seen_before_400_kb(name: str) -> None:
    largest = sorted(len(DECKS[name].picture(card, "card")) for card in DECKS[name].cards)[-_HAND:]
    assert sum(largest) < _FIRST_PAINT


@pytest.mark.parametrize("name", DECKS)
def test_no_two_pictures_share_a_file(name: str) -> None:
    cards = DECKS[name].cards
    for size in ("card", "large"):
        assert len({DECKS[name].file(card, size) for card in cards}) == len(cards)
