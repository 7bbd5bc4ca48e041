"""The words: as many as the rules ask for, short, well spelt, and never to be mistaken for one another."""

import json
import re
import unicodedata
from collections import Counter
from importlib import resources

import msgspec
import pytest

from inklings.decks import words
from inklings.decks.words import LANGUAGES, PAREIDOLIA, RORSCHACH, DrawableWord, Language, Word, answers, text

_LONGEST = 22
_FILES = ("rorschach.json", "pareidolia.json")

languages = pytest.mark.parametrize("language", LANGUAGES)


def _bare(said: str) -> str:
    """As a guess may be typed: without case, accents, hyphens or a leading article."""
    letters = unicodedata.normalize("NFD", said.casefold().replace("ł", "l"))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"^(a|an|the) ", "", re.sub(r"[\s-]+", " ", plain))


def _everything_said() -> list[str]:
    rorschach = [text(word, language) for word in RORSCHACH.values() for language in LANGUAGES]
    pareidolia = [
        answer for word in PAREIDOLIA.values() for language in LANGUAGES for answer in answers(word, language)
    ]
    return rorschach + pareidolia


def test_r3_there_are_three_hundred_words() -> None:
    assert len(RORSCHACH) == 300


def test_p2_there_are_360_words_fifty_of_each_category_and_sixty_hard_ones() -> None:
    assert len(PAREIDOLIA) == 360
    assert Counter(word.category for word in PAREIDOLIA.values()) == {
        "animal": 50,
        "food": 50,
        "thing": 50,
        "place": 50,
        "person": 50,
        "action": 50,
        "hard": 60,
    }


def test_rorschach_mixes_its_kinds_in_these_shares() -> None:
    assert Counter(word.kind for word in RORSCHACH.values()) == {
        "thing": 66,
        "creature": 42,
        "place": 42,
        "idea": 54,
        "mood": 42,
        "odd": 54,
    }


@pytest.mark.parametrize("file", _FILES)
def test_ids_are_unique_plain_and_in_order(file: str) -> None:
    rows = json.loads((resources.files(words) / file).read_bytes())
    ids = [row["id"] for row in rows]
    assert len(set(ids)) == len(ids)
    assert ids == sorted(ids)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word) for word in ids)


@languages
def test_r5_no_two_words_of_rorschach_read_alike(language: Language) -> None:
    texts = Counter(_bare(text(word, language)) for word in RORSCHACH.values())
    assert [said for said, times in texts.items() if times > 1] == []


def test_p17_no_answer_in_either_language_is_right_for_two_words() -> None:
    owners = Counter(
        answer
        for word in PAREIDOLIA.values()
        for answer in {_bare(said) for language in LANGUAGES for said in answers(word, language)}
    )
    assert [answer for answer, times in owners.items() if times > 1] == []


@languages
def test_no_word_lists_an_answer_twice(language: Language) -> None:
    for word in PAREIDOLIA.values():
        listed = [answer.casefold() for answer in answers(word, language)]
        assert len(set(listed)) == len(listed), word.id


@languages
def test_every_word_of_pareidolia_may_be_said_otherwise(language: Language) -> None:
    assert [word.id for word in PAREIDOLIA.values() if len(answers(word, language)) == 1] == []


@languages
def test_texts_fit_their_cards(language: Language) -> None:
    texts = [text(word, language) for word in RORSCHACH.values()]
    texts += [text(word, language) for word in PAREIDOLIA.values()]
    assert [said for said in texts if len(said) > _LONGEST] == []


def test_nothing_is_empty_or_padded_with_blanks() -> None:
    assert [said for said in _everything_said() if not said or said != " ".join(said.split())] == []


def test_letters_are_composed_and_of_the_two_alphabets() -> None:
    for said in _everything_said():
        assert unicodedata.is_normalized("NFC", said), said
        assert re.fullmatch(r"[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż0-9 .'-]+", said), said


def test_english_has_no_polish_letters() -> None:
    english = [text(word, "en") for word in RORSCHACH.values()]
    english += [answer for word in PAREIDOLIA.values() for answer in answers(word, "en")]
    assert [said for said in english if not said.isascii()] == []


def test_each_language_has_its_own_text() -> None:
    word = RORSCHACH["heavy-metal"]
    assert (text(word, "en"), text(word, "pl")) == ("heavy metal", "disco polo")
    drawable = PAREIDOLIA["cat"]
    assert (text(drawable, "en"), text(drawable, "pl")) == ("cat", "kot")


def test_answers_begin_with_the_card_s_own_text() -> None:
    assert answers(PAREIDOLIA["candle"], "en") == ("candle", "candles")
    assert answers(PAREIDOLIA["rainbow"], "pl") == ("tęcza", "tęcze", "tęczę", "tęczy")


@pytest.mark.parametrize("word", [RORSCHACH["monday"], PAREIDOLIA["cat"]])
def test_words_cannot_be_changed(word: Word | DrawableWord) -> None:
    with pytest.raises(AttributeError):
        word.id = "other"  # type: ignore[misc]


def test_an_unknown_kind_or_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"id": "x", "kind": "verb", "en": "x", "pl": "x"}, Word)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"id": "x", "kind": "odd", "en": "x", "pl": "x", "de": "x"}, Word)
