"""A bot behind a letter box: bytes of a view go in and bytes of an action come out, as with a browser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from inklings.kernel.bot import Language, Sight, Temper, Think, Thought
from inklings.kernel.game import AnyGame, Seat

GLANCE_SECONDS = 0.8
"""Nobody reads faster: what a bot has only just decided it does not do before."""

HASTE = 0.4
"""How much less time bots take while the only person at the table waits for them."""

_encoder = msgspec.json.Encoder()


def bot_bytes(game: AnyGame, state: Any, seat: Seat, people: Sequence[Seat] = ()) -> bytes:
    """What a seat sees, as bytes: whatever is not written in them, no bot can know."""
    awaited = sorted(game.awaited(state))
    return _encoder.encode(
        (game.view(state), game.own(state, seat), game.offers(state, seat), awaited, people)
    )


def haste(game: AnyGame, state: Any, people: Sequence[Seat]) -> float:
    """By how much bots hurry: only for somebody who plays with bots alone, and has nothing to do meanwhile.

    While that person thinks, bots take as long as ever, so nobody is rushed.
    """
    if len(people) != 1:
        return 1
    (person,) = people
    return 1 if person in game.awaited(state) or game.occupied(state, person) else HASTE


class Mind:
    """A game's way to think, between bytes and bytes."""

    def __init__(self, game: AnyGame, think: Think) -> None:
        self._think = think
        parts = (game.view_type, game.own_type, tuple[game.offer, ...], frozenset[Seat], frozenset[Seat])  # type: ignore[name-defined]
        seen: Any = tuple[parts]  # type: ignore[valid-type]
        self._seen: msgspec.json.Decoder[Any] = msgspec.json.Decoder(seen)

    def think(
        self, seat: Seat, seen: bytes, chance: Random, *, temper: Temper, language: Language
    ) -> Thought[bytes] | None:
        """What it wants to do; None when nothing is offered, or when it waits."""
        view, own, offers, awaited, people = self._seen.decode(seen)
        if not offers:
            return None
        sight = Sight(
            seat=seat,
            view=view,
            own=own,
            offers=offers,
            temper=temper,
            language=language,
            awaited=awaited,
            people=people,
        )
        thought = self._think(sight, chance)
        if thought is None:
            return None
        return Thought(action=_encoder.encode(thought.action), seconds=thought.seconds)


@dataclass(frozen=True)
class Intent:
    """What a seat is about to do, since when it has been thinking, and when it will act."""

    action: bytes
    since: float
    at: float


def intent(
    before: Intent | None, thought: Thought[bytes] | None, now: float, tempo: float = 1
) -> Intent | None:
    """The intent after something changed at the table and the seat has thought again.

    Someone who was thinking goes on from where they were, so a busy table does not starve a slow thinker;
    but a changed mind is not acted upon at once. `tempo` stretches or shrinks all of it.
    """
    if thought is None:
        return None
    since = now if before is None else before.since
    at = since + thought.seconds * tempo
    if before is not None and before.action == thought.action:
        return Intent(thought.action, since, min(at, before.at))
    return Intent(thought.action, since, max(at, now + GLANCE_SECONDS * tempo))
