"""What bots see in a blot is in its pixels."""

from __future__ import annotations

import pytest

from inklings.decks.inkblots import CARDS, DECK
from inklings.games.rorschach.bot import likeness
from press.inkblots.measure import measured


@pytest.mark.parametrize("card", CARDS[::9])
def test_what_is_kept_of_a_blot_is_what_is_measured_in_its_pixels(card: str) -> None:
    assert measured(DECK.picture(card)) == pytest.approx(likeness._MEASURED[card], rel=0.03, abs=0.03)
