"""Long hair becomes a river on its way down, with people on it and a comb for a bridge."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, stroke
from press.dreams.figures.figure import Tone
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import Hair, Looks, bust
from press.dreams.stage import Stage
from press.dreams.things.craft import boat
from press.dreams.things.sky import gulls
from press.dreams.twists.people.casting import child, grown, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_ON_IT = {
    "boats": Said("small boats sail on it", "płyną po niej małe łódki"),
    "climber": Said("someone climbs up it", "ktoś się po niej wspina"),
    "swans": Said("swans swim on it", "pływają po niej łabędzie"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    x, foot = WIDTH * (0.5 - 0.16 * side), HEIGHT * 0.52
    stage.back((WIDTH * (0.5 + 0.3 * side), HEIGHT * 0.2), 560)
    stage.middle()
    mood = dice.pick([Feeling.SLEEP, Feeling.LONGING, Feeling.MISCHIEF, Feeling.CALM])
    tone = mix(palette.second, palette.light, 0.06)
    looks = Looks(Hair.BOB, skin=dice.pick([Tone.FAIR, Tone.TAWNY, Tone.BROWN]), hair_tone=Tone.ACCENT)
    gown = mix(palette.accent, palette.near, 0.15)
    giant = bust(looks, mood, 0.3, tilt=6, below=1.2)
    stage.focus(stage.draw(giant, x, foot, 560, gown, flip=flip))
    right = [(0.2, 0.22), (0.3, 0.34), (0.42, 0.5), (0.46, 0.68), (0.62, 0.86), (0.86, 1.04)]
    left = [(0.1, 0.3), (0.16, 0.44), (0.14, 0.58), (0.04, 0.74), (-0.06, 0.88), (-0.16, 1.04)]

    def spot(a: float, b: float) -> Point:
        return x + side * a * WIDTH, HEIGHT * b

    river = Stencil().fill(curve([spot(*at) for at in (*right, *left[::-1])])).mask
    scene.paint(river, tone, Look(volume=26, shade=0.75, rim=0.9, shadow=0.6, drop=16))
    strands = Stencil()
    for strand in range(1, 11):
        share = strand / 11
        way = [
            spot(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(right, left, strict=True)
        ]
        strands.line(stroke(way), 3)
    scene.flat(strands.mask * river, palette.light, 0.45)
    stage.focus(river)
    spots = ((0.28, 0.62, 92), (0.2, 0.8, 124), (0.46, 0.92, 156))
    match stage.subject:
        case "boats":
            for a, b, wide in spots:
                boat(scene, x + side * a * WIDTH, HEIGHT * b, wide, dice.pick([palette.accent, palette.warm]))
        case "swans":
            for a, b, wide in spots:
                stage.draw(
                    "swan", x + side * a * WIDTH, HEIGHT * b, wide * 1.2, palette.light, flip=dice.likely(0.5)
                )
        case _:
            climber = acting(Gesture.HANGING, Feeling.JOY, child(dice))
            put(stage, climber, (x + side * 0.28 * WIDTH, HEIGHT * 0.78, 280), palette.accent, grounded=False)
            waits = acting(Gesture.REACHING, Feeling.LONGING, grown(dice), gaze=(0.5, 0.9))
            put(stage, waits, (x + side * 0.52 * WIDTH, HEIGHT * 0.95, 290), palette.second, flip=not flip)
    gulls(scene, WIDTH * (0.5 + 0.3 * side), HEIGHT * 0.4, 90, 5)
    stage.front()
    told, over = _ON_IT[stage.subject], stage.place.over
    return Said(
        f"the long hair of a giant becomes a river {over.en}; {told.en}",
        f"długie włosy olbrzymki zamieniają się w rzekę {over.pl}; {told.pl}",
    )


TWIST = Twist(
    name="river of hair",
    settings=("meadow", "forest", "wheat field", "garden", "desert", "orchard"),
    subjects=tuple(_ON_IT),
    compose=_compose,
    number=117,
)
