"""From the last row of a theatre: the audience are animals, and one of them has turned round."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve
from press.dreams.stage import Stage
from press.dreams.things.furnishings import bed
from press.dreams.things.peering import back_of_head, peering
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_ACTS = {
    "sleeping": Said("someone asleep in bed", "kogoś, kto śpi w łóżku"),
    "sweeping": Said("someone who sweeps the stage", "kogoś, kto zamiata scenę"),
    "reading_on_floor": Said("someone who reads a book", "kogoś, kto czyta książkę"),
    "watering": Said("someone who waters flowers", "kogoś, kto podlewa kwiaty"),
    "knitting": Said("someone who knits", "kogoś, kto robi na drutach"),
    "bowing": Said("someone who bows", "kogoś, kto się kłania"),
}
_WATCHERS = ("fox", "hare", "bear", "cat", "owl", "mouse", "bear", "hare", "fox")


def _compose(stage: Stage) -> Said:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    stage.enclosed = True
    stage.back((WIDTH * 0.5, HEIGHT * 0.4), 420)
    stage.middle()
    x, y = WIDTH * 0.5, HEIGHT * 0.7
    scene.beam([(x - 40, 0), (x + 40, 0), (x + 230, y + 24), (x - 230, y + 24)], 0.4, 12)
    scene.shine(Stencil().oval(x, y + 8, 240, 40).mask, 0.3)
    if stage.subject == "sleeping":
        stage.focus(bed(scene, x, y, 380))
        skin = mix(palette.horizon, palette.light, 0.4)
        scene.paint(Stencil().disc(x - 124, y - 142, 23).mask, skin, Look(volume=7))
    else:
        stage.focus(stage.fit(stage.subject, x, y, 330, 330, standing=True, flip=dice.likely(0.5)))
    stage.front()
    turned = dice.pick([1, 2])
    coats = [
        palette.accent,
        palette.second,
        mix(palette.warm, palette.near, 0.35),
        mix(palette.far, palette.near, 0.2),
    ]
    first = dice.whole(0, len(_WATCHERS) - 1)
    for row, (count, size, foot) in enumerate(((5, 62, 948), (4, 86, 1066))):
        for place in range(count):
            kind = _WATCHERS[(first + place + 4 * row) % len(_WATCHERS)]
            at = WIDTH * (place + 0.5) / count + (22 if row else -12)
            coat = mix(coats[(place + row) % 4], palette.near, 0.42 - 0.12 * row)
            _seated(stage, kind, at, foot, size, coat, turned=row == 1 and place == turned)
    acts = _ACTS[stage.subject]
    return Said(
        f"from the back row of a theatre: animals watch {acts.en}; one has turned round to look at us",
        f"z ostatniego rzędu teatru: zwierzęta oglądają {acts.pl}; jedno odwróciło się i patrzy na nas",
    )


def _seated(stage: Stage, kind: str, x: float, y: float, size: float, coat: Colour, *, turned: bool) -> None:
    """Shoulders and a head over the back of a plush chair."""
    scene, palette = stage.scene, stage.scene.palette
    look = Look(volume=size * 0.2, rim=0.9, shade=0.8, shadow=0.6, drop=14)
    shoulders = [
        (x - size * 1.15, y + 200),
        (x - size * 1.05, y + size * 0.95),
        (x, y + size * 0.5),
        (x + size * 1.05, y + size * 0.95),
        (x + size * 1.15, y + 200),
    ]
    scene.paint(Stencil().fill(curve(shoulders)).mask, mix(coat, palette.near, 0.3), look)
    if turned:
        scene.lamp_at(x, y, size * 2.2, 0.5)
        stage.focus(peering(scene, kind, x, y, size * 1.04, mix(coat, palette.light, 0.12), 7))
    else:
        stage.focus(back_of_head(scene, kind, x, y, size, coat))
    plush = mix(mix(palette.accent, palette.near, 0.45), palette.warm, 0.1)
    seat = [
        (x - size * 1.22, y + 320),
        (x - size * 1.2, y + size * 1.3),
        (x, y + size * 1.02),
        (x + size * 1.2, y + size * 1.3),
        (x + size * 1.22, y + 320),
    ]
    back = Stencil().fill(curve(seat)).mask
    scene.paint(back, plush, Look(volume=13, rim=0.9, shade=0.7, shadow=0.6, drop=14))
    buttons = Stencil()
    for aside in (-0.6, 0, 0.6):
        buttons.disc(x + aside * size, y + size * 1.62, 5)
    scene.flat(buttons.mask, mix(palette.warm, palette.light, 0.3), 0.8)


TWIST = Twist(
    name="audience",
    settings=("theatre stage",),
    subjects=tuple(sorted(_ACTS)),
    compose=_compose,
    number=224,
)
