"""A house is kept in a birdcage; the bird outside has the key."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import group, put, tube
from press.dioramas.parts.homes import house, table
from press.dioramas.parts.nature import cloud, hill
from press.dioramas.parts.people import player
from press.dioramas.parts.things import cage, key
from press.dioramas.parts.wild import bird, mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(hill(rng, chapter.second, 1.3), (0, 3.2, 0))
    put(hill(rng, chapter.main, 0.7), (0, 2.2, 0))
    put(table("#7a5030", 1.9, 0.6), (-0.15, 0.35, 0))
    put(cage(wide=1.5, tall=2.1), (-0.15, 0.35, 0.6))
    put(
        house(chapter.pale, chapter.accent, size=0.92, shine=7), (-0.15, 0.4, 0.72), turn=rng.uniform(-12, 12)
    )
    mood = rng.choice(("sly", "cross", "glad"))
    keeper = bird(rng, chapter.accent, chapter.pale, mood, gaze=(0.5, -0.8))
    hung = group(
        put(key(0.62), (0.98, 0, -0.86)),
        tube([(0.98, 0, 0.42), (0.98, 0, -0.26)], 0.012, m.thread("#efe4d0"), soft=False),
        tube([(-0.12, 0, -0.06), (0.4, 0, 0.26), (0.98, 0, 0.42)], 0.024, m.wood("#7a5535"), ends=0.5),
    )
    put(keeper, (-0.1, 0.3, 2.86), size=0.95, turn=12)
    put(hung, (0.08, 0.0, 3.2))
    wish = rng.choice(("sad", "afraid", "sad"))
    put(
        player(rng, plan["who"], chapter.main, wish, left=(-0.4, -0.12, 1.4), right="up", gaze=(-0.6, 0.9)),
        (0.98, -0.55, 0),
        size=0.95,
        turn=-20,
    )
    put(mouse(rng, size=0.34), (-1.0, -0.95, 0), turn=25)
    put(cloud(rng, "#f4efe6", 1.2), (-1.0, 2.0, 3.8))
    put(cloud(rng, "#f4efe6", 0.8), (1.3, 2.4, 4.3))
    subject = (0.1, 0.0, 1.85)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, distance=8.8, aside=rng.uniform(-10, 10))
