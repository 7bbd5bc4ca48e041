"""A player of Rorschach who looks at the ink; how, and how well, is told in the README."""

from __future__ import annotations

from functools import partial
from random import Random

from inklings.games.rorschach.bot.opinion import Deliberation, RorschachSight, matching, opinion
from inklings.games.rorschach.bot.together import Pace, part
from inklings.games.rorschach.model import (
    Action,
    AnsweringView,
    GuessingView,
    MatchOffer,
    NamingView,
    ReadyOffer,
    RetryingView,
    SayReady,
    StrikingView,
)
from inklings.kernel.bot import Thought
from inklings.kernel.council import SealOffer

THINKING_SECONDS: dict[type[Deliberation], tuple[float, float]] = {
    NamingView: (4, 10),
    StrikingView: (8, 20),
    GuessingView: (10, 25),
    AnsweringView: (8, 18),
    RetryingView: (8, 20),
}
"""How long a person takes to form an opinion, at least and at most."""
MATCHING_SECONDS = (15, 40)
PACE_SECONDS: dict[Pace, tuple[float, float]] = {"joining": (2, 5), "waiting": (30, 40)}
READY_SECONDS = (6, 14)


def think(sight: RorschachSight, chance: Random) -> Thought[Action] | None:
    """What a bot wants to do."""
    for offer in sight.offers:
        match offer:
            case MatchOffer():
                return Thought(action=matching(sight, chance), seconds=chance.uniform(*MATCHING_SECONDS))
            case ReadyOffer():
                return Thought(action=SayReady(), seconds=chance.uniform(*READY_SECONDS))
            case SealOffer():
                return _in_council(sight, offer, chance)
            case _:
                pass
    return None


def _in_council(sight: RorschachSight, offer: SealOffer, chance: Random) -> Thought[Action] | None:
    phase = sight.view.phase
    assert isinstance(phase, Deliberation), "moves are sealed in councils"
    assert sight.own.council is not None, "anyone who may seal sees the council"
    step = part(sight.own.council, offer, sight.seat, sight.people, partial(opinion, sight, phase))
    if step is None:
        return None
    seconds = THINKING_SECONDS[type(phase)] if step.pace == "thinking" else PACE_SECONDS[step.pace]
    return Thought(action=step.action, seconds=chance.uniform(*seconds))
