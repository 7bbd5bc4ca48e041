"""Somebody climbs a mountain of ice cream; somebody else has a spoon."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, fuzz, put, sheet, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.nature import hill
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import wall
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan

_FLAVOURS = ("#f3d9c0", "#e79aa6", "#8fbf9a", "#7a4a34", "#f2e2a0", "#b99ad0")


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth=chapter.pale if plan.take % 2 else None)
    if plan["place"] == "hill":
        put(hill(rng, chapter.second, 1.5), (0, 3.5, 0))
    else:
        put(wall(chapter, plan["place"]), (0, 2.6, 0))
    bowl = [
        (0, 0),
        (0.62, 0),
        (0.6, 0.08),
        (0.14, 0.2),
        (0.12, 0.6),
        (0.5, 0.8),
        (0.95, 1.25),
        (1.12, 1.62),
        (1.06, 1.62),
        (0.88, 1.3),
        (0.45, 0.9),
        (0, 0.8),
    ]
    put(
        turned(bowl, m.bead(rng.choice((chapter.main, chapter.pale, chapter.accent))), around=64),
        (-0.2, 0.6, 0),
    )
    flavours = rng.sample(_FLAVOURS, 4)
    spots = (
        (-0.68, 0.45, 1.72, 0.6),
        (0.3, 0.5, 1.75, 0.62),
        (-0.2, 0.9, 1.9, 0.62),
        (-0.2, 0.6, 2.55, 0.62),
    )
    for colour, (x, y, z, r) in zip(flavours, spots, strict=True):
        put(ball((r, r, r * 0.95), m.clay(colour), lumps=0.14), (x, y, z))
        put(ball((r * 1.06, r * 1.06, r * 0.2), m.clay(colour), lumps=0.3), (x, y, z - r * 0.55))
    cream = ball((0.36, 0.34, 0.2), m.felt("#fffaf0"), (-0.2, 0.6, 3.16), 0.1)
    fuzz(cream, m.felt("#ffffff"), rng, 700, 0.04)
    put(ball((0.17, 0.17, 0.17), m.bead("#c21f32")), (-0.32, 0.5, 3.44))
    tube([(-0.32, 0.5, 3.58), (-0.26, 0.5, 3.8), (-0.12, 0.5, 3.92)], 0.016, m.thread("#4f6a2f"))
    put(box((0.55, 0.08, 0.9), m.card("#d9a860"), edge=0.03), (0.45, 0.75, 2.35), lean=(8, 24))
    for _ in range(26):
        k = rng.randrange(4)
        x, y, z, r = spots[k]
        dx, dz = rng.uniform(-0.7, 0.7), rng.uniform(0.0, 0.7)
        deep = max(0.05, 1 - dx * dx - dz * dz) ** 0.5
        put(
            box(
                (0.03, 0.03, 0.1),
                m.bead(rng.choice((chapter.accent, chapter.main, "#ffffff", "#f2c233"))),
                edge=0.01,
            ),
            (x + r * dx, y - r * deep * 1.02, z + r * dz),
            lean=(0, rng.uniform(0, 180)),
        )
    climber = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["mood"],
        right="up",
        left=(-0.3, -0.2, 1.3),
        gaze=(0.8, -0.3),
        hat=chapter.dark,
    )
    put(climber, (0.14, -0.02, 2.5), size=0.52, turn=6, lean=(0, 6))
    tube([(0.34, -0.06, 3.25), (0.36, -0.06, 3.68)], 0.014, m.wood("#6a4526"), soft=False)
    put(sheet([(0, 0), (0.3, 0.08), (0, 0.18)], m.felt(chapter.accent), 0.02), (0.37, -0.06, 3.48))
    tube(
        [
            (0.1, -0.1, 2.8),
            (-0.1, -0.3, 2.2),
            (-0.5, -0.2, 1.9),
            (-0.66, -0.16, 1.5),
            (-0.6, -0.3, 0.6),
            (-0.5, -0.6, 0.02),
        ],
        0.016,
        m.thread(chapter.accent),
    )
    eater = beast(
        rng, plan["eater"], plan["feeling"], left=(-0.55, -0.4, 1.15), right="down", gaze=(-0.7, 0.8)
    )
    put(eater, (1.1, -0.35, 0), size=1.15, turn=-24)
    tube([(0.35, -0.8, 1.2), (0.2, -0.7, 1.7), (0.12, -0.62, 2.05)], 0.035, m.brass("#cfd2d6"))
    put(ball((0.15, 0.06, 0.22), m.brass("#cfd2d6")), (0.1, -0.6, 2.2), lean=(-10, -8))
    put(mouse(rng, size=0.32), (-0.85, -0.85, 0), turn=22)
    subject = (0.1, 0.2, 1.95)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=8.7, aside=rng.uniform(-8, 8))
