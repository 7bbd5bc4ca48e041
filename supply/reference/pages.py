"""Pages that people can read, from the descriptions that programs read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]

WRITTEN = "Written by `make reference` from the code itself."
PLAIN = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "true or false",
    "array": "list",
}
PLURAL = {"text": "texts", "whole number": "whole numbers", "number": "numbers", "object": "objects"}
MOST_NAMED = 6
"""A field that can be more things than this has a chapter for them."""


class Names:
    """The named parts of a description, and how to say in a few words what a value looks like."""

    def __init__(self, schemas: dict[str, Schema], chapters: dict[str, str] | None = None) -> None:
        self.schemas = schemas
        self._chapters = chapters or {}
        """The anchor of a chapter, by the first part in it."""

    def kind(self, of: Schema) -> str:
        """What a value looks like."""
        match of:
            case {"$ref": reference}:
                return self._named(_last(reference))
            case {"anyOf": several}:
                return self._one_of(several)
            case {"enum": values}:
                return ", ".join(f"`{value}`" for value in values)
            case {"const": value}:
                return f"`{value}`"
            case {"type": "array", "items": list(parts)} | {"type": "array", "prefixItems": list(parts)}:
                return f"list of {len(parts)}: {', '.join(map(self.kind, parts))}"
            case {"type": "array", "items": dict(each)} if each:
                kind = self.kind(each)
                return f"list of {PLURAL.get(kind, kind)}"
            case {"type": "object", "additionalProperties": dict(each)} if each:
                return f"{self.kind(each)} by name"
            case {"type": "object", "properties": dict(fields)}:
                return f"`{{{', '.join(fields)}}}`"
            case {"type": str(name)}:
                return PLAIN.get(name, name) + _bounds(of)
            case {"type": list(several)}:
                return " or ".join(PLAIN.get(str(one), str(one)) for one in several)
            case _:
                return "anything"

    def table(self, of: Schema) -> Iterator[str]:
        """The fields of an object, one a line."""
        needed = of.get("required", ())
        fields = {name: field for name, field in of.get("properties", {}).items() if name != "type"}
        if not fields:
            return
        yield from ("| field | is | |", "|---|---|---|")
        for name, field in fields.items():
            text = " ".join(field.get("description", "").split()).replace("|", "\\|")
            default = f" (`{json.dumps(field['default'])}` if left out)" if "default" in field else ""
            optional = "" if name in needed or default else " (can be left out)"
            yield f"| `{name}` | {self.kind(field)}{default}{optional} | {text} |"
        yield ""

    def part(self, name: str) -> Iterator[str]:
        """A named part, with its heading."""
        schema = self.schemas[name]
        yield from (f"### {self._heading(name)}", "", " ".join(schema["description"].split()), "")
        yield from self.table(schema)

    def parts_of(self, names: Iterable[str]) -> list[str]:
        """These parts and all that they are made of, in the order in which they are met; no mere choices."""
        found: list[str] = []
        ahead = list(names)
        while ahead:
            name = ahead.pop(0)
            if name not in found:
                found.append(name)
                ahead += _references(self.schemas[name])
        return [name for name in found if "enum" not in self.schemas[name]]

    def _named(self, name: str) -> str:
        schema = self.schemas[name]
        heading = self._heading(name)
        return self.kind(schema) if "enum" in schema else f"[{heading}](#{heading.strip('`').lower()})"

    def _heading(self, name: str) -> str:
        """A part's `type`, if it has one: that is what is sent."""
        tag = self.schemas[name].get("properties", {}).get("type", {}).get("enum")
        return f"`{tag[0]}`" if tag else name

    def _one_of(self, several: list[Schema]) -> str:
        first = _last(several[0].get("$ref", ""))
        if len(several) > MOST_NAMED and first in self._chapters:
            return f"[one of these](#{self._chapters[first]})"
        return " or ".join(map(self.kind, several))


