"""Write the skeleton of a game into src/inklings/games: `make game NAME=whispers`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = Path(__file__).parent / "hunch"
NAME = re.compile(r"[a-z]{3,16}")
PYTHON = sys.executable
RUFF = str(Path(PYTHON).with_name("ruff"))


class NewGameError(Exception):
    """There can be no game of this name; the message says why."""


def write(name: str) -> Path:
    """Write the files of a game of this name, and those that are made from them; returns its folder."""
    folder = ROOT / "src/inklings/games" / name
    if not NAME.fullmatch(name):
        raise NewGameError(f"{name!r} is no name for a game: write 3 to 16 small letters, such as whispers.")
    if folder.exists():
        raise NewGameError(f"There is a game called {name} already: {folder.relative_to(ROOT)}.")
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            target = folder / source.relative_to(TEMPLATE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source.read_text("utf-8"), name), "utf-8")
    _run(RUFF, "check", "--quiet", "--fix", "--select", "I", str(folder))
    _run(RUFF, "format", "--quiet", str(folder))
    _run(PYTHON, "-m", "inklings.proofs.playthrough", name)
    _run(PYTHON, "-m", "inklings.proofs.hush", name)
    _run("npm", "run", "--silent", "types")
    _run("npx", "--no-install", "prettier", "--log-level", "warn", "--write", str(folder / "ui"))
    return folder


def renamed(text: str, name: str) -> str:
    """A file of the template as a game of this name has it. Rules are called by its first letter: W5."""
    text = text.replace("supply.new_game.hunch", f"inklings.games.{name}")
    text = re.sub(r"\btest_h(\d+)_", rf"test_{name[0]}\1_", text)
    text = re.sub(r"\bH(\d+)\b", rf"{name[0].upper()}\1", text)
    return text.replace("hunch", name).replace("Hunch", name.capitalize())


def _run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


def main() -> int:
    """Write a game and say what to do next; returns the exit status."""
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        folder = write(name)
    except NewGameError as error:
        print(f"make game: {error}", file=sys.stderr)
        return 1
    print(f"\n{folder.relative_to(ROOT)} is a small game that can be played at once:")
    print("  make serve            then open http://localhost:8370 and play it with bots")
    print(f"  make try GAME={name}   its rules, proofs, words and screens are tested")
    print(f"  make look GAME={name}  its screens in browsers, in every size")
    print("Make it yours in ten steps: docs/adding-a-game.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
