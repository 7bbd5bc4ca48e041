"""Fish swim out of a gramophone; one listens, and one is hungry."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, ring, sheet, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import lamp, table
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import picture, rug, wall
from press.dioramas.parts.wild import fish, mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"]), (0, 2.4, 0))
    put(picture(rng, chapter, 0.7, 0.55), (-1.15, 2.34, 3.7), lean=(0, 5))
    put(rug(chapter.main, chapter.accent, 1.7, 0.9), (0, -0.4, 0))
    put(table("#7a4e30", 1.5, 0.75), (-0.35, 0.5, 0))
    put(box((0.95, 0.85, 0.36), m.wood("#8d5f38"), edge=0.04), (-0.35, 0.5, 0.75))
    put(turned([(0, 0), (0.42, 0), (0.42, 0.04), (0, 0.04)], m.bead("#17131a")), (-0.35, 0.45, 1.13))
    put(sheet(ring(0.15, 24), m.paper(chapter.accent), 0.01), (-0.35, 0.45, 1.18), lean=(-90, 0))
    tube([(-0.35, 0.85, 1.15), (-0.35, 0.9, 1.5), (-0.5, 0.85, 1.95), (-0.3, 0.6, 2.05)], 0.06, m.brass())
    horn = [
        (0.06, 0),
        (0.09, 0.25),
        (0.16, 0.55),
        (0.34, 0.9),
        (0.66, 1.12),
        (0.7, 1.1),
        (0.36, 0.86),
        (0.18, 0.5),
    ]
    put(turned(horn, m.brass(), around=10), (-0.42, 0.75, 2.0), lean=(52, 26), turn=18)
    colours = ("#d98a3d", chapter.accent, "#5f9ab0", chapter.pale, "#d9b24a")
    moods = ["glad", "afraid", "sly", "sad", "cross"]
    rng.shuffle(moods)
    path = (
        (0.12, -0.05, 2.75, 0.36, 30),
        (0.62, -0.1, 3.2, 0.5, 22),
        (1.1, 0.2, 3.75, 0.62, -10),
        (0.05, 0.4, 3.95, 0.55, 34),
        (1.2, 0.0, 2.6, 0.4, -25),
    )
    for k, (x, y, z, size, turn) in enumerate(path):
        put(
            fish(rng, colours[k], chapter.pale if k != 3 else chapter.main, moods[k]),
            (x, y, z),
            size=size * 1.15,
            turn=turn,
            lean=(0, rng.uniform(-18, 18)),
        )
        tube([(x, y + 0.1, z + 0.3 * size), (x, y + 0.1, 7)], 0.006, m.thread("#d8cdb8"), soft=False)
    for _ in range(16):
        a = rng.uniform(0, 1)
        r = rng.uniform(0.025, 0.07)
        put(
            ball((r, r, r), m.glass("#e6f4f8")),
            (0.0 + 1.2 * a + rng.uniform(-0.3, 0.3), -0.3, 2.5 + 1.4 * a + rng.uniform(-0.4, 0.4)),
        )
    cat = beast(
        rng,
        plan["hungry"],
        plan["mood"],
        right=(0.42, -0.46, 1.12),
        left=(-0.42, -0.46, 1.12),
        gaze=(-0.2, 0.95),
    )
    put(cat, (0.98, -0.35, 0), size=1.05, turn=-18)
    put(
        sheet([(-0.22, 0), (0.22, 0), (0.05, -0.42), (-0.05, -0.42)], m.felt("#fbf7ee"), 0.03),
        (0.8, -0.86, 1.0),
        turn=-18,
    )
    for s, x in ((-1, 0.44), (1, 1.3)):
        tube([(x, -0.95, 1.0), (x, -0.98, 1.62)], 0.025, m.brass("#cfd2d6"), soft=False)
        for k in (-1, 0, 1) if s < 0 else (0,):
            tube(
                [(x + k * 0.06, -0.98, 1.55), (x + k * 0.06, -0.99, 1.85)],
                0.018 if s < 0 else 0.04,
                m.brass("#cfd2d6"),
                soft=False,
            )
    who = player(
        rng,
        plan["who"],
        chapter.accent,
        "asleep" if plan.take % 2 else "glad",
        right="chin",
        left="down",
        gaze=(0.7, 0.7),
        hat=chapter.dark,
    )
    put(who, (-0.85, -0.65, 0), size=1.0, turn=26)
    put(lamp(chapter.accent, 1.3), (-1.65, 1.2, 0))
    put(mouse(rng, size=0.32), (0.1, -1.1, 0.04), turn=-20 + 5 * math.cos(plan.take))
    subject = (0.05, 0.2, 2.0)
    stage.lights(chapter, subject, rng)
    stage.look(plan["view"], chapter, subject, rng, 8.7)
