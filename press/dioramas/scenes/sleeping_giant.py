"""A hill is a sleeping face with houses on it, and somebody has brought a trumpet."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, fuzz, put, tube, turned
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.faces import face
from press.dioramas.parts.homes import house
from press.dioramas.parts.nature import cloud, felt_tree, hill, paper_tree, star
from press.dioramas.parts.people import player
from press.dioramas.parts.wild import bird
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth="#7f9a5a" if chapter.name != "winter" else "#e9eef2")
    put(hill(rng, chapter.second, 1.6), (0, 3.6, 0))
    skin = rng.choice(("#c89a78", "#9ab08a", "#b8a0b8"))
    grass = "#7a9a50" if chapter.name != "winter" else "#f2f5f6"
    at, radii = (0.0, 1.2, 0.95), (1.55, 1.15, 1.45)
    ball(radii, m.clay(skin), at, 0.03)
    face(at, radii, "asleep", eyes=(0.38, 0.12, 0.2), mouth=(-0.5, 0.02, 0.24), brow=grass)
    ball((0.24, 0.3, 0.34), m.clay(skin), (0, 0.02, 0.82), 0.05)
    for s in (-1, 1):
        ball((0.2, 0.05, 0.14), m.clay("#d9806a"), (s * 0.72, 0.2, 0.6))
        ball((0.2, 0.2, 0.34), m.clay(skin), (s * 1.55, 1.2, 0.95))
        lid = ball((0.34, 0.1, 0.16), m.clay(skin), (s * 0.59, 0.14, 1.18))
        lid.rotation_euler = (0, 0, s * 0.3)
    crown = ball((1.58, 1.15, 1.05), m.felt(grass), (0, 1.42, 1.62), 0.06)
    fuzz(crown, m.felt(grass), rng, 7000, 0.1)
    for k, (a, y, size) in enumerate(((-42, 1.0, 0.5), (-8, 1.15, 0.62), (30, 1.05, 0.5), (58, 1.4, 0.42))):
        x, z = 1.5 * math.sin(math.radians(a)), 1.58 + 1.0 * math.cos(math.radians(a))
        put(
            house(chapter.pale, (chapter.accent, chapter.main)[k % 2], size=size, shine=6),
            (x, y, z),
            turn=rng.uniform(-12, 12),
            lean=(0, a * 0.5),
        )
    for a in (-62, -25, 12, 44):
        x, z = 1.5 * math.sin(math.radians(a)), 1.55 + 1.0 * math.cos(math.radians(a))
        kind = rng.choice((felt_tree, paper_tree))
        put(
            kind(rng, "#4f7a46" if chapter.name != "winter" else "#c4d4dc", 0.7),
            (x, 1.3, z),
            lean=(0, a * 0.5),
        )
    loud = player(
        rng,
        plan["loud"],
        chapter.accent,
        "glad",
        right=(0.3, -0.42, 1.06),
        left=(0.0, -0.4, 1.02),
        gaze=(0.8, 0.3),
        hat=chapter.dark,
    )
    put(loud, (-1.02, -0.75, 0), size=0.95, turn=34)
    horn = turned([(0.03, 0), (0.04, 0.5), (0.08, 0.68), (0.22, 0.8), (0.2, 0.8), (0.03, 0.6)], m.brass())
    put(horn, (-0.95, -1.05, 1.0), lean=(78, 0), turn=52)
    hush = beast(rng, plan["hush"], plan["feeling"], left=(-0.06, -0.72, 1.02), right="up", gaze=(-0.9, 0))
    put(hush, (1.02, -0.75, 0), size=0.88, turn=-30)
    put(bird(rng, chapter.accent, chapter.pale, "asleep"), (0.0, -0.12, 1.12), size=0.42)
    put(cloud(rng, "#f4efe6", 0.9), (-1.25, 2.2, 4.1))
    for _ in range(3):
        put(star(chapter.key, 0.1), (rng.uniform(0.2, 1.6), 2.4, rng.uniform(3.8, 4.5)))
    tube([(0.42, 0.02, 0.36), (0.6, -0.2, 0.2)], 0.03, m.thread(grass))
    subject = (0.0, 0.3, 1.75)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=8.7, aside=rng.uniform(-9, 9))
