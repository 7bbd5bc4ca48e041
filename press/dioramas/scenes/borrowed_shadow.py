"""Something small casts the shadow of something else, and the shadow has eyes."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, group, put, sheet, smooth, tube
from press.dioramas.parts.homes import lamp
from press.dioramas.parts.people import player
from press.dioramas.plan import Plan

_HALF = {
    "bear": [(0, 3.5), (0.35, 3.5), (0.5, 3.75), (0.8, 3.7), (0.78, 3.35), (0.72, 2.95), (1.1, 2.6)],
    "fox": [(0, 3.35), (0.3, 3.4), (0.75, 4.05), (0.85, 3.3), (0.55, 2.9), (0.95, 2.55)],
    "wolf": [
        (0, 3.3),
        (0.22, 3.4),
        (0.6, 4.2),
        (0.72, 3.5),
        (0.62, 3.1),
        (0.92, 2.8),
        (0.7, 2.75),
        (1.05, 2.4),
    ],
    "rabbit": [(0, 3.3), (0.16, 3.4), (0.3, 4.5), (0.55, 4.55), (0.5, 3.4), (0.62, 2.95), (0.95, 2.6)],
}
_ARM = [
    (1.5, 2.5),
    (1.62, 3.1),
    (1.78, 2.75),
    (1.9, 3.05),
    (1.95, 2.6),
    (1.75, 2.2),
    (1.2, 1.8),
    (1.15, 1.0),
    (1.25, 0.0),
]


def _shadow(kind: str, colour: str, eyes: str) -> object:
    half = [*_HALF[kind], *_ARM]
    outline = smooth([*half, *((-x, z) for x, z in reversed(half[1:]))], 4, closed=True)
    made = [sheet(outline, m.paper(colour), 0.04)]
    made += [ball((0.13, 0.03, 0.09), m.lit(eyes, 1.6), (side * 0.3, -0.04, 3.12)) for side in (-1, 1)]
    grin = [(-0.32, -0.04, 2.82), (-0.12, -0.05, 2.7), (0.12, -0.05, 2.7), (0.32, -0.04, 2.82)]
    return group(*made, tube(grin, 0.03, m.lit(eyes, 1.6)))


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(sheet([(-4, 0), (4, 0), (4, 7), (-4, 7)], m.paper(chapter.second), 0.03), (0, 2.0, 0))
    cast = plan["cast"]
    put(_shadow(cast, chapter.dark, chapter.accent), (0.1, 1.9, 0), size=0.98)
    floor = smooth([(-0.25, 0), (-0.5, 1.2), (-1.1, 2.7), (1.3, 2.7), (0.6, 1.2), (0.25, 0)], closed=True)
    put(sheet(floor, m.paper(chapter.dark), 0.01), (0, -0.75, 0.02), lean=(-90, 0))
    mood = rng.choice(("glad", "afraid", "sad"))
    who = player(rng, plan["who"], chapter.accent, mood, left="chin", right="up", gaze=(0.5, 0.3))
    put(who, (0, -0.9, 0), size=0.78)
    put(lamp(chapter.pale, 0.8), (-1.25, -1.5, 0))
    flower = group(
        tube([(0, 0, 0), (0.03, 0, 0.4)], 0.02, m.thread("#5f8a3f"), soft=False),
        *(
            ball((0.06, 0.03, 0.06), m.felt(chapter.accent), (0.03 + x, -0.01, 0.43 + z))
            for x, z in ((0.07, 0), (-0.07, 0), (0, 0.07), (0, -0.07))
        ),
    )
    put(flower, (1.72, 1.8, 2.45), lean=(0, 12))
    subject = (0.0, -0.7, 1.75)
    stage.lights(chapter, subject, rng, side=-1, key=0.9, fill=0.8)
    stage.look(plan["view"], chapter, subject, rng, 8.8)
