"""Things fall from the sky like rain."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BELOW = {
    "holding_umbrella": Said("someone stands under an umbrella", "ktoś stoi pod parasolem"),
    "dancing": Said("someone dances", "ktoś tańczy"),
    "running_child": Said("a child runs", "biegnie dziecko"),
    "reaching_up": Said("someone reaches up", "ktoś wyciąga ręce"),
    "child_on_shoulders": Said("a child sits on someone's shoulders", "dziecko siedzi komuś na barkach"),
}
_LAYERS = ((13, 40, 62, 0.5), (8, 80, 124, 0.22), (4, 160, 230, 0.0))
"""From far to near: how many, how large at least and at most, and how much they fade."""


def _compose(stage: Stage) -> Said:
    dice, palette = stage.dice, stage.scene.palette
    stage.back((WIDTH * 0.55, HEIGHT * 0.16), 500)
    for layer, (count, least, most, faded) in enumerate(_LAYERS):
        if layer == 2:
            stage.middle()
        for step in range(count):
            x, y = WIDTH * (step + dice.between(0.1, 0.9)) / count, HEIGHT * dice.between(0.04, 0.5)
            if layer == 2:
                x, y = (
                    WIDTH * (0.14, 0.84, 0.24, 0.76)[step] + dice.between(-30, 30),
                    HEIGHT * (0.13 + 0.15 * step),
                )
            tint = dice.pick([palette.accent, palette.second, mix(palette.light, palette.accent, 0.4)])
            size, turn = dice.between(least, most), dice.between(-55, 55)
            shape = stage.draw(
                stage.subject, x, y, size, mix(tint, palette.far, faded), flip=dice.likely(0.5), turn=turn
            )
            stage.focus(shape)
    pose = dice.pick(sorted(_BELOW))
    foot = stage.footing(WIDTH * 0.5, 0.86)
    stage.focus(stage.draw(pose, WIDTH * 0.5, foot, 290, flip=dice.likely(0.5), grounded=True))
    stage.front()
    many, where, who = stage.noun.many, stage.place.within, _BELOW[pose]
    return Said(
        f"{many.en} fall from the sky {where.en}, and {who.en} below",
        f"z nieba {where.pl} spadają {many.pl}, a niżej {who.pl}",
    )


TWIST = Twist(
    name="rain of",
    settings=(
        "forest",
        "garden",
        "rooftops",
        "desert",
        "theatre stage",
        "city of stairs",
        "snow",
        "meadow",
        "railway station",
        "orchard",
        "wheat field",
        "canal town",
        "night market",
    ),
    subjects=(
        "umbrella",
        "key",
        "feather",
        "school_fish",
        "teapot",
        "violin",
        "telephone",
        "butterfly",
        "armchair",
        "crown",
        "top_hat",
        "candle",
        "boot",
    ),
    compose=_compose,
)
