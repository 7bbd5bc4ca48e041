"""A lit town is kept in a drawer, and somebody large has opened it."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, tube
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import house
from press.dioramas.parts.nature import felt_tree, paper_tree
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import books, candle, picture, wall
from press.dioramas.parts.wild import moth
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"]), (0, 2.2, 0))
    wood = m.wood("#8d5f38")
    put(box((3.0, 1.2, 0.75), wood, edge=0.04), (0, 1.2, 0))
    put(box((3.0, 1.2, 0.5), wood, edge=0.04), (0, 1.75, 0.7))
    put(box((3.2, 1.35, 0.12), m.wood("#a8703f"), edge=0.04), (0, 1.3, 1.65))
    for x in (-1.45, 1.45):
        put(box((0.12, 1.2, 1.7), wood), (x, 1.2, 0))
    for x in (-0.72, 0.72):
        put(box((1.3, 0.06, 0.52), m.wood("#a8703f"), edge=0.04), (x, 0.58, 0.1))
        put(ball((0.08, 0.08, 0.08), m.brass()), (x, 0.5, 0.36))
    put(box((2.6, 1.6, 0.08), m.wood("#b98a55")), (0, 0.15, 0.72))
    for x in (-1.3, 1.3):
        put(box((0.08, 1.6, 0.42), m.wood("#a8703f")), (x, 0.15, 0.74))
    put(box((2.76, 0.1, 0.5), m.wood("#a8703f"), edge=0.04), (0, -0.68, 0.7))
    for x in (-0.7, 0.7):
        put(ball((0.09, 0.09, 0.09), m.brass()), (x, -0.78, 0.94))
    put(box((2.5, 1.4, 0.04), m.felt("#7f9a5a")), (0, 0.1, 0.8))
    spots = [(-0.95, 0.45), (-0.3, 0.6), (0.35, 0.5), (0.95, 0.4), (-0.75, -0.05), (0.8, -0.05)]
    for k, (x, y) in enumerate(spots):
        colour = (chapter.pale, chapter.key, "#d9c4b0")[k % 3]
        put(
            house(colour, (chapter.accent, chapter.main)[k % 2], size=0.46 if k < 4 else 0.36, shine=8),
            (x, y, 0.83),
            turn=rng.uniform(-16, 16),
        )
    for x, y in ((-1.15, 0.0), (0.05, 0.3), (0.45, 0.1), (1.15, 0.1)):
        put(rng.choice((felt_tree, paper_tree))(rng, "#4f7a46", 0.42), (x, y, 0.83))
    tiny = player(
        rng, plan["who"], chapter.accent, plan["mood"], right="up", left="up", gaze=(0, 0.9), hat=chapter.dark
    )
    put(tiny, (0.1, -0.3, 0.83), size=0.36)
    looker = beast(
        rng,
        plan["looker"],
        plan["feeling"],
        left=(-0.25, -0.62, 0.3),
        right=(0.5, -0.75, 0.2),
        gaze=(0.2, -0.9),
    )
    put(looker, (-0.35, 1.15, 1.76), size=1.12, turn=6, lean=(8, 0))
    put(books(rng, chapter, 3), (1.1, 1.4, 1.77))
    put(candle(0.4), (1.1, 1.4, 2.2))
    stage.glow((1.05, 1.1, 3.0), 8)
    put(picture(rng, chapter), (0.95, 2.15, 3.9), lean=(0, -6))
    put(moth(chapter.pale, chapter.accent, 0.26), (0.75, 0.2, 2.3), turn=-15)
    tube([(-1.0, -0.8, 0.94), (-1.0, -0.85, 0.5), (-0.95, -0.9, 0.02)], 0.012, m.thread(chapter.accent))
    subject = (0.05, 0.4, 1.75)
    stage.lights(chapter, subject, rng, key=0.75)
    stage.camera(subject, kind=plan["view"], distance=8.5, aside=rng.uniform(-10, 10))
