"""A seller's balloons have faces of their own, and a bird has brought a needle."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, put, tube
from press.dioramas.parts.faces import face
from press.dioramas.parts.homes import house
from press.dioramas.parts.nature import hill
from press.dioramas.parts.people import player
from press.dioramas.parts.things import needle
from press.dioramas.parts.wild import bird, mouse
from press.dioramas.plan import Plan

_PLACES = (
    (-0.55, 0.2, 2.75),
    (0.25, 0.0, 3.15),
    (0.95, 0.3, 2.65),
    (-0.15, 0.5, 3.95),
    (0.85, 0.6, 3.8),
    (-1.0, 0.6, 3.65),
)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(hill(rng, chapter.second, 1.4), (0, 3.4, 0))
    put(hill(rng, chapter.main, 0.7), (0, 2.4, 0))
    put(house(chapter.pale, chapter.accent, size=0.5), (1.25, 1.9, 0), turn=-10)
    hand = (0.05, -0.72, 1.3)
    colours = [chapter.accent, chapter.pale, chapter.main, chapter.second, chapter.key, chapter.accent]
    moods = ["afraid", "asleep", "glad", "sad", "cross", "sly"]
    rng.shuffle(moods)
    for (x, y, z), colour, mood in zip(_PLACES, colours, moods, strict=True):
        size = rng.uniform(0.36, 0.44)
        radii = (size, size, size * 1.16)
        skin = [ball(radii, m.bead(colour), (x, y, z))]
        skin += face((x, y, z), radii, mood, gaze=(-0.6, -0.9), brow=chapter.dark)
        tube(
            [(x, y, z - size * 1.15), ((x + hand[0]) / 2 + 0.1, y, (z + hand[2]) / 2), hand],
            0.009,
            m.thread("#efe4d0"),
        )
    feeling = rng.choice(("glad", "asleep", "sad"))
    seller = player(
        rng, plan["who"], chapter.accent, feeling, right=(0.42, -0.12, 1.42), left="hold", hat=chapter.dark
    )
    put(seller, (-0.36, -0.6, 0), size=0.95)
    put(
        bird(rng, chapter.accent, chapter.pale, "sly", gaze=(-0.3, 0.9)), (0.95, -0.85, 0), size=1.2, turn=-18
    )
    needle((0.56, -1.15, 0.3), (0.68, -1.05, 1.35), 0.03)
    put(mouse(rng, size=0.32), (-1.15, -1.3, 0), turn=25)
    subject = (0.0, -0.2, 2.1)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, distance=8.9, aside=rng.uniform(-8, 8), kind=plan["view"])
