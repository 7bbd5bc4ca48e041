"""Partners to measure against: people of whom a bot knows nothing, invented and not observed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from inklings.games.telepathic.bot import as_natural, think, thought
from inklings.games.telepathic.bot.listening import soft
from inklings.games.telepathic.bot.natural import Natural, Person
from inklings.games.telepathic.bot.weights import Weights
from inklings.games.telepathic.bot.worth import Style, own_hope, own_worth
from inklings.games.telepathic.cards import CARDS, Card
from inklings.games.telepathic.model import Action, ChooseOffer, ChooseSet, HandCard, HandOffer, Offer
from inklings.games.telepathic.views import TelepathicOwn, TelepathicView
from inklings.kernel.bot import Sight, Thought
from inklings.kernel.game import Seat

OWN_GOALS = Person(style=Style(step=0.06, hope=0.55), signal=0, heat=0.04)


def somebody(chance: Random) -> Person:
    """A sensible person: how far they look, what they hope for, how carelessly they choose, is chance."""
    style = Style(
        depth=chance.choice((1, 2, 2, 3)), step=chance.uniform(0.02, 0.15), hope=chance.uniform(0.3, 0.8)
    )
    return Person(
        style=style,
        signal=chance.choice((0, chance.uniform(0, 0.06))),
        patience=chance.uniform(-0.1, 0.1),
        heat=chance.uniform(0.005, 0.05),
    )


@dataclass(frozen=True)
class Stranger:
    """A sensible person, always the same."""

    person: Person

    def __call__(
        self, sight: Sight[TelepathicView, TelepathicOwn, Offer], chance: Random
    ) -> Thought[Action] | None:
        """As bots think."""
        return thought(sight, as_natural(sight, self.person, chance), chance)


class Selfish(NamedTuple):
    """Someone who moves for their own cards alone, and not always well; they listen before they announce."""

    listener: Natural

    @property
    def weights(self) -> Weights:
        """What they think of all conditions."""
        return self.listener.weights

    def card(self, seats: tuple[Seat, ...]) -> tuple[Card, Seat]:
        """What to hand over."""
        me, spot = self.listener, self.listener.seen.now
        worths = [own_hope(spot, card, me.role)[me.own[0]] for card in spot.hand]
        return me.chance.choices(spot.hand, soft(worths, me.person.heat))[0], seats[0]

    def place(self, card: Card) -> int:
        """Where to perform a card."""
        me, spot = self.listener, self.listener.seen.now
        grids = [spot.performed(card, place).grid for place in range(4)]
        worths = [own_worth(grid, me.role)[me.own[0]] for grid in grids]
        return me.chance.choices(range(4), soft(worths, me.person.heat))[0]

    def name(self, kind: int) -> int:
        """The win value of a kind that is to be named."""
        return self.listener.name(kind)

    def announces(self, kinds: tuple[int, ...], to: tuple[Seat, ...]) -> bool:
        """Whether to announce now."""
        return self.listener.announces(kinds, to)


def selfish(sight: Sight[TelepathicView, TelepathicOwn, Offer], chance: Random) -> Thought[Action] | None:
    """A noisy partner with goals of their own."""
    return thought(sight, Selfish(as_natural(sight, OWN_GOALS, chance)), chance)


@dataclass(frozen=True)
class Erring:
    """A bot whose choices of cards and sets are random, every so often."""

    share: float

    def __call__(
        self, sight: Sight[TelepathicView, TelepathicOwn, Offer], chance: Random
    ) -> Thought[Action] | None:
        """As bots think."""
        done = think(sight, chance)
        if done is None or not isinstance(done.action, HandCard | ChooseSet) or chance.random() >= self.share:
            return done
        for offer in sight.offers:
            match offer:
                case HandOffer(cards=cards, to=seats):
                    return Thought(
                        action=HandCard(CARDS[chance.choice(cards)], seats[0]), seconds=done.seconds
                    )
                case ChooseOffer():
                    return Thought(action=ChooseSet(chance.randrange(4)), seconds=done.seconds)
                case _:
                    pass
        return done
