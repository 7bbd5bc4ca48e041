"""The drawings of tiles and cards for the screens: `python -m inklings.games.telepathic.pieces`.

The decks draw them; the screens show what is written here and draw nothing of their own.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from inklings.games.telepathic import action_cards, tiles
from inklings.games.telepathic.cards import FACES

PIECES = Path(str(files("inklings.games.telepathic") / "ui" / "pieces.json"))


def pieces() -> str:
    """Every drawing by its name: tiles, colours and shapes of conditions, cards; and what each card does."""
    drawings: dict[str, dict[str, bytes]] = {
        "tiles": {
            f"{colour}-{shape}": tiles.picture(colour, shape)
            for colour in tiles.COLOURS
            for shape in tiles.SHAPES
        },
        "values": {colour: tiles.picture(colour, None) for colour in tiles.COLOURS}
        | {shape: tiles.picture(None, shape) for shape in tiles.SHAPES},
        "cards": {card: action_cards.picture(card) for card in action_cards.CARDS},
    }
    text = {kind: {name: svg.decode() for name, svg in drawn.items()} for kind, drawn in drawings.items()}
    faces = {card: {"sets": face.sets, "order": face.order} for card, face in FACES.items()}
    return json.dumps({**text, "faces": faces}, indent=2) + "\n"


if __name__ == "__main__":
    PIECES.write_text(pieces(), encoding="utf-8")
