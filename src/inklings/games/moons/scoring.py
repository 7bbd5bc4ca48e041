"""What a round earns (D8-D12, and D17 for the second vote)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from inklings.games.moons.model import Gain
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
    earned = reasons(narrator, table, ballots, voters, most)
    return {seat: sum(gain.moons for gain in why) for seat, why in earned.items()}


def reasons(
    narrator: Seat, table: Sequence[Laid], ballots: Collection[Ballot], voters: Sequence[Seat], most: int
) -> dict[Seat, list[Gain]]:
    """What each of them won moons for, in the order in which it is told."""
    finders = _finders(narrator, table, ballots)
    found = verdict(narrator, table, ballots, len(voters))
    why: dict[Seat, list[Gain]] = {seat: [] for seat in (narrator, *voters)}
    if found == "some":  # D9
        why[narrator].append(Gain("told", STORY))
        for seat in finders:
            why[seat].append(Gain("found", STORY))
    else:  # D8
        for seat in voters:
            why[seat].append(Gain(found, CONSOLATION))
    for seat in voters:
        votes = sum(
            len(votes_on(slot, ballots)) for slot, laid in enumerate(table, 1) if laid.owner == seat
        )  # D10: both cards together with three players
        if votes:
            why[seat].append(Gain("fooled", min(votes, BONUS_CAP) if most > 1 else votes))  # D17
    if most > 1:
        for ballot in ballots:  # D17: right without a second try
            if ballot.voter in finders and len(ballot.slots) == 1:
                why[ballot.voter].append(Gain("single", SINGLE_VOTE))
    return why


def _finders(narrator: Seat, table: Sequence[Laid], ballots: Collection[Ballot]) -> tuple[Seat, ...]:
    slot = next(slot for slot, laid in enumerate(table, 1) if laid.owner == narrator)
    return votes_on(slot, ballots)
