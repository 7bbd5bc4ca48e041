"""The protocol as JSON Schema, from which the browser's types are made."""

from __future__ import annotations

import inspect
from enum import IntEnum
from typing import Any

import msgspec

from inklings.house.scene import Shared, Yours
from inklings.kernel.council import CouncilAction, CouncilOffer, CouncilView
from inklings.kernel.game import AnyGame
from inklings.kernel.types_within import types_within
from inklings.wire.messages import Change, CloseCode, FromBrowser, ToBrowser, ToScreen

_parts = [field for part in (Shared, Yours) for field in msgspec.structs.fields(part)]
_Scene = msgspec.defstruct("Scene", [(field.name, field.type) for field in _parts])
"""Both parts in one, as a browser keeps them."""


def wire_schema() -> dict[str, Any]:
    """What browser and gate say to each other."""
    roots = {
        "FromBrowser": FromBrowser,
        "ToBrowser": ToBrowser,
        "Change": Change,
        "Scene": _Scene,
        "ToScreen": ToScreen,
    }
    return {**schema_of(roots), "numbers": [_numbers(CloseCode)]}


def game_schema(game: AnyGame) -> dict[str, Any]:
    """What a browser sees of one game, and may send to it."""
    roots = {
        "View": game.view_type,
        "Own": game.own_type,
        "Offer": game.offer,
        "Action": game.action,
        "Options": game.options,
    }
    return schema_of(roots if game.review_type is None else {**roots, "Review": game.review_type})


def council_schema() -> dict[str, Any]:
    """How a group decides together, in any game."""
    return schema_of({"View": CouncilView, "CouncilOffer": CouncilOffer, "CouncilAction": CouncilAction})


def schema_of(roots: dict[str, Any]) -> dict[str, Any]:
    """The named types and all that they are made of, each under its name in `definitions`.

    JSON Schema has no names for the parts of a named tuple: they stand beside it.
    """
    schemas, definitions = msgspec.json.schema_components(
        list(roots.values()), ref_template="#/definitions/{name}"
    )
    for part in (part for root in roots.values() for part in types_within(msgspec.inspect.type_info(root))):
        if issubclass(part, tuple):
            definitions[part.__name__]["names"] = part._fields  # type: ignore[attr-defined]
    return {"roots": dict(zip(roots, schemas, strict=True)), "definitions": definitions}


def _numbers(named: type[IntEnum]) -> dict[str, Any]:
    """Numbers that the browser knows by name: JSON Schema would keep the numbers and drop the names."""
    values = {member.name: member.value for member in named}
    return {"name": named.__name__, "description": inspect.getdoc(named), "values": values}
