"""What holds for every deck of picture cards."""

from importlib.resources import files
from pathlib import Path

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


def test_g8_there_is_no_picture_but_those_that_the_decks_draw() -> None:
    """Each deck proves that its own code draws its pictures again from their seeds; no others are shipped."""
    package = Path(str(files("inklings")))
    kinds = {".webp", ".png", ".jpg", ".jpeg", ".gif", ".avif", ".svg"}
    built = package / "gate" / "static"
    pictures = [path for path in package.rglob("*") if path.suffix in kinds and built not in path.parents]
    drawn = {package / "decks" / name / "pictures" for name in DECKS}
    assert {path.parent for path in pictures} == drawn
