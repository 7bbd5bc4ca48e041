"""The smoke of a little train turns into sheep, and somebody herds them."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, fuzz, group, put, ring, tube, turned
from press.dioramas.palettes import Chapter
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.faces import face
from press.dioramas.parts.nature import felt_tree, hill
from press.dioramas.parts.people import player
from press.dioramas.parts.things import suitcase
from press.dioramas.plan import Plan


def _wheel(x: float, r: float) -> list[object]:
    rim = [(x + r * a, -0.36, r + r * b) for a, b in [*ring(1, 20), (1, 0)]]
    spokes = [
        tube([(x, -0.36, r), (x + r * math.cos(k), -0.36, r + r * math.sin(k))], 0.02, m.brass(), soft=False)
        for k in range(6)
    ]
    return [tube(rim, 0.05, m.wood("#2a2226"), soft=False), *spokes]


def _engine(chapter: Chapter) -> object:
    drum = put(
        turned([(0, 0), (0.34, 0), (0.34, 1.0), (0.3, 1.06), (0, 1.06)], m.clay(chapter.accent)),
        (-0.45, 0, 0.72),
        lean=(0, -90),
    )
    made = [
        drum,
        box((0.7, 0.72, 1.1), m.card(chapter.main), (0.0, 0, 0.42)),
        box((0.86, 0.9, 0.08), m.wood("#3a2620"), (0, 0, 1.52)),
    ]
    made.append(box((1.9, 0.66, 0.14), m.wood("#3a2620"), (-0.5, 0, 0.34)))
    made.append(turned([(0.1, 0), (0.1, 0.4), (0.2, 0.6), (0.16, 0.62)], m.brass(), (-1.1, 0, 1.0)))
    made.append(turned([(0.14, 0), (0.14, 0.1), (0.0, 0.24)], m.brass(), (-0.65, 0, 1.02)))
    made.append(box((0.34, 0.03, 0.4), m.lit("#ffca6a", 3), (0.0, -0.37, 0.98), 0.01))
    made.append(ball((0.1, 0.1, 0.1), m.lit("#ffd98a", 8), (-1.56, -0.05, 0.86)))
    for x, r in ((-1.2, 0.22), (-0.65, 0.22), (0.05, 0.34)):
        made += _wheel(x, r)
    return group(*made)


def _cloud_sheep(plan: Plan, size: float, mood: str) -> object:
    rng = plan.rng
    wool = m.felt("#f6f1e8")
    made = []
    for k in range(6):
        a = k * math.tau / 6
        puff = ball((0.3, 0.26, 0.26), wool, (0.3 * math.cos(a), 0.1, 0.22 * math.sin(a)), 0.15)
        fuzz(puff, wool, rng, 450, 0.07)
        made.append(puff)
    at, radii = (-0.34, -0.22, 0.1), (0.2, 0.18, 0.22)
    made += [
        ball(radii, m.felt("#4a4048"), at),
        *face(at, radii, mood, eyes=(0.42, 0.15, 0.26), brow="#f6f1e8"),
    ]
    made += [
        ball((0.12, 0.04, 0.06), m.felt("#4a4048"), (at[0] + s * 0.24, at[1] + 0.03, at[2] + 0.12))
        for s in (-1, 1)
    ]
    made += [
        tube([(x, 0, -0.2), (x + 0.05, 0, -0.48)], 0.04, m.felt("#4a4048"), soft=False) for x in (-0.2, 0.2)
    ]
    return put(group(*made), size=size)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(hill(rng, chapter.second, 1.9), (0, 3.5, 0))
    put(hill(rng, chapter.main, 1.2), (0, 2.5, 0))
    for x in (-1.6, -1.1, 1.7):
        put(
            felt_tree(rng, "#5f8a4a" if chapter.name != "winter" else "#e6eef2", rng.uniform(0.9, 1.3)),
            (x, 2.1, 0),
        )
    put(box((9, 1.1, 0.25), m.felt("#8a7a5a")), (0, 0.7, 0.0))
    for k in range(14):
        put(box((0.14, 0.9, 0.06), m.wood("#5a3a26")), (-2.6 + 0.4 * k, 0.7, 0.25))
    for y in (0.36, 1.04):
        tube([(-4, y, 0.36), (4, y, 0.36)], 0.03, m.brass("#b8b4ae"), soft=False)
    put(_engine(chapter), (0.55, 0.7, 0.36))
    put(box((1.3, 0.7, 0.75), m.card(chapter.second)), (1.9, 0.7, 0.62))
    driver = player(
        rng, plan["driver"], chapter.dark, "glad", right="up", left="up", gaze=(-0.6, 0.6), hat=chapter.accent
    )
    put(driver, (0.62, 0.36, 0.72), size=0.64, turn=-18)
    moods = ["glad", "afraid", "sly", "sad", "asleep"]
    rng.shuffle(moods)
    flock = (
        (-0.5, 0.6, 2.35, 0.5),
        (-0.15, 0.5, 3.0, 0.68),
        (0.55, 0.6, 3.55, 0.85),
        (-0.85, 0.7, 3.75, 0.72),
        (1.2, 0.8, 2.75, 0.6),
    )
    for (x, y, z, size), mood in zip(flock, moods, strict=True):
        put(
            _cloud_sheep(plan, size, mood), (x, y, z), turn=rng.uniform(-14, 14), lean=(0, rng.uniform(-8, 8))
        )
    for x, z, r in ((-0.54, 2.02, 0.13), (-0.5, 2.12, 0.16)):
        put(ball((r, r, r), m.felt("#f6f1e8"), lumps=0.2), (x, 0.7, z))
    herder = beast(rng, plan["herder"], plan["mood"], right=(0.5, -0.4, 1.1), left="up", gaze=(0.7, 0.9))
    put(herder, (-1.1, -0.75, 0), size=0.8, turn=24)
    crook = [
        (-0.62, -1.0, 0.05),
        (-0.6, -1.0, 1.45),
        (-0.54, -1.0, 1.66),
        (-0.38, -1.0, 1.66),
        (-0.36, -1.0, 1.5),
    ]
    tube(crook, 0.03, m.wood("#8d5f38"))
    put(suitcase(rng, chapter.accent), (0.9, -0.75, 0), turn=-16)
    subject = (0.0, 0.3, 2.0)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=8.7, aside=rng.uniform(-8, 8))
