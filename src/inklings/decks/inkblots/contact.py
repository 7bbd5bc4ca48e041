"""Contact sheets: many pictures on one, to be looked over by eye."""

import io
from collections.abc import Sequence

from PIL import Image

_WIDTH, _HEIGHT, _GAP = 240, 180, 8
_TABLE = (64, 60, 56)


def sheet(pictures: Sequence[bytes], columns: int) -> Image.Image:
    """Lay the pictures out in rows on a dark table."""
    rows = -(-len(pictures) // columns)
    size = columns * (_WIDTH + _GAP) + _GAP, rows * (_HEIGHT + _GAP) + _GAP
    table = Image.new("RGB", size, _TABLE)
    for place, picture in enumerate(pictures):
        row, column = divmod(place, columns)
        with Image.open(io.BytesIO(picture)) as shown:
            small = shown.resize((_WIDTH, _HEIGHT), Image.Resampling.LANCZOS)
        table.paste(small, (_GAP + column * (_WIDTH + _GAP), _GAP + row * (_HEIGHT + _GAP)))
    return table
