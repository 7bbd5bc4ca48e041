"""On a pair of scales a small felt heart is heavier than a whole beast."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, group, put, sheet, smooth, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.nature import hill
from press.dioramas.parts.people import orbit, player
from press.dioramas.parts.rooms import wall
from press.dioramas.parts.things import HEART
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def _pan(chapter_colour: str, high: float) -> object:
    dish = [(0, 0), (0.3, 0.02), (0.52, 0.1), (0.6, 0.2), (0.56, 0.2), (0.3, 0.06), (0, 0.04)]
    made = [turned(dish, m.brass())]
    made += [
        tube([(0.58 * x, 0.58 * y, 0.18), (0, 0, high)], 0.01, m.thread(chapter_colour), soft=False)
        for x, y in orbit(1, 3, 0.5)
    ]
    return group(*made)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth=chapter.main if plan["place"] == "hill" else None)
    if plan["place"] == "hill":
        put(hill(rng, chapter.second, 1.5), (0, 3.3, 0))
    else:
        put(wall(chapter, plan["place"]), (0, 2.6, 0))
    low, high = (-1.02, 0.6, 2.75), (1.02, 0.6, 3.75)
    brass = m.brass()
    foot = [(0, 0), (0.6, 0), (0.58, 0.08), (0.2, 0.16), (0.08, 0.4), (0.06, 3.1), (0.12, 3.2), (0.0, 3.5)]
    put(turned(foot, brass), (0, 0.6, 0))
    tube([low, (0, 0.6, 3.32), high], 0.055, brass)
    put(ball((0.14, 0.14, 0.14), brass), (0, 0.6, 3.34))
    put(_pan("#e8dcc4", 2.15), (low[0], 0.5, 0.55))
    put(_pan("#e8dcc4", 2.15), (high[0], 0.5, 1.58))
    heart = sheet(smooth([(x * 1.5, z * 1.5) for x, z in HEART], closed=True), m.felt(chapter.accent), 0.2)
    put(heart, (low[0], 0.45, 1.0), turn=10)
    put(
        beast(rng, plan["heavy"], plan["mood"], left="hide", right="up", gaze=(-0.8, -0.5)),
        (high[0] - 0.02, 0.5, 1.66),
        size=0.78,
        turn=-16,
    )
    who = player(
        rng,
        plan["who"],
        chapter.pale,
        "sad",
        left=(-0.55, -0.2, 1.0),
        right="chin",
        gaze=(-0.8, 0.2),
        hat=chapter.accent,
    )
    put(who, (-0.05, -0.65, 0), size=0.95, turn=-16)
    put(mouse(rng, size=0.34), (high[0] - 0.1, -0.35, 0), turn=-15)
    tube([(0.6, 0.1, 0.02), (0.9, -0.28, 0.4), (0.85, 0.4, 1.56)], 0.01, m.thread(chapter.pale))
    subject = (0.0, 0.2, 2.0)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, distance=8.7, kind=plan["view"], aside=rng.uniform(-8, 8))
