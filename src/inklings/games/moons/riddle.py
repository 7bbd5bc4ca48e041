"""What people who only look on may guess: which card is the narrator's."""

from __future__ import annotations

from inklings.games.moons.model import MoonsView, ScoringView, Vote, VoteOffer, VotingView
from inklings.games.moons.scoring import CONSOLATION, STORY
from inklings.kernel.riddle import Riddle


def riddle(view: MoonsView) -> Riddle | None:
    """Open while players vote, and known as soon as the cards are turned over."""
    match view.phase:
        case VotingView(cards=cards):
            return Riddle(view.round, offer=VoteOffer(slots=tuple(range(1, len(cards) + 1)), most=1))
        case ScoringView(narrator=narrator, laid=laid) as phase:
            slot = next(slot for slot, one in enumerate(laid, 1) if one.owner == narrator)
            return Riddle(view.round, answer=Vote(slots=(slot,)), gains=_gains(phase))
        case _:
            return None


def _gains(phase: ScoringView) -> tuple[int, int]:
    """What one more voter would have won (D8, D9), wrong and right."""
    wrong = CONSOLATION if phase.verdict == "none" else 0
    right = CONSOLATION if phase.verdict == "all" else STORY
    return wrong, right
