"""The lighthouse is a candle, and the keeper must keep a great moth away."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.nature import cloud, wave
from press.dioramas.parts.people import orbit, player
from press.dioramas.parts.things import boat
from press.dioramas.parts.wild import moth
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    blues = (chapter.second, chapter.main)
    for k, (depth, tall) in enumerate(((3.0, 1.5), (2.2, 1.2), (1.4, 0.95))):
        put(wave(rng, blues[k % 2], tall), (0, depth, 0))
    for _ in range(9):
        size = rng.uniform(0.25, 0.5)
        put(
            ball((size * 1.3, size, size * 0.8), m.clay(rng.choice(("#6d665f", "#857a6e"))), lumps=0.3),
            (rng.uniform(-0.9, 0.7), rng.uniform(0.2, 1.0), 0.2),
        )
    wax = m.clay("#f3e7cc")
    put(
        turned(
            [(0, 0), (0.56, 0), (0.5, 0.5), (0.45, 3.0), (0.47, 3.06), (0.4, 3.06), (0.3, 2.96), (0, 2.95)],
            wax,
        ),
        (-0.1, 0.7, 0.3),
    )
    for k, (x, y) in enumerate(orbit(0.46, 9, 0.4)):
        end = 3.3 - rng.uniform(0.3, 1.2)
        put(
            tube(
                [(x, y, 3.32), (x * 1.04, y * 1.04, (end + 3.3) / 2), (x * 1.06, y * 1.06, end)],
                0.06,
                wax,
                ends=1.4,
            ),
            (-0.1, 0.7, 0.0),
        )
        tube(
            [
                (-0.1 + 0.78 * math.cos(k * 0.7), 0.7 + 0.78 * math.sin(k * 0.7), 2.42),
                (-0.1 + 0.78 * math.cos(k * 0.7), 0.7 + 0.78 * math.sin(k * 0.7), 2.75),
            ],
            0.018,
            m.brass(),
            soft=False,
        )
    put(turned([(0.44, 2.32), (0.82, 2.36), (0.82, 2.42), (0.44, 2.42)], m.wood("#8d5f38")), (-0.1, 0.7, 0))
    ring = [(-0.1 + 0.78 * math.cos(k * 0.2), 0.7 + 0.78 * math.sin(k * 0.2), 2.76) for k in range(33)]
    tube(ring, 0.02, m.brass(), soft=False)
    tube([(-0.1, 0.7, 3.2), (-0.08, 0.7, 3.5)], 0.035, m.thread("#2a2020"), soft=False)
    flame = [(0, 0), (0.15, 0.1), (0.17, 0.25), (0.08, 0.5), (0.0, 0.72)]
    put(turned(flame, m.lit("#ffb042", 9)), (-0.08, 0.7, 3.36))
    stage.glow((-0.08, 0.35, 3.75), 55, "#ffb254", 0.2)
    for z in (0.9, 1.75):
        put(box((0.2, 0.06, 0.28), m.lit("#ffc860", 6), edge=0.01), (-0.08, 0.2, z))
    put(box((0.3, 0.06, 0.5), m.wood(chapter.accent), edge=0.02), (0.2, 0.24, 0.42), turn=22)
    keeper = player(
        rng, plan["who"], chapter.accent, "cross", right="up", left="reach", gaze=(0.9, 0.5), hat=chapter.dark
    )
    put(keeper, (0.22, 0.1, 2.42), size=0.62, turn=20)
    tube([(0.5, 0.02, 3.3), (0.72, -0.15, 3.75)], 0.02, m.wood("#8d5f38"), soft=False)
    put(
        moth(rng.choice((chapter.pale, chapter.second)), chapter.accent, 0.9),
        (1.0, 0.25, 3.7),
        turn=-24,
        lean=(0, -14),
    )
    for k, (depth, tall) in enumerate(((-0.1, 0.55), (-0.9, 0.45), (-1.7, 0.4))):
        put(wave(rng, blues[(k + 1) % 2] if k < 2 else chapter.dark, tall), (0, depth, 0))
    put(boat(chapter.pale, chapter.accent, 0.95), (-0.95, -0.5, 0.32), turn=12, lean=(0, -6))
    put(
        beast(rng, plan["sailor"], plan["mood"], right="up", gaze=(0.6, 0.9)),
        (-1.1, -0.5, 0.42),
        size=0.52,
        turn=15,
    )
    put(cloud(rng, "#cfc8c4", 1.2), (-1.15, 2.2, 4.0))
    subject = (0.1, 0.3, 2.15)
    stage.lights(chapter, subject, rng, key=0.45, fill=0.8)
    stage.camera(subject, kind=plan["view"], distance=8.9, aside=rng.uniform(-7, 7))
