"""Histories: how whole games go on that a viewer cannot tell apart.

`resample` says what a viewer cannot know of a state. Here two games go on from there side by side: one as it
was played, the other so that the viewer sees the same at every step, with other cards and other choices of
the others, until the rules show the difference. In one of them others may also do something that shows the
viewer nothing at all: change a vote, lean towards something. What the viewer is sent may not tell which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from inklings.kernel.game import AnyGame, Refused, Seat, Viewer, fold
from inklings.proofs.shown import shown
from inklings.proofs.walk import Move, Stand, Walk, made_happen

TRIES = 12
"""How many things somebody might do are tried, to find one that looks the same."""
CHANGES = 6
"""How many changes of mind are tried in one game."""
RESTLESS = 0.3
"""How often somebody does something in the twin that shows the viewer nothing."""


class Step(NamedTuple):
    """What happens at the same time in two games; no events: nothing, as far as anybody could know."""

    move: Move | None
    """What was done in the first."""
    events: Sequence[Any]
    twin_events: Sequence[Any]


@dataclass(frozen=True)
class Twins:
    """Two games that one viewer cannot tell apart, from a state on."""

    walk: Walk
    viewer: Viewer
    begins: int
    """The number of the stand of the walk from which they go on."""
    twin: Any
    """The state of the other game there."""
    steps: tuple[Step, ...]


def twins(walk: Walk, viewer: Viewer, begins: int, rng: Random, most: int) -> Twins:
    """A twin of a walk from this stand on: as many steps as look the same, and no more than `most`."""
    game = walk.game
    stand = walk.stands[begins]
    start = twin = game.resample(stand.state, viewer, rng)
    steps: list[Step] = []
    for number in range(begins, min(begins + most, len(walk.moves))):
        before, after, move = walk.stands[number], walk.stands[number + 1], walk.moves[number]
        events = walk.log[before.events : after.events]
        if rng.random() < RESTLESS and (unseen := _unseen(game, twin, before, viewer, rng)):
            steps.append(Step(None, (), unseen))
            twin = fold(game, unseen, twin)
        if _is_unseen(game, before.state, events, after.state, viewer):
            steps.append(Step(move, events, ()))
            continue
        sees = shown(game, after.state, viewer)
        ways = _ways(game, twin, move, viewer, rng)
        alike = next((way for way in ways if shown(game, fold(game, way, twin), viewer) == sees), None)
        if alike is None:
            break  # the rules have shown a difference
        steps.append(Step(move, events, alike))
        twin = fold(game, alike, twin)
    return Twins(walk, viewer, begins, start, tuple(steps))


def _ways(game: AnyGame, twin: Any, move: Move, viewer: Viewer, rng: Random) -> Iterator[Sequence[Any]]:
    """What may happen in the twin instead of a move: the same, or something else that the seat may do."""
    try:
        if events := made_happen(game, twin, move, rng):
            yield events
    except Refused:
        pass
    if isinstance(move, tuple) and move[0] != viewer and (offers := game.offers(twin, move[0])):
        for _ in range(TRIES):
            yield game.decide(twin, move[0], game.example(rng.choice(offers), rng), rng)


def _unseen(game: AnyGame, state: Any, stand: Stand, viewer: Viewer, rng: Random) -> Sequence[Any]:
    """Something that somebody else may do of which the viewer sees nothing; nothing, if none was found."""
    for seat in rng.sample(stand.every_seat, stand.seats):
        event = _an_aside(game, state, seat, rng)
        if event is not None and _is_unseen(game, state, (event,), game.evolve(state, event), viewer):
            return (event,)
    return ()


def _is_unseen(game: AnyGame, before: Any, events: Sequence[Any], after: Any, viewer: Viewer) -> bool:
    """Whether the game says that this viewer sees nothing of these events."""
    if len(events) != 1 or not game.aside(before, events[0], after):
        return not events
    return viewer not in (game.concerns(before, events[0], after) or ())


def _an_aside(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any | None:
    for offer in rng.sample(offers := game.offers(state, seat), len(offers)):
        events = game.decide(state, seat, game.example(offer, rng), rng)
        if len(events) == 1 and game.aside(state, events[0], game.evolve(state, events[0])):
            return events[0]
    return None


class ChangeOfMind(NamedTuple):
    """Somebody did something unseen, and something else, until everyone saw the same as before."""

    at: int
    """The number of the stand of the walk at which it happened."""
    events: tuple[Any, ...]
    state: Any
    """The state after it: another one than without it, or there would be nothing to see."""


def changes_of_mind(walk: Walk, rng: Random) -> Iterator[ChangeOfMind]:
    """Changes of mind that somebody might have had on the way, and that came to nothing."""
    return islice(_changes_of_mind(walk, rng), CHANGES)


def _changes_of_mind(walk: Walk, rng: Random) -> Iterator[ChangeOfMind]:
    game = walk.game
    for at in rng.sample(range(len(walk.stands)), len(walk.stands)):
        stand = walk.stands[at]
        for seat in stand.every_seat:
            change = _there_and_back(game, stand, seat, rng)
            after = fold(game, change, stand.state)
            if after != stand.state:
                yield ChangeOfMind(at, change, after)


def _there_and_back(game: AnyGame, stand: Stand, seat: Seat, rng: Random) -> tuple[Any, ...]:
    event = _an_aside(game, stand.state, seat, rng)
    if event is None:
        return ()
    away, sees = game.evolve(stand.state, event), shown(game, stand.state, seat)
    for _ in range(TRIES):
        back = _an_aside(game, away, seat, rng)
        if back is not None and shown(game, game.evolve(away, back), seat) == sees:
            return event, back
    return ()
