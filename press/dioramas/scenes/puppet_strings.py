"""The puppet stands on the stage and moves the one below it."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import box, put, sheet, tube
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.nature import moon
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import curtain
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    red = chapter.main if plan.take % 2 else chapter.accent
    put(box((3.6, 1.6, 1.5), m.wood("#7a5030")), (0, 1.2, 0))
    for k in range(6):
        put(box((0.5, 0.05, 1.1), m.wood("#8d6238"), edge=0.04), (-1.42 + k * 0.57, 0.38, 0.16))
    put(sheet([(-3, 0), (3, 0), (3, 5), (-3, 5)], m.gradient(chapter.low, chapter.high, 3.0)), (0, 2.4, 1.5))
    put(moon(chapter.pale, 0.42, shining=1.6), (0.75, 2.2, 3.75))
    for side in (-1, 1):
        put(curtain(red, 0.9, 3.4, 4), (side * 1.6, 0.6, 1.5))
    put(curtain(red, 4.4, 0.7, 12), (0, 0.5, 4.3))
    puppet = player(
        rng,
        plan["who"],
        chapter.pale,
        "sly",
        left=(-0.42, -0.42, 0.9),
        right=(0.42, -0.42, 0.9),
        gaze=(0, -0.9),
        hat=chapter.accent,
    )
    put(puppet, (0, 0.62, 1.5), size=1.08)
    wood = m.wood("#c99a5a")
    ends = []
    for side in (-1, 1):
        x, z = side * 0.45, 2.48
        tube([(x - 0.26, 0.0, z), (x + 0.26, -0.12, z)], 0.03, wood, soft=False)
        tube([(x, 0.16, z), (x, -0.28, z)], 0.03, wood, soft=False)
        ends.append((x - side * 0.2, z))
    doll = beast(rng, plan["doll"], plan["mood"], left="up", right=(0.6, -0.3, 1.0), gaze=(0, 0.9))
    put(doll, (0, -0.65, 0), size=1.0, lean=(0, rng.choice((-6, 6))))
    threads = (
        ((-0.45, -0.28, 2.46), (-0.52, -0.8, 1.36)),
        ((0.45, -0.28, 2.46), (0.58, -0.95, 1.02)),
        ((-0.2, -0.1, 2.48), (-0.22, -0.72, 1.62)),
        ((0.2, -0.1, 2.48), (0.22, -0.72, 1.62)),
    )
    for line in threads:
        tube(line, 0.012, m.thread("#f4e8d0"), soft=False)
    put(mouse(rng, size=0.34), (1.05, -0.9, 0), turn=-25)
    subject = (0.0, 0.0, 1.9)
    stage.lights(chapter, subject, rng)
    stage.glow((0, 0.2, 3.9), 12, chapter.key, 0.3)
    stage.camera(subject, distance=8.5, kind=plan["view"], aside=rng.uniform(-8, 8))
