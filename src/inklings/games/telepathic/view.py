"""What each viewer may see: all hiding is here, and views are built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from inklings.games.telepathic.cards import NUMBERS, Card, moved_back
from inklings.games.telepathic.grid import KINDS, TILES, Grid, Kind, Value, kind_of, lines
from inklings.games.telepathic.knowledge import held, mark_of, possible, value_of
from inklings.games.telepathic.model import Condition, Mark
from inklings.games.telepathic.modes import actions_left, directors, receivers, reuses_cards
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
    Part,
    PhaseView,
    ProposalView,
    StartView,
    StepView,
    TelepathicOwn,
    TelepathicView,
    TileNumber,
    TurnView,
)
from inklings.kernel.game import Seat, Secret, Viewer

STEPS_SHOWN = 17
"""The longest game that has a limit (T40)."""


def view(state: State) -> TelepathicView:
    """What everyone may see."""
    done, left = len(state.history), actions_left(state)
    start, history = _past(state)
    return TelepathicView(
        mode=state.mode,
        parts=tuple([_part(cards) for cards in state.conditions]),
        teams=_teams(state.order) if state.mode == "opposed" else (),
        left=state.left,
        cards=len(state.row) + len(state.deck) + len(state.used),
        limit=None if left is None else done + left,
        earlier=done - len(history),
        start=start,
        history=history,
        lines=tuple([line.cells for line in lines(state.grid)]),
        draw=state.draw,
        turn=_turn(state),
        phase=_phase(state),
    )


def own(state: State, seat: Seat) -> TelepathicOwn:
    """What this seat may see besides: its conditions (T10), and what directors propose (T34)."""
    return TelepathicOwn(conditions=state.conditions[seat], proposals=_proposals(state, seat))


def _part(cards: tuple[Condition, ...]) -> Part:
    match cards:
        case ():
            return "director"
        case (only,):
            return _PARTS[kind_of(value_of(only)), mark_of(only)]
        case _:
            return kind_of(value_of(cards[0]))


_PARTS: dict[tuple[Kind, Mark], Part] = {
    ("colour", "win"): "colour-win",
    ("colour", "lose"): "colour-lose",
    ("shape", "win"): "shape-win",
    ("shape", "lose"): "shape-lose",
}


def _teams(order: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple([order.index(seat) % 2 for seat in sorted(order)])


def _past(state: State) -> tuple[StartView, tuple[StepView, ...]]:
    """The last actions, worked out from the newest back, and what lay open before them."""
    shown = state.history[-STEPS_SHOWN:]
    returns = reuses_cards(state)
    deck, steps = len(state.deck), list[StepView]()
    for step in reversed(shown):
        card = NUMBERS[step.card]
        drawn = card if returns else None if step.drawn is None else NUMBERS[step.drawn]
        steps.append(StepView(step.giver, step.receiver, card, step.place, drawn, deck))
        deck = 0 if step.reshuffled else deck + (step.drawn is not None)
    grid, row = state.start, state.start_row
    if len(shown) < len(state.history):
        grid, row = state.grid, state.row
        for step in reversed(shown):
            grid = moved_back(grid, step.card, step.place)
            row = _replaced(row, step.drawn, step.card)
    steps.reverse()
    return StartView(_numbered(grid), tuple([NUMBERS[card] for card in row]), deck), tuple(steps)


def _replaced(row: tuple[Card, ...], drawn: Card | None, card: Card) -> tuple[Card, ...]:
    return tuple(card if one == drawn else one for one in row)


@lru_cache(maxsize=1 << 10)
def _numbered(grid: Grid) -> tuple[TileNumber, ...]:
    return tuple([TILES.index(tile) for tile in grid])


def _turn(state: State) -> TurnView | None:
    match state.phase:
        case Handing(giver=giver):
            return TurnView(giver, receivers(state, giver))
        case Acting(giver=giver, receiver=receiver) | Considering(giver=giver, receiver=receiver):
            return TurnView(giver, (receiver,))
        case _:
            return None


def _phase(state: State) -> PhaseView:
    match state.phase:
        case Handing():
            return HandingView()
        case Acting(card=card):
            return ActingView(card=NUMBERS[card])
        case Considering():
            return ConsideringView()
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
