"""Who does what in each way of playing: questions that rules and views both ask of a state."""

from __future__ import annotations

from inklings.games.telepathic.cards import CARDS, FIRST_CARDS
from inklings.games.telepathic.grid import BOTH, Kind, Value, kind_of
from inklings.games.telepathic.knowledge import mark_of, value_of
from inklings.games.telepathic.model import Mark
from inklings.games.telepathic.state import (
    Acting,
    Announcing,
    Answering,
    Considering,
    Finished,
    Handing,
    State,
)
from inklings.kernel.derived import derived
from inklings.kernel.game import Seat

# --- conditions ---------------------------------------------------------------------------------


def marked(state: State, mark: Mark, *seats: Seat) -> tuple[Value, ...]:
    """What these seats need, or lose by; without seats, what all do."""
    return tuple(
        value_of(condition)
        for seat in seats or state.order
        for condition in state.conditions[seat]
        if mark_of(condition) == mark
    )


# --- turns --------------------------------------------------------------------------------------


@derived
def playing(state: State) -> tuple[Seat, ...]:
    """The seats that have not been left, from the one that began."""
    return tuple(seat for seat in state.order if seat not in state.left)


@derived
def directors(state: State) -> tuple[Seat, ...]:
    """Those who hold no condition: together they are the director (T32)."""
    return tuple(seat for seat in playing(state) if not state.conditions[seat])


def confidants(state: State, seat: Seat) -> frozenset[Seat]:
    """Who hears what a seat says in private: directors hear one another (T34)."""
    together = directors(state) if state.mode == "director" else ()
    return frozenset(together if seat in together else {seat})


def part(state: State, seat: Seat) -> str | None:
    """Who a seat is, for silence: of several directors each has others to talk to (T34)."""
    if seat in state.left:
        return None
    return "one of several directors" if len(confidants(state, seat)) > 1 else "player"


def next_giver(state: State, giver: Seat) -> Seat:
    """Who hands the next card: clockwise, with directors the next captain (T22, T34, T38, T45)."""
    round_table = directors(state) if state.mode == "director" else state.order
    return next((seat for seat in _after(giver, state.order) if seat in round_table), giver)


def _after(seat: Seat, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    here = order.index(seat)
    return (*order[here + 1 :], *order[: here + 1])


def receivers(state: State, giver: Seat) -> tuple[Seat, ...]:
    """To whom a card may be handed."""
    order = state.order
    match state.mode:
        case "pair":
            return (partner(state, giver),)
        case "director":  # T32: alternately, and the director picks who is first
            return tuple(
                seat for seat in order[:2] if not state.history or seat != state.history[-1].receiver
            )
        case "partners":  # T39: to the right
            return (order[order.index(giver) - 1],)
        case "opposed":  # T46: to the partner
            return (partner(state, giver),)


def partner(state: State, seat: Seat) -> Seat:
    """The other of two, or who sits opposite (T43)."""
    return state.order[(state.order.index(seat) + len(state.order) // 2) % len(state.order)]


def team(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All who win together with this seat."""
    return (
        tuple(sorted((seat, partner(state, seat)))) if state.mode == "opposed" else tuple(sorted(state.order))
    )


def opponents(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All who win when this seat's announcement fails: nobody, where all play together (T28, T47)."""
    return tuple(sorted(set(state.order) - set(team(state, seat))))


def awaited(state: State) -> frozenset[Seat]:
    """The seats for whom everybody waits."""
    match state.phase:
        case Handing(giver=giver):
            return frozenset({giver})
        case Acting(receiver=receiver) | Considering(receiver=receiver):
            return frozenset({receiver})
        case Announcing(announcers=announcers):
            return frozenset(announcers)
        case Answering(answerer=answerer):
            return frozenset({answerer})
        case Finished():
            return frozenset()


# --- announcements ------------------------------------------------------------------------------


def announcers(state: State) -> tuple[Seat, ...]:
    """Who may announce now: never before the first action (T26)."""
    match state.phase:
        case Handing(giver=giver) if state.history:
            if state.mode == "pair":
                return state.order  # T26: either partner
            return () if state.mode == "opposed" else (giver,)  # T33, T38, T46
        case Considering(receiver=receiver):
            return (receiver,)  # T46: nobody else
        case Announcing(announcers=announcers):
            return announcers
        case _:
            return ()


def answerer(state: State, announcer: Seat) -> Seat | None:
    """Who must answer an announcement (T27, T46): nobody, where one names both (T33, T42)."""
    return partner(state, announcer) if state.mode in ("pair", "opposed") else None


def kinds_to_name(state: State, announcer: Seat) -> tuple[Kind, ...]:
    """What an announcer names: whatever they do not hold themselves (T27, T33, T42, T46)."""
    own = {kind_of(value) for value in marked(state, "win", announcer)}
    return tuple(kind for kind in BOTH if kind not in own) if own else BOTH


def forced(state: State, giver: Seat) -> tuple[Seat, ...]:
    """Who must announce when the cards are gone, beginning with who would hand the next (T29, T35, T41)."""
    return (giver, partner(state, giver)) if state.mode == "pair" else (giver,)


# --- the deck -----------------------------------------------------------------------------------


def reuses_cards(state: State) -> bool:
    """A first game returns every card to its row (T12, T22)."""
    return state.options.cards == "first" and (state.mode == "pair" or state.options.more == "same")


def may_reshuffle(state: State) -> bool:
    """Whether used cards become a new deck when a draw finds none: once, ever again, or never (T40, T48)."""
    match state.mode:
        case "partners":
            return not any(step.reshuffled for step in state.history)
        case "opposed":
            return True
        case "pair" | "director":
            return False


def actions_left(state: State) -> int | None:
    """How many actions there still are before somebody must announce (T23, T35, T40)."""
    if reuses_cards(state) or state.mode == "opposed":
        return None
    cards = len(state.row) + len(state.deck)
    if state.mode == "partners" and may_reshuffle(state):
        # Once the deck is empty the next card used is shuffled with all used before it, and four are open.
        return cards - len(FIRST_CARDS) + 1 + len(CARDS) - len(state.removed)
    return cards
