"""The postcard that every game has: how it ended, with everyone's inkling on a column of its score."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from inklings.kernel.game import Seat
from inklings.kernel.postcard import Drawing, Postcard
from inklings.postcards import svg
from inklings.postcards.faces import shortened
from inklings.postcards.page import Box
from inklings.postcards.svg import Person

COLUMN, GAP = 150, 26
HIGH, HIGHEST, LOW = 330, 620, 70
"""The column of the most points where there is little room or much, and that of none."""
HEAD = 200
"""Room for an inkling above the highest column."""
FOOT = 64
STEPS = 6
"""In which the columns rise in a clip."""
EDGE = f'stroke="{svg.INK}" stroke-width="4"'
PAPER, SHADE, BRASS = "#f5efe0", "#b3c2c1", "#e4b04a"


def scores(
    people: Sequence[Person], points: Sequence[int], winners: Collection[Seat], ratio: float = 0
) -> Postcard:
    """The final scores, the best first, and brass behind winners; as high as this ratio of its width."""
    width = GAP + len(people) * (COLUMN + GAP)
    high = min(max(HIGH, width * ratio - HEAD - FOOT), HIGHEST)

    def drawing(part: float) -> Drawing:
        body = _columns(people, points, winners, high, part)
        return Drawing(width, HEAD + high + FOOT, body)

    rising = tuple(drawing(step / STEPS) for step in range(STEPS))
    return Postcard(title="postcard-scores", picture=drawing(1), before=rising)


def _columns(
    people: Sequence[Person], points: Sequence[int], winners: Collection[Seat], high: float, part: float
) -> str:
    """All columns at this part of their height, and at the end who has won."""
    order = sorted(range(len(people)), key=lambda seat: (seat not in winners, -points[seat]))
    most = max(*points, 1)
    base = HEAD + high
    body = f'<rect width="{GAP + len(order) * (COLUMN + GAP)}" height="{base + FOOT}" fill="{SHADE}"/>'
    for place, seat in enumerate(order):
        x = GAP + place * (COLUMN + GAP)
        share = part * max(points[seat], 0) / most
        won = part == 1 and seat in winners
        body += _column(people[seat], Box(x, base, COLUMN, LOW + (high - LOW) * share), won=won)
        number = str(round(part * points[seat]))
        body += svg.text(number, "piazzolla", 56, x + COLUMN / 2, base - 18, anchor="middle")
    return body


def _column(person: Person, box: Box, *, won: bool) -> str:
    """A column that stands on `box.y`."""
    x, base, _, high = box
    top, middle = base - high, x + COLUMN / 2
    name = shortened(person.name, "alegreya-sans-700", 34, COLUMN + GAP - 6)
    disc = f'<circle cx="{middle}" cy="{top - 66:.1f}" r="88" fill="{BRASS}" {EDGE}/>'
    return (
        f'<rect x="{x}" y="{top:.1f}" width="{COLUMN}" height="{high:.1f}" fill="{PAPER}" {EDGE}/>'
        f"{disc if won else ''}{svg.inkling(person, middle - 66, top - 128, 132)}"
        f"{svg.text(name, 'alegreya-sans-700', 34, middle, base + 44, anchor='middle')}"
    )
