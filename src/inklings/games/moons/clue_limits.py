"""What a clue may be where its table limits clues (D23): in one word, or in the letters of a language."""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum
from typing import Final

from inklings.kernel.game import Refused

_LATIN = "ca cs cy da de en es et eu fi fr ga hr hu id is it la lt lv mt nl no pl pt ro sk sl sq sv tr vi"
_CYRILLIC = "be bg mk ru uk"
SCRIPTS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(_LATIN.split(), ("LATIN",)),
    **dict.fromkeys(_CYRILLIC.split(), ("CYRILLIC",)),
    "sr": ("CYRILLIC", "LATIN"),
    "ar": ("ARABIC",),
    "el": ("GREEK",),
    "fa": ("ARABIC",),
    "he": ("HEBREW",),
    "hi": ("DEVANAGARI",),
    "hy": ("ARMENIAN",),
    "ja": ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"),
    "ka": ("GEORGIAN",),
    "ko": ("HANGUL", "CJK"),
    "th": ("THAI",),
    "zh": ("CJK", "IDEOGRAPHIC"),
}
"""Languages in which a table can want its clues, and how the letters of each are called in Unicode."""
TONGUES: Final = "|".join(SCRIPTS)
_WORD = re.compile(r"[^\W_]+(?:['’\-][^\W_]+){0,2}")
"""Letters and digits; some words have a hyphen or an apostrophe in them, and none has more than two."""


class ClueWhy(StrEnum):
    """Why a clue is refused that anyone could give elsewhere."""

    ONE_WORD = "clue_one_word"
    WRITTEN = "clue_written"
    """Nobody can count the words of a clue that is said aloud."""
    LETTERS = "clue_letters"
    """It has letters that the language does not."""


def check(text: str, *, one_word: bool, tongue: str) -> None:
    """Whether a written clue keeps to these limits; raises `Refused`. No server can tell languages apart.

    >>> check("arc-en-ciel", one_word=True, tongue="fr")
    """
    if one_word and (" " in text or len(_WORD.findall(_unmarked(text))) > 1):
        raise Refused(ClueWhy.ONE_WORD)
    if tongue and not all(
        _is_of(tongue, sign) for sign in text if unicodedata.category(sign).startswith("L")
    ):
        raise Refused(ClueWhy.LETTERS, tongue=tongue)


def keeps(text: str, *, one_word: bool, tongue: str) -> bool:
    """The same, as an answer."""
    try:
        check(text, one_word=one_word, tongue=tongue)
    except Refused:
        return False
    return True


def _unmarked(text: str) -> str:
    """A text without the marks on its letters, which would end a word in some scripts."""
    return "".join(sign for sign in text if not unicodedata.category(sign).startswith("M"))


def _is_of(tongue: str, letter: str) -> bool:
    if unicodedata.category(letter) == "Lm":
        return True  # letters that change others, such as an apostrophe: they are of no script
    return unicodedata.name(letter, "").partition(" ")[0] in SCRIPTS[tongue]
