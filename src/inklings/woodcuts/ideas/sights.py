"""Ideas of what stands and is looked at."""

from collections.abc import Mapping

from inklings.woodcuts import beasts, heads
from inklings.woodcuts.block import A, K, M, P
from inklings.woodcuts.cast import child, someone
from inklings.woodcuts.curves import box, pts
from inklings.woodcuts.ideas.idea import Draw
from inklings.woodcuts.objects import candle, door, house, ladder, mask, tree
from inklings.woodcuts.people import Person, draw
from inklings.woodcuts.scene import Scene


def growth(s: Scene) -> None:
    """Something grows out of a head."""
    s.setting(760)
    who = someone(
        s,
        Person(
            coat=s.bold,
            view="front",
            stance="bust",
            mood=("asleep", "afraid", "glad")[s.variant],
            look=0.6,
            near=(24, -34),
            far=(-24, -34),
            hair_ink=K,
        ),
    )
    if s.variant == 0:
        tree(s.pen.at(320, 480, 4.1), P if s.dark else K, leaves=A)
        beasts.bird(s.pen.at(200, 190, 0.9), s.bold)
    elif s.variant == 1:
        for side in (-1, 1):
            s.pen.stroke([(320, 470), (320 + side * 120, 330), (320 + side * 80, 90)], (26, 20, 5), P, edge=2)
            for at in range(3):
                s.pen.stroke(
                    [
                        (320 + side * (100 - at * 4), 360 - at * 90),
                        (320 + side * (200 - at * 20), 270 - at * 90),
                    ],
                    (14, 3),
                    P,
                    edge=2,
                )
        beasts.owl(s.pen.at(320, 330, 1.3), A)
    else:
        for at in range(4):
            house(
                s.pen.at(200 + at * 82, 420 - (at in {1, 2}) * 60, 1.4 + (at in {1, 2}) * 0.5),
                P,
                (A, K)[at % 2],
            )
    draw(
        s.pen.at(320, 1130, 7.4),
        Person(
            coat=who.coat,
            view="front",
            stance="bust",
            mood=who.mood,
            hair="short" if who.hair in {"bun", "braids"} else who.hair,
            look=0.6,
            near=(24, -34),
            far=(-24, -34),
        ),
    )


def floating_island(s: Scene) -> None:
    """Too little ground for two."""
    s.setting(830)
    for x, y, flip in ((190, 640, False), (470, 470, True)):
        rock = s.pen.shape(
            [
                (x - 140, y),
                (x, y - 26),
                (x + 140, y),
                (x + 90, y + 80),
                (x + 30, y + 200),
                (x, y + 280),
                (x - 40, y + 170),
                (x - 100, y + 90),
            ],
            s.bold,
        )
        s.pen.hatch(rock, s.bold.line, angle=82, gap=12, width=3, depth=0.5)
        who = Person(
            coat=A if flip else (P if not s.dark else M),
            mood="sad" if flip else "glad",
            near=(30, -64 if flip else -88),
            far=(24, -56),
            lean=4,
            trousers=K if not s.dark else P,
        )
        draw(s.pen.at(x + (50 if not flip else -50), y, 3, flip=flip), someone(s, who))
    if s.variant == 0:
        tree(s.pen.at(90, 634, 1.5), s.bold, leaves=A)
        house(s.pen.at(560, 470, 1.3), P, A)
    elif s.variant == 1:
        ladder(s.pen.at(340, 480, 1.5, turn=62), 130, A)
    else:
        for x, y in ((90, 632), (570, 466)):
            candle(s.pen.at(x, y, 1.2))
    beasts.flying(s.pen.at(470, 860, 0.8), s.bold)
    beasts.flying(s.pen.at(120, 160, 0.7), s.bold)


