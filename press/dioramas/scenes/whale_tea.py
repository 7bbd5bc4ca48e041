"""A whale comes up in a cup of tea; someone with a paper boat was already there."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, tube
from press.dioramas.parts.nature import cloud
from press.dioramas.parts.people import player
from press.dioramas.parts.things import boat, cup
from press.dioramas.parts.wild import mouse, whale
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth=rng.choice((chapter.second, chapter.pale)))
    put(cup(chapter.pale, chapter.main, 2.3), (0, 0.4, 0))
    mood = rng.choice(("glad", "sad", "sly"))
    put(
        whale(
            rng,
            rng.choice(("#3f5f86", "#5a5470", "#3f7f7a")),
            chapter.pale,
            mood,
            gaze=(-0.5, -0.7),
        ),
        (0.22, 0.5, 1.12),
        size=0.92,
        turn=-10,
    )
    put(boat(chapter.accent, chapter.pale, 0.42), (-0.6, -0.12, 1.2), turn=12)
    feeling = rng.choice(("afraid", "glad", "cross"))
    put(
        player(
            rng, plan["who"], chapter.accent, feeling, left="up", right=(0.3, -0.42, 1.05), gaze=(0.7, 0.8)
        ),
        (-0.75, -1.0, 0.14),
        size=0.62,
        turn=-16,
    )
    put(box((0.2, 0.2, 0.2), m.clay("#fbf7ee")), (-0.46, -1.3, 0.7), turn=24)
    for _ in range(3):
        put(
            box((0.22, 0.22, 0.22), m.clay("#fbf7ee")),
            (rng.uniform(0.7, 1.2), rng.uniform(-1.3, -0.9), 0.12),
            turn=rng.uniform(0, 90),
        )
    spoon = [(0.5, -1.7, 0.05), (0.9, -1.6, 0.06), (1.5, -1.5, 0.1)]
    tube(spoon, 0.045, m.brass("#cfd2d6"))
    put(ball((0.2, 0.13, 0.05), m.brass("#cfd2d6")), (0.42, -1.72, 0.06), turn=14)
    put(mouse(rng, size=0.32), (1.12, -0.72, 0.16), turn=35)
    for x, z in ((-0.7, 3.3), (0.75, 3.7)):
        put(cloud(rng, "#f4efe6", rng.uniform(0.9, 1.3)), (x, 1.6, z))
    subject = (0.05, 0.0, 1.35)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=7.4, aside=rng.uniform(-8, 8))
