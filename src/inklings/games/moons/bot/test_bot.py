"""Bots keep the rules and their tempo, and tell stories that some see through."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from inklings.games.moons import MOONS
from inklings.games.moons.bot import think
from inklings.games.moons.model import Aloud, LayCards, Options, TellStory, Vote, Written
from inklings.games.moons.tally import Tally
from inklings.games.moons.test_builders import Table
from inklings.kernel.bot import Language, Temper, sight_of
from inklings.kernel.game import Seat
from inklings.kernel.mind import Mind
from inklings.proofs.simulate import Player, simulate
from inklings.proofs.walk import walk

TEMPERS: tuple[Temper, ...] = get_args(Temper)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(3, 9))
def test_whatever_a_bot_wants_is_offered_and_it_wants_the_same_twice(seats: int) -> None:
    language: Language = "en" if seats % 2 else "pl"
    stands = walk(MOONS, seats, f"bots, {seats}", unrest=0.1).stands
    for stand in Random(seats).sample(stands, min(len(stands), 60)):
        for seat in stand.every_seat:
            seen = sight_of(MOONS, stand.state, seat, temper=TEMPERS[seat % 3], language=language)
            thought = think(seen, Random(1))
            assert thought == think(seen, Random(2))
            if thought is not None:
                assert any(MOONS.accepts(offer, thought.action) for offer in seen.offers)


def test_a_mind_once_made_up_is_not_changed_by_what_others_do() -> None:
    table = Table(5).tell(0, "a whale of a time")
    before = think(sight_of(MOONS, table.state, 4), Random())
    assert before == think(sight_of(MOONS, table.lay(1, 2).state, 4), Random())
    table.lay(3, 4)
    before = think(sight_of(MOONS, table.state, 4), Random())
    assert before == think(sight_of(MOONS, table.vote(1, 0).state, 4), Random())


def test_who_has_voted_waits() -> None:
    table = Table(4).to_vote().vote(1, 0)
    assert MOONS.offers(table.state, Seat(1))
    assert think(sight_of(MOONS, table.state, 1), Random()) is None


def test_a_clue_that_was_said_aloud_is_guessed_at() -> None:
    table = Table(4)
    table.do(0, TellStory(table.hand(0)[0], Aloud()))
    thought = think(sight_of(MOONS, table.state, 1), Random())
    assert thought is not None
    assert isinstance(thought.action, LayCards)


def test_d17_two_votes_where_the_first_is_not_sure() -> None:
    named = set()
    for seed in range(30):
        table = Table(7, second_vote=True, seed=seed).to_vote(clue="a dream of the deep sea")
        thought = think(sight_of(MOONS, table.state, 1), Random())
        assert thought is not None
        assert isinstance(thought.action, Vote)
        named.add(len(thought.action.slots))
    assert named == {1, 2}


def test_bots_take_the_time_that_people_take() -> None:
    table = Table(4)
    for seat, least, most, step in ((0, 15, 40, "tell"), (1, 8, 20, "lay"), (1, 6, 18, "vote")):
        thought = think(sight_of(MOONS, table.state, seat), Random())
        assert thought is not None, step
        assert least <= thought.seconds <= most, step
        table = table.tell(0) if step == "tell" else table.lay_all() if step == "lay" else table


def test_the_nearest_card_is_laid_mostly() -> None:
    laid = 0
    for seed in range(40):
        table = Table(4, seed=seed).tell(0, "whale")
        hand = ("zitibo", *(card for card in table.hand(1) if card != "zitibo"))[:6]  # a whale like a kite
        players = [*table.state.players]
        players[1] = replace(players[1], hand=hand)
        state = replace(table.state, players=tuple(players))
        thought = think(sight_of(MOONS, state, 1, temper="sharp"), Random())
        assert thought is not None
        laid += thought.action == LayCards(("zitibo",))
    assert laid >= 20


@pytest.mark.slow
@pytest.mark.parametrize("language", get_args(Language))
def test_games_among_bots(language: Language) -> None:
    """A small part of what bot/README.md measures, with wide margins."""
    tally = Tally()
    mind = Mind(MOONS, think)
    players = [Player(mind, temper, language) for temper in ("sharp", "easy") * 3]
    for seed in range(4):
        record = simulate(MOONS, players, f"{seed}", tally=tally)
        assert record.bells == 0, "nobody lets a clock run out"
    found = tally.figures()
    assert found["clues"]["repeated_in_a_game"] == 0
    assert found["verdicts"]["some"] > 0.65
    assert 0.3 < found["found"] < 0.65
    sharp, easy = (sum(seat["found"] for seat in found["seats"][first::2]) / 3 for first in (0, 1))
    assert sharp > easy > 0.2


def test_narrators_write_their_clues() -> None:
    thought = think(sight_of(MOONS, Table(4).state, 0, language="pl"), Random())
    assert thought is not None
    assert isinstance(thought.action, TellStory)
    assert isinstance(thought.action.clue, Written)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "count"), [(3, 20), (5, 60), (8, 20), (8, 60), (8, 200)])
def test_d22_bots_play_with_pictures_that_they_cannot_see(seats: int, count: int) -> None:
    options = Options(pictures="own", own=f"k3v9x2m7q4t8w1z5-{count}")
    tally = Tally()
    players = [Player(Mind(MOONS, think))] * seats
    for game in range(4):
        record = simulate(MOONS, players, f"{count}-{game}", options=options, tally=tally)
        assert record.bells == 0
        assert min(record.moves) > 0
    assert tally.figures()["verdicts"]["some"] > 0.3, (
        "of two who guess among three cards, one finds it in 4/9"
    )
