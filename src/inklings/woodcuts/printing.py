"""From a block to a print: toned paper, inks one after the other, each a little off and none quite even."""

from __future__ import annotations

import io
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from inklings.woodcuts.block import HEIGHT, WIDTH, Block, P
from inklings.woodcuts.inks import Colour, Palette

_INSET = 17
_QUALITIES = (76, 64, 52, 42)


def printed(block: Block, palette: Palette, chance: Random, width: int) -> Image.Image:
    """Print the block on paper, so many pixels wide."""
    size = width, width * HEIGHT // WIDTH
    unit = width / WIDTH
    _trim(block, chance)
    key, mid, accent = block.image.resize(size, Image.Resampling.BOX).split()
    fine, coarse = _noise(size, chance, 1), _noise(size, chance, max(1.0, 5 * unit))
    wood = _wood(size, chance)
    sheet = _paper(size, palette.paper, fine, coarse)
    worn = {"accent": 118, "mid": 124, "key": 52}
    for plate, ink, wear, off in (
        (accent, palette.accent, worn["accent"], 2.2),
        (mid, palette.mid, worn["mid"], 2.2),
        (key, palette.key, worn["key"], 0.0),
    ):
        across, down = (round(chance.uniform(-off, off) * unit) for _ in range(2))
        shifted = ImageChops.offset(plate, across, down)
        inked = _inked(shifted, fine, coarse, wood, wear)
        sheet = Image.composite(ImageChops.multiply(sheet, Image.new("RGB", size, ink)), sheet, inked)
    return sheet


def webp(image: Image.Image, limit: int) -> bytes:
    """The picture as WebP, as good as the limit allows."""
    written = b""
    for quality in _QUALITIES:
        out = io.BytesIO()
        image.save(out, "WEBP", quality=quality, method=4)
        written = out.getvalue()
        if len(written) < limit:
            break
    return written


def _trim(block: Block, chance: Random) -> None:
    """Leave a margin of paper with the uneven edge of a block sawn by hand."""
    right, bottom = WIDTH - _INSET, HEIGHT - _INSET
    edge: list[tuple[float, float]] = []
    sides = (
        ((_INSET, _INSET), (right, _INSET)),
        ((right, _INSET), (right, bottom)),
        ((right, bottom), (_INSET, bottom)),
        ((_INSET, bottom), (_INSET, _INSET)),
    )
    for (x0, y0), (x1, y1) in sides:
        count = 26
        for at in range(count):
            share = at / count
            chip = chance.uniform(3, 7) if chance.random() < 0.06 else 0.0
            wobble = chance.uniform(-1.6, 1.6) - chip
            inward = (
                (1 if y0 == y1 == _INSET else -1 if y0 == y1 else 0),
                (1 if x0 == x1 == _INSET else -1 if x0 == x1 else 0),
            )
            edge.append(
                (x0 + (x1 - x0) * share - inward[1] * wobble, y0 + (y1 - y0) * share - inward[0] * wobble)
            )
    mask = Image.new("1", block.image.size, 1)
    ImageDraw.Draw(mask).polygon([(x * block.scale, y * block.scale) for x, y in edge], fill=0)
    block.image.paste(P.value, (0, 0, *block.image.size), mask)


def _noise(size: tuple[int, int], chance: Random, grain: float) -> Image.Image:
    """Even noise whose grains are so many pixels across, stretched to all tones."""
    small = max(2, round(size[0] / grain)), max(2, round(size[1] / grain))
    raw = Image.frombytes("L", small, chance.randbytes(small[0] * small[1]))
    return raw if small == size else raw.resize(size, Image.Resampling.BICUBIC)


def _wood(size: tuple[int, int], chance: Random) -> Image.Image:
    """The grain of a plank: long streaks."""
    small = max(8, size[0] // 3), 14
    raw = Image.frombytes("L", small, chance.randbytes(small[0] * small[1]))
    return raw.resize(size, Image.Resampling.BICUBIC)


def _paper(size: tuple[int, int], tone: Colour, fine: Image.Image, coarse: Image.Image) -> Image.Image:
    """Toned paper with a little tooth."""
    tooth = ImageChops.add(
        fine.point([at // 26 for at in range(256)]), coarse.point([at // 30 for at in range(256)])
    )
    toned = Image.new("RGB", size, tone)
    return ImageChops.subtract(toned, Image.merge("RGB", (tooth, tooth, tooth)))


def _inked(
    plate: Image.Image, fine: Image.Image, coarse: Image.Image, wood: Image.Image, wear: int
) -> Image.Image:
    """How much ink a plate leaves: rough edges, streaks of the wood, and specks where it did not take."""
    rough = ImageChops.add(
        plate.filter(ImageFilter.GaussianBlur(0.9)),
        coarse.point([(at - 128) // 5 + 26 for at in range(256)]),
    )
    sharp = rough.point([max(0, min(255, (at - 153) * 5 + 128)) for at in range(256)])
    streaks = ImageChops.add(
        wood.point([at // 2 for at in range(256)]), coarse.point([at // 4 for at in range(256)])
    )
    streaks = ImageChops.add(streaks, fine.point([at // 4 for at in range(256)]))
    cover = streaks.point([255 - max(0, min(wear, (at - 168) * 6)) for at in range(256)])
    return ImageChops.multiply(sharp, cover)
