"""Time, leaving and coming late: D18-D20."""

from __future__ import annotations

import pytest

from inklings.decks.dreams import CARDS
from inklings.games.moons import MOONS
from inklings.games.moons.model import SayReady, ScoringView
from inklings.games.moons.rules import due
from inklings.games.moons.state import (
    CardsLaid,
    Choosing,
    Finished,
    Narrating,
    Player,
    Racing,
    Scoring,
    Voting,
)
from inklings.games.moons.test_builders import Table, all_cards
from inklings.games.moons.turns import part
from inklings.games.moons.view import offers, view
from inklings.kernel.game import Outcome, Seat


def seconds(table: Table) -> float:
    clock = due(table.state)
    assert clock is not None
    return clock.seconds


def test_d18_every_phase_has_its_time() -> None:
    table = Table(3)
    assert seconds(table) == 90
    assert seconds(table.tell(0)) == 60
    assert seconds(table.lay_all()) == 45
    assert seconds(table.vote(1, 0).vote(2, 1)) == 25
    assert seconds(Table(3, narrator=None)) == 90
    assert seconds(Table(3, clock="long")) == 180
    off = due(Table(3, clock="off").state)
    assert off is not None
    assert off.for_absent, "only someone who is missed has a time even then (G3)"


def test_d18_each_wait_has_its_own_clock_and_a_vote_does_not_wind_it_up() -> None:
    table = Table(3, narrator=None)
    clocks = [due(table.state), due(table.tell(0).state), due(table.lay_all().state)]
    assert due(table.vote(1, 0).state) == clocks[-1]
    clocks += [due(table.vote(2, 0).state), due(table.ready().state), due(table.time_up().state)]
    assert len({clock.key for clock in clocks if clock}) == 6


def test_d18_a_silent_narrator_passes_without_moons() -> None:
    table = Table(4).time_up()
    assert table.phase == Narrating(Seat(1))
    assert table.scores == (0, 0, 0, 0)


def test_d18_after_a_whole_lap_of_silence_there_is_a_race_and_a_story_begins_the_count_anew() -> None:
    table = Table(3).time_up().all_miss(1).ready()
    for narrator in (2, 0, 1):
        assert table.phase == Narrating(Seat(narrator))
        table.time_up()
    assert isinstance(table.phase, Racing)


def test_d19_a_narrator_who_leaves_was_not_silent() -> None:
    table = Table(4).leave(0)
    for narrator in (1, 2, 3):
        assert table.phase == Narrating(Seat(narrator))
        table.time_up()
    assert isinstance(table.phase, Racing)


def test_everyone_but_the_narrator_is_a_player_and_who_left_is_nothing() -> None:
    table = Table(4).leave(3)
    assert [part(table.state, Seat(seat)) for seat in range(4)] == ["narrator", "player", "player", None]


def test_d18_a_race_that_nobody_wins_is_settled_by_chance() -> None:
    drawn = set()
    for seed in range(40):
        table = Table(4, narrator=None, seed=seed).time_up()
        assert isinstance(table.phase, Narrating)
        drawn.add(table.phase.narrator)
    assert drawn == {0, 1, 2, 3}
    assert seconds(table) == 90


def test_d18_missing_decoys_are_laid_by_chance() -> None:
    table = Table(3).tell(0).lay(1).time_up()
    assert isinstance(table.phase, Voting)
    assert table.hands == (6, 5, 5)
    chosen = set()
    for seed in range(40):
        table = Table(4, seed=seed).tell(0)
        hand = table.hand(1)
        (laid, *_) = table.time_up().news
        assert isinstance(laid, CardsLaid)
        chosen.add(hand.index(laid.cards[0]))
    assert chosen == {0, 1, 2, 3, 4, 5}


def test_d18_who_does_not_vote_in_time_has_not_found_it() -> None:
    table = Table(4).to_vote().vote(1, 0).vote(2, 0).time_up()
    assert isinstance(table.phase, Scoring)
    assert table.phase.verdict == "some"
    assert table.scores == (3, 3, 3, 0)
    assert Table(4).to_vote().time_up().scores == (0, 2, 2, 2)


def test_d18_scores_are_shown_for_a_while_only() -> None:
    table = Table(4).all_miss(0).time_up()
    assert table.phase == Narrating(Seat(1))


def test_d18_after_a_whole_lap_of_silence_the_clock_rests_until_somebody_tells() -> None:
    table = Table(3).time_up().time_up()
    assert table.phase == Narrating(Seat(2))
    assert table.time_up().phase == Racing(resting=True)
    assert due(table.state) is None
    assert table.time_up().news == ()
    table.tell(1)
    assert due(table.state) is not None
    table.lay_all().time_up().time_up()
    assert table.phase == Narrating(Seat(2))
    assert table.time_up().phase == Narrating(Seat(0))


def test_d19_who_leaves_keeps_the_score_and_gives_up_the_hand() -> None:
    table = Table(5).to_scores(0, {1: 0, 2: 0, 3: 1, 4: 1}).leave(1)
    assert table.state.players[1] == Player("left", (), score=5)
    assert len(set(all_cards(table.state))) == len(CARDS)
    table.ready()
    assert table.phase == Narrating(Seat(2)), "the one who sits next to the left of the one who left"
    assert offers(table.state, Seat(1)) == ()
    assert table.leave(1).news == ()


def test_d19_a_narrator_who_leaves_before_the_story_passes_it_on() -> None:
    assert Table(4, narrator=3).leave(3).phase == Narrating(Seat(0))
    assert Table(4, narrator=None).leave(3).phase == Racing()


