"""Ideas high up, or seen from there."""

from collections.abc import Mapping
from math import cos, radians, sin

from inklings.woodcuts import beasts, heads
from inklings.woodcuts.block import A, K, M, P
from inklings.woodcuts.cast import child, someone
from inklings.woodcuts.curves import Outline, Point, box, oval, pts
from inklings.woodcuts.ideas.idea import Draw
from inklings.woodcuts.objects import door, house, ladder, tree
from inklings.woodcuts.people import Person, draw
from inklings.woodcuts.scene import Scene


def tightrope(s: Scene) -> None:
    """A rope between two who had better keep still."""
    s.setting(840)
    ink = s.bold
    if s.variant == 0:
        for x, flip in ((30, False), (610, True)):
            heads.side(s.pen.at(x, 560, 2.6, flip=flip), "angry", "short", "none", ink=ink)
            body = s.pen.shape(
                [(x - 160, 1000), (x - 120, 760), (x, 690), (x + 120, 760), (x + 160, 1000)], ink
            )
            s.pen.hatch(body, ink.line, angle=86, gap=12, width=3, depth=0.6)
        ends = ((125, 640), (515, 640))
    elif s.variant == 1:
        for x, flip in ((90, False), (550, True)):
            beasts.bird(s.pen.at(x, 900, 3.4, flip=flip), M if s.dark else K)
        ends = ((250, 640), (390, 640))
    else:
        for x, flip in ((80, False), (560, True)):
            beasts.cat(s.pen.at(x, 940, 3, flip=flip), ink)
        ends = ((110, 690), (530, 690))
    (x0, y0), (x1, y1) = ends
    s.pen.block.line(s.pen.placed([(x0, y0), (320, 660), (x1, y1)]), 5, P if s.dark else K)
    s.pen.stroke([(120, 470), (320, 440), (530, 462)], 6, P if s.dark else K, edge=1.5)
    draw(
        s.pen.at(320, 650, 3.4),
        someone(s, Person(coat=A, view="front", mood="afraid", near=(34, -60), far=(-34, -62), lean=2)),
    )


def kite(s: Scene) -> None:
    """Who flies whom."""
    s.setting(800)
    pen = s.pen.at(390, 300, 2, turn=24)
    s.pen.block.line(s.pen.placed(pts("390,400 330,540 210,610 196,640")), 3.4, P if s.dark else K)
    diamond = pen.shape(pts("0,-120 84,-20 0,100 -84,-20"), A, sharp=True)
    pen.hatch(diamond, K, angle=172, gap=12, width=3, depth=0.4)
    if s.variant == 0:
        draw(
            pen.at(0, 92, 1.9),
            someone(
                s, Person(coat=P, view="front", mood="afraid", near=(34, -90), far=(-34, -90), trousers=K)
            ),
        )
        beasts.bird(s.pen.at(150, 860, 2.2), s.bold)
    elif s.variant == 1:
        heads.front(pen.at(0, -16, 1.3), "glad", "braids", "none")
        draw(
            s.pen.at(150, 900, 3.2),
            Person(coat=s.bold, mood="sad", hat="bowler", near=(18, -78), far=(14, -66), trousers=s.legs),
        )
    else:
        house(pen.at(0, 70, 1.2), P, K)
        draw(
            s.pen.at(150, 900, 3.2),
            child(
                Person(coat=s.bold, mood="glad", near=(18, -78), far=(14, -66), trousers=s.legs), girl=True
            ),
        )
    for at in range(4):
        s.pen.shape(
            [(300 - at * 34, 470 + at * 30), (324 - at * 34, 484 + at * 30), (304 - at * 34, 506 + at * 30)],
            A,
            sharp=True,
        )


def stair_to(s: Scene) -> None:
    """A winding stair seen from above."""
    s.fill(K)
    count = 30
    goal = (320, 500)
    for at in range(count, 0, -1):
        turn, size = at * 24.0, 60 + at * 19.0
        inner, outer = size * 0.55, size * 1.05
        step: list[Point] = []
        for radius, extra in ((inner, 0), (outer, 0), (outer, 13), (outer, 26), (inner, 26)):
            a = radians(turn + extra)
            step.append((goal[0] + radius * cos(a), goal[1] + radius * sin(a)))
        ink = (P, M)[at % 2] if not s.dark else (M, A)[at % 2]
        curve = s.pen.shape(step, ink, sharp=True)
        s.pen.hatch(curve, K, angle=turn + 90, gap=9, width=3, depth=0.3)
    s.pen.ball(*goal, 84, K, edge=3)
    if s.variant == 0:
        s.pen.shape(pts("246,500 246,500 320,446 394,500 394,500 320,554"), P)
        s.pen.ball(320, 498, 34, A, edge=2)
        s.pen.ball(320, 498, 16, K)
    elif s.variant == 1:
        door(s.pen.at(320, 560, 1.1), P)
    else:
        beasts.cat(s.pen.at(312, 556, 0.95), A)
    draw(
        s.pen.at(500, 320, 1.9, flip=True),
        someone(s, Person(coat=A if not s.dark else P, stance="walk", mood="afraid", near=(28, -70))),
    )
    draw(
        s.pen.at(130, 890, 2.8),
        someone(
            s,
            Person(coat=A if not s.dark else P, stance="walk", mood="angry", near=(30, -80), far=(-20, -50)),
        ),
    )


