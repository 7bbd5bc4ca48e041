"""Manners among strangers: rude words are blotted out, whole words only, and nobody is refused."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

BLOT = "●"
_TOKEN = re.compile(r"[\w@$!]+")
_LOOKS_LIKE = str.maketrans("ł013457@$!", "loieastasi")
_HELD_DOWN = re.compile(r"(\w)\1{2,}")
_ENDING = re.compile(r"[aeiouy]$")


@lru_cache(4096)
def blotted(text: str) -> str:
    """The text, with a blot for each letter of a rude word."""
    return _TOKEN.sub(lambda found: _blot(found[0]), text)


def _blot(token: str) -> str:
    word = token.rstrip("!")
    key = _key(word)
    rude = key in _rude("en") or _stem(key) in _rude("pl")
    return BLOT * len(word) + token[len(word) :] if rude else token


@cache
def _rude(language: str) -> frozenset[str]:
    words = (files("inklings.house") / "rude" / f"{language}.txt").read_text("utf-8").split()
    return frozenset(_stem(_key(word)) if language == "pl" else _key(word) for word in words)


def _key(word: str) -> str:
    """By what a word is known: without case, accents, digits for letters, and letters held down."""
    plain = unicodedata.normalize("NFKD", word.casefold().translate(_LOOKS_LIKE))
    return _HELD_DOWN.sub(r"\1", "".join(filter(str.isalpha, plain)))


def _stem(key: str) -> str:
    """Polish nouns end as their sentence wants it: any last vowel will do."""
    return _ENDING.sub("-", key)
