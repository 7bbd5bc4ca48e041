"""What viewers see, and what they cannot know: D6, G1."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from inklings.games.moons.model import Aloud, FinishedView, MoonsOwn, TellOffer, TellStory
from inklings.games.moons.rules import hush
from inklings.games.moons.state import Choosing, State, Voting
from inklings.games.moons.test_builders import Table, all_cards
from inklings.games.moons.turns import awaited
from inklings.games.moons.view import own, resample, secrets, view
from inklings.kernel.game import Channel, Seat, Viewer
from inklings.proofs.conformance import LARGEST_VIEW


def twins(state: State, viewer: Viewer) -> list[State]:
    return [resample(state, viewer, Random(f"twin {seed}")) for seed in range(30)]


def test_a_hand_is_its_owners_alone() -> None:
    table = Table(4)
    assert own(table.state, Seat(2)) == MoonsOwn(table.hand(2))


def test_laid_cards_are_seen_by_their_owner_only() -> None:
    table = Table(4)
    card = table.hand(0)[0]
    table.tell(0)
    assert own(table.state, Seat(0)).laid == (card,)
    assert own(table.state, Seat(1)).laid == ()


def test_d06_votes_are_secret_until_all_are_in() -> None:
    table = Table(4).to_vote()
    before = view(table.state)
    table.vote(1, 0)
    assert own(table.state, Seat(1)).vote == (table.slot(0),)
    assert own(table.state, Seat(2)) == MoonsOwn(table.hand(2), slots=(table.slot(2),))
    assert view(table.state).phase == before.phase
    assert view(table.state) == before
    assert 1 not in awaited(table.state)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_twin_is_a_whole_deck_of_other_cards(viewer: int | None) -> None:
    table = Table(4, deck="ends").tell(0).lay(1)
    seat = None if viewer is None else Seat(viewer)
    for twin in twins(table.state, seat):
        cards = all_cards(twin)
        assert len(cards) == len(set(cards)) == 84
    assert any(set(all_cards(twin)) != set(all_cards(table.state)) for twin in twins(table.state, seat))
    assert all(twin.pile != table.state.pile for twin in twins(table.state, seat))
    assert all(twin.players[2].hand != table.hand(2) for twin in twins(table.state, seat))


def test_a_twin_has_other_cards_face_down() -> None:
    table = Table(4).tell(0).lay(1)
    assert isinstance(table.phase, Choosing)
    for twin in twins(table.state, Seat(1)):
        assert isinstance(twin.phase, Choosing)
        assert twin.phase.laid[1] == table.phase.laid[1]
    assert (
        len(
            {
                twin.phase.laid[0].card
                for twin in twins(table.state, Seat(1))
                if isinstance(twin.phase, Choosing)
            }
        )
        > 5
    )


def test_a_twin_has_other_owners_and_votes_but_nobody_names_their_own() -> None:
    table = Table(7, second_vote=True).to_vote().vote(1, 0).vote(2, 0, 3)
    assert isinstance(table.phase, Voting)
    own = table.slot(1)
    owners, votes = set(), set()
    for twin in twins(table.state, Seat(1)):
        assert isinstance(twin.phase, Voting)
        assert [laid.card for laid in twin.phase.table] == [laid.card for laid in table.phase.table]
        assert twin.phase.table[own - 1].owner == 1
        assert twin.phase.ballots[0] == table.phase.ballots[0]
        for ballot in twin.phase.ballots:
            assert all(twin.phase.table[slot - 1].owner != ballot.voter for slot in ballot.slots)
        owners.add(tuple(laid.owner for laid in twin.phase.table))
        votes.add(twin.phase.ballots[1].slots)
    assert len(owners) > 5
    assert len(votes) > 5


def test_what_was_discarded_unseen_is_secret_and_what_was_shown_is_not() -> None:
    table = Table(5, deck="ends").all_miss(0).leave(4).ready()
    secret = {each.text for each in secrets(table.state)}
    assert set(table.state.buried) <= secret
    assert not set(table.state.discard) & secret
    assert all(twin.discard == table.state.discard for twin in twins(table.state, Seat(1)))
    broken_off = Table(5, deck="ends").tell(0).lay(1).leave(0)
    assert broken_off.state.discard == ()
    assert len(broken_off.state.buried) == 5 + 2


def test_the_narrator_gives_no_signs_while_others_guess() -> None:
    talk = frozenset({Channel.TABLE})
    everything = frozenset({Channel.TABLE, Channel.REACTION, Channel.POINTER})
    table = Table(4)
    assert hush(table.state, Seat(0)) == everything
    for phase in (table.tell(0), table.lay_all()):
        assert hush(phase.state, Seat(0)) == talk
        assert hush(phase.state, Seat(1)) == hush(phase.state, None) == everything
    assert hush(table.time_up().state, Seat(0)) == everything


def test_the_largest_view_is_small() -> None:
    clue = "🌙" * 200
    table = Table(8, laps=1).to_vote(0, clue).vote(1, 0)
    for voter in range(2, 8):
        table.vote(voter, 1)
    sizes = []
    for narrator in range(1, 9):
        sizes += [
            len(msgspec.json.encode((view(table.state), own(table.state, Seat(seat))))) for seat in range(8)
        ]
        table.ready()
        if narrator < 8:
            table.all_miss(narrator, clue)
    finished = view(table.state)
    assert isinstance(finished.phase, FinishedView)
    assert len(finished.phase.moments) == 3
    assert max(*sizes, len(msgspec.json.encode(finished))) < LARGEST_VIEW


def test_a_clue_said_aloud_is_a_clue() -> None:
    assert TellOffer(("a card",)).accepts(TellStory("a card", Aloud()))
