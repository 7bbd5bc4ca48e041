"""The HTTP API of a gate as OpenAPI, as Litestar describes it."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from supply.reference.fields import described, structs_within

from inklings.gate import (
    album_api,
    api,
    circle_api,
    discord_api,
    notice_api,
    operators,
    own_deck_api,
    pictures,
    postcards,
    preview_api,
    quick_api,
    replay_api,
    room_messages,
    screens,
    woodcut_api,
)
from inklings.gate.app import routes
from inklings.gate.gate import Gate


def openapi() -> dict[str, Any]:
    """The whole description. No request is answered for it, so there is no gate."""
    schema = routes(cast("Gate", None)).openapi_schema.to_schema()
    modules = (
        album_api,
        api,
        circle_api,
        discord_api,
        operators,
        notice_api,
        own_deck_api,
        pictures,
        postcards,
        preview_api,
        quick_api,
        replay_api,
        room_messages,
        screens,
        woodcut_api,
    )
    structs = (one for module in modules for one in vars(module).values())
    found = [one for one in structs if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    described(schema["components"]["schemas"], structs_within(*found))
    return schema
