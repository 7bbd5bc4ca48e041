"""Ideas that get wet."""

from collections.abc import Mapping

from inklings.woodcuts import beasts, heads
from inklings.woodcuts.block import A, K, M, P
from inklings.woodcuts.cast import child, someone
from inklings.woodcuts.curves import Outline, box, pts
from inklings.woodcuts.ideas.idea import Draw
from inklings.woodcuts.objects import bed, boat, house, jar, key, lantern, table, tree, umbrella
from inklings.woodcuts.people import Person, big_hand, draw
from inklings.woodcuts.scene import Scene


def giant_swimmer(s: Scene) -> None:
    """A small boat, and what swims under it."""
    s.air(330)
    water = s.pen.shape(
        pts("-20,330 120,318 260,336 400,320 540,336 660,322 660,980 -20,980"), M if s.dark else K
    )
    s.pen.hatch(water, K if s.dark else M, angle=1, gap=20, width=4, depth=1, broken=120)
    boat(s.pen.at(330, 330, 1.5), A)
    draw(
        s.pen.at(300, 318, 1.9),
        someone(s, Person(coat=P, stance="sit", mood="calm", near=(30, -30), far=(28, -24), trousers=K)),
    )
    s.pen.block.line(s.pen.placed([(370, 262), (430, 210), (436, 420)]), 2.4, P if not s.dark else K)
    ink = P if s.dark else A
    if s.variant == 0:
        beasts.whale(s.pen.at(330, 660, 3.3), P)
    elif s.variant == 1:
        heads.front(s.pen.at(320, 700, 3.6), "sly", "long", "none", ink=ink, look=0.6)
    else:
        s.pen.shape(pts("140,600 320,470 500,600 470,720 320,760 170,720"), ink)
        for x in (240, 400):
            s.pen.ball(x, 620, 40, P, edge=2)
            s.pen.ball(x, 612, 16, K)
        for at in range(7):
            x = 140 + at * 60
            beasts.tentacle(
                s.pen,
                [(200 + at * 40, 700), (x, 800), (x + (at - 3) * 40, 860), (x + (at - 3) * 60, 790)],
                50,
                ink,
            )
    for at in range(3):
        beasts.fish(s.pen.at(90 + at * 210, 880 - at * 30, 0.5, flip=at == 1), P)


def umbrella_boat(s: Scene) -> None:
    """Afloat in something that was not made for it."""
    s = s.closer(1.1, 1.3)
    s.setting(640)
    pen = s.pen.at(320, 700, 2.4, turn=s.chance.choice((-7, 6)))
    if s.variant == 0:
        pen.stroke([(0, 30), (0, -130)], 4, K, edge=1.6)
        pen.stroke([(0, -130), (14, -140), (20, -126)], 4, K, edge=1.6)
    draw(
        pen.at(-44, 6, 1.25),
        someone(s, Person(coat=s.bold, stance="sit", mood="sad", near=(28, -36), far=(24, -24))),
    )
    draw(
        pen.at(46, 6, 1.25, flip=True),
        someone(
            s, Person(coat=P if not s.dark else K, stance="sit", mood="glad", near=(26, -30), far=(22, -24))
        ),
    )
    if s.variant == 0:
        hull = pen.shape(pts("-96,-24 -96,-24 -48,-14 0,-24 48,-14 96,-24 96,-24 66,30 0,52 -66,30"), A)
    elif s.variant == 1:
        hull = pen.shape(pts("-96,-30 -96,-30 40,-30 50,-14 96,-6 112,20 100,40 -96,40"), A)
        pen.shape(box(-98, 38, 112, 52), K, sharp=True)
        for at in range(3):
            pen.gouge([(46 + at * 14, -8 + at * 4), (34 + at * 14, 10 + at * 4)], 5, P)
    else:
        pen.stroke(pts("90,-14 126,-10 114,26 80,28"), 9, A, edge=2)
        hull = pen.shape(pts("-94,-26 -94,-26 94,-26 94,-26 70,40 40,54 -40,54 -70,40"), A)
    pen.hatch(hull, K, angle=172, gap=11, width=3.4, depth=0.5)
    for row in range(3):
        for at in range(5):
            x, y = -30 + at * 160 + row * 50, 800 + row * 56
            s.pen.gouge([(x, y), (x + 50, y - 34), (x + 100, y), (x + 140, y - 14)], 9, P)
    beasts.fish(s.pen.at(560, 890, 0.6, turn=-40), A)


