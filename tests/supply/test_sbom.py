"""The bill of materials, beside the wheel and in it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from supply.parts import ROOT, STATIC, PartError, notice, parts, python_packages
from supply.sbom import bom

from inklings.live.engine import find_server

EPOCH = 1_800_000_000

pytestmark = pytest.mark.skipif(not (STATIC / "packages.json").exists(), reason="the client is not built")


@pytest.fixture(scope="module")
def sbom() -> dict[str, Any]:
    return bom(parts(), notice(), EPOCH)


def test_it_has_what_cyclonedx_asks_for(sbom: dict[str, Any]) -> None:
    assert (sbom["bomFormat"], sbom["specVersion"], sbom["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", sbom["serialNumber"])
    assert sbom["metadata"]["timestamp"] == "2027-01-15T08:00:00Z"
    components = [sbom["metadata"]["component"], *sbom["components"]]
    refs = [component["bom-ref"] for component in components]
    assert len(refs) == len(set(refs))
    for component in components:
        assert component["type"] in {"application", "data", "library"}
        assert component["name"]
        assert component["licenses"][0]["expression"]
        for one in component.get("hashes", []):
            assert re.fullmatch(
                {"SHA-256": "[0-9a-f]{64}", "SHA-512": "[0-9a-f]{128}"}[one["alg"]], one["content"]
            )
    named = [ref for one in sbom["dependencies"] for ref in (one["ref"], *one["dependsOn"])]
    assert set(named) == set(refs)


def test_each_locked_python_package_is_in_it(sbom: dict[str, Any]) -> None:
    listed = {component["name"]: component for component in sbom["components"]}
    text = (ROOT / "requirements/run.txt").read_text()
    locked = re.findall(r"^([^=\s]+)==(\S+)", text, re.MULTILINE)
    assert len(locked) > 20
    for name, version in locked:
        assert listed[name]["version"] == version
        assert listed[name]["purl"] == f"pkg:pypi/{name}@{version}"
        assert listed[name]["hashes"]
    digests = {one["content"] for component in listed.values() for one in component.get("hashes", [])}
    assert set(re.findall(r"sha256:(\S+)", text)) <= digests
    assert listed["colorama"]["properties"][0]["value"] == "sys_platform == 'win32'"


def test_the_engine_in_it_is_the_one_that_runs(sbom: dict[str, Any]) -> None:
    (engine,) = (component for component in sbom["components"] if component["name"] == "nats-server")
    said = subprocess.run([find_server(), "--version"], capture_output=True, check=True, text=True).stdout
    assert said.split()[-1] == f"v{engine['version']}"


def test_the_same_parts_give_the_same_document_and_others_another_number(sbom: dict[str, Any]) -> None:
    assert bom(parts(), notice(), EPOCH) == sbom
    assert bom(parts(), notice(), None)["serialNumber"] != sbom["serialNumber"]


def test_a_part_that_notice_does_not_list_stops_the_build() -> None:
    noted = notice()
    del noted["pypi"]["litestar"]
    with pytest.raises(PartError, match="litestar"):
        bom(parts(), noted, EPOCH)


def test_a_lock_is_read_with_markers_and_hashes() -> None:
    digits = "0" * 64
    hashes = f"    --hash=sha256:{digits} \\\n    --hash=sha256:{digits}\n"
    lock = f"a==1 ; sys_platform == 'win32' \\\n{hashes}b==2 \\\n{hashes}"
    (first, second) = python_packages(lock)
    assert (first.name, first.version, first.marker) == ("a", "1", "sys_platform == 'win32'")
    assert (second.name, second.version, second.marker) == ("b", "2", None)
    assert first.hashes == second.hashes == (("SHA-256", digits), ("SHA-256", digits))


def test_the_wheel_has_it_inside_and_beside_and_the_licences_and_py_typed_too(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)}
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL, env=environment)
    (wheel,) = tmp_path.glob("*.whl")
    (beside,) = tmp_path.glob("*.cdx.json")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (inside,) = (name for name in names if ".dist-info/sboms/" in name)
        assert archive.read(inside) == beside.read_bytes()
    assert json.loads(beside.read_text())["metadata"]["timestamp"] == "2027-01-15T08:00:00Z"
    for text in (
        "licenses/LICENSE",
        "licenses/NOTICE",
        "licenses/LICENSES/Apache-2.0.txt",
        "static/app/licences.txt",
        "inklings/py.typed",
    ):
        assert any(name.endswith(text) for name in names), text
