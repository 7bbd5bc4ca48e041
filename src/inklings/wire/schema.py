"""The protocol as JSON Schema, from which the browser's types are made: `python -m inklings.wire.schema`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from inklings.games import GAMES
from inklings.kernel.game import AnyGame
from inklings.wire.messages import FromBrowser, ToBrowser, ToScreen


def wire_schema() -> dict[str, Any]:
    """What browser and gate say to each other."""
    return _schema({"FromBrowser": FromBrowser, "ToBrowser": ToBrowser, "ToScreen": ToScreen})


def game_schema(game: AnyGame) -> dict[str, Any]:
    """What a browser sees of one game, and may send to it."""
    roots = {"View": game.a_view, "Offer": game.offer, "Action": game.action, "Options": game.options}
    return _schema(roots if game.a_review is None else {**roots, "Review": game.a_review})


def whole_schema() -> dict[str, Any]:
    """The messages, and each game under its name."""
    return {"wire": wire_schema(), "games": {game.name: game_schema(game) for game in GAMES}}


def _schema(roots: dict[str, Any]) -> dict[str, Any]:
    """The named types and all that they are made of, each under its name in `definitions`."""
    schemas, definitions = msgspec.json.schema_components(
        list(roots.values()), ref_template="#/definitions/{name}"
    )
    return {"roots": dict(zip(roots, schemas, strict=True)), "definitions": definitions}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(whole_schema()), indent=2) + b"\n")
