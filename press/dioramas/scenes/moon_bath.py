"""The moon sits in a bathtub and is scrubbed."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, between, box, fuzz, group, put, tube, turned
from press.dioramas.parts.faces import face
from press.dioramas.parts.nature import star
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import rug, wall
from press.dioramas.parts.things import boat
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def _tub(colour: str) -> object:
    side = [
        (0, 0.2),
        (0.6, 0.2),
        (0.82, 0.4),
        (0.95, 0.95),
        (1.05, 1.02),
        (1.04, 1.08),
        (0.92, 1.04),
        (0.86, 0.8),
        (0, 0.75),
    ]
    bowl = turned(side, m.bead(colour), around=56)
    bowl.scale = (1.25, 0.85, 1)
    feet = [
        tube([(x, y, 0.36), (x * 1.2, y * 1.2, 0.2), (x * 1.05, y * 1.05, 0.0)], 0.08, m.brass(), ends=1.3)
        for x in (-0.7, 0.7)
        for y in (-0.45, 0.45)
    ]
    return group(bowl, *feet)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"]), (0, 2.2, 0))
    put(rug(chapter.pale, chapter.accent, 1.6, 0.8), (0.2, -0.9, 0))
    put(_tub("#f3efe6"), (0.2, 0.5, 0))
    at, radii = (0.0, 0.0, 0.0), (0.85, 0.62, 0.85)
    moon = [ball(radii, m.lit("#ecd08a", 0.15), lumps=0.03), *face(at, radii, plan["mood"], gaze=(-0.7, 0.1))]
    for x, z, r in ((-0.42, 0.72, 0.1), (0.3, 0.8, 0.06), (0.62, -0.15, 0.12), (-0.66, -0.12, 0.08)):
        deep = 0.62 * math.sqrt(1 - x * x - z * z)
        moon.append(ball((r, 0.05, r), m.clay("#b99a55"), (0.85 * x, -deep, 0.85 * z)))
    put(group(*moon), (0.3, 0.5, 1.5), lean=(0, rng.uniform(-8, 8)))
    for _ in range(26):
        a, r = rng.uniform(0, math.tau), rng.uniform(0.5, 1.0)
        size = rng.uniform(0.08, 0.2)
        put(
            ball((size, size, size), m.bead("#fbfbfb"), lumps=0.05),
            (0.2 + 1.2 * r * math.cos(a), 0.5 + 0.8 * r * math.sin(a), 1.02),
        )
    foam = ball((0.42, 0.3, 0.24), m.felt("#fbfaf4"), (0.35, 0.4, 2.32), 0.2)
    fuzz(foam, m.felt("#fbfaf4"), rng, 900, 0.05)
    who = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["feeling"],
        right=(0.62, -0.3, 1.3),
        left="hold",
        gaze=(0.8, 0.4),
        hat=chapter.main,
    )
    put(who, (-0.95, -0.5, 0), size=1.05, turn=30)
    put(box((0.34, 0.16, 0.1), m.wood("#b9803f")), (-0.28, -0.3, 1.55), turn=20, lean=(0, 60))
    put(box((0.32, 0.14, 0.08), m.felt("#f4e7c8")), (-0.22, -0.28, 1.5), turn=20, lean=(0, 60))
    tube(between((-2.2, 1.6, 4.0), (2.2, 1.6, 4.1), 0.25), 0.014, m.thread("#e8dcc4"))
    for k in range(4):
        x = -1.2 + 0.75 * k
        put(
            star(chapter.key, 0.22, 0.25),
            (x, 1.55, 3.5 + rng.uniform(-0.06, 0.06)),
            lean=(0, rng.uniform(-14, 14)),
        )
        put(box((0.05, 0.06, 0.16), m.wood("#c99a5a")), (x, 1.54, 3.72))
    put(boat(chapter.accent, chapter.pale, 0.4), (0.95, 0.0, 1.02), turn=-20)
    put(mouse(rng, size=0.34), (1.05, -0.9, 0.04), turn=-30)
    subject = (0.05, 0.2, 1.75)
    stage.lights(chapter, subject, rng)
    stage.look(plan["view"], chapter, subject, rng, 8.4)
