"""What each seat may do now: the offer is the rule."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from inklings.games.telepathic.cards import NUMBERS, Card, moved
from inklings.games.telepathic.grid import kind_of, values_in_line
from inklings.games.telepathic.knowledge import mark_of, value_of
from inklings.games.telepathic.model import (
    PLACES,
    AnnounceOffer,
    AnswerOffer,
    CardNumber,
    ChooseOffer,
    Condition,
    DrawOffer,
    HandOffer,
    Offer,
    ProposeOffer,
    SilenceOffer,
)
from inklings.games.telepathic.modes import (
    announcers,
    directors,
    kinds_to_name,
    marked,
    receivers,
    reuses_cards,
)
from inklings.games.telepathic.state import (
    Acting,
    Announcing,
    Answering,
    CardHanded,
    CardPerformed,
    Considering,
    Event,
    Finished,
    Handing,
    Proposed,
    State,
)
from inklings.games.telepathic.views import TelepathicView
from inklings.kernel.game import Seat

DRAW_AFTER = 60
"""Actions after which opposed teams may agree to a draw (T49)."""


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What this seat may do now: the rule that `decide` goes by."""
    if seat in state.left:
        return ()
    return (*_turn(state, seat), *_announcement(state, seat), *_proposal(state, seat), *_draw(state, seat))


def _turn(state: State, seat: Seat) -> tuple[Offer, ...]:
    match state.phase:
        case Handing(giver=giver) if seat == giver:  # T21
            return (HandOffer(cards=_open_cards(state), to=receivers(state, seat)),)
        case Acting(receiver=receiver, card=card) if seat == receiver:  # T21
            return (ChooseOffer(meets=_foreseen(state, seat, card)),)
        case Considering(receiver=receiver) if seat == receiver:  # T46
            return (SilenceOffer(),)
        case Answering(answerer=answerer) if seat == answerer:  # T27
            assert state.announcement is not None, "an answer follows an announcement"
            (own,) = marked(state, "win", state.announcement.announcer)
            return (AnswerOffer(kind=kind_of(own)),)
        case _:
            return ()


def _announcement(state: State, seat: Seat) -> tuple[Offer, ...]:
    return (AnnounceOffer(kinds=kinds_to_name(state, seat)),) if seat in announcers(state) else ()


def _open_cards(state: State) -> tuple[CardNumber, ...]:
    return tuple([NUMBERS[card] for card in state.row])


def _proposal(state: State, seat: Seat) -> tuple[Offer, ...]:
    """T34: directors besides the captain may say what they would do."""
    if state.mode != "director" or seat not in directors(state):
        return ()
    match state.phase:
        case Handing(giver=captain) if seat != captain:
            kinds = kinds_to_name(state, seat) if announcers(state) else ()
            return (ProposeOffer(cards=_open_cards(state), to=receivers(state, captain), kinds=kinds),)
        case Announcing(announcers=captains) if seat not in captains:
            return (ProposeOffer(kinds=kinds_to_name(state, seat)),)
        case _:
            return ()


def _draw(state: State, seat: Seat) -> tuple[Offer, ...]:
    """T49: after sixty actions, until an announcement is made."""
    late = state.mode == "opposed" and len(state.history) >= DRAW_AFTER
    over = isinstance(state.phase, Answering | Finished)
    return (DrawOffer(),) if late and not over and seat not in state.draw else ()


def _foreseen(state: State, seat: Seat, card: Card) -> tuple[tuple[Condition, ...], ...]:
    """The assist: what each set would make of the receiver's own conditions."""
    assist = state.options.assist
    if assist == "never" or (assist == "first" and not reuses_cards(state)):
        return ()
    return tuple(_would_meet(state, seat, card, place) for place in PLACES)


def _would_meet(state: State, seat: Seat, card: Card, place: int) -> tuple[Condition, ...]:
    standing = values_in_line(moved(state.grid, card, place))
    return tuple(condition for condition in state.conditions[seat] if value_of(condition) in standing)


def concerns(before: State, event: Event, after: State) -> frozenset[Seat] | None:
    """A card changes what those may do whose turn it was or is, and what directors may propose."""
    if isinstance(event, Proposed):
        return frozenset(directors(after))
    if not isinstance(event, CardHanded | CardPerformed) or after.mode == "opposed":  # T49 is for all
        return None
    return frozenset((*_at_turn(before), *_at_turn(after), *directors(after)))


def aside(_before: State, event: Event, _after: State) -> bool:
    """What directors propose to each other nobody else may hear (T34)."""
    return isinstance(event, Proposed)


def _at_turn(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Handing(giver=giver):
            return (giver, *announcers(state))
        case Acting(receiver=receiver) | Considering(receiver=receiver):
            return (receiver,)
        case _:
            return announcers(state)


def careful_places(state: State, seat: Seat, card: Card) -> Sequence[int]:
    """The sets by which this seat would not lose as far as they know; all, if there is none."""
    careful = [
        place
        for place in PLACES
        if not any(mark_of(one) == "lose" for one in _would_meet(state, seat, card, place))
    ]
    return careful or PLACES


def brief(offer: Offer) -> Offer:
    """Without the open cards and their receivers, which everyone sees."""
    return replace(offer, cards=(), to=()) if isinstance(offer, HandOffer | ProposeOffer) else offer


def whole(offer: Offer, view: TelepathicView) -> Offer:
    """With the open cards and their receivers, who may get any of them."""
    if not isinstance(offer, HandOffer | ProposeOffer):
        return offer
    cards = tuple(NUMBERS[card] for card in view.row)
    return replace(offer, cards=cards, to=view.turn.to if view.turn else ())
