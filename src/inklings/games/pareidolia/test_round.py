"""From the draw to the droplets: P7-P11, P17-P20, P23."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from inklings.decks.words import LANGUAGES, Language, Spoken, text, written
from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.model import (
    AcceptGuess,
    Guess,
    GuessView,
    KeepWord,
    Object,
    Pass,
    SolvedView,
    Toss,
)
from inklings.games.pareidolia.state import (
    Choosing,
    CloudTossed,
    Guessed,
    GuessOverruled,
    Missed,
    Objected,
    Painting,
    Said,
    Solved,
    Tossing,
    WordKept,
    WordSeen,
)
from inklings.games.pareidolia.test_builders import NONSENSE, Table
from inklings.games.pareidolia.turns import SHOWN_GUESSES
from inklings.kernel.game import FREE_TALK, SILENCE, Channel, Due, Seat

REACTION, HAND = frozenset({Channel.REACTION}), frozenset({Channel.HAND})


def test_p7_one_of_three_is_kept_and_two_go_to_the_bottom_as_drawn() -> None:
    table = Table()
    one, two, three = table.state.round.drawn
    below = table.state.deck
    table.keep(1)
    assert table.state.round.word == two
    assert table.state.deck == (*below, one, three)


def test_p7_only_the_main_artist_sees_the_three_and_keeps_one() -> None:
    table = Table()
    drawn = tuple(written(WORDS[word], "both") for word in table.state.round.drawn)
    for seat in range(4):
        assert table.own(seat).words == (drawn if seat == table.main else ())
    assert table.why_not(table.second, KeepWord(0)) == "not_now"


@pytest.mark.parametrize(("spoken", "other"), [("en", "pl"), ("pl", "en")])
def test_p7_a_table_has_its_words_in_the_language_that_it_chose(spoken: Spoken, other: Language) -> None:
    table = Table(words=spoken)
    drawn = tuple(written(WORDS[word], spoken) for word in table.state.round.drawn)
    assert table.own(table.main).words == drawn
    table.keep()
    word = WORDS[table.state.round.word or ""]
    assert list(table.own(table.main).word or {}) == [spoken]
    assert msgspec.json.encode(text(word, other)) not in msgspec.json.encode(table.own(table.main))


@pytest.mark.parametrize("spoken", get_args(Spoken))
@pytest.mark.parametrize("language", LANGUAGES)
def test_p17_a_guess_counts_in_any_language_whatever_the_words_are_written_in(
    spoken: Spoken, language: Language
) -> None:
    table = Table(words=spoken).keep().toss()
    table.guess(text=text(WORDS[table.state.round.word or ""], language))
    assert isinstance(table.phase, Solved)


def test_p7_who_does_not_choose_in_time_keeps_the_first() -> None:
    table = Table()
    assert PAREIDOLIA.due(table.state) == Due("0-choosing", 30)
    assert table.time_up().news == (WordKept(0),)


def test_p8_the_second_artist_is_shown_the_word_and_all_hear_the_category() -> None:
    table = Table()
    assert table.view.round.category is None
    table.keep()
    word = WORDS[table.state.round.word or ""]
    seen = table.view.round
    assert seen.category == word.category
    assert seen.word is None
    for seat in range(4):
        assert (table.own(seat).word is not None) == (seat in (table.main, table.second))
    assert table.own(table.second).word == written(word, "both")


def test_p9_the_main_artist_tosses_any_shape_and_chance_does_the_rest() -> None:
    landed = {Table(seed=seed).keep().toss("ring", 400, 400).pose_of(0) for seed in range(20)}
    assert len(landed) == 20
    assert {pose.flip for pose in landed} == {True, False}
    table = Table().keep()
    assert set(table.offered(table.main)) == {"toss"}
    assert table.why_not(table.second, Toss("puff", 0, 0)) == "not_now"


def test_p9_the_server_tosses_for_who_does_not() -> None:
    table = Table().keep()
    assert PAREIDOLIA.due(table.state) == Due("0-tossing", 20)
    (event,) = table.time_up().news
    assert isinstance(event, CloudTossed)
    assert isinstance(table.phase, Painting)


def test_p10_two_minutes_run_from_when_the_cloud_lies_still() -> None:
    table = Table().keep()
    assert table.why_not(table.guessing[0], Guess(NONSENSE)) == "not_now"
    due = PAREIDOLIA.due(table.toss().state)
    assert due
    assert due.within == Due("0-painting", 120)


def test_p11_the_second_artist_acts_first_and_then_they_alternate() -> None:
    table = Table().paint()
    assert table.acting == table.second
    assert table.why_not(table.main, Pass()) == "not_now"
    assert table.place().acting == table.main
    assert table.pass_on().acting == table.second
    assert table.remove(0).acting == table.main


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


def test_p19_the_first_right_guess_pays_three_and_ends_the_round() -> None:
    table = Table(5).paint().guess(1).guess(4)
    table.guess(3, table.word)
    assert table.droplets == (1, 0, 1, 1, 0)
    assert table.why_not(4, Guess(table.word)) == "not_now"
    assert table.why_not(table.second, Pass()) == "not_now"


def test_p19_time_out_pays_nobody_and_shows_the_word() -> None:
    table = Table().paint().guess()
    word = table.word
    table.time_up()
    assert isinstance(table.phase, Missed)
    assert table.droplets == (0, 0, 0, 0)
    assert table.view.round.word
    assert table.why_not(1, Guess(word)) == "not_now", "at zero it is late"


def test_p20_artists_are_silent_from_the_reveal_to_the_end_of_the_round() -> None:
    table = Table(5)

    def tongues() -> dict[str, frozenset[Channel]]:
        seats = {"main": table.main, "second": table.second, "other": table.guessing[0]}
        return {name: PAREIDOLIA.hush(table.state, seat) for name, seat in seats.items()}

    assert tongues() == {"main": SILENCE, "second": FREE_TALK, "other": FREE_TALK}
    table.keep()
    assert tongues() == {"main": HAND, "second": SILENCE, "other": FREE_TALK}
    table.toss()
    assert tongues() == {"main": SILENCE, "second": HAND, "other": REACTION}
    table.place()
    assert tongues() == {"main": HAND, "second": SILENCE, "other": REACTION}
    table.guess(text=table.word)
    assert tongues() == {"main": FREE_TALK, "second": FREE_TALK, "other": FREE_TALK}
    assert PAREIDOLIA.hush(table.state, None) == REACTION


def parts(table: Table) -> list[str | None]:
    """Of the main artist, the second, and someone else."""
    return [PAREIDOLIA.part(table.state, seat) for seat in (table.main, table.second, Seat(1))]


def test_p20_each_has_a_part_in_the_silence_of_a_round() -> None:
    table = Table(5)
    assert parts(table) == ["main artist", "player", "player"]
    assert parts(table.keep()) == ["artist at work", "other artist", "guesser"]
    assert parts(table.toss()) == ["other artist", "artist at work", "guesser"]
    assert parts(table.place()) == ["artist at work", "other artist", "guesser"]
    assert parts(table.guess(text=table.word)) == ["player", "player", "player"]
    assert PAREIDOLIA.part(table.leave(4).state, Seat(4)) is None


def test_p17_only_who_guesses_is_busy_while_the_artists_paint() -> None:
    table = Table(5)
    assert not any(PAREIDOLIA.occupied(table.state, Seat(seat)) for seat in range(5))
    table.paint()
    assert [PAREIDOLIA.occupied(table.state, Seat(seat)) for seat in range(5)] == [
        seat in table.guessing for seat in range(5)
    ]
    table.time_up()
    assert not any(PAREIDOLIA.occupied(table.state, Seat(seat)) for seat in range(5))


def test_p23_the_sky_is_cleared_after_each_round() -> None:
    table = Table().paint().place().guess().time_up().ready()
    seen = table.view.round
    assert (seen.clouds, seen.guesses, table.state.round.last) == ((), (), None)
    assert isinstance(table.phase, Choosing)


def test_the_next_round_begins_when_all_are_ready_or_after_a_while() -> None:
    table = Table().solve()
    assert PAREIDOLIA.due(table.state) == Due("0-solved", 12)
    assert PAREIDOLIA.awaited(table.state) == {0, 1, 2, 3}
    assert isinstance(table.ready().phase, Choosing)
    assert table.state.round.number == 2
    assert PAREIDOLIA.due(table.miss().state) == Due("1-missed", 12)
    table.time_up()
    assert (table.state.round.number, table.main) == (3, 2)


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