def messages_page(api: Schema) -> str:
    """The messages between browser and gate."""
    schemas, messages = api["components"]["schemas"], api["components"]["messages"]
    asks, talk = (
        [_last(one["$ref"]) for one in schemas[struct]["properties"][field]["anyOf"]]
        for struct, field in (("AskTable", "ask"), ("Talk", "talk"))
    )
    names = Names(schemas, {asks[0]: "asks"})
    lines = [
        "# Messages",
        "",
        WRITTEN,
        "For programs: [asyncapi.json](asyncapi.json) (AsyncAPI 3). [The protocol](../protocol.md) says what",
        "it all means. Every message is a JSON object with its name under `type`; only a change is a list.",
        "",
    ]
    titles = {
        "fromBrowser": "From a browser",
        "toBrowser": "To a browser",
        "toScreen": "To a screen that waits",
    }
    shown = set()
    for operation, title in titles.items():
        channel = api["channels"][_last(api["operations"][operation]["channel"]["$ref"])]
        lines += [f"## {title}", "", f"Websocket `{channel['address']}`. {channel['description']}", ""]
        for one in api["operations"][operation]["messages"]:
            message = messages[_last(one["$ref"])]
            payload = _last(message["payload"]["$ref"])
            shown.add(payload)
            lines += [f"### `{message['name']}`", "", message["summary"], ""]
            lines += [message["description"], ""] if "description" in message else []
            lines += names.table(schemas[payload])
    lines += ["## Asks", "", "What a browser can ask of the table.", ""]
    lines += (line for one in asks for line in names.part(one))
    lines += ["## Kinds of talk", ""]
    lines += (line for one in talk for line in names.part(one))
    rest = [one for one in names.parts_of(sorted(shown)) if one not in {*shown, *asks, *talk}]
    lines += [
        "## Parts",
        "",
        "What messages are made of. What a game shows of itself is in its own `view.py`.",
        "",
    ]
    lines += (line for one in rest for line in names.part(one))
    lines += ["## Close codes", "", "| code | name | |", "|---|---|---|"]
    lines += (
        f"| {one['code']} | `{one['name']}` | {one['description']} |"
        for one in api["channels"]["table"]["x-close-codes"]
    )
    return "\n".join(lines) + "\n"


def http_page(api: Schema) -> str:
    """The HTTP API."""
    names = Names(api["components"]["schemas"])
    lines = [
        "# HTTP",
        "",
        WRITTEN,
        f"For programs: [openapi.json](openapi.json) (OpenAPI {api['openapi']}), which every gate also",
        "serves at `/api/schema/openapi.json`. [The protocol](../protocol.md#rest) says when which is sent.",
        "",
    ]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            lines += [f"## {method.upper()} {path}", "", operation["description"], ""]
            if body := operation.get("requestBody"):
                lines += [f"Body: {_content(names, body)}.", ""]
            lines += ["| status | answer |", "|---|---|"]
            answers: dict[str, list[str]] = {}
            for status, answer in operation["responses"].items():
                answers.setdefault(_content(names, answer), []).append(status)
            lines += (f"| {', '.join(statuses)} | {answer} |" for answer, statuses in answers.items())
            lines += [""]
    lines += ["## Parts", ""]
    parts = [name for name, part in api["components"]["schemas"].items() if "enum" not in part]
    lines += (line for one in parts for line in names.part(one))
    return "\n".join(lines).rstrip() + "\n"


def _content(names: Names, of: Schema) -> str:
    return ", ".join(
        names.kind(one["schema"]) if kind == "application/json" else f"`{kind}`"
        for kind, one in of.get("content", {}).items()
    )


def _references(within: Any) -> Iterator[str]:
    if isinstance(within, dict):
        if "$ref" in within:
            yield _last(within["$ref"])
        within = list(within.values())
    if isinstance(within, list):
        for one in within:
            yield from _references(one)


def _bounds(of: Schema) -> str:
    least, most = of.get("minLength", of.get("minimum", 0)), of.get("maxLength", of.get("maximum"))
    unit = " characters" if of["type"] == "string" else ""
    return "" if most is None else f", {least} to {most}{unit}"


def _last(reference: str) -> str:
    return reference.rpartition("/")[2]
