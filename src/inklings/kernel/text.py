"""What people type: what shows of it, and whether two texts look the same.

Unicode has many characters that do not show or that turn the direction of writing. With them a name can look
like somebody else's, and a text can look empty. They are kept only where emoji and some scripts need them.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_HIDDEN: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5"
    r"\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ud800-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f"
    r"\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3"
    r"\U0001d173-\U0001d17a\U000e0000-\U0010ffff"
)
"""Control and format characters, surrogates, private use, and letters and marks that have no picture."""
_EMOJI: Final = r"\u2190-\u27ff\u2900-\u2bff\u3030\u303d\U0001f000-\U0001faff"
_JOINING: Final = r"\u0606-\u0dff"
"""Scripts that need joiners and non-joiners within words, from Arabic to Sinhala."""
_KEPT: Final = (
    r"\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
    rf"|[{_EMOJI}]\ufe0f?(?:\u200d(?=[{_EMOJI}]))?"
    r"|[#*0-9]\ufe0f\u20e3"
    rf"|[{_JOINING}][\u200c\u200d](?=[{_JOINING}])"
)
"""Flags of countries within countries, emoji made of several, keycaps, and joiners within a word."""

VISIBLE: Final = rf"^(?!\s*\Z)(?:{_KEPT}|[^{_HIDDEN}{_EMOJI}])*\Z"
"""The pattern of a text that is not blank and in which everything shows: one line, in one direction."""

_HIDDEN_OR_KEPT = re.compile(rf"({_KEPT})|[{_HIDDEN}]")
_ALL_HIDDEN = re.compile(rf"[{_HIDDEN}]")

_LOOKS_LIKE = str.maketrans(
    "авеһіјкмнорԛѕтуԝхԁαβεζηικμνορτυχ",
    "abehijkmhopqstywxdabezhikmvoptyx",
)
"""Cyrillic and Greek letters that look like Latin ones, in small letters or in capitals."""


def visible(text: str) -> str:
    """What shows of a text, in one line, without spaces around it; it may be nothing."""
    one_line = " ".join(unicodedata.normalize("NFC", text).split())
    return " ".join(_HIDDEN_OR_KEPT.sub(r"\1", one_line).split())


def is_blank(text: str) -> bool:
    """Whether nothing shows of a text; an accent without a letter under it is nothing."""
    return not any(
        sign.isprintable() and not sign.isspace() and not unicodedata.category(sign).startswith("M")
        for sign in visible(text)
    )


def skeleton(text: str) -> str:
    """What two texts have in common when people take one for the other."""
    plain = _ALL_HIDDEN.sub("", unicodedata.normalize("NFKC", text))
    small = unicodedata.normalize("NFKC", plain.casefold())
    return " ".join(_ALL_HIDDEN.sub("", small).translate(_LOOKS_LIKE).split())
