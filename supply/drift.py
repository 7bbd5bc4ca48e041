"""Run a command that writes files, and fail if it has changed one of them.

    python -m supply.drift docs/settings.md -- sh -c 'python -m inklings.settings > docs/settings.md'

Generated files are committed. When this fails, look at the difference and commit it: run again, it passes.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def drifted(patterns: Sequence[str], command: Sequence[str], root: Path) -> list[str]:
    """The files that this command has written otherwise than they were, or for the first time."""
    before = _contents(root, patterns)
    subprocess.run(command, cwd=root, check=True)
    after = _contents(root, patterns)
    return sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))


def _contents(root: Path, patterns: Sequence[str]) -> dict[str, bytes]:
    found = (path for pattern in patterns for path in root.glob(pattern))
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in found if path.is_file()}


def main(words: Sequence[str]) -> int:
    """Run what comes after `--`; returns the exit status."""
    at = words.index("--")
    try:
        found = drifted(words[:at], words[at + 1 :], Path.cwd())
    except subprocess.CalledProcessError as error:
        return error.returncode
    for path in found:
        print(f"{path} was out of date and is rewritten: look at it, and commit it.", file=sys.stderr)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
