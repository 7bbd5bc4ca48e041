"""What people type: what is mended, what is refused, and how long it is."""

from __future__ import annotations

import json
import sys
import time
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklings.kernel.game import Refused
from inklings.kernel.text import CODE_POINTS, Flaw, Text, graphemes, is_blank, mended

CASES = json.loads((Path(__file__).parent / "text_cases.json").read_text("utf-8"))
"""The browser counts the same: `client/src/design/typed.test.ts` reads this file, too."""
LINE = Text(200)

SHOWN = [
    "Ada",
    "Zażółć gęślą jaźń",
    "Ἀριστοτέλης",
    "שלום",
    "می\u200cخواهم",  # noqa: RUF001
    "ශ්\u200dරී",
    "❤\ufe0f",
    "❤\ufe0f\u200d🔥",
    "©\ufe0f",
    "👩🏽\u200d🚀",
    "👨\u200d👩\u200d👧",
    "🏳\ufe0f\u200d⚧\ufe0f",
    "1\ufe0f\u20e3",
    "🇵🇱",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "a → b (c)?! 100%",
    "🫨 newer than our Unicode",
]


@pytest.mark.parametrize("text", SHOWN)
def test_what_shows_stays_as_it_is(text: str) -> None:
    assert LINE.read(text) == text


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
        ("\ue000\ufeff\x00a\U0001fffe", "a"),
        ("Zoe\u0301", "Zoé"),
        ("Zoe\u200b\u0301", "Zoé"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
    ],
)
def test_b9_what_does_not_show_is_taken_out(typed: str, shown: str) -> None:
    assert LINE.read(typed) == shown


@pytest.mark.parametrize(
    "blank",
    [
        *("", " ", "\u200b", "\u2800", "\u3164\uffa0", "\u115f\u1160", "\u202e\u202c", "\u00a0", "\u034f"),
        *("\u0301", "\U00013441\U00013442", "\U0001d159", "\ufffc", "\x00\x1b", "\ud800"),
    ],
)
def test_b9_what_shows_nothing_is_blank(blank: str) -> None:
    assert is_blank(mended(blank))
    with pytest.raises(Refused) as refused:
        LINE.read(blank)
    assert refused.value.why is Flaw.BLANK


@pytest.mark.slow
def test_b9_no_character_of_a_hidden_category_is_left() -> None:
    for number in range(sys.maxunicode + 1):
        sign = chr(number)
        if unicodedata.category(sign) in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"} or number & 0xFFFE == 0xFFFE:
            assert mended(f"a{sign}b") in {"ab", "a b"}, hex(number)


def refusal(text: str, most: int) -> Flaw:
    with pytest.raises(Refused) as refused:
        Text(most).read(text)
    assert isinstance(refused.value.why, Flaw)
    assert refused.value.facts == {"most": most}
    return refused.value.why


@pytest.mark.parametrize(("text", "count"), CASES["counts"])
def test_characters_are_counted_as_people_count_them(text: str, count: int) -> None:
    assert graphemes(mended(text)) == count


@pytest.mark.parametrize(("text", "most", "allowed"), CASES["limits"])
def test_limits_are_those_of_the_browser(text: str, most: int, allowed: bool) -> None:  # noqa: FBT001
    assert Text(most).allows(text) is allowed


def test_a_text_that_is_too_long_is_refused() -> None:
    assert Text(20).read("x" * 20) == "x" * 20
    assert refusal("x" * 21, 20) is Flaw.TOO_LONG
    assert refusal("👩" + "\u200d👩" * 10_000, 20) is Flaw.TOO_LONG


def test_b9_marks_are_not_piled_up() -> None:
    assert Text(20).allows("ညွှို့"), "five marks on one letter: Burmese for 'to charm'"
    for marks in (6, 31, 500):
        assert refusal("x" + "\u0323\u0301" * marks, 2000) is Flaw.PILED
    assert refusal("x" + "\u0301" * 10_000, 20) is Flaw.PILED


def test_b9_one_character_has_an_end() -> None:
    kiss = "🧑🏽\u200d❤\ufe0f\u200d💋\u200d🧑🏿"
    assert Text(20).allows(kiss)
    assert Text(20).allows("र्त्स्न्य"), "five consonants in one"
    assert refusal("👩" + "\u200d👩" * 8, 200) is Flaw.PILED
    assert refusal("क" + "\u094dक" * 8, 200) is Flaw.PILED


tricky = st.sampled_from(
    "aeé\u0627\u0645ह्👩❤🏴🇵1#\u0301\u0323\u06ec\u0739\u05b4\u1112\u1161🏽\u200c\u200d\ufe0f\u20e3\U000e0067\U000e007f"
    " \n\u200b\u202e\u2066\x00\x1b\u3164\u2800\u2028\u00a0"
)
typed = st.text() | st.lists(tricky, max_size=40).map("".join)


@given(typed, st.sampled_from([1, 20, 60, 200]))
def test_a_mended_text_is_allowed_or_refused_and_stays_as_it_is(text: str, most: int) -> None:
    once = mended(text)
    assert mended(once) == once
    assert unicodedata.is_normalized("NFC", once)
    assert once == " ".join(once.split())
    kind = Text(most)
    if kind.allows(text):
        assert kind.read(text) == kind.read(once) == once
        assert 1 <= graphemes(once) <= most
        assert len(once.encode()) <= 4 * CODE_POINTS * most
    else:
        assert refusal(text, most) in Flaw


def seconds(text: str) -> float:
    """The least that reading this text takes."""
    least = 1.0
    for _ in range(20):
        begun = time.process_time()
        LINE.allows(text)
        least = min(least, time.process_time() - begun)
    return least


HOSTILE = [
    "👩",
    "👩\u200d",
    "1\ufe0f",
    "م\u200c",
    "🏴\U000e0067",
    "a ",
    " ",
    "\u200b",
    "\u0301\u0323",
    "\U0001d160",
]
HOSTILE += ["".join(sorted(map(chr, range(0x300, 0x370)), key=unicodedata.combining, reverse=True))]


@pytest.mark.slow
@pytest.mark.parametrize("part", HOSTILE)
def test_a_hostile_text_takes_no_time(part: str) -> None:
    """A whole message of it takes not much longer than one of plain words."""
    plain = seconds("zażółć " * 290)
    hostile = (part * 4000).encode()[:4000].decode(errors="ignore") + "\u202e"
    assert seconds(hostile) < 30 * plain
    assert seconds(hostile * 8) < 30 * seconds(hostile) + 0.001, "it grows with the length, not its square"
