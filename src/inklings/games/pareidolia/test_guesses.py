"""What people guess, and what the artists let count: P17, P18."""

from __future__ import annotations

from typing import get_args

import pytest

from inklings.decks.words import LANGUAGES, Language, Spoken, text
from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.events import (
    Guessed,
    GuessOverruled,
    Objected,
    WordSeen,
)
from inklings.games.pareidolia.moves import (
    AcceptGuess,
    Guess,
    Object,
    Pass,
)
from inklings.games.pareidolia.state import (
    Missed,
    Painting,
    Said,
    Solved,
    Tossing,
)
from inklings.games.pareidolia.test_builders import NONSENSE, Table
from inklings.games.pareidolia.turns import SHOWN_GUESSES
from inklings.games.pareidolia.views import GuessView, SolvedView
from inklings.kernel.game import Seat


@pytest.mark.parametrize("spoken", get_args(Spoken))
@pytest.mark.parametrize("language", LANGUAGES)
def test_p17_a_guess_counts_in_any_language_whatever_the_words_are_written_in(
    spoken: Spoken, language: Language
) -> None:
    table = Table(words=spoken).keep().toss()
    table.guess(text=text(WORDS[table.state.round.word or ""], language))
    assert isinstance(table.phase, Solved)


def test_p17_everybody_else_guesses_as_often_as_they_like_and_everybody_reads_it() -> None:
    table = Table(5).paint()
    assert set(table.guessing) == {1, 3, 4}
    table.guess(1, "  a   cloud ").guess(3, NONSENSE).guess(1, "a cloud")
    shown = [(said.id, said.seat, said.text) for said in table.view.round.guesses]
    assert shown == [(0, 1, "a cloud"), (1, 3, NONSENSE), (2, 1, "a cloud")]
    for artist in (table.main, table.second):
        assert table.why_not(artist, Guess(NONSENSE)) == "not_now"


def test_p17_only_the_newest_guesses_are_shown() -> None:
    table = Table().paint()
    for number in range(20):
        table.guess(text=f"{NONSENSE}{number}")
    seen = table.view.round
    assert len(seen.guesses) == SHOWN_GUESSES
    assert (seen.guesses[0].id, seen.guesses[-1].id) == (8, 19)
    assert table.offered(table.main)["accept"].guesses == tuple(range(8, 20))
    assert table.why_not(table.main, AcceptGuess(7)) == "not_offered"


def test_p17_a_seat_guesses_at_most_once_a_second() -> None:
    assert PAREIDOLIA.pace(Guess(NONSENSE)) == 1
    assert PAREIDOLIA.pace(Pass()) == 0


def near_miss(table: Table) -> str:
    """A guess that is close to the word of this table."""
    return table.word[:-1] + "qq"


@pytest.mark.parametrize("near", ["hidden", "shown"])
def test_p17_a_near_miss_is_called_close_only_if_the_host_allows(near: str) -> None:
    table = Table(near=near)
    drawn = [WORDS[word].en.text for word in table.state.round.drawn]
    table.keep(max(range(3), key=lambda number: len(drawn[number]))).toss()
    table.guess(text=near_miss(table)).guess(text=NONSENSE)
    (close, far) = table.view.round.guesses
    assert close.close == (near == "shown")
    assert not far.close
    event = table.state.round.guesses[0]
    assert event.close == (near == "shown"), "what must not be shown is not even written down"


def test_p18_the_server_says_when_a_guess_is_right() -> None:
    table = Table().paint()
    table.guess(1, table.word.upper())
    assert isinstance(table.news[0], WordSeen)
    assert table.phase == Solved(Said(0, Seat(1), table.word.upper()), accepted_by=None)
    seen = table.view
    assert seen.phase == SolvedView(GuessView(0, Seat(1), table.word.upper(), close=False), accepted_by=None)
    assert seen.round.guesses == (), "it never stands among the wrong ones"
    assert table.state.round.said == 1


@pytest.mark.parametrize("artist", ["main", "second"])
def test_p18_either_artist_may_accept_another_word_for_it(artist: str) -> None:
    table = Table().paint().guess(1, "something like it").guess(3, NONSENSE)
    table.accept(table.main if artist == "main" else table.second, 0)
    assert table.phase == Solved(Said(0, Seat(1), "something like it"), accepted_by=getattr(table, artist))
    assert table.droplets == (1, 1, 1, 0)


