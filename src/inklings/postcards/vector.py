"""SVG as pictures."""

from __future__ import annotations

from pathlib import Path

import resvg_py

from inklings.postcards.page import Piece

FONTS = [str(font) for font in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]


def png(piece: Piece, ground: str, scale: float = 1) -> bytes:
    """A piece on its ground, as a PNG."""
    wide, high = piece.box.pixels(scale)
    drawn = resvg_py.svg_to_bytes(
        svg_string=(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"'
            f' viewBox="{" ".join(format(at, "g") for at in piece.box)}">{piece.svg}</svg>'
        ),
        background=ground,
        skip_system_fonts=True,
        font_files=FONTS,
    )
    return bytes(drawn)
