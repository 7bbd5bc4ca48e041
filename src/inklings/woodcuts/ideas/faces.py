"""Ideas of faces seen from very near."""

from collections.abc import Mapping

from inklings.woodcuts import beasts, heads
from inklings.woodcuts.block import A, K, M, P
from inklings.woodcuts.cast import child, someone
from inklings.woodcuts.curves import Outline, box, oval, pts
from inklings.woodcuts.ideas.idea import Draw
from inklings.woodcuts.objects import candle, house, lantern, table, tree
from inklings.woodcuts.people import Person, draw
from inklings.woodcuts.scene import Scene


def keyhole(s: Scene) -> None:
    """What can be seen through a keyhole."""
    hole: Outline = pts(
        "320,150 430,190 478,300 440,400 400,440 470,840 470,840 170,840 170,840"
        " 240,440 200,400 162,300 210,190"
    )
    s.fill(K)
    s.pen.hatch(box(0, 0, 640, 960), M, angle=89, gap=17, width=4, depth=1, broken=200)
    plate = s.pen.shape(pts("320,30 500,70 580,300 560,800 520,925 120,925 80,800 60,300 140,70"), A)
    s.pen.hatch(plate, K, angle=172, gap=10, width=3.4, depth=0.2)
    for x, y in ((320, 84), (320, 884)):
        s.pen.ball(x, y, 15, K)
        s.pen.stroke([(x - 10, y - 6), (x + 10, y + 6)], 4, A)
    with s.pen.only(hole):
        if s.variant == 0:
            s.fill(P)
            s.pen.hatch(box(100, 100, 540, 900), K, angle=12, gap=9, width=3, depth=0.3)
            s.pen.shape(pts("150,420 150,420 320,300 500,420 500,420 320,520"), P, edge=4)
            s.pen.ball(325, 410, 92, M if not s.dark else A, edge=3)
            s.rays(325, 410, 50, K, 24)
            s.pen.shape(pts("100,100 540,100 540,420 500,420 320,296 150,420 100,420"), P, sharp=True)
            s.pen.shape(pts("100,860 540,860 540,420 500,420 320,524 150,420 100,420"), P, sharp=True)
            s.pen.ball(325, 410, 46, K)
            draw(s.pen.at(325, 440, 0.62), Person(coat=P, view="front", mood="afraid", trousers=P))
            for at in range(11):
                x = 170 + at * 31
                s.pen.stroke(
                    [
                        (x, 408 - 100 * (1 - ((x - 320) / 180) ** 2)),
                        (x + (x - 320) * 0.25, 350 - 110 * (1 - ((x - 320) / 180) ** 2)),
                    ],
                    (8, 1),
                    K,
                )
            s.pen.hatch(box(150, 560, 500, 850), K, angle=8, gap=12, width=3, depth=0.6)
        else:
            s.setting(660)
            if s.variant == 1:
                draw(
                    s.pen.at(310, 800, 4.2),
                    someone(
                        s, Person(coat=A, view="front", mood="sly", look=0, near=(9, -74), far=(-24, -44))
                    ),
                )
            else:
                beasts.wolf(s.pen.at(300, 790, 2.5), s.bold)
                draw(
                    s.pen.at(300, 660, 1.9),
                    child(
                        Person(coat=A, mood="glad", stance="sit", near=(24, -16), trousers=s.legs), girl=True
                    ),
                )


def between_faces(s: Scene) -> None:
    """Two great faces nose to nose, and something small between them."""
    s.setting(760)
    moods: tuple[tuple[heads.Mood, heads.Mood], ...] = (
        ("calm", "sad"),
        ("angry", "angry"),
        ("asleep", "sly"),
    )
    left, right = moods[s.variant]
    hairs: tuple[heads.Hair, ...] = ("short", "long", "beard", "bald", "bun")
    for x, flip, coat in ((110, False, s.bold), (530, True, A)):
        body = s.pen.shape(
            [(x - 300, 1000), (x - 160, 760), (x - 70, 690), (x + 60, 690), (x + 120, 770), (x + 180, 1000)],
            coat,
        )
        s.pen.hatch(body, coat.line, angle=84, gap=13, width=3.4, depth=0.6)
        s.pen.stroke([(x, 560), (x - (10 if not flip else -10), 760)], 120, P, edge=2.4)
        heads.side(
            s.pen.at(x, 420, 4.3, flip=flip),
            right if flip else left,
            s.chance.choice(hairs),
            "none",
            ink=K if not flip else s.chance.choice((A, K)),
        )
    if s.variant == 0:
        candle(s.pen.at(320, 690, 1.3))
    elif s.variant == 1:
        draw(
            s.pen.at(320, 800, 2.6),
            child(
                Person(coat=P, view="front", mood="afraid", near=(26, -80), far=(-26, -80), trousers=K),
                girl=True,
            ),
        )
    else:
        beasts.fish(s.pen.at(320, 760, 1.1, turn=-90), A)


