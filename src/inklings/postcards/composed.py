"""Pictures that are put together from several: pages with photographs, and clips."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, PngImagePlugin, WebPImagePlugin

from inklings import woodcuts
from inklings.postcards import vector
from inklings.postcards.page import Frame, Page, Piece
from inklings.woodcuts.drawing import draw

DECKS = Path(__file__).parents[1] / "decks"
COMPRESSION = 2
"""A tenth larger than usual, in a quarter of the time."""
CLIP_SCALE = 0.5
COLOURS = 128
"""In a clip: more make it larger, and nobody sees them."""


def png(page: Page) -> bytes:
    """A page with photographs."""
    written = io.BytesIO()
    _drawn(page, 1).save(written, "PNG", compress_level=COMPRESSION)
    return written.getvalue()


def gif(frames: Sequence[Frame]) -> bytes:
    """A clip that begins again at its end."""
    pictures = [_drawn(one.page, CLIP_SCALE) for one in frames]
    palette = pictures[-1].quantize(COLOURS)  # all that comes before is in the last one
    flat = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in pictures]
    written = io.BytesIO()
    durations = [one.milliseconds for one in frames]
    flat[0].save(written, "GIF", save_all=True, append_images=flat[1:], duration=durations, loop=0)
    return written.getvalue()


def _drawn(page: Page, scale: float) -> Image.Image:
    # SVG takes long where a photograph is in it, or nothing at all. So only the pieces are drawn.
    pieces = page.pieces if page.has_photographs else [page.as_one]
    picture = Image.new("RGB", page.as_one.box.pixels(scale), page.ground)
    for piece in pieces:
        one = _photograph(piece, scale) if piece.image else _svg(piece, page.ground, scale)
        picture.paste(one, (round(piece.box.x * scale), round(piece.box.y * scale)))
    return picture


def _photograph(piece: Piece, scale: float) -> Image.Image:
    kind, *name = piece.image.split("/")
    file = io.BytesIO(_woodcut(*name)) if kind == "woodcuts" else DECKS / piece.image
    return WebPImagePlugin.WebPImageFile(file).convert("RGB").resize(piece.box.pixels(scale))


def _woodcut(deck: str, number: str) -> bytes:
    """A woodcut is nowhere but in its name."""
    return draw(woodcuts.deck(deck)[int(number) - 1])


def _svg(piece: Piece, ground: str, scale: float) -> Image.Image:
    return PngImagePlugin.PngImageFile(io.BytesIO(vector.png(piece, ground, scale))).convert("RGB")
