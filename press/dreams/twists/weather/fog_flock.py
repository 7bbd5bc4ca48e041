"""The fog is a flock."""

from press.dreams.easel.paper import HEIGHT, WIDTH, blur, mix
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.cast import FIGURES, extent
from press.dreams.figures.figure import Place, silhouette
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_MADE_OF = {
    "sheep": Said("a flock of sheep", "stado owiec"),
    "horse": Said("a herd of horses", "stado koni"),
    "elephant": Said("a herd of elephants", "stado słoni"),
    "swan": Said("a flock of swans", "stado łabędzi"),
    "cat_walking": Said("a procession of cats", "pochód kotów"),
    "stag": Said("a herd of stags", "stado jeleni"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    stage.back((WIDTH * (0.5 + 0.3 * side), HEIGHT * 0.2), 480)
    stage.middle()
    white = mix(palette.light, palette.horizon, 0.25)
    scene.mist(HEIGHT * 0.5, 120, 0.75, white)
    for row in range(5):
        near = row / 4
        y, wide = HEIGHT * (0.53 + 0.082 * row), 150 + 96 * near
        scene.mist(y - 8, 62, 0.62 - 0.2 * near, white)
        for column in range(-1, 6 - row // 2):
            x = (column + 0.5 * (row % 2) + dice.between(-0.12, 0.12)) * (wide * 1.02)
            if row == 4 and abs(x - WIDTH * (0.5 - 0.22 * side)) < 200:
                continue
            _beast(stage, x, y + dice.between(-14, 14), wide, near, flip=side < 0)
    bank = Stencil()
    for step in range(14):
        bank.disc(step * 64, HEIGHT * 0.94 + dice.between(-16, 16), dice.between(42, 74))
    scene.veil(blur(bank.mask, 20), white, 0.5)
    foot = HEIGHT * 0.91
    x = WIDTH * (0.5 - 0.22 * side)
    scene.lamp_at(x, foot - 160, 220, 0.7)
    strong = mix(palette.accent, palette.near, 0.12)
    stage.focus(stage.draw("holding_lantern", x, foot, 300, strong, flip=side < 0, grounded=True))
    stage.draw("dog", x - side * 150, foot + 14, 130, mix(palette.near, palette.warm, 0.2), flip=side < 0)
    scene.mist(HEIGHT * 0.95, 40, 0.4, white)
    stage.front()
    made, where = _MADE_OF[stage.subject], stage.place.within
    return Said(
        f"the fog {where.en} is {made.en}; someone with a lantern watches it go by",
        f"mgła {where.pl} to {made.pl}; ktoś z latarnią patrzy, jak przechodzi",
    )


def _beast(stage: Stage, x: float, y: float, wide: float, near: float, *, flip: bool) -> None:
    """Half fog: pale, soft at its feet, and the nearer the more of an animal."""
    scene, palette = stage.scene, stage.scene.palette
    box = extent(stage.subject)
    place = Place(x, y + wide * 0.3, wide / max(box.width, box.height * 0.8), flip=flip)
    mask = silhouette(FIGURES[stage.subject], place)
    if mask.max() < 0.5:
        return
    pale = mix(mix(palette.light, palette.horizon, 0.22), palette.far, 0.34 - 0.3 * near)
    before = scene.picture.copy()
    stage.draw(stage.subject, place.x, place.y, place.size, pale, flip=flip)
    scene.picture = mix(before, scene.picture, 0.38 + 0.62 * near)
    stage.focus(mask * (near > 0.4))
    scene.veil(blur(Stencil().oval(x, place.y, wide * 0.6, wide * 0.14).mask, 12), palette.light, 0.42)


TWIST = Twist(
    name="fog flock",
    settings=("forest", "snow", "meadow", "harbour", "orchard", "canal town", "railway station", "ruins"),
    subjects=tuple(sorted(_MADE_OF)),
    compose=_compose,
    number=210,
)
