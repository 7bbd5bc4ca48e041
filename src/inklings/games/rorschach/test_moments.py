"""What is told of a game at its end."""

from __future__ import annotations

from msgspec.structs import replace

from inklings.decks.words import RORSCHACH as WORDS
from inklings.decks.words import Texts, written
from inklings.games.rorschach import RORSCHACH
from inklings.games.rorschach.model import FinishedView, MatchView
from inklings.games.rorschach.state import Round
from inklings.games.rorschach.test_builders import Table


def finish(table: Table) -> FinishedView:
    phase = RORSCHACH.view(table.ready().state).phase
    assert isinstance(phase, FinishedView)
    return phase


def match(table: Round, place: int, guessed: int) -> MatchView:
    def word(symbol: int) -> Texts:
        return written(WORDS[table.words[symbol]], "both")

    assert table.subject is not None
    return MatchView(table.subject, table.blots[place], word(table.marker(place)), word(guessed))


def test_the_best_match_has_two_right_guesses_and_a_doubting_control() -> None:
    table = Table()
    table.play(right=True, copies=True, second=False).ready()
    table.play(right=True, copies=False, second=False).ready()
    table.give(1, 1).play(right=True, copies=True, second=True).ready()
    best = table.state.scored[2]
    table.play(right=True, copies=False, second=False).ready().give(4, 1).play(right=False, copies=False)
    assert finish(table).best == match(best, 0, 0)


def test_a_doubted_match_is_better_than_a_copied_one_and_the_first_of_equals_is_told() -> None:
    table = Table().play(right=True, copies=True).ready().play(right=True, copies=False).ready()
    table.play(right=True, copies=False).ready().give(4, 1).play(right=False, copies=False)
    assert finish(table).best == match(table.state.scored[1], 0, 0)


def test_r26_a_word_that_was_shuffled_back_may_be_told_at_the_end() -> None:
    table = Table().play(right=False, copies=False).ready()
    box = table.state.box
    table.state = replace(table.state, box=replace(box, words=box.words + box.used_words, used_words=()))
    table.give(4, 1).play(right=False, copies=False)
    strangest = finish(table).strangest
    assert strangest is not None
    secret = {secret.text for secret in RORSCHACH.secrets(table.state)}
    assert not secret & {strangest.meant["pl"], strangest.guessed["pl"]}
    assert secret


def test_the_strangest_match_is_one_that_nobody_saw() -> None:
    table = Table().play(right=False, copies=True).ready().play(right=False, copies=False).ready()
    table.give(4, 1).play(right=False, copies=False)
    assert finish(table).strangest == match(table.state.scored[1], 0, 1)


def test_without_a_wrong_guess_nothing_was_strange_and_without_a_right_one_nothing_was_best() -> None:
    right = finish(Table().give(4, 1).play(right=True, copies=False))
    assert (right.best is None, right.strangest is None) == (False, True)
    wrong = finish(Table().give(4, 1).play(right=False, copies=False))
    assert (wrong.best is None, wrong.strangest is None) == (True, False)


def test_mind_readers_leaned_towards_what_was_true_with_either_team() -> None:
    table = Table(6, test=0)  # Lampblack: 0, 2, 4; Chalk: 1, 3, 5
    table.to_guess().guess(0, 0).answer(1).guess(1, 1)
    assert sorted(table.state.scored[0].readers) == [2, 2, 4, 4]
    table.ready().to_guess().lean(3, 0).lean(5, 3).time_up().answer(2).guess(1, 2)
    assert table.state.scored[1].readers == (3,)
    readers = finish(table.give(4, 1)).mind_readers
    assert readers is not None
    assert (readers.seats, readers.read) == ((2, 4), 2)


def test_one_true_guess_makes_no_mind_reader() -> None:
    assert finish(Table().give(4, 1).play(right=True, copies=False)).mind_readers is None


def test_nobody_stands_out_when_more_than_three_are_equal() -> None:
    table = Table(10)
    table.to_guess().guess(0, 0).answer(1).guess(1, 1)
    assert len(set(table.state.scored[0].readers)) == 4
    assert finish(table.give(4, 1)).mind_readers is None
