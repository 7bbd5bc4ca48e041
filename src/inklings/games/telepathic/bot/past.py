"""What everybody at the table has seen, read off a view: every choice, and what lay open when it was made."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.bot.reach import Spot, before, in_order, numbers_of
from inklings.games.telepathic.cards import CARDS, Card
from inklings.games.telepathic.views import ActingView, StepView, TelepathicView
from inklings.kernel.game import Seat

_NEW_DECK = 7
"""More cards face down than there can be: so they had just been shuffled (T40, T48)."""


class Choice(NamedTuple):
    """What somebody chose out of what."""

    spot: Spot
    seat: Seat
    receiver: Seat
    """Who performs the card."""
    card: Card | None
    """The card to be performed; None if a card was chosen."""
    option: int
    """Which of the row, or which of the four sets."""


Choices: TypeAlias = tuple[Choice, ...]


class Past(NamedTuple):
    """All choices of a game, and what lies open now."""

    choices: Choices
    now: Spot


def past(view: TelepathicView) -> Past:
    """Every choice that a view still shows, the oldest first."""
    now = spot = _now(view)
    choices: list[Choice] = []
    used = set(view.used)
    for step in reversed(view.history):
        spot, used = _before(spot, used, step)
        choices.append(Choice(spot, step.receiver, step.receiver, step.card, step.place))
        choices.append(Choice(spot, step.giver, step.receiver, None, spot.hand.index(step.card)))
    choices.reverse()
    if isinstance(view.phase, ActingView):
        acting = view.phase
        card = now.hand.index(acting.card.card)
        choices.append(Choice(now, acting.giver, acting.receiver, None, card))
    return Past(tuple(choices), now)


def _now(view: TelepathicView) -> Spot:
    hand = in_order([card.card for card in view.row])
    reuse = view.mode == "pair" and view.actions_left is None
    unseen = () if reuse else in_order(set(CARDS) - {*hand, *view.used})
    return Spot(numbers_of(view.grid), hand, view.deck, unseen, reuse)


def _before(spot: Spot, used: set[Card], step: StepView) -> tuple[Spot, set[Card]]:
    grid = before(spot.grid, step.card, step.place)
    if spot.reuse:
        return spot._replace(grid=grid), used
    hand = in_order(({*spot.hand} - {step.drawn}) | {step.card})
    deck = spot.deck + (step.drawn is not None)
    if deck == _NEW_DECK:
        deck, used = 0, set(CARDS) - set(hand)
    else:
        used = used - {step.card}
    return Spot(grid, hand, deck, in_order(set(CARDS) - {*hand, *used}), reuse=False), used
