"""A row of people in the same masks under a wide sky: only one has taken it off, and looks up."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, oval, stroke
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.hands import holding_hand
from press.dreams.figures.people.heads import Looks, bust
from press.dreams.stage import Stage
from press.dreams.things.sky import balloon
from press.dreams.twists.people.casting import grown
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_ABOVE = {
    "bird": Said("a white bird", "białego ptaka"),
    "balloon": Said("a balloon", "balonik"),
    "nothing": Said("the empty sky", "puste niebo"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    stage.enclosed = True
    at = dice.pick([1, 2, 3])
    high = WIDTH * (0.12 + 0.19 * (at + (0.6 if at < 3 else -0.6))), HEIGHT * 0.2
    stage.back(high, 430)
    stage.middle()
    stage.front()
    match stage.subject:
        case "bird":
            stage.focus(stage.fit("dove_flying", *high, 170, 150, palette.light, flip=dice.likely(0.5)))
        case "balloon":
            balloon(scene, *high, 62, palette.accent, (high[0] + 20, high[1] + 210))
            stage.focus(Stencil().disc(*high, 62).mask)
        case _:
            pass
    cloth = mix(mix(palette.far, palette.near, 0.55), palette.cool, 0.15)
    places = [place for place in range(5) if place != at] + [at]
    mood = dice.pick([Feeling.JOY, Feeling.LONGING, Feeling.WONDER, Feeling.GRIEF])
    for place in places:
        x = WIDTH * (0.1 + 0.2 * place)
        looks = grown(dice)
        if place == at:
            _bare(stage, x, looks, mood, 1 if high[0] > x else -1)
        else:
            size = 318.0
            stage.focus(stage.draw(bust(looks, Feeling.CALM, below=0.5), x, HEIGHT * 0.92, size, cloth))
            _mask(stage, x, HEIGHT * 0.92 - 0.6 * size, size * 0.56)
    where, above = stage.place.within, _ABOVE[stage.subject]
    return Said(
        f"four people in the same blank masks stand in a row {where.en};"
        f" a fifth has taken the mask off and looks up at {above.en}",
        f"cztery osoby w takich samych maskach stoją w rzędzie {where.pl};"
        f" piąta zdjęła swoją i patrzy na {above.pl}",
    )


def _bare(stage: Stage, x: float, looks: Looks, mood: Feeling, side: int) -> None:
    size = 350.0
    foot = HEIGHT * 0.925
    person = bust(looks, mood, 0.3, gaze=(0.4, 1), tilt=-6, below=0.5)
    palette = stage.scene.palette
    stage.focus(stage.draw(person, x, foot, size, palette.accent, flip=side < 0))
    _mask(stage, x + side * 10, foot - 38, 170, turn=14 * side)
    stage.draw(holding_hand(looks.skin), x + side * 62, foot + 84, 170, palette.accent, flip=side > 0)


def _mask(stage: Stage, x: float, y: float, size: float, turn: float = 0) -> None:
    """An oval with two holes and the line of a mouth."""
    scene, palette = stage.scene, stage.scene.palette
    pale = mix(palette.light, palette.horizon, 0.3)
    shape = Stencil().fill(oval(x, y, size * 0.37, size * 0.49, turn)).mask
    scene.paint(shape, pale, Look(volume=size * 0.07, rim=0.7, shadow=0.5, shade=0.6))
    holes = Stencil()
    for side in (-1, 1):
        holes.oval(x + side * size * 0.15, y - size * 0.06, size * 0.075, size * 0.05)
    holes.line(
        stroke(
            [(x - size * 0.09, y + size * 0.24), (x, y + size * 0.245), (x + size * 0.09, y + size * 0.24)]
        ),
        3,
    )
    scene.flat(holes.mask * shape, palette.near)


TWIST = Twist(
    name="bare face",
    settings=("empty plain", "snow", "clouds", "ruins", "railway station"),
    subjects=tuple(_ABOVE),
    compose=_compose,
    number=405,
)
