"""The dream cards: enough of them, all different, small, told in two languages, painted again the same."""

import io
import itertools
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from inklings.decks import dreams
from inklings.decks.dreams import DECK, FIRST
from inklings.decks.shipped import Size
from press import edition
from press.dreams.easel.palettes import PALETTES
from press.dreams.edition import EDITION
from press.dreams.grammar import dream
from press.dreams.plan import plan
from press.dreams.settings import SETTINGS
from press.dreams.twists import TWISTS
from press.likeness import bits_apart, phash

_LANGUAGES = ("en", "pl")
_PICTURES = Path(dreams.__file__).parent / "pictures"
_LARGEST_SHARES = {1: 0.09, 2: 0.10, 3: 0.04}
"""Of all cards with the same second, third or fourth tag: setting, palette, subject."""

_OF_ONE_TWIST = 2
_WITH_MOON_OR_SUN = 0.15
_ROUND = re.compile(r"\b(moons?|suns?)\b")

_APART = 10
"""Perceptual hashes of two cards differ by at least so many of 64 bits."""

_SAME = 2
"""Those of the same card, painted again, by at most so many."""


@pytest.fixture(scope="module")
def hashes() -> dict[str, int]:
    return {card: phash(Image.open(io.BytesIO(DECK.picture(card)))) for card in DECK.cards}


def test_there_are_enough_for_a_long_evening_with_names_that_tell_nothing() -> None:
    assert len(set(DECK.cards)) == len(DECK.cards) >= 160
    assert all(re.fullmatch(r"([bdfgklmnprstvz][aeiou]){3}", card) for card in DECK.catalogue)
    assert len({card.seed for card in DECK.catalogue.values()}) == len(DECK.catalogue)


@pytest.mark.parametrize(("tag", "largest"), _LARGEST_SHARES.items())
def test_nothing_comes_up_too_often(tag: int, largest: float) -> None:
    shares = Counter(DECK.tags(card)[tag] for card in DECK.cards)
    assert max(shares.values()) <= largest * len(DECK.cards), shares.most_common(3)


def test_no_twist_is_dealt_three_times_nor_twice_with_the_same_subject() -> None:
    twists = Counter(DECK.idea(card) for card in DECK.cards)
    assert max(twists.values()) <= _OF_ONE_TWIST, twists.most_common(3)
    happened = Counter((DECK.tags(card)[0], DECK.tags(card)[3]) for card in DECK.cards)
    assert max(happened.values()) == 1, happened.most_common(3)


def test_every_twist_setting_and_palette_has_its_cards() -> None:
    twists = {card.tags[0] for card in DECK.catalogue.values()}
    assert twists == set(TWISTS)
    used = [{DECK.tags(card)[tag] for card in DECK.cards} for tag in (1, 2)]
    assert used == [set(SETTINGS), set(PALETTES)]


def test_a_moon_or_a_sun_is_not_on_every_card() -> None:
    with_one = [card for card in DECK.cards if _ROUND.search(f"{DECK.tags(card)[4:]} {DECK.alt(card, 'en')}")]
    assert len(with_one) <= _WITH_MOON_OR_SUN * len(DECK.cards)


def test_old_tables_find_the_whole_first_edition() -> None:
    assert len(FIRST.cards) == 144
    assert {card.id for card in DECK.catalogue.values() if card.retired} == set(FIRST.cards) - set(DECK.cards)
    assert set(DECK.catalogue) == set(FIRST.cards) | set(DECK.cards)


@pytest.mark.parametrize("size", EDITION.formats)
def test_pictures_are_as_wide_and_as_small_as_promised(size: Size) -> None:
    form = EDITION.formats[size]
    for card in DECK.catalogue:
        written = DECK.picture(card, size)
        assert len(written) < form.limit
        with Image.open(io.BytesIO(written)) as shown:
            assert shown.format == "WEBP"
            assert shown.size == (form.width, form.height)


def test_g8_file_names_carry_their_content_and_no_file_is_left_over() -> None:
    named: set[str] = set()
    for card in DECK.catalogue:
        for size, file in DECK.catalogue[card].files.items():
            assert file == edition.file_name(DECK.picture(card, size))
            named.add(file)
    assert named == {file.name for file in _PICTURES.iterdir()}


def test_no_two_dreams_are_alike(hashes: dict[str, int]) -> None:
    for (one, hashed), (other, its) in itertools.combinations(hashes.items(), 2):
        assert bits_apart(hashed, its) >= _APART, (one, other)


@pytest.mark.parametrize("language", _LANGUAGES)
def test_every_dream_is_told_in_one_sentence_of_its_own(language: str) -> None:
    sentences = [DECK.alt(card, language) for card in DECK.catalogue]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert 40 <= len(sentence) <= 160, sentence
        assert sentence[0].isupper(), sentence
        assert sentence.index(".") == len(sentence) - 1, sentence


def test_the_catalogue_follows_from_its_seeds() -> None:
    for name, card in DECK.catalogue.items():
        planned = plan(int(card.seed))
        assert name == EDITION.name(card.seed)
        assert card.tags[:4] == (planned.twist, planned.setting, planned.palette, planned.subject)
        assert card.tags[4:] in {(), (planned.light,)}


@pytest.mark.parametrize("card", DECK.cards[:: len(DECK.cards) // 10][:10])
def test_g8_a_seed_paints_its_dream_again(card: str, hashes: dict[str, int]) -> None:
    again = dream(int(DECK.catalogue[card].seed))
    assert bits_apart(phash(again.image), hashes[card]) <= _SAME
    assert again.faults == ()


@pytest.mark.parametrize("seed", [4001, 4002, 4003])
def test_a_new_seed_paints_and_tells_a_dream(seed: int) -> None:
    painted = EDITION.paint(seed, 540)
    assert painted.image.size == (360, 540)
    for language in _LANGUAGES:
        assert 40 <= len(painted.alt[language]) <= 160, painted.alt[language]


def test_dealing_needs_none_of_the_painting_packages() -> None:
    program = (
        "from inklings.decks.dreams import DECK; "
        "card = DECK.cards[0]; DECK.picture(card, 'large'); DECK.alt(card, 'pl'); "
        "assert not {'numpy', 'scipy', 'PIL', 'skia'} & {*sys.modules}"
    )
    search = [path for path in sys.path if path]
    subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", f"import sys; sys.path[:] = {search!r}; {program}"], check=True
    )


def test_the_catalogue_is_bound_as_it_was_printed(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    edition.bind([*DECK.catalogue.values()], tmp_path)
    shipped = Path(dreams.__file__).parent / "catalogue.json"
    assert (tmp_path / "catalogue.json").read_bytes() == shipped.read_bytes()
