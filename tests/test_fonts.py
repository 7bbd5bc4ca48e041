"""The typefaces as `client/scripts/fonts.py` writes them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

_ROOT = Path(__file__).parent.parent
_FONTS = _ROOT / "client" / "src" / "design" / "fonts"
_SAID = [
    *_ROOT.glob("client/src/words/*.ftl"),
    *_ROOT.glob("src/inklings/games/*/words/*"),
    *_ROOT.glob("src/inklings/decks/**/*.json"),
]


@pytest.mark.parametrize(
    "face", [file.stem for file in _FONTS.glob("*.woff2") if not file.stem.endswith("-polish")]
)
def test_a_face_draws_every_letter_that_the_house_says(face: str) -> None:
    letters = {letter for file in _SAID for letter in file.read_text() if letter.isprintable()}
    drawn = {
        chr(code)
        for part in (face, f"{face}-polish")
        for code in TTFont(_FONTS / f"{part}.woff2").getBestCmap()
    }
    assert letters - drawn == set()
