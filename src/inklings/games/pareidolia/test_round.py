"""From the draw to the droplets: P7-P11, P19, P20, P23."""

from __future__ import annotations

import msgspec
import pytest

from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.decks.words import Language, Spoken, text, written
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.events import (
    CloudTossed,
    WordKept,
)
from inklings.games.pareidolia.moves import (
    Guess,
    KeepWord,
    Pass,
    Toss,
)
from inklings.games.pareidolia.state import (
    Choosing,
    Missed,
    Painting,
)
from inklings.games.pareidolia.test_builders import NONSENSE, Table
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
