"""The drawings of clouds for the screens: `python -m inklings.games.pareidolia.pieces`.

The deck draws them; the screens show what is written here and draw nothing of their own. A cloud is its edge
filled with chalk by the even-odd rule, and upon it the lines that the pens draw, in the order of the pens.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from inklings.decks.pieces import CHALK
from inklings.games.pareidolia.clouds import SHAPES, SUPPLY, outline
from inklings.games.pareidolia.clouds.engrave import CURL_PEN, EDGE_PEN, SHADE_PEN, engraving
from inklings.games.pareidolia.geometry import FINGERTIP
from inklings.games.pareidolia.model import SKY

PIECES = Path(str(files("inklings.games.pareidolia") / "ui" / "pieces.json"))


def pieces() -> str:
    """The measures of the sky, what clouds are drawn with, how many there are, and the lines of each.

    Shapes stand in the order of the supply, by which views number them.
    """
    drawings = {
        "sky": SKY,
        "fingertip": FINGERTIP,
        "chalk": CHALK,
        "pens": {
            "shade": SHADE_PEN._asdict(),
            "curls": CURL_PEN._asdict(),
            "edge": EDGE_PEN._asdict(),
        },
        "supply": dict(SUPPLY),
        "clouds": {shape: engraving(outline(shape), shape)._asdict() for shape in SHAPES},
    }
    return json.dumps(drawings, indent=2) + "\n"


if __name__ == "__main__":
    PIECES.write_text(pieces(), encoding="utf-8")
