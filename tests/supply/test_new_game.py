"""`make game`: the skeleton passes every check as it is written, in a copy of this tree."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from supply.new_game import __main__ as new_game
from supply.parts import ROOT

NAME = "zephyr"
MYPY_CACHE = ".mypy_cache"
FOLDER = f"src/inklings/games/{NAME}"
PYTHON = sys.executable
PYTEST = (PYTHON, "-m", "pytest", "--quiet", "--numprocesses", "0")
DRIFT = (PYTHON, "-m", "supply.drift", f"{FOLDER}/**/*")
CHECKS: dict[str, tuple[str, ...]] = {
    "ruff format": (PYTHON, "-m", "ruff", "format", "--check", FOLDER),
    "ruff": (PYTHON, "-m", "ruff", "check", FOLDER),
    "mypy": (PYTHON, "-m", "mypy", FOLDER),
    "pyright": ("npx", "--no-install", "pyright", FOLDER),
    "layers": (str(Path(PYTHON).with_name("lint-imports")),),
    "spelling": (str(Path(PYTHON).with_name("codespell")), FOLDER),
    "plain words": (PYTHON, "-m", "tests.words.plain"),
    "nothing is missing": (PYTHON, "-m", "inklings.proofs.complete"),
    "eslint": ("npx", "--no-install", "eslint", FOLDER),
    "prettier": ("npx", "--no-install", "prettier", "--check", f"{FOLDER}/ui"),
    "types are as written": (*DRIFT, "--", "npm", "run", "--silent", "types"),
    "hush is as written": (*DRIFT, "--", PYTHON, "-m", "inklings.proofs.hush", NAME),
    "rules": (*PYTEST, FOLDER),
    "proofs": (*PYTEST, "-k", NAME, "src/inklings/proofs", "src/inklings/automata", "src/inklings/postcards"),
    "old logs": (*PYTEST, "tests/house/test_forms.py", "bench/speed/test_held.py", "-m", "not alone"),
    "house": (
        *PYTEST,
        "-k",
        NAME,
        *(f"tests/{at}" for at in ("house", "live", "automata", "gate", "attacks")),
    ),
    "limits": (*PYTEST, "tests/words"),
    "svelte-check": ("npm", "run", "--silent", "check"),
    "vitest": ("npm", "run", "--silent", "test", "--", f"games/{NAME}/", "learn/", "words/", "screen/"),
    "build": ("npm", "run", "--silent", "build"),
    "axe and sizes": (PYTHON, "-m", "tests.e2e.one_game", NAME),
    "with bots to the end": (*PYTEST, "-m", "e2e", "-k", NAME, "tests/e2e/test_first_time.py"),
    "lessons": (*PYTEST, "-m", "e2e", "-k", "every_lesson", "tests/e2e/test_learning.py"),
}


def with_a_new_game(copy: Path) -> Path:
    """A copy of this tree, with a new game in it."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for file in filter(None, files.split("\0")):
        if (ROOT / file).is_file():
            (copy / file).parent.mkdir(parents=True, exist_ok=True)
            (copy / file).write_bytes((ROOT / file).read_bytes())
    for shared in (".venv", "node_modules"):
        (copy / shared).symlink_to(ROOT / shared)
    if (ROOT / MYPY_CACHE).is_dir():  # only the new game is to be looked at
        shutil.copytree(ROOT / MYPY_CACHE, copy / MYPY_CACHE)
    passes(copy, PYTHON, "-m", "supply.new_game", NAME)
    return copy


def passes(tree: Path, *command: str) -> None:
    """Run a command in the copy, with its code."""
    here = os.environ | {"PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, cwd=tree, env=here, check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-8000:]}\n{done.stderr[-4000:]}"


def test_a_name_that_is_taken_or_is_none_is_refused() -> None:
    for name, why in (("moons", "There is a game called moons"), ("My game", "no name"), ("", "no name")):
        with pytest.raises(new_game.NewGameError, match=why):
            new_game.write(name)


def test_rules_are_called_by_the_first_letter_of_the_name() -> None:
    text = 'from supply.new_game.hunch.model import Pick  # H3\ndef test_h10_hunch() -> "Hunch": ...'
    assert new_game.renamed(text, NAME) == (
        'from inklings.games.zephyr.model import Pick  # Z3\ndef test_z10_zephyr() -> "Zephyr": ...'
    )


@pytest.mark.e2e
@pytest.mark.timeout(1800)
def test_the_skeleton_passes_every_check_and_can_be_played_in_browsers(tmp_path: Path) -> None:
    tree = with_a_new_game(tmp_path / "tree")
    for command in CHECKS.values():
        passes(tree, *command)
