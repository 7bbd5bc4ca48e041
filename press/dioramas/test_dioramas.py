"""The dioramas: enough of them, all different, small, and told as their plans tell them.

Blender paints them, which CI has not: what is checked is the catalogue and the pictures.
"""

import io
import itertools
import re
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from inklings.decks import DECKS, dioramas
from inklings.decks.dioramas import DECK
from inklings.decks.shipped import Size
from press.dioramas.chosen import CHOSEN
from press.dioramas.edition import EDITION, chosen, planned, tags
from press.dioramas.ideas import IDEAS
from press.dioramas.palettes import CHAPTERS
from press.edition import file_name
from press.likeness import bits_apart, phash

_PICTURES = Path(dioramas.__file__).parent / "pictures"
_OF_ONE_IDEA = 3
_OF_ONE_CHAPTER = 0.14
"""The largest share of the cards in the colours of one chapter: there are ten."""
_APART = 10
"""Perceptual hashes of two cards, of this deck or another, differ by at least so many of 64 bits."""


def test_there_are_enough_with_names_that_tell_nothing() -> None:
    assert len(set(DECK.cards)) == len(DECK.cards) >= 120
    assert all(re.fullmatch(r"dioramas:([bdfgklmnprstvz][aeiou]){3}", card) for card in DECK.cards)


def test_the_cards_are_the_chosen_takes_of_every_idea() -> None:
    assert {card.seed for card in DECK.catalogue.values()} == set(chosen())
    assert set(CHOSEN) == set(IDEAS)
    assert max(map(len, CHOSEN.values())) <= _OF_ONE_IDEA


def test_no_chapter_comes_up_too_often() -> None:
    shares = Counter(DECK.palette(card) for card in DECK.cards)
    assert set(shares) == {chapter.name for chapter in CHAPTERS}
    assert max(shares.values()) <= _OF_ONE_CHAPTER * len(DECK.cards), shares.most_common(3)


@pytest.mark.parametrize("idea", CHOSEN)
def test_cards_of_one_idea_differ_in_chapter_and_in_who_plays(idea: str) -> None:
    plans = [planned(f"{idea}-{take}") for take in CHOSEN[idea]]
    assert len({plan.chapter.name for plan in plans}) == len(plans)
    assert len({plan.alt["en"] for plan in plans}) == len(plans)


def test_the_catalogue_follows_from_the_plans() -> None:
    for name, card in DECK.catalogue.items():
        wanted = planned(card.seed)
        assert name == EDITION.name(card.seed)
        assert (card.tags, card.alt) == (tags(wanted), wanted.alt)


@pytest.mark.parametrize("size", EDITION.formats)
def test_pictures_are_as_wide_and_as_small_as_promised(size: Size) -> None:
    form = EDITION.formats[size]
    for card in DECK.cards:
        written = DECK.picture(card, size)
        assert len(written) < form.limit
        with Image.open(io.BytesIO(written)) as shown:
            assert (shown.format, shown.size) == ("WEBP", (form.width, form.height))


def test_g8_file_names_carry_their_content_and_no_file_is_left_over() -> None:
    named = {file for card in DECK.catalogue.values() for file in card.files.values()}
    assert named == {file_name(DECK.read(file)) for file in named}
    assert named == {file.name for file in _PICTURES.iterdir()}


def test_no_two_cards_look_alike_in_any_deck_or_across_decks() -> None:
    hashes = {
        card: phash(Image.open(io.BytesIO(deck.picture(card))))
        for deck in DECKS.values()
        for card in deck.cards
    }
    for (one, hashed), (other, its) in itertools.combinations(hashes.items(), 2):
        assert bits_apart(hashed, its) >= _APART, (one, other)
