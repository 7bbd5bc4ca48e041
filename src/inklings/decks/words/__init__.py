"""The words of Rorschach and of Pareidolia, in English and Polish.

How they were chosen is told in the README beside this file.
"""

from collections.abc import Mapping
from importlib import resources
from typing import Literal, TypeAlias, get_args

import msgspec

Language: TypeAlias = Literal["en", "pl"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Spoken: TypeAlias = Literal["both", "en", "pl"]
"""What the words of a table are written in."""
Texts: TypeAlias = dict[Language, str]
"""One word as a table reads it."""
Kind: TypeAlias = Literal["thing", "creature", "place", "idea", "mood", "odd"]
Category: TypeAlias = Literal["animal", "food", "thing", "place", "person", "action", "hard"]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to lay beside an inkblot; its two languages need not say the same."""

    id: str
    kind: Kind
    en: str
    pl: str


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one language calls a thing: the text on the card, and what else is as good an answer."""

    text: str
    also: tuple[str, ...]


class DrawableWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to draw with clouds; both languages mean the same, so that a table may guess in either."""

    id: str
    category: Category
    en: Naming
    pl: Naming


def _file(name: str) -> bytes:
    return (resources.files(__name__) / name).read_bytes()


RORSCHACH: Mapping[str, Word] = {
    word.id: word for word in msgspec.json.decode(_file("rorschach.json"), type=list[Word])
}
"""Every word of Rorschach by its id."""

PAREIDOLIA: Mapping[str, DrawableWord] = {
    word.id: word for word in msgspec.json.decode(_file("pareidolia.json"), type=list[DrawableWord])
}
"""Every word of Pareidolia by its id."""


def text(word: Word | DrawableWord, language: Language) -> str:
    """The word as its card shows it."""
    match word:
        case Word():
            return word.en if language == "en" else word.pl
        case DrawableWord():
            return _naming(word, language).text


def written(word: Word | DrawableWord, spoken: Spoken) -> Texts:
    """The word in the languages of a table."""
    return {language: text(word, language) for language in LANGUAGES if spoken in ("both", language)}


def named(texts: Texts, deck: Mapping[str, Word] | Mapping[str, DrawableWord]) -> str | None:
    """Which word of a deck this is, whatever it is written in; None: it is of no deck."""
    return next(
        (
            word.id
            for word in deck.values()
            if all(text(word, language) == said for language, said in texts.items())
        ),
        None,
    )


def answers(word: DrawableWord, language: Language) -> tuple[str, ...]:
    """Everything that is a right answer in this language, the card's own text first."""
    naming = _naming(word, language)
    return (naming.text, *naming.also)


def _naming(word: DrawableWord, language: Language) -> Naming:
    return word.en if language == "en" else word.pl
