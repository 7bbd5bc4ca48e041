"""The bots of Telepathic: pure functions of what a seat sees.

`easy` and `keen` are partners with whom nothing was agreed (`natural`). `sharp` plays by the convention with
one partner (`coder`), and is `keen` in all other games, and with a partner who does not know it.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from inklings.games.telepathic.bot.coder import FAITHLESS, Coder, faith, told
from inklings.games.telepathic.bot.natural import Natural, Person
from inklings.games.telepathic.bot.roles import own_types, roles_of
from inklings.games.telepathic.bot.weights import Weights, doubt
from inklings.games.telepathic.bot.worth import Style
from inklings.games.telepathic.cards import CARDS, Card
from inklings.games.telepathic.grid import BOTH, KINDS, Kind, Value
from inklings.games.telepathic.model import (
    Action,
    AgreeToDraw,
    Announce,
    AnnounceOffer,
    Answer,
    AnswerOffer,
    ChooseOffer,
    ChooseSet,
    DrawOffer,
    HandCard,
    HandOffer,
    KeepSilent,
    Offer,
    Propose,
    ProposeOffer,
    SilenceOffer,
)
from inklings.games.telepathic.past import past
from inklings.games.telepathic.views import ActingView, AnnouncingView, TelepathicOwn, TelepathicView
from inklings.kernel.bot import Sight, Thought
from inklings.kernel.game import Seat

EASY = Person(style=Style(depth=1), signal=0, heat=0.08)
KEEN = Person()
LONG_ENOUGH = 120
"""Actions after which a bot on opposed teams asks for a draw itself (T49)."""

_VALUES: tuple[tuple[Value, ...], ...] = tuple(KINDS.values())


class Player(Protocol):
    """Someone who can choose."""

    @property
    def weights(self) -> Weights:
        """What they think of all conditions."""
        ...

    def card(self, seats: tuple[Seat, ...]) -> tuple[Card, Seat]:
        """What to hand over, and to whom of these."""
        ...

    def place(self, card: Card) -> int:
        """Where to perform a card."""
        ...

    def name(self, kind: int) -> int:
        """The win value of a kind that is to be named."""
        ...

    def announces(self, kinds: tuple[int, ...], to: tuple[Seat, ...]) -> bool:
        """Whether to announce now; `to` is empty while another hands the next card."""
        ...


def think(sight: Sight[TelepathicView, TelepathicOwn, Offer], chance: Random) -> Thought[Action] | None:
    """What a bot does next; None while it waits."""
    player: Player | None = as_coder(sight) if sight.temper == "sharp" else None
    if player is None:
        player = as_natural(sight, EASY if sight.temper == "easy" else KEEN, chance)
    return thought(sight, player, chance)


def as_coder(sight: Sight[TelepathicView, TelepathicOwn, Offer]) -> Coder | None:
    """A partner who plays by the convention: where there is one, and while both seem to know it."""
    view, seen = sight.view, past(sight.view)
    if view.mode != "pair" or view.actions > len(view.history):
        return None
    roles = roles_of(view)
    colours = Seat(next(seat for seat, role in enumerate(roles) if role.kind == 0))
    if min(faith(seen.choices, colours)) < FAITHLESS:
        return None
    (mine,) = own_types(roles[sight.seat], sight.own.conditions)
    return Coder(seen, roles[sight.seat].kind or 0, mine, told(seen.choices, colours))


def as_natural(sight: Sight[TelepathicView, TelepathicOwn, Offer], person: Person, chance: Random) -> Natural:
    """Someone with whom nothing was agreed."""
    view, roles = sight.view, roles_of(sight.view)
    own = own_types(roles[sight.seat], sight.own.conditions)
    return Natural(person, past(view), roles, sight.seat, own, chance)


def thought(
    sight: Sight[TelepathicView, TelepathicOwn, Offer], player: Player, chance: Random
) -> Thought[Action] | None:
    """What a player makes of what is offered."""
    action = _action(sight, player)
    if action is None:
        return None
    seconds = 3 + chance.uniform(0, 2) + 4 * doubt(player.weights) * chance.random()
    return Thought(action=action, seconds=seconds)


def _action(sight: Sight[TelepathicView, TelepathicOwn, Offer], player: Player) -> Action | None:
    view, offers = sight.view, sight.offers
    to = view.turn.to if view.turn and any(isinstance(offer, HandOffer) for offer in offers) else ()
    waiting: Action | None = None
    for offer in offers:
        match offer:
            case DrawOffer() if view.draw or view.actions >= LONG_ENOUGH:
                return AgreeToDraw()
            case AnnounceOffer():
                kinds = _numbers(offer.kinds)
                if isinstance(view.phase, AnnouncingView) or player.announces(kinds, to):
                    return _announcement(player, kinds)
            case AnswerOffer():
                (kind,) = _numbers((offer.kind,))
                return Answer(_VALUES[kind][player.name(kind)])
            case HandOffer():
                waiting = HandCard(*player.card(to))
            case ChooseOffer():
                assert isinstance(view.phase, ActingView), "someone holds a card"
                waiting = ChooseSet(player.place(CARDS[view.phase.card]))
            case SilenceOffer():
                waiting = KeepSilent()
            case ProposeOffer():
                return _proposal(sight, offer, player)
            case DrawOffer():
                pass
    return waiting


def _numbers(kinds: tuple[Kind, ...]) -> tuple[int, ...]:
    return tuple(BOTH.index(kind) for kind in kinds)


def _announcement(player: Player, kinds: tuple[int, ...]) -> Announce:
    return Announce(tuple(_VALUES[kind][player.name(kind)] for kind in kinds))


def _proposal(
    sight: Sight[TelepathicView, TelepathicOwn, Offer], offer: ProposeOffer, player: Player
) -> Propose | None:
    """T34: each director says once what they would do."""
    if any(proposal.seat == sight.seat for proposal in sight.own.proposals):
        return None
    kinds, turn = _numbers(offer.kinds), sight.view.turn
    if turn is None or (kinds and player.announces(kinds, turn.to)):
        return Propose(_announcement(player, kinds))
    return Propose(HandCard(*player.card(turn.to)))
