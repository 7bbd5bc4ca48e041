"""No clue of a bot names what its card shows: the painter knows every form of every noun."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from inklings.decks.dreams import CARDS, DECK
from inklings.games.moons.bot.clues import stocks
from inklings.games.moons.bot.lexicon import small_words
from inklings.games.moons.bot.tongue import plain, words
from inklings.kernel.bot import Language
from press.dreams.words import NOUNS

LANGUAGES: tuple[Language, ...] = get_args(Language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_names_what_its_card_shows(language: Language) -> None:
    for card in CARDS:
        visible = _telling(DECK.alt(card, language), language)
        for tag in DECK.tags(card):
            for name in re.split(" as | with | and ", tag):
                visible.update(_forms(name, language))
        for clue in stocks(language, DECK)[card]:
            assert not visible & _telling(clue, language), (clue, DECK.alt(card, language))


def _telling(text: str, language: Language) -> set[str]:
    return {word for word in words(text) if plain(word) not in small_words(language)}


def _forms(name: str, language: Language) -> set[str]:
    """What a tag is called, in all forms of the noun."""
    if name not in NOUNS:
        return set(words(name.replace("_", " "))) if language == "en" else set()
    noun = NOUNS[name]
    if language == "en":
        return {noun.bare, noun.many.en}
    return {noun.pl, noun.genitive, noun.accusative, noun.instrumental, noun.many.pl}
