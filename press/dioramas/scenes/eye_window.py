"""A huge eye looks in at the window of a small room."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, group, put, sheet, tube
from press.dioramas.parts.homes import table
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import candle, chair, picture, rug, wall
from press.dioramas.parts.things import cup
from press.dioramas.plan import Plan


def _eye(skin: str, iris: str, look: tuple[float, float]) -> object:
    x, z = look
    made = [
        sheet([(-3, -3), (3, -3), (3, 3), (-3, 3)], m.felt(skin), 0.1),
        ball((0.95, 0.5, 0.72), m.bead("#f6efe0"), (0, -0.15, 0)),
        ball((0.45, 0.2, 0.45), m.felt(iris), (x, -0.52, z)),
        ball((0.24, 0.12, 0.26), m.bead("#120e16"), (x * 1.1, -0.66, z * 1.05)),
        ball((0.06, 0.03, 0.06), m.lit("#ffffff", 2), (x * 1.1 - 0.1, -0.77, z + 0.12)),
    ]
    for up in (-1, 1):
        lid = [
            (-1.05, -0.05, -0.1),
            (-0.6, -0.42, up * 0.5),
            (0, -0.5, up * 0.68),
            (0.6, -0.42, up * 0.5),
            (1.05, -0.05, -0.1),
        ]
        made.append(tube(lid, 0.17, m.felt(skin)))
    made += [
        tube(
            [(k * 0.24, -0.6, 0.74 - 0.05 * k * k), (k * 0.33, -0.78, 1.02 - 0.06 * k * k)],
            0.035,
            m.felt("#2a1c1c"),
            ends=0.3,
        )
        for k in (-3, -2, -1, 0, 1, 2, 3)
    ]
    return group(*made)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"], window=(-0.95, 1.75, 1.9, 1.7)), (0, 1.6, 0))
    skin = plan.rng.choice(("#7d9a6a", "#a8806a", "#7f86b0", "#b58a9a"))
    put(_eye(skin, chapter.accent, (rng.choice((-0.2, 0.2)), -0.12)), (0, 2.35, 2.6), size=1.1)
    stage.glow((0.3, 0.9, 3.4), 6, chapter.fill, 0.4)
    for side in (-1, 1):
        drape = [(0, 0), (0.4, 0), (0.34, 0.9), (0.1, 2.0), (-0.05, 2.0)]
        put(sheet([(side * x, z) for x, z in drape], m.felt(chapter.accent), 0.12), (side * 1.05, 1.45, 1.6))
    put(picture(rng, chapter), (1.5, 1.54, 3.9), lean=(0, 9))
    put(rug(chapter.main, chapter.pale, 1.6, 0.9), (0, -0.4, 0))
    put(table("#7a4e30", 1.7, 1.0), (-0.3, 0.1, 0))
    put(candle(0.4), (-0.75, 0.1, 1.0))
    stage.glow((-0.75, -0.25, 1.7), 8)
    put(cup(chapter.pale, chapter.main, 0.4), (0.05, -0.25, 1.0))
    put(chair("#8d6238"), (1.15, 0.5, 0), turn=-40)
    hidden = player(
        rng,
        plan["who"],
        chapter.accent,
        "afraid",
        left="hide",
        right="hide",
        gaze=(0.2, 0.9),
        hat=chapter.dark,
    )
    put(hidden, (-0.5, -0.6, 0), size=0.78, turn=8)
    calm = player(
        rng,
        plan["other"],
        chapter.second,
        plan["mood"],
        right="up",
        left=(-0.4, -0.45, 1.1),
        gaze=(-0.5, 0.8),
        hat=chapter.accent,
    )
    put(calm, (0.95, -0.25, 0), size=1.0, turn=-26)
    put(box((0.22, 0.22, 0.05), m.clay("#c98a4a")), (0.5, -0.6, 1.12), turn=20, lean=(30, 0))
    subject = (0.0, 0.2, 1.85)
    stage.lights(chapter, subject, rng, key=0.8)
    stage.camera(subject, distance=8.6, kind=plan["view"], aside=rng.uniform(-7, 7))
