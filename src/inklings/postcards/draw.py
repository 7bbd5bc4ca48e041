"""A process of its own that draws SVG: `python -m inklings.postcards.draw`, from stdin to stdout.

The library that draws holds Python's lock all the while, so a thread would not do: tables would wait for it.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
CLIP_SCALE = 0.5
COLOURS = 128
"""In a clip: more make it larger, and nobody sees them."""


class Frame(NamedTuple):
    """An SVG, and for how long it stays in a clip."""

    svg: str
    milliseconds: int = 0


def png(svg: str, zoom: float | None = None) -> bytes:
    """A picture."""
    import resvg_py  # noqa: PLC0415  (only in the process that draws)

    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        skip_system_fonts=True,
        font_files=[str(font) for font in sorted((HERE / "fonts").glob("*.ttf"))],
        resources_dir=str(HERE.parent / "decks"),
    )
    return bytes(drawn)


def gif(frames: Sequence[Frame]) -> bytes:
    """A clip that begins again at its end."""
    from PIL import Image  # noqa: PLC0415

    pictures = [Image.open(io.BytesIO(png(one.svg, CLIP_SCALE))).convert("RGB") for one in frames]
    palette = pictures[-1].quantize(COLOURS)  # all that comes before is in the last one
    flat = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in pictures]
    written = io.BytesIO()
    durations = [one.milliseconds for one in frames]
    flat[0].save(written, "GIF", save_all=True, append_images=flat[1:], duration=durations, loop=0)
    return written.getvalue()


def main() -> None:
    """Draw what comes in. Games that are being played come first."""
    if hasattr(os, "nice"):
        os.nice(10)
    frames = [Frame(*one) for one in json.load(sys.stdin.buffer)]
    sys.stdout.buffer.write(png(frames[0].svg) if len(frames) == 1 else gif(frames))


if __name__ == "__main__":
    main()
