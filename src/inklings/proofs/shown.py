"""All that a game lets a viewer have: what the proofs of secrecy compare, byte by byte."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

import msgspec

from inklings.kernel.game import AnyGame, Channel, Due, Seat, Viewer

_NOTHING = "nothing"


class Shown:
    """What is shown of one state: what everyone sees is built once, however many look."""

    def __init__(self, game: AnyGame, state: Any, seats: Iterable[Seat] = ()) -> None:
        """`seats`: those whose voices could be heard, where people talk aloud."""
        self._game, self._state, self._due = game, state, game.due(state)
        self._spoken = {seat: game.hush(state, seat) for seat in seats}
        everyone: dict[str, Any] = {
            "view": game.view(state),
            "awaited": sorted(game.awaited(state)),
            "scores": game.scores(state),
            "chapter": game.chapter(state),
            "clock": _clock(self._due.outermost if self._due else None),
            "outcome": game.outcome(state),
        }
        self._everyone = {name: msgspec.Raw(msgspec.json.encode(part)) for name, part in everyone.items()}

    def to(self, viewer: Viewer) -> bytes:
        """All that a viewer can get to know of it, as it is sent."""
        game, state, due = self._game, self._state, self._due
        parts: dict[str, Any] = {**self._everyone, "channels": sorted(game.hush(state, viewer))}
        if viewer is not None:
            parts |= {
                "own": game.own(state, viewer),
                "offers": game.offers(state, viewer),
                "team": sorted(game.team(state, viewer)),
                "turn": _clock(due) if due and viewer in due.watchers else None,
                "occupied": game.occupied(state, viewer),
                "hears": [seat for seat in self._spoken if self._hears(viewer, seat)],
            }
        return msgspec.json.encode(parts)

    def _hears(self, viewer: Seat, speaker: Seat) -> bool:
        to = self._spoken[speaker]
        to_team = Channel.TEAM in to and viewer in self._game.team(self._state, speaker)
        return speaker != viewer and (Channel.TABLE in to or to_team)


def shown(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """All that a viewer can get to know of a state."""
    return Shown(game, state).to(viewer)


def difference(one: bytes, other: bytes) -> str:
    """The first place at which two viewers are shown something else, and what each is shown there."""
    path, mine, theirs = _first(msgspec.json.decode(one), msgspec.json.decode(other), "")
    return f"{path.removeprefix('.') or 'it'} is {_brief(mine)} or {_brief(theirs)}"


def viewer_name(viewer: Viewer) -> str:
    """How a failing proof calls them."""
    return "an onlooker" if viewer is None else f"seat {viewer}"


def _clock(due: Due | None) -> tuple[object, ...] | None:
    return (due.key, due.seconds, due.for_absent) if due else None


def _first(one: Any, other: Any, path: str) -> tuple[str, Any, Any]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one | other:
            if (mine := one.get(key, _NOTHING)) != (theirs := other.get(key, _NOTHING)):
                return _first(mine, theirs, f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list):
        for number, (mine, theirs) in enumerate(zip_longest(one, other, fillvalue=_NOTHING)):
            if mine != theirs:
                return _first(mine, theirs, f"{path}[{number}]")
    return path, one, other


def _brief(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else f"{text[:200]}…"  # noqa: PLR2004
