"""The drawings that the screens show."""

from __future__ import annotations

import json

from inklings.games.rorschach.pieces import PIECES, pieces


def test_r2_the_screens_show_what_the_decks_draw() -> None:
    assert PIECES.read_text(encoding="utf-8") == pieces(), "`make types` writes them again"


def test_r2_each_team_has_three_symbols_and_a_back() -> None:
    teams = json.loads(pieces())
    drawings = [svg for team in teams for svg in (*team["symbols"], team["back"])]
    assert [len(team["symbols"]) for team in teams] == [3, 3]
    assert len(set(drawings)) == 8
