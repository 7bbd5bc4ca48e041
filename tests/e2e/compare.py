"""Which pictures of two releases differ: `python -m tests.e2e.compare BEFORE AFTER`.

BEFORE and AFTER are folders that `python -m tests.e2e.screens --to-compare` filled. Pictures that
differ are written side by side. Exits with 1 if there are any.
"""

from __future__ import annotations

import argparse
import sys
from functools import reduce
from pathlib import Path

from PIL import Image, ImageChops

GAP = 12
BLANK = Image.new("RGB", (1, 1))


def picture(path: Path) -> Image.Image:
    return Image.open(path).convert("RGB") if path.exists() else BLANK


def difference(before: Image.Image, after: Image.Image) -> str:
    """How many pixels differ, and in which box they lie; empty if none does."""
    if before.size != after.size:
        return f"{before.size} has become {after.size}"
    colours = ImageChops.difference(before, after).split()
    mask = reduce(ImageChops.lighter, colours).point(lambda value: value and 255)
    box = mask.getbbox()
    return f"{mask.histogram()[255]} pixels in {box}" if box else ""


def side_by_side(before: Image.Image, after: Image.Image) -> Image.Image:
    size = before.width + GAP + after.width, max(before.height, after.height)
    drawn = Image.new("RGB", size, "magenta")
    drawn.paste(before, (0, 0))
    drawn.paste(after, (before.width + GAP, 0))
    return drawn


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--into", type=Path, default=Path("screens/differences"))
    wish = parser.parse_args()
    wish.into.mkdir(parents=True, exist_ok=True)
    names = sorted({path.name for folder in (wish.before, wish.after) for path in folder.glob("*.png")})
    count = 0
    for name in names:
        before, after = picture(wish.before / name), picture(wish.after / name)
        if found := difference(before, after):
            count += 1
            side_by_side(before, after).save(wish.into / name)
            print(f"{name}: {found}")  # noqa: T201
    print(f"{count} of {len(names)} pictures differ; they are in {wish.into}/")  # noqa: T201
    return bool(count)


if __name__ == "__main__":
    sys.exit(main())
