"""A floating staircase climbs to something in the sky."""

from press.dreams.easel.paper import HEIGHT, WIDTH
from press.dreams.easel.shapes import Stencil
from press.dreams.stage import Stage
from press.dreams.things.passages import door, keyhole, stairs
from press.dreams.things.signs import clock_face, eye
from press.dreams.things.sky import halo, moon
from press.dreams.twists.parts import clouds
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_GOALS = {
    "keyhole": Said("a glowing keyhole", "świecącej dziurki od klucza"),
    "clock": Said("a shining clock", "świecącego zegara"),
    "eye": Said("a great open eye", "wielkiego otwartego oka"),
    "door": Said("an open door in the sky", "otwartych drzwi w niebie"),
    "moon": Said("the full moon", "księżyca w pełni"),
}
_CLIMBERS = {
    "carrying_suitcase": Said("a traveller with a suitcase", "podróżny z walizką"),
    "holding_lantern": Said("someone with a lantern", "ktoś z latarnią"),
    "running_child": Said("a running child", "biegnące dziecko"),
    "cat_walking": Said("a cat", "kot"),
    "baker": Said("a baker with a tray", "piekarz z tacą"),
}


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    x, y, radius = (
        WIDTH * dice.pick([0.34, 0.5, 0.66]),
        HEIGHT * dice.between(0.19, 0.23),
        dice.between(88, 112),
    )
    stage.back((x, y), 430)
    start = WIDTH - x + dice.between(-30, 30)
    end = y + radius * (1.5 if stage.subject == "keyhole" else 1.0)
    match stage.subject:
        case "keyhole":
            keyhole(scene, x, y, radius)
        case "clock":
            clock_face(scene, x, y, radius)
        case "eye":
            eye(scene, x, y, radius)
        case "door":
            door(scene, x, y + radius, radius * 2.1)
        case _:
            halo(scene, x, y, radius)
            moon(scene, x, y, radius)
    stage.focus(Stencil().disc(x, y, radius).mask)
    stage.middle()
    steps = stairs(
        scene,
        (start, HEIGHT * 0.87),
        (x, end),
        240,
        27,
        head_width=30,
        sway=dice.between(60, 110) * dice.pick([-1, 1]),
    )
    line = Stencil()
    for place, (px, py) in enumerate(steps):
        half = 120 * (1 - place / len(steps)) + 14
        line.box(px - half, py - 22, px + half, py + 22)
    stage.focus(line.mask)
    clouds(stage, (HEIGHT * 0.36, HEIGHT * 0.56), 2, (130, 230))
    climber = dice.pick(sorted(_CLIMBERS))
    px, py = steps[3]
    stage.focus(stage.draw(climber, px, py, 180, flip=x < start))
    stage.front()
    goal, who, over = _GOALS[stage.subject], _CLIMBERS[climber], stage.place.over
    return Said(
        f"a floating staircase climbs {over.en} to {goal.en}, and {who.en} is on the way up",
        f"schody wiszące {over.pl} prowadzą do {goal.pl}; wchodzi po nich {who.pl}",
    )


TWIST = Twist(
    name="stair to",
    settings=(
        "desert",
        "sea",
        "snow",
        "city of stairs",
        "clouds",
        "ruins",
        "rooftops",
        "chessboard plain",
        "garden",
        "railway station",
        "frozen lake",
        "canal town",
    ),
    subjects=("keyhole", "clock", "eye", "door", "moon"),
    compose=_compose,
)
