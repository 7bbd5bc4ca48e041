"""What a round earns: D8-D12, D17, D20."""

from __future__ import annotations

import pytest

from inklings.games.moons.model import Gain
from inklings.games.moons.scoring import gains, reasons, verdict
from inklings.games.moons.state import Ballot, Laid
from inklings.kernel.game import Seat


def earned(
    players: int,
    votes: dict[int, tuple[int, ...] | int],
    *,
    most: int = 1,
    owners: tuple[int, ...] | None = None,
) -> tuple[int, ...]:
    """Seat 0 narrates; each voter names owners, by the first of their cards on the table."""
    owners = owners or tuple(range(players))
    table = [Laid(f"card-{i}", Seat(owner)) for i, owner in enumerate(owners)]
    ballots = [
        Ballot(
            Seat(voter),
            tuple(owners.index(owner) + 1 for owner in ((named,) if isinstance(named, int) else named)),
        )
        for voter, named in votes.items()
    ]
    won = gains(Seat(0), table, ballots, [Seat(seat) for seat in range(1, players)], most)
    return tuple(won[Seat(seat)] for seat in range(players))


def test_d08_everybody_finds_it_and_the_narrator_gets_nothing() -> None:
    assert earned(4, {1: 0, 2: 0, 3: 0}) == (0, 2, 2, 2)


def test_d08_nobody_finds_it_and_the_narrator_gets_nothing() -> None:
    assert earned(4, {1: 2, 2: 3, 3: 1}) == (0, 2 + 1, 2 + 1, 2 + 1)


def test_d09_some_find_it_and_share_the_success_with_the_narrator() -> None:
    assert earned(4, {1: 0, 2: 3, 3: 2}) == (3, 3, 1, 1)


def test_d10_every_vote_on_a_decoy_earns_one_without_limit() -> None:
    assert earned(8, {1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1}) == (3, 3 + 6, 0, 0, 0, 0, 0, 0)


def test_d10_the_bonus_comes_on_top_of_the_consolation() -> None:
    assert earned(5, {1: 2, 2: 1, 3: 1, 4: 1}) == (0, 2 + 3, 2 + 1, 2, 2)


def test_d11_three_players_score_the_same() -> None:
    owners = (0, 1, 1, 2, 2)
    assert earned(3, {1: 0, 2: 1}, owners=owners) == (3, 3 + 1, 0)
    assert earned(3, {1: 0, 2: 0}, owners=owners) == (0, 2, 2)


@pytest.mark.parametrize("slot", range(1, 6))
def test_d10_d11_with_three_a_vote_on_either_decoy_earns_one(slot: int) -> None:
    """Seat 1 finds the story; seat 2 names each card in turn. Seat 1's decoys are in slots 2 and 4."""
    table = [Laid(f"card-{i}", Seat(owner)) for i, owner in enumerate((0, 1, 2, 1, 2))]
    found = gains(Seat(0), table, [Ballot(Seat(1), (1,)), Ballot(Seat(2), (slot,))], [Seat(1), Seat(2)], 1)
    earned_by_one = {1: 2, 2: 3 + 1, 3: 3, 4: 3 + 1, 5: 3}
    assert found[Seat(1)] == earned_by_one[slot]


def test_d10_votes_on_both_decoys_of_one_player_are_added() -> None:
    """Two may name both cards of a third only when somebody left after laying: the sum still holds."""
    table = [Laid(f"card-{i}", Seat(owner)) for i, owner in enumerate((1, 0, 1, 2, 3))]
    ballots = [Ballot(Seat(2), (1,)), Ballot(Seat(3), (3,)), Ballot(Seat(1), (2,))]
    won = gains(Seat(0), table, ballots, [Seat(1), Seat(2), Seat(3)], 1)
    assert won == {Seat(0): 3, Seat(1): 3 + 2, Seat(2): 0, Seat(3): 0}


def test_d12_the_worked_example_of_the_rule_book() -> None:
    pink, blue, green, purple, yellow, red = range(6)
    votes: dict[int, tuple[int, ...] | int] = {
        blue: pink,
        green: pink,
        purple: blue,
        yellow: blue,
        red: purple,
    }
    won = earned(6, votes)
    assert won[pink] == 3
    assert won[blue] == 3 + 2
    assert won[green] == 3
    assert won[purple] == 1
    assert won[yellow] == won[red] == 0


def test_d17_second_vote_finds_with_either_and_pays_a_single_right_vote_more() -> None:
    assert earned(7, {1: 0, 2: (0, 3), 3: (1, 2), 4: 3, 5: 3, 6: 3}, most=2) == (
        3,
        3 + 1 + 1,  # alone and right, and named by seat 3
        3 + 1,  # right with the second card, and named by seat 3
        3,  # named by four, but the bonus is capped at three
        0,
        0,
        0,
    )


def test_d17_single_right_votes_are_paid_even_when_everybody_finds_it() -> None:
    assert earned(7, {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: (0, 1)}, most=2) == (0, 4, 3, 3, 3, 3, 2)


def test_everything_that_is_won_has_its_reasons() -> None:
    table = [Laid(f"card-{seat}", Seat(seat)) for seat in range(7)]
    ballots = [Ballot(Seat(1), (1,)), Ballot(Seat(2), (1, 2)), *(Ballot(Seat(n), (2,)) for n in range(3, 7))]
    won = reasons(Seat(0), table, ballots, [Seat(seat) for seat in range(1, 7)], 2)
    assert won[Seat(0)] == [Gain("told", 3)]
    assert won[Seat(1)] == [Gain("found", 3), Gain("fooled", 3), Gain("single", 1)]
    assert won[Seat(2)] == [Gain("found", 3)]
    assert won[Seat(3)] == []


@pytest.mark.parametrize(("votes", "why"), [({1: 0, 2: 0}, "all"), ({1: 2, 2: 1}, "none")])
def test_d08_the_reason_says_whether_everyone_or_no_one_found_it(votes: dict[int, int], why: str) -> None:
    table = [Laid(f"card-{seat}", Seat(seat)) for seat in range(3)]
    ballots = [Ballot(Seat(voter), (named + 1,)) for voter, named in votes.items()]
    won = reasons(Seat(0), table, ballots, [Seat(1), Seat(2)], 1)
    assert not won[Seat(0)]
    assert [won[Seat(seat)][0].why for seat in (1, 2)] == [why, why]


def test_d18_d20_who_did_not_vote_has_not_found_it_so_it_is_never_everyone() -> None:
    table = [Laid("card-0", Seat(0)), Laid("card-1", Seat(1)), Laid("card-2", Seat(2))]
    assert verdict(Seat(0), table, [Ballot(Seat(1), (1,))], voters=2) == "some"
    assert verdict(Seat(0), table, [Ballot(Seat(1), (1,))], voters=1) == "all"
    assert verdict(Seat(0), table, [], voters=2) == "none"
    assert earned(4, {1: 0, 2: 0}) == (3, 3, 3, 0)
