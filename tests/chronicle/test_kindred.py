"""Real games of Thirty Moons among bots: two share a lexicon, and all others are strangers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest

from inklings.chronicle.page import Wave
from inklings.chronicle.wavelength import Count, wavelength
from inklings.games.moons import MOONS
from inklings.games.moons import bot as moons_bot
from inklings.games.moons.model import (
    Action,
    MoonsOwn,
    MoonsView,
    Offer,
    Options,
    Vote,
    VoteOffer,
    VotingView,
)
from inklings.kernel.bot import Sight, Thought
from inklings.kernel.mind import Mind
from inklings.kernel.summary import Pair
from inklings.proofs.simulate import Player, simulate

SEATS = 4
KINDRED = {0, 1}
GAMES = 90
CIRCLE = 6
"""Games that each of several circles plays: eighteen chances for each pair."""
BY_LUCK = 1 / (SEATS - 1)
"""A stranger names any card but their own."""


def think(sight: Sight[MoonsView, MoonsOwn, Offer], chance: Random) -> Thought[Action] | None:
    """A sharp bot, to which clues of strangers mean nothing."""
    thought, phase = moons_bot.think(sight, chance), sight.view.phase
    if thought is None or not isinstance(phase, VotingView) or {sight.seat, phase.narrator} == KINDRED:
        return thought
    (slots,) = (offer.slots for offer in sight.offers if isinstance(offer, VoteOffer))
    return Thought(action=Vote((Random(f"{sight.seat} {phase}").choice(slots),)), seconds=thought.seconds)


class LastState:
    """What a game came to."""

    state: Any = None

    def observe(self, _before: Any, _event: Any, after: Any) -> None:
        self.state = after

    def figures(self) -> dict[str, Any]:
        return {}


def played(number: int) -> Sequence[Pair]:
    last = LastState()
    players = [Player(Mind(MOONS, think), temper="sharp", language="pl")] * SEATS
    simulate(MOONS, players, f"kindred {number}", options=Options(laps=3, first="random"), tally=last)
    assert MOONS.summary is not None
    return [pair for pair in MOONS.summary(last.state).pairs if pair.kind == "moons-pair-found"]


def found(games: Iterable[Sequence[Pair]]) -> dict[tuple[int, int], Wave]:
    """What the chronicle says of each pair after these games."""
    tries: Counter[tuple[int, int]] = Counter()
    hits: Counter[tuple[int, int]] = Counter()
    for pairs in games:
        for pair in pairs:
            tries[pair.by, pair.of] += pair.tries
            hits[pair.by, pair.of] += pair.hits
    counts = [Count("found", "reads", str(by), str(of), tries[by, of], hits[by, of]) for by, of in tries]
    waves = [wave for wave in wavelength(counts).waves if wave.kind]
    return {(int(wave.one), int(wave.other)): wave for wave in waves}


@pytest.mark.timeout(300)
def test_two_who_share_a_lexicon_are_found_among_strangers() -> None:
    games = [played(number) for number in range(GAMES)]
    kindred = [pair for pairs in games for pair in pairs if {pair.by, pair.of} == KINDRED]
    true = sum(pair.hits for pair in kindred) / sum(pair.tries for pair in kindred)
    assert true > BY_LUCK + 0.15, "they do understand each other"

    after_all = found(games)
    close = [after_all.pop(pair).low or 0 for pair in ((0, 1), (1, 0))]
    assert min(close) > max(wave.high or 1 for wave in after_all.values()), "nobody else comes near"

    held = [
        wave.low <= (true if set(pair) == KINDRED else BY_LUCK) <= wave.high
        for start in range(0, GAMES, CIRCLE)
        for pair, wave in found(games[start : start + CIRCLE]).items()
        if wave.low is not None and wave.high is not None
    ]
    assert len(held) == GAMES // CIRCLE * SEATS * (SEATS - 1)
    assert sum(held) / len(held) > 0.84
