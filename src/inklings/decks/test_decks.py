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
    files = [file for card in DECKS[name].catalogue.values() for file in card.files.values()]
    assert len(set(files)) == len(files)


def test_a_hand_of_dreams_reaches_a_small_phone_in_84_kb() -> None:
    dreams = DECKS["dreams"]
    assert max(len(dreams.picture(card, "small")) for card in dreams.cards) < 84_000 / _HAND
