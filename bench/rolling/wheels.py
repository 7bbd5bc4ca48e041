"""Releases as they are installed: wheels, built from a commit if need be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.releases import REPOSITORY, checked


def installed(release: str, folder: Path) -> Path:
    """The code of a wheel, or of the wheel of a commit, in a folder of its own beside the locked packages."""
    folder.mkdir()
    wheel = Path(release) if release.endswith(".whl") else _built(release, folder)
    code = folder / "code"
    _run(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", code, wheel)
    return checked(code)


def _built(commit: str, folder: Path) -> Path:
    """The wheel of this commit, client inside."""
    tree = folder / "tree"
    _run("git", "clone", "--quiet", "--no-checkout", REPOSITORY, tree)
    _run("git", "checkout", "--quiet", "--detach", _hash(commit), at=tree)
    (tree / "node_modules").symlink_to(REPOSITORY / "node_modules")
    _run("npm", "run", "--silent", "build", at=tree)
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, at=tree)
    (wheel,) = folder.glob("*.whl")
    return wheel


def _hash(commit: str) -> str:
    """A name such as HEAD may mean something else in a clone."""
    return _run("git", "rev-parse", "--verify", f"{commit}^{{commit}}").strip()


def _run(*command: str | Path, at: Path = REPOSITORY) -> str:
    done = subprocess.run(
        [str(word) for word in command], cwd=at, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout
