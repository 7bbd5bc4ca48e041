"""What each may see: the word and the words put back, near misses, the gallery, and how much it weighs."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.guessing import judge
from inklings.games.pareidolia.state import State
from inklings.games.pareidolia.test_builders import Table, viewers
from inklings.kernel.game import Viewer
from inklings.proofs.conformance import LARGEST_VIEW
from inklings.proofs.shown import shown


def names(word: str) -> tuple[bytes, bytes]:
    """A word as it stands in a frame."""
    return msgspec.json.encode(WORDS[word].en.text), msgspec.json.encode(WORDS[word].pl.text)


def knows(table: Table, viewer: Viewer, word: str) -> bool:
    """Whether a viewer finds this word in what is sent."""
    return any(name in shown(PAREIDOLIA, table.state, viewer) for name in names(word))


def test_p8_nobody_but_the_artists_is_sent_the_word_until_the_round_ends() -> None:
    table = Table(6, seed=2).keep()
    word = table.state.round.word
    assert word
    for _ in range(2):
        for viewer in viewers(table):
            assert knows(table, viewer, word) == (viewer in (table.main, table.second))
        table.toss() if table.state.round.put == 0 else table.guess()
    table.time_up()
    assert all(knows(table, viewer, word) for viewer in viewers(table))


def test_p7_the_words_put_back_are_sent_to_nobody_ever_again() -> None:
    table = Table(4)
    back: set[str] = set()
    while PAREIDOLIA.outcome(table.state) is None:
        drawn = table.state.round.drawn
        for step in (table.keep, table.toss, table.time_up, table.ready):
            step()
            back |= set(drawn) - {table.state.round.word}
            kept = {picture.word for picture in table.state.gallery} | {table.state.round.word}
            now = set(table.state.round.drawn)
            for word in back - kept:
                for viewer in viewers(table):
                    assert not knows(table, viewer, word) or (word in now and viewer == table.main)
    gallery = msgspec.json.encode(PAREIDOLIA.review(table.state) if PAREIDOLIA.review else None)
    assert not [word for word in table.state.deck if any(name in gallery for name in names(word))]


@pytest.mark.parametrize("near", ["hidden", "shown"])
def test_p17_a_twins_word_is_one_that_every_guess_shown_fits(near: str) -> None:
    table = Table(5, near=near).paint()
    for number, word in enumerate(WORDS.values()):
        if word.id != table.state.round.word and number % 6 == 0:
            table.guess(text=word.en.text)
    rng, words = Random(1), set[str]()
    for _ in range(60):
        twin: State = PAREIDOLIA.resample(table.state, table.guessing[0], rng)
        assert twin.round.word
        words.add(twin.round.word)
        for said in twin.round.guesses:
            verdict = judge(twin.round.word, said.text)
            assert verdict != "right"
            assert said.close == (near == "shown" and verdict == "close")
    assert len(words) > 3
    assert len({WORDS[word].category for word in words}) == 1, "the category has been told"


def test_g7_every_sky_hangs_in_the_gallery_once_the_game_is_over() -> None:
    table = Table(4).solve(3).ready()
    solved = table.state.gallery[0]
    for _ in range(11):
        table.miss().ready()
    assert PAREIDOLIA.review
    pictures = PAREIDOLIA.review(table.state).pictures
    assert [picture.number for picture in pictures] == list(range(1, 13))
    assert (pictures[0].seer, pictures[0].artists, pictures[1].seer) == (3, (0, 2), None)
    assert pictures[0].word["en"] == WORDS[solved.word].en.text
    assert [cloud.shape for cloud in pictures[0].clouds] == ["puff"]


def test_the_fullest_view_is_small() -> None:
    table = Table(10).paint()
    for shape in ("puff",) * 2 + ("streak",) * 3 + ("crescent",) * 3 + ("ring",) * 3 + ("tower",) * 2:
        table.place(-123, -123, shape)
    for _ in range(20):
        table.guess(text="ż" * 60)
    assert len(table.view.round.clouds) == 14
    assert len(msgspec.json.encode((table.view, table.own(table.main)))) < LARGEST_VIEW
