"""A process of its own that draws: `python -m inklings.postcards.draw`, from stdin to stdout.

The library that draws SVG holds Python's lock all the while. In a thread it would make tables wait.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence

from inklings.postcards import vector
from inklings.postcards.page import Box, Frame, Page, Piece

NICENESS = 5
"""Games that are being played come first."""


def picture(frames: Sequence[Frame]) -> bytes:
    """One frame as a PNG, several as a GIF."""
    page = frames[0].page
    if len(frames) == 1 and not page.has_photographs:
        return vector.png(page.as_one, page.ground)
    from inklings.postcards import composed  # noqa: PLC0415  (takes as long to import as a small picture)

    return composed.png(page) if len(frames) == 1 else composed.gif(frames)


def main() -> None:
    """Draw what comes in."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    frames = [
        Frame(Page(width, height, ground, [Piece(Box(*box), *rest) for box, *rest in pieces]), milliseconds)
        for (width, height, ground, pieces), milliseconds in json.load(sys.stdin.buffer)
    ]
    sys.stdout.buffer.write(picture(frames))


if __name__ == "__main__":
    main()