def seen_from_above(s: Scene) -> None:
    """A crowd from above, and one face."""
    s.setting(0)
    shapes = [
        (x + s.chance.uniform(-22, 22) + (row % 2) * 74, row * 128 + 60 + s.chance.uniform(-18, 18))
        for row in range(8)
        for x in range(-10, 660, 148)
    ]
    for at, (x, y) in enumerate(shapes):
        if abs(x - 330) < 110 and abs(y - 500) < 140:
            continue
        ink = (K, A, K, M if not s.dark else P)[at % 4]
        if s.variant == 1:
            s.pen.ball(x, y, 66, ink, down=60, edge=2.4)
            s.pen.ball(x, y, 36, ink, edge=2.4)
        else:
            dome = s.pen.ball(x, y, 74, ink, edge=2.6)
            for spoke in range(8):
                rim = oval(x, y, 74, 74, count=8)[spoke]
                s.pen.gouge([(x, y), rim], 4, ink.line)
            s.pen.hatch(dome, ink.line, angle=200, gap=9, width=2.4, depth=0.2)
    body = s.pen.ball(330, 520, 92, s.bold, down=74, edge=3)
    s.pen.hatch(body, s.bold.line, angle=90, gap=9, width=3, depth=0.4)
    heads.front(
        s.pen.at(330, 486, 1.35),
        ("calm", "afraid", "glad")[s.variant],
        "bun" if s.variant == 2 else "short",
        "none",
    )


def sawn_branch(s: Scene) -> None:
    """One sits on the branch that another saws."""
    s.setting(830)
    ink = s.bold
    trunk = s.pen.shape(pts("430,1000 470,700 450,300 470,-30 680,-30 680,1000"), ink)
    s.pen.hatch(trunk, ink.line, angle=90, gap=15, width=4, depth=0.9, broken=120)
    branch = s.pen.shape(pts("480,480 300,520 60,470 30,484 60,506 290,566 480,560"), ink)
    s.pen.hatch(branch, ink.line, angle=4, gap=10, width=3, depth=0.8)
    draw(
        s.pen.at(150, 568, 3.2, flip=True),
        someone(
            s,
            Person(
                coat=A,
                stance="sit",
                mood=("calm", "glad", "asleep")[s.variant],
                near=(24, -28),
                far=(22, -26),
            ),
        ),
    )
    if s.variant == 0:
        draw(
            s.pen.at(400, 516, 2.9, flip=True),
            someone(
                s,
                Person(
                    coat=P if not s.dark else K,
                    stance="kneel",
                    mood="sly",
                    near=(26, -24),
                    far=(22, -22),
                    lean=5,
                    trousers=K,
                ),
            ),
        )
    elif s.variant == 1:
        beasts.bird(s.pen.at(410, 520, 1.6, flip=True), A)
    else:
        draw(
            s.pen.at(380, 516, 2.9, flip=True),
            child(
                Person(
                    coat=P if not s.dark else K,
                    stance="kneel",
                    mood="sly",
                    near=(26, -24),
                    far=(22, -22),
                    lean=5,
                    trousers=K,
                ),
                girl=True,
            ),
        )
    teeth: list[Point] = [(262 + at * 4 + (14 if at % 2 else 0), 610 - at * 17) for at in range(11)]
    blade = s.pen.shape([*teeth, (352, 424), (330, 600)], A if s.variant != 1 else P, sharp=True)
    s.pen.hatch(blade, K, angle=190, gap=8, width=3, depth=0.4)
    tree(s.pen.at(110, 880, 0.9), s.bold)
    house(s.pen.at(280, 890, 0.7), P, A)


def torn_sky(s: Scene) -> None:
    """The sky is only cloth."""
    s.setting(780)
    rip: Outline = pts(
        "340,40 340,40 420,180 400,210 500,380 470,420 440,640 440,640 330,560 300,470"
        " 230,400 250,330 210,230 290,170"
    )
    s.pen.shape(rip, P if s.dark else K, edge=5)
    with s.pen.only(rip):
        s.pen.hatch(box(180, 20, 520, 660), A, angle=80, gap=18, width=5, depth=1, broken=150)
        if s.variant == 0:
            for x, y in ((330, 190), (290, 310), (420, 300), (360, 420), (400, 540)):
                s.pen.shape(
                    [(x - 44, y), (x - 44, y), (x, y - 28), (x + 44, y), (x + 44, y), (x, y + 24)],
                    P if not s.dark else M,
                    edge=2,
                )
                s.pen.ball(x, y, 16, A)
                s.pen.ball(x, y, 8, K)
        elif s.variant == 1:
            heads.front(s.pen.at(350, 330, 3), "sly", "beard", "none", look=-1)
        else:
            for at in range(5):
                house(s.pen.at(240 + at * 60, 470 + (at % 2) * 40, 1.3), P, A)
    for x, y in ((230, 250), (480, 390), (300, 500)):
        s.pen.gouge(
            [(x, y), (x - 50 if x < 320 else x + 50, y + 20), (x - 40 if x < 320 else x + 44, y + 70)],
            16,
            s.carve,
        )
    ladder(s.pen.at(430, 930, 2.6, turn=4), 140, s.bold)
    draw(
        s.pen.at(420, 830, 2.5, flip=True),
        someone(s, Person(coat=A, mood="calm", near=(8, -108), far=(-4, -60))),
    )
    draw(
        s.pen.at(160, 930, 2.4),
        child(Person(coat=s.bold, mood="afraid", near=(30, -90), trousers=s.legs), girl=True),
    )


DRAWN: Mapping[str, Draw] = {
    "tightrope": tightrope,
    "kite": kite,
    "stair to": stair_to,
    "seen from above": seen_from_above,
    "sawn branch": sawn_branch,
    "torn sky": torn_sky,
}
