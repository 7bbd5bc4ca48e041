"""The drawings of markers for the screens: `python -m inklings.games.rorschach.pieces`.

The decks draw them; the screens show what is written here and draw nothing of their own.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from inklings.games.rorschach import markers

PIECES = Path(str(files("inklings.games.rorschach") / "ui" / "pieces.json"))


def pieces() -> str:
    """Each team's markers in the order of teams and symbols, and its back."""
    drawings = [
        {
            "symbols": [markers.picture(symbol, team).decode() for symbol in markers.SYMBOLS],
            "back": markers.picture(None, team).decode(),
        }
        for team in markers.TEAMS
    ]
    return json.dumps(drawings, indent=2) + "\n"


if __name__ == "__main__":
    PIECES.write_text(pieces(), encoding="utf-8")
