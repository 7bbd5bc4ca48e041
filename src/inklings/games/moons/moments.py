"""The rounds that the finish remembers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from inklings.games.moons.model import MomentView
from inklings.games.moons.state import Story


def moments(stories: Sequence[Story]) -> tuple[MomentView, ...]:
    """At most one moment of each kind; of equal ones the earliest."""
    told = [(story, story.told) for story in stories]
    found = [(story, slot) for story, slot in told if 0 < story.votes[slot] < story.voters]
    # A round in which nobody voted at all was not a hard story but an empty room.
    missed = [(story, slot) for story, slot in told if story.votes[slot] == 0 and any(story.votes)]
    lures = [(story, slot) for story, own in told for slot in _named(story) if slot != own]
    return (
        # The best clue is the one that parts the table in halves: neither plain nor private.
        *_moment("best_clue", min(found, key=_off_balance, default=None)),
        *_moment("great_deceiver", max(lures, key=_votes, default=None)),
        *_moment("nobody_saw", max(missed, key=_voters, default=None)),
    )


def _moment(
    kind: Literal["best_clue", "great_deceiver", "nobody_saw"], found: tuple[Story, int] | None
) -> Iterator[MomentView]:
    if found is not None:
        story, slot = found
        yield MomentView(
            kind=kind,
            round=story.round,
            seat=story.table[slot].owner,
            card=story.table[slot].card,
            clue=story.clue,
            votes=story.votes[slot],
            voters=story.voters,
        )


def _named(story: Story) -> list[int]:
    return [i for i, votes in enumerate(story.votes) if votes]


def _votes(moment: tuple[Story, int]) -> int:
    return moment[0].votes[moment[1]]


def _voters(moment: tuple[Story, int]) -> int:
    return moment[0].voters


def _off_balance(moment: tuple[Story, int]) -> tuple[float, int]:
    """How far from half found; of two equally balanced the larger table counts more."""
    return abs(_votes(moment) / _voters(moment) - 0.5), -_voters(moment)