def double_exposure(s: Scene) -> None:
    """A head that is full of a place."""
    s.fill(P if s.dark else K)
    s.rays(330, 420, 70, M if s.dark else A, 340)
    scale = 6.6
    head = [(330 + x * scale, 380 + y * scale) for x, y in heads.SIDE]
    chest: Outline = pts("60,980 110,800 230,720 240,640 420,690 430,760 560,850 600,980")
    s.pen.shape(chest, K)
    s.pen.shape(head, K)
    with s.pen.only([*head]):
        s.setting(560)
        if s.variant == 0:
            house(s.pen.at(320, 640, 1.5), P, A)
            draw(s.pen.at(430, 660, 1.3, flip=True), someone(s, Person(coat=A, mood="sad", near=(9, -42))))
        elif s.variant == 1:
            beasts.wolf(s.pen.at(300, 640, 2), s.bold)
        else:
            draw(
                s.pen.at(300, 660, 2.2, flip=True),
                someone(s, Person(coat=A, mood="afraid", stance="walk", near=(28, -70))),
            )
            lantern(s.pen.at(238, 506, 1))
    coat = s.pen.shape(chest, A)
    s.pen.hatch(coat, K, angle=84, gap=12, width=3.4, depth=0.6)
    s.pen.stroke(
        [
            (330 + 13 * scale, 380 - 7 * scale),
            (330 + 22 * scale, 380 - 12 * scale),
            (330 + 29 * scale, 380 - 9 * scale),
        ],
        (6, 16, 6),
        P,
        edge=2,
    )


def open_mouth(s: Scene) -> None:
    """A mouth so wide that there is room in it."""
    s.fill(A if s.dark else M)
    s.pen.hatch(box(0, 0, 640, 960), K, angle=170, gap=12, width=4, depth=0.3)
    s.pen.hatch(box(0, 0, 640, 960), P, angle=10, gap=16, width=4, depth=0.3)
    s.pen.stroke(pts("210,-20 260,90 320,110 380,90 430,-20"), (10, 16, 10), K)
    mouth: Outline = pts("50,500 130,240 320,180 510,240 590,500 510,800 320,880 130,800")
    s.pen.shape(
        [(320 + (x - 320) * 1.12, 530 + (y - 530) * 1.12) for x, y in mouth], P if s.dark else A, edge=4
    )
    s.pen.shape(mouth, K)
    with s.pen.only(mouth):
        s.pen.hatch(box(40, 200, 600, 700), M, angle=90, gap=15, width=4, depth=0.5, bend=6)
        tongue = s.pen.shape(pts("60,960 100,700 240,610 320,640 400,610 540,700 580,960"), A)
        s.pen.hatch(tongue, K, angle=88, gap=15, width=3, depth=0.4)
        for at in range(9):
            x = 70 + at * 62
            s.pen.shape(
                [(x, 150), (x + 58, 150), (x + 52, 330 - abs(at - 4) * 6), (x + 8, 330 - abs(at - 4) * 6)], P
            )
            s.pen.shape(
                [(x, 960), (x + 58, 960), (x + 52, 830 - abs(at - 4) * 6), (x + 8, 830 - abs(at - 4) * 6)], P
            )
    if s.variant == 0:
        table(s.pen.at(320, 770, 1.9), 46, P)
        draw(
            s.pen.at(200, 790, 2.5),
            someone(s, Person(coat=M, mood="calm", stance="sit", near=(26, -26), trousers=P)),
        )
        draw(
            s.pen.at(440, 790, 2.5, flip=True),
            someone(s, Person(coat=A, mood="sly", stance="sit", near=(26, -26), trousers=P)),
        )
    elif s.variant == 1:
        who = draw(
            s.pen.at(310, 790, 3.4), Person(coat=M, hat="cap", view="back", near=(26, -70), trousers=P)
        )
        lantern(s.pen.at(400, 552, 1.3))
        who.ball(0, 0, 1, K)
    else:
        beasts.bird(s.pen.at(320, 720, 2), M)


