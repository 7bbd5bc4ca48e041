"""All that a game lets a viewer have: what the proofs of secrecy compare, byte by byte."""

from __future__ import annotations

from typing import Any

import msgspec

from inklings.kernel.game import AnyGame, Due, Viewer


def shown(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """All that the game lets a viewer have, as it is sent."""
    waiting = sorted(game.awaited(state)), game.scores(state), _clocks(game.due(state), viewer)
    seen = game.view(state), sorted(game.hush(state, viewer)), waiting
    if viewer is None:
        return msgspec.json.encode(seen)
    own, offers, team = game.own(state, viewer), game.offers(state, viewer), sorted(game.team(state, viewer))
    return msgspec.json.encode((*seen, own, offers, team))


def _clocks(due: Due | None, viewer: Viewer) -> tuple[object, ...]:
    """The longest clock, which everyone sees, and a short one for those who watch it."""
    if due is None:
        return ()
    whole = due.outermost
    clocks = ((whole.key, whole.seconds, whole.for_absent),)
    return (*clocks, (due.key, due.seconds, due.for_absent)) if viewer in due.watchers else clocks
