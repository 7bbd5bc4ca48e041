"""A spider knits its web into a scarf for somebody who is cold."""

import math

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, fuzz, group, put, tube, turned
from press.dioramas.parts.faces import face
from press.dioramas.parts.nature import hill, puddle, wire_tree
from press.dioramas.parts.people import player
from press.dioramas.parts.rooms import candle, wall
from press.dioramas.parts.things import needle
from press.dioramas.parts.wild import mouse, snail
from press.dioramas.plan import Plan


def _spider(plan: Plan, colour: str, mood: str) -> object:
    wool = m.felt(colour)
    back = ball((0.5, 0.42, 0.5), wool, (0, 0.3, 0.32))
    at, radii = (0.0, -0.1, 0.0), (0.36, 0.33, 0.33)
    head = ball(radii, wool, at)
    for thing in (back, head):
        fuzz(thing, wool, plan.rng, 1500, 0.07)
    made = [back, head, *face(at, radii, mood, gaze=(0.3, -0.9), brow="#f0e6d4")]
    for s in (-1, 1):
        for k, (out, up) in enumerate(((0.7, 0.62), (0.95, 0.42), (0.95, 0.05))):
            tip = (s * (out + 0.3), -0.1 + 0.1 * k, up - 0.75)
            made.append(
                tube(
                    [(s * 0.22, 0.05, 0.05), (s * out * 0.7, 0, up), (s * out * 1.1, -0.05, up - 0.1), tip],
                    0.05,
                    wool,
                    ends=0.5,
                )
            )
        made.append(
            tube(
                [(s * 0.2, -0.2, -0.12), (s * 0.5, -0.4, -0.1), (s * 0.3, -0.62, -0.42)],
                0.055,
                wool,
                ends=0.7,
            )
        )
        ball_at = (s * 0.1, -0.35, 0.22)
        made.append(ball((0.045, 0.03, 0.045), m.bead("#f6f0e2"), ball_at))
    return group(*made)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    cold = plan["place"] == "hill"
    stage.set_up(chapter, rng, cloth="#e9eef1" if cold else None)
    if cold:
        put(hill(rng, chapter.second, 1.4), (0, 3.5, 0))
    else:
        put(wall(chapter, plan["place"]), (0, 2.6, 0))
    tree, _ = wire_tree(rng, "#4f3a30", 4.6, 7)
    put(tree, (-1.15, 1.3, 0))
    silk, centre = m.thread("#f6f2ea"), (0.35, 1.2, 3.3)
    spokes = [
        (
            centre[0] + 1.75 * math.cos(k * math.tau / 11 + 0.2),
            1.2,
            centre[2] + 1.6 * math.sin(k * math.tau / 11 + 0.2),
        )
        for k in range(11)
    ]
    for end in spokes:
        tube([centre, end], 0.012, silk, soft=False)
    for turn in range(1, 7):
        t = turn / 7
        web = [(centre[0] + (e[0] - centre[0]) * t, 1.2, centre[2] + (e[2] - centre[2]) * t) for e in spokes]
        tube([*web, web[0]], 0.009, silk, soft=False)
    at = (0.35, 0.55, 3.0)
    put(_spider(plan, rng.choice(("#4a3a4f", "#2f3a48", "#6a3a34")), plan["mood"]), at, size=1.0)
    tube([(0.35, 0.75, 3.6), (0.35, 0.9, 7)], 0.012, silk, soft=False)
    hands = ((0.05, -0.1, 2.55), (0.65, -0.1, 2.55))
    needle((hands[0][0] - 0.25, -0.1, 2.85), (0.45, -0.2, 2.36), 0.03)
    needle((hands[1][0] + 0.25, -0.1, 2.85), (0.25, -0.2, 2.36), 0.03)
    stripes = (chapter.accent, chapter.pale)
    for k in range(9):
        z = 2.42 - 0.135 * k
        x = 0.34 + 0.04 * math.sin(k * 0.8) - 0.02 * k
        row = [
            (x - 0.2 + 0.05 * j, -0.22 + 0.03 * math.cos(j * 2), z + 0.02 * math.sin(j * 1.6))
            for j in range(9)
        ]
        tube(row, 0.075, m.felt(stripes[(k // 2) % 2]))
    who = player(
        rng,
        plan["who"],
        chapter.main,
        plan["feeling"],
        right=(0.2, -0.3, 0.82),
        left=(-0.2, -0.3, 0.82),
        gaze=(0.3, 0.95),
        hat=chapter.dark,
    )
    put(who, (0.15, -0.5, 0), size=0.82, turn=-6)
    put(
        turned([(0.21, 0.0), (0.3, 0.06), (0.28, 0.16), (0.2, 0.2)], m.felt(chapter.accent)),
        (0.15, -0.5, 0.66 if plan["who"] in {"girl", "boy", "granny", "lady", "man"} else 0.72),
        size=1.08,
    )
    put(ball((0.24, 0.24, 0.24), m.felt(chapter.accent)), (1.15, -0.7, 0.24))
    wound = [
        (
            0.25 * math.sin(k * 0.21) * math.cos(k * 0.63),
            0.25 * math.sin(k * 0.63),
            0.25 * math.cos(k * 0.21) * math.cos(k * 0.63),
        )
        for k in range(90)
    ]
    put(tube(wound, 0.02, m.thread(chapter.accent)), (1.15, -0.7, 0.24))
    tube([(1.15, -0.6, 0.45), (1.3, -0.2, 1.4), (0.75, -0.1, 2.5)], 0.016, m.thread(chapter.accent))
    put(snail("#d6b183", chapter.accent, "glad"), (-1.05, -0.75, 0), size=0.5, turn=28)
    put(candle(0.4), (-1.35, -1.2, 0))
    stage.glow((-1.25, -1.4, 0.8), 5)
    put(mouse(rng, size=0.3), (0.7, -1.15, 0), turn=-18)
    if cold:
        put(puddle("#b9ccd4", 0.6), (-0.5, -1.3, 0.01))
    subject = (0.1, 0.1, 2.0)
    stage.lights(chapter, subject, rng)
    stage.camera(subject, kind=plan["view"], distance=8.8, aside=rng.uniform(-8, 8))
