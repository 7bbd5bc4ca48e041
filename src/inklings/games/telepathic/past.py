"""What everyone at the table has seen, read off a view: every choice, and what lay open when it was made."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.cards import CARDS, Card
from inklings.games.telepathic.spot import ENDLESS, Spot, before, in_order, numbers_of
from inklings.games.telepathic.views import ActingView, TelepathicView
from inklings.kernel.game import Seat

_NEW_DECK = 7
"""More cards face down than there can be: so they had just been shuffled (T40, T48)."""


class Choice(NamedTuple):
    """What someone chose out of what."""

    spot: Spot
    seat: Seat
    receiver: Seat
    """Who performs the card."""
    card: Card | None
    """The card to be performed; None if a card was chosen."""
    option: int
    """Which of the row, or which of the four sets."""

    @property
    def options(self) -> int:
        """How many there were."""
        return len(self.spot.hand) if self.card is None else 4


Choices: TypeAlias = tuple[Choice, ...]


class Past(NamedTuple):
    """All choices of a game, and what lies open now."""

    choices: Choices
    now: Spot


def past(view: TelepathicView) -> Past:
    """Every choice that a view still shows, the oldest first."""
    now = spot = _now(view)
    choices: list[Choice] = []
    deck, used = view.deck, set(view.used)
    for step in reversed(view.history):
        hand = spot.hand
        if not spot.reuse:
            # A new deck may bring the same card back at once (T48).
            hand = in_order(
                [card for card in CARDS if card == step.card or (card in hand and card != step.drawn)]
            )
            deck, used = deck + (step.drawn is not None), used - {step.card}
            if deck == _NEW_DECK:
                deck, used = 0, set(CARDS) - set(hand)
        spot = Spot(
            grid=before(spot.grid, step.card, step.place),
            hand=hand,
            left=min(ENDLESS, spot.left + 1),
            unseen=in_order(set(CARDS) - {*hand, *used}),
            reuse=spot.reuse,
        )
        choices.append(Choice(spot, step.receiver, step.receiver, step.card, step.place))
        choices.append(Choice(spot, step.giver, step.receiver, None, spot.hand.index(step.card)))
    choices.reverse()
    if isinstance(view.phase, ActingView):
        acting = view.phase
        card = now.hand.index(acting.card)
        choices.append(Choice(now, acting.giver, acting.receiver, None, card))
    return Past(tuple(choices), now)


def _now(view: TelepathicView) -> Spot:
    hand = in_order(view.row)
    reuse = view.mode == "pair" and view.actions_left is None
    unseen = in_order(set(CARDS) - {*hand, *view.used})
    left = ENDLESS if view.actions_left is None else view.actions_left
    return Spot(numbers_of(view.grid), hand, left, unseen, reuse)
