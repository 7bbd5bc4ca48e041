"""Winning, ties, and who takes over: P26, P28."""

from __future__ import annotations

import pytest

from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.events import ArtistReplaced, RoundBegan
from inklings.games.pareidolia.moves import Guess, SayReady, Vote
from inklings.games.pareidolia.state import (
    Choosing,
    Finished,
    Painting,
    Solved,
    Tossing,
    Voting,
)
from inklings.games.pareidolia.test_builders import Table
from inklings.games.pareidolia.views import FinishedView, VotingView
from inklings.kernel.game import FREE_TALK, Due, Outcome, Seat
from inklings.kernel.rounds import PlayerLeft


def ended(*droplets: int) -> Table:
    """A game whose last sky is being looked at, with so many droplets for each seat."""
    return Table(len(droplets)).to_the_last_sky().give(*droplets)


def test_p26_most_droplets_win() -> None:
    table = ended(1, 3, 2, 0).ready()
    assert table.phase == Finished((Seat(1),), "droplets")
    assert PAREIDOLIA.outcome(table.state) == Outcome((Seat(1),), "droplets")
    assert PAREIDOLIA.due(table.state) is None


def test_p26_on_a_tie_the_others_vote() -> None:
    table = ended(2, 0, 2, 1, 0).ready()
    assert table.phase == Voting((Seat(0), Seat(2)))
    assert PAREIDOLIA.due(table.state) == Due("14-voting", 20)
    assert PAREIDOLIA.awaited(table.state) == {1, 3, 4}
    assert PAREIDOLIA.hush(table.state, Seat(1)) == FREE_TALK
    for seat in (0, 2):
        assert table.why_not(seat, Vote(Seat(2))) == "not_now"
    assert table.why_not(1, Vote(Seat(3))) == "not_offered"
    table.vote(1, 0).vote(3, 0).vote(4, 2)
    assert PAREIDOLIA.outcome(table.state) == Outcome((Seat(0),), "relaxed")
    votes = ((Seat(1), Seat(0)), (Seat(3), Seat(0)), (Seat(4), Seat(2)))
    assert table.view.phase == FinishedView((Seat(0),), "relaxed", votes)


def test_p26_a_vote_may_be_changed_until_all_have_voted_and_stays_secret_so_long() -> None:
    table = ended(2, 0, 2, 1, 0).ready().vote(1, 0).vote(3, 2).vote(1, 2)
    seats = (Seat(0), Seat(2))
    assert table.view.phase == VotingView(seats, (Seat(1), Seat(3), Seat(4)), (Seat(1), Seat(3)))
    assert [table.own(seat).vote for seat in range(5)] == [None, 2, None, 2, None]
    assert table.vote(4, 0).phase.winners == (2,)  # type: ignore[union-attr]


def test_p26_votes_cast_in_time_decide() -> None:
    table = ended(2, 0, 2, 1, 0).ready().vote(1, 2).time_up()
    assert table.state.phase.winners == (2,)  # type: ignore[union-attr]


@pytest.mark.parametrize("votes", [(), ((1, 0), (3, 2))])
def test_p26_without_a_strict_majority_the_win_is_shared(votes: tuple[tuple[int, int], ...]) -> None:
    table = ended(2, 0, 2, 1, 0).ready()
    for voter, choice in votes:
        table.vote(voter, choice)
    table.time_up()
    assert PAREIDOLIA.outcome(table.state) == Outcome((Seat(0), Seat(2)), "shared")


def test_p26_two_of_four_votes_are_no_strict_majority() -> None:
    table = ended(2, 2, 2, 0, 0, 0, 0).ready()
    table.vote(3, 0).vote(4, 0).vote(5, 1).vote(6, 2)
    assert PAREIDOLIA.outcome(table.state) == Outcome((Seat(0), Seat(1), Seat(2)), "shared")
    table = ended(2, 2, 2, 0, 0, 0, 0).ready()
    table.vote(3, 0).vote(4, 0).vote(5, 0).vote(6, 2)
    assert PAREIDOLIA.outcome(table.state) == Outcome((Seat(0),), "relaxed")


