"""The postcard that every game has: how it ended, with everyone's inkling on a column of its score."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from inklings.kernel.game import Seat
from inklings.kernel.postcard import Drawing, Postcard
from inklings.postcards import svg
from inklings.postcards.faces import shortened
from inklings.postcards.svg import Person

COLUMN, GAP = 150, 26
HIGH, LOW = 330, 70
"""The column of the most points, and that of none."""
HEAD = 200
"""Room for an inkling above the highest column."""
FOOT = 64
EDGE = f'stroke="{svg.INK}" stroke-width="4"'
PAPER, SHADE, BRASS = "#f5efe0", "#b3c2c1", "#e4b04a"


def scores(people: Sequence[Person], points: Sequence[int], winners: Collection[Seat]) -> Postcard:
    """The final scores, the best first, and brass behind winners."""
    order = sorted(range(len(people)), key=lambda seat: (seat not in winners, -points[seat]))
    most = max(*points, 1)
    width = GAP + len(order) * (COLUMN + GAP)
    height = HEAD + HIGH + FOOT
    body = f'<rect width="{width}" height="{height}" fill="{SHADE}"/>'
    for place, seat in enumerate(order):
        x = GAP + place * (COLUMN + GAP)
        share = max(points[seat], 0) / most
        body += _column(people[seat], x, LOW + (HIGH - LOW) * share, won=seat in winners)
        middle, foot = x + COLUMN / 2, HEAD + HIGH - 18
        body += svg.text(str(points[seat]), "piazzolla", 56, middle, foot, anchor="middle")
    return Postcard(title="postcard-scores", picture=Drawing(width, height, body))


def _column(person: Person, x: float, high: float, *, won: bool) -> str:
    top = HEAD + HIGH - high
    middle = x + COLUMN / 2
    name = shortened(person.name, "alegreya-sans-700", 34, COLUMN + GAP - 6)
    disc = f'<circle cx="{middle}" cy="{top - 66:.1f}" r="88" fill="{BRASS}" {EDGE}/>'
    return (
        f'<rect x="{x}" y="{top:.1f}" width="{COLUMN}" height="{high:.1f}" fill="{PAPER}" {EDGE}/>'
        f"{disc if won else ''}{svg.inkling(person, middle - 66, top - 128, 132)}"
        f"{svg.text(name, 'alegreya-sans-700', 34, middle, HEAD + HIGH + 44, anchor='middle')}"
    )
