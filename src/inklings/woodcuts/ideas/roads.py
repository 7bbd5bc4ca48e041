"""Ideas on the way somewhere."""

from collections.abc import Mapping

from inklings.woodcuts import beasts, heads
from inklings.woodcuts.block import A, K, M, P
from inklings.woodcuts.cast import child, someone
from inklings.woodcuts.curves import box, flowing, pts, ribbon
from inklings.woodcuts.ideas.idea import Draw
from inklings.woodcuts.objects import door, house, key, lantern, mask, tree
from inklings.woodcuts.people import Person, big_hand, draw
from inklings.woodcuts.scene import Scene


def carrier(s: Scene) -> None:
    """A load for more than one back."""
    s.setting(740)
    if s.variant == 0:
        for at in range(3):
            house(s.pen.at(190 + at * 84, 500 - (at % 2) * 40, 2.1, turn=-14 + at * 10), P, (A, K)[at % 2])
    elif s.variant == 1:
        beasts.whale(s.pen.at(270, 400, 2.7, turn=-8), P if s.dark else A)
    else:
        hill = s.pen.shape(pts("60,540 120,400 270,330 430,410 480,540"), A)
        s.pen.hatch(hill, K, angle=80, gap=12, width=3, depth=0.4)
        for x in (180, 270, 370):
            tree(s.pen.at(x, 400 + abs(x - 270) * 0.3, 1.5), s.bold)
    draw(
        s.pen.at(300, 910, 5),
        someone(
            s,
            Person(coat=s.bold, stance="walk", mood="sad", near=(24, -106), far=(-22, -102), lean=13, nod=12),
        ),
    )
    for line in ([(370, 540), (180, 560)], [(400, 470), (340, 560)]):
        s.pen.block.line(s.pen.placed(line), 6, P if s.dark else K)
    draw(
        s.pen.at(550, 920, 2.2, flip=True),
        child(Person(coat=A, mood="glad", near=(30, -100), far=(24, -90), trousers=s.legs), girl=True),
    )


def towing(s: Scene) -> None:
    """Small before, large behind."""
    s = s.closer(1.05, 1.2)
    s.setting(720)
    if s.variant == 0:
        beasts.snail(s.pen.at(400, 890, 4.2, flip=True), s.bold)
        house(s.pen.at(440, 590, 1.2), P, K)
    elif s.variant == 1:
        beasts.whale(s.pen.at(420, 700, 2.9, flip=True), s.bold)
        for x in (330, 500):
            s.pen.ball(x, 880, 46, A, edge=3)
            s.pen.ball(x, 880, 14, K)
    else:
        heads.side(s.pen.at(430, 660, 3.3, flip=True), "asleep", "beard", "crown")
        for x in (350, 520):
            s.pen.ball(x, 900, 46, s.bold, edge=3)
    s.pen.block.line(s.pen.placed([(150, 720), (240, 770), (330, 720)]), 5, P if s.dark else K)
    draw(
        s.pen.at(110, 910, 3, flip=True),
        child(
            Person(
                coat=A, stance="walk", mood="angry", near=(-12, -64), far=(-16, -58), lean=8, trousers=s.legs
            ),
            girl=s.variant != 1,
        ),
    )


def procession(s: Scene) -> None:
    """They all carry one thing."""
    s = s.closer(1.04, 1.14)
    s.setting(700)
    for at in range(4):
        x, y = 100 + at * 150, 900 - at * 14
        coat = (s.bold, A, P if not s.dark else M, s.bold)[at]
        head = draw(
            s.pen.at(x, y, 4.1 - at * 0.12),
            Person(coat=coat, stance="robe", near=(10, -112), far=(-6, -110), headless=True),
        )
        if s.variant == 0:
            (beasts.wolf_head, beasts.rabbit_head, beasts.bird_head, beasts.rabbit_head)[at](head, coat)
        elif s.variant == 1:
            mask(head.at(0, 0, 1.1), P)
        else:
            heads.side(head, ("sad", "asleep", "glad", "sad")[at], "short", "hood", ink=coat)
    if s.variant == 0:
        key(s.pen.at(320, 400, 5, turn=92), A)
    elif s.variant == 1:
        beasts.fish(s.pen.at(310, 390, 4, turn=-3), A)
    else:
        s.pen.stroke([(20, 420), (560, 400)], 54, A, edge=3)
        s.pen.shape([(560, 372), (560, 428), (626, 398)], P, sharp=True)
        s.pen.shape([(600, 389), (600, 408), (630, 398)], K, sharp=True)


