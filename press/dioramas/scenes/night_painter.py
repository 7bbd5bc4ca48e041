"""The night is paint, and it is being put on over the day."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, sheet, smooth, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.faces import face
from press.dioramas.parts.homes import house, ladder
from press.dioramas.parts.nature import cloud, felt_tree, hill, star
from press.dioramas.parts.people import player
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(
        sheet([(-5, 0), (5, 0), (5, 8), (-5, 8)], m.paper(rng.choice(("#a8d4e0", "#f4d28a", "#f2c4b0")))),
        (0, 3.2, 0),
    )
    edge = [
        (0.35, 0.0),
        (0.1, 0.5),
        (0.45, 1.0),
        (0.0, 1.6),
        (0.3, 2.2),
        (-0.1, 2.8),
        (0.25, 3.4),
        (-0.2, 4.0),
        (0.2, 4.6),
        (-0.3, 5.4),
        (0, 7),
    ]
    soft = smooth([(x, z) for x, z in edge], 5)
    put(sheet([*soft, (-5, 7), (-5, 0)], m.bead("#182050"), 0.05), (0, 3.1, 0))
    for x, z in ((0.1, 1.4), (0.28, 2.1), (-0.05, 2.75), (0.2, 3.3)):
        drip = rng.uniform(0.3, 0.6)
        put(
            sheet(
                smooth(
                    [(-0.06, 0.1), (-0.05, -drip), (0, -drip - 0.08), (0.05, -drip), (0.06, 0.1)], closed=True
                ),
                m.bead("#182050"),
                0.05,
            ),
            (x, 3.08, z),
        )
    for _ in range(11):
        at = (rng.uniform(-1.9, -0.35), 3.0, rng.uniform(1.6, 4.9))
        put(star(chapter.key, rng.uniform(0.07, 0.15), 0.08), at, lean=(0, rng.uniform(-20, 20)))
    sun, radii = (1.1, 2.8, 4.0), (0.48, 0.3, 0.48)
    ball(radii, m.felt("#f6b73a"), sun, 0.04)
    face(sun, radii, plan["sun"], gaze=(-0.9, -0.3))
    for k in range(12):
        put(sheet([(-0.08, 0.52), (0, 0.8), (0.08, 0.52)], m.felt("#f6b73a")), sun, lean=(0, 30 * k))
    put(hill(rng, chapter.second, 1.1), (0, 2.6, 0))
    put(hill(rng, chapter.main, 0.65), (0, 1.9, 0))
    for x in (-1.3, 1.25):
        put(house(chapter.pale, chapter.accent, size=0.46, shine=7 if x < 0 else 1.2), (x, 1.7, 0.05))
    put(felt_tree(rng, "#5f8a4a", 0.9), (1.65, 1.4, 0))
    put(ladder("#a87442", 2.9), (-0.62, 1.2, 0), lean=(-8, 0))
    painter = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["mood"],
        right=(0.5, -0.1, 1.5),
        left="hold",
        gaze=(0.7, 0.5),
        hat=chapter.dark,
    )
    put(painter, (-0.6, 0.85, 1.7), size=0.88, turn=10)
    tube([(-0.14, 0.72, 2.95), (0.02, 0.85, 3.35)], 0.03, m.wood("#a87442"), soft=False)
    put(
        turned([(0, 0), (0.11, 0), (0.11, 0.5), (0, 0.5)], m.felt("#182050")),
        (0.02 - 0.25, 0.85, 3.42),
        lean=(0, 90),
    )
    put(
        turned([(0, 0), (0.2, 0), (0.24, 0.36), (0.22, 0.36), (0, 0.3)], m.brass("#b8bcc2")),
        (-1.15, -0.75, 0),
    )
    put(turned([(0, 0.31), (0.22, 0.31)], m.bead("#182050")), (-1.15, -0.75, 0))
    for _ in range(6):
        r = rng.uniform(0.03, 0.09)
        put(
            ball((r, r, 0.012), m.bead("#182050")),
            (rng.uniform(-1.2, -0.3), rng.uniform(-1.1, -0.3), 0.012),
        )
    other = beast(
        rng,
        plan["other"],
        plan["feeling"],
        left="up",
        right="reach",
        gaze=(-0.6, 0.8),
    )
    put(other, (0.72, -0.4, 0), size=1.1, turn=-22)
    put(box((0.3, 0.2, 0.14), m.wood("#7a5030")), (1.4, -1.1, 0), turn=20)
    put(mouse(rng, size=0.3), (-0.3, -1.15, 0), turn=15)
    put(cloud(rng, "#f4efe6", 0.8, thread=0.0), (1.2, 2.4, 2.9))
    subject = (0.0, 0.4, 2.1)
    stage.lights(chapter, subject, rng, side=1)
    stage.camera(subject, kind=plan["view"], distance=8.9, aside=rng.uniform(-5, 5))
