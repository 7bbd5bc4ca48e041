"""People's own words (R30, P30): what can be pasted, how it is kept, and how it is dealt.

A word is a line: the word itself, and perhaps other spellings that count as well: "colour = color, hue". In a
game its card is `word:` and that line, so a log says all that there is to know of it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final, Literal, TypeAlias

from inklings.decks.words import LANGUAGES, DrawableWord, Language, Spoken, Texts, Word, text, written
from inklings.kernel.pile import unmet_first
from inklings.kernel.text import Text, mended

Source: TypeAlias = Literal["ours", "own", "mixed"]
"""Whose words are dealt: ours, the table's own, or as many of each."""
WORD: Final = Text(40)
MOST: Final = 500
"""Words of a table."""
MOST_SPELLINGS: Final = 6
"""Of a word, itself among them."""
ENOUGH: Final = 20
"""Words that a game needs: fifteen skies, and three to choose from. Ours make up for what is missing."""

_CARD: Final = "word:"
_ACCENTS = re.compile("[\u0300-\u036f\u20d0-\u20ff\ufe00-\ufe0f]")


def taken(pasted: Iterable[str], before: Sequence[str] = ()) -> tuple[str, ...]:
    """What can be kept of these lines besides the words before: nothing that reads like another word."""
    known = {same(spelling) for word in before for spelling in spellings(word)}
    kept: list[str] = []
    for line in pasted:
        named = _named(line)
        if not named or not known.isdisjoint(named):
            continue
        if len(before) + len(kept) == MOST:
            break
        known.update(named)
        word, *others = named.values()
        kept.append(f"{word} = {', '.join(others)}" if others else word)
    return tuple(kept)


def _named(line: str) -> dict[str, str]:
    """What a line calls its word, each spelling once; nothing if it can't be kept."""
    word, _, others = line.partition("=")
    also = [one for one in map(mended, re.split("[,=]", others)) if one]
    texts = [mended(word), *also]
    if len(texts) > MOST_SPELLINGS or any(WORD.flaw(one) for one in texts):
        return {}
    named: dict[str, str] = {}
    for one in texts:
        named.setdefault(same(one), one)
    return named


def spellings(word: str) -> tuple[str, ...]:
    """The word itself and what counts as well."""
    first, _, others = word.partition(" = ")
    return (first, *others.split(", ")) if others else (first,)


@lru_cache(maxsize=4096)
def same(spelling: str) -> str:
    """What is left of a text when case, accents, blanks and hyphens do not matter; of emoji all is left."""
    plain = folded(spelling)
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LMN")
    return letters or "".join(plain.split())


def folded(spelling: str) -> str:
    """Small letters without the accents of Latin, Greek and Cyrillic; other scripts need their marks."""
    plain = unicodedata.normalize("NFKD", spelling).casefold().replace("ł", "l")
    return _ACCENTS.sub("", plain)


# --- as cards -----------------------------------------------------------------------------------


def card(word: str) -> str:
    """The card of an own word."""
    return _CARD + word


def is_own(card: str) -> bool:
    """Whether this is the card of an own word."""
    return card.startswith(_CARD)


def spellings_on(card: str) -> tuple[str, ...]:
    """What the word of such a card is called."""
    return spellings(card.removeprefix(_CARD))


def shown(card: str, deck: Mapping[str, Word] | Mapping[str, DrawableWord], spoken: Spoken) -> Texts:
    """The word of a card as a table reads it: an own word is the same in all languages."""
    if not is_own(card):
        return written(deck[card], spoken)
    return {language: text_on(card, deck, language) for language in LANGUAGES if spoken in ("both", language)}


def text_on(card: str, deck: Mapping[str, Word] | Mapping[str, DrawableWord], language: Language) -> str:
    """The word of a card in this language."""
    return spellings_on(card)[0] if is_own(card) else text(deck[card], language)


def pile(
    source: Source,
    deck: Mapping[str, Word] | Mapping[str, DrawableWord],
    words: Sequence[str],
    met: Sequence[str],
    rng: Random,
) -> tuple[str, ...]:
    """The words for a game, shuffled, those first that people have not met.

    Where there are too few own words, some of ours fill up. None of them reads like an own word.
    """
    if source == "ours" or not words:
        return unmet_first(tuple(deck), met, rng)
    known = {same(spelling) for word in words for spelling in spellings(word)}
    others = [
        word.id for word in deck.values() if known.isdisjoint(same(text(word, each)) for each in LANGUAGES)
    ]
    more = max(ENOUGH - len(words), len(words) if source == "mixed" else 0)
    ours = unmet_first(others, met, rng)[:more]
    return unmet_first((*map(card, words), *ours), met, rng)
