"""A giant holds a whole small town in the arms as one holds a child."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve
from press.dreams.figures.figure import Cut, Figure, Part, Tone
from press.dreams.figures.limbs import limb
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import bust
from press.dreams.stage import Stage
from press.dreams.things.buildings import castle, house, smoke
from press.dreams.things.plants import pine
from press.dreams.twists.people.casting import grown
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_MOODS = {
    "asleep": (Feeling.SLEEP, Said("a sleeping giant cradles", "śpiący olbrzym tuli")),
    "tender": (Feeling.LONGING, Said("a giant tenderly cradles", "olbrzym czule tuli")),
    "weeping": (Feeling.GRIEF, Said("a weeping giant cradles", "płaczący olbrzym tuli")),
    "greedy": (
        Feeling.MISCHIEF,
        Said("a grinning giant clutches", "szeroko uśmiechnięty olbrzym przyciska do siebie"),
    ),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, foot = WIDTH / 2, HEIGHT * 0.66
    stage.back((x, HEIGHT * 0.72), 430)
    stage.middle()
    mood, told = _MOODS[stage.subject]
    looks = grown(dice)
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    cloth = dice.pick([palette.accent, palette.second])
    robe = mix(cloth, palette.near, 0.25)
    stage.focus(
        stage.draw(
            bust(looks, mood, 0.35, gaze=(0.3, -0.9), tilt=12, below=0.9), x, foot, 640, robe, flip=flip
        )
    )
    bed = HEIGHT * 0.83
    half = [(-330, 6), (-230, -34), (0, -46), (230, -34), (330, 6), (210, 110), (0, 150), (-210, 110)]
    ground = Stencil().fill(curve([(x + a, bed + b) for a, b in half])).mask
    scene.lamp_at(x, bed - 60, 260, 0.7)
    scene.paint(ground, mix(palette.leafy, palette.near, 0.35), Look(volume=20, shadow=0.6, drop=18))
    stage.focus(ground)
    trees = Stencil()
    for step in range(9):
        pine(scene, trees, x - 270 + step * 66 + dice.bell(10), bed - 22, dice.between(70, 130))
    scene.paint(trees.mask, mix(palette.leafy, palette.near, 0.6), Look(volume=5, rim=0.8))
    for dx, dy, wide in ((-200, -8, 82), (-92, -20, 96), (178, -10, 92)):
        mouth = house(scene, x + dx, bed + dy, wide, roof=dice.pick([palette.accent, palette.second]))
        if dice.likely(0.6):
            smoke(scene, *mouth, 120)
    castle(scene, x + 62, bed - 26, 130)
    arms = Figure(
        "arms",
        [
            Part(
                limb((-0.52, 0.16, 0.09), (-0.6, -0.22, 0.1), (-0.34, -0.44, 0.085), (0.05, -0.47, 0.07)),
                Tone.COAT,
                Cut.POLYGON,
            ),
            Part(
                limb((0.52, 0.16, 0.09), (0.6, -0.2, 0.1), (0.4, -0.38, 0.085), (0.2, -0.4, 0.075)),
                Tone.COAT,
                Cut.POLYGON,
            ),
            Part(limb((0.02, -0.47, 0.062), (0.14, -0.46, 0.075)), looks.skin, Cut.POLYGON),
            *(
                Part(
                    limb((0.14, -0.43 - 0.035 * finger, 0.026), (0.26, -0.42 - 0.04 * finger, 0.02)),
                    looks.skin,
                    Cut.POLYGON,
                    lift=0.4,
                )
                for finger in range(4)
            ),
        ],
        roundness=0.04,
    )
    stage.focus(stage.draw(arms, x, foot, 600, mix(robe, palette.light, 0.05), flip=side < 0))
    stage.front()
    where = stage.place.within
    return Said(
        f"{where.en}, {told.en} a small town with a castle and lit windows",
        f"{where.pl} {told.pl} miasteczko z zamkiem i jasnymi oknami",
    )


TWIST = Twist(
    name="cradled town",
    settings=("clouds", "snow", "forest", "sea", "desert", "meadow"),
    subjects=tuple(_MOODS),
    compose=_compose,
    number=114,
)
