"""Pictures of two releases side by side: `python -m tests.e2e.sheets BEFORE AFTER`.

BEFORE and AFTER are folders that `make screens` filled. A picture that only one of them has stands alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw

HEIGHT, GAP, LABEL = 844, 12, 18
PAIRS = {"phone": 3, "small": 3, "keyboard": 3, "desktop": 1, "tv": 1}
"""How many pairs fit on a sheet, by device."""


def picture(path: Path) -> Image.Image | None:
    if not path.exists():
        return None
    image = Image.open(path).convert("RGB")
    return image.resize((round(image.width * HEIGHT / image.height), HEIGHT))


def pair(name: str, before: Path, after: Path) -> Image.Image:
    both = picture(before / name), picture(after / name)
    width = next(image.width for image in both if image)
    drawn = Image.new("RGB", (2 * width + GAP, HEIGHT + LABEL), "white")
    ImageDraw.Draw(drawn).text((4, 2), name, "black")
    for place, image in enumerate(both):
        if image:
            drawn.paste(image, (place * (width + GAP), LABEL))
    return drawn


def sheets(before: Path, after: Path) -> Iterator[tuple[str, Image.Image]]:
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    for device, fit in PAIRS.items():
        chosen = [name for name in names if name.endswith(f"-{device}.png")]
        for number, first in enumerate(range(0, len(chosen), fit), 1):
            pairs = [pair(name, before, after) for name in chosen[first : first + fit]]
            sheet = Image.new("RGB", (sum(each.width + 2 * GAP for each in pairs), HEIGHT + LABEL), "white")
            at = 0
            for each in pairs:
                sheet.paste(each, (at, 0))
                at += each.width + 2 * GAP
            yield f"{device}-{number:02}.png", sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--into", type=Path, default=Path("screens/sheets"))
    wish = parser.parse_args()
    wish.into.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, sheet in sheets(wish.before, wish.after):
        sheet.save(wish.into / name)
        count += 1
    print(f"{count} sheets in {wish.into}/")  # noqa: T201


if __name__ == "__main__":
    main()
