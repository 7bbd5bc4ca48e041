"""deploy/Containerfile, read as far as tests need it."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

from tests.deploy.proxies import DEPLOY


def instructions() -> Iterator[tuple[str, str]]:
    """Every instruction with what it is given, on one line each and without comments."""
    text = (DEPLOY / "Containerfile").read_text()
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for line in re.sub(r"\\\n\s*", "", lines).splitlines():
        if line:
            name, _, rest = line.partition(" ")
            yield name, rest


def last_stage() -> list[tuple[str, str]]:
    """What makes the image itself."""
    found: list[tuple[str, str]] = []
    for name, rest in instructions():
        found = [] if name == "FROM" else [*found, (name, rest)]
    return found


def image_environment() -> dict[str, str]:
    """The settings of Inklings that the image has."""
    words = [word for name, rest in last_stage() if name == "ENV" for word in shlex.split(rest)]
    pairs = dict(word.split("=", 1) for word in words)
    return {name: value for name, value in pairs.items() if name.startswith("INKLINGS_")}