def lone_door(s: Scene) -> None:
    """A door where no house is."""
    s.setting(680)
    pen = s.pen.at(410, 870, 5.4)
    door(pen, P if s.dark else M)
    if s.variant == 0:
        beasts.tentacle(s.pen, pts("450,820 380,720 270,800 170,760 190,680"), 76, K)
    elif s.variant == 1:
        big_hand(s.pen.at(470, 640, 2.3, turn=-84), sleeve=K, spread=0.8)
    else:
        s.pen.shape(pts("436,880 434,380 540,340 540,872"), K, sharp=True)
        for y in (480, 570, 660):
            for x in (465, 510):
                s.pen.ball(x, y, 10, A)
                s.pen.ball(x, y, 4, K)
    draw(
        s.pen.at(130, 920, 4),
        someone(
            s,
            Person(
                coat=A if s.variant != 2 else s.bold,
                mood=("calm", "glad", "afraid")[s.variant],
                near=(28, -60),
                far=(-10, -44),
            ),
        ),
    )


def walking_house(s: Scene) -> None:
    """A house with legs, and who lives in it."""
    s.setting(780)
    ink = s.bold
    for x, foot in ((270, 170), (370, 450)):
        s.pen.stroke([(x, 520), (x + (foot - x) * 1.3, 680), (foot, 860)], (30, 22, 15), A, edge=2)
        for toe in (-46, 0, 46):
            s.pen.stroke([(foot, 850), (foot + toe, 892)], (14, 6), A, edge=2)
    wall = s.pen.shape(box(150, 290, 490, 540), ink, sharp=True)
    s.pen.hatch(wall, ink.line, angle=0, gap=16, width=3, depth=1, broken=90)
    roof = s.pen.shape([(110, 300), (320, 90), (530, 300)], P if not s.dark else M, sharp=True)
    s.pen.hatch(roof, K, angle=0, gap=14, width=3, depth=1, broken=22)
    s.pen.shape(box(400, 110, 440, 200), ink, sharp=True)
    s.pen.gouge(pts("420,100 450,70 420,40 470,20"), 14, P)
    s.pen.shape(box(210, 350, 430, 510), A, sharp=True)
    with s.pen.only(box(210, 350, 430, 510), sharp=True):
        if s.variant == 1:
            beasts.wolf_head(s.pen.at(300, 460, 1.4), K)
        else:
            draw(
                s.pen.at(320, 660, 2.6),
                someone(
                    s,
                    Person(
                        coat=P,
                        stance="bust",
                        view="front",
                        mood=("sad", "calm", "glad")[s.variant],
                        near=(24, -96),
                        far=(-20, -40),
                        look=1,
                    ),
                ),
            )
    s.pen.stroke([(320, 350), (320, 510)], 7, K)
    if s.variant != 2:
        draw(
            s.pen.at(560, 920, 2.4, flip=True),
            child(
                Person(
                    coat=A,
                    mood="glad" if s.variant else "afraid",
                    stance="walk",
                    near=(32, -86),
                    trousers=s.legs,
                ),
                girl=True,
            ),
        )
    else:
        for at in range(3):
            house(s.pen.at(520 + at * 44, 900 - at * 16, 0.6), P, K)


