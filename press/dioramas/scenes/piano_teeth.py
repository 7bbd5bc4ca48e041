"""The keys of a piano are its teeth, and they are being brushed."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, sheet, smooth, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import lamp
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import picture, rug, wall
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan

_BROWS = {"afraid": (0.14, -0.06), "cross": (-0.1, 0.12), "glad": (0.1, 0.06)}


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"]), (0, 2.4, 0))
    put(picture(rng, chapter, 0.6, 0.5), (1.35, 2.34, 3.95), lean=(0, 8))
    dark = m.wood(rng.choice(("#4a2a22", "#5f3a26", "#39313f")))
    put(box((2.7, 0.8, 2.6), dark, edge=0.06), (0.1, 1.5, 0.3))
    put(box((2.9, 1.0, 0.12), dark, edge=0.04), (0.1, 1.45, 2.9))
    for x in (-1.15, 1.35):
        put(turned([(0.1, 0), (0.14, 0.2), (0.08, 0.5), (0.13, 0.95)], dark), (x, 0.65, 0))
    put(box((2.6, 0.2, 1.15), m.felt("#5a1422"), edge=0.05), (0.1, 1.05, 0.85))
    put(box((2.7, 0.95, 0.14), dark, edge=0.05), (0.1, 0.9, 0.85))
    for k in range(9):
        x = -0.98 + k * 0.27
        low = 0.3 if k != 6 else 0.14
        put(
            box((0.23, 0.34, low), m.bead("#fbf5e4"), edge=0.06), (x, 0.62 - 0.1 * (1 - abs(k - 4) / 4), 0.98)
        )
        put(box((0.23, 0.3, 0.32), m.bead("#fbf5e4"), edge=0.06), (x, 0.75, 1.62))
        if k in {1, 2, 4, 5, 7}:
            put(box((0.1, 0.26, 0.13), m.bead("#1b161c"), edge=0.02), (x - 0.13, 0.74, 1.22))
    inner, outer = _BROWS[plan["mood"]]
    for s in (-1, 1):
        eye = (0.1 + s * 0.55, 1.06, 2.4)
        put(ball((0.26, 0.14, 0.28), m.bead("#f6f0e2")), eye)
        put(ball((0.12, 0.06, 0.13), m.bead("#17131a")), (eye[0] - 0.09, 0.94, 2.34))
        tube(
            [
                (0.1 + s * 0.3, 0.98, 2.76 + inner),
                (0.1 + s * 0.55, 0.95, 2.82),
                (0.1 + s * 0.82, 0.98, 2.76 + outer),
            ],
            0.05,
            m.thread("#e8d8b8"),
        )
    tongue = smooth([(-0.4, 0), (-0.38, -0.75), (0, -0.95), (0.38, -0.75), (0.4, 0)], closed=True)
    put(sheet(tongue, m.felt("#c8485a"), 0.09), (0.45, 0.4, 1.0), lean=(-12, 0))
    put(rug(chapter.main, chapter.accent, 1.7, 0.8), (0.1, -0.7, 0))
    who = player(
        rng,
        plan["who"],
        chapter.accent,
        "glad",
        right=(0.62, -0.3, 1.08),
        left="hold",
        gaze=(0.7, 0.5),
        hat=chapter.dark,
    )
    put(who, (-0.92, -0.35, 0), size=1.08, turn=32)
    tube(
        [(-0.45, -0.62, 1.02), (-0.12, -0.2, 1.3), (0.05, 0.12, 1.45)],
        0.045,
        m.bead(chapter.accent),
        soft=False,
    )
    put(box((0.3, 0.16, 0.12), m.felt("#f6f2e8")), (0.1, 0.24, 1.4), turn=25)
    other = beast(rng, plan["other"], plan["feeling"], left="hide", right="hide", gaze=(-0.7, 0.5))
    put(other, (1.15, -0.55, 0), size=0.82, turn=-26)
    put(lamp(chapter.pale, 0.8), (-0.75, 1.5, 3.02))
    put(mouse(rng, size=0.32), (0.3, -1.1, 0.04), turn=-20)
    subject = (0.08, 0.3, 1.75)
    stage.lights(chapter, subject, rng, key=1.1)
    stage.camera(subject, kind=plan["view"], distance=8.6, aside=rng.uniform(-8, 8))