@pytest.mark.parametrize("voting", [False, True])
def test_d19_a_narrator_who_leaves_after_the_story_breaks_off_the_round(*, voting: bool) -> None:
    table = Table(5).tell(0).lay(1, 2)
    if voting:
        table.lay_all().vote(1, 0)
    table.leave(0)
    assert table.phase == Narrating(Seat(1))
    assert table.state.round == 2
    assert table.hands == (0, 6, 6, 6, 6)
    assert table.scores == (0, 0, 0, 0, 0)
    assert len(set(all_cards(table.state))) == len(CARDS)


def test_d19_cards_of_who_left_stay_as_decoys_and_earn_nobody_anything() -> None:
    table = Table(5).tell(0).lay_all().leave(4).vote(1, 4).vote(2, 0).vote(3, 4)
    assert isinstance(table.phase, Scoring)
    assert len(table.phase.table) == 5
    assert table.scores == (3, 0, 3, 0, 0)


def test_d19_whose_leaving_completes_a_phase_completes_it() -> None:
    table = Table(5).tell(0).lay(1, 2, 3).leave(4)
    assert isinstance(table.phase, Voting)
    assert len(table.phase.table) == 4
    table.vote(1, 0).vote(2, 1).leave(3)
    assert isinstance(table.phase, Scoring)
    table = Table(5).all_miss(0)
    for seat in (0, 1, 2, 3):
        table.do(seat, SayReady())
    assert table.leave(4).phase == Narrating(Seat(1))


def test_d19_a_vote_of_who_left_counts_no_more() -> None:
    table = Table(5).to_vote().vote(4, 1).leave(4).vote(1, 0).vote(2, 0).vote(3, 0)
    assert table.scores == (0, 2, 2, 2, 0)


def test_d19_below_three_the_game_stops_and_the_leader_wins() -> None:
    table = Table(3).give(4, 9, 7).leave(1)
    assert MOONS.outcome(table.state) == Outcome((Seat(2),), "too_few")
    table = Table(4).give(4, 9, 4, 1).to_vote().leave(1).leave(3)
    assert MOONS.outcome(table.state) == Outcome((Seat(0), Seat(2)), "too_few")
    assert table.join().news == table.leave(0).news == table.time_up().news == ()


def test_d19_a_target_reached_counts_though_too_few_stay() -> None:
    table = Table(3).give(0, 28, 0).to_scores(0, {1: 0, 2: 1}).leave(2)
    assert MOONS.outcome(table.state) == Outcome((Seat(1),), "target")


def test_d19_a_late_player_waits_for_the_next_round_and_gets_the_lowest_score_and_a_full_hand() -> None:
    table = Table(4).give(7, 5, 9, 6).tell(0).join()
    assert table.state.players[4] == Player("waiting")
    assert offers(table.state, Seat(4)) == ()
    table.lay_all().vote(1, 0).vote(2, 0).vote(3, 0)
    shown = view(table.state).phase
    assert isinstance(shown, ScoringView)
    assert shown.gains == (0, 2, 2, 2, 0)
    table.ready()
    assert table.scores == (7, 7, 11, 8, 7)
    assert table.hands == (6, 6, 6, 6, 6)
    assert len(set(all_cards(table.state))) == len(CARDS)


def test_d19_who_comes_while_scores_are_shown_is_not_waited_for() -> None:
    table = Table(3).all_miss(0).join()
    shown = view(table.state).phase
    assert isinstance(shown, ScoringView)
    assert shown.gains == (0, 3, 3, 0)
    assert table.ready().phase == Narrating(Seat(1))


def test_d19_a_late_player_narrates_in_turn() -> None:
    table = Table(3, narrator=2).join().all_miss(2).ready()
    assert table.phase == Narrating(Seat(3))


def test_d19_a_ninth_player_finds_no_chair() -> None:
    assert Table(8).join().news == ()
    table = Table(8).leave(0).join()
    assert len(table.state.players) == 9


def test_d19_hands_and_decoys_follow_the_number_of_players() -> None:
    table = Table(4).all_miss(0).leave(3).ready()
    assert table.hands == (7, 7, 7, 0)
    table.tell(1)
    assert isinstance(table.phase, Choosing)
    assert table.phase.decoys == 2
    table.join().lay_all().vote(0, 1).vote(2, 1)
    assert table.ready().hands == (6, 6, 6, 0, 6)
    table = Table(3).join().to_scores(0, {1: 0, 2: 0}).leave(1)
    assert isinstance(table.phase, Narrating), "the one who waits is needed at once"
    assert table.hands == (7, 0, 7, 7)
    table = Table(3).join().to_scores(0, {1: 0, 2: 0}).ready()
    assert table.hands == (6, 6, 6, 6)


def test_d19_who_holds_seven_when_they_are_four_again_does_not_draw() -> None:
    table = Table(3).join().join().tell(0).leave(0)
    assert table.phase == Narrating(Seat(1))
    assert table.hands == (0, 7, 7, 6, 6)


def test_d19_a_newcomer_who_waits_saves_a_table_that_fell_below_three() -> None:
    table = Table(3, narrator=2).give(4, 2, 3).join().leave(0)
    assert table.phase == Narrating(Seat(2)), "the story is still theirs to tell"
    assert table.scores == (4, 2, 3, 2)
    assert table.hands == (0, 7, 7, 7)
    assert isinstance(Table(3).join().leave(3).leave(0).phase, Finished)


def test_d20_everyone_means_those_who_could_vote_this_round() -> None:
    table = Table(5).to_vote().join().vote(1, 0).vote(2, 0).vote(3, 0).leave(4)
    assert isinstance(table.phase, Scoring)
    assert table.phase.verdict == "all", "neither who left nor who waits is missed"
    assert table.scores == (0, 2, 2, 2, 0, 0)
