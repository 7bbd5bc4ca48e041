"""The blanket of a sleeper is a land with houses, and someone watches by the bed."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, fuzz, group, put
from press.dioramas.parts.faces import face
from press.dioramas.parts.homes import bed, house, lamp
from press.dioramas.parts.nature import felt_tree, paper_tree, star
from press.dioramas.parts.people import HAIRS, SKINS, person, player
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng, cloth=chapter.second)
    put(bed("#7a4e30", chapter.pale, 3.0, 2.0), (0.1, 0.6, 0))
    greens = (
        ("#6f8f45", "#87a04c", "#557a48") if chapter.name != "winter" else ("#e8eef2", "#d4e0ea", "#f4f6f6")
    )
    for x, y, wide, tall in (
        (0.2, 0.1, 0.8, 0.42),
        (0.9, 0.4, 0.75, 0.6),
        (0.1, 0.95, 0.85, 0.6),
        (1.0, 1.1, 0.75, 0.45),
        (0.55, -0.1, 0.7, 0.3),
    ):
        mound = ball((wide, wide * 0.72, tall), m.felt(rng.choice(greens)), lumps=0.08)
        fuzz(mound, m.felt(greens[0]), rng, 1800, 0.05)
        put(mound, (x, y, 0.5))
    put(house(chapter.pale, chapter.accent, size=0.4, shine=8), (0.92, 0.2, 1.0), turn=-8)
    put(house(chapter.pale, chapter.main, size=0.32, shine=8), (0.0, 0.85, 1.04), turn=14)
    for x, y, z in ((0.35, 0.5, 0.85), (1.3, 0.4, 0.9), (0.5, 1.0, 0.95), (0.62, 0.1, 0.72)):
        kind = rng.choice((felt_tree, paper_tree))
        put(kind(rng, rng.choice((chapter.main, "#3f6a40")), rng.uniform(0.45, 0.62)), (x, y, z))
    skin, hair, at, radii = rng.choice(SKINS), rng.choice(HAIRS), (0.0, 0.0, 0.0), (0.32, 0.3, 0.33)
    cap = ball((0.34, 0.3, 0.3), m.felt(hair), (0, 0.06, 0.1), 0.1)
    head = group(
        ball(radii, m.clay(skin), at, 0.03),
        cap,
        *face(at, radii, "asleep", brow=hair),
        ball((0.04, 0.06, 0.05), m.clay(skin), (0, -0.3, -0.02)),
    )
    put(head, (-0.86, 0.3, 0.92), lean=(-28, -70))
    mood = rng.choice(("glad", "sad", "sly"))
    put(
        player(rng, plan["who"], chapter.main, mood, left=(-0.3, -0.5, 0.9), gaze=(0.2, -0.9)),
        (-0.75, 1.95, 0.35),
        size=1.1,
        turn=12,
    )
    put(person(rng, chapter.accent, "glad", right="up"), (0.45, -0.28, 0.88), size=0.2, turn=20)
    put(lamp(chapter.pale, 1.3), (-1.45, -0.7, 0))
    for _ in range(5):
        put(
            star(chapter.key, rng.uniform(0.08, 0.14)),
            (rng.uniform(0.1, 1.4), rng.uniform(0.9, 1.8), rng.uniform(1.9, 2.8)),
        )
    for x in (-0.25, 0.1):
        put(
            ball((0.13, 0.24, 0.1), m.felt(chapter.accent), lumps=0.1),
            (x, -1.2 + x / 3, 0.1),
            turn=rng.uniform(-30, 30),
        )
    subject = (-0.05, 0.4, 1.1)
    stage.lights(chapter, subject, rng, key=0.8)
    stage.camera(subject, kind="above", distance=8.9, aside=rng.choice((-30, 26)) + rng.uniform(-4, 4))
