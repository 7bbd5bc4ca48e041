"""What each viewer sees and may do: all hiding is here, and views are built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace
from supply.new_game.hunch.model import (
    HIGHEST,
    FinishedView,
    Offer,
    Own,
    PhaseView,
    PickingView,
    PickOffer,
    PlayerView,
    ReadyOffer,
    ShowingView,
    View,
)
from supply.new_game.hunch.state import Event, Finished, Picked, Picking, Showing, State, awaited

from inklings.kernel.game import Seat, Secret, Viewer
from inklings.kernel.rounds import ReadySaid

NUMBERS = tuple(range(1, HIGHEST + 1))


def view(state: State) -> View:
    """What everyone sees."""
    return View(
        round=state.round,
        rounds=state.options.rounds,
        players=tuple(PlayerView(score=player.score, status=player.status) for player in state.players),
        phase=_phase(state),
    )


def _phase(state: State) -> PhaseView:
    match state.phase:
        case Picking():
            return PickingView()
        case Showing(picks=picks, gains=gains):
            return ShowingView(picks=picks, gains=gains)
        case Finished(winners=winners, reason=reason):
            return FinishedView(winners=winners, reason=reason)


def own(state: State, seat: Seat) -> Own:
    """What this seat sees besides: its own number."""
    return Own(pick=state.phase.picks[seat]) if isinstance(state.phase, Picking) else Own()


def concerns(_before: State, event: Event, _after: State) -> frozenset[Seat] | None:
    """The seats whose own part, offers or channels this event can change; None: anyone's."""
    return frozenset({event.seat}) if isinstance(event, Picked | ReadySaid) else None


# --- offers -------------------------------------------------------------------------------------


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What this seat may do now: the rule that `decide` goes by."""
    if seat not in awaited(state):
        return ()
    return (PickOffer(NUMBERS),) if isinstance(state.phase, Picking) else (ReadyOffer(),)


# --- secrecy ------------------------------------------------------------------------------------


def secrets(_state: State) -> Iterable[Secret]:
    """Texts that not everyone may see now: nobody types anything, and numbers are no texts."""
    return ()


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    """A twin that this viewer cannot tell apart: others have picked other numbers."""
    if not isinstance(state.phase, Picking):
        return state
    picks = tuple(
        pick if pick is None or seat == viewer else rng.choice(NUMBERS)
        for seat, pick in enumerate(state.phase.picks)
    )
    return replace(state, phase=Picking(picks))
