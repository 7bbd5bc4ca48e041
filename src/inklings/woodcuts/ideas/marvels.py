"""Ideas of things that turn into others."""

from collections.abc import Mapping
from math import cos, radians, sin

from inklings.woodcuts import beasts, heads
from inklings.woodcuts.block import A, K, M, P
from inklings.woodcuts.cast import child, someone
from inklings.woodcuts.curves import Outline, pts
from inklings.woodcuts.ideas.idea import Draw
from inklings.woodcuts.objects import boat, book, clock, house, tree
from inklings.woodcuts.people import Person, big_hand, draw
from inklings.woodcuts.scene import Scene


def out_of_the_book(s: Scene) -> None:
    """A book that does not stay closed."""
    s.setting(700)
    s.rays(360, 700, 40, s.carve, 160)
    book(s.pen.at(360, 830, 2.6), A)
    if s.variant == 0:
        big_hand(s.pen.at(370, 830, 3.6, turn=-16), sleeve=s.bold, spread=0.9)
    elif s.variant == 1:
        for at in range(4):
            x = 220 + at * 90
            s.pen.shape(
                [
                    (x - 70, 840),
                    (x - 20, 660 - at % 2 * 60),
                    (x + 30, 640 - at % 2 * 60),
                    (x + 10, 720),
                    (x + 80, 840),
                ],
                K if not s.dark else M,
            )
            s.pen.gouge([(x - 20, 690), (x + 20, 650), (x + 36, 700)], 8, P)
        boat(s.pen.at(370, 600, 1.9, turn=-12), P)
        s.pen.stroke([(370, 580), (350, 370)], 7, s.bold, edge=2)
        s.pen.shape([(366, 380), (480, 510), (374, 550)], A, sharp=True)
    else:
        for at in range(5):
            tree(s.pen.at(200 + at * 80, 830 - (at % 2) * 24, 2 + (at % 3) * 0.5), s.bold)
        beasts.wolf(s.pen.at(380, 830, 1.3), A)
    draw(
        s.pen.at(110, 920, 4.2),
        child(
            Person(
                coat=s.bold,
                mood=("afraid", "glad", "calm")[s.variant],
                near=(32, -66),
                far=(-10, -50),
                lean=-3,
                trousers=s.legs,
            ),
            girl=s.variant != 1,
        ),
    )


def hatching(s: Scene) -> None:
    """What comes out of an egg."""
    s = s.closer(1.1, 1.25)
    s.setting(740)
    shell: Outline = pts(
        "150,640 210,600 250,650 310,590 360,650 420,596 490,640 500,760 420,900 320,930 220,900 140,760"
    )
    if s.variant == 0:
        draw(
            s.pen.at(320, 1000, 5.6),
            Person(
                coat=A,
                view="front",
                hair="beard",
                hat="top",
                mood="glad",
                near=(34, -84),
                far=(-34, -84),
                stance="robe",
            ),
        )
    elif s.variant == 1:
        for at in range(5):
            house(s.pen.at(200 + at * 60, 700 - (at % 2) * 70, 1.6), P, (A, K)[at % 2])
    else:
        big_hand(s.pen.at(320, 760, 3.6), sleeve=s.bold, spread=1)
    egg = s.pen.shape(
        [point for corner in shell for point in ((corner, corner) if corner[1] < 660 else (corner,))], P
    )
    s.pen.hatch(egg, K, angle=172, gap=9, width=3.4, depth=0.3, bend=-6)
    for x, y in ((200, 720), (260, 820), (340, 740), (400, 850)):
        s.pen.ball(x, y, 12, M if not s.dark else A)
    beasts.bird(s.pen.at(130, 930, 1.7), s.bold)
    s.pen.shape(pts("470,900 480,860 520,880 550,846 590,880 600,910 540,930"), P, sharp=True)


def unravelled(s: Scene) -> None:
    """Someone comes undone, thread by thread."""
    s = s.closer(1.1, 1.25)
    s.setting(720)
    draw(
        s.pen.at(230, 900, 5.2),
        someone(
            s,
            Person(
                coat=A, view="side", mood=("afraid", "glad", "sad")[s.variant], near=(28, -76), far=(-14, -46)
            ),
        ),
    )
    with s.pen.only(pts("100,690 360,690 380,930 90,930")):
        s.setting(720)
        for row in range(9):
            y = 700 + row * 22
            s.pen.stroke(
                [(160, y), (220, y + 12), (290, y - 4), (330 - row * 8, y + 10)], (3, 6, 6, 3), A, edge=1.6
            )
    s.pen.block.line(s.pen.placed(pts("300,760 360,880 430,900 470,820 520,860")), 5, A)
    if s.variant == 0:
        beasts.cat(s.pen.at(540, 900, 2.1, flip=True), s.bold)
    elif s.variant == 1:
        draw(
            s.pen.at(520, 920, 3.4, flip=True),
            child(
                Person(coat=s.bold, mood="glad", near=(16, -60), far=(22, -54), trousers=s.legs), girl=True
            ),
        )
    else:
        beasts.bird(s.pen.at(530, 900, 2.2, flip=True), s.bold)
    ball = s.pen.ball(430, 880, 46, A, edge=2.4)
    s.pen.hatch(ball, K, angle=30, gap=8, width=2.6, depth=0.9, bend=20)


