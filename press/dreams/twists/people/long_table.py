"""Two people at the two ends of a table, and on the cloth between them lies a whole country."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.things.buildings import castle, house
from press.dreams.things.craft import boat
from press.dreams.things.furnishings import candle, chair
from press.dreams.things.plants import pine
from press.dreams.twists.parts import clouds
from press.dreams.twists.people.casting import grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_LANDS = {
    "forest": Said("a dark forest with one lit house", "ciemny las z jednym oświetlonym domem"),
    "sea": Said("a sea with a small boat", "morze z małą łódką"),
    "castle": Said("a castle on a hill", "zamek na wzgórzu"),
}
_MOODS = (
    (
        Feeling.LONGING,
        Feeling.ANGER,
        Said("one looks across, the other is angry", "jedno spogląda, drugie się gniewa"),
    ),
    (Feeling.GRIEF, Feeling.CALM, Said("one of them weeps", "jedno z nich płacze")),
    (Feeling.LONGING, Feeling.LONGING, Said("each looks across to the other", "każde spogląda na drugie")),
    (
        Feeling.MISCHIEF,
        Feeling.FEAR,
        Said("one grins, the other is afraid", "jedno się uśmiecha, drugie się boi"),
    ),
)


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    foot, top = HEIGHT * 0.92, HEIGHT * 0.7
    stage.back((WIDTH / 2, HEIGHT * 0.45), 520)
    stage.middle()
    scene.lamp_at(WIDTH / 2, HEIGHT * 0.55, 380, 0.45)
    left, right, told = dice.pick(_MOODS)
    one, two = pair_of_cloths(stage)
    size = 560.0
    for side, mood, cloth in ((1, left, one), (-1, right, two)):
        x = WIDTH / 2 - side * 262
        chair(scene, x - side * 28, foot, 360, mix(palette.near, palette.warm, 0.35), flip=side < 0)
        actor = acting(Gesture.SEATED, mood, grown(dice), gaze=(0.8, 0.1))
        put(stage, actor, (x, foot + 6, size), cloth, flip=side < 0, grounded=False)
    linen = mix(palette.light, palette.horizon, 0.3)
    drape = [
        (150, top),
        (650, top),
        (680, top + 150),
        (600, top + 118),
        (520, top + 160),
        (440, top + 122),
        (360, top + 162),
        (280, top + 120),
        (200, top + 156),
        (120, top + 140),
    ]
    cloth_shape = Stencil().fill(polygon(drape)).mask
    scene.paint(cloth_shape, linen, Look(volume=18, shadow=0.6, shade=0.75, rim=0.6))
    legs = Stencil().box(190, top + 100, 214, foot).box(586, top + 100, 610, foot)
    scene.paint(legs.mask * (1 - cloth_shape), mix(palette.near, palette.warm, 0.3), Look(volume=5))
    stage.focus(cloth_shape)
    board = Stencil().oval(WIDTH / 2, top, 254, 26).mask
    scene.paint(board, mix(linen, palette.light, 0.3), Look(volume=5, shadow=0))
    _land(stage, top)
    stage.front()
    what, where = _LANDS[stage.subject], stage.place.within
    return Said(
        f"two people sit at a table {where.en}, and on it lies {what.en} between them; {told.en}",
        f"dwoje ludzi siedzi {where.pl} przy stole, a między nimi jest {what.pl}; {told.pl}",
    )


def _land(stage: Stage, top: float) -> None:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x = WIDTH / 2
    match stage.subject:
        case "forest":
            trees = Stencil()
            for step in range(13):
                pine(scene, trees, x - 170 + step * 28, top + 8, dice.between(190, 400))
            scene.paint(
                trees.mask, mix(palette.leafy, palette.near, 0.5), Look(volume=6, rim=0.8, shadow=0.4)
            )
            house(scene, x + dice.between(-50, 50), top + 14, 84)
            stage.focus(trees.mask)
        case "sea":
            waves = Stencil()
            for row in range(3):
                for step in range(9):
                    waves.disc(x - 190 + step * 47 + row * 20, top - 46 + row * 20, 34)
            sea = waves.mask * Stencil().box(x - 215, 0, x + 215, top + 10).mask
            boat(scene, x + dice.between(-60, 60), top - 62, 260)
            scene.paint(sea, mix(palette.cool, palette.middle, 0.35), Look(volume=7, rim=0.9))
            stage.focus(sea)
            clouds(stage, (top - 470, top - 400), 3, (170, 240), 0.9)
        case _:
            hill = Stencil().oval(x, top + 6, 205, 84).mask * Stencil().box(0, 0, WIDTH, top + 8).mask
            scene.paint(hill, mix(palette.leafy, palette.near, 0.3), Look(volume=14, rim=0.8))
            castle(scene, x, top - 60, 330)
            stage.focus(hill)
    candle(scene, x + 205, top + 6, 84)


TWIST = Twist(
    name="long table",
    settings=("library", "room with a window", "garden", "ruins", "underground", "attic"),
    subjects=tuple(_LANDS),
    compose=_compose,
    number=108,
)
