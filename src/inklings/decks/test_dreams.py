"""The dream cards: enough of them, all different, the same everywhere."""

import hashlib
import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

from inklings.decks import dreams
from inklings.decks.dreams_inks import PALETTES
from inklings.decks.dreams_settings import SETTINGS

_LANGUAGES = ("en", "pl")
_SVG = "{http://www.w3.org/2000/svg}"


def test_there_are_enough_cards_for_the_largest_table() -> None:
    assert len(dreams.CARDS) >= 96


def test_names_are_unique_short_and_plain() -> None:
    assert len(set(dreams.CARDS)) == len(dreams.CARDS)
    for card in dreams.CARDS:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)+", card)
        assert len(card) <= 24


def test_no_two_pictures_are_alike() -> None:
    assert len({dreams.picture(card) for card in dreams.CARDS}) == len(dreams.CARDS)


@pytest.mark.parametrize("card", dreams.CARDS)
def test_a_picture_is_a_small_upright_svg_without_scripts_or_links(card: str) -> None:
    drawn = dreams.picture(card)
    assert len(drawn) < 14_000
    root = ET.fromstring(drawn)  # noqa: S314 - our own document
    assert root.tag == f"{_SVG}svg"
    assert root.get("viewBox") == "0 0 200 300"
    assert {element.tag.removeprefix(_SVG) for element in root.iter()} <= {
        "svg",
        "defs",
        "pattern",
        "g",
        "path",
    }
    assert b"nan" not in drawn
    assert b"href" not in drawn


@pytest.mark.parametrize("card", dreams.CARDS)
def test_a_picture_does_not_name_its_card(card: str) -> None:
    assert card.encode() not in dreams.picture(card)


def test_another_process_draws_the_same_pictures() -> None:
    digest = hashlib.sha256(b"".join(map(dreams.picture, dreams.CARDS))).hexdigest()
    program = (
        "import hashlib; from inklings.decks import dreams; "
        "print(hashlib.sha256(b''.join(map(dreams.picture, dreams.CARDS))).hexdigest())"
    )
    search = [path for path in sys.path if path]
    there = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", f"import sys; sys.path[:] = {search!r}; {program}"],
        env={"PYTHONHASHSEED": "7"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert there.stdout.strip() == digest


@pytest.mark.parametrize("language", _LANGUAGES)
def test_every_card_is_told_in_one_sentence_of_its_own(language: str) -> None:
    sentences = [dreams.alt(card, language) for card in dreams.CARDS]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.index(".") == len(sentence) - 1
        assert len(sentence) <= 140


def test_the_two_languages_differ() -> None:
    for card in dreams.CARDS:
        assert dreams.alt(card, "en") != dreams.alt(card, "pl")


def test_every_setting_has_inks() -> None:
    assert PALETTES.keys() == SETTINGS.keys()


def test_an_unknown_card_or_language_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        dreams.picture("whale-nowhere")
    with pytest.raises(KeyError):
        dreams.alt("whale-nowhere", "en")
    with pytest.raises(KeyError):
        dreams.alt("whale-sea", "xx")
