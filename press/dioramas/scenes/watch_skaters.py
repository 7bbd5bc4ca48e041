"""Two skate on the glass of a great pocket watch, and its hand comes round."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, fuzz, put, ring, sheet, tube, turned
from press.dioramas.parts.homes import house
from press.dioramas.parts.nature import paper_tree
from press.dioramas.parts.people import player
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def _skates(x: float, y: float, turn: float) -> None:
    for s in (-1, 1):
        put(
            tube(
                [(s * 0.12, -0.3, 0.03), (s * 0.12, -0.2, 0.0), (s * 0.12, 0.1, 0.0)],
                0.02,
                m.brass("#c8ccd2"),
            ),
            (x, y, 0.3),
            turn=turn,
        )


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    snow = "#f4f5f4" if chapter.name in {"winter", "deep sea", "dusk"} else chapter.second
    stage.set_up(chapter, rng, cloth=snow)
    rim = [(0, 0), (1.95, 0), (2.05, 0.08), (2.05, 0.2), (1.95, 0.3), (1.8, 0.3), (1.78, 0.24), (0, 0.24)]
    put(turned(rim, m.brass(), around=80), (0, 0.6, 0))
    put(sheet(ring(1.78, 64), m.card(chapter.pale), 0.02), (0, 0.6, 0.25), lean=(-90, 0))
    for k in range(12):
        a = k * math.tau / 12
        far = 1.48
        size = 0.1 if k % 3 else 0.17
        put(
            sheet(
                [(-0.035, -size), (0.035, -size), (0.035, size), (-0.035, size)], m.card(chapter.dark), 0.015
            ),
            (far * math.sin(a), 0.6 + far * math.cos(a), 0.28),
            lean=(-90, 0),
            turn=-math.degrees(a),
        )
    hands = ((rng.uniform(0, 6.28), 0.95, 0.07), (plan.take * 1.1 + 0.6, 1.5, 0.05))
    for a, long, wide in hands:
        spear = [
            (-wide, -0.25),
            (wide, -0.25),
            (wide * 0.8, long * 0.6),
            (wide * 2.2, long * 0.75),
            (0, long),
            (-wide * 2.2, long * 0.75),
            (-wide * 0.8, long * 0.6),
        ]
        put(sheet(spear, m.bead("#23303f"), 0.04), (0, 0.6, 0.34), lean=(-90, 0), turn=-math.degrees(a))
    put(ball((0.12, 0.12, 0.1), m.brass()), (0, 0.6, 0.36))
    put(
        turned([(0.16, 0), (0.2, 0.1), (0.2, 0.36), (0.12, 0.42), (0, 0.42)], m.brass(), around=18),
        (0, 2.6, 0.14),
        lean=(-90, 0),
    )
    bow = [(0.42 * x, 3.25 + 0.42 * z, 0.15) for x, z in [*ring(1, 28), (1, 0)]]
    tube(bow, 0.06, m.brass(), soft=False)
    chain = [(0.1, 3.7, 0.1), (0.9, 3.9, 0.06), (1.6, 3.2, 0.06), (2.3, 3.4, 0.06)]
    tube(chain, 0.07, m.brass())
    for k in range(3):
        a = 0.5 + k * 0.35
        tube(
            [
                (1.2 * math.cos(a + j * 0.12), 0.6 + (0.9 + 0.1 * k) * math.sin(a + j * 0.12), 0.272)
                for j in range(9)
            ],
            0.008,
            m.thread("#ffffff"),
        )
    one = player(
        rng,
        plan["one"],
        chapter.accent,
        "glad",
        left="point",
        right="point",
        gaze=(0.4, -0.2),
        hat=chapter.dark,
    )
    put(one, (-0.82, 0.1, 0.32), size=0.95, turn=24, lean=(0, 9))
    _skates(-0.82, 0.1, 24)
    two = player(
        rng,
        plan["two"],
        chapter.main,
        "afraid",
        left=(-0.5, -0.5, 1.05),
        right="up",
        gaze=(-0.5, 0.2),
        hat=chapter.accent,
    )
    put(two, (0.86, 0.25, 0.32), size=0.95, turn=-22, lean=(0, -12))
    _skates(0.86, 0.25, -22)
    for x, y in ((-1.9, 2.3), (-1.4, 2.9), (1.9, 1.9), (-1.95, -0.6), (1.75, -1.1)):
        put(paper_tree(rng, rng.choice((chapter.main, "#3f6a55")), rng.uniform(0.7, 1.1)), (x, y, 0))
    put(house(chapter.pale, chapter.accent, size=0.6), (1.35, 2.55, 0.02), turn=-14)
    for _ in range(5):
        heap = ball((rng.uniform(0.2, 0.4), 0.25, 0.14), m.felt("#fbfbf8"), lumps=0.1)
        fuzz(heap, m.felt("#ffffff"), rng, 300, 0.03)
        put(heap, (rng.uniform(-1.8, 1.8), rng.uniform(-1.9, -1.5), 0.02))
    put(mouse(rng, size=0.3), (0.1, -1.55, 0.05), turn=10)
    subject = (0.0, 0.35, 0.75)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=9.0, aside=rng.uniform(-14, 14))
