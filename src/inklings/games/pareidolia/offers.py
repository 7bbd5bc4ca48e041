"""What a seat may do now: the rule that `decide` goes by."""

from __future__ import annotations

import math
from functools import lru_cache

from inklings.games.pareidolia.clouds import SHAPES, Point
from inklings.games.pareidolia.geometry import Lying, meets, outline_at
from inklings.games.pareidolia.moves import (
    AcceptOffer,
    GuessOffer,
    KeepOffer,
    ObjectOffer,
    Offer,
    PaintOffer,
    ReadyOffer,
    TossOffer,
    VoteOffer,
)
from inklings.games.pareidolia.state import (
    Choosing,
    Finished,
    Missed,
    Painting,
    Solved,
    State,
    Stroke,
    Tossing,
    Voting,
)
from inklings.games.pareidolia.turns import acceptable, awaited, is_artist, judges, playing, supply, voters
from inklings.kernel.game import Seat

SHORT_STROKE = 40
EDGE_STEP = 6
"""Of the points of an edge every so many is tried: a whole stack of clouds may lie under a locked one."""


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What this seat may do now."""
    if seat not in playing(state):
        return ()
    match state.phase:
        case Choosing():
            mine = seat == state.round.main
            return (KeepOffer(words=tuple(range(len(state.round.drawn)))),) if mine else ()
        case Tossing():
            return (TossOffer(),) if seat == state.round.main else ()
        case Painting() as phase:
            if not is_artist(state, seat):
                return (GuessOffer(),)
            acts = (_paint_offer(state, phase),) if seat == phase.acting else ()
            guesses = tuple(said.id for said in acceptable(state))
            return (*acts, AcceptOffer(guesses)) if guesses else acts
        case Solved() | Missed():
            objects = (ObjectOffer(),) if seat in judges(state) and seat not in state.objections else ()
            return (ReadyOffer(), *objects) if seat in awaited(state) else objects
        case Voting(tied=tied):
            return (VoteOffer(seats=tied),) if seat in voters(state) else ()
        case Finished():
            return ()


def _paint_offer(state: State, phase: Painting) -> PaintOffer:
    """P12, P13: a cloud to place must be in the supply, any other in the sky and not locked (P14)."""
    return PaintOffer(
        shapes=tuple(
            kind
            for kind, (shape, left) in enumerate(zip(SHAPES, supply(state), strict=True))
            if left and shape != state.barred
        ),
        clouds=tuple(cloud.id for cloud in state.round.sky if cloud.id not in phase.locked),
        stroke=_some_stroke(state.round.sky, phase.locked),
    )


@lru_cache(maxsize=256)
def _some_stroke(sky: tuple[Lying, ...], locked: tuple[int, ...]) -> Stroke | None:
    """A short stroke from a cloud's edge towards the middle that meets that cloud and no locked one.

    Kept, since the same sky is offered again with every guess. Those far from the locked clouds are tried
    first.
    """
    pinned = tuple(cloud for cloud in sky if cloud.id in locked)
    centres = [(it.pose.x, it.pose.y) for it in pinned]

    def room(start: Point) -> float:
        return min([math.dist(start, centre) for centre in centres])

    free = (cloud for cloud in sky if cloud.id not in locked)
    starts = [corner for it in free for corner in outline_at(it.shape, it.pose)[0][::EDGE_STEP]]
    if centres:
        starts.sort(key=room, reverse=True)
    for x, y in starts:
        nearer = max(0.0, 1 - SHORT_STROKE / max(1.0, math.hypot(x, y)))
        stroke = round(x), round(y), round(x * nearer), round(y * nearer)
        # It begins at the cloud's own edge, so the fingertip is on it at once.
        if stroke[:2] != stroke[2:] and not any(meets(it, *stroke) for it in pinned):
            return stroke
    return None
