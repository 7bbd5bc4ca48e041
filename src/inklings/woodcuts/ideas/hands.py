"""Ideas of hands that are too large, too long or too many."""

from collections.abc import Mapping

from inklings.woodcuts import beasts
from inklings.woodcuts.block import A, K, M, P
from inklings.woodcuts.cast import child, someone
from inklings.woodcuts.curves import pts
from inklings.woodcuts.ideas.idea import Draw
from inklings.woodcuts.objects import candle, house, table
from inklings.woodcuts.people import Person, big_hand, draw, palm
from inklings.woodcuts.scene import Scene


def giant_hand(s: Scene) -> None:
    """A hand as tall as a house, and someone small in it."""
    s.setting(700)
    if s.variant == 0:  # it rises from the ground
        big_hand(s.pen.at(330, 800, 5.6), sleeve=s.bold, spread=1.15)
        draw(
            s.pen.at(330, 590, 1.9),
            someone(s, Person(coat=A, view="front", mood="afraid", near=(20, -96), far=(-20, -96))),
        )
        beasts.cat(s.pen.at(90, 900, 1.1), K)
    elif s.variant == 1:  # it comes from above and picks someone up
        s.rays(320, 380, 40, s.carve, 200)
        hand = s.pen.at(330, 70, 4.6, turn=180)
        big_hand(hand, sleeve=s.bold, spread=0.55)
        s.pen.stroke([(330, 540), (332, 600)], 3, P, edge=2)
        draw(
            s.pen.at(336, 800, 2.2, turn=9),
            someone(s, Person(coat=A, view="front", mood="angry", near=(28, -66), far=(-30, -60))),
        )
        draw(
            s.pen.at(110, 900, 2.1),
            someone(s, Person(coat=s.bold, mood="afraid", near=(34, -96), far=(26, -90))),
        )
    else:  # it offers a house
        big_hand(s.pen.at(260, 830, 5), sleeve=s.bold, spread=1.2)
        house(s.pen.at(255, 650, 2), P, A)
        draw(
            s.pen.at(540, 910, 3.3, flip=True),
            someone(s, Person(coat=A, mood="glad", near=(34, -80), far=(28, -66), lean=3)),
        )


def puppet(s: Scene) -> None:
    """Strings, and who holds them."""
    s.setting(720)
    for side in (-1, 1):
        big_hand(s.pen.at(320 + side * 150, -20, 2.9, turn=180, flip=side < 0), sleeve=s.bold, spread=0.9)
    tips = ((190, 255), (450, 255), (260, 250), (384, 250))
    if s.variant == 0:
        who = someone(s, Person(coat=A, view="front", mood="sad", near=(34, -88), far=(-34, -88)))
        ends = ((190, 420), (450, 420), (285, 330), (350, 330))
    elif s.variant == 1:
        who = someone(s, Person(coat=A, view="front", mood="sly", near=(36, -60), far=(-28, -100)))
        ends = ((208, 368), (420, 540), (300, 340), (350, 350))
    else:
        who = someone(
            s, Person(coat=A, view="front", mood="asleep", near=(30, -46), far=(-30, -52), nod=18, lean=4)
        )
        ends = ((190, 620), (446, 650), (290, 400), (370, 400))
    for tip, end in zip(tips, ends, strict=True):
        s.pen.block.line(s.pen.placed([tip, end]), 3, P if s.dark else K)
    draw(s.pen.at(316, 860, 4.9), who)
    if s.variant == 1:
        for sign in (-1, 1):
            s.pen.stroke([(180, 366), (150, 320 + sign * 12)], (7, 3), s.bold, edge=1.5)
            s.pen.ball(196, 372 + sign * 12, 10, A, edge=1.6)
    beasts.rabbit(s.pen.at(540, 900, 0.9, flip=True), s.bold)


def many_hands(s: Scene) -> None:
    """A thicket of hands that all want one thing."""
    s.setting(560)
    if s.variant == 0:
        candle(s.pen.at(320, 380, 1.9))
    elif s.variant == 1:
        draw(
            s.pen.at(320, 520, 2.9),
            someone(s, Person(coat=A, view="front", mood="glad", near=(32, -96), far=(-32, -96))),
        )
    else:
        beasts.flying(s.pen.at(330, 270, 2.2), A)
    s.pen.shape(pts("-20,760 660,760 660,980 -20,980"), K, sharp=True, edge=0)
    for row in range(2):
        for at in range(4 - row):
            x = 70 + at * 166 + row * 84 + s.chance.uniform(-14, 14)
            y = 830 + row * 130 + abs(x - 320) * 0.3
            ink = (P, A, M)[(row + at) % 3]
            big_hand(
                s.pen.at(x, y, 2.9 + row * 0.5, turn=(320 - x) / 14, flip=x > 320),
                sleeve=K,
                spread=0.9,
                ink=ink,
            )


