"""Words without their endings, so "whales" meets "whale" and "wielorybem" meets "wieloryb"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache

from inklings.games.moons.bot.lexicon import small_words
from inklings.kernel.bot import Language

SNOWBALL = {"en": "english", "pl": "polish"}

ROOT = 4
"""A stem of so many letters with which another begins is of one root with it."""
BEGINNING = 5
"""How many letters tell a word where there is no stemmer."""


@lru_cache(maxsize=8192)
def stems(text: str, language: Language) -> tuple[str, ...]:
    """The words of a text that mean something, in order, without endings and accents."""
    return tuple(
        plain(_stemmer(language)(word)) for word in words(text) if plain(word) not in small_words(language)
    )


def words(text: str) -> list[str]:
    """The words of a text; a pictogram counts as its name."""
    spelled = "".join(_spelled(sign) for sign in unicodedata.normalize("NFC", text))
    return re.findall(r"[^\W\d_]+", spelled.lower())


def plain(word: str) -> str:
    """A word without its accents."""
    letters = unicodedata.normalize("NFKD", word.replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def akin(one: str, other: str) -> bool:
    """Whether two stems are of one root, as far as letters tell."""
    short, long = sorted((one, other), key=len)
    return short == long or (len(short) >= ROOT and long.startswith(short))


def _spelled(sign: str) -> str:
    is_pictogram = unicodedata.category(sign) == "So"
    return f" {unicodedata.name(sign, '')} " if is_pictogram else sign


@cache
def _stemmer(language: Language) -> Callable[[str], str]:
    try:
        import snowballstemmer  # noqa: PLC0415  (of the extra `bots`)
    except ImportError:
        return _cut
    stem: Callable[[str], str] = snowballstemmer.stemmer(SNOWBALL[language]).stemWord
    return stem


def _cut(word: str) -> str:
    """A stem without the extra `bots`: how a word begins."""
    return word[:BEGINNING]
