"""The bots of Telepathic."""

from __future__ import annotations

from random import Random

from inklings.games.telepathic.bot import coder
from inklings.games.telepathic.bot.past import past
from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.grid import KINDS, COLOURS, SHAPES
from inklings.games.telepathic.knowledge import mark_of, value_of
from inklings.games.telepathic.model import (
    Action,
    Announce,
    AnnounceOffer,
    Answer,
    AnswerOffer,
    ChooseOffer,
    ChooseSet,
    HandCard,
    HandOffer,
    Offer,
)
from inklings.games.telepathic.views import TelepathicView
from inklings.kernel.bot import Sight, Thought


def think(sight: Sight[TelepathicView, Offer], chance: Random) -> Thought[Action] | None:
    """What a partner does."""
    view = sight.view
    seen = past(view)
    me = 0 if view.players[sight.seat].kind == "colour" else 1
    colours = sight.seat if me == 0 else 1 - sight.seat
    values = (COLOURS, SHAPES)
    held = {mark_of(c): values[me].index(value_of(c)) for c in view.yours}
    mine = TYPES.index((held["win"], held["lose"]))
    weights = coder.told(seen.choices, colours)
    action = None
    for offer in sight.offers:
        match offer:
            case AnswerOffer():
                return Thought(action=Answer(values[1 - me][coder.name(seen.now, 1 - me, weights)]), seconds=3)
            case AnnounceOffer():
                sure = coder.surely(seen.now, me, mine, weights)
                giver = me if any(isinstance(o, HandOffer) for o in sight.offers) else 1 - me
                forced = not seen.now.hand
                if forced or (sure and sure >= min(coder.SURE, coder.going_on(seen.now, giver, weights))):
                    action = Announce((values[1 - me][coder.name(seen.now, 1 - me, weights)],))
                    return Thought(action=action, seconds=3)
            case HandOffer():
                n = coder.options(seen.now, None, me, weights)[mine]
                action = HandCard(seen.now.hand[n], offer.to[0])
            case ChooseOffer():
                n = coder.options(seen.now, offer.card, me, weights)[mine]
                action = ChooseSet(n)
    return Thought(action=action, seconds=3) if action else None