def inside_the_whale(s: Scene) -> None:
    """A home between ribs."""
    s.fill(K)
    s.pen.hatch(box(0, 0, 640, 960), A if s.dark else M, angle=90, gap=18, width=5, depth=1, broken=160)
    for at in range(5):
        size = 1.25 - at * 0.2
        for side in (-1, 1):
            s.pen.stroke(
                [
                    (320, 470 - 430 * size),
                    (320 + side * 300 * size, 470 - 330 * size),
                    (320 + side * 330 * size, 470 + 60 * size),
                    (320 + side * 200 * size, 470 + 330 * size),
                ],
                (20 * size, 42 * size, 34 * size, 10),
                P,
                edge=3,
            )
    floor = s.pen.shape(pts("-20,800 200,760 440,760 660,800 660,980 -20,980"), A if not s.dark else M)
    s.pen.hatch(floor, K, angle=2, gap=15, width=3, depth=1, broken=60)
    lantern(s.pen.at(320, 120, 3.4))
    if s.variant == 0:
        table(s.pen.at(380, 920, 4), 34, P)
        draw(
            s.pen.at(170, 920, 5),
            someone(
                s,
                Person(
                    coat=A if s.dark else M,
                    stance="sit",
                    mood="sad",
                    near=(30, -26),
                    far=(28, -20),
                    trousers=K,
                ),
            ),
        )
        beasts.fish(s.pen.at(380, 690, 0.9), A)
    elif s.variant == 1:
        bed(s.pen.at(320, 900, 2.5), M if not s.dark else A)
        heads.side(s.pen.at(140, 744, 0.95, turn=-78), "asleep", "beard", "none")
    else:
        draw(
            s.pen.at(200, 920, 5),
            someone(
                s, Person(coat=M if not s.dark else A, mood="calm", near=(34, -66), far=(10, -44), trousers=K)
            ),
        )
        s.pen.shape(pts("410,560 560,560 560,760 410,760"), P, sharp=True)
        whale = s.pen.at(485, 660, 0.62)
        beasts.whale(whale, K)
        for x in (430, 540):
            s.pen.stroke([(x, 760), (x + (x - 485) * 0.5, 900)], 8, P, edge=2)


def dream_bed(s: Scene) -> None:
    """A bed that is under way."""
    s.setting(560)
    pen = s.pen.at(320, 760, 2.5, turn=s.chance.choice((-6, 6)))
    if s.variant == 0:
        pen.stroke([(0, -50), (0, -220)], 5, K, edge=2)
        sail = pen.shape(pts("6,-216 90,-150 80,-80 6,-76"), P)
        pen.hatch(sail, K, angle=172, gap=10, width=3, depth=0.4)
    elif s.variant == 1:
        for x in (-90, -30, 40, 92):
            pen.stroke([(x, -20), (x - 8, 30), (x + 10, 70)], (14, 10, 8), s.bold, edge=2)
            pen.shape([(x + 4, 64), (x + 18, 66), (x + 26, 76), (x + 2, 76)], s.bold)
    else:
        for side in (-1, 1):
            for quill in range(6):
                pen.stroke(
                    [
                        (side * 20, -60),
                        (side * (70 + quill * 10), -150 + quill * 20),
                        (side * (130 + quill * 4), -190 + quill * 34),
                    ],
                    (14, 16, 5),
                    P,
                    edge=2,
                )
    bed(pen, A)
    heads.side(
        pen.at(-76, -66, 0.36, turn=-70), "asleep", s.chance.choice(("long", "short", "beard")), "none"
    )
    if s.variant == 0:
        for at in range(5):
            x = -20 + at * 150
            s.pen.gouge([(x, 850), (x + 50, 810), (x + 100, 850), (x + 150, 830)], 10, P if not s.dark else K)
    beasts.bird(pen.at(98, -66, 0.4, flip=True), s.bold)


