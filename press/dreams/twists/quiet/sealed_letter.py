"""A letter as large as a house, still sealed, and someone before it."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, polygon
from press.dreams.figures.figure import Place
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.things.land import contact_shadow
from press.dreams.twists.people.casting import grown, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BEFORE = {
    "sitting": (Gesture.SITTING, Feeling.LONGING, Said("someone sits before it", "ktoś przed nim siedzi")),
    "turned away": (
        Gesture.TURNING_AWAY,
        Feeling.ANGER,
        Said("someone turns away from it", "ktoś się od niego odwraca"),
    ),
    "afraid": (Gesture.HIDING, Feeling.FEAR, Said("someone is afraid of it", "ktoś się go boi")),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    stage.back((WIDTH * (0.5 - 0.34 * side), HEIGHT * 0.26), 500)
    stage.middle()
    foot = stage.footing(WIDTH * 0.5, 0.84)
    place = Place(WIDTH * (0.5 + 0.02 * side), foot - 76, 545, turn=side * dice.between(4, 8))
    contact_shadow(scene, place.x, place.y, 700)

    def shape(points: list[Point]) -> Stencil:
        return Stencil().fill(polygon([place.at(point) for point in points]))

    paper = mix(palette.light, palette.horizon, 0.25)
    body = shape([(-0.5, -0.05), (0.5, -0.05), (0.5, 0.66), (-0.5, 0.66)]).mask
    scene.paint(body, paper, Look(volume=8, rim=0.9, shadow=0.7, drop=26, shade=0.4))
    stage.focus(body)
    for points in ([(-0.5, -0.05), (0, 0.36), (-0.5, 0.66)], [(0.5, -0.05), (0, 0.36), (0.5, 0.66)]):
        scene.paint(shape(points).mask, mix(paper, palette.far, 0.12), Look(volume=5, rim=0.6, shadow=0.3))
    scene.paint(
        shape([(-0.5, -0.05), (0, 0.36), (0.5, -0.05)]).mask, paper, Look(volume=5, rim=0.7, shadow=0.4)
    )
    scene.paint(
        shape([(-0.5, 0.66), (0, 0.24), (0.5, 0.66)]).mask,
        mix(paper, palette.light, 0.3),
        Look(volume=6, rim=0.9, shadow=0.6, drop=14),
    )
    x, y = place.at((0, 0.28))
    seal = Stencil().disc(x, y, 58)
    for dx, dy, r in ((-44, 22, 24), (40, 30, 22), (10, -46, 24), (-30, -38, 20), (46, -20, 20)):
        seal.disc(x + dx, y + dy, r)
    red = stage.against(seal.mask, (palette.accent, palette.second))
    scene.paint(seal.mask, red, Look(volume=10, rim=1, shadow=0.6))
    scene.paint(
        Stencil().disc(x, y, 36).mask, mix(red, palette.near, 0.25), Look(volume=6, rim=0.9, shadow=0)
    )
    gesture, mood, told = _BEFORE[stage.subject]
    actor = acting(gesture, mood, grown(dice))
    size = 440.0 if gesture is Gesture.SITTING else 340.0
    put(stage, actor, (WIDTH * (0.5 - 0.15 * side), foot + 100, size), palette.accent, flip=side < 0)
    stage.front()
    stage.enclosed = True
    where = stage.place.within
    return Said(
        f"a sealed letter as large as a house stands {where.en}; {told.en}",
        f"zapieczętowany list, wielki jak dom, stoi {where.pl}; {told.pl}",
    )


TWIST = Twist(
    name="sealed letter",
    settings=("empty plain", "desert", "wheat field", "meadow", "chessboard plain"),
    subjects=tuple(_BEFORE),
    compose=_compose,
    number=408,
)
