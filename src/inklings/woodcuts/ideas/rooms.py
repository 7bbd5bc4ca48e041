"""Ideas within four walls."""

from collections.abc import Mapping

from inklings.woodcuts import beasts, heads
from inklings.woodcuts.block import A, K, M, P, Pen
from inklings.woodcuts.cast import child, someone
from inklings.woodcuts.curves import box, oval, pts
from inklings.woodcuts.ideas.idea import Draw
from inklings.woodcuts.objects import bed, candle, chair, clock, cup, frame, house, lantern, table, teapot
from inklings.woodcuts.people import Person, draw
from inklings.woodcuts.scene import Scene


def window_visitor(s: Scene) -> None:
    """Something far too large looks in."""
    s.setting(720)
    opening = box(110, 70, 530, 560)
    s.pen.shape(opening, K if not s.dark else A, sharp=True)
    with s.pen.only(opening, sharp=True):
        s.pen.hatch(opening, M if not s.dark else P, angle=68, gap=16, width=3.4, depth=1, broken=60)
        if s.variant == 0:
            skin = s.pen.ball(330, 330, 300, M if not s.dark else P, edge=3)
            s.pen.hatch(skin, K, angle=40, gap=13, width=4, depth=0.3)
            s.pen.shape(pts("170,330 170,330 330,210 490,330 490,330 330,430"), P, edge=4)
            s.pen.ball(330, 322, 78, A, edge=3)
            s.pen.ball(330, 322, 40, K)
            s.pen.ball(350, 300, 12, P)
        elif s.variant == 1:
            beasts.wolf_head(s.pen.at(290, 340, 4.2), P if s.dark else M)
        else:
            heads.front(s.pen.at(320, 330, 4.6), "glad", "short", "none", look=-0.6)
    for line in ([(320, 70), (320, 560)], [(110, 310), (530, 310)]):
        s.pen.stroke(line, 11, s.bold, edge=1.6)
    frame(s.pen.at(320, 315), 214, 248, s.bold)
    chair(s.pen.at(190, 900, 3.1), s.bold)
    draw(
        s.pen.at(195, 900, 3, flip=False),
        someone(s, Person(coat=A, stance="sit", mood="calm", near=(26, -22), far=(24, -20))),
    )
    table(s.pen.at(410, 905, 2.1), 40, P)
    (candle if s.variant else cup)(s.pen.at(410, 792, 0.9), P)


def under_the_bed(s: Scene) -> None:
    """Who lives under the bed, and who comes to see them."""
    s.setting(640)
    bed(s.pen.at(320, 690, 2.6), A)
    dark = s.pen.shape(pts("60,640 580,640 580,860 60,860"), K, sharp=True)
    s.pen.hatch(dark, M, angle=8, gap=16, width=3, depth=0.3)
    if s.variant == 0:
        for x in (190, 300):
            s.pen.ball(x, 730, 36, P, edge=2)
            s.pen.ball(x + 6, 736, 16, A)
            s.pen.ball(x + 6, 736, 8, K)
        for at in range(8):
            s.pen.shape(
                [(150 + at * 26, 800), (176 + at * 26, 800), (163 + at * 26, 832)], P, sharp=True, edge=0
            )
        draw(
            s.pen.at(480, 930, 2.9, flip=True),
            child(
                Person(
                    coat=P, stance="kneel", mood="glad", near=(40, -24), far=(30, -30), lean=6, trousers=K
                ),
                girl=True,
            ),
        )
        lantern(s.pen.at(372, 850, 0.9))
    elif s.variant == 1:
        for at, x in enumerate((130, 250, 390, 520)):
            beasts.tentacle(
                s.pen,
                [
                    (x, 700),
                    (x - 20, 800),
                    (x + 30 * (-1) ** at, 890),
                    (x + 110 * (-1) ** at, 850),
                    (x + 80 * (-1) ** at, 790),
                ],
                56,
                (M, A)[at % 2],
            )
        heads.side(s.pen.at(120, 520, 0.9, turn=-78), "asleep", "long", "none")
    else:
        for at in range(3):
            house(s.pen.at(160 + at * 150, 850, 1.3), P, A)
        heads.side(s.pen.at(120, 520, 0.9, turn=-78), "asleep", "beard", "none")
        beasts.cat(s.pen.at(560, 920, 0.8, flip=True), s.bold)
    if s.variant == 0:
        heads.side(s.pen.at(120, 520, 0.9, turn=-78), "asleep", "short", "none")


