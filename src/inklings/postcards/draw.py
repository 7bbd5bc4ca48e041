"""A process of its own that draws an SVG as a PNG: `python -m inklings.postcards.draw`, from stdin to stdout.

The library that draws holds Python's lock all the while, so a thread would not do: tables would wait for it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import resvg_py

HERE = Path(__file__).parent


def main() -> None:
    """Draw what comes in. Games that are being played come first."""
    if hasattr(os, "nice"):
        os.nice(10)
    png = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        skip_system_fonts=True,
        font_files=[str(font) for font in sorted((HERE / "fonts").glob("*.ttf"))],
        resources_dir=str(HERE.parent / "decks"),
    )
    sys.stdout.buffer.write(bytes(png))


if __name__ == "__main__":
    main()
