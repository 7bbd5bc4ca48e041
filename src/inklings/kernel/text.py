"""What people type: one model of allowed text for names, clues, guesses and talk.

A text is one line in Unicode's composed form (NFC), in which every character shows. What can be put right
without asking is `mended`: doubled spaces, letters and accents that came apart, characters that do not show
or that turn the direction of writing. With those a name can look like somebody else's, and a text can look
empty; they are kept only where emoji and some scripts need them. What is left is refused with a reason.

Lengths are counted in characters as people count them (graphemes): a family emoji is one, and so is an é.
The browser counts the same way: `client/src/design/typed.ts`.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from inklings.kernel.game import Refused
from inklings.kernel.offer import ActionT, OfferOf

MOST_MARKS: Final = 5
"""Marks on one letter: Burmese has words with five, and pointed Hebrew too. Nobody needs more."""
LARGEST: Final = 16
"""Code points of one character. A kiss with two skin tones has ten, and a syllable of Hindi hardly more."""
STREAM_SAFE: Final = 30
PASSES: Final = 4
CODE_POINTS: Final = 3
"""Code points that a text may have for each character of its limit. Burmese and Hindi come to two."""
UNSAID: Final = "…"
"""What stands in a log for the words of someone who was forgotten."""


class Flaw(StrEnum):
    """Why a text is refused."""

    BLANK = "text_blank"
    TOO_LONG = "text_too_long"
    PILED = "text_piled"
    """There is too much in one character: marks that would cover the lines around, or emoji without end."""


class TypedOffer(OfferOf[ActionT], frozen=True):
    """Something to type. All that its `read` does not refuse lies within it."""

    def accepts(self, action: ActionT) -> bool:
        """Whether it can be kept, once it is mended."""
        try:
            self.read(action)
        except Refused:
            return False
        return True


@dataclass(frozen=True)
class Text:
    """A kind of text that people type, such as a name."""

    most: int
    """Characters that it may have, as people count them."""

    def read(self, typed: str) -> str:
        """A text as it is kept and shown; raises `Refused`."""
        text = mended(typed)
        flaw = self.flaw(text)
        if flaw:
            raise Refused(flaw, most=self.most)
        return text

    def allows(self, typed: str) -> bool:
        """Whether a text can be kept once it is mended."""
        return self.flaw(mended(typed)) is None

    def flaw(self, text: str) -> Flaw | None:
        """What is wrong with a mended text."""
        if is_blank(text):
            return Flaw.BLANK
        if len(text) > CODE_POINTS * self.most:
            return Flaw.TOO_LONG
        graphemes, size, marks = _measured(text)
        if size > LARGEST or marks > MOST_MARKS:
            return Flaw.PILED
        return Flaw.TOO_LONG if graphemes > self.most else None


# --- what shows ---------------------------------------------------------------------------------

_HIDDEN: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5"
    r"\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ud800-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f"
    r"\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\U000110bd\U000110cd\U00013430-\U0001343f\U00013441\U00013442"
    r"\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U0010ffff"
) + "".join(f"{chr(plane * 0x10000 + 0xFFFE)}{chr(plane * 0x10000 + 0xFFFF)}" for plane in range(1, 14))
"""Control and format characters, surrogates, private use, and letters and marks that have no picture."""
_EMOJI: Final = (
    r"\xa9\xae\u203c\u2049\u2122\u2139\u2190-\u27ff\u2900-\u2bff\u3030\u303d\u3297\u3299"
    r"\U0001f000-\U0001fffd"
)
_JOINING: Final = r"\u0606-\u0dff"
"""Scripts that need joiners and non-joiners within words, from Arabic to Sinhala."""
_KEPT: Final = (
    r"\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
    rf"|[{_EMOJI}]\ufe0f?(?:\u200d(?=[{_EMOJI}]))?"
    r"|[#*0-9]\ufe0f\u20e3"
    rf"|[{_JOINING}][\u200c\u200d](?=[{_JOINING}])"
)
"""Flags of countries within countries, emoji made of several, keycaps, and joiners within a word."""
_HIDDEN_OR_KEPT = re.compile(rf"({_KEPT})|[{_HIDDEN}]")
ALL_HIDDEN: Final = re.compile(rf"[{_HIDDEN}]")
"""Every character that does not show, needed or not."""


def mended(text: str) -> str:
    """What shows of a text, in one line, without spaces around it; it may be nothing.

    A mended text stays as it is when it is mended again. Hardly any text takes more than one pass: only when
    joiners stand among marks, and these change places, may a joiner be left without need.
    """
    for _ in range(PASSES):
        before, text = text, _mended_once(text)
        if text == before:
            return text
    return _mended_once(ALL_HIDDEN.sub("", text))


def _mended_once(text: str) -> str:
    one_line = " ".join(_composed(text).split())
    shown = _HIDDEN_OR_KEPT.sub(r"\1", one_line)
    return _composed(" ".join(shown.split()))


def is_blank(text: str) -> bool:
    """Whether nothing shows of a mended text; an accent without a letter under it is nothing."""
    return all(sign.isspace() or unicodedata.category(sign)[0] == "M" for sign in text)


def _without_piles(text: str) -> str:
    """A text with no more marks in a row than Unicode's stream-safe form has (Annex 15).

    To compose more of them takes time that grows with the square of their number.
    """
    if text.isascii():
        return text
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= STREAM_SAFE:
            kept.append(sign)
    return "".join(kept)


def _composed(text: str) -> str:
    """A text in composed form, both before and after what is hidden has gone: marks meet where it was."""
    return unicodedata.normalize("NFC", _without_piles(text))


# --- how long it is -----------------------------------------------------------------------------

_JOINER: Final = "\u200d"
_IS_EMOJI: Final = re.compile(rf"[{_EMOJI}]")
_MODIFIERS: Final = frozenset("\u200c\u200d\u0e33\u0eb3\uff9e\uff9f🏻🏼🏽🏾🏿")
"""What belongs to the character before it and is no mark: joiners, vowels of Thai and Lao, skin tones."""
_LINKERS: Final = frozenset(
    "\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2\u1a60\u1b44\u1bab\ua9c0\uaaf6\U00010a3f\U00011133"
    "\U000113d0\U0001193e\U00011a47\U00011a99\U00011f42"
)
"""Signs that make one character of two consonants of India and its neighbours."""
_LEADERS: Final = frozenset(
    "\u0d4e\U000111c2\U000111c3\U0001193f\U00011941\U00011a84\U00011a85\U00011a86\U00011a87\U00011a88"
    "\U00011a89\U00011d46\U00011f02"
)
"""Letters that belong to the one behind them."""


class _Measure(NamedTuple):
    graphemes: int
    size: int
    """Of the character that has the most code points."""
    marks: int
    """On the letter that has the most."""


def graphemes(text: str) -> int:
    """How many characters a mended text has, as people count them (Unicode Annex 29).

    Where Unicode's versions differ, and so browsers do, the smaller number is taken: nobody is refused what
    their browser has let them type.
    """
    return _measured(text).graphemes


def _measured(text: str) -> _Measure:
    count, size, largest, marks, most_marks = 0, 0, 0, 0, 0
    half_flag, linked, before = False, False, ""
    for sign in text:
        category = unicodedata.category(sign)
        if category[0] == "M" or sign in _MODIFIERS or _is_tag(sign) or _is_unknown(sign, category):
            joined: object = before
            linked = linked or sign in _LINKERS
            marks += category in {"Mn", "Me"}
            most_marks = max(most_marks, marks)
        else:
            is_half = "🇦" <= sign <= "🇿"
            joined = (
                (half_flag and is_half)
                or (linked and category == "Lo")
                or (before == _JOINER and _IS_EMOJI.match(sign))
                or before in _LEADERS
                or _are_one_syllable(before, sign)
            )
            half_flag = is_half and not half_flag
            marks, linked = 0, False
        count += not joined
        size = size + 1 if joined else 1
        largest = max(largest, size)
        before = sign
    return _Measure(count, largest, most_marks)


def _is_tag(sign: str) -> bool:
    return "\U000e0020" <= sign <= "\U000e007f"


def _is_unknown(sign: str, category: str) -> bool:
    """Whether a newer Unicode than ours may have a mark here; new emoji and Chinese letters are no marks."""
    return category == "Cn" and not _IS_EMOJI.match(sign) and not "\U00020000" <= sign < "\U00040000"


def _are_one_syllable(before: str, sign: str) -> bool:
    """Whether two letters of Korean are written in one block; NFC leaves only old and broken ones apart."""
    if "\u1100" <= before <= "\u115f" or "\ua960" <= before <= "\ua97c":
        return "\u1100" <= sign <= "\u11ff" or "\ua960" <= sign <= "\ua97c" or "가" <= sign <= "\ud7fb"
    is_late = "\u1160" <= sign <= "\u11ff" or "\ud7b0" <= sign <= "\ud7fb"
    return is_late and ("\u1160" <= before <= "\u11ff" or "가" <= before <= "\ud7fb")
