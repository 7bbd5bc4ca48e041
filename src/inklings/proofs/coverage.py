"""What `resample` never changes: a secret that it forgets is one that no twin can betray."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec

from inklings.kernel.game import AnyGame, Viewer
from inklings.proofs.shown import shown
from inklings.proofs.walk import Stand, Walk

STANDS = 8
"""How many states of a walk are looked at."""
PARTS = 80
"""How many parts of a state are tried."""
TWINS = 100
"""How many twins a field gets to be otherwise in: one of eight words is drawn again once in eight times."""

Path: TypeAlias = tuple[str | int, ...]


class Coverage:
    """Which fields of a game's state `resample` has changed, and which of them someone cannot see."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._changed: dict[str, set[str]] = defaultdict(set)
        self._hidden: dict[str, set[str]] = defaultdict(set)
        self._stands: dict[str, list[Stand]] = defaultdict(list)

    def look(self, walk: Walk) -> None:
        """Look at a few states of a game."""
        rng = walk.chance()
        stands = walk.some(STANDS)
        for stand in walk.stands:
            self._stands[stand.phase].append(stand)
        seen: dict[str, list[Any]] = defaultdict(list)
        for stand in stands:
            for path, value in _parts(msgspec.to_builtins(stand.state)):
                seen[field(path)].append(value)
        for stand in stands:
            for viewer in (None, rng.choice(stand.every_seat)):
                twin = self._game.resample(stand.state, viewer, rng)
                self._changed[stand.phase] |= set(_changes(stand.state, twin))
                self._hidden[stand.phase] |= set(self._unseen(stand, viewer, seen, rng))

    def forgotten(self) -> dict[str, list[str]]:
        """Fields that not everyone sees and that no twin had otherwise, with their phases."""
        found: dict[str, list[str]] = defaultdict(list)
        for phase, hidden in self._hidden.items():
            missing = {name for name in hidden - self._changed[phase] if not self._is_known(name)}
            for name in self._never_changed(phase, missing):
                found[name].append(phase)
        return {name: sorted(found[name]) for name in sorted(found)}

    def _never_changed(self, phase: str, names: set[str]) -> set[str]:
        """Those of these fields that many more twins have as they are: the first few may do so by chance."""
        rng = Random(f"{self._game.name}, {phase}")
        for _ in range(TWINS):
            if not names:
                break
            stand = rng.choice(self._stands[phase])
            twin = self._game.resample(stand.state, rng.choice(stand.viewers), rng)
            names = names - set(_changes(stand.state, twin))
        return names

    def _is_known(self, name: str) -> bool:
        whole = name.replace("[]", "")
        known = ("options", *(one.replace("[]", "") for one in self._game.known_to_all))
        return any(whole == one or whole.startswith(f"{one}.") for one in known)

    def _unseen(self, stand: Stand, viewer: Viewer, seen: dict[str, list[Any]], rng: Random) -> Iterator[str]:
        """Fields that may have another value without this viewer seeing any difference."""
        state = msgspec.to_builtins(stand.state)
        parts = list(_parts(state))
        before = shown(self._game, stand.state, viewer)
        for path, value in rng.sample(parts, min(PARTS, len(parts))):
            name = field(path)
            if others := [other for other in seen[name] if other != value]:
                try:
                    other = msgspec.convert(_with(state, path, rng.choice(others)), self._game.state)
                    same = shown(self._game, other, viewer) == before
                except Exception:  # noqa: BLE001, S112  (it would be a state that cannot be)
                    continue
                if same:
                    yield name


def field(path: Iterable[str | int]) -> str:
    """The name of a field, whatever the seat or the card: players[].hand[]."""
    return "".join("[]" if isinstance(part, int) else f".{part}" for part in path).removeprefix(".")


def _parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every number, text and truth within a state, with the way to it."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key != "type":  # of which kind something is
                yield from _parts(part, (*path, key))
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield from _parts(part, (*path, number))
    else:
        yield path, value


def _with(value: Any, path: Path, other: Any) -> Any:
    """A state in which one part is another."""
    if not path:
        return other
    key, *rest = path
    changed: Any = dict(value) if isinstance(value, dict) else list(value)
    changed[key] = _with(value[key], tuple(rest), other)
    return changed


def _changes(one: Any, other: Any) -> Iterator[str]:
    """The fields in which two states differ."""
    mine, theirs = dict(_parts(msgspec.to_builtins(one))), dict(_parts(msgspec.to_builtins(other)))
    for path in mine.keys() | theirs.keys():
        if mine.get(path) != theirs.get(path):
            yield field(path)
