"""A bot for Pareidolia: it paints words as skies that it knows, and sees them in what others paint."""

from __future__ import annotations

from random import Random

from inklings.decks.words import PAREIDOLIA, Texts, text
from inklings.games.pareidolia.bot import artist, guesser
from inklings.games.pareidolia.bot.character import CHARACTERS
from inklings.games.pareidolia.moves import (
    Action,
    Guess,
    GuessOffer,
    Offer,
    PaintOffer,
    Pass,
    SayReady,
    Vote,
)
from inklings.games.pareidolia.views import (
    ChoosingView,
    MissedView,
    PaintingView,
    PareidoliaOwn,
    PareidoliaView,
    SolvedView,
    TossingView,
    VotingView,
)
from inklings.kernel.bot import Sight, Thought

_DOUBT = 25  # for how many seconds more someone hesitates who has no idea
_GRACE = 10  # for how many more if people guess too, who have never seen these skies before

_Sight = Sight[PareidoliaView, PareidoliaOwn, Offer]
_Thought = Thought[Action]


def think(sight: _Sight, chance: Random) -> _Thought | None:
    """What the bot wants to do; None means to wait."""
    if not sight.offers:
        return None
    view = sight.view
    match view.phase:
        case ChoosingView():
            return _thought(sight, artist.keep(sight.own.words, chance), chance.uniform(5, 10))
        case TossingView():
            return _thought(sight, artist.toss(view, _word(sight)), chance.uniform(2, 4))
        case PaintingView() if isinstance(sight.offers[0], GuessOffer):
            return _guess(sight)
        case PaintingView() if isinstance(offer := sight.offers[0], PaintOffer):
            return _paint(sight, offer)
        case SolvedView() | MissedView() if sight.seat not in view.ready:
            return _thought(sight, SayReady(), chance.uniform(3, 7))
        case VotingView(tied=tied) if sight.own.vote is None:
            return _thought(sight, Vote(chance.choice(tied)), chance.uniform(3, 8))
        case _:
            return None


def _paint(sight: _Sight, offer: PaintOffer) -> _Thought:
    table = sight.view.round
    chance = _steady(sight, table.clouds)
    partner = table.second if sight.seat == table.main else table.main
    hand = artist.Hand(CHARACTERS[sight.temper], polite=partner in sight.people)
    action = artist.paint(sight.view, _word(sight), offer, hand, chance)
    seconds = chance.uniform(7, 11) if isinstance(action, Pass) else chance.uniform(3.5, 7)
    return _thought(sight, action, seconds)


def _word(sight: _Sight) -> Texts:
    assert sight.own.word is not None, "an artist knows the word"
    return sight.own.word


def _guess(sight: _Sight) -> _Thought | None:
    table = sight.view.round
    notion = guesser.notion(sight.view, sight.seat, CHARACTERS[sight.temper], _steady(sight))
    if notion is None:
        return None
    seconds = _steady(sight, notion.word).uniform(4, 9) + _DOUBT * notion.doubt
    if sight.people - {table.main, table.second}:
        seconds += _GRACE
    return _thought(sight, Guess(text(PAREIDOLIA[notion.word], sight.language)), seconds)


def _thought(sight: _Sight, action: Action, seconds: float) -> _Thought:
    return Thought(action=action, seconds=seconds * CHARACTERS[sight.temper].pace)


def _steady(sight: _Sight, *about: object) -> Random:
    """Chance that is the same in all of a round as long as this is, whatever else changes.

    A bot thinks again whenever anything happens at the table, and has no memory of what it felt before.
    """
    view = sight.view
    droplets = [player.droplets for player in view.players]
    return Random(
        f"{sight.seat} {view.round.number} {view.round.main} {view.round.category} {droplets} {about}"
    )
