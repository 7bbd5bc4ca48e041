"""A great hand comes out from under the bed, and gives back what was lost."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, put
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.homes import bed, lamp
from press.dioramas.parts.people import kneaded, player
from press.dioramas.parts.rooms import picture, rug, wall
from press.dioramas.parts.things import boat, key
from press.dioramas.plan import Plan


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"]), (0, 2.3, 0))
    put(picture(rng, chapter, 0.8, 0.6), (0.9, 2.24, 3.3), lean=(0, rng.uniform(-6, 6)))
    put(bed("#7a4e30", chapter.pale, 3.0, 1.8), (0.1, 1.1, 0.55))
    for x in (-1.45, 1.65):
        for y in (0.2, 2.0):
            put(box((0.16, 0.16, 0.8), m.wood("#7a4e30")), (x, y, 0))
    put(ball((0.95, 0.8, 0.2), m.felt(chapter.accent), lumps=0.15), (0.75, 1.0, 1.12))
    put(rug(chapter.main, chapter.accent, 1.5, 0.9), (0.1, -0.7, 0))
    for x in (-0.75, -0.35):
        put(ball((0.13, 0.06, 0.1), m.lit("#ffe08a", 3)), (x, 0.5, 0.38))
        put(ball((0.05, 0.04, 0.08), m.bead("#17131a")), (x + 0.02, 0.44, 0.38))
    hand = kneaded(plan.rng.choice(("#7f9a86", "#8a86b0", "#b0806a")), 0.95, "offering")
    put(hand, (-0.42, 0.1, 0.26), turn=172, lean=(-84, 0))
    gift = {"toy": lambda: beast(rng, "bear", "glad"), "boat": lambda: boat(chapter.pale, chapter.accent)}
    made = gift.get(plan["gift"], lambda: key(1.3))()
    put(made, (-0.4, -0.56, 0.44), size={"toy": 0.42, "boat": 0.6}.get(plan["gift"], 0.8), turn=10)
    who = player(
        rng,
        plan["who"],
        chapter.accent,
        plan["mood"],
        left="reach",
        right="chin",
        gaze=(-0.7, -0.3),
        hat=chapter.dark,
    )
    put(who, (0.78, -0.75, 0), size=0.98, turn=-34)
    put(lamp(chapter.pale, 0.75), (-1.5, 1.5, 1.0))
    subject = (0.05, 0.0, 1.35)
    stage.lights(chapter, subject, rng, side=1, key=0.85, fill=0.8)
    stage.glow((-0.4, -0.5, 1.3), 5, chapter.key)
    stage.look(plan["view"], chapter, subject, rng, 8.0)
