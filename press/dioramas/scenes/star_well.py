"""Stars live at the bottom of a well, and one is being drawn up."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import box, put, sheet, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.nature import felt_tree, hill, paper_tree
from press.dioramas.parts.people import orbit, player
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def _star(colour: str, size: float, shine: float = 3.0) -> object:
    outline = [
        (
            size * (1 if k % 2 else 0.48) * math.sin(k * math.pi / 5),
            size * (1 if k % 2 else 0.48) * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
    return sheet(outline, m.lit(colour, shine), size * 0.3)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth="#6f8a52" if chapter.name != "winter" else "#e6ecf0")
    put(hill(rng, chapter.second, 1.5), (0, 3.5, 0))
    for x, y in ((-1.6, 2.3), (1.5, 2.4), (-1.1, 2.8)):
        put(rng.choice((felt_tree, paper_tree))(rng, chapter.main, rng.uniform(1.2, 1.8)), (x, y, 0))
    for row in range(4):
        for x, y in orbit(0.86, 13, row * 0.24):
            grey = rng.choice(("#9a9288", "#b3a99a", "#847c74"))
            put(
                box((0.4, 0.26, 0.22), m.clay(grey), edge=0.05),
                (x, y + 0.5, row * 0.22),
                turn=math.degrees(math.atan2(y, x)) + 90,
            )
    put(turned([(0, 0.05), (0.78, 0.05)], m.lit("#2a3a8a", 1.2)), (0, 0.5, 0.25))
    for _ in range(6):
        put(
            _star(chapter.key, 0.1),
            (rng.uniform(-0.5, 0.5), 0.5 + rng.uniform(-0.4, 0.4), rng.uniform(0.45, 0.7)),
            lean=(-60, 0),
            turn=rng.uniform(0, 60),
        )
    stage.glow((0, 0.5, 0.8), 14, chapter.key, 0.3)
    for x in (-0.9, 0.9):
        put(box((0.12, 0.12, 2.5), m.wood("#7a5030")), (x, 0.5, 0))
    tube([(-1.1, 0.5, 2.15), (1.15, 0.5, 2.15)], 0.08, m.wood("#8d6238"), soft=False)
    for x, y, z in ((-0.1, 0.5, 2.15), (0.0, 0.5, 2.15), (0.1, 0.5, 2.15)):
        tube(
            [(x, y + 0.1 * math.cos(k * 0.6), z + 0.1 * math.sin(k * 0.6)) for k in range(12)],
            0.025,
            m.thread("#d8c49a"),
        )
    for s in (-1, 1):
        put(
            sheet([(-1.35, 0), (1.35, 0), (1.25, 0.85), (-1.25, 0.85)], m.paper(chapter.accent), 0.04),
            (0, 0.5 + s * 0.62, 2.35),
            lean=(s * 47, 0),
        )
    tube([(0.0, 0.38, 2.15), (0, 0.38, 1.62)], 0.025, m.thread("#d8c49a"), soft=False)
    put(turned([(0, 0), (0.2, 0), (0.27, 0.34), (0.25, 0.34), (0, 0.28)], m.wood("#8d6238")), (0, 0.38, 1.12))
    tube([(-0.26, 0.38, 1.44), (0, 0.38, 1.66), (0.26, 0.38, 1.44)], 0.018, m.brass())
    put(_star(chapter.key, 0.3, 4.0), (0, 0.36, 1.56), lean=(0, rng.uniform(-15, 15)))
    stage.glow((0, 0.0, 1.65), 12, chapter.key, 0.2)
    tube(
        [(1.15, 0.5, 2.15), (1.3, 0.4, 2.15), (1.32, 0.4, 1.75), (1.5, 0.4, 1.75)],
        0.03,
        m.brass(),
        soft=False,
    )
    who = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["mood"],
        right=(0.34, -0.1, 1.48),
        left="point",
        gaze=(-0.8, 0.4),
        hat=chapter.dark,
    )
    put(who, (1.12, -0.35, 0), size=1.05, turn=-30)
    guard = beast(rng, plan["guard"], plan["feeling"], right=(0.62, -0.35, 1.1), left="chin", gaze=(0.8, 0.4))
    put(guard, (-1.0, -0.5, 0), size=0.92, turn=30)
    put(mouse(rng, size=0.34), (0.15, -0.95, 0.02), turn=-12)
    subject = (0.05, 0.2, 1.6)
    stage.lights(chapter, subject, rng, key=0.6)
    stage.camera(subject, kind=plan["view"], distance=8.5, aside=rng.uniform(-10, 10))
