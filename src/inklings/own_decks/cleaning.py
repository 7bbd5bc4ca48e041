"""Makes a card of what somebody has sent: new pictures from its pixels, and nothing else of it.

Files of strangers are opened here, so this is called in a process of its own (`apart.py`).
"""

from __future__ import annotations

import io

from PIL import Image, ImageOps

from inklings.own_decks.cleaned import MOST_BYTES, Cleaned

FORMATS = ("JPEG", "PNG", "WEBP")
LEAST_SIDE, MOST_SIDE, MOST_PIXELS = 64, 6_000, 12_000_000
"""Of an upload. A browser sends 640×960."""
LARGE, SMALL = (640, 960), (360, 540)
MOST_STORED = 400_000
"""Bytes of a card. What takes more is noise, and is printed more coarsely."""
QUALITIES = (82, 60, 30)
PAPER = "#f4eddd"
"""Seen through what is transparent."""


def clean(upload: bytes) -> Cleaned | None:
    """The card; None: this is no picture that we take."""
    try:
        return _cleaned(upload)
    except Exception:  # noqa: BLE001  (decoders fail in many ways, and to us each means the same)
        return None


def _cleaned(upload: bytes) -> Cleaned | None:
    if len(upload) > MOST_BYTES:
        return None
    with Image.open(io.BytesIO(upload), formats=FORMATS) as image:  # reads no more than the header
        width, height = image.size
        if not (min(width, height) >= LEAST_SIDE and max(width, height) <= MOST_SIDE):
            return None
        if width * height > MOST_PIXELS:
            return None
        upright = ImageOps.exif_transpose(image)
    large = ImageOps.fit(_on_paper(upright), LARGE, Image.Resampling.LANCZOS)
    # Pillow writes some of what it has read with a picture into the next file: pixels alone have nothing.
    large = Image.frombytes("RGB", LARGE, large.tobytes())
    return Cleaned(_webp(large), _webp(large.resize(SMALL, Image.Resampling.LANCZOS)))


def _on_paper(image: Image.Image) -> Image.Image:
    if not image.has_transparency_data:
        return image.convert("RGB")
    paper = Image.new("RGBA", image.size, PAPER)
    paper.alpha_composite(image.convert("RGBA"))
    return paper.convert("RGB")


def _webp(image: Image.Image) -> bytes:
    written = b""
    for quality in QUALITIES:
        file = io.BytesIO()
        image.save(file, "WEBP", quality=quality, method=4)
        written = file.getvalue()
        if len(written) <= MOST_STORED:
            break
    return written
