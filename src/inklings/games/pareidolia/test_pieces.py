"""The drawings that the screens show."""

from __future__ import annotations

import json
import re

from inklings.games.pareidolia import clouds
from inklings.games.pareidolia.geometry import FINGERTIP
from inklings.games.pareidolia.model import SKY
from inklings.games.pareidolia.pieces import PIECES, pieces


def test_p1_the_screens_show_what_the_deck_draws() -> None:
    assert PIECES.read_text(encoding="utf-8") == pieces(), "`make types` writes them again"


def test_p1_a_cloud_is_drawn_with_the_lines_of_its_picture() -> None:
    drawn = json.loads(pieces())
    assert tuple(drawn["clouds"]) == clouds.SHAPES
    assert drawn["supply"] == clouds.SUPPLY
    for shape in clouds.SHAPES:
        picture = clouds.picture(shape).decode()
        lines = drawn["clouds"][shape]
        assert re.findall(r' d="(.*?)"', picture) == [lines["edge"], *lines.values()]
        assert re.findall(r' fill="(#.*?)"', picture) == [drawn["chalk"]]
        for name, pen in drawn["pens"].items():
            assert f'stroke-width="{pen["width"]}" d="{lines[name]}"' in picture
            assert f'stroke="{pen["ink"]}"' in picture


def test_p12_the_screens_know_the_size_of_the_sky_and_of_the_finger() -> None:
    drawn = json.loads(pieces())
    assert (drawn["sky"], drawn["fingertip"]) == (SKY, FINGERTIP)
