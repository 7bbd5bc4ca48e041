"""A cloud has its wool cut, and is not sure that it wants to."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, fuzz, group, put, ring, sheet, smooth, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.faces import face
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import picture, wall
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def _scissors() -> object:
    steel, made = m.brass("#cdd1d6"), []
    for s in (-1, 1):
        made.append(tube([(s * 0.05, 0, 0), (s * -0.14, 0, 0.55)], 0.035, steel, soft=False, ends=0.2))
        made.append(
            tube(
                [(s * 0.12 + 0.1 * x, 0, -0.22 + 0.14 * z) for x, z in [*ring(1, 18), (1, 0)]],
                0.025,
                m.bead("#b8322c"),
                soft=False,
            )
        )
        made.append(tube([(s * 0.05, 0, 0), (s * 0.1, 0, -0.1)], 0.03, steel, soft=False))
    return group(*made)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"]), (0, 2.1, 0))
    put(sheet(ring(0.62, 40, tall=1.25), m.brass("#dfe6ea"), 0.03), (0.75, 2.0, 3.3))
    tube(
        [(0.75 + 0.64 * x, 1.97, 3.3 + 0.8 * z) for x, z in [*ring(1, 40), (1, 0)]],
        0.06,
        m.wood("#7a4e30"),
        soft=False,
    )
    put(picture(rng, chapter), (-1.2, 2.04, 3.4), lean=(0, -6))
    leather = m.bead(chapter.accent)
    put(turned([(0, 0), (0.5, 0), (0.48, 0.06), (0.1, 0.12), (0.1, 0.5), (0, 0.5)], m.brass()), (0.2, 0.6, 0))
    put(box((1.3, 1.0, 0.22), leather, edge=0.08), (0.2, 0.6, 0.5))
    put(box((1.2, 0.2, 1.3), leather, edge=0.08), (0.2, 1.1, 0.7))
    for s in (-1, 1):
        put(box((0.16, 0.8, 0.12), m.wood("#7a4e30"), edge=0.04), (0.2 + s * 0.66, 0.5, 1.0))
    wool = m.felt("#f7f5f0" if chapter.name not in {"winter", "mint kitchen"} else "#e6eaf2")
    puffs = (
        (0, 0, 1.75, 0.66),
        (-0.52, 0.05, 1.6, 0.42),
        (0.52, 0.05, 1.6, 0.42),
        (-0.4, 0.1, 2.1, 0.42),
        (0.1, 0.1, 2.36, 0.46),
        (0.48, 0.1, 2.08, 0.38),
    )
    for x, y, z, r in puffs:
        puff = ball((r, r * 0.8, r * 0.9), wool, (0.2 + x, 0.55 + y, z - 0.1), 0.08)
        fuzz(puff, wool, rng, 1300, 0.09)
    at, radii = (0.2, 0.42, 1.7), (0.6, 0.5, 0.58)
    face(at, radii, plan["mood"], gaze=(-0.9, 0.4), mouth=(-0.36, 0.02, 0.22))
    for s in (-1, 1):
        ball((0.09, 0.04, 0.06), m.felt("#f0a8a0"), (0.2 + s * 0.33, -0.05, 1.52))
    bib = smooth([(-0.35, 0), (-0.75, -0.75), (0, -0.9), (0.75, -0.75), (0.35, 0), (0, -0.1)], closed=True)
    put(sheet(bib, m.felt(chapter.main), 0.04), (0.2, -0.12, 1.36), lean=(-18, 0), size=0.72)
    if plan["mood"] == "sad":
        for s in (-1, 1):
            ball((0.05, 0.04, 0.08), m.bead("#7fb8e0"), (0.2 + s * 0.26, -0.08, 1.62))
    barber = beast(
        rng,
        plan["barber"],
        "glad" if plan.take % 2 else "sly",
        right=(0.42, -0.4, 1.42),
        left="hold",
        gaze=(0.8, 0.4),
    )
    put(barber, (-1.02, -0.1, 0), size=1.12, turn=26)
    put(_scissors(), (-0.56, -0.36, 1.86), lean=(0, 16))
    who = player(
        rng,
        plan["who"],
        chapter.pale,
        plan["feeling"],
        left="reach",
        right="chin",
        gaze=(-0.5, 0.5),
        hat=chapter.dark,
    )
    put(who, (1.15, -0.7, 0), size=0.85, turn=-26)
    for _ in range(16):
        r = rng.uniform(0.06, 0.16)
        tuft = ball((r, r, r * 0.7), wool, lumps=0.3)
        fuzz(tuft, wool, rng, 140, 0.07)
        put(tuft, (rng.uniform(-0.9, 0.9), rng.uniform(-1.2, -0.2), r * 0.6))
    put(mouse(rng, size=0.32), (0.25, -1.0, 0.05), turn=-15)
    subject = (0.05, 0.2, 1.8)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=8.4, aside=rng.uniform(-8, 8))
