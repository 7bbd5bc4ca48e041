"""The drawings that the screens show."""

from __future__ import annotations

import json

from inklings.games.telepathic.pieces import PIECES, pieces


def test_t1_t5_the_screens_show_what_the_decks_draw() -> None:
    assert PIECES.read_text(encoding="utf-8") == pieces(), "`make types` writes them again"


def test_t1_t2_t4_there_is_a_drawing_of_every_tile_condition_and_card() -> None:
    drawn = json.loads(pieces())
    assert drawn.pop("faces").keys() == drawn["cards"].keys()
    assert {kind: len(drawings) for kind, drawings in drawn.items()} == {
        "tiles": 16,
        "values": 8,
        "cards": 10,
    }
    assert len({svg for drawings in drawn.values() for svg in drawings.values()}) == 34