def long_arms(s: Scene) -> None:
    """Two windows far apart, and arms that are long enough."""
    s.setting(860)
    for x, flip, mood in ((90, False, "glad"), (550, True, "calm")):
        tower = s.pen.shape(
            [(x - 120, 1000), (x - 120, 200), (x + 120, 200), (x + 120, 1000)], s.land, sharp=True
        )
        s.pen.hatch(tower, K, angle=0, gap=16, width=2.8, depth=1, broken=22)
        roof = s.pen.shape([(x - 140, 206), (x, 60), (x + 140, 206)], A, sharp=True)
        s.pen.hatch(roof, K, angle=0, gap=13, width=2.6, depth=1, broken=18)
        s.pen.shape([(x - 62, 420), (x - 62, 640), (x + 62, 640), (x + 62, 420)], K, sharp=True)
        person = someone(
            s,
            Person(
                coat=A if flip else P,
                mood="glad" if mood == "glad" else "calm",
                stance="bust",
                near=(8, -34),
                far=(6, -34),
            ),
        )
        draw(s.pen.at(x, 730, 2.9, flip=flip), person)
        s.pen.shape([(x - 78, 636), (x + 78, 636), (x + 78, 662), (x - 78, 662)], P, sharp=True)
    y = 600
    s.pen.stroke([(140, 590), (240, y + 70), (316, y + 6)], (26, 22, 18), P, edge=2)
    s.pen.stroke([(500, 590), (400, y + 66), (330, y + 8)], (26, 22, 18), A, edge=2)
    palm(s.pen, (316, y), -0.7, 4)
    palm(s.pen, (332, y + 4), -2.4, 4)
    if s.variant == 0:
        candle(s.pen.at(324, y - 16, 0.8))
    elif s.variant == 1:
        beasts.bird(s.pen.at(324, y - 20, 1), s.bold)
    else:
        house(s.pen.at(324, y - 14, 0.8), P, K)
    draw(
        s.pen.at(320, 930, 1.5),
        child(Person(coat=s.bold, view="back", near=(14, -92), trousers=s.legs), girl=True),
    )


def strange_garden(s: Scene) -> None:
    """What was sown is not what comes up."""
    s.setting(430)
    for row in range(2):
        y = 620 + row * 240
        bed = s.pen.shape([(-20, y), (660, y - 14), (660, y + 60), (-20, y + 66)], K if not s.dark else M)
        s.pen.hatch(bed, P, angle=86, gap=14, width=3, depth=0.6)
        for at in range(4):
            x = 60 + at * 180 + row * 60 + s.chance.uniform(-10, 10)
            size = 1.4 + row * 0.6
            if x > 360 and row == 0:
                continue
            if s.variant == 0:
                big_hand(s.pen.at(x, y - 2, size, turn=s.chance.uniform(-14, 14)), sleeve=K, spread=1.1)
            elif s.variant == 1:
                s.pen.stroke([(x, y + 10), (x - 4, y - 60 * size)], 7 * size, A, edge=1.5)
                s.pen.ball(x - 4, y - 86 * size, 38 * size, P, edge=2)
                s.pen.ball(x - 4, y - 86 * size, 19 * size, A, edge=1.5)
                s.pen.ball(x - 4, y - 86 * size, 9 * size, K)
            else:
                candle(s.pen.at(x, y + 8, size * 0.9), P)
    draw(
        s.pen.at(520, 780, 4.1, flip=True),
        someone(s, Person(coat=A, mood="sly", near=(36, -50), far=(30, -46), lean=7)),
    )
    s.pen.shape(pts("270,572 350,560 356,640 276,640"), P, sharp=True)
    s.pen.stroke([(274, 610), (236, 574)], (14, 20), P, edge=2)
    for drop in range(5):
        s.pen.gouge([(230 - drop * 6, 586 + drop * 14), (222 - drop * 8, 616 + drop * 16)], 5, A)


def odd_dance(s: Scene) -> None:
    """Two who dance and don't match."""
    s = s.closer(1.05, 1.2)
    s.setting(700)
    if s.variant == 0:
        beasts.bear(s.pen.at(410, 880, 5), s.bold)
        draw(
            s.pen.at(225, 880, 4.2),
            someone(s, Person(coat=A, mood="glad", stance="walk", near=(46, -98), far=(36, -66), lean=3)),
        )
    elif s.variant == 1:
        head = draw(
            s.pen.at(440, 880, 5, flip=True),
            Person(coat=s.bold, stance="walk", near=(30, -84), far=(26, -60), headless=True, trousers=s.legs),
        )
        beasts.wolf_head(head.at(0, 0, 1.1), s.bold)
        draw(
            s.pen.at(190, 880, 4.6),
            Person(
                coat=A, mood="glad", hair="braids", skirt=True, near=(34, -88), far=(28, -66), trousers=s.legs
            ),
        )
    else:
        s.pen.stroke([(450, 880), (450, 430)], 12, s.bold, edge=2)
        s.pen.stroke([(300, 510), (600, 500)], 12, s.bold, edge=2)
        coat = s.pen.shape(
            pts("400,490 500,490 590,500 580,530 510,550 530,740 376,740 396,550 310,540 310,505"), s.bold
        )
        s.pen.hatch(coat, s.bold.line, angle=84, gap=11, width=3, depth=0.7)
        s.pen.ball(450, 420, 52, P, edge=2.4)
        for x in (430, 468):
            s.pen.ball(x, 412, 6, K)
        s.pen.stroke([(425, 442), (450, 452), (476, 440)], 4, K)
        s.pen.shape(pts("380,386 412,300 486,300 520,386"), A, sharp=True)
        draw(
            s.pen.at(210, 880, 4.6),
            someone(s, Person(coat=A, mood="glad", stance="walk", near=(36, -76), far=(30, -58), lean=3)),
        )
    beasts.bird(s.pen.at(80, 930, 0.9), s.bold)
    if s.variant == 2:
        table(s.pen.at(580, 950, 0.5), 40, P)


DRAWN: Mapping[str, Draw] = {
    "giant hand": giant_hand,
    "puppet": puppet,
    "many hands": many_hands,
    "long arms": long_arms,
    "strange garden": strange_garden,
    "odd dance": odd_dance,
}
