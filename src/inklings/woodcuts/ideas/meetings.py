"""Ideas of two who want something of each other."""

from collections.abc import Mapping

from inklings.woodcuts import beasts, heads
from inklings.woodcuts.block import A, K, M, P
from inklings.woodcuts.cast import child, someone
from inklings.woodcuts.curves import box, pts
from inklings.woodcuts.ideas.idea import Draw
from inklings.woodcuts.objects import cage, candle, chair, house, key, mask, umbrella
from inklings.woodcuts.people import Person, draw
from inklings.woodcuts.scene import Scene


def duel(s: Scene) -> None:
    """A duel with the wrong weapons."""
    s = s.closer(1.05, 1.15)
    s.setting(740)
    left = someone(
        s, Person(coat=s.bold, stance="walk", mood="angry", near=(34, -76), far=(-24, -80), lean=6)
    )
    right = someone(s, Person(coat=A, stance="walk", mood="sly", near=(34, -72), far=(-24, -84), lean=6))
    draw(s.pen.at(140, 900, 4.6), left)
    draw(s.pen.at(500, 900, 4.6, flip=True), right)
    if s.variant == 0:
        beasts.fish(s.pen.at(330, 480, 1.5, turn=-62), P)
        umbrella(s.pen.at(346, 580, 1.5, turn=-38), K if not s.dark else M, handle=40)
    elif s.variant == 1:
        for x, turn, ink in ((320, 40, P), (330, -40, A)):
            quill = s.pen.at(x, 560, 2, turn=turn)
            plume = quill.shape(pts("0,20 -22,-40 -10,-110 10,-120 24,-50"), ink)
            quill.hatch(plume, K, angle=80 + turn, gap=8, width=2.6, depth=0.5)
            quill.stroke([(0, 50), (0, -110)], 3, K)
    else:
        for x, turn in ((320, 36), (336, -36)):
            candle(s.pen.at(x, 590, 1.7, turn=turn), P)
    beasts.rabbit(s.pen.at(320, 920, 0.9), s.bold)


def chess_game(s: Scene) -> None:
    """A game against someone one should not play with."""
    s = s.closer(1.1, 1.25)
    s.setting(560)
    for x, flip in ((120, False), (520, True)):
        chair(s.pen.at(x, 900, 4.3, flip=flip), K if not s.dark else P)
    draw(
        s.pen.at(120, 900, 4.6),
        someone(s, Person(coat=A, stance="sit", mood="afraid", near=(32, -40), far=(10, -48))),
    )
    head = draw(
        s.pen.at(520, 900, 4.8, flip=True),
        Person(coat=s.bold, stance="sit", near=(34, -46), far=(26, -30), headless=True, trousers=s.legs),
    )
    if s.variant == 0:
        heads.side(head, "sly", "bald", "hood", ink=s.bold)
        head.ball(22, -8, 9, K)
    elif s.variant == 1:
        beasts.bird_head(head.at(0, 0, 1.2), s.bold)
    else:
        heads.side(head, "sly", "beard", "crown", ink=s.bold)
    top = s.pen.shape(pts("170,660 470,660 520,730 120,730"), P, sharp=True)
    s.pen.hatch(top, K, angle=0, gap=12, width=2, depth=1)
    for row in range(4):
        for at in range(8):
            if (row + at) % 2:
                y, z = 660 + row * 17.5, 660 + (row + 1) * 17.5
                a, b = (
                    (170 - (y - 660) * 0.71, 300 + (y - 660) * 1.43),
                    (170 - (z - 660) * 0.71, 300 + (z - 660) * 1.43),
                )
                s.pen.shape(
                    [
                        (a[0] + a[1] * at / 8, y),
                        (a[0] + a[1] * (at + 1) / 8, y),
                        (b[0] + b[1] * (at + 1) / 8, z),
                        (b[0] + b[1] * at / 8, z),
                    ],
                    K,
                    sharp=True,
                    edge=0,
                )
    s.pen.stroke([(320, 740), (320, 900)], (50, 26), s.bold, edge=2)
    for x, y, ink in ((250, 690, K), (340, 720, A), (400, 684, K)):
        piece = s.pen.at(x, y, 0.9)
        piece.shape(pts("-18,0 -10,-40 -16,-56 0,-72 16,-56 10,-40 18,0"), ink)
    draw(
        s.pen.at(300, 712, 0.72),
        Person(coat=A, view="front", mood="afraid", near=(20, -94), far=(-20, -94), trousers=K),
    )


def caged(s: Scene) -> None:
    """Who is in the cage, and who is not."""
    s.setting(800)
    if s.variant == 0:
        draw(
            s.pen.at(370, 690, 3.9),
            someone(s, Person(coat=A, view="front", mood="sad", near=(22, -64), far=(-22, -64))),
        )
        beasts.bird(s.pen.at(110, 920, 1.9), s.bold)
        key(s.pen.at(250, 800, 0.9, turn=70), A)
    elif s.variant == 1:
        house(s.pen.at(370, 690, 3), P, A)
        draw(
            s.pen.at(110, 920, 4), someone(s, Person(coat=s.bold, mood="sad", near=(32, -74), far=(24, -60)))
        )
    else:
        beasts.wolf(s.pen.at(360, 690, 1.9), s.bold)
        draw(
            s.pen.at(110, 920, 3.8),
            child(Person(coat=A, mood="calm", near=(36, -70), far=(12, -44), trousers=s.legs), girl=True),
        )
        key(s.pen.at(262, 640, 0.7, turn=80), A)
    cage(s.pen.at(370, 60, 4.2), s.bold if s.variant != 2 else (P if s.dark else K))


