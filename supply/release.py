"""A release by one command: `make release VERSION=0.2.0`.

It sets the version, dates the changelog, commits, builds the wheel and its SBOM from that commit, and tags
it. It pushes nothing. If the build fails, the commit is taken back.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from supply.parts import ROOT

BUILD = ("make", "wheel")
NAMES_VERSION = (
    "README.md",
    "deploy/README.md",
    "deploy/Containerfile",
    "deploy/compose.yaml",
    "deploy/kubernetes/kustomization.yaml",
)
"""Files that name the wheel or the image of the newest release."""
UNRELEASED = "## Unreleased\n"


class ReleaseError(Exception):
    """There can be no release; the message says why."""


def release(root: Path, version: str, today: str, build: Sequence[str] = BUILD) -> list[str]:
    """Make a release of the repository at `root`; returns what is left to do, each as a line."""
    before = _check(root, version)
    head = _git(root, "rev-parse", "HEAD")
    try:
        _name_version(root, before, version, today)
        _git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
        subprocess.run(build, cwd=root, check=True)
        _check_built(root, version)
    except (OSError, subprocess.CalledProcessError, ReleaseError) as error:
        _git(root, "reset", "--quiet", "--hard", head)
        raise ReleaseError(f"Nothing is released, and nothing is changed: {error}") from None
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Inklings {version}")
    epoch = _git(root, "log", "-1", "--format=%ct")
    image = f"--build-arg SOURCE_DATE_EPOCH={epoch} --tag inklings:{version}"
    return [
        f"git push --atomic origin HEAD v{version}",
        f"podman build --format docker --file deploy/Containerfile {image} .",
        f"Publish dist/inklings-{version}-py3-none-any.whl and dist/inklings-{version}.cdx.json.",
    ]


def _check(root: Path, version: str) -> str:
    """The version before this one; raises `ReleaseError` if there is a reason against this one."""
    before: str = tomllib.loads((root / "pyproject.toml").read_text())["project"]["version"]
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ReleaseError(f"{version!r} is not a version: write three numbers, such as 0.2.0.")
    if _numbers(version) <= _numbers(before):
        raise ReleaseError(f"{version} does not come after {before}.")
    if changed := _git(root, "status", "--porcelain"):
        raise ReleaseError(f"There are changes that are not committed:\n{changed}")
    if _git(root, "tag", "--list", f"v{version}"):
        raise ReleaseError(f"There is a tag v{version} already.")
    _, found, rest = (root / "CHANGELOG.md").read_text().partition(UNRELEASED)
    if not found or not rest.partition("\n## ")[0].strip():
        raise ReleaseError("CHANGELOG.md says nothing under Unreleased.")
    recorded = json.loads((root / "tests/forms/shapes.json").read_text())
    games = (file.parent.name for file in root.glob("src/inklings/games/*/__init__.py"))
    if new := sorted(game for game in games if f"{game}/options" not in recorded):
        raise ReleaseError(
            f"{', '.join(new)}: later releases must read the logs of a new game. "
            "Record its events first: docs/forms.md, “A new game”."
        )
    return before


def _name_version(root: Path, before: str, version: str, today: str) -> None:
    _replace(root / "pyproject.toml", f'\nversion = "{before}"\n', f'\nversion = "{version}"\n')
    _replace(root / "CHANGELOG.md", UNRELEASED, f"{UNRELEASED}\n## {version} - {today}\n")
    for name in NAMES_VERSION:
        _replace(root / name, before, version)


def _check_built(root: Path, version: str) -> None:
    for name in (f"inklings-{version}-py3-none-any.whl", f"inklings-{version}.cdx.json"):
        if not (root / "dist" / name).is_file():
            raise ReleaseError(f"there is no dist/{name}")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    if old not in text:
        raise ReleaseError(f"{file.name} does not say {old.strip()!r}.")
    file.write_text(text.replace(old, new))


def _git(root: Path, *words: str) -> str:
    command = ["git", *words]
    return subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def main() -> int:
    """Make the release and say what is left to do; returns the exit status."""
    parser = argparse.ArgumentParser(prog="make release VERSION=…", description=__doc__)
    parser.add_argument("version")
    version = parser.parse_args().version
    try:
        left = release(ROOT, version, f"{datetime.now(UTC):%Y-%m-%d}")
    except ReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    print(f"\nReleased {version} here. What is left to do:", *left, sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