@pytest.mark.parametrize(
    ("choices", "winners"), [((0, 0, 1, 2), (0,)), ((0, 0, 1, 1), (0, 1, 2)), ((2,), (2,)), ((), (0, 1, 2))]
)
def test_p26_by_a_house_rule_the_most_votes_win(choices: tuple[int, ...], winners: tuple[int, ...]) -> None:
    table = Table(7, vote="plurality").to_the_last_sky().give(2, 2, 2, 0, 0, 0, 0).ready()
    for voter, choice in zip((3, 4, 5, 6), choices, strict=False):
        table.vote(voter, choice)
    if len(choices) < 4:
        table.time_up()
    reason = "shared" if len(winners) > 1 else "relaxed"
    assert PAREIDOLIA.outcome(table.state) == Outcome(tuple(map(Seat, winners)), reason)


def test_p26_with_nobody_outside_the_tie_the_win_is_shared() -> None:
    table = ended(1, 1, 1, 1).ready()
    assert table.phase == Finished((Seat(0), Seat(1), Seat(2), Seat(3)), "shared")


def test_p26_a_tied_player_who_goes_is_out_of_the_tie() -> None:
    table = ended(2, 0, 2, 1, 0).ready().vote(1, 0).leave(0)
    assert table.phase == Finished((Seat(2),), "droplets")
    table = ended(2, 2, 2, 1, 0, 0).ready().vote(3, 0).vote(4, 1).leave(0)
    assert isinstance(table.phase, Voting)
    assert (table.phase.tied, len(table.phase.ballots)) == ((1, 2), 1)
    table.vote(3, 1).vote(5, 2)
    assert PAREIDOLIA.outcome(table.state) == Outcome((Seat(1),), "relaxed")


def test_p26_a_voter_who_goes_is_not_waited_for() -> None:
    table = ended(2, 0, 2, 1, 0).ready().vote(1, 0).vote(3, 0).leave(4)
    assert isinstance(table.phase, Finished)
    assert table.phase.winners == (0,)
    assert ended(2, 0, 2, 2).ready().leave(1).phase == Finished((Seat(0), Seat(2), Seat(3)), "shared")


@pytest.mark.parametrize("kept", [False, True])
def test_p28_a_main_artist_who_goes_before_the_clock_has_had_that_turn(kept: bool) -> None:  # noqa: FBT001
    table = Table(5)
    if kept:
        table.keep()
    before = table.view
    table.leave(0)
    assert table.news == (PlayerLeft(Seat(0)), RoundBegan(1))
    assert isinstance(table.phase, Choosing)
    assert (table.main, table.second, table.state.round.number) == (1, 3, 1)
    assert (before.rounds, table.view.rounds) == (15, 12)
    assert len(table.state.round.drawn) == 3


def test_p28_words_that_nobody_chose_from_go_to_the_bottom() -> None:
    table = Table(5)
    drawn = table.state.round.drawn
    assert table.leave(0).state.deck[-3:] == drawn
    spent = Table(5).keep()
    word = spent.state.round.word
    assert word not in spent.leave(0).state.deck, "somebody knows it"


def test_p28_a_main_artist_who_goes_while_the_clock_runs_is_replaced() -> None:
    table = Table(5).paint().place()
    assert table.acting == 0
    table.leave(0)
    assert table.news == (PlayerLeft(Seat(0)), ArtistReplaced("main", Seat(1)))
    assert isinstance(table.phase, Painting)
    assert (table.main, table.second, table.acting) == (1, 2, 1)
    assert table.locked == (1,), "what the other artist did stays locked"
    assert table.own(1).word is not None
    table.guess(3, table.word)
    assert table.droplets == (0, 1, 1, 1, 0)
    table.ready()
    assert table.main == 1, "the stand-in's own turn still comes"


@pytest.mark.parametrize("acts", [False, True])
def test_p28_a_second_artist_who_goes_is_replaced_by_the_next_seat_to_the_left(acts: bool) -> None:  # noqa: FBT001
    table = Table(5).paint()
    if not acts:
        table.pass_on()
    table.leave(2)
    assert (table.main, table.second) == (0, 3)
    assert table.acting == (3 if acts else 0)
    assert table.own(3).word is not None
    assert table.why_not(3, Guess(table.word)) == "not_now"
    due = PAREIDOLIA.due(table.state)
    assert due
    assert due.within == Due("0-painting", 120), "the two minutes go on"


