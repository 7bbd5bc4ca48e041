"""The inkblots: a hundred, all different, small enough, told in two languages, and drawn again the same."""

import io
import itertools
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from inklings.decks import inkblots
from inklings.decks.inkblots import DECK
from inklings.decks.shipped import Size
from press import edition
from press.contact import sheet
from press.inkblots.edition import EDITION, tags
from press.inkblots.plan import plan
from press.inkblots.render import render
from press.inkblots.skeletons import FAMILIES
from press.likeness import bits_apart, phash

_LANGUAGES = ("en", "pl")
_PICTURES = Path(inkblots.__file__).parent / "pictures"
_LARGEST_SHARE = 0.15
"""No family may take more of the deck than this."""

_APART = 10
"""Perceptual hashes of two cards differ by at least so many of 64 bits."""

_SAME = 2
"""Those of the same card, drawn again, by at most so many."""

_SAMPLED_HEIGHT = 450


def _inked_half(image: Image.Image) -> Image.Image:
    """The right half: on a whole sheet the fold cancels half of the waves, and their signs are noise."""
    return image.crop((image.width // 2, 0, image.width, image.height))


def _shipped(card: str) -> Image.Image:
    return Image.open(io.BytesIO(DECK.picture(card)))


@pytest.fixture(scope="module")
def hashes() -> dict[str, tuple[int, int]]:
    """Of every card, the hash of the whole sheet and of its inked half."""
    shown = {card: _shipped(card) for card in DECK.cards}
    return {card: (phash(image), phash(_inked_half(image))) for card, image in shown.items()}


def test_there_are_a_hundred_with_short_names_in_no_order_of_seed_or_family() -> None:
    assert len(set(DECK.cards)) == len(DECK.cards) == 100
    assert all(re.fullmatch(r"([bdfgklmnprstvz][aeiou]){3}", card) for card in DECK.cards)
    seeds = [int(DECK.catalogue[card].seed) for card in DECK.cards]
    assert len(set(seeds)) == 100
    rising = sum(one < other for one, other in itertools.pairwise(seeds))
    assert 30 < rising < 70
    families = [DECK.tags(card)[0] for card in DECK.cards]
    assert sum(one == other for one, other in itertools.pairwise(families)) < 30


def test_every_family_has_its_share_and_none_more() -> None:
    shares = Counter(DECK.tags(card)[0] for card in DECK.cards)
    assert shares.keys() == FAMILIES.keys()
    assert max(shares.values()) <= _LARGEST_SHARE * len(DECK.cards)
    assert min(shares.values()) >= 8


@pytest.mark.parametrize("size", EDITION.formats)
def test_pictures_are_as_wide_and_as_small_as_promised(size: Size) -> None:
    form = EDITION.formats[size]
    for card in DECK.cards:
        written = DECK.picture(card, size)
        assert len(written) < form.limit
        with Image.open(io.BytesIO(written)) as shown:
            assert shown.format == "WEBP"
            assert shown.size == (form.width, form.height)


def test_g8_file_names_carry_their_content_and_no_file_is_left_over() -> None:
    named: set[str] = set()
    for card in DECK.cards:
        for size, file in DECK.catalogue[card].files.items():
            assert file == edition.file_name(DECK.picture(card, size))
            named.add(file)
    assert named == {file.name for file in _PICTURES.iterdir()}


def test_no_two_blots_are_alike(hashes: dict[str, tuple[int, int]]) -> None:
    for (one, (whole, half)), (other, (its_whole, its_half)) in itertools.combinations(hashes.items(), 2):
        assert bits_apart(whole, its_whole) >= _APART, (one, other)
        assert bits_apart(half, its_half) >= _APART, (one, other)


@pytest.mark.parametrize("language", _LANGUAGES)
def test_every_blot_is_told_in_one_sentence_of_its_own(language: str) -> None:
    sentences = [DECK.alt(card, language) for card in DECK.cards]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert 40 <= len(sentence) <= 160, sentence
        assert sentence[0].isupper(), sentence
        assert sentence.index(".") == len(sentence) - 1, sentence


_MEANINGS = {
    "en": "bat butterfl moth face mask eye skull wing figure person dancer animal bird tree insect hill",
    "pl": "nietoperz motyl ćma twarz mask oczy oko czaszk skrzyd posta ludzi tancer zwierz ptak drzew owad",
}


@pytest.mark.parametrize("language", _LANGUAGES)
def test_words_say_what_is_seen_and_never_what_it_means(language: str) -> None:
    for card in DECK.cards:
        words = re.findall(r"\w+", DECK.alt(card, language).lower())
        assert not [word for word in words if word.startswith(tuple(_MEANINGS[language].split()))], card


def test_the_catalogue_follows_from_its_seeds() -> None:
    for name, card in DECK.catalogue.items():
        assert name == EDITION.name(card.seed)
        assert card.tags == tags(plan(int(card.seed)))


def test_figures_never_come_with_red() -> None:
    for card in DECK.catalogue.values():
        if card.tags[0] == "figures":
            assert not {"red", "rose", "rust"} & {*card.tags}


@pytest.mark.parametrize("card", DECK.cards[::40])
def test_g8_a_seed_draws_its_blot_again(card: str, hashes: dict[str, tuple[int, int]]) -> None:
    again = render(int(DECK.catalogue[card].seed), _SAMPLED_HEIGHT)
    assert bits_apart(phash(_inked_half(again)), hashes[card][1]) <= _SAME


def test_a_blot_is_drawn_the_same_twice() -> None:
    assert render(5, 120).tobytes() == render(5, 120).tobytes()
    assert render(5, 120).tobytes() != render(6, 120).tobytes()


def test_a_contact_sheet_shows_every_card_asked_for() -> None:
    pictures = [DECK.picture(card) for card in DECK.cards[:7]]
    assert sheet(pictures, columns=3).size == (3 * 248 + 8, 3 * 188 + 8)


def test_dealing_needs_none_of_the_drawing_packages() -> None:
    program = (
        "from inklings.decks.inkblots import DECK; "
        "card = DECK.cards[0]; DECK.picture(card, 'large'); DECK.alt(card, 'pl'); "
        "assert not {'numpy', 'scipy', 'PIL'} & {*sys.modules}"
    )
    search = [path for path in sys.path if path]
    subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", f"import sys; sys.path[:] = {search!r}; {program}"], check=True
    )


def test_an_unknown_card_size_or_language_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        DECK.picture("nobody")
    with pytest.raises(KeyError):
        DECK.picture(DECK.cards[0], "huge")  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        DECK.alt(DECK.cards[0], "xx")


def test_the_catalogue_is_bound_as_it_was_printed(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    edition.bind([*DECK.catalogue.values()], tmp_path)
    shipped = Path(inkblots.__file__).parent / "catalogue.json"
    assert (tmp_path / "catalogue.json").read_bytes() == shipped.read_bytes()


def test_what_the_press_says_of_a_new_blot_is_a_sentence_of_its_own() -> None:
    said = [EDITION.paint(seed, 30).alt for seed in range(24)]
    for language in _LANGUAGES:
        sentences = {alt[language] for alt in said}
        assert len(sentences) == len(said)
        assert all(40 <= len(sentence) <= 160 for sentence in sentences)
