"""A gate answers as its OpenAPI description says."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
from tests.parts import GateProcess, NatsServer, gates


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


@pytest.fixture(scope="module")
def table(gate: GateProcess) -> str:
    return gate.open_table()


REQUESTS = [
    ("/api/house", "/api/house", None, 200),
    ("/api/tables", "/api/tables", {"game": "moons"}, 201),
    ("/api/tables", "/api/tables", {"game": "chess"}, 400),
    ("/api/tables/{code}", "/api/tables/TABLE", None, 200),
    ("/api/tables/{code}", "/api/tables/BCDF", None, 404),
    ("/api/tables/{code}/review", "/api/tables/TABLE/review", None, 404),
    ("/api/tables/{code}/forget", "/api/tables/TABLE/forget", {"secret": "s" * 20}, 204),
    ("/api/tables/{code}/forget", "/api/tables/TABLE/forget", {"secret": "short"}, 400),
    ("/api/screens/{letters}", "/api/screens/BCDF", {"code": "TABLE"}, 404),
    ("/api/quick", "/api/quick", {"language": "en", "secret": "s" * 24, "game": "chess"}, 400),
    ("/api/decks/{name}", "/api/decks/dreams", None, 200),
    ("/api/decks/{name}", "/api/decks/none", None, 404),
    ("/pictures/{file}", "/pictures/none.webp", None, 404),
]


@pytest.mark.parametrize(("path", "address", "body", "status"), REQUESTS)
def test_an_answer_is_as_described(  # noqa: PLR0913, PLR0917  (a request and its answer)
    gate: GateProcess, table: str, path: str, address: str, body: dict[str, Any] | None, status: int
) -> None:
    api = gate.get("/api/schema/openapi.json")
    operation = api["paths"][path]["get" if body is None else "post"]
    answered, content = _ask(gate, address.replace("TABLE", table), body)
    assert answered == status
    described = operation["responses"][str(status)].get("content", {})
    if "application/json" in described and content:
        schema = {**described["application/json"]["schema"], "components": api["components"]}
        jsonschema.Draft202012Validator(schema).validate(json.loads(content))


def _ask(gate: GateProcess, address: str, body: dict[str, Any] | None) -> tuple[int, bytes]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(gate.url + address, data, {"Content-Type": "application/json"})  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()
