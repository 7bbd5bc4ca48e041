"""A card about to be cut: the pen, the chance, and which inks are light and dark on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import cos, radians, sin
from random import Random

from inklings.woodcuts.block import HEIGHT, WIDTH, A, Ink, K, M, P, Pen
from inklings.woodcuts.curves import box

SHEET = box(0, 0, WIDTH, HEIGHT)


@dataclass(frozen=True)
class Scene:
    """What an idea and a place have to hand."""

    pen: Pen
    chance: Random
    dark: bool
    variant: int
    """Which of the idea's variants is drawn."""
    place: Callable[[Scene, float], None]

    def setting(self, top: float) -> None:
        """Draw the place, with its ground from a height down."""
        self.place(self, top)

    def closer(self, least: float, most: float) -> Scene:
        """The same scene from nearer by, its feet where they were."""
        near = self.chance.uniform(least, most)
        pen = self.pen.at(WIDTH / 2 * (1 - near), 930 * (1 - near), near)
        return replace(self, pen=pen)

    @property
    def sky(self) -> Ink:
        """The ink of the ground that everything stands against."""
        return K if self.dark else M

    @property
    def carve(self) -> Ink:
        """The ink of what is cut out of that ground."""
        return M if self.dark else P

    @property
    def land(self) -> Ink:
        """The ink of floors and fields."""
        return M if self.dark else P

    @property
    def bold(self) -> Ink:
        """A first figure's ink: it stands out against sky and land."""
        return P if self.dark else K

    @property
    def second(self) -> Ink:
        """Another figure's ink."""
        return A

    @property
    def legs(self) -> Ink:
        """Trousers that can be told from the ground."""
        return P if self.dark else K

    def fill(self, ink: Ink | None = None) -> None:
        """Print the whole sheet."""
        self.pen.shape(SHEET, ink or self.sky, sharp=True, edge=0)

    def air(self, bottom: float = HEIGHT, ink: Ink | None = None) -> None:
        """A sky down to a height: long cuts, rays, clouds, rain or swirls."""
        pen, chance, carve = self.pen, self.chance, ink or self.carve
        self.fill()
        match chance.randrange(6):
            case 0:
                pen.hatch(
                    box(0, 0, WIDTH, bottom),
                    carve,
                    angle=chance.uniform(-6, 6),
                    gap=15,
                    width=4,
                    depth=1,
                    broken=110,
                )
            case 1:
                self.rays(chance.uniform(120, 520), bottom * chance.uniform(0.3, 0.8), 60, carve)
            case 2:
                for _ in range(9):
                    self.cloud(
                        chance.uniform(0, WIDTH),
                        chance.uniform(40, bottom * 0.8),
                        chance.uniform(40, 90),
                        carve,
                    )
            case 3:
                pen.hatch(
                    box(0, 0, WIDTH, bottom),
                    carve,
                    angle=chance.choice((66, 74, 106, 114)),
                    gap=19,
                    width=3.2,
                    depth=1,
                    broken=60,
                )
            case 4:
                for ring in range(3, 26):
                    turn = chance.uniform(0, 360)
                    arc = [
                        (
                            320 + ring * 22 * cos(radians(turn + at)),
                            bottom * 0.45 + ring * 22 * sin(radians(turn + at)),
                        )
                        for at in range(0, 220, 20)
                    ]
                    pen.gouge([at for at in arc if at[1] < bottom + 30] or arc[:3], 4.6, carve)
            case _:
                pen.hatch(
                    box(0, 0, WIDTH, bottom * 0.75),
                    carve,
                    angle=2,
                    gap=11,
                    width=5,
                    depth=1,
                    broken=180,
                    reach=(0.35, 1),
                )

    def rays(self, x: float, y: float, count: int, ink: Ink, inner: float = 60) -> None:
        """Cuts that radiate from a point."""
        for at in range(count):
            turn = radians(360 * at / count + self.chance.uniform(-2, 2))
            start = inner * self.chance.uniform(1, 2.2)
            end = start + self.chance.uniform(200, 900)
            c, s = cos(turn), sin(turn)
            self.pen.gouge(
                [(x + c * start, y + s * start), (x + c * end, y + s * end)], self.chance.uniform(4, 8), ink
            )

    def cloud(self, x: float, y: float, wide: float, ink: Ink) -> None:
        """A cloud as engravers cut it: arcs over arcs."""
        for row in range(3):
            for side in (-1, 0, 1):
                cx, cy, r = (
                    x + side * wide * 0.62,
                    y + row * 9 + abs(side) * wide * 0.22,
                    wide * (0.5 - row * 0.1),
                )
                self.pen.gouge(
                    [(cx + r * cos(radians(a)), cy + r * 0.7 * sin(radians(a))) for a in range(190, 360, 25)],
                    4.4,
                    ink,
                )

    def floor(self, top: float, ink: Ink | None = None) -> None:
        """A level ground with cuts along it."""
        ground = self.pen.shape(
            [(-20, top), (WIDTH + 20, top), (WIDTH + 20, HEIGHT + 20), (-20, HEIGHT + 20)],
            ink or self.land,
            sharp=True,
        )
        self.pen.hatch(ground, K, angle=1, gap=17, width=3, depth=1, broken=70)

    def boards(self, top: float, ink: Ink | None = None) -> None:
        """Floorboards that run away from us."""
        chosen = ink or self.land
        self.pen.shape(
            [(-20, top), (WIDTH + 20, top), (WIDTH + 20, HEIGHT + 20), (-20, HEIGHT + 20)], chosen, sharp=True
        )
        for at in range(-14, 15):
            self.pen.gouge([(320 + at * 34, top), (320 + at * 105, HEIGHT + 30)], 4, chosen.line)
        for _ in range(22):
            x, y = self.chance.uniform(0, WIDTH), self.chance.uniform(top + 20, HEIGHT)
            lean = (x - 320) / 320 * 30
            self.pen.gouge([(x, y), (x + lean, y + 34)], 2.4, chosen.line)
