"""How rounds and games end: D13-D17."""

from __future__ import annotations

import pytest

from inklings.decks.dreams import CARDS
from inklings.games.moons import MOONS
from inklings.games.moons.evolve import shortage
from inklings.games.moons.model import FinishedView, ScoringView, Vote, VoteOffer
from inklings.games.moons.state import DeckRanOut, Finished, Narrating, Racing, Scoring, Voting
from inklings.games.moons.test_builders import Table, all_cards
from inklings.games.moons.view import offers, view
from inklings.kernel.game import Outcome, Seat


def test_d13_played_cards_are_discarded_and_hands_refilled() -> None:
    table = Table(5).all_miss(0)
    assert isinstance(table.phase, Scoring)
    played = {laid.card for laid in table.phase.table}
    assert table.hands == (5,) * 5
    table.ready()
    used = (
        table.state.discard or table.state.pile[-5:]
    )  # or under the pile, if it had to be put in order (D21)
    assert set(used) == played
    assert table.hands == (6,) * 5
    assert len(set(all_cards(table.state))) == len(CARDS)


def test_d14_nothing_is_short_while_hands_are_full() -> None:
    table = Table(5)
    assert shortage(table.state) == -len(table.state.pile)


def test_d13_three_players_draw_back_to_seven() -> None:
    table = Table(3).all_miss(0)
    assert table.hands == (6, 5, 5)
    assert table.ready().hands == (7, 7, 7)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_d14_used_cards_come_again_when_all_others_have_been_drawn(seats: int) -> None:
    table = Table(seats)
    drawn = {card for player in table.state.players for card in player.hand}
    before = sorted(all_cards(table.state))
    for _ in range(60):
        assert isinstance(table.phase, Narrating)
        held = {card for player in table.state.players for card in player.hand}
        table.all_miss(table.phase.narrator).give(*(0,) * seats).ready()
        new = {card for player in table.state.players for card in player.hand} - held
        assert len(drawn) >= len(CARDS) - 8 or not new & drawn, "a few last ones may not suit a hand (D21)"
        drawn |= new
        assert sorted(all_cards(table.state)) == before
        assert table.hands == (7 if seats == 3 else 6,) * seats
    assert drawn == set(before)


@pytest.mark.parametrize(("seats", "rounds"), [(8, 5), (6, 9), (3, 13)])
def test_d14_by_a_house_rule_the_game_ends_there(seats: int, rounds: int) -> None:
    table = Table(seats, deck="ends")
    for _ in range(rounds - 1):
        assert isinstance(table.phase, Narrating)
        table.all_miss(table.phase.narrator).give(*(0,) * seats).ready()
    assert isinstance(table.phase, Narrating)
    table.all_miss(table.phase.narrator).give(7, 9, *(3,) * (seats - 2)).ready()
    assert table.news[-1] == DeckRanOut((Seat(1),))
    assert MOONS.outcome(table.state) == Outcome((Seat(1),), "deck")
    assert view(table.state).phase.reason == "deck"  # type: ignore[union-attr]
    assert MOONS.due(table.state) is None


def test_d14_thirty_moons_end_it_before_the_cards_do() -> None:
    table = Table(4, deck="ends").give(0, 26, 5, 5).to_scores(0, {1: 0, 2: 1, 3: 0}).ready()
    assert MOONS.outcome(table.state) == Outcome((Seat(1),), "target")


def test_d14_cards_of_who_left_come_back_too() -> None:
    table = Table(8).leave(7)
    while table.state.buried:
        assert isinstance(table.phase, Narrating)
        table.all_miss(table.phase.narrator).give(*(0,) * 8).ready()
    assert len(set(all_cards(table.state))) == len(CARDS)


def test_d15_the_story_passes_to_the_left() -> None:
    table = Table(4, narrator=2)
    narrators = []
    for _ in range(5):
        assert isinstance(table.phase, Narrating)
        narrators.append(table.phase.narrator)
        table.all_miss(table.phase.narrator).ready()
    assert narrators == [2, 3, 0, 1, 2]


def test_d16_the_game_ends_after_the_round_in_which_somebody_has_thirty() -> None:
    table = Table(4).give(0, 26, 5, 5).to_scores(0, {1: 0, 2: 1, 3: 0})
    assert table.scores == (3, 30, 5, 8)
    shown = view(table.state).phase
    assert isinstance(shown, ScoringView)
    assert shown.next_narrator is None
    assert MOONS.outcome(table.state) is None
    table.ready()
    assert MOONS.outcome(table.state) == Outcome((Seat(1),), "target")
    assert all(offers(table.state, Seat(seat)) == () for seat in range(4))


def test_d16_twenty_nine_do_not_end_it() -> None:
    table = Table(4).give(0, 26, 5, 5).to_scores(0, {1: 0, 2: 3, 3: 0}).ready()
    assert table.scores[1] == 29
    assert table.phase == Narrating(Seat(1))


