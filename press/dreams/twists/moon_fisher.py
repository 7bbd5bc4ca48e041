"""Someone sits high up with a rod and has caught more than a fish."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.things.sky import halo, moon
from press.dreams.twists.parts import clouds, cord
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_CAUGHT = {
    "moon": Said("the full moon", "księżyc w pełni"),
    "crescent": Said("a crescent moon", "sierp księżyca"),
    "house": Said("a small lit house", "mały jasny dom"),
    "whale": Said("a whale", "wieloryba"),
    "umbrella": Said("an umbrella", "parasol"),
    "anglerfish": Said("a fish with a lamp", "rybę z lampką"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    catch = WIDTH * (0.5 + 0.2 * side), HEIGHT * 0.55
    stage.back(catch, 480)
    clouds(stage, (HEIGHT * 0.2, HEIGHT * 0.5), 3, (160, 300), 0.6)
    stage.middle()
    x, top = WIDTH * (0.5 - 0.24 * side), HEIGHT * 0.4
    chimney = Stencil().fill(
        polygon([(x - 62, HEIGHT * 1.02), (x - 46, top), (x + 46, top), (x + 62, HEIGHT * 1.02)])
    )
    brick = mix(mix(palette.accent, palette.far, 0.3), palette.near, 0.45)
    scene.paint(chimney.mask, brick, Look(volume=22, rim=0.9, shadow=0.6, drop=18))
    courses = Stencil()
    for row in range(46):
        y = top + 8 + row * 17
        courses.segment((x - 70, y), (x + 70, y), 1.6)
        for column in range(5):
            at = x - 64 + column * 32 + (16 if row % 2 else 0)
            courses.segment((at, y), (at, y + 17), 1.4)
    scene.flat(courses.mask * chimney.mask, palette.near, 0.4)
    scene.paint(Stencil().box(x - 58, top - 16, x + 58, top + 10, 5).mask, brick, Look(volume=6, rim=0.9))
    sitter = stage.draw("fishing", x - side * 6, top - 14, 330, flip=flip)
    stage.focus(sitter)
    rows = sitter.max(0) > 0.5
    tip_x = int(
        max(i for i in range(WIDTH) if rows[i]) if side > 0 else min(i for i in range(WIDTH) if rows[i])
    )
    tip_y = int((sitter[:, tip_x] > 0.5).argmax())
    cord(
        scene,
        [(tip_x, tip_y), ((tip_x + catch[0]) / 2, (tip_y + catch[1]) / 2 - 60), (catch[0], catch[1] - 110)],
    )
    _catch(stage, catch)
    stage.front()
    what, over = _CAUGHT[stage.subject], stage.place.over
    return Said(
        f"someone on a tall chimney fishes {over.en} and has {what.en} on the line",
        f"ktoś na wysokim kominie łowi {over.pl} i ma na haczyku {what.pl}",
    )


def _catch(stage: Stage, at: tuple[float, float]) -> None:
    scene, x, y = stage.scene, at[0], at[1]
    match stage.subject:
        case "moon" | "crescent":
            halo(scene, x, y, 120, 3)
            stage.focus(moon(scene, x, y, 125, tint=stage.moon_tint(), crescent=stage.subject == "crescent"))
        case "house":
            house(scene, x, y + 90, 170)
        case "whale":
            stage.focus(
                stage.draw("whale", x, y + 40, 400, flip=x < WIDTH / 2, turn=-70 if x > WIDTH / 2 else 70)
            )
        case "umbrella":
            stage.focus(stage.draw("umbrella", x, y + 160, 300, turn=8))
        case _:
            stage.focus(stage.draw(stage.subject, x, y, 320, flip=x > WIDTH / 2))


TWIST = Twist(
    name="moon fisher",
    settings=(
        "rooftops",
        "sea",
        "clouds",
        "snow",
        "city of stairs",
        "desert",
        "harbour",
        "frozen lake",
        "canal town",
    ),
    subjects=("moon", "crescent", "house", "whale", "umbrella", "anglerfish"),
    compose=_compose,
)
