"""The letters that each character can stand for when someone disguises a word."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from string import ascii_lowercase

from inklings.kernel.alike import skeleton

ANY = ascii_lowercase
"""What an asterisk in the middle of a word stands for."""
APOSTROPHES = ("'", "\N{RIGHT SINGLE QUOTATION MARK}", "\N{LEFT SINGLE QUOTATION MARK}")
_FIGURES = dict(zip("0123456789", ("o", "il", "z", "e", "a", "s", "bg", "tr", "b", "g"), strict=True))
_SIGNS = dict(zip("$!¡|+€£¢®©", ("s", "i", "i", "il", "t", "e", "l", "c", "r", "c"), strict=True))
_MARKS = _FIGURES | _SIGNS | {"@": "aeiouy"} | dict.fromkeys("*#%&•●", ANY)
_ALPHABETS = (0x1F150, 0x1F170, 0x1F1E6)
"""Where Unicode has letters in black circles, in black squares, and the halves of flags."""


def lines(name: str) -> list[str]:
    """The lines of one of our lists."""
    return (files("inklings.house") / "rude" / name).read_text("utf-8").splitlines()


@cache
def letters(sign: str) -> str | None:
    """The letters that a character can stand for; none ("") if it does not show, None if it parts words."""
    if sign.isspace():
        return None
    if unicodedata.category(sign).startswith("M"):
        return ""
    shown = sign.lower() if sign.isascii() else unicodedata.normalize("NFKD", skeleton(sign.casefold()))
    alike = _alike().get(sign.casefold(), "")
    if not shown and not alike:
        return ""
    found = alike + "".join(_MARKS.get(form) or _alike().get(form) or form * form.isalpha() for form in shown)
    return "".join(dict.fromkeys(found)) or None


@cache
def is_letter(sign: str) -> bool:
    """Whether it is a letter, and not a figure or a mark that can stand for one."""
    return not any(form in _MARKS for form in unicodedata.normalize("NFKD", sign))


@cache
def _alike() -> dict[str, str]:
    """Letters of other alphabets, and the Latin ones that they look or sound like."""
    boxed = {chr(start + at): letter for start in _ALPHABETS for at, letter in enumerate(ascii_lowercase)}
    pairs = (line.split() for line in lines("letters.txt") if not line.startswith("#"))
    return boxed | dict(pairs)