def rain_of(s: Scene) -> None:
    """It rains things."""
    s.setting(760)
    spots = [
        (x + s.chance.uniform(-30, 30), y + s.chance.uniform(-30, 30))
        for y in range(60, 640, 118)
        for x in range(70 + (y // 118 % 2) * 60, 640, 130)
    ]
    for x, y in spots:
        if abs(x - 400) < 150 and y > 430:
            continue
        turn = s.chance.uniform(-50, 50)
        if s.variant == 0:
            beasts.fish(s.pen.at(x, y, 0.62, turn=90 + turn * 0.4), s.chance.choice((A, P, s.bold)))
        elif s.variant == 1:
            key(s.pen.at(x, y, 0.85, turn=turn), s.chance.choice((A, P)))
        else:
            s.pen.at(x, y, 0.9, turn=turn).shape(
                pts("-24,-4 -22,-30 0,-36 22,-30 24,-4 44,2 -44,2"), s.chance.choice((A, s.bold))
            )
        s.pen.gouge([(x + 8, y - 96), (x + 2, y - 60)], 4, s.carve)
    umbrella(s.pen.at(440, 760, 2.1), A)
    draw(
        s.pen.at(400, 910, 3.7), someone(s, Person(coat=s.bold, mood="calm", near=(11, -44), far=(-10, -40)))
    )
    draw(
        s.pen.at(170, 920, 2.7),
        child(
            Person(
                coat=P if s.dark else K,
                mood="glad",
                view="front",
                near=(24, -98),
                far=(-24, -98),
                trousers=s.legs,
            ),
            girl=True,
        ),
    )


def in_glass(s: Scene) -> None:
    """A small world in a jar, and a large face behind it."""
    s.setting(700)
    draw(
        s.pen.at(320, 1230, 11),
        child(
            Person(
                coat=s.bold,
                view="front",
                stance="bust",
                mood=("calm", "glad", "sly")[s.variant],
                look=0,
                near=(22, -36),
                far=(-22, -36),
            ),
            girl=s.variant != 1,
        ),
    )
    glass: Outline = pts("220,500 420,500 480,580 484,830 450,900 190,900 156,830 160,580")
    s.pen.shape(glass, P if s.dark else M)
    with s.pen.only(glass):
        s.pen.hatch(
            box(140, 480, 500, 910), K if s.dark else P, angle=70, gap=16, width=3, depth=1, broken=50
        )
        s.pen.shape(pts("140,830 320,806 500,836 500,920 140,920"), K)
        if s.variant == 0:
            house(s.pen.at(270, 834, 1.5), P, A)
            tree(s.pen.at(390, 840, 1.2), K)
            draw(
                s.pen.at(336, 850, 0.8),
                Person(coat=A, view="front", mood="afraid", near=(20, -96), far=(-20, -96)),
            )
        elif s.variant == 1:
            boat(s.pen.at(320, 800, 1.6, turn=-10), A)
            draw(
                s.pen.at(310, 792, 1.7),
                Person(coat=P, stance="sit", mood="afraid", near=(28, -50), hat="bowler"),
            )
        else:
            draw(
                s.pen.at(320, 850, 2.9),
                someone(
                    s, Person(coat=A, view="front", mood="angry", near=(26, -80), far=(-26, -80), trousers=K)
                ),
            )
    jar(s.pen.at(320, 905, 4))


def sea_concert(s: Scene) -> None:
    """Someone plays, and something listens."""
    s.setting(600)
    if s.variant == 0:
        beasts.whale(s.pen.at(300, 720, 3.1, turn=-24), P if s.dark else A)
    elif s.variant == 1:
        big_hand(s.pen.at(400, 900, 4.2, turn=14), sleeve=s.bold, spread=1.1)
    else:
        for at in range(4):
            beasts.fish(s.pen.at(150 + at * 130, 560 + (at % 2) * 90, 1.1, turn=-70), (A, P)[at % 2])
    boat(s.pen.at(250, 880, 2.6), s.bold)
    draw(
        s.pen.at(210, 850, 3.4),
        someone(s, Person(coat=A if s.dark else P, mood="asleep", near=(30, -66), far=(34, -74), trousers=K)),
    )
    fiddle = s.pen.at(246, 604, 1.1, turn=84)
    fiddle.shape(
        pts("-24,0 -20,-34 -12,-44 -20,-66 0,-84 20,-66 12,-44 20,-34 24,0 0,12"), P if s.dark else A
    )
    fiddle.stroke([(0, -10), (0, -140)], 6, K, edge=1.5)
    s.pen.stroke([(312, 660), (276, 500)], 4, K, edge=1.6)


DRAWN: Mapping[str, Draw] = {
    "giant swimmer": giant_swimmer,
    "umbrella boat": umbrella_boat,
    "inside the whale": inside_the_whale,
    "dream bed": dream_bed,
    "rain of": rain_of,
    "in glass": in_glass,
    "sea concert": sea_concert,
}
