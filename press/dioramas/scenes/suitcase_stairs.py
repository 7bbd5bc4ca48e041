"""Stairs go down into an open suitcase, where a light is on."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, ring, sheet, tube
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.nature import felt_tree, hill
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import books, picture, rug, wall
from press.dioramas.parts.things import clock
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    if plan["place"] == "hill":
        put(hill(rng, chapter.second, 1.3), (0, 3.6, 0))
        for x in (-1.5, 1.2):
            put(felt_tree(rng, chapter.main, 1.5), (x, 2.9, 0))
    else:
        put(wall(chapter, plan["place"]), (0, 2.9, 0))
        put(picture(rng, chapter, 0.8, 0.6), (-0.9, 2.84, 3.1))
        put(rug(chapter.main, chapter.accent, 1.9, 1.2), (0, 0.2, 0))
    leather, lining = m.card(rng.choice(("#9a5f34", chapter.accent, "#5f6a7a"))), m.paper(chapter.pale)
    high = 0.8
    for at, size in (
        ((0, -0.5, 0), (2.4, 0.1, high)),
        ((0, 1.3, 0), (2.4, 0.1, high)),
        ((-1.15, 0.4, 0), (0.1, 1.8, high)),
        ((1.15, 0.4, 0), (0.1, 1.8, high)),
    ):
        put(box(size, leather, edge=0.04), at)
    put(box((2.3, 1.7, 0.03), m.lit(chapter.key, 0.6)), (0, 0.4, 0.02))
    put(box((2.4, 0.3, 1.75), leather, edge=0.05), (0, 1.5, 0.85), lean=(-12, 0))
    put(box((2.16, 0.06, 1.5), lining), (0, 1.33, 0.98), lean=(-12, 0))
    for x in (-0.6, 0.6):
        put(box((0.1, 0.04, 1.45), m.wood("#5a3624"), edge=0.01), (x, 1.28, 1.0), lean=(-12, 0))
        put(box((0.16, 0.06, 0.2), m.brass(), edge=0.02), (x, -0.57, 0.72))
    tube(
        [(-0.2, -0.56, 0.62), (-0.16, -0.72, 0.58), (0.16, -0.72, 0.58), (0.2, -0.56, 0.62)],
        0.04,
        m.wood("#5a3624"),
    )
    for k in range(5):
        put(box((0.75, 0.26, 0.92 - 0.19 * k), m.wood("#b9803f")), (-0.6, 1.05 - 0.27 * k, 0.02))
    stage.glow((0.35, 0.3, 0.55), 14, chapter.key, 0.2)
    put(ball((0.09, 0.09, 0.11), m.lit("#ffd28a", 9)), (0.75, 0.9, 0.82))
    tube([(0.75, 0.9, 0.93), (0.75, 1.0, 1.6), (0.72, 1.22, 1.95)], 0.01, m.thread("#3a2a22"))
    climber = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["mood"],
        right="up",
        left="reach",
        gaze=(0.6, 0.3),
        hat=chapter.dark,
    )
    put(climber, (-0.58, 0.92, 0.9), size=0.82, turn=14)
    inside = player(
        rng, plan["other"], chapter.main, "sad", right="up", left="down", gaze=(-0.5, 0.8), hat=chapter.accent
    )
    put(inside, (0.5, 0.35, 0.05), size=0.85, turn=-10)
    guard = beast(
        rng, plan["guard"], plan["feeling"], left=(-0.5, -0.55, 1.0), right="down", gaze=(-0.7, 0.1)
    )
    put(guard, (1.2, -1.3, 0), size=0.82, turn=-22)
    ticket = sheet([(-0.16, -0.09), (0.16, -0.09), (0.16, 0.09), (-0.16, 0.09)], m.paper("#f2dca0"), 0.015)
    put(ticket, (0.62, -1.66, 0.9), lean=(-20, 12))
    put(books(rng, chapter, 2), (-1.5, -1.0, 0), turn=15)
    put(clock(chapter.pale, 0.2, 10, 12), (-1.45, -1.2, 0.52), lean=(-20, 0), turn=14)
    put(mouse(rng, size=0.32), (-0.7, -1.3, 0.03), turn=25)
    put(sheet(ring(0.07, 12), m.brass(), 0.02), (0.1, -1.5, 0.02), lean=(-90, 0))
    subject = (0.05, 0.2, 1.1)
    stage.lights(chapter, subject, rng, key=0.75)
    stage.camera(subject, kind=plan["view"], distance=8.9, aside=rng.uniform(-10, 10))
