"""The cuckoo has had to leave its clock; somebody else lives there now."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put, sheet, tube
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import lamp
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import books, rug, wall
from press.dioramas.parts.things import clock, suitcase
from press.dioramas.parts.wild import bird, mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"]), (0, 1.9, 0))
    wood, roof = m.wood("#8d5f38"), m.wood("#5a3624")
    put(box((1.9, 0.7, 1.25), wood, edge=0.04), (0.0, 1.5, 1.75))
    put(
        sheet(
            [(-0.95, 0), (0.95, 0), (0.95, 0.55), (0, 1.4), (-0.95, 0.55)],
            wood,
            0.7,
            [[(-0.4, 0.02), (0.4, 0.02), (0.4, 0.8), (-0.4, 0.8)]],
        ),
        (0.0, 1.5, 3.0),
    )
    put(sheet([(-0.5, 0), (0.5, 0), (0.5, 0.9), (-0.5, 0.9)], m.lit(chapter.key, 1.6), 0.02), (0, 1.82, 2.98))
    stage.glow((0, 1.2, 3.5), 5, chapter.key)
    for s in (-1, 1):
        put(box((1.62, 0.95, 0.1), roof), (s * 0.56, 1.42, 3.9), lean=(0, s * 42))
        put(box((0.4, 0.04, 0.8), m.wood(chapter.accent)), (s * 0.56, 1.02, 3.0), turn=s * -35)
        put(ball((0.16, 0.12, 0.26), m.clay("#6a4a30"), lumps=0.15), (s * 0.4, 1.2, 0.62 + 0.25 * (s + 1)))
        tube([(s * 0.4, 1.2, 1.78), (s * 0.4, 1.2, 0.7 + 0.25 * (s + 1))], 0.014, m.brass(), soft=False)
        for k in range(3):
            leaf = [(0, 0), (0.14, 0.1), (0.3, 0.03), (0.16, -0.1)]
            put(
                sheet([(s * x, z) for x, z in leaf], m.felt("#6f8a4a"), 0.04),
                (s * (0.98 + 0.02 * k), 1.1, 1.85 + 0.42 * k),
                lean=(0, s * (30 - 40 * k)),
            )
    put(clock(chapter.pale, 0.52, rng.uniform(0, 12), rng.uniform(0, 60)), (0, 1.08, 2.36))
    new = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["mood"],
        left="up",
        right=(0.5, -0.5, 1.05),
        gaze=(0.2, -0.9),
        hat=chapter.dark,
    )
    put(new, (0.0, 0.95, 2.98), size=0.66)
    put(ball((0.24, 0.16, 0.14), m.felt("#fbf7ee"), lumps=0.1), (0.34, 0.6, 3.72), lean=(0, 20))
    put(
        bird(
            rng,
            rng.choice(("#7f98b0", "#a8805a", chapter.accent)),
            chapter.pale,
            plan["feeling"],
            gaze=(-0.3, 0.95),
        ),
        (0.72, -0.7, 0.04),
        size=1.55,
        turn=-18,
    )
    put(suitcase(rng, chapter.main), (0.16, -1.2, 0.03), turn=12, size=0.95)
    tube([(0.55, -1.1, 0.62), (0.38, -1.25, 0.5), (0.2, -1.2, 0.42)], 0.014, m.thread(chapter.accent))
    friend = beast(
        rng,
        plan["friend"],
        "sad" if plan.take % 2 else "glad",
        right=(0.6, -0.4, 0.98),
        left="chin",
        gaze=(0.7, 0.1),
    )
    put(friend, (-0.85, -0.55, 0), size=1.0, turn=28)
    put(rug(chapter.main, chapter.accent, 1.7, 0.85), (0, -0.6, 0))
    put(lamp(chapter.pale, 1.5), (-1.6, 0.9, 0))
    put(books(rng, chapter, 3), (1.5, 1.1, 0))
    put(mouse(rng, size=0.3), (1.25, -1.1, 0.04), turn=-18)
    subject = (0.0, 0.3, 2.05)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=8.8, aside=rng.uniform(-9, 9))
