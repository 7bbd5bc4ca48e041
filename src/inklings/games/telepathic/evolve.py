"""How events change a state of Telepathic: no chance, no refusals."""

from __future__ import annotations

from msgspec.structs import replace

from inklings.games.telepathic.cards import moved
from inklings.games.telepathic.grid import lines
from inklings.games.telepathic.model import Announce, HandCard
from inklings.games.telepathic.modes import answerer, forced, next_giver, reuses_cards
from inklings.games.telepathic.state import (
    Acting,
    Announced,
    Announcement,
    AnnouncementDue,
    Announcing,
    Answered,
    Answering,
    CardHanded,
    CardPerformed,
    Considering,
    Dealt,
    DrawAgreed,
    Event,
    Finished,
    GameEnded,
    Handing,
    Phase,
    Proposal,
    Proposed,
    SilenceKept,
    State,
    Step,
)
from inklings.kernel.game import Seat
from inklings.kernel.rounds import PlayerLeft


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if isinstance(event, Dealt):
        return _dealt(event)
    assert state is not None, "a game begins by being dealt"
    match event:
        case Proposed(seat=seat, move=move):
            return replace(state, phase=_proposed(state.phase, seat, move))
        case CardHanded(seat=seat, card=card, to=to):
            return replace(state, phase=Acting(seat, to, card), idle=_idle(state, event))
        case CardPerformed():
            return _performed(state, event)
        case SilenceKept(seat=seat):
            giver = next_giver(state, state.history[-1].giver)
            return replace(state, phase=Handing(giver), idle=_idle(state, event))
        case AnnouncementDue(seat=seat):
            return replace(state, phase=Announcing((seat,)))
        case Announced(seat=seat, names=names):
            other = answerer(state, seat)
            phase = state.phase if other is None else Answering(other)
            return replace(state, phase=phase, announcement=Announcement(seat, names, other))
        case Answered(name=name):
            assert state.announcement is not None, "an answer follows an announcement"
            return replace(state, announcement=replace(state.announcement, answer=name))
        case DrawAgreed(seat=seat):
            return replace(state, draw=(*state.draw, seat))
        case PlayerLeft(seat=seat):
            return _left(state, seat)
        case GameEnded(winners=winners, reason=reason):
            return replace(state, phase=Finished(winners, reason))


def _dealt(event: Dealt) -> State:
    first = event.order[2] if event.mode == "director" else event.order[0]
    return State(
        options=event.options,
        mode=event.mode,
        order=event.order,
        conditions=event.conditions,
        start=event.grid,
        grid=event.grid,
        row=event.row,
        deck=event.deck,
        used=(),
        removed=event.removed,
        phase=Handing(first),
        start_row=event.row,
    )


def _idle(state: State, event: CardHanded | CardPerformed | SilenceKept) -> int:
    return state.idle + 1 if event.by_clock else 0


def _proposed(phase: Phase, seat: Seat, move: HandCard | Announce) -> Phase:
    assert isinstance(phase, Handing | Announcing), "directors propose before they move"
    return replace(phase, proposals=(*_proposals_without(phase, seat), Proposal(seat, move)))


def _proposals_without(phase: Handing | Announcing, seat: Seat) -> tuple[Proposal, ...]:
    return tuple(proposal for proposal in phase.proposals if proposal.seat != seat)


def _performed(state: State, event: CardPerformed) -> State:
    phase = state.phase
    assert isinstance(phase, Acting), "a card is handed before it is performed"
    grid = moved(state.grid, phase.card, event.place)
    row, deck, used = state.row, state.deck, state.used
    drawn = None
    if not reuses_cards(state):
        used = (*used, phase.card)
        if event.reshuffled is not None:
            deck, used = event.reshuffled, ()
        place, drawn = row.index(phase.card), next(iter(deck), None)
        row, deck = (*row[:place], *deck[:1], *row[place + 1 :]), deck[1:]
    step = Step(phase.giver, phase.receiver, phase.card, event.place, drawn, event.reshuffled is not None)
    giver = next_giver(state, phase.giver)
    following: Phase
    if state.mode == "opposed":
        following = Considering(phase.giver, phase.receiver)
    else:
        following = Handing(giver) if row else Announcing(forced(state, giver))
    return replace(
        state,
        grid=grid,
        row=row,
        deck=deck,
        used=used,
        phase=following,
        history=(*state.history, step),
        stood=tuple(dict.fromkeys((*state.stood, *(line.value for line in lines(grid))))),
        draw=(),
        idle=_idle(state, event),
    )


def _left(state: State, seat: Seat) -> State:
    """A captain who leaves is followed by the next director, if there is one."""
    state = replace(state, left=(*state.left, seat))
    match state.phase:
        case Handing(giver=giver) as phase:
            heir = next_giver(state, giver) if giver == seat else giver
            return replace(state, phase=Handing(heir, _proposals_without(phase, seat)))
        case Announcing(announcers=announcers) as phase:
            heirs = (next_giver(state, seat),) if seat in announcers else announcers
            return replace(state, phase=Announcing(heirs, _proposals_without(phase, seat)))
        case _:
            return state
