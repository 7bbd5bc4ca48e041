"""What each viewer may see: all hiding is here, and views are built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from inklings.games.telepathic.grid import KINDS, Value, kind_of, lines
from inklings.games.telepathic.knowledge import held, mark_of, possible, value_of
from inklings.games.telepathic.model import Condition
from inklings.games.telepathic.modes import (
    actions_left,
    announcers,
    directors,
    met,
    receivers,
)
from inklings.games.telepathic.state import (
    Acting,
    Announcement,
    Announcing,
    Answering,
    Considering,
    Finished,
    Handing,
    State,
)
from inklings.games.telepathic.views import (
    ActingView,
    AnnouncementView,
    AnnouncingView,
    AnsweringView,
    ConsideringView,
    FinishedView,
    HandingView,
    LineView,
    PhaseView,
    PlayerView,
    ProposalView,
    StepView,
    TelepathicOwn,
    TelepathicView,
)
from inklings.kernel.game import Seat, Secret, Viewer

STEPS_SHOWN = 17
"""The longest game that has a limit (T40)."""


def view(state: State) -> TelepathicView:
    """What everyone may see."""
    return TelepathicView(
        mode=state.mode,
        players=tuple(_player(state, seat) for seat in sorted(state.order)),
        grid=state.grid,
        lines=tuple(LineView(line.value, line.cells) for line in lines(state.grid)),
        row=state.row,
        deck=len(state.deck),
        used=state.used,
        actions=len(state.history),
        actions_left=actions_left(state),
        history=tuple(
            StepView(step.giver, step.receiver, step.card, step.place, step.drawn)
            for step in state.history[-STEPS_SHOWN:]
        ),
        draw=state.draw,
        phase=_phase(state),
    )


def own(state: State, seat: Seat) -> TelepathicOwn:
    """What this seat may see besides: its conditions (T10), and what directors propose (T34)."""
    return TelepathicOwn(conditions=state.conditions[seat], proposals=_proposals(state, seat))


def _player(state: State, seat: Seat) -> PlayerView:
    cards = state.conditions[seat]
    return PlayerView(
        kind=kind_of(value_of(cards[0])) if cards else None,
        marks=tuple(mark_of(condition) for condition in cards),
        team=state.order.index(seat) % 2 if state.mode == "opposed" else None,
        left=seat in state.left,
    )


def _phase(state: State) -> PhaseView:
    match state.phase:
        case Handing(giver=giver):
            return HandingView(
                giver=giver,
                to=receivers(state, giver),
                announcers=announcers(state),
            )
        case Acting(giver=giver, receiver=receiver, card=card):
            return ActingView(giver=giver, receiver=receiver, card=card)
        case Considering(giver=giver, receiver=receiver):
            return ConsideringView(giver=giver, receiver=receiver)
        case Announcing(announcers=seats):
            return AnnouncingView(announcers=seats)
        case Answering(answerer=answerer):
            assert state.announcement is not None, "an answer follows an announcement"
            said = state.announcement
            return AnsweringView(announcer=said.announcer, names=said.names, answerer=answerer)
        case Finished(winners=winners, reason=reason):
            return FinishedView(
                winners=winners,
                reason=reason,
                conditions=state.conditions,
                met=met(state),
                announcement=_said(state.announcement),
            )


def _said(said: Announcement | None) -> AnnouncementView | None:
    if said is None:
        return None
    return AnnouncementView(said.announcer, said.names, said.answerer, said.answer)


def _proposals(state: State, seat: Seat) -> tuple[ProposalView, ...]:
    """The partners must not hear it, nor who could tell them."""
    if not isinstance(state.phase, Handing | Announcing) or seat not in directors(state):
        return ()
    return tuple(ProposalView(proposal.seat, proposal.move) for proposal in state.phase.proposals)


# --- secrecy ------------------------------------------------------------------------------------


def secrets(state: State) -> Iterable[Secret]:
    """Every condition before the end (T10). What is hidden besides has no text of its own."""
    if isinstance(state.phase, Finished):
        return
    for seat, cards in enumerate(state.conditions):
        for condition in cards:
            yield Secret(condition, frozenset({Seat(seat)}))


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    """A twin that this viewer cannot tell apart.

    Known are the viewer's own conditions, and that nothing that has stood in a line loses. Nobody knows the
    order of the deck, nor what was taken from it.
    """
    hidden = [*state.deck, *state.removed]
    rng.shuffle(hidden)
    count = len(state.deck)
    state = replace(state, deck=tuple(hidden[:count]), removed=tuple(hidden[count:]))
    if isinstance(state.phase, Finished):
        return state
    phase = state.phase
    if isinstance(phase, Handing | Announcing) and viewer not in directors(state):
        phase = replace(phase, proposals=())  # as far as they know nothing was proposed
    return replace(state, conditions=_other_conditions(state, viewer, rng), phase=phase)


def _other_conditions(state: State, viewer: Viewer, rng: Random) -> tuple[tuple[Condition, ...], ...]:
    instead: dict[Value, Value] = {}
    for kind in KINDS:
        cards = held(state.conditions, kind)
        values = rng.choice(possible(cards, state.stood, viewer))
        instead.update(zip((card.value for card in cards), values, strict=True))
    return tuple(
        tuple(f"{mark_of(condition)}-{instead[value_of(condition)]}" for condition in cards)
        for cards in state.conditions
    )
