"""The rules of Hunch: what follows from what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from supply.new_game.hunch.evolve import evolve
from supply.new_game.hunch.model import Action, Options, Pick, SayReady
from supply.new_game.hunch.state import (
    LEAST,
    Dealt,
    Event,
    Finished,
    GameEnded,
    Picked,
    Picking,
    Reason,
    RoundBegan,
    Showing,
    Shown,
    State,
    awaited,
    playing,
    scores,
)
from supply.new_game.hunch.view import offers

from inklings.kernel.game import (
    FREE_TALK,
    Channel,
    Due,
    Happening,
    Outcome,
    Seat,
    SeatJoined,
    SeatLeft,
    TimeUp,
    Viewer,
)
from inklings.kernel.rounds import (
    PlayerLeft,
    ReadySaid,
    leaders,
    offered,
    tag,
    thinking,
    with_what_follows,
)

SECONDS: dict[type, float] = {Picking: 45, Showing: 20}
"""Thinking time on the standard clock (H7)."""


def deal(options: Options, seats: int, _rng: Random) -> Sequence[Event]:
    """Everyone begins with nothing (H1)."""
    return (Dealt(options, seats),)


def decide(state: State, actor: Seat, action: Action, _rng: Random) -> Sequence[Event]:
    """What an action makes happen; an action within no offer is refused."""
    match offered(action, offers(state, actor)):
        case Pick(number=number):
            return _with_what_follows(state, Picked(actor, number))
        case SayReady():
            return _with_what_follows(state, ReadySaid(actor))


def happen(state: State, happening: Happening, _rng: Random) -> Sequence[Event]:
    """What the house's news makes happen: nothing, once the game is over."""
    if isinstance(state.phase, Finished):
        return ()
    match happening:
        case TimeUp():  # H7
            phase = state.phase
            missed = _shown(phase.picks) if isinstance(phase, Picking) else _next_round(state)
            return _with_what_follows(state, missed)
        case SeatLeft(seat=seat):  # H9
            return _with_what_follows(state, PlayerLeft(seat)) if seat in playing(state) else ()
        case SeatJoined():  # nobody sits down in the middle of a game: `late_seats` is false
            return ()


# --- what follows by itself ---------------------------------------------------------------------


def _with_what_follows(state: State, event: Event) -> Sequence[Event]:
    return with_what_follows(state, (event,), evolve, _follows)


def _follows(state: State) -> Sequence[Event]:
    """What happens next without anyone's doing; nothing, if it is for the players to do something."""
    match state.phase:
        case Finished():
            return ()
        case _ if len(playing(state)) < LEAST:  # H9
            return (_ended(state, "too_few"),)
        case Picking(picks=picks) if not awaited(state):  # H4
            return (_shown(picks),)
        case Showing() if not awaited(state):  # H6
            return (_next_round(state),)
        case _:
            return ()


def _shown(picks: tuple[int | None, ...]) -> Shown:
    """H5: a number that nobody else picked earns as many points."""
    times = Counter(picks)
    return Shown(tuple(number if number is not None and times[number] == 1 else 0 for number in picks))


def _next_round(state: State) -> Event:
    return _ended(state, "rounds") if state.round >= state.options.rounds else RoundBegan()


def _ended(state: State, reason: Reason) -> GameEnded:
    """H8: the most points of those who still play; equals share it."""
    return GameEnded(leaders(playing(state), scores(state)), reason)


# --- what the house asks ------------------------------------------------------------------------


def due(state: State) -> Due | None:
    """The clock that runs now (H7)."""
    phase = state.phase
    if isinstance(phase, Finished):
        return None
    return thinking(state.options.clock, f"{state.round}-{tag(phase)}", SECONDS[type(phase)])


def hush(_state: State, _viewer: Viewer) -> frozenset[Channel]:
    """Talk is free, and bluffing is part of the game (H10)."""
    return FREE_TALK


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has (H8)."""
    match state.phase:
        case Finished(winners=winners, reason=reason):
            return Outcome(winners=winners, reason=reason)
        case _:
            return None
