"""R30: games with words that the host has pasted."""

from __future__ import annotations

from typing import Any

import pytest

from inklings.decks.words import RORSCHACH as WORDS
from inklings.decks.words import Texts
from inklings.games.rorschach import RORSCHACH
from inklings.games.rorschach.bot.likeness import known, seen
from inklings.games.rorschach.model import Options
from inklings.games.rorschach.postcards import postcards
from inklings.games.rorschach.test_builders import Table
from inklings.kernel.game import Seat
from inklings.own_decks.words import ENOUGH, WORD, card, is_own, taken
from inklings.proofs.conformance import LARGEST_VIEW, largest_view
from inklings.proofs.secrecy import prove_secrets_are_kept, prove_twins_look_alike
from inklings.proofs.walk import walk

LESSON = taken([f"lesson {number} = answer {number}" for number in range(30)])


def test_r30_own_words_lie_open_as_they_were_pasted_and_without_other_spellings() -> None:
    table = Table(brought=LESSON, source="own", words="pl")
    words = RORSCHACH.view(table.state).round.words
    assert {word["pl"] for word in words} < {f"lesson {number}" for number in range(30)}
    assert "en" not in words[0]
    assert len(table.state.box.words) + len(words) == len(LESSON)


def test_r30_mixed_are_as_many_of_ours_and_a_short_list_is_filled_up() -> None:
    mixed = Table(brought=LESSON, source="mixed").state
    assert len(mixed.box.words) + 3 == 2 * len(LESSON)
    short = Table(brought=LESSON[:5], source="own").state
    dealt = (*short.box.words, *short.round.words)
    assert len(dealt) == ENOUGH
    assert sum(map(is_own, dealt)) == 5
    assert {word for word in dealt if not is_own(word)} <= set(WORDS)


def test_r30_without_a_list_our_words_are_dealt() -> None:
    assert Table(source="own").state.box == Table().state.box


def test_r30_a_list_that_runs_out_is_shuffled_again() -> None:
    table = Table(brought=LESSON[:ENOUGH], source="own", target=4)
    rounds = ENOUGH // 3 + 2
    for _ in range(rounds):
        table.play(right=False, copies=True).ready()
    assert table.state.round.number == rounds + 1
    assert all(map(is_own, table.state.round.words))


def test_r30_postcards_tell_own_words_in_any_language() -> None:
    table = Table(brought=LESSON, source="own", target=3)
    while RORSCHACH.outcome(table.state) is None:
        table.play(right=True, copies=False, second=True).ready()
    for language in ("en", "pl"):
        assert all(one.quote.startswith("lesson ") for one in postcards(table.state, language))


@pytest.mark.parametrize("source", ["own", "mixed"])
def test_r30_nobody_can_tell_which_own_words_come_next(source: Any) -> None:
    played = walk(RORSCHACH, 4, f"own {source}", unrest=0.05, options=Options(source=source, target=3))
    prove_twins_look_alike(played)
    prove_secrets_are_kept(played)


def test_r30_the_longest_words_fit() -> None:
    long = taken([f"{number:02}" + "龍" * (WORD.most - 2) for number in range(ENOUGH)])
    played = walk(RORSCHACH, 10, "long", unrest=0, options=Options(source="own", target=3), brought=long)
    assert largest_view(played) < LARGEST_VIEW


def test_r30_bots_know_a_word_that_reads_like_ours_and_see_their_own_in_others() -> None:
    table = Table(brought=(*LESSON, "AKORDEON", "Adventúre"), source="own")
    blots = table.state.round.blots
    assert known({"en": "AKORDEON", "pl": "AKORDEON"}) == "accordion"
    assert known({"en": "Adventúre"}) == "adventure"
    strange: Texts = {"en": "lesson 1", "pl": "lesson 1"}
    assert known(strange) is None
    one, other = (seen(strange, "en", blots, 0.9, table.rng) for _ in range(2))
    assert one.keys() == other.keys() == set(blots)
    assert one != other
    assert card(LESSON[0]) not in WORDS
    assert RORSCHACH.own(table.state, Seat(0)).markers == ()
