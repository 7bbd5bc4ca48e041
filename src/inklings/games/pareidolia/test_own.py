"""P30: games with words that the host has pasted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.guessing import judge
from inklings.games.pareidolia.model import Options
from inklings.games.pareidolia.postcards import postcards
from inklings.games.pareidolia.slips import Verdict
from inklings.games.pareidolia.state import Solved, State
from inklings.games.pareidolia.test_builders import Table
from inklings.kernel.game import Seat
from inklings.own_decks.words import MOST, WORD, card, is_own, taken
from inklings.proofs.brought import BROUGHT
from inklings.proofs.conformance import LARGEST_VIEW, largest_view
from inklings.proofs.secrecy import prove_secrets_are_kept, prove_twins_look_alike
from inklings.proofs.shown import shown
from inklings.proofs.walk import walk

LESSON = taken(
    """
        photosynthesis = fotosynteza
        mitosis
        meiosis
        the ice age
        salt and pepper
        zając
        h2o
        かぎ
        かき
        🦔🍄
        x-ray
    """.splitlines()
)
OWN = tuple(map(card, LESSON))


@pytest.mark.parametrize(
    ("word", "guess", "verdict"),
    [
        ("photosynthesis = fotosynteza", "Photosynthesis!", "right"),
        ("photosynthesis = fotosynteza", "is it fotosynteza?", "right"),
        ("photosynthesis = fotosynteza", "a photosynthesis", "right"),
        ("photosynthesis = fotosynteza", "fotosyntheza", "right"),
        ("photosynthesis = fotosynteza", "photo", "wrong"),
        ("mitosis", "mitosiss", "right"),
        ("mitosis", "meiosis", "wrong"),
        ("meiosis", "mitosis", "wrong"),
        ("mitosis", "mitosis or meiosis", "wrong"),
        ("mitosis", "mytosys", "close"),
        ("the ice age", "ice age", "right"),
        ("the ice age", "Ice-Age", "right"),
        ("salt and pepper", "salt and pepper", "right"),
        ("salt and pepper", "salt", "wrong"),
        ("zając", "ZAJAC", "right"),
        ("zając", "zajęc", "close"),
        ("h2o", "H₂O", "right"),
        ("かぎ", "かぎ", "right"),
        ("かぎ", "かき", "wrong"),
        ("🦔🍄", "🦔 🍄", "right"),
        ("🦔🍄", "🦔", "wrong"),
        ("x-ray", "xray", "right"),
        ("x-ray", "🦴", "wrong"),
    ],
)
def test_p30_a_guess_says_the_word_as_it_was_pasted(word: str, guess: str, verdict: Verdict) -> None:
    assert judge(card(word), guess, OWN) == verdict


@pytest.mark.parametrize("text", ["", "?", "the", "\u200b", "\u0301", "...", "a" * 60, "🙂" * 60])
def test_p30_any_guess_can_be_judged(text: str) -> None:
    assert {judge(word, text, OWN) for word in OWN} == {"wrong"}


def test_p30_a_word_of_ours_that_is_pasted_is_the_pasted_one() -> None:
    (word,) = map(card, taken(["cat"]))
    assert judge(word, "cat", (word,)) == "right"
    assert judge(word, "kot", (word,)) == "wrong", "nobody said that it counts"


def test_p30_own_words_are_painted_and_seen() -> None:
    table = Table(brought=BROUGHT, source="own")
    word = PAREIDOLIA.own(table.state, Seat(table.main)).words[0]
    assert word["en"] == word["pl"]
    table.paint()
    assert table.view.round.category == "own"
    assert word["en"] not in shown(PAREIDOLIA, table.state, None).decode()
    table.guess(text=word["pl"].upper())
    assert isinstance(table.phase, Solved)
    assert table.view.round.word == word
    (met,) = PAREIDOLIA.met(table.ready().state)
    assert met.removeprefix("word:") in BROUGHT


def test_p30_postcards_show_own_words_and_nothing_more() -> None:
    table = Table(brought=[f"<b>{name}</b>" for name in BROUGHT if "=" not in name], source="own")
    table.paint().place()
    assert table.state.round.word
    word = table.state.round.word.removeprefix("word:")
    table.guess(text=word).ready().miss()
    seen, skies = postcards(table.state, "pl")
    assert seen.quote == word
    assert "<b>" not in skies.picture.body, "what is drawn is escaped"


@pytest.mark.parametrize("source", ["own", "mixed"])
def test_p30_nobody_can_tell_which_own_word_is_painted(source: Any) -> None:
    played = walk(PAREIDOLIA, 4, f"own {source}", unrest=0.05, options=Options(source=source, near="shown"))
    prove_twins_look_alike(played)
    prove_secrets_are_kept(played)
    words: set[str | None] = set()
    rng = Random(1)
    painted = next(stand for stand in played.stands if stand.phase == "painting" and stand.state.round.word)
    for _ in range(60):
        twin: State = PAREIDOLIA.resample(painted.state, None, rng)
        words.add(twin.round.word)
    if source == "own":
        assert len(words) > len(BROUGHT) // 2


def test_p30_five_hundred_of_the_longest_words_fit() -> None:
    wide = "👩🏽\u200d🚀"
    long = taken([f"{number:03}" + wide * (WORD.most // 4) for number in range(MOST)])
    assert len(long) == MOST
    played = walk(PAREIDOLIA, 10, "long", unrest=0, options=Options(source="own"), brought=long)
    assert largest_view(played) < LARGEST_VIEW
    assert all(map(is_own, played.stands[0].state.deck))
