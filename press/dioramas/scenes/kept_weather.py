"""Weather is kept in jars; someone longs for the rain."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, group, put, sheet, tube
from press.dioramas.parts.faces import face
from press.dioramas.parts.homes import house
from press.dioramas.parts.nature import cloud, felt_tree, moon, puddle
from press.dioramas.parts.people import player
from press.dioramas.parts.things import jar, umbrella
from press.dioramas.parts.wild import moth
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(jar(1.9, 2.9), (-0.35, 0.6, 0))
    put(puddle(chapter.main, 0.72), (-0.35, 0.6, 0.05))
    put(house(chapter.pale, chapter.accent, size=0.5, shine=7), (-0.5, 0.75, 0.08), turn=10)
    put(felt_tree(rng, "#6a8a3f", 0.8), (0.0, 0.7, 0.08))
    put(cloud(rng, "#e8e4de", 1.0, thread=0.0), (-0.35, 0.6, 1.75))
    for _ in range(26):
        x, y = -0.35 + rng.uniform(-0.5, 0.5), 0.6 + rng.uniform(-0.3, 0.3)
        z = rng.uniform(0.7, 1.4)
        tube([(x, y, z), (x, y, z + 0.25)], 0.008, m.thread("#cfe6f2"), soft=False)
    put(jar(0.9, 1.3), (1.15, 1.7, 0))
    put(moon(chapter.key, 0.27, shining=5), (1.15, 1.7, 0.6))
    put(jar(0.8, 1.1), (-1.55, 1.9, 0))
    put(ball((0.22, 0.22, 0.22), m.felt(chapter.accent)), (-1.55, 1.9, 0.4))
    mood = rng.choice(("sad", "glad", "afraid"))
    put(
        player(
            rng,
            plan["who"],
            chapter.main,
            mood,
            left=(-0.62, -0.12, 1.0),
            right=(0.4, -0.42, 0.75),
            gaze=(-0.9, 0.3),
        ),
        (0.82, -0.6, 0),
        size=0.92,
        turn=-18,
    )
    put(umbrella(chapter.accent, "#5a3a22", 1.3), (1.1, -1.08, 0.62), size=1.15, lean=(4, 10))
    put(moth(chapter.pale, chapter.accent, 0.34), (-0.95, -0.55, 2.5), turn=14)
    at, radii = (0.0, 0.0, 0.0), (0.42, 0.3, 0.42)
    rays = [
        put(sheet([(-0.07, 0.44), (0, 0.68), (0.07, 0.44)], m.felt(chapter.key)), lean=(0, 30 * k))
        for k in range(12)
    ]
    sun = [
        ball(radii, m.felt(chapter.key), at, 0.04),
        *face(at, radii, rng.choice(("cross", "sad")), gaze=(-0.5, -0.8)),
    ]
    hung = tube([(0, 0, 0.4), (0, 0, 4)], 0.01, m.thread("#d8cdb8"), soft=False)
    put(group(*sun, *rays, hung), (1.12, 0.6, 3.35), turn=-12)
    subject = (0.3, 0.0, 1.6)
    stage.lights(chapter, subject, rng)
    stage.glow((-0.35, 0.3, 1.5), 4, chapter.fill)
    stage.camera(subject, distance=8.9, aside=rng.uniform(-6, 6))
