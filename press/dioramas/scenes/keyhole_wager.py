"""Through a keyhole: two play at a table, and the stake is a house under glass."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, sheet, smooth
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import house, lamp, table
from press.dioramas.parts.things import dome
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(sheet([(-5, 0), (5, 0), (5, 7), (-5, 7)], m.card(chapter.second)), (0, 2.6, 0))
    put(table("#7a4e30", 1.7, 0.85), (0, 0, 0))
    put(house(chapter.pale, chapter.accent, size=0.36, shine=9), (0, 0.1, 0.88))
    put(dome(0.8, 0.9), (0, 0.1, 0.86))
    put(
        beast(rng, plan["one"], "sly", right=(0.5, -0.4, 0.98), gaze=(0.9, 0)),
        (-0.74, 0.3, 0.22),
        size=0.95,
        turn=34,
    )
    put(
        beast(rng, plan["two"], rng.choice(("afraid", "sad")), left=(-0.5, -0.4, 0.98), gaze=(-0.9, 0)),
        (0.74, 0.3, 0.22),
        size=0.95,
        turn=-34,
    )
    for k in range(5):
        put(
            box((0.14, 0.012, 0.2), m.card(chapter.pale if k % 2 else chapter.accent), edge=0.004),
            (-0.3 + 0.14 * k, -0.52 + 0.03 * k, 0.87),
            lean=(-80, 0),
            turn=rng.uniform(-25, 25),
        )
    put(lamp(chapter.accent, 1.0), (-0.1, 1.3, 1.3))
    put(box((0.9, 0.5, 1.3), m.wood("#5a3a26")), (-0.1, 1.4, 0))
    eye = smooth([(-0.5, 0), (-0.2, 0.24), (0.2, 0.24), (0.5, 0), (0.2, -0.2), (-0.2, -0.2)], closed=True)
    put(sheet(eye, m.paper(chapter.pale), 0.03), (0.55, 2.5, 2.62))
    put(ball((0.2, 0.06, 0.22), m.felt(chapter.main)), (0.5, 2.46, 2.64))
    put(ball((0.1, 0.06, 0.12), m.bead("#17131a")), (0.49, 2.41, 2.64))
    put(mouse(rng, size=0.32), (0.25, -0.75, 0), turn=-15)
    subject = (0.0, 0.0, 1.05)
    stage.lights(chapter, subject, rng, key=1.0)
    stage.peep("keyhole", chapter, subject, distance=8.0)
