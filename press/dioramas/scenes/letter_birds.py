"""Letters fly out of the box like birds, and two want to catch the same one."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, group, put, ring, sheet, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import house
from press.dioramas.parts.nature import cloud, hill
from press.dioramas.parts.people import player
from press.dioramas.parts.wild import snail
from press.dioramas.plan import Plan


def _letter(paper: str, seal: str, size: float) -> object:
    body = sheet([(-0.26, -0.17), (0.26, -0.17), (0.26, 0.17), (-0.26, 0.17)], m.paper(paper), 0.03)
    flap = [
        tube(
            [(-0.25, -0.03, 0.16), (0, -0.03, -0.02), (0.25, -0.03, 0.16)],
            0.008,
            m.thread("#8a7458"),
            soft=False,
        )
    ]
    flap.append(ball((0.05, 0.02, 0.05), m.bead(seal), (0, -0.03, -0.01)))
    wings = []
    for s in (-1, 1):
        wing = [(0, -0.08), (s * 0.3, 0.06), (s * 0.62, 0.3), (s * 0.42, 0.34), (s * 0.2, 0.28), (0, 0.14)]
        wings.append(put(sheet(wing, m.paper(paper), 0.015), (s * 0.2, 0.02, 0.05), turn=s * -28))
    eyes = [ball((0.03, 0.02, 0.03), m.bead("#17131a"), (s * 0.1, -0.03, 0.1)) for s in (-1, 1)]
    return put(group(body, *flap, *wings, *eyes), size=size)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth=chapter.main if plan.take % 2 else None)
    put(hill(rng, chapter.second, 1.5), (0, 3.5, 0))
    put(hill(rng, chapter.main, 0.8), (0, 2.6, 0))
    put(house(chapter.pale, chapter.accent, size=0.55), (-1.3, 2.0, 0), turn=12)
    red = m.clay("#c23b32" if chapter.name != "theatre" else "#d9a23a")
    pillar = [
        (0, 0),
        (0.5, 0),
        (0.5, 0.14),
        (0.42, 0.18),
        (0.42, 1.55),
        (0.52, 1.6),
        (0.52, 1.7),
        (0.4, 1.82),
        (0.2, 1.9),
        (0, 1.92),
    ]
    put(turned(pillar, red), (-0.05, 0.6, 0))
    put(box((0.56, 0.16, 0.12), m.bead("#140f12"), edge=0.02), (-0.05, 0.24, 1.3))
    put(box((0.6, 0.05, 0.2), red, edge=0.02), (-0.05, 0.12, 1.42), lean=(-50, 0))
    put(
        sheet([(-0.16, -0.2), (0.16, -0.2), (0.16, 0.2), (-0.16, 0.2)], m.paper(chapter.pale), 0.02),
        (-0.05, 0.17, 0.85),
    )
    flock = (
        (-0.1, 0.05, 1.85, 0.7, 30),
        (0.35, 0.0, 2.4, 0.95, -18),
        (-0.5, 0.1, 2.85, 1.0, 20),
        (0.55, 0.3, 3.35, 1.05, -25),
        (-0.75, 0.4, 3.8, 0.85, 24),
        (0.0, 0.5, 4.15, 0.75, -12),
        (1.15, 0.4, 4.0, 0.65, -20),
    )
    papers = (chapter.pale, "#f3dfc0", chapter.pale, chapter.key)
    for k, (x, y, z, size, lean) in enumerate(flock):
        put(
            _letter(papers[k % 4], chapter.accent, size),
            (x, y, z),
            lean=(rng.uniform(-10, 15), lean),
            turn=rng.uniform(-20, 20),
        )
    who = player(
        rng,
        plan["who"],
        "#2f4a7a",
        plan["mood"],
        right=(-0.28, -0.3, 1.5),
        left=(-0.5, -0.3, 1.05),
        gaze=(-0.5, 0.9),
        hat=chapter.accent,
    )
    put(who, (1.02, -0.45, 0), size=1.05, turn=-18)
    tube([(0.42, -0.85, 1.0), (0.72, -0.78, 1.6), (0.82, -0.6, 2.35)], 0.03, m.wood("#8d6238"), soft=False)
    hoop = [(0.82 + 0.34 * x, -0.6, 2.68 + 0.34 * z) for x, z in [*ring(1, 24), (1, 0)]]
    tube(hoop, 0.025, m.brass(), soft=False)
    net = m.thread("#efe6d4")
    for k in range(9):
        x, _, z = hoop[k * 2 + 1]
        tube([(x, -0.6, z), ((x + 0.86) / 2, -0.3, (z + 2.6) / 2), (0.9, 0.1, 2.55)], 0.008, net)
    put(_letter(chapter.pale, chapter.accent, 0.55), (0.84, -0.45, 2.66), lean=(0, 20))
    rival = beast(rng, plan["rival"], plan["feeling"], right=(0.5, -0.3, 1.42), left="up", gaze=(0.5, 0.9))
    put(rival, (-1.0, -0.5, 0), size=1.0, turn=22)
    put(snail("#d6b183", chapter.accent, "glad"), (0.2, -1.15, 0), size=0.34, turn=-20)
    put(cloud(rng, "#f4efe6", 0.9), (-1.3, 2.2, 4.2))
    subject = (0.0, 0.1, 2.05)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=8.8, aside=rng.uniform(-8, 8))
