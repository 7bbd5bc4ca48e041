"""The websockets of a gate as AsyncAPI 3, from the structs that the gate itself reads and writes."""

from __future__ import annotations

import inspect
import typing
from typing import Any

import msgspec
from supply.reference.fields import described, said_of_fields, structs_within

from inklings.wire.messages import Change, CloseCode, FromBrowser, ToBrowser, ToScreen

SCHEMAS = "#/components/schemas/"
QUERY = {
    "since": {
        "type": "integer",
        "description": "When the browser opened this connection, by its own clock in ms.",
    },
    "seen": {"type": "integer", "description": "The version of the last scene that the browser holds."},
    "scenes": {"type": "integer", "const": 2, "description": "The form of scenes that the browser reads."},
}


def asyncapi() -> dict[str, Any]:
    """The whole description."""
    from_browser, to_browser, to_screen = map(typing.get_args, (FromBrowser, ToBrowser, ToScreen))
    every = (*from_browser, *to_browser, Change, *to_screen)
    _, schemas = msgspec.json.schema_components(every, ref_template=SCHEMAS + "{name}")
    described(schemas, structs_within(*every))
    table = {
        "address": "/api/tables/{code}/socket",
        "description": "A browser at a table. It speaks first, with `hello`, within ten seconds.",
        "parameters": {"code": {"description": "The table's code."}},
        "messages": {name(one): _ref("messages", one) for one in (*from_browser, *to_browser, Change)},
        "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": QUERY}}},
        "x-close-codes": _close_codes(),
    }
    screen = {
        "address": "/api/screens/socket",
        "description": "A shared screen that knows no table yet. It says nothing.",
        "messages": {name(one): _ref("messages", one) for one in to_screen},
    }
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Inklings: browser and gate",
            "version": "1",
            "description": "What a gate receives from browsers, and what it sends to them.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {"table": table, "screen": screen},
        "operations": {
            "fromBrowser": _operation("receive", "table", from_browser),
            "toBrowser": _operation("send", "table", (*to_browser, Change)),
            "toScreen": _operation("send", "screen", to_screen),
        },
        "components": {
            "messages": {name(one): _message(one) for one in every},
            "schemas": {name: _draft_07(schema) for name, schema in schemas.items()},
        },
    }


def name(message: type) -> str:
    """A message's own name: its tag, or `change` for the one that is a list."""
    return str(getattr(message, "__struct_config__").tag or message.__name__.lower())  # noqa: B009


def _message(of: type) -> dict[str, Any]:
    summary, _, more = (inspect.getdoc(of) or "").partition("\n\n")
    about = {"name": name(of), "summary": " ".join(summary.split()), "description": " ".join(more.split())}
    return {key: text for key, text in about.items() if text} | {"payload": {"$ref": SCHEMAS + of.__name__}}


def _ref(kind: str, of: type) -> dict[str, str]:
    return {"$ref": f"#/components/{kind}/{name(of)}"}


def _operation(action: str, channel: str, messages: tuple[type, ...]) -> dict[str, Any]:
    where = f"#/channels/{channel}"
    return {
        "action": action,
        "channel": {"$ref": where},
        "messages": [{"$ref": f"{where}/messages/{name(one)}"} for one in messages],
    }


def _close_codes() -> list[dict[str, Any]]:
    said = said_of_fields(CloseCode)
    return [{"code": int(one), "name": one.name, "description": said.get(one.name, "")} for one in CloseCode]


def _draft_07(schema: Any) -> Any:
    """AsyncAPI reads JSON Schema as it was in draft 7: lists and discriminators were written otherwise."""
    if isinstance(schema, list):
        return [_draft_07(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: _draft_07(value) for key, value in schema.items()}
    if isinstance(schema.get("description"), str):
        schema["description"] = inspect.cleandoc(schema["description"])
    if "prefixItems" in schema:
        schema |= {"items": schema.pop("prefixItems"), "additionalItems": False}
    if isinstance(schema.get("discriminator"), dict):
        schema["discriminator"] = schema["discriminator"]["propertyName"]
    return schema
