"""Two partners and a director: T32-T36."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.grid import Value, kind_of
from inklings.games.telepathic.model import Announce, HandCard, Propose
from inklings.games.telepathic.modes import directors
from inklings.games.telepathic.state import Announcing, Handing, Proposal
from inklings.games.telepathic.test_builders import Table
from inklings.kernel.game import SILENCE, Channel, Refused, Seat
from inklings.kernel.rounds import Why


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_t32_two_are_partners_and_everybody_else_is_the_director(seats: int) -> None:
    table = Table(seats, four="director")
    assert [len(held) for held in table.state.conditions] == [2, 2, *[0] * (seats - 2)]
    assert directors(table.state) == tuple(range(2, seats))
    assert table.state.mode == "director"


def test_t32_chance_makes_any_two_neighbours_the_partners_and_the_host_may_pick_them() -> None:
    pairs = {Table(5, seed=seed, starts="random").state.order[:2] for seed in range(80)}
    assert pairs == {(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)}
    assert Table(5, starts="second").state.order[:2] == (1, 2)


def test_t32_the_director_hands_every_card_to_either_first_and_then_in_turn() -> None:
    table = Table(3, seed=4)
    assert isinstance(table.phase, Handing)
    assert table.phase.giver == 2
    (offer,) = table.offers(2)
    assert offer.to == (0, 1)  # type: ignore[union-attr]
    table.hand(table.harmless().card, to=1).choose(table.harmless().place)
    received = []
    for _ in range(5):
        received.append(table.view.turn and table.view.turn.to)
        table.turn()
    assert received == [(0,), (1,), (0,), (1,), (0,)]
    assert {step.giver for step in table.state.history} == {2}


def test_t33_the_director_names_both_at_the_end_of_any_turn_and_partners_never_announce() -> None:
    table = Table(3, seed=4)
    assert "announce" not in table.offered(2)
    table.to_lines()
    assert table.offered(2) == {"hand_card", "announce"}
    assert table.offers(0) == table.offers(1) == ()
    assert table.announce(2, *in_order(table)).ended == ("won", (0, 1, 2))


def test_t33_a_wrong_name_or_a_missing_line_loses() -> None:
    table = Table(3, seed=4).to_lines()
    colour, shape = in_order(table)
    assert table.announce(2, colour, table.other_than(shape)).ended == ("wrong_name", ())
    early = Table(3, seed=4).turn()
    assert early.announce(2, *in_order(early)).ended == ("no_line", ())


def in_order(table: Table) -> list[Value]:
    """Both win conditions, the colour first."""
    return sorted(table.wins(), key=kind_of)


def test_t34_the_captain_goes_round_and_the_others_propose() -> None:
    table = Table(5, seed=6)
    captains = []
    for _ in range(4):
        assert isinstance(table.phase, Handing)
        captains.append(table.phase.giver)
        for seat in directors(table.state):
            assert ("hand_card" in table.offered(seat)) == (seat == table.phase.giver)
            assert ("propose" in table.offered(seat)) == (seat != table.phase.giver)
        table.turn()
    assert captains == [2, 3, 4, 2]


def test_t34_only_directors_see_proposals_and_a_new_one_replaces_the_old() -> None:
    table = Table(5, seed=6).turn()
    a, b, *_ = table.state.row
    assert table.view.turn
    to = table.view.turn.to[0]
    table.propose(2, HandCard(a, to)).propose(4, Announce(("blue", "star"))).propose(2, HandCard(b, to))
    for seat in (2, 3, 4):
        assert {one.seat: one.move for one in table.own(seat).proposals} == {
            2: HandCard(b, to),
            4: Announce(("blue", "star")),
        }
    assert b'"star"' not in msgspec.json.encode(table.view.phase)
    assert table.own(0).proposals == table.own(1).proposals == ()


def test_t34_what_cannot_be_done_cannot_be_proposed() -> None:
    table = Table(5, seed=6)
    for move in (Announce(("blue", "star")), HandCard(table.state.deck[0], Seat(0))):
        with pytest.raises(Refused):
            table.propose(3, move)
    with pytest.raises(Refused):
        table.propose(0, HandCard(table.state.row[0], Seat(1)))


@pytest.mark.parametrize("names", [("blue",), ("star", "blue"), ("blue", "green")])
def test_t34_a_proposed_announcement_names_a_colour_and_a_shape_as_the_captains_would(
    names: tuple[Value, ...],
) -> None:
    table = Table(5, seed=6).turn()
    before = table.state
    with pytest.raises(Refused) as refused:
        table.propose(2, Announce(names))
    assert refused.value.why == Why.NOT_OFFERED
    table.propose(2, Announce(("blue", "star")))
    assert table.phase == replace(before.phase, proposals=(Proposal(Seat(2), Announce(("blue", "star"))),))


def test_t34_a_director_who_proposes_at_random_sometimes_hands_a_card_and_sometimes_announces() -> None:
    table = Table(5, seed=6)
    assert proposed_at_random(table, 3) == {HandCard}, "nobody announces before the first action (T26)"
    assert proposed_at_random(table.turn(), 2) == {HandCard, Announce}


def proposed_at_random(table: Table, seat: int) -> set[type]:
    (offer,) = table.offers(seat)
    actions = [TELEPATHIC.example(offer, table.rng) for _ in range(40)]
    assert all(TELEPATHIC.accepts(offer, action) for action in actions)
    return {type(action.move) for action in actions if isinstance(action, Propose)}


def test_t34_several_directors_talk_among_themselves_and_one_alone_to_nobody() -> None:
    several, one = Table(4, four="director"), Table(3)
    for seat in (2, 3):
        assert TELEPATHIC.hush(several.state, Seat(seat)) == {Channel.TEAM}
    assert TELEPATHIC.hush(one.state, Seat(2)) == SILENCE
    assert TELEPATHIC.hush(several.leave(3).state, Seat(2)) == SILENCE


def test_t35_after_ten_actions_the_director_must_announce() -> None:
    table = Table(4, seed=5, four="director").turns(10)
    assert table.phase == Announcing((Seat(2),)), "ten turns went round two captains"
    assert table.offered(2) == {"announce"}
    assert table.offered(3) == {"propose"}
    with pytest.raises(Refused):
        table.propose(3, HandCard("row-east", Seat(0)))
    table.propose(3, Announce(("blue", "star")))
    assert table.time_up().ended == ("silence", ())


def test_t36_lose_conditions_work_as_usual_partners_are_silent_and_the_director_knows_nothing() -> None:
    table = Table(4, seed=5, four="director")
    for viewer in (None, Seat(0), Seat(1)):
        assert TELEPATHIC.hush(table.state, viewer) == SILENCE
    assert table.own(2).conditions == table.own(3).conditions == ()
    for seed in range(60):
        table = Table(4, seed=seed, four="director").hand()
        for place in range(4):
            lost = Table(4, seed=seed, four="director").hand().choose(place)
            if TELEPATHIC.outcome(lost.state):
                assert lost.ended == ("lose_line", ())
                return
    raise AssertionError("no action lost")
