"""What the chronicle remembers of Thirty Moons: who finds whose cards, who fools whom, and the best clues."""

from __future__ import annotations

from collections.abc import Iterator

from inklings.games.moons.model import Written
from inklings.games.moons.state import State, Story
from inklings.kernel.game import Seat
from inklings.kernel.summary import Chance, Line, Summary, counted
from inklings.kernel.text import UNSAID


def summary(state: State) -> Summary:
    """Each vote is a chance to find the narrator, and one for each decoy. A vote that is missing is none."""
    return Summary(pairs=counted(_chances(state)), lines=_lines(state))


def _chances(state: State) -> Iterator[Chance]:
    for story, ballots in zip(state.stories, state.ballots, strict=True):
        for ballot in ballots:
            named = {story.table[slot - 1].owner for slot in ballot.slots}
            for owner in {laid.owner for laid in story.table} - {ballot.voter}:
                if owner == story.narrator:
                    yield Chance("moons-pair-found", "reads", ballot.voter, owner, hit=owner in named)
                else:
                    yield Chance("moons-pair-fooled", "fools", owner, ballot.voter, hit=owner in named)


def _lines(state: State) -> tuple[Line, ...]:
    best: dict[Seat, Line] = {}
    for story in state.stories:
        match story.clue:
            case Written(text=text) if text != UNSAID and (worth := _worth(story)):
                before = best.get(story.narrator)
                if before is None or worth > before.worth:
                    best[story.narrator] = Line(story.narrator, text, worth)
            case _:
                pass
    return tuple(best[seat] for seat in sorted(best))


def _worth(story: Story) -> float:
    """1 if half of many found the card, 0 if all or nobody did. At a larger table that is harder."""
    found = story.votes[story.told] / max(1, story.voters)
    return round((1 - abs(2 * found - 1)) * story.voters / (story.voters + 1), 3)
