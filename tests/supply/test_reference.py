"""The reference in docs/ is what the code says, and programs can read it."""

from __future__ import annotations

import copy
import json
import typing
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
from supply.reference.__main__ import REFERENCE
from supply.reference.asyncapi import asyncapi, name
from supply.reference.fields import said_of_fields

from inklings.wire.messages import FromBrowser, Hello, ToBrowser, ToScreen

SPECIFICATION = REFERENCE.parents[1] / "node_modules/@asyncapi/specs/schemas/3.0.0.json"


def _errors(api: dict[str, Any]) -> list[str]:
    validator = jsonschema.Draft7Validator(json.loads(SPECIFICATION.read_text()))
    return [error.message for error in validator.iter_errors(api)]


def test_the_messages_are_described_as_asyncapi_says() -> None:
    assert _errors(asyncapi()) == []


def test_what_is_not_asyncapi_is_found() -> None:
    broken = copy.deepcopy(asyncapi())
    broken["operations"]["toBrowser"]["action"] = "shout"
    assert _errors(broken)


def test_every_message_is_sent_or_received() -> None:
    api = asyncapi()
    told = {
        one["$ref"].rpartition("/")[2]
        for operation in api["operations"].values()
        for one in operation["messages"]
    }
    unions = (FromBrowser, ToBrowser, ToScreen)
    assert told == {name(one) for union in unions for one in typing.get_args(union)} | {"change"}


@pytest.mark.parametrize("file", ["asyncapi.json", "openapi.json"])
def test_every_reference_leads_somewhere(file: str) -> None:
    api = json.loads((REFERENCE / file).read_text())
    for reference in _references(api):
        found = api
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]


def _references(within: Any) -> Iterator[str]:
    if isinstance(within, dict):
        yield from (value for key, value in within.items() if key == "$ref")
        within = list(within.values())
    if isinstance(within, list):
        for one in within:
            yield from _references(one)


def test_what_the_source_says_of_a_field_is_told() -> None:
    assert said_of_fields(Hello)["screen"] == "I am a shared screen: nobody's hand, never seated."
    hello = asyncapi()["components"]["schemas"]["Hello"]
    assert hello["properties"]["screen"]["description"] == said_of_fields(Hello)["screen"]
