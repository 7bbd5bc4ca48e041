"""Someone lifted off like a nesting doll, and another feeling in every layer."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Outline, Stencil, curve, stroke
from press.dreams.figures.figure import Figure
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.heads import Looks, head
from press.dreams.figures.pieces import placed
from press.dreams.stage import Stage
from press.dreams.things.land import contact_shadow
from press.dreams.twists.people.casting import grown
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_ORDERS = {
    "proud outside": (Feeling.CALM, Feeling.ANGER, Feeling.GRIEF, Feeling.SLEEP),
    "merry outside": (Feeling.JOY, Feeling.MISCHIEF, Feeling.FEAR, Feeling.LONGING),
    "stern outside": (Feeling.ANGER, Feeling.FEAR, Feeling.LONGING, Feeling.JOY),
}


def _compose(stage: Stage) -> Said:
    dice, palette = stage.dice, stage.scene.palette
    stage.back((WIDTH * dice.pick([0.2, 0.8]), HEIGHT * 0.2), 500)
    stage.middle()
    looks = grown(dice)
    flip = dice.likely(0.5)
    cloths = [
        palette.accent,
        palette.second,
        mix(palette.accent, palette.light, 0.4),
        mix(palette.second, palette.near, 0.35),
    ]
    spots = ((0.36, 0.9, 560.0), (0.66, 0.935, 430.0), (0.86, 0.955, 290.0), (0.52, 0.97, 185.0))
    for feeling, cloth, (x, y, size) in zip(_ORDERS[stage.subject], cloths, spots, strict=True):
        at = WIDTH * (1 - x if flip else x)
        gaze = (0.7 if at < WIDTH / 2 else -0.7, 0.1 if size > 400 else 0.7)
        _doll(stage, (at, HEIGHT * y, size), looks, feeling, cloth, gaze)
    where = stage.place.within
    return Said(
        f"a nesting doll {where.en} has come apart into four, and each face feels something else",
        f"lalka matrioszka rozpadła się {where.pl} na cztery, a każda twarz czuje co innego",
    )


def _doll(
    stage: Stage,
    at: tuple[float, float, float],
    looks: Looks,
    feeling: Feeling,
    cloth: Colour,
    gaze: tuple[float, float],
) -> None:
    """A doll standing on x, y, so large."""
    x, y, size = at
    scene, palette = stage.scene, stage.scene.palette
    contact_shadow(scene, x, y, size * 0.8)
    half = [(0.2, 0.0), (0.3, 0.1), (0.34, 0.3), (0.3, 0.48), (0.2, 0.6)]
    body = (
        Stencil()
        .fill(
            curve(
                [(x + a * size, y - b * size) for a, b in half]
                + [(x - a * size, y - b * size) for a, b in reversed(half)]
            )
        )
        .mask
    )
    scene.paint(body, cloth, Look(volume=size * 0.09, shade=0.8, rim=0.85, shadow=0.5, drop=size * 0.03))
    stage.focus(body)
    apron = Stencil().oval(x, y - size * 0.26, size * 0.19, size * 0.2).mask
    scene.flat(apron, mix(palette.light, cloth, 0.25), 0.9)
    petals = Stencil()
    for dx, dy in ((0, -0.07), (0.066, -0.02), (0.04, 0.058), (-0.04, 0.058), (-0.066, -0.02)):
        petals.disc(x + dx * size, y - size * 0.26 + dy * size, size * 0.043)
    scene.paint(petals.mask, palette.accent, Look(volume=4, rim=0.8, shadow=0.2))
    scene.flat(Stencil().disc(x, y - size * 0.26, size * 0.035).mask, palette.light)
    figure = Figure(
        "doll",
        placed(head(looks, feeling, 0.15 if gaze[0] > 0 else -0.15, gaze), 0, 0.76, 0.5),
        roundness=0.03,
    )
    stage.focus(stage.draw(figure, x, y, size, cloth))
    for low, tint, strength, wide in ((0, palette.near, 0.75, 0.02), (0.014, palette.light, 0.6, 0.006)):
        seam = Stencil().line(_waist(x, y + size * low, size), max(1.5, size * wide))
        scene.flat(seam.mask * body, tint, strength)


def _waist(x: float, y: float, size: float) -> Outline:
    return stroke(
        [(x - 0.36 * size, y - 0.36 * size), (x, y - 0.335 * size), (x + 0.36 * size, y - 0.36 * size)]
    )


TWIST = Twist(
    name="nesting doll",
    settings=("snow", "attic", "chessboard plain", "carnival", "orchard", "frozen lake"),
    subjects=tuple(_ORDERS),
    compose=_compose,
    number=105,
)
