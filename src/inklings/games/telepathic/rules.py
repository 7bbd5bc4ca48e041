"""The rules of Telepathic: what follows from what. Every line names the rule that it keeps."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from inklings.games.telepathic.cards import Card
from inklings.games.telepathic.evolve import evolve
from inklings.games.telepathic.grid import values_in_line
from inklings.games.telepathic.model import (
    Action,
    AgreeToDraw,
    Announce,
    Answer,
    ChooseSet,
    HandCard,
    KeepSilent,
    Propose,
    Reason,
)
from inklings.games.telepathic.modes import (
    awaited,
    confidants,
    directors,
    marked,
    may_reshuffle,
    opponents,
    playing,
    receivers,
    reuses_cards,
    team,
)
from inklings.games.telepathic.offers import careful_places, offers
from inklings.games.telepathic.state import (
    Acting,
    Announced,
    AnnouncementDue,
    Announcing,
    Answered,
    Answering,
    CardHanded,
    CardPerformed,
    Considering,
    DrawAgreed,
    Event,
    Finished,
    GameEnded,
    Handing,
    Proposed,
    SilenceKept,
    State,
)
from inklings.kernel.game import (
    FREE_TALK,
    SILENCE,
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
from inklings.kernel.rounds import PlayerLeft, offered, tag, thinking

SECONDS = {Handing: 120, Acting: 120, Considering: 60, Announcing: 120, Answering: 120}
"""Thinking time on the standard clock."""

PATIENCE = 4
"""How often in a row the clock moves for someone before it rests until someone comes back."""


def decide(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    """What an action makes happen; an action within no offer is refused."""
    action = offered(action, offers(state, actor))
    return _with_what_follows(state, _done(state, actor, action, rng))


def _done(state: State, actor: Seat, action: Action, rng: Random) -> Event:
    match action:
        case HandCard(card=card, to=to):
            return CardHanded(actor, card, to)
        case ChooseSet(place=place):
            return CardPerformed(actor, place, _reshuffled(state, rng))
        case Announce(names=names):
            return Announced(actor, names)
        case Answer(name=name):
            return Answered(actor, name)
        case KeepSilent():
            return SilenceKept(actor)
        case Propose(move=move):
            return Proposed(actor, move)
        case AgreeToDraw():
            return DrawAgreed(actor)


def _reshuffled(state: State, rng: Random) -> tuple[Card, ...] | None:
    """A new deck, the card just used in it, when a draw is due and finds none (T40, T48)."""
    assert isinstance(state.phase, Acting), "someone holds a card"
    if state.deck or reuses_cards(state) or not may_reshuffle(state):
        return None
    used = (*state.used, state.phase.card)
    return tuple(rng.sample(used, len(used)))


def happen(state: State, happening: Happening, rng: Random) -> Sequence[Event]:
    """What the house's news makes happen: nothing, once the game is over."""
    match happening:
        case TimeUp() if due(state) is not None:
            return _with_what_follows(state, _time_up(state, rng))
        case SeatLeft(seat=seat) if seat in playing(state) and not isinstance(state.phase, Finished):
            return _with_what_follows(state, PlayerLeft(seat))
        case TimeUp() | SeatLeft() | SeatJoined():
            return ()


def _time_up(state: State, rng: Random) -> Event:
    """What happens instead of what nobody did."""
    match state.phase:
        case Handing(giver=giver):
            card, to = rng.choice(state.row), rng.choice(receivers(state, giver))
            return CardHanded(giver, card, to, by_clock=True)
        case Acting(receiver=receiver, card=card):
            place = rng.choice(careful_places(state, receiver, card))
            return CardPerformed(receiver, place, _reshuffled(state, rng), by_clock=True)
        case Considering(receiver=receiver):
            return SilenceKept(receiver, by_clock=True)
        case Announcing(announcers=(first, _)):
            return AnnouncementDue(first)  # T29
        case Announcing(announcers=(last, *_)):
            return _lost(state, last, "silence")
        case Answering(answerer=answerer):
            return _lost(state, answerer, "silence")
        case _:
            raise AssertionError("no clock runs after the end")


# --- what follows by itself ---------------------------------------------------------------------


def _with_what_follows(state: State, event: Event) -> Sequence[Event]:
    ending = _ending(evolve(state, event), event)
    return (event,) if ending is None else (event, ending)


def _ending(state: State, event: Event) -> GameEnded | None:
    """How the game ends with this event, if it does."""
    match event:
        case CardPerformed(seat=seat) if set(marked(state, "lose")) & values_in_line(state.grid):
            return _lost(state, seat, "lose_line")  # T19, T25
        case Announced(seat=seat) | Answered(seat=seat):
            return _judged(state)
        case DrawAgreed() if set(state.draw) == set(state.order):
            return GameEnded(winners=(), reason="draw")  # T49
        case PlayerLeft(seat=seat) if state.conditions[seat] or not directors(state):
            return _lost(state, seat, "left")
        case _:
            return None


def _judged(state: State) -> GameEnded | None:
    """T28, T33, T42, T47: every name must be right, and every line must stand."""
    said = state.announcement
    assert said is not None, "it has just been said"
    if said.answerer is not None and said.answer is None:
        return None  # T27
    side = team(state, said.announcer)
    goal = frozenset(marked(state, "win", *side))
    # T42: where nobody answers, an announcer's own half is filled in.
    answer = marked(state, "win", said.announcer) if said.answer is None else (said.answer,)
    named = frozenset((*said.names, *answer))
    if named != goal:
        return _lost(state, said.announcer, "wrong_name")
    if not goal <= values_in_line(state.grid):
        return _lost(state, said.announcer, "no_line")
    return GameEnded(winners=tuple(seat for seat in side if seat not in state.left), reason="won")


def _lost(state: State, seat: Seat, reason: Reason) -> GameEnded:
    """The side of this seat has lost; the other wins, where there is one (T47)."""
    return GameEnded(winners=opponents(state, seat), reason=reason)


# --- the house asks -----------------------------------------------------------------------------


def due(state: State) -> Due | None:
    """The clock that runs now.

    It rests once it has moved for someone a few times in a row, so an abandoned table does not play on
    by itself; not after an announcement, which must come to its end.
    """
    phase = state.phase
    if isinstance(phase, Finished):
        return None
    waiting = "-".join(str(seat) for seat in sorted(awaited(state)))
    return thinking(
        state.options.clock,
        f"{len(state.history)}-{tag(phase)}-{waiting}",
        SECONDS[type(phase)],
        rests=isinstance(phase, Handing | Acting | Considering) and state.idle >= PATIENCE,
    )


def hush(state: State, viewer: Viewer) -> frozenset[Channel]:
    """Silence from the deal to the end (T24, T36, T50); only directors talk, to one another (T34).

    Onlookers are silent too: what they say at the table, the partners would hear.
    """
    if isinstance(state.phase, Finished):
        return FREE_TALK
    several = viewer is not None and len(confidants(state, viewer)) > 1
    return frozenset({Channel.TEAM}) if several else SILENCE


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has."""
    phase = state.phase
    return Outcome(phase.winners, phase.reason) if isinstance(phase, Finished) else None