def test_p18_nobody_else_accepts_and_nothing_else_is_accepted() -> None:
    table = Table().paint()
    assert table.why_not(table.main, AcceptGuess(0)) == "not_now"
    table.guess(1)
    assert table.why_not(1, AcceptGuess(0)) == "not_now"
    assert table.why_not(3, AcceptGuess(0)) == "not_now"
    assert table.why_not(table.main, AcceptGuess(1)) == "not_offered"


def accepted(seats: int = 7) -> Table:
    """The main artist (0) has let a guess of seat 1 count; the second artist is opposite."""
    return Table(seats).paint().guess(1, "something like it").accept(0, 0)


def test_p18_the_others_may_object_and_most_of_them_overrule_it() -> None:
    table = accepted()
    others = [seat for seat in range(7) if "object" in table.offered(seat)]
    assert others == [2, 4, 5, 6], "neither an artist nor the one whose guess it was"
    assert table.droplets == (1, 1, 0, 1, 0, 0, 0)
    table.object(2, 4)
    assert list(table.view.objections) == [2, 4]
    assert isinstance(table.phase, Solved), "half of them is not most of them"
    assert table.why_not(2, Object()) == "not_now"
    table = table.object(6)
    assert table.news == (Objected(Seat(6)), GuessOverruled())
    assert table.phase == Missed()
    assert table.droplets == (0,) * 7
    assert [picture.seer for picture in table.state.gallery] == [None]
    assert list(table.view.objections) == []
    assert all("object" not in table.offered(seat) for seat in range(7))
    assert table.ready().state.round.number == 2


def test_p18_with_four_players_the_one_other_guesser_decides() -> None:
    assert accepted(4).object(3).phase == Missed()


def test_p18_nobody_objects_to_the_word_itself() -> None:
    table = Table(6).solve(1)
    assert all("object" not in table.offered(seat) for seat in range(6))
    assert table.why_not(2, Object()) == "not_now"


def test_p18_who_objected_may_still_be_ready_and_who_goes_does_not_count() -> None:
    table = accepted().object(2, 4)
    assert "say_ready" in table.offered(2)
    table.leave(5)
    assert table.news[-1] == GuessOverruled(), "two of three"
    table = accepted().object(2, 4).leave(2)
    assert list(table.state.objections) == [4]
    assert table.state.gallery[-1].seer == 1
    table.ready()
    assert list(table.state.objections) == [], "each sky has its own"
    assert table.droplets == (1, 1, 0, 1, 0, 0, 0)


def test_p17_only_who_guesses_is_busy_while_the_artists_paint() -> None:
    table = Table(5)
    assert not any(PAREIDOLIA.occupied(table.state, Seat(seat)) for seat in range(5))
    table.paint()
    assert [PAREIDOLIA.occupied(table.state, Seat(seat)) for seat in range(5)] == [
        seat in table.guessing for seat in range(5)
    ]
    table.time_up()
    assert not any(PAREIDOLIA.occupied(table.state, Seat(seat)) for seat in range(5))


def test_a_wrong_guess_tells_the_guesser_nothing() -> None:
    table = Table().paint().guess(1)
    assert table.news == (Guessed(Seat(1), NONSENSE, close=False),)
    assert not isinstance(Table().keep().phase, Painting)
    assert isinstance(Table().keep().phase, Tossing)


@pytest.mark.parametrize("text", ["a cat", "żółw", "🐈\u200d⬛", "x" * 60])
def test_p17_a_guess_may_be_in_any_letters(text: str) -> None:
    table = Table().paint().guess(text=text)
    assert table.state.round.guesses[-1].text == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "text_blank"),
        ("\u2800", "text_blank"),
        ("x" * 61, "text_too_long"),
        ("x" + "\u0301" * 40, "text_piled"),
    ],
)
def test_p17_b9_a_guess_can_be_read(text: str, why: str) -> None:
    table = Table().paint()
    assert table.why_not(table.guessing[0], Guess(text)) == why


def test_p17_b9_a_guess_is_written_without_what_does_not_show() -> None:
    table = Table().paint()
    table.guess(text="\u202e a  clo\u200bud\n")
    assert table.state.round.guesses[-1].text == "a cloud"