def open_chest(s: Scene) -> None:
    """What someone keeps in their breast."""
    s.setting(620)
    trunk = s.pen.shape(pts("120,1000 150,640 230,470 320,440 410,470 490,640 520,1000"), s.bold)
    s.pen.hatch(trunk, s.bold.line, angle=88, gap=13, width=3.4, depth=0.4)
    s.pen.stroke([(320, 360), (320, 480)], 80, P, edge=2)
    heads.front(
        s.pen.at(320, 270, 2.5),
        ("calm", "sad", "glad")[s.variant],
        s.chance.choice(("short", "bun", "long")),
        "none",
        look=-0.7,
    )
    s.pen.shape(box(240, 540, 400, 800), A, sharp=True)
    s.rays(320, 670, 30, P, 50)
    s.pen.shape(pts("400,540 520,500 520,850 400,800"), s.bold, sharp=True)
    s.pen.ball(500, 680, 9, A, edge=1.5)
    s.pen.shape(pts("140,1000 150,820 240,800 400,800 490,820 510,1000"), s.bold, sharp=True, edge=0)
    if s.variant == 0:
        beasts.bird(s.pen.at(310, 790, 1.5), K)
    elif s.variant == 1:
        draw(
            s.pen.at(320, 796, 2.1),
            child(
                Person(coat=P, view="front", mood="afraid", trousers=K, near=(12, -80), far=(-12, -80)),
                girl=True,
            ),
        )
    else:
        house(s.pen.at(318, 796, 1.8), P, K)
    draw(s.pen.at(90, 930, 3), someone(s, Person(coat=A, mood="glad", near=(36, -84), far=(30, -70), lean=4)))


def unmasked(s: Scene) -> None:
    """One of them takes off the mask."""
    s.setting(700)
    spots = ((110, 560), (250, 520), (400, 530), (540, 560), (80, 760), (560, 780))
    for x, y in spots:
        robe = s.pen.shape(
            [(x - 90, y + 420), (x - 70, y + 90), (x, y + 40), (x + 70, y + 90), (x + 90, y + 420)], s.bold
        )
        s.pen.hatch(robe, s.bold.line, angle=88, gap=12, width=3, depth=0.4)
        mask(s.pen.at(x, y, 1.25), P)
    head = draw(
        s.pen.at(320, 960, 5.4),
        Person(coat=A, view="front", near=(40, -84), far=(-16, -50), headless=True, stance="robe"),
    )
    if s.variant == 0:
        beasts.bird_head(head.at(0, 0, 1.2), K if not s.dark else M)
    elif s.variant == 1:
        heads.front(head.at(0, 0, 1.15), "afraid", "braids", "none")
    else:
        candle(head.at(0, 60, 1.3), P)
    mask(s.pen.at(560, 520, 1.5, turn=14), M if not s.dark else P)


def scales(s: Scene) -> None:
    """Weighed, and by whom."""
    s.setting(800)
    ink = P if s.dark else K
    tilt = 60
    s.pen.stroke([(320, 900), (320, 250)], (26, 12), ink, edge=2)
    s.pen.shape([(230, 920), (320, 880), (410, 920)], ink)
    s.pen.stroke([(90, 290 + tilt), (320, 270), (550, 290 - tilt)], (10, 16, 10), ink, edge=2)
    for x, y in ((90, 290 + tilt), (550, 290 - tilt)):
        for side in (-80, 80):
            s.pen.block.line(s.pen.placed([(x, y), (x + side, y + 320)]), 3.4, ink)
    beasts.owl(s.pen.at(320, 262, 1.5), A)
    for x, y in ((90, 610 + tilt), (550, 610 - tilt)):
        pan = s.pen.shape([(x - 100, y), (x - 100, y), (x + 100, y), (x + 100, y), (x, y + 60)], A)
        s.pen.hatch(pan, K, angle=172, gap=9, width=3, depth=0.4)
    if s.variant == 0:
        s.pen.at(90, 640, 1, turn=70).shape(pts("0,40 -22,-20 -10,-110 10,-120 24,-30"), P)
        draw(
            s.pen.at(550, 548, 2.5),
            someone(s, Person(coat=s.bold, view="front", mood="afraid", near=(24, -60), far=(-24, -60))),
        )
    elif s.variant == 1:
        house(s.pen.at(90, 668, 1.6), P, K)
        for at in range(3):
            house(s.pen.at(500 + at * 46, 548, 0.8), P, A)
    else:
        beasts.rabbit(s.pen.at(90, 668, 1.3), s.bold)
        beasts.bear(s.pen.at(550, 548, 2), s.bold)
    draw(
        s.pen.at(440, 930, 2.4, flip=True),
        someone(s, Person(coat=s.bold, mood="sad", near=(26, -84), far=(14, -60))),
    )


DRAWN: Mapping[str, Draw] = {
    "duel": duel,
    "chess game": chess_game,
    "caged": caged,
    "open chest": open_chest,
    "unmasked": unmasked,
    "scales": scales,
}
