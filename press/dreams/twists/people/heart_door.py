"""Someone has a small door in the chest, and someone else comes with the key."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, arch, circle
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import bust
from press.dreams.stage import Stage
from press.dreams.things.passages import ladder
from press.dreams.twists.people.casting import child, grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_INSIDE = {
    "bird": Said("a white bird", "biały ptak"),
    "candle": Said("a burning candle", "płonąca świeca"),
    "fox": Said("a fox", "lis"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, foot = WIDTH * 0.56, HEIGHT * 1.0
    stage.back((x, HEIGHT * 0.72), 430)
    stage.middle()
    one, two = pair_of_cloths(stage)
    mood = dice.pick([Feeling.LONGING, Feeling.FEAR, Feeling.SLEEP, Feeling.WONDER])
    stage.focus(
        stage.draw(
            bust(grown(dice), mood, -0.45, gaze=(-0.6, -0.8), tilt=-6),
            x,
            foot,
            780,
            mix(one, palette.near, 0.15),
        )
    )
    at, low, tall = x - 20, HEIGHT * 0.985, 190.0
    frame = Stencil().fill(arch(at, low, 168, tall + 22)).mask
    scene.paint(frame, mix(palette.light, palette.warm, 0.45), Look(volume=7, rim=0.9, shadow=0.5))
    opening = Stencil().fill(arch(at, low, 136, tall)).mask
    scene.glow(opening, mix(palette.light, palette.horizon, 0.3), 0.7)
    scene.lamp_at(at, low - 90, 260, 0.7)
    match stage.subject:
        case "bird":
            stage.draw("dove_flying", at, low - 70, 130, palette.accent)
        case "fox":
            stage.draw("fox", at, low - 4, 130, palette.accent)
        case _:
            stage.draw("candle", at, low - 4, 150, palette.accent)
    bars = Stencil()
    for step in (-1, 0, 1):
        bars.segment((at + step * 34, low), (at + step * 34, low - tall + 14 * step * step), 7)
    if dice.likely(0.6):
        scene.paint(bars.mask, palette.near, Look(volume=3, rim=0.9, shadow=0.3))
    head = WIDTH * 0.2, HEIGHT * 0.74
    ladder(
        scene,
        (WIDTH * 0.1, HEIGHT * 1.0),
        (WIDTH * 0.3, HEIGHT * 0.7),
        26,
        0,
        mix(palette.light, palette.near, 0.45),
    )
    bearer = put(
        stage,
        acting(Gesture.REACHING, dice.pick([Feeling.JOY, Feeling.MISCHIEF, Feeling.LONGING]), child(dice)),
        (head[0], HEIGHT * 0.93, 300),
        two,
        grounded=False,
    )
    _key(stage, bearer.far)
    where = stage.place.within
    told = _INSIDE[stage.subject]
    return Said(
        f"in a giant's chest {where.en} is a small door, and behind it {told.en};"
        " someone on a ladder brings the key",
        f"w piersi olbrzyma {where.pl} są małe drzwi, a za nimi {told.pl}; ktoś na drabinie niesie klucz",
    )


def _key(stage: Stage, hand: tuple[float, float]) -> None:
    scene, palette = stage.scene, stage.scene.palette
    x, y = hand
    key = Stencil().line(circle(x - 4, y - 6, 20), 11).segment((x + 14, y - 10), (x + 96, y - 30), 11)
    key.segment((x + 74, y - 25), (x + 82, y + 4), 10).segment((x + 92, y - 28), (x + 99, y - 4), 10)
    scene.paint(key.mask, mix(palette.light, palette.warm, 0.2), Look(volume=5, rim=1, shadow=0.5))


TWIST = Twist(
    name="heart door",
    settings=("forest", "city of stairs", "meadow", "snow", "ruins", "harbour"),
    subjects=tuple(_INSIDE),
    compose=_compose,
    number=104,
)
