"""The block that is cut: shapes, gouged lines and hatching, each in one ink."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from math import cos, radians, sin, sqrt
from random import Random

from PIL import Image, ImageDraw

from inklings.woodcuts.curves import Outline, Point, closed, flowing, oval, ribbon, spans, turned

WIDTH, HEIGHT = 640, 960
"""The sheet, in the units of every drawing."""


class Ink(Enum):
    """What a place of the sheet is printed with: each plate is one channel of the block's picture."""

    PAPER = (0, 0, 0)
    KEY = (255, 0, 0)
    MID = (0, 255, 0)
    ACCENT = (0, 0, 255)

    @property
    def line(self) -> Ink:
        """The ink that draws lines on this one."""
        return Ink.PAPER if self is Ink.KEY else Ink.KEY


P, K, M, A = Ink.PAPER, Ink.KEY, Ink.MID, Ink.ACCENT


class Block:
    """The plates, drawn twice as fine as they are printed."""

    def __init__(self, width: int) -> None:
        self.scale = 2 * width / WIDTH
        size = round(WIDTH * self.scale), round(HEIGHT * self.scale)
        self.image = Image.new("RGB", size)
        self.tool = ImageDraw.Draw(self.image)

    def polygon(self, points: Outline, ink: Ink) -> None:
        """Print the inside of an outline, given in units of the sheet."""
        if len(points) > 2:
            scale = self.scale
            self.tool.polygon([(x * scale, y * scale) for x, y in points], fill=ink.value)

    def line(self, points: Outline, width: float, ink: Ink) -> None:
        """Print an even line."""
        scale = self.scale
        drawn = [(x * scale, y * scale) for x, y in points]
        self.tool.line(drawn, fill=ink.value, width=max(1, round(width * scale)), joint="curve")


@dataclass(frozen=True)
class Pen:
    """A hand over the block: its units may be turned, mirrored and scaled against the sheet's."""

    block: Block
    chance: Random
    matrix: tuple[float, float, float, float, float, float] = (1, 0, 0, 1, 0, 0)

    def at(self, x: float, y: float, size: float = 1, *, flip: bool = False, turn: float = 0) -> Pen:
        """A pen whose origin and units are these."""
        c, s = cos(radians(turn)) * size, sin(radians(turn)) * size
        a, b, d, e = (-c if flip else c), (-s if flip else s), -s, c
        ma, mb, mc, md, me, mf = self.matrix
        made = (
            ma * a + mc * b,
            mb * a + md * b,
            ma * d + mc * e,
            mb * d + md * e,
            ma * x + mc * y + me,
            mb * x + md * y + mf,
        )
        return replace(self, matrix=made)

    @property
    def size(self) -> float:
        """How many units of the sheet one of this pen's is."""
        a, b, c, d, _, _ = self.matrix
        return sqrt(abs(a * d - b * c))

    def placed(self, points: Outline) -> list[Point]:
        """Points in units of the sheet."""
        a, b, c, d, e, f = self.matrix
        return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]

    def shape(self, points: Outline, ink: Ink, *, edge: float = 2.2, sharp: bool = False) -> list[Point]:
        """A filled outline with a thin edge, which keeps it apart from what is behind; returns its curve."""
        curve = list(points) if sharp else closed(points)
        placed = self.placed(curve)
        if edge:
            self.block.line([*placed, placed[0], placed[1]], edge * 2, ink.line)
        self.block.polygon(placed, ink)
        return curve

    def ball(
        self,
        x: float,
        y: float,
        across: float,
        ink: Ink,
        *,
        down: float = 0,
        turn: float = 0,
        edge: float = 0,
    ) -> list[Point]:
        """An ellipse by its half axes, or a circle."""
        return self.shape(oval(x, y, across, down or across, turn), ink, edge=edge, sharp=True)

    def stroke(self, points: Outline, width: float | Sequence[float], ink: Ink, *, edge: float = 0) -> None:
        """A line of this pen's own width: even, or swelling from width to width."""
        spine = flowing(points) if len(points) > 2 else list(points)
        widths = (width, width) if isinstance(width, int | float) else width
        band = self.placed(ribbon(spine, widths))
        if edge:
            self.block.line([*band, band[0]], edge * 2, ink.line)
        self.block.polygon(band, ink)

    def gouge(self, points: Outline, width: float, ink: Ink) -> None:
        """A cut that begins and ends in a point; its width is in units of the sheet."""
        spine = self.placed(flowing(points) if len(points) > 2 else points)
        if len(spine) == 2:
            (x0, y0), (x1, y1) = spine
            spine = [(x0, y0), (x0 * 0.6 + x1 * 0.4, y0 * 0.6 + y1 * 0.4), (x1, y1)]
        self.block.polygon(ribbon(spine, (0.4, width, width * 0.8, 0.3)), ink)

    def hatch(
        self,
        outline: Outline,
        ink: Ink,
        *,
        angle: float = 30,
        gap: float = 7,
        width: float = 2.6,
        depth: float = 0.5,
        bend: float = 0,
        reach: tuple[float, float] = (0, 1),
        broken: float = 0,
    ) -> None:
        """Gouges from one edge of an outline into it, in units of the sheet.

        They run at an angle, each over about `depth` of the way across; `reach` keeps them to a part of the
        outline; `broken` cuts each into pieces of about this length.
        """
        chance = self.chance
        laid = turned(self.placed(outline), -angle)
        top, bottom = min(y for _, y in laid), max(y for _, y in laid)
        level = top + (bottom - top) * reach[0] + gap * 0.5
        end = top + (bottom - top) * reach[1]
        while level < end:
            for left, right in spans(laid, level):
                far = left + (right - left) * min(1.0, depth * (0.7 + 0.5 * chance.random()))
                for start, stop in _pieces(left, far, broken, chance):
                    middle = ((start + stop) / 2, level + bend * (stop - start) / 100)
                    cut = turned([(start, level), middle, (stop, level)], angle)
                    self.block.polygon(ribbon(flowing(cut), (width, width, width * 0.7, 0.3)), ink)
            level += gap * (0.8 + 0.4 * chance.random())

    @contextmanager
    def only(self, outline: Outline, *, sharp: bool = False) -> Generator[None]:
        """What is drawn meanwhile is kept only inside the outline."""
        block = self.block
        before = block.image.copy()
        yield
        mask = Image.new("1", block.image.size)
        curve = self.placed(outline if sharp else closed(outline))
        ImageDraw.Draw(mask).polygon([(x * block.scale, y * block.scale) for x, y in curve], fill=1)
        before.paste(block.image, (0, 0), mask)
        block.image.paste(before, (0, 0))


def _pieces(start: float, stop: float, length: float, chance: Random) -> Iterator[tuple[float, float]]:
    """A cut in one piece, or in several with gaps between them."""
    if not length:
        yield start, stop
        return
    at = start - length * chance.random()
    while at < stop:
        long = length * (0.5 + chance.random())
        if at + long > start:
            yield max(at, start), min(at + long, stop)
        at += long + length * (0.1 + 0.35 * chance.random())
