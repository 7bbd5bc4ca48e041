"""Games that come to as many phases as they can: what chance alone seldom reaches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from inklings.kernel.clock import in_force
from inklings.kernel.game import AnyGame, TimeUp
from inklings.proofs.brought import BROUGHT
from inklings.proofs.walk import Move, Stand, Walk, made_happen, random_move

MOST_STEPS = 500
THOUGHT_OF = 12
"""How many moves are tried at each step."""


def tour(game: AnyGame, seats: int, seed: str, options: Any, phases: Sequence[str]) -> Walk:
    """Play until all of these phases were there, or for some hundred steps. Nobody comes or goes."""
    rng = Random(seed)
    log = list(game.start(options, seats, rng, (), BROUGHT))
    state = None
    for event in log:
        state = game.evolve(state, event)
    stands, moves = [Stand(state, seats, len(log))], list[Move]()
    missing = set(phases) - {stands[0].phase}
    while missing and game.outcome(stands[-1].state) is None and len(stands) < MOST_STEPS:
        may_end = len(missing) == 1 or len(stands) > MOST_STEPS / 2
        move, events, stand = _next(game, stands[-1], missing, rng, may_end=may_end)
        moves.append(move)
        log.extend(events)
        stands.append(stand)
        missing.discard(stand.phase)
    return Walk(game, tuple(log), tuple(stands), seed, tuple(moves))


def _next(
    game: AnyGame, stand: Stand, missing: set[str], rng: Random, *, may_end: bool
) -> tuple[Move, Sequence[Any], Stand]:
    """What leads to a new phase, if anything does; the game goes on if that can be helped."""
    found: list[tuple[bool, bool, int, Move, Sequence[Any], Stand]] = []
    for move in _moves(game, stand, rng):
        events = made_happen(game, stand.state, move, rng)
        if events:
            state = stand.state
            for event in events:
                state = game.evolve(state, event)
            after = Stand(state, stand.seats, stand.events + len(events))
            ends = game.outcome(state) is not None
            is_old = after.phase not in missing
            found.append((ends and not may_end, is_old, len(found), move, events, after))
    *_, move, events, stand = min(found)
    return move, events, stand


def _moves(game: AnyGame, stand: Stand, rng: Random) -> Iterator[Move]:
    """What could happen next, by chance; that time runs out comes last."""
    for _ in range(THOUGHT_OF):
        if move := random_move(game, stand, rng):
            yield move
    if due := in_force(game.due(stand.state), absent=False):
        yield TimeUp(whole=due.within is None)