def strange_barber(s: Scene) -> None:
    """A barber whose client is no usual one."""
    s = s.closer(1.05, 1.15)
    s.setting(720)
    cloak = s.pen.shape(pts("60,1000 110,760 230,680 330,680 440,760 480,1000"), P if not s.dark else M)
    s.pen.hatch(cloak, K, angle=88, gap=14, width=3, depth=0.6)
    if s.variant == 0:
        for at in range(5):
            tree(s.pen.at(170 + at * 55, 470 - abs(at - 2) * -16, 1.5), s.bold, leaves=A if at % 2 else None)
        heads.front(s.pen.at(280, 570, 2.4), "calm", "bald", "none", look=1)
    elif s.variant == 1:
        for at in range(6):
            turn = -150 + at * 24
            x, y = 280 + 200 * cos(radians(turn)), 560 + 220 * sin(radians(turn))
            beasts.flying(s.pen.at(x, y, 0.9, turn=turn + 20), (A, s.bold)[at % 2])
        heads.front(s.pen.at(280, 570, 2.4), "glad", "bald", "none", look=0)
    else:
        beasts.bear_head(s.pen.at(280, 570, 2.9), s.bold)
    draw(
        s.pen.at(520, 930, 4.9, flip=True),
        someone(s, Person(coat=A, mood="calm", near=(32, -92), far=(26, -70))),
    )
    for sign in (-1, 1):
        s.pen.stroke([(380, 470), (300, 440 + sign * 34)], (9, 3), P, edge=2)
        s.pen.ball(396, 478 + sign * 14, 12, P, edge=2.4)


def web(s: Scene) -> None:
    """What is caught in a web, and by whom."""
    s.setting(820)
    ink = P if s.dark else K
    centre = (330, 400)
    rim = [
        (centre[0] + 380 * cos(radians(turn)), centre[1] + 430 * sin(radians(turn)))
        for turn in range(8, 368, 30)
    ]
    for x, y in rim:
        s.pen.block.line(s.pen.placed([centre, (x, y)]), 3, ink)
    for ring in range(1, 9):
        share = ring / 8.5
        points = [(centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share) for x, y in rim]
        for at, (x, y) in enumerate(points):
            nx, ny = points[(at + 1) % len(points)]
            mx, my = (x + nx) / 2 * 0.94 + centre[0] * 0.06, (y + ny) / 2 * 0.94 + centre[1] * 0.06
            s.pen.block.line(s.pen.placed([(x, y), (mx, my), (nx, ny)]), 3, ink)
    if s.variant == 0:
        draw(
            s.pen.at(330, 560, 3.3),
            someone(s, Person(coat=A, view="front", mood="afraid", near=(36, -86), far=(-36, -92))),
        )
    elif s.variant == 1:
        clock(s.pen.at(330, 400, 2))
    else:
        house(s.pen.at(330, 500, 2.1), P, A)
    body = s.pen.at(470, 730, 1.3)
    for side in (-1, 1):
        for leg in range(4):
            body.stroke(
                [
                    (side * 20, -10),
                    (side * (70 + leg * 12), -70 + leg * 34),
                    (side * (100 + leg * 6), -10 + leg * 40),
                ],
                (7, 6, 2),
                ink,
                edge=1.5,
            )
    spider = body.ball(0, 20, 54, s.bold, down=62, edge=2.4)
    body.hatch(spider, s.bold.line, angle=80, gap=9, width=3, depth=0.4)
    heads.front(body.at(0, -54, 0.9), ("sly", "sad", "glad")[s.variant], "bun", "none")
    draw(
        s.pen.at(120, 930, 2.5),
        child(Person(coat=s.bold, mood="calm", near=(30, -90), trousers=s.legs), girl=True),
    )


DRAWN: Mapping[str, Draw] = {
    "out of the book": out_of_the_book,
    "hatching": hatching,
    "unravelled": unravelled,
    "strange barber": strange_barber,
    "web": web,
}