@pytest.mark.parametrize("kept", [False, True])
def test_p28_a_second_artist_who_goes_before_the_clock_is_replaced_too(kept: bool) -> None:  # noqa: FBT001
    table = Table(5)
    if kept:
        table.keep()
    table.leave(2)
    assert table.second == 3
    assert isinstance(table.phase, Tossing if kept else Choosing)
    assert (table.own(3).word is not None) == kept


def test_p28_the_stand_in_is_no_artist_and_who_left_is_skipped() -> None:
    table = Table(6).paint().leave(4).leave(3)
    assert table.second == 5
    table = Table(5).paint().leave(1).leave(0)
    assert table.main == 3, "the next to the left is the second artist, the one after that is not"


def test_p28_what_a_stand_in_guessed_before_cannot_be_accepted() -> None:
    table = Table(5).paint().guess(3).guess(4).leave(2)
    assert table.second == 3
    assert table.offered(0)["accept"].guesses == (1,)
    assert "accept" not in table.leave(4).offered(0), "nor what somebody said who has gone"


def test_p28_who_left_is_neither_main_nor_second_artist() -> None:
    table = Table(6).leave(4)
    artists = []
    for _ in range(table.view.rounds):
        artists += [table.main, table.second]
        table.miss().ready()
    assert 4 not in artists
    assert len(table.state.gallery) == 10


def test_p28_a_guesser_who_goes_stops_nothing() -> None:
    table = Table(4).paint().leave(1)
    assert isinstance(table.phase, Painting)
    assert table.guessing == (3,)
    assert PAREIDOLIA.offers(table.state, Seat(1)) == ()
    table.guess(3, table.word)
    assert isinstance(table.phase, Solved)
    assert PAREIDOLIA.awaited(table.state) == {0, 2, 3}


def test_p28_who_goes_while_a_sky_is_looked_at_leaves_the_others_as_ready_as_they_were() -> None:
    table = Table(5).solve().do(0, SayReady()).do(3, SayReady()).leave(4)
    assert PAREIDOLIA.awaited(table.state) == {1, 2}
    assert PAREIDOLIA.awaited(table.leave(3).state) == {1, 2}


def test_p28_below_three_the_game_stops_and_most_droplets_win() -> None:
    table = Table(4).paint().give(0, 2, 1, 0).leave(3, 2)
    assert table.phase == Finished((Seat(1),), "too_few")
    assert Table(4).leave(1, 2, 3, 0).phase == Finished((Seat(0), Seat(3)), "too_few")


def test_p28_three_go_on_to_the_next_round() -> None:
    table = Table(4).leave(3).miss().ready()
    assert isinstance(table.phase, Choosing)
    assert (table.main, table.second, table.guessing) == (1, 0, (2,))


def test_p28_while_a_sky_is_looked_at_people_are_missed_only_when_the_next_should_begin() -> None:
    table = Table(4).solve(3).leave(1, 2)
    assert isinstance(table.phase, Solved)
    assert table.ready().phase == Finished((Seat(0), Seat(3)), "too_few")
    last = ended(0, 0, 2, 1).leave(0, 3)
    assert last.ready().phase == Finished((Seat(2),), "droplets"), "there was no other round to come"


def test_p28_a_last_main_artist_who_goes_before_the_clock_ends_the_game() -> None:
    table = Table(4)
    for _ in range(11):
        table.miss().ready()
    assert isinstance(table.give(3, 1, 0, 0).leave(3).phase, Finished)
    assert table.phase == Finished((Seat(0),), "droplets")


def test_everybody_goes() -> None:
    table = Table(4).solve().leave(0, 1, 2, 3)
    assert PAREIDOLIA.outcome(table.state) == Outcome((), "too_few")
    assert ended(1, 1, 0, 0).ready().leave(0, 1, 2, 3).state.phase.winners != ()  # type: ignore[union-attr]
