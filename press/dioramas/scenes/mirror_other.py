"""In the mirror it is night, and another one in the same scarf looks out."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, put, ring, sheet, tube, turned
from press.dioramas.parts.nature import moon, star
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import books, candle, rug, wall
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    oval = ring(0.92, 44, (-0.38, 1.75), 1.5)
    put(wall(chapter, plan["paper"]), (0, 1.9, 0))
    put(sheet(ring(1.06, 44, (-0.38, 1.75), 1.45), m.wood("#7a4e30"), 0.12, [oval]), (0, 0.5, 0))
    frame = [(x, 0.42, z) for x, z in [*ring(0.99, 44, (-0.38, 1.75), 1.47), (0.61, 1.75)]]
    tube(frame, 0.06, m.brass(), soft=False)
    put(ball((0.12, 0.1, 0.12), m.brass()), (-0.38, 0.42, 3.28))
    night = "#18204a" if chapter.name != "theatre" else "#2a1440"
    put(sheet(ring(1.05, 44, (-0.38, 1.75), 1.45), m.lit(night, 0.5), 0.02), (0, 1.75, 0))
    put(moon(chapter.pale, 0.2, shining=2.5), (-0.95, 1.6, 2.6))
    for _ in range(6):
        put(star(chapter.key, 0.07, 0.1), (rng.uniform(-1.1, 0.3), 1.65, rng.uniform(1.9, 2.9)))
    other = player(
        rng,
        plan["other"],
        chapter.main,
        "sad" if plan["mood"] == "glad" else "glad",
        right="up",
        gaze=(0.8, 0),
    )
    put(other, (-0.48, 1.0, 0.62), size=0.98, turn=16)
    scarf = [(0.3, 0.5), (0.36, 0.56), (0.34, 0.66), (0.24, 0.7)]
    put(turned(scarf, m.felt(chapter.accent)), (-0.48, 1.0, 1.02))
    put(
        sheet([(0, 0), (0.16, 0), (0.2, -0.5), (0.02, -0.52)], m.felt(chapter.accent), 0.04),
        (-0.5, 0.52, 1.6),
    )
    who = player(
        rng,
        plan["who"],
        chapter.pale,
        plan["mood"],
        left=(-0.5, -0.2, 1.25),
        gaze=(-0.8, 0.1),
        hat=chapter.accent,
    )
    put(who, (0.86, -0.25, 0), size=1.2, turn=-48)
    put(
        turned([(0.2, 0.9), (0.27, 0.95), (0.25, 1.08), (0.16, 1.1)], m.felt(chapter.accent)),
        (0.86, -0.25, 0.08),
        size=1.12,
    )
    put(rug(chapter.accent, chapter.pale, 1.6, 0.9), (0, -0.6, 0))
    put(books(rng, chapter, 3), (-1.15, -0.6, 0))
    put(candle(0.5), (-1.15, -0.6, 0.5))
    stage.glow((-1.15, -0.8, 1.3), 7)
    put(mouse(rng, size=0.32), (-0.35, -1.1, 0.04), turn=20)
    subject = (0.05, 0.2, 1.65)
    stage.lights(chapter, subject, rng, side=1, key=0.8)
    stage.camera(subject, distance=8.2, kind=plan["view"], aside=rng.uniform(-6, 4))
