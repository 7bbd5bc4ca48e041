"""What a round earns (D8-D12, and D17 for the second vote)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from inklings.games.moons.state import Ballot, Laid, Verdict
from inklings.kernel.game import Seat

STORY = 3
CONSOLATION = 2
SINGLE_VOTE = 1
BONUS_CAP = 3


def votes_on(slot: int, ballots: Collection[Ballot]) -> tuple[Seat, ...]:
    """Who named this slot."""
    return tuple(sorted(ballot.voter for ballot in ballots if slot in ballot.slots))


def verdict(narrator: Seat, table: Sequence[Laid], ballots: Collection[Ballot], voters: int) -> Verdict:
    """Whether some, all or none of those who could vote found the narrator's card.

    Who did not vote in time has not found it (D18), so "all" needs everyone who could vote (D20).
    """
    match len(_finders(narrator, table, ballots)):
        case 0:
            return "none"
        case found if found == voters:
            return "all"
        case _:
            return "some"


def gains(
    narrator: Seat, table: Sequence[Laid], ballots: Collection[Ballot], voters: Sequence[Seat], most: int
) -> dict[Seat, int]:
    """The moons of one round for the narrator and everyone who could vote."""
    finders = _finders(narrator, table, ballots)
    won = dict.fromkeys((narrator, *voters), 0)
    if verdict(narrator, table, ballots, len(voters)) == "some":
        for seat in (narrator, *finders):  # D9
            won[seat] += STORY
    else:
        for seat in voters:  # D8
            won[seat] += CONSOLATION
    for seat in voters:
        bonus = sum(
            len(votes_on(slot, ballots)) for slot, laid in enumerate(table, 1) if laid.owner == seat
        )  # D10: both cards together with three players
        won[seat] += min(bonus, BONUS_CAP) if most > 1 else bonus  # D17
    if most > 1:
        for ballot in ballots:  # D17: right without a second try
            if ballot.voter in finders and len(ballot.slots) == 1:
                won[ballot.voter] += SINGLE_VOTE
    return won


def _finders(narrator: Seat, table: Sequence[Laid], ballots: Collection[Ballot]) -> tuple[Seat, ...]:
    slot = next(slot for slot, laid in enumerate(table, 1) if laid.owner == narrator)
    return votes_on(slot, ballots)
