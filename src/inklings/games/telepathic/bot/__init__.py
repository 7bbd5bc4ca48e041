"""The bots of Telepathic."""

from __future__ import annotations

from random import Random

from inklings.games.telepathic.bot import coder
from inklings.games.telepathic.bot.listening import Style, soft
from inklings.games.telepathic.bot.natural import Natural, Person
from inklings.games.telepathic.bot.past import past
from inklings.games.telepathic.bot.roles import own_types, roles_of
from inklings.games.telepathic.bot.types import TYPES
from inklings.games.telepathic.grid import KINDS, COLOURS, SHAPES, kind_of
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
    Offer, KeepSilent, SilenceOffer, Propose, ProposeOffer, DrawOffer, AgreeToDraw,
)
from inklings.games.telepathic.views import TelepathicView, AnnouncingView, HandingView
from inklings.kernel.bot import Sight, Thought


def think(sight: Sight[TelepathicView, Offer], chance: Random) -> Thought[Action] | None:
    """What a partner does."""
    view = sight.view
    if sight.temper == 'sharp' and view.mode == 'pair': return sharp(sight, chance)
    return natural_think(sight, chance, Person(), 0.0)

def natural_think(sight, chance, person, heat):
    view = sight.view
    seen = past(view); roles = roles_of(view)
    me = Natural(seen, roles, sight.seat, own_types(roles.seats[sight.seat], view.yours), person)
    values = list(KINDS.values())
    def pick(worths):
        if heat: return chance.choices(range(len(worths)), soft(worths, heat))[0]
        return max(range(len(worths)), key=lambda i: worths[i])
    by = {type(o): o for o in sight.offers}
    if o := by.get(AnswerOffer):
        kind = values.index(tuple(o.choices))
        return Thought(action=Answer(values[kind][me.names((kind,))[0]]), seconds=3)
    if o := by.get(AnnounceOffer):
        kinds = tuple(values.index(tuple(c)) for c in o.choices)
        answered = view.mode in ('pair', 'opposed')
        forced = isinstance(view.phase, AnnouncingView)
        hand = by.get(HandOffer)
        sure = me.sure(kinds, answered)
        if forced or (sure > 0 and sure + person.bold >= me.going_on(hand.to[0] if hand else None)):
            return Thought(action=Announce(tuple(values[k][n] for k, n in zip(kinds, me.names(kinds)))), seconds=3)
    if o := by.get(HandOffer):
        best = []
        for to in o.to:
            w = me.cards(to)
            best.append((w, to))
        w, to = max(best, key=lambda b: max(b[0]))
        return Thought(action=HandCard(seen.now.hand[pick(w)], to), seconds=3)
    if o := by.get(ChooseOffer):
        return Thought(action=ChooseSet(pick(me.places(o.card))), seconds=3)
    if SilenceOffer in by: return Thought(action=KeepSilent(), seconds=2)
    return None

def sharp(sight,chance):
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
