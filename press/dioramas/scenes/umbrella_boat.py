"""Two sail in an umbrella that was turned over; someone large is under the waves."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, group, put, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.nature import cloud, moon, wave
from press.dioramas.parts.people import player
from press.dioramas.parts.things import boat
from press.dioramas.parts.wild import fish, mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    sea = (chapter.second, chapter.main, chapter.second, chapter.main)
    for depth, tall, colour in zip((2.6, 1.7, 0.9, -0.55), (1.75, 1.5, 1.35, 1.1), sea, strict=True):
        put(wave(rng, colour, tall), (0, depth, 0))
    put(wave(rng, chapter.dark, 0.45), (0, -1.7, 0))
    put(wave(rng, chapter.second, 0.42), (0, -2.5, 0))
    bowl = turned([(0.02, 0), (0.55, 0.08), (0.92, 0.28), (1.12, 0.62)], m.felt(chapter.accent), around=8)
    stick = tube(
        [(0, 0, -0.1), (0, 0, 1.9), (0.06, 0, 2.1), (0.2, 0, 2.12), (0.24, 0, 1.98)], 0.035, m.wood("#6a4526")
    )
    ribs = [
        tube([(0, 0, 0.02), (0.55 * x, 0.55 * y, 0.09), (1.14 * x, 1.14 * y, 0.64)], 0.02, m.brass())
        for x, y in ((1, 0), (0, 1), (-1, 0), (0.7, -0.7), (-0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (0, -1))
    ]
    lamp = group(
        ball((0.1, 0.1, 0.13), m.lit(chapter.key, 9), (0.24, 0, 1.8)),
        turned([(0.11, 1.66), (0.13, 1.68), (0.02, 1.7)], m.brass(), (0.24, 0, 0)),
    )
    other = rng.choice(("afraid", "glad", "cross"))
    crew = put(
        beast(rng, plan["sailor"], rng.choice(("sly", "sad", "afraid")), gaze=(0.8, -0.2)),
        (-0.46, 0.05, 0.2),
        size=0.72,
        turn=22,
    )
    mate = put(
        player(rng, plan["who"], chapter.pale, other, left="reach", right="point", gaze=(-0.6, -0.5)),
        (0.5, -0.05, 0.22),
        size=0.68,
        turn=-18,
    )
    put(
        group(bowl, stick, *ribs, lamp, crew, mate, stage.glow((0.24, -0.2, 1.75), 14)),
        (0.0, 0.2, 0.88),
        lean=(6, rng.choice((-5, 5))),
    )
    put(
        fish(
            rng,
            chapter.accent if chapter.name == "deep sea" else "#d98a3d",
            chapter.pale,
            rng.choice(("sly", "sad", "glad")),
        ),
        (rng.uniform(-0.5, 0.5), -1.15, 0.62),
        size=1.25,
        turn=rng.uniform(-20, 20),
    )
    put(boat(chapter.pale, chapter.accent, 0.5), (-1.15, -0.85, 0.5), turn=15)
    put(mouse(rng, size=0.3), (-1.25, -0.92, 0.62), turn=20)
    put(moon(chapter.pale, 0.5, shining=2.0), (0.75, 3.4, 4.45))
    put(cloud(rng, "#e8e2da", 1.3), (-0.9, 2.2, 3.6))
    put(cloud(rng, "#e8e2da", 0.7), (1.35, 1.5, 3.5))
    subject = (0.0, -0.1, 1.75)
    stage.lights(chapter, subject, rng, key=0.9)
    stage.camera(subject, distance=8.6, aside=rng.uniform(-6, 6))
