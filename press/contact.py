"""Contact sheets: many pictures on one, to be looked over by eye."""

import io
from collections.abc import Sequence

from PIL import Image

_AREA, _GAP = 240 * 180, 8
_TABLE = (64, 60, 56)


def sheet(pictures: Sequence[bytes], columns: int = 10) -> Image.Image:
    """Lay pictures of one shape out in rows on a dark table; whatever the shape, each gets the same area."""
    width, height = _room(pictures[0])
    columns = min(columns, len(pictures))
    rows = -(-len(pictures) // columns)
    table = Image.new("RGB", (columns * (width + _GAP) + _GAP, rows * (height + _GAP) + _GAP), _TABLE)
    for place, picture in enumerate(pictures):
        row, column = divmod(place, columns)
        with Image.open(io.BytesIO(picture)) as shown:
            small = shown.resize((width, height), Image.Resampling.LANCZOS)
        table.paste(small, (_GAP + column * (width + _GAP), _GAP + row * (height + _GAP)))
    return table


def _room(picture: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(picture)) as shown:
        shape = shown.width / shown.height
    return round((_AREA * shape) ** 0.5), round((_AREA / shape) ** 0.5)
