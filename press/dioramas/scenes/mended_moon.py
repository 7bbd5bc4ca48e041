"""Someone on a ladder sews the cracked moon; someone below holds the ladder and thinks of something else."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import group, put, tube
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import house, ladder
from press.dioramas.parts.nature import hill, moon, star
from press.dioramas.parts.people import player
from press.dioramas.parts.things import needle
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    for depth, tall, colour in ((3.4, 1.5, chapter.second), (2.4, 0.9, chapter.main)):
        put(hill(rng, colour, tall), (0, depth, 0))
    put(house(chapter.pale, chapter.accent, size=0.42), (rng.uniform(0.9, 1.3), 1.9, 0))
    round_moon = moon(chapter.pale, 1.05)
    crack = [
        (0.15, -0.37, 0.95),
        (-0.05, -0.4, 0.6),
        (0.14, -0.42, 0.35),
        (-0.08, -0.42, 0.05),
        (0.08, -0.42, -0.2),
    ]
    tear = tube(crack, 0.04, m.thread(chapter.dark), soft=False, ends=0.3)
    sewn = [
        tube(
            [(x - 0.16, y - 0.02, z - 0.05), (x, y - 0.05, z), (x + 0.16, y - 0.02, z + 0.05)],
            0.022,
            m.thread(chapter.accent),
        )
        for x, y, z in ((0.05, -0.39, 0.78), (0.05, -0.41, 0.55), (0.05, -0.43, 0.32))
    ]
    hung = tube([(0, 0, 1), (0, 0, 5)], 0.014, m.thread("#d8cdb8"), soft=False)
    put(group(round_moon, tear, *sewn, hung), (0.42, 0.7, 3.3))
    put(ladder("#a87442", 3.1), (-0.78, 0.55, 0), lean=(-5, 2))
    mender = player(
        rng,
        plan["who"],
        chapter.accent,
        rng.choice(("glad", "sad")),
        right=(0.62, -0.28, 1.28),
        left="hold",
        gaze=(0.8, 0.5),
    )
    put(mender, (-0.72, 0.05, 1.95), size=0.82, turn=14)
    needle_eye = (-0.12, -0.2, 3.02)
    needle(needle_eye, (0.36, 0.18, 3.32))
    tube(
        [needle_eye, (-0.4, -0.35, 2.2), (-0.1, -0.5, 1.0), (0.3, -0.7, 0.3), (0.55, -0.9, 0.12)],
        0.014,
        m.thread(chapter.accent),
    )
    mood = rng.choice(("sly", "afraid"))
    put(
        beast(rng, plan["helper"], mood, left=(-0.55, -0.1, 0.95), gaze=(-0.3, 0.9)), (0.1, 0.15, 0), turn=-12
    )
    put(mouse(rng, size=0.34), (0.78, -1.0, 0.0), turn=-15)
    for _ in range(4):
        put(
            star(chapter.key, rng.uniform(0.08, 0.14)),
            (rng.uniform(-1.7, 1.7), rng.uniform(1.2, 2.6), rng.uniform(3.0, 4.6)),
        )
    subject = (-0.1, 0.1, 2.1)
    stage.lights(chapter, subject, rng, key=1.1)
    stage.camera(subject, distance=9.0, aside=rng.uniform(-8, 8))