def wall_of(s: Scene) -> None:
    """A wall of things, and one of them is different."""
    s.fill(s.carve if s.dark else K)
    other = s.chance.randrange(2, 8)
    for at in range(12):
        x, y = 120 + at % 3 * 200, 140 + at // 3 * 190
        if s.variant == 0:
            if at == other:
                door(s.pen.at(x, y + 80, 1.6), A)
                draw(s.pen.at(x + 14, y + 74, 1.2), Person(coat=K, mood="afraid", view="front"))
            else:
                door(s.pen.at(x, y + 80, 1.6), (P, M)[at % 2] if not s.dark else (P, K)[at % 2], ajar=False)
        elif s.variant == 1:
            if at == other:
                heads.front(s.pen.at(x, y, 1.5), "glad", "short", "none")
            else:
                mask(s.pen.at(x, y, 1.5), (P, M, A)[at % 3] if not s.dark else (P, K, A)[at % 3])
        else:
            s.pen.shape(
                box(x - 80, y - 74, x + 80, y + 74),
                (P, A)[at % 2] if not s.dark else (K, A)[at % 2],
                sharp=True,
            )
            s.pen.stroke([(x, y - 74), (x, y + 74)], 6, K if not s.dark else P)
            if at == other:
                beasts.cat(s.pen.at(x, y + 70, 1.1), K if not s.dark else P)
            elif at % 4 != 3:
                draw(
                    s.pen.at(x, y + 150, 2.2, flip=at % 3 > 1),
                    someone(
                        s,
                        Person(
                            coat=M,
                            stance="bust",
                            mood=("calm", "sad", "angry", "sly")[at % 4],
                            near=(8, -40),
                            far=(4, -40),
                        ),
                    ),
                )
                s.pen.shape(box(x - 90, y + 70, x + 90, y + 92), s.carve if s.dark else K, sharp=True, edge=1)
    draw(
        s.pen.at(200, 940, 2.6),
        someone(s, Person(coat=A if s.dark else P, view="back", near=(14, -60), far=(-14, -44), trousers=P)),
    )


def emblem(s: Scene) -> None:
    """A playing card with two different halves."""
    s.setting(600)
    s.pen.shape(box(80, 70, 560, 890), P, sharp=True, edge=4)
    for turn in (0, 180):
        half = s.pen.at(320, 480, 1, turn=turn)
        with half.only(pts("-225,-395 225,-395 225,-90 -225,100"), sharp=True):
            coat = A if turn else (K if not s.dark else M)
            if turn == 0:
                draw(
                    half.at(0, 260, 7),
                    Person(
                        coat=coat, view="front", stance="bust", headless=True, near=(16, -60), far=(-18, -70)
                    ),
                )
                heads.front(
                    half.at(0, -205, 2),
                    ("calm", "sad", "glad")[s.variant],
                    ("long", "beard", "bun")[s.variant],
                    "crown",
                    look=1,
                )
            else:
                draw(
                    half.at(0, 260, 7),
                    Person(
                        coat=coat, view="front", stance="bust", headless=True, near=(16, -60), far=(-18, -70)
                    ),
                )
                if s.variant == 0:
                    beasts.wolf_head(half.at(-10, -180, 2), K)
                elif s.variant == 1:
                    beasts.bird_head(half.at(-30, -190, 2), K)
                else:
                    beasts.bear_head(half.at(0, -190, 2.1), K)
        s.pen.block.line(half.placed([(-225, 100), (225, -90)]), 6, K)
        for x, y in ((-200, -360), (200, -360)):
            half.shape(
                [
                    (x, y + 26),
                    (x - 24, y - 4),
                    (x - 12, y - 22),
                    (x, y - 8),
                    (x + 12, y - 22),
                    (x + 24, y - 4),
                ],
                A,
            )
    for line in (
        [(92, 82), (548, 82)],
        [(548, 82), (548, 878)],
        [(548, 878), (92, 878)],
        [(92, 878), (92, 82)],
    ):
        s.pen.stroke(line, 5, K)


def giant_beast(s: Scene) -> None:
    """A beast as large as the night behind a small town."""
    s.air(760)
    if s.variant == 0:
        beasts.cat(s.pen.at(300, 900, 7), s.bold)
    elif s.variant == 1:
        beasts.owl(s.pen.at(320, 880, 7), s.bold)
    else:
        beasts.rabbit(s.pen.at(300, 900, 6.6), s.bold)
    for at in range(8):
        size = s.chance.uniform(0.9, 1.5)
        house(
            s.pen.at(40 + at * 82, 890 + (at % 2) * 30, size), (P, M if s.dark else A)[at % 2], (A, K)[at % 2]
        )
    draw(
        s.pen.at(330, 940, 1.5),
        child(Person(coat=A, view="back", near=(16, -94), trousers=s.legs), girl=True),
    )


DRAWN: Mapping[str, Draw] = {
    "growth": growth,
    "floating island": floating_island,
    "wall of": wall_of,
    "emblem": emblem,
    "giant beast": giant_beast,
}
