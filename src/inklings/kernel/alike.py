"""Whether people take one text for another (Unicode Technical Standard 39).

Accents make another letter: to a Polish reader Łukasz is not Lukasz, and a is not ą. Letters of other
scripts, digits and pairs of letters that look the same do not, and neither do capitals.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Final

from inklings.kernel.text import ALL_HIDDEN


def alike(one: str, other: str) -> bool:
    """Whether two texts look the same as they are written, or with all their letters small, or in capitals.

    So Ian is taken for ian and for lan, but Lisa is not taken for Iisa.
    """
    return any(mine == theirs for mine, theirs in zip(_looks(one), _looks(other), strict=True))


@lru_cache(4096)
def _looks(text: str) -> tuple[str, str, str]:
    plain = ALL_HIDDEN.sub("", unicodedata.normalize("NFKC", text))
    return skeleton(plain), skeleton(plain.casefold()), skeleton(plain.upper())


def skeleton(text: str) -> str:
    """What texts have in common that look the same, letter by letter."""
    shown = ALL_HIDDEN.sub("", unicodedata.normalize("NFKC", text))
    apart = unicodedata.normalize("NFD", shown).translate(_LOOKS_LIKE)
    return " ".join(unicodedata.normalize("NFD", apart).split())


def _read_table() -> dict[int, str]:
    lines = (files("inklings.kernel") / "confusables.txt").read_text("utf-8").splitlines()
    pairs = (line.split("\t") for line in lines if not line.startswith("# "))
    return {ord(sign): likeness for likeness, signs in pairs for sign in signs}


_LOOKS_LIKE: Final = _read_table()
