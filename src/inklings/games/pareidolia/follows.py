"""What follows in Pareidolia without anybody's doing: rounds, stand-ins, votes and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from inklings.games.pareidolia.events import (
    ArtistReplaced,
    ClockRanOut,
    Event,
    GameEnded,
    GuessOverruled,
    Passed,
    RoundBegan,
    VoteOpened,
)
from inklings.games.pareidolia.evolve import evolve
from inklings.games.pareidolia.state import (
    Choosing,
    Finished,
    Missed,
    Painting,
    Solved,
    State,
    Tossing,
    Voting,
)
from inklings.games.pareidolia.turns import (
    STILL_ENOUGH,
    awaited,
    judges,
    leaders,
    playing,
    stand_in,
    turns_to_come,
    voters,
)
from inklings.kernel import rounds


def with_what_follows(state: State, event: Event) -> Sequence[Event]:
    """An event, and what follows; without a clock a sky is given up when both artists pass (P16, P19)."""
    last = state.round.last
    passed_again = isinstance(event, Passed) and last is not None and last.did == "pass"
    given_up = (ClockRanOut(),) if passed_again and state.options.clock == "off" else ()
    return rounds.with_what_follows(state, (event, *given_up), evolve, _follows)


def _follows(state: State) -> Sequence[Event]:
    """What happens next without anybody's doing."""
    match state.phase:
        case Finished():
            return ()
        case Solved() if 2 * len(state.objections) > len(judges(state)):
            return (GuessOverruled(),)  # P18
        case Solved() | Missed():
            return () if awaited(state) else (next_round(state),)
        case Voting(tied=tied):
            if tied != leaders(state) or len(tied) == 1:
                return (_finish(state),)  # one of them went
            return () if awaited(state) else (counted(state),)
        case phase:
            return _missing(state, phase)


def _missing(state: State, phase: Choosing | Tossing | Painting) -> Sequence[Event]:
    """Who must be replaced while a sky is being made (P28)."""
    here, table = playing(state), state.round
    if len(here) < STILL_ENOUGH:
        return (GameEnded(leaders(state), "too_few"),)
    if table.main not in here:
        if isinstance(phase, Painting):
            return (ArtistReplaced("main", stand_in(state, table.main)),)
        return (next_round(state),)  # before the clock: replayed with the next, and the turn is taken
    return () if table.second in here else (ArtistReplaced("second", stand_in(state, table.second)),)


def next_round(state: State) -> Event:
    """Dispenser and bird go on until everybody has had their turns (P21, P25)."""
    later = turns_to_come(state)
    if not later:
        return _finish(state)
    if len(playing(state)) < STILL_ENOUGH:
        return GameEnded(leaders(state), "too_few")
    return RoundBegan(later[0])


def _finish(state: State) -> Event:
    """Most droplets win; on a tie the others vote (P26)."""
    tied = leaders(state)
    if not tied:
        return GameEnded((), "too_few")
    if len(tied) == 1:
        return GameEnded(tied, "droplets")
    return VoteOpened(tied) if voters(state) else GameEnded(tied, "shared")


def counted(state: State) -> Event:
    """More than half of the votes cast decide, or by a house rule most of them; else all tied win (P26)."""
    assert isinstance(state.phase, Voting)
    votes = Counter(ballot.choice for ballot in state.phase.ballots)
    for seat, count in votes.items():
        others = votes.total() - count
        if state.options.vote == "plurality":
            others = max((votes[other] for other in votes if other != seat), default=0)
        if count > others:
            return GameEnded((seat,), "relaxed")
    return GameEnded(state.phase.tied, "shared")
