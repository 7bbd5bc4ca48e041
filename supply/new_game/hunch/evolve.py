"""How events change a state of Hunch: no chance, no refusals."""

from __future__ import annotations

from msgspec.structs import replace
from supply.new_game.hunch.state import (
    Dealt,
    Event,
    Finished,
    GameEnded,
    Picked,
    Picking,
    Player,
    RoundBegan,
    Showing,
    Shown,
    State,
)

from inklings.kernel.rounds import PlayerLeft, ReadySaid, changed, without


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if isinstance(event, Dealt):
        nothing = Picking((None,) * event.seats)
        return State(options=event.options, players=(Player(),) * event.seats, round=1, phase=nothing)
    assert state is not None, "a game begins by being dealt"
    match event, state.phase:
        case Picked(seat=seat, number=number), Picking(picks=picks):
            return replace(state, phase=Picking((*picks[:seat], number, *picks[seat + 1 :])))
        case Shown(gains=gains), Picking(picks=picks):
            players = tuple(
                replace(player, score=player.score + gain)
                for player, gain in zip(state.players, gains, strict=True)
            )
            return replace(state, players=players, phase=Showing(picks, gains))
        case ReadySaid(seat=seat), Showing(ready=ready) as phase:
            return replace(state, phase=replace(phase, ready=(*ready, seat)))
        case RoundBegan(), _:
            nothing = Picking((None,) * len(state.players))
            return replace(state, round=state.round + 1, phase=nothing)
        case PlayerLeft(seat=seat), phase:
            if isinstance(phase, Showing):
                phase = replace(phase, ready=without(phase.ready, seat))
            return replace(state, players=changed(state.players, seat, status="left"), phase=phase)
        case GameEnded(winners=winners, reason=reason), _:
            return replace(state, phase=Finished(winners, reason))
        case _:
            raise AssertionError(f"{event} cannot happen in {state.phase}")
