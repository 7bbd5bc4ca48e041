"""`make release` in a clone of this repository: with the real builder, and without a network."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from supply.parts import ROOT
from supply.release import NAMES_VERSION, ReleaseError, release

WHEEL = (sys.executable, "-m", "hatchling", "build", "--target", "wheel")
TODAY = "2027-01-15"
VERSION = "77.8.9"


def git(clone: Path, *words: str) -> str:
    command = ["git", *words]
    return subprocess.run(command, cwd=clone, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The commit that is checked out here, and a built client without packages."""
    found = tmp_path / "clone"
    git(ROOT, "clone", "--quiet", "--no-local", "--depth", "1", f"file://{ROOT}", str(found))
    git(found, "config", "user.name", "Ada")
    git(found, "config", "user.email", "ada@play.example")
    static = found / "src/inklings/gate/static"
    static.mkdir(parents=True)
    (static / "packages.json").write_text("[]")
    return found


def test_a_release_is_a_commit_a_tag_a_wheel_and_its_sbom(clone: Path) -> None:
    before = tomllib.loads((clone / "pyproject.toml").read_text())["project"]["version"]
    left = release(clone, VERSION, TODAY, WHEEL)
    assert tomllib.loads((clone / "pyproject.toml").read_text())["project"]["version"] == VERSION
    changelog = (clone / "CHANGELOG.md").read_text()
    assert re.search(rf"^## Unreleased\n\n## {VERSION} - {TODAY}\n\n### ", changelog, re.MULTILINE)
    for name in NAMES_VERSION:
        text = (clone / name).read_text()
        assert VERSION in text, name
        assert before not in text, name
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "log", "-1", "--format=%s") == f"Release {VERSION}"
    assert git(clone, "rev-parse", f"v{VERSION}^{{commit}}") == git(clone, "rev-parse", "HEAD")
    assert sorted(file.name for file in (clone / "dist").iterdir()) == [
        f"inklings-{VERSION}-py3-none-any.whl",
        f"inklings-{VERSION}.cdx.json",
    ]
    assert any(f"--tag inklings:{VERSION} " in line for line in left)
    assert any(line.startswith("git push") and f"v{VERSION}" in line for line in left)
    with pytest.raises(ReleaseError, match="does not come after"):
        release(clone, VERSION, TODAY, WHEEL)
    with pytest.raises(ReleaseError, match="says nothing under Unreleased"):
        release(clone, "77.9.0", TODAY, WHEEL)


def test_there_is_no_release_without_a_version_or_with_changes_or_twice(clone: Path) -> None:
    with pytest.raises(ReleaseError, match="not a version"):
        release(clone, "next", TODAY, WHEEL)
    git(clone, "tag", f"v{VERSION}")
    with pytest.raises(ReleaseError, match="already"):
        release(clone, VERSION, TODAY, WHEEL)
    (clone / "README.md").write_text("changed")
    with pytest.raises(ReleaseError, match=r"README\.md"):
        release(clone, VERSION, TODAY, WHEEL)


def test_a_new_game_is_recorded_before_it_is_released(clone: Path) -> None:
    game = clone / "src/inklings/games/whispers/__init__.py"
    game.parent.mkdir()
    game.touch()
    git(clone, "add", "--all")
    git(clone, "commit", "--quiet", "--message", "A new game")
    with pytest.raises(ReleaseError, match=r"^whispers: .*docs/forms\.md"):
        release(clone, VERSION, TODAY, WHEEL)


def test_a_build_that_fails_leaves_everything_as_it_was(clone: Path) -> None:
    head = git(clone, "rev-parse", "HEAD")
    for fails in (("false",), ("true",), ("no-such-builder",)):
        with pytest.raises(ReleaseError, match="nothing is changed"):
            release(clone, VERSION, TODAY, fails)
        assert git(clone, "rev-parse", "HEAD") == head
        assert git(clone, "status", "--porcelain") == ""
        assert git(clone, "tag", "--list") == ""
