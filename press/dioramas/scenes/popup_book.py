"""One of those in a pop-up book has stepped off its page."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import box, group, put, sheet, smooth
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import lamp
from press.dioramas.parts.nature import moon
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import books, candle
from press.dioramas.parts.things import suitcase
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def _pine(colour: str, tall: float) -> object:
    half = [
        (0.07, 0),
        (0.07, 0.2),
        (0.4, 0.25),
        (0.2, 0.5),
        (0.32, 0.52),
        (0.13, 0.78),
        (0.22, 0.8),
        (0, 1.15),
    ]
    outline = [(x * tall, z * tall) for x, z in (*half, *((-x, z) for x, z in reversed(half[:-1])))]
    return sheet(outline, m.paper(colour), 0.03)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth=chapter.second if plan.take % 2 else None)
    put(box((3.5, 2.3, 0.08), m.card(chapter.accent)), (0, 0.7, 0))
    for side in (-1, 1):
        for k in range(4):
            put(
                box((1.62 - 0.02 * k, 2.14, 0.03), m.paper(chapter.pale), edge=0.006),
                (side * 0.83, 0.7, 0.08 + 0.035 * k),
                lean=(0, side * (k - 1.5) * 0.5),
            )
        for k in range(7):
            put(
                box((1.1, 0.025, 0.006), m.card(chapter.dark), edge=0.001),
                (side * 0.85, -0.22 - 0.0 * k + 0.11 * (k - 2), 0.222),
            )
    greens = (chapter.main, "#4f7a55", "#6f9060", chapter.dark)
    for k, (x, y, tall) in enumerate(
        (
            (-1.35, 1.6, 1.9),
            (-0.7, 1.75, 2.5),
            (0.05, 1.8, 2.1),
            (0.75, 1.7, 2.7),
            (1.4, 1.5, 1.8),
            (-1.1, 1.1, 1.3),
            (1.15, 1.05, 1.4),
            (-1.5, 0.6, 0.9),
            (1.5, 0.55, 0.8),
        )
    ):
        put(_pine(greens[k % 4], tall), (x, y, 0.2), turn=rng.uniform(-12, 12))
        put(
            sheet([(-0.1, 0), (0.1, 0), (0, 0.35)], m.paper(chapter.pale), 0.012),
            (x, y - 0.1, 0.2),
            lean=(20, 0),
        )
    put(group(moon(chapter.key, 0.36, shining=1.4)), (0.35, 2.1, 3.3))
    gap = smooth([(-0.42, 0), (-0.45, 0.9), (-0.1, 1.5), (0.35, 1.2), (0.42, 0)], 4)
    put(sheet(gap, m.paper(chapter.dark), 0.02), (-0.2, 1.5, 0.2), size=1.15)
    comer = beast(rng, plan["comer"], plan["mood"], right="reach", left="down", gaze=(0.6, -0.2))
    put(comer, (-0.48, 0.25, 0.22), size=1.05, turn=16)
    put(suitcase(rng, chapter.accent), (-1.25, -0.15, 0.22), size=0.9, turn=20)
    who = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["feeling"],
        left=plan["arm"],
        right="chin",
        gaze=(-0.8, 0.2),
        hat=chapter.main,
    )
    put(who, (0.98, -0.75, 0), size=1.05, turn=-32)
    put(books(rng, chapter, 2), (-1.45, -1.2, 0), turn=12)
    put(candle(0.35), (-1.45, -1.2, 0.36))
    stage.glow((-1.35, -1.35, 1.0), 6)
    put(lamp(chapter.pale, 1.3), (1.75, 1.0, 0))
    put(mouse(rng, size=0.3), (0.15, -0.75, 0.0), turn=-20)
    subject = (0.0, 0.2, 1.45)
    stage.lights(chapter, subject, rng, key=0.9)
    stage.camera(subject, kind=plan["view"], distance=8.5, aside=rng.uniform(-8, 8))
