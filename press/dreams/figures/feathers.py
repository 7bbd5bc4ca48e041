"""What birds are made of: open and folded wings, legs and toes."""

from collections.abc import Sequence

from press.dreams.easel.shapes import Point
from press.dreams.figures.cuttings import (
    limb,
    marks,
    piece,
)
from press.dreams.figures.figure import Cut, Part, Tone
from press.dreams.figures.limbs import Outline
from press.dreams.figures.outlines import along, band, disc, framed, length, scallops, smooth, toward


def spread_wing(
    bone: Sequence[Point],
    tips: Sequence[Point],
    *,
    count: int = 9,
    width: float = 0.06,
    tones: tuple[Tone, Tone, Tone] = (Tone.COAT, Tone.COAT, Tone.COAT),
) -> list[Part]:
    """A wing held open: flight feathers from the hand inwards, then two rows of smaller ones over them.

    `bone` runs from the shoulder to the hand, `tips` from the feather next to the body to the outermost.
    """
    arm, ends = smooth(bone), smooth(tips)
    below = Part(
        [*arm, *(toward(along(arm, share), along(ends, share), 0.8) for share in (1, 0.8, 0.6, 0.4, 0.2, 0))],
        Tone.FAR,
        Cut.POLYGON,
    )
    feathers = [
        limb(
            _quill(along(arm, 0.1 + 0.88 * share), along(ends, share)),
            width * 0.7,
            width,
            width * 1.1,
            width * 0.9,
            width * 0.3,
            tone=tones[0],
            lift=0.8,
        )
        for share in (1 - at / (count - 1) for at in range(count))
    ]
    rows = [Part(_row(arm, ends, 0.56, count), tones[1], Cut.POLYGON, lift=0.9)]
    rows.append(
        piece(
            _row(arm, ends, 0.3, count + 2),
            band(bone, width, width * 0.9, width * 0.4),
            tone=tones[2],
            lift=0.9,
        )
    )
    return [below, *feathers, *rows]


def _quill(root: Point, tip: Point) -> Outline:
    """A feather's spine, from a little behind the bone, bent towards the body."""
    return framed([(0.12, 0.02), (0.55, 0.035), (1, 0)], root, tip)


def _row(arm: Outline, ends: Outline, reach: float, count: int) -> Outline:
    """From the bone back to a scalloped edge, this far on the way to the tips."""
    edge = [
        toward(along(arm, share), along(ends, share * 0.97), reach) for share in (0, 0.2, 0.4, 0.6, 0.8, 0.97)
    ]
    depth = 0.35 * length(edge) / count
    # A scallop stands to the left of its edge: the bone must lie to the right.
    side = 1 if _left_of(arm[0], edge[0], edge[-1]) else -1
    return [*arm, *scallops(edge[::-1], count, depth * side)]


def _left_of(point: Point, start: Point, end: Point) -> bool:
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0]) > 0


def folded_wing(
    shoulder: Point,
    tip: Point,
    *,
    depth: float = 1,
    tones: tuple[Tone, Tone] = (Tone.FAR, Tone.COAT),
) -> list[Part]:
    """A wing laid against the body: long feathers, and over them a shield of small ones."""
    ends = [(1.0, 0.02), (0.95, 0.09), (0.87, 0.15), (0.77, 0.2), (0.65, 0.24)]
    size = abs(tip[0] - shoulder[0]) + abs(tip[1] - shoulder[1])
    quills = [
        limb(
            framed([(0.2, 0.05 * depth), (0.5, v * depth * 0.95), (u, v * depth)], shoulder, tip),
            *(share * depth * size for share in (0.08, 0.11, 0.09, 0.03)),
            tone=tones[0],
            lift=0.7,
        )
        for u, v in ends
    ]
    front = [(0.22, 0.26), (0.07, 0.17), (-0.03, 0.03), (0.06, -0.08), (0.3, -0.09), (0.64, -0.03)]
    trailing = [(0.64, -0.03), (0.62, 0.1), (0.46, 0.23), (0.22, 0.26)]
    shield = [*smooth(front), *scallops(trailing, 6, -0.06)[1:]]
    return [
        *quills,
        Part(framed([(u, v * depth) for u, v in shield], shoulder, tip), tones[1], Cut.POLYGON, lift=0.75),
        marks(
            [band(framed(row, shoulder, tip), 0, *[0.009 * size] * 5, 0) for row in _coverts(depth)], Tone.FAR
        ),
    ]


def _coverts(depth: float) -> list[Outline]:
    """Rows of small feathers across a shield, each from its upper edge to its lower one."""
    rows = [(0.5, -0.04, 0.16), (0.385, -0.06, 0.2), (0.27, -0.065, 0.21), (0.155, -0.06, 0.16)]
    return [
        scallops(
            [(u - 0.03, top * depth), (u, (top + bottom) / 2 * depth), (u - 0.05, bottom * depth)],
            round((bottom - top) / 0.055),
            -0.035,
        )
        for u, top, bottom in rows
    ]


def leg(
    hip: Point, knee: Point, foot: Point, *, thick: float = 0.022, toe: float = 0.075, tone: Tone = Tone.DEEP
) -> Part:
    """A thin leg with a knob for a knee, and toes on the ground."""
    x, y = foot
    low = y + thick * 0.35
    return piece(
        band([hip, toward(hip, knee, 0.5), knee], thick * 1.7, thick, thick),
        disc(*knee, thick * 0.75),
        band([knee, toward(knee, (x, low), 0.5), (x, low)], thick, thick * 0.8, thick),
        *(
            band(
                [(x, low + thick * 0.5), (x + reach * toe * 0.6, low + thick * 0.3), (x + reach * toe, low)],
                thick,
                thick * 0.7,
                thick * 0.35,
            )
            for reach in (1, 0.62, -0.55)
        ),
        tone=tone,
    )


def webbed(
    hip: Point, foot: Point, *, thick: float = 0.035, toe: float = 0.1, tone: Tone = Tone.ACCENT
) -> Part:
    """A short leg with a web between the toes."""
    x, y = foot
    return piece(
        band([hip, toward(hip, foot, 0.5), (x, y + thick * 0.5)], thick * 1.5, thick, thick),
        smooth(
            [
                (x - toe * 0.3, y),
                (x - toe * 0.2, y + thick),
                (x + toe * 0.3, y + thick),
                (x + toe, y + 0.005),
                (x + toe * 0.75, y + 0.008),
                (x + toe * 0.45, y),
                (x + toe * 0.2, y + 0.008),
            ],
            closed=True,
        ),
        tone=tone,
    )
