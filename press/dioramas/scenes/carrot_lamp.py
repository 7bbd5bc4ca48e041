"""A carrot is a lamp in the room under the ground, and somebody above pulls it out."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, fuzz, put, ring, sheet, smooth, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import table
from press.dioramas.parts.nature import hill
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import book, chair, picture
from press.dioramas.parts.wild import snail
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(hill(rng, chapter.second, 1.2), (0, 3.4, 2.4))
    soil = "#6a4630" if chapter.name != "attic" else "#5a3a3a"
    cave = [(x * 1.42, 1.2 + z * 1.02) for x, z in ring(1, 44)]
    cave = [(x, max(z, 0.32)) for x, z in cave]
    top = [(-3, 2.55), (-1.5, 2.62), (-0.5, 2.5), (0.6, 2.6), (1.6, 2.52), (3, 2.6)]
    earth = [(-3, -0.2), (3, -0.2), *reversed(smooth(top, 4))]
    put(sheet(earth, m.felt(soil), 1.1, [cave]), (0, 0.5, 0))
    put(sheet([(-2, 0), (2, 0), (2, 2.6), (-2, 2.6)], m.card(chapter.main)), (0, 1.1, 0))
    for _ in range(16):
        x, z = rng.uniform(-1.7, 1.7), rng.choice((rng.uniform(0.0, 0.2), rng.uniform(2.28, 2.45)))
        stone = rng.uniform(0.05, 0.12)
        put(
            ball((stone * 1.3, stone, stone), m.clay(rng.choice(("#9a8f84", "#c4b49c"))), lumps=0.3),
            (x, -0.06, z),
        )
    grass = ball(
        (3.2, 0.75, 0.16), m.felt("#6f8f45" if chapter.name != "winter" else "#eef2f4"), (0, 0.6, 2.52)
    )
    fuzz(grass, m.felt("#7fa04c" if chapter.name != "winter" else "#ffffff"), rng, 5000, 0.2, thick=1.6)
    carrot = turned(
        [(0.0, -0.75), (0.05, -0.7), (0.14, -0.3), (0.2, 0.0), (0.17, 0.06), (0, 0.08)],
        m.lit("#f0600c", 0.35),
    )
    put(carrot, (0.1, -0.02, 2.62), size=1.15)
    for k in (-1, 0, 1):
        tube(
            [(0.1, -0.02, 2.68), (0.1 + k * 0.08, -0.05, 2.95), (0.12 + k * 0.05, -0.1, 3.16)],
            0.04,
            m.felt("#4f8a3f"),
            ends=0.5,
        )
    stage.glow((0.1, -0.15, 1.65), 16, "#ff9a45", 0.15)
    thief = player(
        rng,
        plan["thief"],
        chapter.accent,
        plan["mood"],
        right=(0.34, -0.3, 0.62),
        left=(-0.05, -0.42, 0.62),
        gaze=(0.5, -0.9),
        hat=chapter.main,
    )
    put(thief, (-0.3, 0.3, 2.6), size=0.9, turn=8)
    put(table("#7a5030", 0.9, 0.55), (0.2, 0.25, 0.3), size=0.9)
    put(book(chapter.accent, chapter.pale, 0.34, 0.08, 0.26), (0.25, 0.0, 0.82), turn=15)
    reader = beast(rng, plan["reader"], plan["feeling"], right="up", left=(-0.3, -0.5, 0.8), gaze=(0.6, 0.9))
    put(reader, (-0.52, 0.05, 0.3), size=0.82, turn=14)
    put(chair("#8d6238"), (0.85, 0.35, 0.3), size=0.75, turn=-40)
    put(picture(rng, chapter, 0.4, 0.3), (0.85, 1.02, 1.6), lean=(0, 6))
    put(snail("#d6b183", chapter.accent, "glad"), (1.15, 0.15, 2.6), size=0.36, turn=-30)
    subject = (0.0, 0.2, 2.0)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, distance=8.4, kind=plan["view"], aside=rng.uniform(-5, 5))
