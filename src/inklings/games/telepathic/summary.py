"""What the chronicle remembers of Telepathic: who names whose goal, and which partners win."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from inklings.games.telepathic.modes import marked, team
from inklings.games.telepathic.state import Finished, State
from inklings.kernel.summary import Chance, Summary, counted


def summary(state: State) -> Summary:
    """Every goal that was named, and the end for all who held one. A game that someone left tells nothing."""
    return Summary(pairs=counted((*_named(state), *_won(state))))


def _named(state: State) -> Iterator[Chance]:
    said = state.announcement
    if said is None:
        return
    named = state.order if said.answerer is None else (said.answerer,)
    for seat in named:
        for goal in marked(state, "win", seat) if seat != said.announcer else ():
            yield Chance("telepathic-pair-named", "reads", said.announcer, seat, hit=goal in said.names)
    if said.answerer is not None and said.answer is not None:
        for goal in marked(state, "win", said.announcer):
            hit = said.answer == goal
            yield Chance("telepathic-pair-named", "reads", said.answerer, said.announcer, hit=hit)


def _won(state: State) -> Iterator[Chance]:
    phase = state.phase
    if not isinstance(phase, Finished) or phase.reason in ("left", "draw"):
        return
    holders = [seat for seat in state.order if state.conditions[seat]]
    for seat, mate in combinations(holders, 2):
        if mate in team(state, seat):
            yield Chance("telepathic-pair-won", "together", seat, mate, hit=seat in phase.winners)
