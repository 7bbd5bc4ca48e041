"""What everyone at the table has seen, read off a view: every choice, and what lay open when it was made."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from inklings.games.telepathic.cards import CARDS, Card
from inklings.games.telepathic.spot import ENDLESS, Spot, before, in_order, numbers_of
from inklings.games.telepathic.views import ActingView, TelepathicView
from inklings.kernel.game import Seat


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
    used = set(view.used)
    decks = (view.start.deck, *(step.deck for step in view.history))
    for step, deck in zip(reversed(view.history), reversed(decks[:-1]), strict=True):
        hand, performed = spot.hand, CARDS[step.card]
        if not spot.reuse:
            drawn = None if step.drawn is None else CARDS[step.drawn]
            # A new deck may bring the same card back at once (T48).
            hand = in_order([card for card in CARDS if card == performed or (card in hand and card != drawn)])
            reshuffled = drawn is not None and not deck  # T40, T48
            used = set(CARDS) - set(hand) if reshuffled else used - {performed}
        spot = Spot(
            grid=before(spot.grid, performed, step.place),
            hand=hand,
            left=min(ENDLESS, spot.left + 1),
            unseen=in_order(set(CARDS) - {*hand, *used}),
            reuse=spot.reuse,
        )
        choices.append(Choice(spot, step.receiver, step.receiver, performed, step.place))
        choices.append(Choice(spot, step.giver, step.receiver, None, spot.hand.index(performed)))
    choices.reverse()
    if isinstance(view.phase, ActingView) and view.turn is not None:
        giver, (receiver,) = view.turn
        choices.append(Choice(now, giver, receiver, None, now.hand.index(CARDS[view.phase.card])))
    return Past(tuple(choices), now)


def _now(view: TelepathicView) -> Spot:
    hand = in_order(view.row)
    reuse = view.limit is None and view.cards == len(hand)
    unseen = in_order(set(CARDS) - {*hand, *view.used})
    left = ENDLESS if view.actions_left is None else view.actions_left
    return Spot(numbers_of(view.grid), hand, left, unseen, reuse)
