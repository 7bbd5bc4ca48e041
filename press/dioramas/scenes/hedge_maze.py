"""In the middle of a maze a beast has baked a cake, and nobody finds the way."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, fuzz, put, sheet, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import table
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import candle
from press.dioramas.parts.wild import bird, mouse
from press.dioramas.plan import Plan


def _hedge(plan: Plan, a: tuple[float, float], b: tuple[float, float], colour: str) -> None:
    """A hedge between two places: a row of leafy balls."""
    long = abs(b[0] - a[0]) + abs(b[1] - a[1])
    count = max(2, round(long / 0.3))
    for k in range(count + 1):
        x, y = a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count
        leaf = ball((0.24, 0.24, 0.36), m.felt(colour), lumps=0.12)
        fuzz(leaf, m.felt(colour), plan.rng, 220, 0.07)
        put(leaf, (x, y, 0.3))


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth="#cdb98a" if chapter.name != "winter" else "#e8ecee")
    green = "#5f8244" if chapter.name != "winter" else "#6f8f86"
    rows = (
        ((-1.9, 3.4), (1.9, 3.4)),
        ((-1.9, 3.4), (-1.9, -1.2)),
        ((1.9, 3.4), (1.9, -1.2)),
        ((-1.9, -1.2), (0.5, -1.2)),
        ((1.3, -1.2), (1.9, -1.2)),
        ((-1.15, 2.5), (1.15, 2.5)),
        ((-1.15, 2.5), (-1.15, 0.5)),
        ((1.15, 2.5), (1.15, 0.9)),
        ((-1.15, -0.35), (1.2, -0.35)),
        ((-1.15, 0.5), (-0.3, 0.5)),
    )
    for a, b in rows:
        _hedge(plan, a, b, green)
    put(table("#8d5f38", 0.95, 0.5), (0.28, 1.15, 0))
    cake = [(0, 0), (0.34, 0), (0.34, 0.2), (0.24, 0.2), (0.24, 0.36), (0, 0.36)]
    put(turned(cake, m.clay("#d07f8c")), (0.28, 1.1, 0.5))
    for x in (-0.1, 0.02, 0.14):
        put(candle(0.2, 0.04), (0.28 + x, 1.05, 0.86))
    stage.glow((0.28, 0.5, 1.5), 2)
    host = beast(rng, plan["host"], plan["mood"], left="up", right=(0.5, -0.5, 0.9), gaze=(0.2, 0.3))
    put(host, (-0.5, 1.6, 0), size=1.0, turn=8)
    hat = turned([(0.2, 0), (0.0, 0.5)], m.paper(chapter.accent))
    head = {"owl": 1.62, "lion": 1.6}.get(plan["host"], 1.62)
    put(hat, (-0.5, 1.52, head), lean=(-4, 6))
    put(ball((0.06, 0.06, 0.06), m.felt(chapter.pale)), (-0.45, 1.52, head + 0.5))
    for x in (-1.0, -0.2, 0.6):
        tube(
            [(x - 0.15, 2.5, 1.35), (x + 0.25, 2.5, 1.18), (x + 0.65, 2.5, 1.35)],
            0.01,
            m.thread(chapter.pale),
        )
        for k in range(3):
            put(
                sheet(
                    [(-0.09, 0), (0.09, 0), (0, -0.2)],
                    m.paper((chapter.accent, chapter.pale, chapter.main)[k]),
                    0.01,
                ),
                (x + 0.2 * k, 2.49, 1.27 - 0.05 * (k == 1)),
            )
    lost = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["feeling"],
        left="up",
        right="chin",
        gaze=(-0.4, 0.7),
        hat=chapter.dark,
    )
    put(lost, (0.95, -0.75, 0), size=0.78, turn=-14)
    other = player(
        rng,
        plan["other"],
        chapter.main,
        "afraid",
        left="reach",
        right="point",
        gaze=(0.8, 0),
        hat=chapter.accent,
    )
    put(other, (-1.5, 0.3, 0), size=0.72, turn=14)
    trail = [(1.0, -2.0, 0.03), (0.9, -1.3, 0.03), (0.95, -0.85, 0.1)]
    tube(trail, 0.02, m.thread(chapter.accent))
    put(
        bird(rng, chapter.accent, chapter.pale, "sly", gaze=(0.4, -0.5)),
        (1.85, 0.6, 0.66),
        size=0.55,
        turn=-20,
    )
    put(mouse(rng, size=0.3), (0.05, -0.8, 0.02), turn=25)
    subject = (0.0, 0.65, 0.55)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=10.2, aside=rng.uniform(-10, 10), open_=0.8)
