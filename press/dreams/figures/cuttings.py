"""Pieces of paper: outlines cut out in a tone, and the markings put on them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from press.dreams.easel.shapes import Point
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import carried, fused, moved, within
from press.dreams.figures.outlines import band, disc, joined, mirrored, smooth


def limb(spine: Sequence[Point], *widths: float, tone: Tone = Tone.COAT, lift: float = 1) -> Part:
    """A neck, an arm, a tail: a band that swells and tapers."""
    return Part(band(spine, *widths), tone, Cut.POLYGON, lift=lift)


def piece(*outlines: Sequence[Point], tone: Tone = Tone.COAT, lift: float = 1) -> Part:
    """Several outlines as one piece of paper."""
    return Part(joined(*outlines), tone, Cut.POLYGON, lift=lift)


def body(*outlines: Sequence[Point], tone: Tone = Tone.COAT, lift: float = 1) -> Part:
    """Outlines grown together, as a neck with what it stands on."""
    return Part(fused(*outlines), tone, lift=lift)


def bellied(whole: Sequence[Point], belly: Sequence[Point]) -> list[Part]:
    """A body through these points, and as much of a pale belly as lies within it."""
    outline = smooth(whole, closed=True)
    return [
        Part(outline, cut=Cut.POLYGON),
        Part(within(smooth(belly, closed=True), outline), Tone.PALE, Cut.POLYGON, lift=0),
    ]


def marks(outlines: Iterable[Sequence[Point]], tone: Tone = Tone.DEEP) -> Part:
    """Many small markings, painted at once."""
    return Part(joined(*outlines), tone, Cut.POLYGON, mark=True)


def hatching(lines: Iterable[Sequence[Point]], width: float, tone: Tone = Tone.DEEP) -> Part:
    """Fine lines, thickest in their middle."""
    return marks([band(line, width * 0.3, width, width * 0.3) for line in lines], tone)


def freckles(points: Iterable[Point], radius: float, tone: Tone = Tone.LIGHT) -> Part:
    """Dots of several sizes, as a hand would set them."""
    sizes = (1, 0.6, 0.85, 0.7, 1.25)
    return marks([disc(*point, radius * sizes[at % 5]) for at, point in enumerate(points)], tone)


def both_sides(*parts: Part) -> list[Part]:
    """The parts on both sides of x = 0, the left ones behind."""
    return [*(replace(part, points=mirrored(part.points)) for part in parts), *parts]


def flecks(rows: Iterable[Sequence[Point]], size: float, tone: Tone = Tone.DEEP) -> Part:
    """Little hanging feathers, each a cup of a crescent."""
    cups = [
        band([(x - size, y + size * 0.5), (x, y - size * 0.4), (x + size, y + size * 0.5)], 0, size * 0.6, 0)
        for row in rows
        for x, y in row
    ]
    return marks(cups, tone)


def centred(figure: Figure) -> Figure:
    """The figure with the middle of its outlines at (0, 0)."""
    x, y = zip(*(point for part in figure.parts if not part.mark for point in part.points), strict=True)
    left, down = -(min(x) + max(x)) / 2, -(min(y) + max(y)) / 2
    return replace(figure, parts=carried(figure.parts, left, down), eyes=moved(figure.eyes, left, down))
