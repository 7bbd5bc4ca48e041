"""What shows of a text that somebody typed."""

from __future__ import annotations

import re
import sys
import time
import unicodedata

import pytest

from inklings.kernel.text import VISIBLE, is_blank, skeleton, visible

SHOWN = [
    "Ada",
    "Zażółć gęślą jaźń",
    "Ἀριστοτέλης",
    "שלום",
    "می\u200cخواهم",  # noqa: RUF001
    "ශ්\u200dරී",
    "❤\ufe0f",
    "❤\ufe0f\u200d🔥",
    "👩🏽\u200d🚀",
    "👨\u200d👩\u200d👧",
    "🏳\ufe0f\u200d⚧\ufe0f",
    "1\ufe0f\u20e3",
    "🇵🇱",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "a → b (c)?! 100%",
]


@pytest.mark.parametrize("text", SHOWN)
def test_what_shows_stays_as_it_is(text: str) -> None:
    assert visible(text) == unicodedata.normalize("NFC", text)
    assert re.search(VISIBLE, text)
    assert not is_blank(text)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada\u200b", "Ada"),
        ("\u202eadA", "adA"),
        ("A\u00addo\u2060lf", "Adolf"),
        ("a\u200db", "ab"),
        ("f\u200cg", "fg"),
        ("👩\u200d", "👩"),
        ("\u200d🚀", "🚀"),
        ("A\ufe0f", "A"),
        ("Ada\U000e0062\U000e0063", "Ada"),
        ("🏴\U000e0067", "🏴"),
        ("a\n\tb\u2028c", "a b c"),
        (" \u3164 a \u200b b \u2800", "a b"),
        ("\ue000\ufeff\x00", ""),
    ],
)
def test_b9_what_does_not_show_is_taken_out(typed: str, shown: str) -> None:
    assert visible(typed) == shown
    assert not re.search(VISIBLE, typed)


@pytest.mark.parametrize(
    "blank", ["", " ", "\u200b", "\u2800", "\u3164\uffa0", "\u202e\u202c", "\u00a0", "\u034f"]
)
def test_b9_what_shows_nothing_is_blank(blank: str) -> None:
    assert is_blank(blank)
    assert not re.search(VISIBLE, blank)


def test_b9_no_character_of_a_hidden_category_is_left() -> None:
    for number in range(sys.maxunicode + 1):
        sign = chr(number)
        if unicodedata.category(sign) in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}:
            assert visible(f"a{sign}b") in {"ab", "a b"}, hex(number)
            assert not re.search(VISIBLE, f"a{sign}b"), hex(number)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ada\u200b"),
        ("Ada", "\u202eadA"),
        ("Ada", "ADA"),
        ("Ada", "Аdа"),  # noqa: RUF001  (Cyrillic)
        ("Ada", "Ａｄａ"),  # noqa: RUF001  (wide)
        ("Ola", "Οla"),  # noqa: RUF001  (Greek)
        ("Ada Ada", "Ada \u2003Ada"),
        ("❤", "❤\ufe0f"),
        ("Zoé", "Zoe\u0301"),
        ("straße", "STRASSE"),
    ],
)
def test_b9_texts_that_look_the_same_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("Zoe", "Zoé"), ("Ala", "Ała"), ("👩", "👩🏽"), ("a b", "ab")]
)
def test_texts_that_look_different_have_two_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("part", ["👩", "👩\u200d", "1\ufe0f", "م\u200c", "🏴", "a ", " "])
def test_a_hostile_text_takes_no_time(part: str) -> None:
    begun = time.process_time()
    re.search(VISIBLE, part * 2000 + "\u202e")
    visible(part * 2000 + "\u202e")
    assert time.process_time() - begun < 1
