"""Someone winds up a thread and climbs away with it; at its other end a beast comes undone at the heart."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, sheet, smooth, tube
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import door, stairs
from press.dioramas.parts.nature import cloud, hill
from press.dioramas.parts.people import player
from press.dioramas.parts.wild import moth
from press.dioramas.plan import Plan

_HEART = (
    (0, -0.22),
    (0.2, 0.0),
    (0.17, 0.15),
    (0.06, 0.16),
    (0, 0.08),
    (-0.06, 0.16),
    (-0.17, 0.15),
    (-0.2, 0.0),
)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(hill(rng, chapter.second, 1.2), (0, 3.4, 0))
    put(stairs("#8a5f3c", 9, 0.9, 0.24, 0.24), (-0.85, 1.1, 0))
    put(door(chapter.main, chapter.pale, ajar=40), (1.36, 1.2, 2.16), size=0.8)
    put(box((1.1, 0.9, 2.16), m.wood("#8a5f3c")), (1.75, 1.1, 0))
    put(
        sheet([(-0.34, 0), (0.34, 0), (0.34, 1.4), (-0.34, 1.4)], m.lit(chapter.key, 2.2), 0.02),
        (1.36, 1.4, 2.16),
    )
    stage.glow((1.3, 1.7, 2.9), 16, chapter.key)
    put(
        beast(rng, plan["who"], rng.choice(("sad", "afraid")), right=(0.6, -0.5, 0.9), gaze=(0.7, 0.8)),
        (-0.55, -0.7, 0),
        turn=10,
    )
    red = chapter.accent
    put(sheet(smooth(_HEART, closed=True), m.felt(red), 0.06), (-0.46, -1.3, 0.66), turn=10, size=1.15)
    taker = player(
        rng,
        plan["taker"],
        chapter.pale,
        rng.choice(("glad", "sly", "sad")),
        left="hold",
        right="hold",
        gaze=(-0.6, -0.8),
    )
    put(taker, (0.62, 0.95, 1.68), size=0.85, turn=-10)
    wool = (0.58, 0.48, 2.2)
    put(ball((0.24, 0.24, 0.24), m.felt(red)), wool)
    wound = [
        (
            0.25 * math.sin(k * 0.21) * math.cos(k * 0.63),
            0.25 * math.sin(k * 0.63),
            0.25 * math.cos(k * 0.21) * math.cos(k * 0.63),
        )
        for k in range(90)
    ]
    put(tube(wound, 0.02, m.thread(red)), wool)
    line = [
        (-0.42, -1.34, 0.66),
        (-0.1, -1.5, 0.2),
        (0.4, -1.4, 0.04),
        (0.8, -1.0, 0.1),
        (0.75, -0.2, 0.9),
        (0.6, 0.25, 2.05),
    ]
    tube(line, 0.02, m.thread(red))
    put(moth(chapter.pale, red, 0.36), (1.0, -1.0, 0.5), turn=-12)
    put(cloud(rng, "#f1ece4", 1.1), (-1.0, 1.8, 3.6))
    subject = (0.1, -0.1, 1.65)
    stage.lights(chapter, subject, rng, side=-1)
    stage.camera(subject, distance=8.8, aside=rng.uniform(-8, 8))
