"""What a log of an earlier release folds to, in short: a digest of each part of the table and of all scenes.

Each part has its own digest, so that a part which is new in a later release changes nothing, and one which
has changed names itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from inklings.games import GAMES
from inklings.house.entry_codec import decode_entry
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.scene import scene
from inklings.house.table import Table
from inklings.kernel.game import Seat

REGISTRY = GameRegistry(GAMES)
DEPTH = 2
WHOLE = frozenset({"options", "options_of"})
"""Parts that are not parted further."""


def folded(path: Path, games: GameRegistry = REGISTRY) -> Iterator[Table]:
    """The table after each line of a log."""
    table: Table | None = None
    for version, line in enumerate(path.read_bytes().splitlines(), start=1):
        table = advance(games, table, version, decode_entry(line))
        yield table


def digests(path: Path) -> dict[str, str]:
    """The digests of the last table of each stage and of what everybody sees of it."""
    last = {table.stage: table for table in folded(path)}
    found: dict[str, str] = {}
    for stage, table in last.items():
        viewers = (None, *(Seat(seat) for seat in range(len(table.places))))
        scenes = [_as_written(scene(REGISTRY, table, viewer)) for viewer in viewers]
        whole = _as_written(msgspec.to_builtins(table, order="deterministic"))
        found |= _parts(f"{stage}.table", [whole], DEPTH)
        found |= _parts(f"{stage}.scenes", scenes, DEPTH)
    return found


def _as_written(value: Any, game: str | None = None) -> Any:
    """Without house rules that came later, where they say that all is played as before them."""
    if not isinstance(value, dict):
        return value
    game = value.get("game", game) if isinstance(value.get("game"), str) else game
    table = value.get("table")
    game = table["game"] if isinstance(table, dict) else game
    inner = {key: _as_written(part, key if key in REGISTRY else game) for key, part in value.items()}
    if game and isinstance(value.get("options"), dict):
        inner["options"] = REGISTRY[game].written_options(value["options"])[0]
    if isinstance(value.get("options_of"), dict):
        inner["options_of"] = {
            name: REGISTRY[name].written_options(options)[0] for name, options in value["options_of"].items()
        }
    return inner


def _parts(name: str, values: list[Any], depth: int) -> dict[str, str]:
    """One digest for what several values have under each key."""
    if depth and all(isinstance(value, dict) for value in values):
        keys = sorted({key for value in values for key in value})
        inner = (
            _parts(f"{name}.{key}", [value.get(key) for value in values], 0 if key in WHOLE else depth - 1)
            for key in keys
        )
        return {path: digest for part in inner for path, digest in part.items()}
    data = msgspec.json.encode(values, order="deterministic")
    return {name: hashlib.sha256(data).hexdigest()[:8]}
