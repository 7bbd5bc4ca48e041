"""What events and options look like in a log, written out, so that no change of it goes unnoticed.

python -m tests.forms.shapes     records the shapes of today (review the difference)
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from inklings.games import GAMES
from inklings.house import log
from inklings.house.upcasts import CHANGES
from inklings.kernel.forms import History
from inklings.kernel.game import AnyGame

RECORDED = Path(__file__).parent / "shapes.json"


class Shape(msgspec.Struct):
    """A kind of event, the form that a reader has to know for it, and how it is written."""

    since: int
    shape: Any


def released() -> list[AnyGame]:
    """The games that are recorded. No release has the others yet, so their events can change freely."""
    names = {kind.partition("/")[0] for kind in recorded()}
    return [game for game in GAMES if game.name in names]


def shapes(games: Iterable[AnyGame] = GAMES) -> dict[str, Shape]:
    """The shapes of all events of the house and the games, and of the games' options."""
    found = _union("house", log.HouseEvent, History(CHANGES))
    for game in games:
        history = History(game.changes)
        found |= _union(game.name, game.event, history)
        options = _shape(inspect.type_info(game.options))
        found[f"{game.name}/options"] = Shape(since=history.options_since, shape=options)
    return found


def recorded() -> dict[str, Shape]:
    """The shapes as they were recorded last."""
    return msgspec.json.decode(RECORDED.read_bytes(), type=dict[str, Shape])


def _union(name: str, union: Any, history: History) -> dict[str, Shape]:
    kinds = inspect.type_info(union)
    assert isinstance(kinds, inspect.UnionType)
    tags = {str(kind.tag): kind for kind in kinds.types if isinstance(kind, inspect.StructType)}
    return {f"{name}/{tag}": Shape(history.since.get(tag, 0), _shape(kind)) for tag, kind in tags.items()}


def _shape(kind: inspect.Type) -> Any:
    """A type without the names of its classes, which are not in a log."""
    match kind:
        case inspect.StructType(fields=fields, tag=tag, forbid_unknown_fields=strict):
            parts = {field.encode_name + "?" * (not field.required): _shape(field.type) for field in fields}
            return {"": " ".join(filter(None, [str(tag or ""), "strict" * strict])), **parts}
        case inspect.UnionType(types=types):
            return sorted(map(_shape, types), key=str)
        case inspect.VarTupleType(item_type=item):
            return {"any number of": _shape(item)}
        case inspect.TupleType(item_types=items):
            return {"row of": [_shape(item) for item in items]}
        case inspect.DictType(key_type=key, value_type=value):
            return {"from": _shape(key), "to": _shape(value)}
        case inspect.LiteralType(values=values):
            return {"one of": list(values)}
        case inspect.EnumType(cls=cls):
            return {"one of": [member.value for member in cls]}
        case inspect.IntType(ge=ge, le=le):
            return "int" if ge is None and le is None else f"int {ge}-{le}"
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            limits = [str(limit) for limit in (least, most, pattern) if limit is not None]
            return " ".join(["str", *limits])
        case _:
            return type(kind).__name__.removesuffix("Type").lower()


if __name__ == "__main__":
    RECORDED.write_bytes(msgspec.json.format(msgspec.json.encode(shapes(), order="deterministic")) + b"\n")
