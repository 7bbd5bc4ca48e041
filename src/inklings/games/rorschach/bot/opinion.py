"""What a bot would do if it were asked alone: it looks at the ink and reckons by the scoring rules."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from inklings.games.rorschach.bot.belief import (
    Belief,
    Looks,
    believed,
    best_answer,
    clearness,
    knowing,
    likeliest,
    trusting,
)
from inklings.games.rorschach.bot.character import CHARACTERS
from inklings.games.rorschach.bot.likeness import known, seen
from inklings.games.rorschach.model import (
    AnsweringView,
    GuessingView,
    MatchBlots,
    NamingView,
    Offer,
    RetryingView,
    RorschachOwn,
    RorschachView,
    StrikingView,
)
from inklings.kernel.bot import Sight

RorschachSight: TypeAlias = Sight[RorschachView, RorschachOwn, Offer]
Deliberation: TypeAlias = NamingView | StrikingView | GuessingView | AnsweringView | RetryingView

TRUST = 2.0
"""How many times likelier a matching becomes when the other team guesses so."""


def opinion(sight: RorschachSight, phase: Deliberation) -> int:
    """The choice that it would make for its team."""
    table = sight.view.round
    match phase:
        case NamingView(suggested=suggested):
            return suggested  # R7: everyone has a turn
        case StrikingView():
            return _clearest(sight)
        case GuessingView():
            guess = likeliest(_belief(sight))  # R11
        case AnsweringView():
            assert table.guess is not None, "control answers a guess"
            return best_answer(trusting(_belief(sight), table.guess, TRUST), table.guess)  # R12
        case RetryingView():
            assert table.guess is not None, "a second guess follows a first"
            guess = likeliest(knowing(_belief(sight), table.guess), besides=(table.guess.place,))  # R18
    return 3 * guess.place + guess.symbol


def matching(sight: RorschachSight, chance: Random) -> MatchBlots:
    """The subject's matching: what pleases most, or by a whim nearly so much (R9)."""
    wishes = believed(_looking(sight), _open_places(sight), 1 / CHARACTERS[sight.temper].whim)
    (chosen,) = chance.choices(tuple(wishes), tuple(wishes.values()))
    first, second, third = (symbol for _, symbol in chosen)
    return MatchBlots((first, second, third))


def _clearest(sight: RorschachSight) -> int:
    """The blot without which the test team can be least sure (R8)."""
    looks, sureness = _looking(sight), CHARACTERS[sight.temper].sureness
    places = range(len(sight.view.round.blots))
    without = {
        struck: clearness(believed(looks, [place for place in places if place != struck], sureness))
        for struck in places
    }
    return min(without, key=without.__getitem__)


def _belief(sight: RorschachSight) -> Belief:
    return believed(_looking(sight), _open_places(sight), CHARACTERS[sight.temper].sureness)


def _open_places(sight: RorschachSight) -> list[int]:
    table = sight.view.round
    return [place for place in range(len(table.blots)) if place != table.struck]


def _looking(sight: RorschachSight) -> Looks:
    """How much it sees of each word in each blot.

    Its taste is drawn from its seat and from what lies on the table, so it thinks the same all round
    however often it thinks again, and nobody else thinks so.
    """
    table, character = sight.view.round, CHARACTERS[sight.temper]
    looks: list[list[float]] = []
    for word in table.words:
        taste = Random(f"{sight.seat} {known(word) or word} {table.number} {table.blots}")
        like = seen(word, sight.language, table.blots, character.shared, taste)
        looks.append([like[blot] for blot in table.blots])
    return looks