def down_the_well(s: Scene) -> None:
    """Looking straight down, and being looked at."""
    s.setting(0)
    for ring in range(7, 1, -1):
        ink = (s.land, P, M)[ring % 3]
        s.pen.ball(320, 480, ring * 62, ink, edge=2.4)
        for stone in range(ring * 4):
            outer, inner = (
                oval(320, 480, ring * 62 - cut, ring * 62 - cut, count=ring * 4)[stone] for cut in (4, 54)
            )
            s.pen.gouge([outer, inner], 4.4, K)
    s.pen.ball(320, 480, 186, K, edge=3)
    s.rays(320, 480, 40, M, 130)
    s.pen.ball(320, 480, 150, M if s.dark else A, edge=2)
    if s.variant == 0:
        heads.front(s.pen.at(320, 470, 2.2), "afraid", "long", "none")
    elif s.variant == 1:
        beasts.bear_head(s.pen.at(320, 480, 2.3), K)
    else:
        heads.front(s.pen.at(320, 480, 2.1), "sly", "beard", "crown", look=1)
    for x, y, turn in ((150, 70, 160), (520, 90, 205)):
        heads.back(s.pen.at(x, y, 1.9, turn=turn), "short" if x < 300 else "bun", "none")
    s.pen.stroke([(560, 960), (470, 700), (400, 560)], (10, 7, 4), P, edge=2)


def mountain_face(s: Scene) -> None:
    """A mountain that has a face, and someone on the way into it."""
    s.setting(820)
    rock = s.pen.shape(
        pts("-60,980 -20,640 90,300 200,130 330,60 450,140 560,320 650,620 700,980"),
        s.bold if not s.dark else M,
    )
    ink = K if not s.dark else M
    line = ink.line
    s.pen.hatch(rock, line, angle=70, gap=13, width=3.4, depth=0.3)
    s.pen.hatch(rock, line, angle=170, gap=12, width=3.4, depth=0.24)
    mood = ("asleep", "angry", "sad")[s.variant]
    for sign in (-1, 1):
        x = 320 + sign * 120
        if mood == "asleep":
            s.pen.stroke([(x - 60, 380), (x, 404), (x + 60, 380)], (4, 12, 4), line)
        else:
            s.pen.shape([(x - 62, 390), (x - 62, 390), (x, 350), (x + 62, 390), (x + 62, 390), (x, 420)], P)
            s.pen.ball(x + 10, 386, 24, K)
        tilt = {"angry": 34, "sad": -30}.get(mood, 0)
        s.pen.stroke([(x - 72, 316 - sign * tilt), (x, 290), (x + 72, 316 + sign * tilt)], (6, 22, 6), line)
    s.pen.shape(pts("300,380 340,380 372,540 320,566 268,540"), s.land)
    s.pen.hatch(pts("300,380 340,380 372,540 320,566 268,540"), K, angle=176, gap=9, width=3, depth=0.5)
    mouth = s.pen.shape(pts("190,730 230,660 320,640 410,660 450,730 440,850 200,850"), K if s.dark else P)
    s.pen.hatch(mouth, A, angle=90, gap=14, width=5, depth=0.5)
    road = s.pen.shape(pts("270,850 370,850 470,980 170,980"), P, sharp=True)
    s.pen.hatch(road, K, angle=4, gap=14, width=3, depth=0.9, broken=40)
    draw(s.pen.at(320, 900, 1.7), someone(s, Person(coat=A, view="back", near=(24, -60), trousers=K)))
    for at in range(6):
        tree(s.pen.at((50, 120, 180, 470, 540, 600)[at], 860 + at % 2 * 30, 0.8), P if s.dark else K)


DRAWN: Mapping[str, Draw] = {
    "keyhole": keyhole,
    "between two faces": between_faces,
    "double exposure": double_exposure,
    "open mouth": open_mouth,
    "down the well": down_the_well,
    "mountain face": mountain_face,
}
