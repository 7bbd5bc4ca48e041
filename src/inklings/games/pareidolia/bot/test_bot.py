"""Bots at the table: they keep to the rules at every size, come to an end, and see what they paint."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from inklings.decks.words import Spoken
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.bot import think
from inklings.games.pareidolia.bot.frame import Frame
from inklings.games.pareidolia.bot.skies import skies
from inklings.games.pareidolia.bot.test_views import painting
from inklings.games.pareidolia.model import Options
from inklings.games.pareidolia.moves import Guess, GuessOffer, Offer
from inklings.games.pareidolia.tally import Tally
from inklings.games.pareidolia.views import CloudView, PareidoliaOwn
from inklings.kernel.bot import Sight, Temper, sight_of
from inklings.kernel.game import Seat
from inklings.kernel.mind import Mind
from inklings.proofs.simulate import Player, simulate
from inklings.proofs.walk import walk

BOT = Mind(PAREIDOLIA, think)
TEMPERS: tuple[Temper, ...] = ("easy", "keen", "sharp")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "spoken"), [(4, "en"), (10, "both")])
def test_bots_play_to_the_end_and_see_more_than_they_could_hit_by_luck(seats: int, spoken: Spoken) -> None:
    tally = Tally()
    players = [Player(BOT, temper=TEMPERS[seat % 3], language="pl") for seat in range(seats)]
    simulate(PAREIDOLIA, players, f"{seats}", options=Options(words=spoken), tally=tally)
    figures = tally.figures()
    assert figures["rounds"] == {4: 12, 10: 10}[seats], "P25"
    assert figures["solved"] >= 0.6
    assert figures["solved"] > 2 * figures["chance"]


def test_bots_give_people_who_guess_a_moment_more() -> None:
    clouds = tuple(
        CloudView.of(number, piece.shape, Frame(0, 0, 0).lay(piece))
        for number, piece in enumerate(skies()["giraffe"])
    )
    view = painting("giraffe", clouds)
    offers: tuple[Offer, ...] = (GuessOffer(),)
    alone = Sight(seat=Seat(1), view=view, own=PareidoliaOwn(), offers=offers, temper="sharp", language="pl")
    first = think(alone, Random(0))
    second = think(dataclasses.replace(alone, people=frozenset({Seat(3)})), Random(0))
    painter = think(dataclasses.replace(alone, people=frozenset({Seat(0)})), Random(0))
    assert first is not None
    assert second is not None
    assert first.action == second.action == Guess("żyrafa")
    assert first.seconds < second.seconds
    assert painter == first


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(4, 11))
def test_whatever_state_they_come_into_bots_do_what_is_offered_and_the_same_by_the_same_chance(
    seats: int,
) -> None:
    chance = Random(seats)
    stands = walk(PAREIDOLIA, seats, f"bots {seats}", unrest=0.1).stands
    for stand in stands[:: len(stands) // 8]:
        for seat in stand.every_seat:
            sight = sight_of(PAREIDOLIA, stand.state, seat, temper=chance.choice(TEMPERS))
            thought, again = think(sight, Random(7)), think(sight, Random(7))
            assert thought == again
            if thought is not None:
                assert thought.seconds > 0
                assert any(PAREIDOLIA.accepts(offer, thought.action) for offer in sight.offers)
                assert PAREIDOLIA.decide(stand.state, seat, thought.action, chance)