def test_d16_most_moons_win_above_thirty_too_and_ties_share() -> None:
    table = Table(4).give(28, 29, 29, 0).to_scores(0, {1: 0, 2: 0, 3: 1}).ready()
    assert table.scores == (31, 33, 32, 0)
    assert MOONS.outcome(table.state) == Outcome((Seat(1),), "target")
    table = Table(4).give(0, 28, 28, 0).to_scores(0, {1: 0, 2: 0, 3: 0}).ready()
    assert MOONS.outcome(table.state) == Outcome((Seat(1), Seat(2)), "target")


@pytest.mark.parametrize("target", [15, 20, 40])
def test_d17_another_target(target: int) -> None:
    table = Table(4, target=target).give(0, target - 3, 0, 0).to_scores(0, {1: 0, 2: 3, 3: 0}).ready()
    assert MOONS.outcome(table.state) == Outcome((Seat(1),), "target")


def test_d17_laps_end_when_everybody_has_narrated_so_often_whatever_the_scores() -> None:
    table = Table(3, laps=2, target=15).give(90, 0, 0)
    for turn in range(6):
        assert table.phase == Narrating(Seat(turn % 3))
        table.all_miss(turn % 3).ready()
    assert MOONS.outcome(table.state) == Outcome((Seat(0),), "laps")


def test_d17_a_turn_passed_in_silence_counts_in_a_lap() -> None:
    table = Table(3, laps=1).all_miss(0).ready().all_miss(1).ready().time_up()
    assert MOONS.outcome(table.state) is not None
    assert isinstance(table.phase, Finished)
    assert table.phase.reason == "laps"


def test_d17_a_lap_does_not_wait_for_who_left_and_waits_for_who_came() -> None:
    table = Table(4, laps=1).all_miss(0).ready().all_miss(1).ready().all_miss(2).join().leave(3).ready()
    assert isinstance(table.phase, Finished)
    table = Table(4, laps=1).join().all_miss(0).ready()
    for narrator in (1, 2, 3, 4):
        assert table.phase == Narrating(Seat(narrator))
        table.all_miss(narrator).ready()
    assert isinstance(table.phase, Finished)


def test_d17_who_comes_in_the_last_lap_narrates_once() -> None:
    table = Table(3, laps=2)
    for narrator in (0, 1, 2):
        table.all_miss(narrator).ready()
    table.join()
    for narrator in (0, 1, 2, 3):
        assert table.phase == Narrating(Seat(narrator))
        table.all_miss(narrator).ready()
    assert isinstance(table.phase, Finished)


@pytest.mark.parametrize(("seats", "most"), [(6, 1), (7, 2), (8, 2)])
def test_d17_a_second_vote_needs_seven_players(seats: int, most: int) -> None:
    table = Table(seats, second_vote=True).to_vote()
    (offer,) = offers(table.state, Seat(1))
    assert isinstance(offer, VoteOffer)
    assert offer.most == most


def test_d17_two_votes_find_with_either() -> None:
    table = Table(7, second_vote=True).to_vote()
    high, low = sorted((table.slot(0), table.slot(2)), reverse=True)
    table.do(1, Vote((high, low)))
    assert isinstance(table.phase, Voting)
    assert table.phase.ballots[0].slots == (low, high)
    table.do(2, Vote((table.slot(0),)))
    for voter in (3, 4, 5, 6):
        table.vote(voter, 1)
    assert table.scores == (3, 3 + 3, 3 + 1 + 1, 0, 0, 0, 0)


def test_the_finish_remembers_the_best_rounds() -> None:
    table = Table(5, target=15)
    table.to_scores(0, {1: 0, 2: 0, 3: 1, 4: 1}).ready()  # half found it
    table.to_scores(1, {0: 2, 2: 0, 3: 2, 4: 2}).ready()  # nobody did, and three fell for seat 2
    table.to_scores(2, {0: 2, 1: 0, 3: 0, 4: 0}).give(0, 0, 20, 0, 0).ready()
    shown = view(table.state).phase
    assert isinstance(shown, FinishedView)
    moments = {moment.kind: (moment.round, moment.seat, moment.votes) for moment in shown.moments}
    assert moments == {"best_clue": (1, 0, 2), "great_deceiver": (2, 2, 3), "nobody_saw": (2, 1, 0)}


def test_a_story_keeps_the_votes_of_every_card_in_its_slot() -> None:
    table = Table(4).to_vote()
    slots = {owner: table.slot(owner) for owner in range(4)}
    table.vote(1, 0).vote(2, 0).vote(3, 2)
    (story,) = table.state.stories
    assert {owner: story.votes[slot - 1] for owner, slot in slots.items()} == {0: 2, 1: 0, 2: 1, 3: 0}
    assert len(story.votes) == 4


def test_a_round_without_votes_is_no_moment() -> None:
    table = Table(3, laps=1)
    for narrator in (0, 1, 2):
        table.to_vote(narrator).time_up().ready()
    shown = view(table.state).phase
    assert isinstance(shown, FinishedView)
    assert shown.moments == ()


def test_a_race_is_no_turn() -> None:
    table = Table(3, narrator=None, laps=1)
    assert table.phase == Racing()
    table.all_miss(1).ready()
    assert [player.turns for player in table.state.players] == [0, 1, 0]
