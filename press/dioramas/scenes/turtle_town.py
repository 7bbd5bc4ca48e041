"""A turtle has walked off with the town on its back, and somebody has been left behind."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, fuzz, put, sheet, smooth, tube
from press.dioramas.parts.faces import face
from press.dioramas.parts.homes import house
from press.dioramas.parts.nature import cloud, felt_tree, hill, paper_tree
from press.dioramas.parts.people import player
from press.dioramas.parts.things import suitcase
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(hill(rng, chapter.second, 1.4), (0, 3.6, 0))
    put(hill(rng, chapter.main, 0.8), (0, 2.8, 0))
    skin = rng.choice(("#8aa05a", "#7f9a94", "#b59a5f"))
    shell = rng.choice(("#8a5a34", "#5f7a4a", "#a8643f"))
    ball((1.35, 1.05, 0.8), m.clay(shell), (0.15, 0.9, 0.95), 0.02)
    ball((1.42, 1.1, 0.2), m.clay("#d9c08a"), (0.15, 0.9, 0.72))
    for k in range(9):
        a = math.pi + (k + 0.5) * math.pi / 9
        for lift in (0.25, 0.6):
            flat = math.cos(lift)
            patch = ball((0.2, 0.14, 0.17), m.clay("#c99a5a"), lumps=0.05)
            put(
                patch,
                (
                    0.15 + 1.33 * flat * math.cos(a),
                    0.9 + 1.03 * flat * math.sin(a),
                    0.95 + 0.8 * math.sin(lift),
                ),
            )
    meadow = ball(
        (0.98, 0.8, 0.26),
        m.felt("#7a9a50" if chapter.name != "winter" else "#eff3f4"),
        (0.15, 0.9, 1.66),
        0.05,
    )
    fuzz(meadow, m.felt("#86a65a" if chapter.name != "winter" else "#ffffff"), rng, 3500, 0.09)
    at, radii = (-1.1, -0.35, 1.12), (0.44, 0.4, 0.4)
    tube([(-0.75, 0.5, 0.75), (-0.95, 0.1, 0.8), at], 0.27, m.clay(skin))
    ball(radii, m.clay(skin), at, 0.03)
    face(at, radii, plan["mood"], gaze=(0.7, -0.2), eyes=(0.46, 0.25, 0.22), mouth=(-0.3, 0.02, 0.5))
    for x, y in ((-0.75, 0.05), (1.0, 0.05), (-0.6, 1.6), (1.0, 1.6)):
        tube([(x, y + 0.2, 0.7), (x - 0.06, y, 0.35), (x - 0.1, y - 0.1, 0.1)], 0.27, m.clay(skin), ends=0.95)
        for k in (-1, 0, 1):
            ball((0.07, 0.08, 0.06), m.clay("#f0e4c8"), (x - 0.1 + k * 0.13, y - 0.33, 0.08))
    put(
        sheet(smooth([(0, 0), (0.3, 0.1), (0.5, 0.02), (0.28, -0.08)], closed=True), m.clay(skin), 0.1),
        (1.5, 0.9, 0.7),
    )
    spots = ((-0.3, 0.6, 0.55), (0.25, 0.5, 0.72), (0.78, 0.75, 0.52), (0.0, 1.2, 0.7), (0.55, 1.25, 0.6))
    for k, (x, y, size) in enumerate(spots):
        colour = (chapter.pale, chapter.key, "#e4cdb8")[k % 3]
        put(
            house(colour, (chapter.accent, chapter.main)[k % 2], size=size, shine=6),
            (x, y, 1.84),
            turn=rng.uniform(-14, 14),
        )
    for x, y in ((-0.6, 0.85), (0.98, 1.05), (-0.02, 0.42)):
        put(rng.choice((felt_tree, paper_tree))(rng, "#4f7a46", 0.6), (x, y, 1.8))
    lift = ball((0.09, 0.09, 0.09), m.felt("#efe9e0"))
    put(lift, (0.43, 0.56, 3.0))
    for k in range(4):
        size = 0.08 + 0.05 * k
        put(ball((size, size, size), m.felt("#efe9e0"), lumps=0.2), (0.45 + 0.12 * k, 0.6, 2.85 + 0.24 * k))
    tiny = player(
        rng,
        plan["other"],
        chapter.main,
        "afraid",
        right="up",
        left="up",
        gaze=(0.5, -0.7),
        hat=chapter.accent,
    )
    put(tiny, (0.82, 0.25, 1.66), size=0.36, turn=12)
    who = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["feeling"],
        left="up",
        right="reach",
        gaze=(-0.4, 0.9),
        hat=chapter.dark,
    )
    put(who, (0.98, -0.85, 0), size=0.84, turn=-24, lean=(0, -6))
    put(suitcase(rng, chapter.pale), (0.42, -1.15, 0), turn=14, size=0.9)
    put(mouse(rng, size=0.3), (-0.35, -1.0, 0), turn=-20)
    put(cloud(rng, "#f4efe6", 1.0), (-1.0, 2.2, 3.7))
    subject = (-0.12, 0.3, 1.7)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=8.5, aside=rng.uniform(-9, 9))