def other_reflection(s: Scene) -> None:
    """The mirror shows someone else."""
    s.setting(760)
    glass = oval(430, 420, 160, 290)
    s.pen.shape(oval(430, 420, 186, 316), A, sharp=True)
    s.pen.shape(glass, P if s.dark else K, sharp=True)
    with s.pen.only(glass, sharp=True):
        s.pen.hatch(glass, M, angle=60, gap=18, width=5, depth=0.8)
        coat = M if not s.dark else K
        if s.variant == 0:
            head = draw(
                s.pen.at(430, 780, 5, flip=True),
                Person(coat=coat, near=(24, -70), headless=True, stance="bust"),
            )
            beasts.wolf_head(head.at(0, 0, 1.1), coat)
        elif s.variant == 1:
            draw(
                s.pen.at(430, 790, 4.6, flip=True),
                Person(
                    coat=coat,
                    hair="beard",
                    mood="sad",
                    hair_ink=P if not s.dark else K,
                    near=(24, -70),
                    stance="bust",
                ),
            )
        else:
            draw(
                s.pen.at(460, 720, 3.8),
                Person(coat=coat, view="back", hair="bun", near=(14, -50), far=(-14, -50), trousers=coat),
            )
    draw(
        s.pen.at(150, 900, 5.2),
        child(
            Person(
                coat=s.bold,
                mood=("afraid", "calm", "sad")[s.variant],
                near=(34, -76),
                far=(16, -46),
                trousers=s.legs,
            ),
            girl=s.variant != 1,
        ),
    )
    beasts.cat(s.pen.at(520, 920, 1.1, flip=True), s.bold)


def false_shadow(s: Scene) -> None:
    """The shadow on the wall is not one's own."""
    s.fill(A if s.dark else M)
    s.pen.hatch(box(0, 0, 640, 760), P, angle=-20, gap=22, width=6, depth=1, broken=200)
    s.boards(760)
    if s.variant == 0:
        beasts.bear(s.pen.at(370, 770, 6), K)
    elif s.variant == 1:
        beasts.wolf_head(s.pen.at(360, 470, 5), K)
        s.pen.shape(pts("120,780 110,600 200,500 420,640 470,780"), K, edge=0)
    else:
        for at in range(6):
            x = 330 + (at - 2.5) * 60
            beasts.tentacle(
                s.pen, [(330, 760), (x, 560), (x + (at - 2.5) * 50, 380), (x + (at - 2.5) * 20, 150)], 90, K
            )
    who = Person(
        coat=P if s.variant % 2 else A,
        mood=("glad", "sad", "sly")[s.variant],
        near=(22, -50),
        far=(-10, -44),
        trousers=K,
    )
    draw(s.pen.at(190, 890, 3.2), child(who, girl=s.variant == 1) if s.variant < 2 else someone(s, who))
    candle(s.pen.at(70, 930, 1.1))


def looking_back(s: Scene) -> None:
    """The portraits on the wall look at a visitor."""
    s.setting(780)
    for at, (x, y, half) in enumerate(((150, 200, 90), (420, 180, 110), (300, 470, 84), (530, 480, 70))):
        pen = s.pen.at(x, y)
        pen.shape(box(-half, -half * 1.25, half, half * 1.25), (P, M if s.dark else A)[at % 2], sharp=True)
        with pen.only(box(-half, -half * 1.25, half, half * 1.25), sharp=True):
            _portrait(s, pen.at(0, 4, half / 52), at)
        frame(pen, half, half * 1.25, s.bold if at % 2 else A)
    draw(
        s.pen.at(110, 910, 3.4),
        someone(
            s,
            Person(
                coat=A if s.dark else K, mood="afraid", view="front", look=1, near=(16, -70), far=(-14, -44)
            ),
        ),
    )


