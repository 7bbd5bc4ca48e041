"""Own words: what is kept of a paste, and what is dealt. The browser is tested with the same cases."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklings.decks.words import PAREIDOLIA, RORSCHACH, text
from inklings.kernel.text import mended
from inklings.own_decks.words import ENOUGH, MOST, WORD, card, is_own, pile, same, shown, spellings, taken

CASES = msgspec.json.decode(
    Path(__file__).with_name("words_cases.json").read_bytes(), type=list[dict[str, Any]]
)
WORDS = tuple(f"word {number}" for number in range(60))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["taken"][0])
def test_what_the_browser_takes_is_taken_as_it_was_sent(case: dict[str, Any]) -> None:
    assert taken(case["taken"]) == tuple(case["taken"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["taken"][0])
def test_what_the_browser_leaves_out_is_left_out_if_it_is_sent_all_the_same(case: dict[str, Any]) -> None:
    left = [
        word for why, words in case.items() if why not in {"pasted", "taken", "spellings"} for word in words
    ]
    assert taken((*case["taken"], *left)) == tuple(case["taken"])


def test_the_rest_of_a_list_is_told_apart_from_what_is_there() -> None:
    first = taken(["sofa = couch", "cat"])
    assert taken(["COUCH", "Cat", "dog"], first) == ("dog",)


def test_there_is_an_end_to_a_list() -> None:
    many = [f"w{number}" for number in range(MOST + 20)]
    kept = taken(many)
    assert len(kept) == MOST
    assert taken(["one more"], kept) == ()


@pytest.mark.parametrize(
    "hostile",
    ["", " ", "=", "= a", "\u2066\u2069", "\u0301", "a" * 5000, "z" + "\u0301" * 5000, "👩\u200d" * 40],
)
def test_what_cannot_be_shown_is_not_kept(hostile: str) -> None:
    assert taken([hostile, "fine"]) == ("fine",)


@given(st.lists(st.text(max_size=60), max_size=20))
def test_whatever_is_sent_what_is_kept_can_be_shown_and_is_told_apart(lines: list[str]) -> None:
    kept = taken(lines)
    said = [spelling for word in kept for spelling in spellings(word)]
    assert all(WORD.flaw(one) is None and mended(one) == one for one in said)
    assert len({same(one) for one in said}) == len(said)
    assert not any(unicodedata.category(sign) == "Cc" for one in said for sign in one)
    assert taken(kept) == kept


@pytest.mark.parametrize("deck", [RORSCHACH, PAREIDOLIA])
def test_whose_words_are_dealt(deck: Any) -> None:
    chance = Random(1)
    assert set(pile("ours", deck, WORDS, (), chance)) == set(deck)
    assert set(pile("own", deck, (), (), chance)) == set(deck)
    assert set(pile("own", deck, WORDS, (), chance)) == {card(word) for word in WORDS}
    mixed = pile("mixed", deck, WORDS, (), chance)
    assert sum(map(is_own, mixed)) == len(WORDS) == len(mixed) / 2


@pytest.mark.parametrize("source", ["own", "mixed"])
def test_a_short_list_is_filled_up_with_words_that_are_not_in_it(source: Any) -> None:
    mine = taken([text(word, "en") for word in list(RORSCHACH.values())[:9]])
    dealt = pile(source, RORSCHACH, mine, (), Random(1))
    assert len(dealt) == len(set(dealt)) == max(ENOUGH, 9 + 9)
    read = [same(shown(one, RORSCHACH, "en")["en"]) for one in dealt]
    assert len(set(read)) == len(read)


def test_own_words_that_were_met_come_last() -> None:
    met = tuple(card(word) for word in WORDS[:50])
    assert set(pile("own", RORSCHACH, WORDS, met, Random(1))[:10]) == {card(word) for word in WORDS[50:]}
