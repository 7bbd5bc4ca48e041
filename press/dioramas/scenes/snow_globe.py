"""Inside the glass it snows on somebody; outside a snowman looks in, and melts."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, group, put, ring, sheet, tube, turned
from press.dioramas.parts.faces import face
from press.dioramas.parts.homes import house, lamp
from press.dioramas.parts.nature import paper_tree
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import books, picture, wall
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def _snowman(hat: str, mood: str) -> object:
    snow = m.felt("#fbfbf8")
    at, radii = (0.0, 0.0, 1.42), (0.36, 0.33, 0.35)
    made = [
        ball((0.55, 0.5, 0.5), snow, (0, 0, 0.42), 0.06),
        ball((0.43, 0.4, 0.4), snow, (0, 0, 0.98), 0.05),
    ]
    made += [ball(radii, snow, at, 0.04), *face(at, radii, mood, gaze=(-0.9, 0.1))]
    made.append(
        put(turned([(0.07, 0), (0.01, 0.36), (0, 0.37)], m.clay("#e5702a")), (0, -0.3, 1.38), lean=(85, 0))
    )
    made += [
        ball((0.05, 0.04, 0.05), m.bead("#22202a"), (0, -0.4 + 0.02 * k, 0.8 + 0.17 * k)) for k in range(3)
    ]
    made.append(turned([(0.36, 1.66), (0.37, 1.69), (0.22, 1.71), (0.2, 2.0), (0, 2.01)], m.felt(hat)))
    made.append(turned([(0.3, 1.1), (0.36, 1.16), (0.32, 1.24), (0.24, 1.26)], m.felt(hat)))
    made += [
        tube(
            [(s * 0.38, 0, 1.05), (s * 0.66, -0.2, 1.18), (s * 0.8, -0.42, 1.3)],
            0.03,
            m.wood("#5a3a26"),
            ends=0.6,
        )
        for s in (-1,)
    ]
    made.append(
        tube([(0.38, 0, 1.05), (0.7, -0.05, 0.95), (0.86, -0.12, 1.1)], 0.03, m.wood("#5a3a26"), ends=0.6)
    )
    return group(*made)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"]), (0, 2.4, 0))
    put(picture(rng, chapter, 0.8, 0.6), (0.85, 2.34, 3.6), lean=(0, rng.uniform(-6, 6)))
    foot = [(0, 0), (1.1, 0), (1.12, 0.1), (0.95, 0.3), (0.86, 0.5), (0, 0.5)]
    put(turned(foot, m.wood("#7a4a2c")), (-0.55, 0.6, 0))
    put(sheet([(-0.4, 0), (0.4, 0), (0.4, 0.16), (-0.4, 0.16)], m.brass(), 0.04), (-0.55, -0.42, 0.12))
    globe = turned(
        [
            (0.86, 0.02),
            *(
                (1.25 * x, 1.12 + 1.25 * z)
                for x, z in [ring(1, 64)[k] for k in range(54, 64)] + [ring(1, 64)[k] for k in range(17)]
            ),
        ],
        m.glass("#f4f9fb"),
        around=64,
    )
    put(globe, (-0.55, 0.6, 0.48))
    put(ball((1.02, 1.02, 0.3), m.felt("#fafaf6")), (-0.55, 0.6, 0.55))
    put(house(chapter.pale, chapter.accent, size=0.68, shine=7), (-0.85, 0.85, 0.76), turn=14)
    for x, y, tall in ((-1.25, 0.4, 0.6), (-0.25, 1.15, 0.9), (0.05, 0.8, 0.6)):
        put(paper_tree(rng, "#dfe9e6" if plan.take % 2 else "#5f8a6a", tall), (x, y, 0.78))
    for _ in range(46):
        x, y, z = (rng.uniform(-0.8, 0.8) for _ in range(3))
        put(ball((0.022, 0.022, 0.022), m.felt("#ffffff")), (-0.55 + x, 0.6 + y, 1.65 + z))
    who = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["mood"],
        right=(0.5, -0.3, 1.3),
        left=(-0.3, -0.4, 1.2),
        gaze=(0.9, 0.3),
        hat=chapter.main,
    )
    put(who, (-0.32, 0.1, 0.8), size=0.58, turn=22)
    put(
        _snowman(chapter.accent if chapter.accent != "#e8b23a" else chapter.main, plan["feeling"]),
        (1.02, -0.3, 0.02),
        size=1.08,
        turn=-24,
    )
    puddle = [(x * rng.uniform(0.9, 1.1), z) for x, z in ring(0.85, 30, tall=0.6)]
    put(sheet(puddle, m.bead("#bcd0d8"), 0.02), (1.0, -0.5, 0.02), lean=(-90, 0))
    put(lamp(chapter.pale, 1.1), (1.75, 1.3, 0))
    put(books(rng, chapter, 3), (1.35, 1.5, 0))
    put(mouse(rng, size=0.32), (0.05, -1.15, 0), turn=-15)
    put(box((0.5, 0.3, 0.05), m.felt(chapter.main), edge=0.02), (-0.9, -1.0, 0), turn=12)
    subject = (0.1, 0.2, 1.45)
    stage.lights(chapter, subject, rng, side=1)
    stage.look(plan["view"], chapter, subject, rng, 8.2)
