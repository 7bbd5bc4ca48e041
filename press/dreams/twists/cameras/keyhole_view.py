"""Through a keyhole: someone dances with an animal."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, X, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_X, _Y = WIDTH * 0.5, 390


def _compose(stage: Stage) -> Said:
    dice = stage.dice
    stage.enclosed = True
    stage.back((_X, _Y - 60), 430)
    stage.middle()
    foot = HEIGHT * 0.87
    side = dice.pick([-1, 1])
    stage.focus(stage.fit(stage.subject, _X + side * 112, foot, 350, 560, standing=True, flip=side > 0))
    stage.focus(stage.fit("dancing", _X - side * 128, foot + 18, 300, 400, standing=True, flip=side < 0))
    stage.front()
    _door(stage, _hole(1.0), _hole(1.3))
    stage.draw("snail", _X - side * 262, 880, 96, flip=side > 0, turn=-side * 78)
    noun, where = stage.noun, stage.place.within
    return Said(
        f"through a keyhole one sees someone dance with {noun.en} {where.en}; a snail creeps over the brass",
        f"przez dziurkę od klucza widać, jak {where.pl} ktoś tańczy z {noun.instrumental}; "
        "po mosiądzu pełznie ślimak",
    )


def _hole(grown: float) -> Field:
    more = (grown - 1) * 200
    skirt = [(-150, 130), (150, 130), (290 + more, 720 + more), (-290 - more, 720 + more)]
    if grown > 1:
        skirt[:2] = [(-150 - more, 130), (150 + more, 130)]
    return Stencil().disc(_X, _Y, 262 + more).fill(polygon([(_X + a, _Y + b) for a, b in skirt])).mask


def _door(stage: Stage, hole: Field, plate: Field) -> None:
    scene, palette = stage.scene, stage.scene.palette
    warmth = scene.warmth.copy()
    scene.warmth = warmth * 0.35
    wood = mix(mix(palette.accent, palette.warm, 0.5), palette.near, 0.66)
    scene.glowing *= hole[..., None]
    scene.paint(1 - hole, wood, Look(volume=10, rim=0.3, shadow=0.5, drop=18, texture=0.22))
    scene.flat((X % 200 < 5) * (1 - hole), palette.near, 0.7)
    brass = plate * (1 - hole)
    scene.warmth = warmth * 0.8
    tint = mix(mix(palette.warm, palette.light, 0.3), palette.near, 0.28)
    scene.paint(brass, tint, Look(volume=12, rim=1, shade=0.8, shadow=0.7, drop=14))
    screws = Stencil()
    for x, y in ((_X, 96), (_X - 300, 1140), (_X + 300, 1140)):
        screws.disc(x, y, 14)
    scene.paint(screws.mask, mix(tint, palette.near, 0.3), Look(volume=4, rim=1, shadow=0.5, drop=3))
    scene.warmth = warmth


TWIST = Twist(
    name="keyhole view",
    settings=("forest", "theatre stage", "sea", "snow", "underwater", "garden", "orchard", "wheat field"),
    subjects=("bear", "lion", "fox", "rabbit", "goat", "stag"),
    compose=_compose,
    number=200,
)
