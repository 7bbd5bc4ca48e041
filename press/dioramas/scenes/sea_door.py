"""A door stands alone on a hill, and the sea comes out of it; a traveller has arrived."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import put, sheet
from press.dioramas.parts.homes import door
from press.dioramas.parts.nature import cloud, hill, paper_tree, wave
from press.dioramas.parts.people import player
from press.dioramas.parts.things import boat, suitcase
from press.dioramas.parts.wild import fish, snail
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(hill(rng, chapter.second, 1.9), (0, 3.4, 0))
    put(hill(rng, chapter.main, 1.2), (0, 2.4, 0))
    for x in (-1.5, -1.15, 1.5):
        put(paper_tree(rng, rng.choice((chapter.dark, "#4f7346")), rng.uniform(1.3, 1.6)), (x, 1.7, 0))
    put(door(chapter.accent, chapter.pale, ajar=rng.uniform(62, 80)), (0, 1.0, 0.75), size=1.35)
    put(sheet([(-0.6, 0), (0.6, 0), (0.6, 2.3), (-0.6, 2.3)], m.lit(chapter.key, 2.2), 0.02), (0, 1.25, 0.8))
    stage.glow((0, 0.7, 1.8), 22, chapter.key)
    for k in range(5):
        strip = wave(
            rng, (chapter.main, chapter.second, chapter.dark)[k % 3], 0.95 - 0.13 * k, 1.1 + 0.62 * k
        )
        put(strip, (0.1 * (-1) ** k - 0.15, 0.8 - 0.42 * k, 0.42 - 0.1 * k))
    put(boat(chapter.pale, chapter.accent, 0.55), (0.25, 0.2, 0.95), lean=(0, -8), turn=10)
    put(
        fish(rng, "#d98a3d", chapter.pale, "afraid"), (-0.45, -0.25, 0.85), size=0.45, turn=20, lean=(-20, 20)
    )
    mood = rng.choice(("sad", "glad", "afraid"))
    if plan["who"] == "snail":
        put(snail("#d6b183", chapter.accent, mood), (0.95, -1.35, 0), size=0.95, turn=-28)
    else:
        who = player(
            rng,
            plan["who"],
            chapter.accent,
            mood,
            left="up",
            right="chin",
            gaze=(-0.7, 0.3),
            hat=chapter.dark,
        )
        put(who, (0.98, -1.3, 0), size=0.85, turn=-20)
    put(suitcase(rng, chapter.pale), (0.35, -1.75, 0), turn=14)
    put(cloud(rng, "#f1ece4", 1.3), (-0.8, 2.2, 3.9))
    put(cloud(rng, "#f1ece4", 0.8), (1.1, 1.8, 4.2))
    subject = (0.1, -0.2, 1.7)
    stage.lights(chapter, subject, rng, key=0.9)
    stage.camera(subject, distance=9.0, aside=rng.uniform(-10, 10))
