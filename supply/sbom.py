"""The software bill of materials (CycloneDX 1.6): `python -m supply.sbom FILE` writes it.

The same parts give the same bytes: its time is `SOURCE_DATE_EPOCH`, if that is set, and its serial number
follows from its content.
"""

from __future__ import annotations

import json
import os
import sys
import tomllib
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import quote

from supply.parts import ENGINE, ENGINE_PACKAGE, ROOT, Notice, Part, PartError, notice, parts

Json: TypeAlias = dict[str, Any]


def bom(found: Iterable[Part], licences: Notice, epoch: int | None) -> Json:
    """The whole document."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    itself = _purl(Part("pypi", project["name"], project["version"]))
    found = list(found)
    engine, package = (
        next(_ref(part) for part in found if part.name == name) for name in (ENGINE, ENGINE_PACKAGE)
    )
    metadata: Json = {
        "lifecycles": [{"phase": "build"}],
        "authors": [{"name": "the Inklings contributors"}],
        "component": {
            "type": "application",
            "bom-ref": itself,
            "name": project["name"],
            "version": project["version"],
            "licenses": [{"expression": project["license"]}],
            "purl": itself,
        },
    }
    if epoch is not None:
        metadata["timestamp"] = f"{datetime.fromtimestamp(epoch, UTC):%Y-%m-%dT%H:%M:%SZ}"
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": metadata,
        "components": [_component(part, licences) for part in found],
        "dependencies": [
            {"ref": itself, "dependsOn": sorted({*map(_ref, found)} - {engine})},
            {"ref": package, "dependsOn": [engine]},
        ],
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(document, sort_keys=True))
    return document | {"serialNumber": f"urn:uuid:{serial}"}


def _component(part: Part, licences: Notice) -> Json:
    if part.name not in licences[part.kind]:
        raise PartError(f"NOTICE does not list {part.name} ({part.kind}).")
    component: Json = {
        "type": {"words": "data", "program": "application"}.get(part.kind, "library"),
        "bom-ref": _ref(part),
        "name": part.name,
        "licenses": [{"expression": licences[part.kind][part.name]}],
    }
    if part.version:
        component |= {"version": part.version, "purl": _purl(part)}
    if part.hashes:
        component["hashes"] = [{"alg": algorithm, "content": digits} for algorithm, digits in part.hashes]
    if part.marker:
        component["properties"] = [{"name": "inklings:marker", "value": part.marker}]
    return component


def _ref(part: Part) -> str:
    return _purl(part) or f"{part.kind}:{part.name}"


def _purl(part: Part) -> str | None:
    """A name that other tools know; none for what has no version."""
    match part.kind:
        case "npm" | "pypi":
            return f"pkg:{part.kind}/{quote(part.name)}@{part.version}"
        case "program":
            return f"pkg:golang/github.com/nats-io/nats-server/v2@v{part.version}"
        case "words":
            return None


def main(file: Path) -> int:
    """Write it; returns the exit status."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    try:
        document = bom(parts(), notice(), int(epoch) if epoch else None)
    except PartError as error:
        print(error, file=sys.stderr)
        return 1
    file.write_text(json.dumps(document, indent=2, sort_keys=True) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
