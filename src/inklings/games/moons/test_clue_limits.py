"""Where a table limits clues (D23): in one word, or in the letters of a language."""

from __future__ import annotations

from random import Random
from typing import Literal

import msgspec
import pytest

from inklings.games.moons import MOONS
from inklings.games.moons.bot.clues import SIGNS, limited
from inklings.games.moons.clue_limits import SCRIPTS, ClueWhy, check, keeps
from inklings.games.moons.model import Aloud, Options, TellOffer, TellStory, Written
from inklings.games.moons.state import Choosing
from inklings.games.moons.test_builders import Table
from inklings.kernel.bot import Language
from inklings.kernel.game import Refused, Seat
from inklings.kernel.text import CODE_POINTS, Flaw


def why_not(table: Table, text: str) -> object:
    return table.why_not(0, TellStory(table.hand(0)[0], Written(text)))


@pytest.mark.parametrize(
    "word", ["moon", "żółć", "well-being", "arc-en-ciel", "l’heure", "🌙", "42", "हिन्दी", "moon!"]
)
def test_d23_one_word_is_one_word(word: str) -> None:
    assert isinstance(Table(clue="word").tell(0, word).phase, Choosing)
    assert keeps(word, one_word=True, tongue="")


@pytest.mark.parametrize(
    "text",
    [
        "two moons",
        "once_upon",
        "one.two",
        "a/b",
        "moon,sun",
        "a-b-c-d",
        "one\u00a0two",
        "one\u2028two",
        "🌙 🌙",
    ],
)
def test_d23_two_words_are_refused_however_they_are_joined(text: str) -> None:
    assert why_not(Table(clue="word"), text) == ClueWhy.ONE_WORD
    assert isinstance(Table().tell(0, text).phase, Choosing), "elsewhere it is a clue like any other"


def test_d23_what_is_said_aloud_cannot_be_counted() -> None:
    table = Table(clue="word")
    assert table.why_not(0, TellStory(table.hand(0)[0], Aloud())) == ClueWhy.WRITTEN
    table = Table(tongue="uk")
    assert isinstance(table.do(0, TellStory(table.hand(0)[0], Aloud())).phase, Choosing)


def test_d23_a_blank_or_long_clue_is_refused_as_ever() -> None:
    table = Table(clue="word", tongue="pl")
    assert why_not(table, " ") == Flaw.BLANK
    assert why_not(table, "x" * 200 * CODE_POINTS + "x") == Flaw.TOO_LONG


@pytest.mark.parametrize(
    ("tongue", "fine", "wrong"),
    [
        ("pl", "Zażółć gęślą jaźń!", "місяць"),
        ("uk", "місяць п’ять 🌙", "moon"),
        ("el", "φεγγάρι", "луна"),
        ("ja", "月のひかりとカメラ", "달"),
        ("ko", "달빛", "月のひかり"),
        ("zh", "月亮", "ひ"),
        ("he", "יָרֵחַ", "moon"),
        ("ar", "قَمَر", "ירח"),
        ("sr", "mesec месец", "φ"),
        ("de", "Straße 7", "дом"),
    ],
)
def test_d23_letters_are_those_of_the_language(tongue: str, fine: str, wrong: str) -> None:
    assert isinstance(Table(tongue=tongue).tell(0, fine).phase, Choosing)
    assert why_not(Table(tongue=tongue), wrong) == ClueWhy.LETTERS
    with pytest.raises(Refused) as refused:
        check(wrong, one_word=False, tongue=tongue)
    assert refused.value.facts == {"tongue": tongue}


def test_d23_only_languages_whose_letters_are_known_can_be_wanted() -> None:
    for tongue in SCRIPTS:
        assert msgspec.convert({"tongue": tongue}, Options).tongue == tongue
    for wrong in ("xx", "english", "e", "en\n"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"tongue": wrong}, Options)


def test_d23_the_narrator_is_told_the_limits() -> None:
    (offer,) = MOONS.offers(Table(clue="word", tongue="de").state, Seat(0))
    assert isinstance(offer, TellOffer)
    assert (offer.one_word, offer.tongue) == (True, "de")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("clue", ["any", "word"])
@pytest.mark.parametrize("tongue", ["", "en", "pl", "de", "uk", "ja"])
def test_d23_bots_keep_to_the_limits(language: Language, clue: Literal["any", "word"], tongue: str) -> None:
    one_word = clue == "word"
    for seed in range(4):
        table = Table(clue=clue, tongue=tongue, seed=seed, pictures="both")
        for card in table.hand(0):
            for lap in range(3):
                clues = limited(card, language, lap, one_word=one_word, tongue=tongue)
                assert clues
                assert all(keeps(text, one_word=one_word, tongue=tongue) for text in clues)
                assert (tongue in {"", language}) or set(clues) <= set(SIGNS)


def test_d23_one_word_of_a_bot_is_mostly_a_word_of_its_language() -> None:
    told = [
        limited(card, "en", 0, one_word=True, tongue="")
        for card in Table(seats=8, seed=Random(1).randrange(99)).hand(0)
    ]
    assert sum(clues[0] not in SIGNS for clues in told) >= len(told) - 1
