"""A burning match brings a flower to someone of snow."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, group, put, sheet, smooth, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.faces import face
from press.dioramas.parts.nature import hill, paper_tree
from press.dioramas.parts.rooms import wall
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def _match(flower: str, mood: str) -> object:
    wood = m.wood("#e0bf8a")
    at, radii = (0.0, 0.0, 1.55), (0.26, 0.25, 0.32)
    made = [
        box((0.22, 0.22, 1.4), wood, (0, 0, 0), 0.03),
        ball(radii, m.clay("#b8332c"), at, 0.06),
        *face(at, radii, mood, gaze=(0.9, 0), brow="#f0d9a8"),
    ]
    flame = [(0, 0), (0.17, 0.08), (0.2, 0.24), (0.1, 0.5), (0.02, 0.76), (0, 0.8)]
    made.append(turned(flame, m.lit("#ffab38", 8), (0, 0.04, 1.8)))
    made.append(
        turned([(0, 0), (0.09, 0.06), (0.1, 0.16), (0.0, 0.42)], m.lit("#fff0b0", 12), (0, -0.12, 1.82))
    )
    made += [
        tube([(0.1, 0, 1.05), (0.32, -0.15, 0.95), (0.6, -0.25, 1.15)], 0.035, wood),
        tube([(-0.1, 0, 1.05), (-0.34, -0.1, 0.85), (-0.2, -0.2, 0.7)], 0.035, wood),
    ]
    made += [
        tube([(s * 0.07, 0, 0.1), (s * 0.14, -0.1, 0.0), (s * 0.2, -0.25, 0.0)], 0.04, wood) for s in (-1, 1)
    ]
    made.append(tube([(0.6, -0.25, 0.95), (0.62, -0.27, 1.42)], 0.018, m.thread("#5f8a3f"), soft=False))
    for x, z in ((0.08, 0), (-0.08, 0), (0, 0.08), (0, -0.08)):
        made.append(ball((0.06, 0.03, 0.06), m.felt(flower), (0.62 + x, -0.29, 1.48 + z)))
    made.append(ball((0.04, 0.04, 0.04), m.felt("#f2c84a"), (0.62, -0.32, 1.48)))
    return group(*made)


def _snow(scarf: str, mood: str) -> object:
    snow = m.felt("#fafbfb")
    at, radii = (0.0, 0.0, 1.3), (0.33, 0.3, 0.33)
    made = [
        ball((0.5, 0.46, 0.5), snow, (0, 0, 0.42), 0.06),
        ball((0.36, 0.33, 0.33), snow, (0, 0, 0.92), 0.04),
    ]
    made += [ball(radii, snow, at, 0.03), *face(at, radii, mood, gaze=(-0.9, 0.1))]
    made += [ball((0.07, 0.03, 0.05), m.felt("#f0a8b0"), (s * 0.2, -0.26, 1.2)) for s in (-1, 1)]
    made.append(put(turned([(0.05, 0), (0.01, 0.26)], m.clay("#e5702a")), (0, -0.28, 1.27), lean=(85, 0)))
    made.append(turned([(0.24, 1.0), (0.3, 1.05), (0.26, 1.12), (0.2, 1.14)], m.felt(scarf)))
    made.append(turned([(0.3, 1.5), (0.32, 1.56), (0.2, 1.7), (0.05, 1.74), (0, 1.74)], m.felt(scarf)))
    made += [
        tube(
            [(s * 0.3, 0, 0.95), (s * 0.5, -0.2, 1.05), (s * 0.28, -0.4, 1.12)],
            0.03,
            m.wood("#5a3a26"),
            ends=0.6,
        )
        for s in (-1, 1)
    ]
    return group(*made)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    indoors = plan["place"] != "hill"
    stage.set_up(chapter, rng, cloth=None if indoors else "#eef2f5")
    if indoors:
        put(wall(chapter, plan["place"]), (0, 2.6, 0))
    else:
        put(hill(rng, chapter.second, 1.6), (0, 3.5, 0))
        for x, y in ((-1.5, 2.3), (1.3, 2.5), (0.5, 2.9)):
            put(paper_tree(rng, chapter.main, rng.uniform(1.4, 2.0)), (x, y, 0))
    put(
        _match(chapter.accent if chapter.accent != "#b8332c" else "#f2f2f2", plan["mood"]),
        (-0.82, 0.1, 0),
        size=1.25,
        turn=16,
        lean=(0, 6),
    )
    stage.glow((-0.55, -0.35, 2.75), 34, "#ff9a40", 0.15)
    put(_snow(chapter.main, plan["feeling"]), (0.7, 0.25, 0.02), size=1.2, turn=-22)
    puddle = smooth(
        [(-0.7, 0), (-0.3, 0.32), (0.4, 0.28), (0.8, 0.0), (0.3, -0.3), (-0.4, -0.32)], closed=True
    )
    put(sheet(puddle, m.bead("#a9c4d0"), 0.02), (0.72, -0.3, 0.03), lean=(-90, 0))
    box_at = (-1.3, 1.35, 0)
    put(box((1.2, 0.4, 0.75), m.card(chapter.accent), edge=0.01), box_at, turn=12)
    put(box((1.21, 0.3, 0.5), m.card("#4a3530"), edge=0.01), (-1.3, 1.29, 0.12), turn=12)
    for k in range(4):
        put(
            group(
                box((0.07, 0.07, 0.7), m.wood("#e0bf8a"), edge=0.01),
                ball((0.08, 0.08, 0.1), m.clay("#b8332c"), (0, 0, 0.74)),
            ),
            (-1.6 + 0.19 * k, 1.3, 0.7),
            lean=(0, rng.uniform(-8, 8)),
        )
    minder = beast(
        rng, plan["minder"], "afraid", left=(-0.32, -0.6, 0.78), right=(0.32, -0.6, 0.78), gaze=(-0.9, 0.3)
    )
    put(minder, (0.98, -1.1, 0), size=0.64, turn=-24)
    put(
        turned([(0, 0), (0.17, 0), (0.24, 0.34), (0.22, 0.34), (0, 0.3)], m.brass("#b8bcc2")),
        (0.82, -1.5, 0.36),
    )
    put(turned([(0, 0.31), (0.22, 0.31)], m.bead("#7fb4d0")), (0.82, -1.5, 0.36))
    put(mouse(rng, size=0.3), (-0.25, -1.1, 0), turn=15)
    subject = (0.0, 0.0, 1.6)
    stage.lights(chapter, subject, rng, key=0.6, fill=0.9)
    stage.camera(subject, kind=plan["view"], distance=8.6, aside=rng.uniform(-8, 8))
