"""The beast is the magician: it has pulled someone out of a hat."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, sheet, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.nature import star
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import curtain
from press.dioramas.parts.wild import moth
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(sheet([(-5, 0), (5, 0), (5, 7), (-5, 7)], m.card(chapter.dark)), (0, 2.8, 0))
    velvet = chapter.main if chapter.main != chapter.accent else chapter.second
    for side in (-1, 1):
        put(curtain(velvet, 1.5, 6.5, 4), (side * 1.75, 1.6, -0.2))
    put(curtain(velvet, 6, 1.1, 14), (0, 1.4, 4.1))
    put(box((4.4, 1.9, 0.35), m.wood(chapter.table)), (0, 0.2, 0))
    lamps = [(-1.5 + 0.6 * k, -0.7, 0.4) for k in range(6)]
    for at in lamps:
        put(ball((0.08, 0.06, 0.08), m.lit("#ffd28a", 9)), at)
    stage.glow((0, -1.0, 0.5), 10, "#ffca80", 0.6)
    hat = [
        (0, 0),
        (0.52, 0),
        (0.55, 0.05),
        (0.6, 0.95),
        (0.98, 1.06),
        (0.98, 1.1),
        (0.56, 1.02),
        (0.5, 0.1),
        (0, 0.08),
    ]
    put(turned(hat, m.felt("#1f1c26")), (0.55, 0.0, 0.35))
    put(
        turned([(0.575, 0.6), (0.6, 0.62), (0.615, 0.8), (0.59, 0.82)], m.felt(chapter.accent)),
        (0.55, 0, 0.35),
    )
    pulled = player(
        rng, plan["who"], chapter.pale, "afraid", left="up", right="up", gaze=(-0.7, -0.4), hat=chapter.accent
    )
    put(pulled, (0.55, 0.0, 0.98), size=0.92, turn=-14, lean=(0, 5))
    wizard = beast(rng, plan["wizard"], plan["mood"], right=(0.62, -0.36, 1.16), left="up", gaze=(0.8, 0.2))
    put(wizard, (-0.82, -0.1, 0.35), size=1.0, turn=20)
    tube([(-0.32, -0.5, 1.45), (-0.12, -0.55, 2.15)], 0.03, m.bead("#1a1720"), soft=False)
    put(ball((0.045, 0.045, 0.06), m.bead("#fbf6e8")), (-0.12, -0.55, 2.18))
    for k in range(7):
        a = k * math.tau / 7
        put(star(chapter.accent, 0.06, 0.05), (-0.1 + 0.42 * math.cos(a), -0.2, 2.5 + 0.3 * math.sin(a)))
    cape = [(-0.45, 0), (0.45, 0), (0.2, 0.8), (-0.2, 0.8)]
    put(sheet(cape, m.felt(chapter.accent), 0.05), (-0.95, 0.42, 0.35), turn=20, size=1.2)
    put(moth(chapter.pale, chapter.accent, 0.32), (1.25, -0.2, 3.1), turn=-20)
    subject = (0.0, 0.1, 1.85)
    stage.lights(chapter, subject, rng, side=-1)
    stage.camera(subject, distance=8.4, kind=plan["view"], aside=rng.uniform(-8, 8))