def serpent_road(s: Scene) -> None:
    """A road that turns out to be alive."""
    s.setting(420)
    spine = flowing(pts("330,400 470,470 300,540 150,620 380,700 560,790 300,900 60,990"))
    body = ribbon(spine, (22, 40, 66, 100, 140, 190))
    ink = A if s.variant != 1 else s.bold
    s.pen.shape(body, ink, sharp=True, edge=4)
    for at in range(2, len(spine) - 1):
        left, right = body[at], body[len(body) - 1 - at]
        s.pen.gouge([left, ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + 9), right], 4, ink.line)
    head = s.pen.at(330, 360, 1.2)
    head.shape(pts("-50,30 -64,-10 -36,-60 0,-76 36,-60 64,-10 50,30 0,52"), ink)
    for x in (-30, 30):
        head.ball(x, -20, 14, P, edge=2)
        head.stroke([(x, -32), (x, -8)], 5, K)
    head.stroke([(0, 50), (0, 86)], 5, K)
    for x in (-12, 12):
        head.stroke([(0, 84), (x, 106)], (5, 2), K)
    who = Person(
        coat=s.bold if ink is A else A,
        stance="walk",
        mood=("calm", "glad", "afraid")[s.variant],
        near=(24, -70),
        far=(-14, -50),
    )
    draw(s.pen.at(330, 740, 2.7), someone(s, who))
    if s.variant == 0:
        lantern(s.pen.at(396, 560, 0.9))
    else:
        draw(
            s.pen.at(230, 930, 3.2),
            child(
                Person(coat=P, stance="walk", mood="glad", near=(28, -80), trousers=K), girl=s.variant == 1
            ),
        )


def odd_bridge(s: Scene) -> None:
    """Something lies across the gap, and someone walks over it."""
    s.setting(880)
    for x, side in ((0, 1), (640, -1)):
        cliff = s.pen.shape(
            [
                (x - side * 40, 520),
                (x + side * 110, 520),
                (x + side * 150, 600),
                (x + side * 110, 800),
                (x + side * 140, 1000),
                (x - side * 40, 1000),
            ],
            s.bold,
        )
        s.pen.hatch(cliff, s.bold.line, angle=88, gap=13, width=3.4, depth=0.6)
    if s.variant == 0:
        body = s.pen.shape(pts("40,500 120,440 260,490 420,480 560,430 610,500 560,560 320,580 80,560"), A)
        s.pen.hatch(body, K, angle=88, gap=11, width=3, depth=0.5)
        s.pen.stroke([(570, 470), (630, 380), (590, 300)], (26, 22, 10), A, edge=2)
        face = s.pen.at(110, 470, 1.3)
        face.shape(pts("-60,20 -64,-60 -64,-60 -30,-36 20,-36 54,-60 54,-60 50,20 -6,50"), A)
        for at in (-32, 22):
            face.stroke([(at - 12, 0), (at, 6), (at + 12, 0)], 5, K)
        face.shape([(-12, 14), (2, 14), (-5, 22)], K, edge=0)
    elif s.variant == 1:
        for x, turn in ((40, 84), (600, -84)):
            big_hand(s.pen.at(x, 530, 2.8, turn=turn, flip=turn < 0), sleeve=A, spread=0.3)
    else:
        beasts.fish(s.pen.at(320, 530, 4.6), A)
    draw(
        s.pen.at(320, 486 if s.variant != 2 else 440, 2.6),
        someone(s, Person(coat=s.bold, stance="walk", mood="calm", near=(24, -60), far=(-16, -50))),
    )
    beasts.flying(s.pen.at(470, 800, 0.8), s.bold)


DRAWN: Mapping[str, Draw] = {
    "carrier": carrier,
    "towing": towing,
    "procession": procession,
    "lone door": lone_door,
    "object house": walking_house,
    "serpent road": serpent_road,
    "odd bridge": odd_bridge,
}
