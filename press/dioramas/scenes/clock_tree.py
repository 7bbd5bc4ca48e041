"""A bare tree bears clocks; one wants the ripe one, and another keeps it."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import put, tube
from press.dioramas.parts.nature import felt_tree, hill, wire_tree
from press.dioramas.parts.people import player
from press.dioramas.parts.things import clock
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth=chapter.main)
    put(hill(rng, chapter.second, 1.2), (0, 3.4, 0))
    tree, tips = wire_tree(rng, "#5a4032", 4.0, 9)
    put(tree, (0.0, 0.9, 0))
    for x, y, z in tips:
        drop, radius = rng.uniform(0.15, 0.35), rng.uniform(0.2, 0.31)
        tube([(x, y + 0.9, z), (x, y + 0.9, z - drop)], 0.01, m.thread("#d8cdb8"), soft=False)
        fruit = clock(
            rng.choice((chapter.pale, chapter.pale, chapter.accent)),
            radius,
            rng.uniform(0, 12),
            rng.uniform(0, 60),
        )
        put(fruit, (x, y + 0.9, z - drop - radius), turn=rng.uniform(-15, 15), lean=(0, rng.uniform(-12, 12)))
    put(
        player(
            rng,
            plan["keeper"],
            chapter.second,
            rng.choice(("sly", "cross", "afraid")),
            left=(-0.2, -0.66, 0.72),
            right=(0.2, -0.66, 0.72),
            gaze=(0.8, 0),
        ),
        (-0.72, -0.35, 0),
        turn=18,
    )
    put(clock(chapter.accent, 0.25, 11.8, 57), (-0.5, -1.02, 0.78), turn=18)
    put(
        player(
            rng,
            plan["who"],
            chapter.accent,
            rng.choice(("sad", "glad", "cross")),
            left=(-0.35, -0.4, 0.95),
            right="reach",
            gaze=(-0.9, -0.1),
        ),
        (0.82, -0.6, 0),
        size=0.9,
        turn=-22,
    )
    put(mouse(rng, size=0.32), (0.25, -1.5, 0.02), turn=-10)
    put(clock(chapter.pale, 0.2, 3, 0), (0.5, -1.35, 0.06), lean=(-70, 0))
    put(felt_tree(rng, chapter.main, 0.9), (1.6, 2.2, 0))
    subject = (0.0, 0.0, 1.95)
    stage.lights(chapter, subject, rng)
    stage.camera(
        subject, distance=9.0, kind=rng.choice(("normal", "normal", "mouse")), aside=rng.uniform(-8, 8)
    )
