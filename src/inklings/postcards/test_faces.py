"""Texts are measured, broken and cut as they are drawn."""

from __future__ import annotations

import pytest

from inklings.postcards.faces import Face, drawable, fitted, shortened, width

VOICE: Face = "bona-nova-italic"
LINE = "What the hill was hiding when nobody looked"


def test_a_short_text_is_as_large_as_allowed_and_a_long_one_smaller() -> None:
    short = fitted("Moon", VOICE, (500, 200), (90, 30), 1.1)
    long = fitted(LINE * 3, VOICE, (500, 200), (90, 30), 1.1)
    assert short.size == 90
    assert short.lines == ("Moon",)
    assert long.size < 90
    assert all(width(line, VOICE, long.size) <= 500 for line in long.lines)
    assert len(long.lines) * long.size * 1.1 <= 200


@pytest.mark.parametrize("text", [LINE * 40, "W" * 200, "Ż" * 200])
def test_what_does_not_fit_even_in_the_smallest_size_is_cut(text: str) -> None:
    cut = fitted(text, VOICE, (300, 100), (90, 30), 1.1)
    assert cut.size == 30
    assert len(cut.lines) == 3
    assert cut.lines[-1].endswith("…")
    assert all(width(line, VOICE, 30) <= 300 for line in cut.lines)


def test_a_name_is_cut_where_its_place_ends() -> None:
    assert shortened("Ada", "alegreya-sans-700", 20, 100) == "Ada"
    cut = shortened("Wilhelmina Katarzyna", "alegreya-sans-700", 20, 100)
    assert cut.endswith("…")
    assert width(cut, "alegreya-sans-700", 20) <= 100


def test_letters_of_five_scripts_are_drawn_and_emoji_are_left_out() -> None:
    assert drawable("Zażółć gęślą jaźń, Ελένη, Юлия, Nguyễn") == "Zażółć gęślą jaźń, Ελένη, Юлия, Nguyễn"
    assert drawable("the moon 🌙 and  me") == "the moon and me"
    assert drawable("🌙") == ""