def _portrait(s: Scene, face: Pen, at: int) -> None:
    """What hangs in one frame."""
    if s.variant == 0 or (s.variant == 1 and at != 1):
        moods: tuple[heads.Mood, ...] = ("sly", "angry", "afraid", "sad")
        hairs: tuple[heads.Hair, ...] = ("beard", "bun", "short", "long")
        heads.front(face, moods[at], hairs[at], "none", look=(-1, 0, -1, -1)[at])
    elif s.variant == 1:
        beasts.owl(face.at(0, 46, 0.95), K)
    else:
        face.shape(pts("-48,0 -48,0 0,-34 48,0 48,0 0,28"), P, edge=3)
        face.ball(-14, 0, 24, A, edge=2)
        face.ball(-14, 0, 11, K)


def tea_table(s: Scene) -> None:
    """A tea party whose guests should fear one another."""
    s = s.closer(1.15, 1.3)
    s.setting(640)
    for x, flip in ((130, False), (510, True)):
        chair(s.pen.at(x, 880, 4.3, flip=flip), s.bold)
    left = Person(
        coat=A, stance="sit", near=(28, -40), far=(26, -30), mood="calm", hair="bun", trousers=s.legs
    )
    right = Person(coat=s.bold, stance="sit", near=(28, -36), far=(26, -26), headless=True, trousers=s.legs)
    if s.variant == 0:
        draw(s.pen.at(130, 880, 4.4), child(left, girl=True))
    else:
        head = draw(
            s.pen.at(130, 880, 4.4),
            Person(coat=A, stance="sit", near=(28, -40), far=(26, -30), headless=True, trousers=s.legs),
        )
        beasts.rabbit_head(head.at(0, -4, 1), P)
    head = draw(s.pen.at(510, 880, 4.5, flip=True), right)
    if s.variant == 2:
        beasts.bird_head(head.at(0, 0, 1.1), s.bold)
    else:
        beasts.wolf_head(head.at(0, -6, 1.15), s.bold)
    table(s.pen.at(320, 910, 4.2), 32, P)
    teapot(s.pen.at(320, 684, 1.1), A)
    cup(s.pen.at(236, 686, 0.8, flip=True), P)
    cup(s.pen.at(408, 686, 0.8), P)
    lantern(s.pen.at(320, -10, 2.6))
    beasts.cat(s.pen.at(326, 930, 0.7), K)


def _object(pen: Pen, what: str) -> None:
    match what:
        case "clock":
            clock(pen)
        case "house":
            house(pen.at(0, 50), P, A)
        case "teapot":
            teapot(pen.at(0, 40), P)
        case "candle":
            candle(pen.at(0, 50), P)
        case _:
            pen.shape(pts("-52,-40 52,-40 52,40 -52,40"), A, sharp=True)
            pen.shape([(-52, -40), (0, 6), (52, -40)], P, sharp=True)
            pen.ball(0, 2, 9, K)


def object_head(s: Scene) -> None:
    """Two people who have things for heads, and want something of each other."""
    s = s.closer(1.1, 1.3)
    s.setting(720)
    first, second = (("clock", "candle"), ("house", "letter"), ("teapot", "clock"))[s.variant]
    one = draw(
        s.pen.at(190, 900, 5.4),
        Person(coat=s.bold, near=(34, -70), far=(30, -58), headless=True, lean=3, trousers=s.legs),
    )
    _object(one.at(0, -10, 1.25), first)
    other = draw(
        s.pen.at(460, 900, 5.4, flip=True),
        Person(coat=A, near=(28, -60), far=(12, -84), headless=True, skirt=True, trousers=s.legs),
    )
    _object(other.at(0, -10, 1.15, flip=True), second)


DRAWN: Mapping[str, Draw] = {
    "window visitor": window_visitor,
    "under the bed": under_the_bed,
    "other reflection": other_reflection,
    "false shadow": false_shadow,
    "looking back": looking_back,
    "tea table": tea_table,
    "object head": object_head,
}
