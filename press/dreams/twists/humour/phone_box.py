"""A telephone box is full of animals that are far too large for it."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve
from press.dreams.stage import Stage
from press.dreams.things.vessels import glass
from press.dreams.twists.parts import within
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_CROWDS = {
    "elephant": Said("four elephants", "cztery słonie"),
    "bison": Said("four bison", "cztery żubry"),
    "octopus": Said("four octopuses", "cztery ośmiornice"),
    "lion": Said("four lions", "cztery lwy"),
    "penguin": Said("four giant penguins", "cztery ogromne pingwiny"),
    "camel": Said("four camels", "cztery wielbłądy"),
}
_WAITING = ("mouse", "snail", "hedgehog", "tortoise", "frog", "duck")


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    x, foot, wide, high = WIDTH * (0.5 + 0.08 * side), HEIGHT * 0.86, 350, 700
    stage.back((x, foot - high * 0.55), 430)
    stage.middle()
    red = mix(palette.warm, palette.near, 0.12)
    body = Stencil().box(x - wide / 2, foot - high + 40, x + wide / 2, foot, 6)
    body.fill(
        curve(
            [
                (x - wide * 0.53, foot - high + 44),
                (x - wide * 0.42, foot - high - 6),
                (x, foot - high - 34),
                (x + wide * 0.42, foot - high - 6),
                (x + wide * 0.53, foot - high + 44),
            ]
        )
    )
    scene.paint(body.mask, red, Look(volume=16, rim=0.9, shadow=0.65, drop=22))
    stage.focus(body.mask)
    pane = Stencil().box(x - wide * 0.4, foot - high + 108, x + wide * 0.4, foot - 54, 4).mask
    scene.flat(pane, mix(palette.light, palette.horizon, 0.3))
    scene.lamp_at(x, foot - high * 0.5, 260, 0.6)
    tints = (
        palette.second,
        mix(palette.far, palette.near, 0.25),
        mix(palette.accent, palette.light, 0.35),
        mix(palette.second, palette.near, 0.4),
    )

    def crowd() -> None:
        for step in reversed(range(4)):
            up, aside = 132 + 138 * step, (14, -16, 18, -12)[step]
            at = x + aside, foot - up
            turn = dice.between(-14, 14)
            stage.fit(stage.subject, *at, 320, 236, tints[step], flip=step % 2 == 1, turn=turn)

    within(scene, pane, crowd)
    glass(scene, pane, 0.14)
    bars = Stencil()
    for column in (-0.135, 0.135):
        bars.box(x + wide * column - 3, foot - high + 108, x + wide * column + 3, foot - 54)
    for row in range(1, 6):
        y = foot - high + 108 + (high - 162) * row / 6
        bars.box(x - wide * 0.4, y - 3, x + wide * 0.4, y + 3)
    scene.paint(bars.mask, red, Look(volume=3, rim=0.9, shadow=0.4, drop=4))
    sign = Stencil().box(x - wide * 0.38, foot - high + 50, x + wide * 0.38, foot - high + 92, 4)
    scene.glow(sign.mask, palette.light, 0.5)
    stage.fit("telephone", x, foot - high + 71, 60, 34, red)
    threshold = Stencil().box(x - wide * 0.58, foot - 8, x + wide * 0.58, foot + 18, 4)
    scene.paint(threshold.mask, mix(red, palette.near, 0.5), Look(volume=4, rim=0.8, shadow=0.5))
    handle = Stencil().box(
        x + side * wide * 0.5 - 9, foot - high * 0.52, x + side * wide * 0.5 + 9, foot - high * 0.4, 6
    )
    scene.paint(handle.mask, mix(palette.light, palette.near, 0.4), Look(volume=3))
    who = dice.pick(_WAITING)
    at = x - side * 292
    stage.focus(stage.fit(who, at, foot + 44, 150, 130, palette.second, standing=True, flip=side < 0))
    stage.fit(
        "umbrella" if palette.day else "lantern",
        at - side * 60,
        foot + 44,
        60,
        80,
        palette.accent,
        standing=True,
    )
    stage.front()
    what, noun, where = _CROWDS[stage.subject], NOUNS[who], stage.place.within
    return Said(
        f"{what.en} are squeezed into a telephone box {where.en}; outside, {noun.en} waits its turn",
        f"{what.pl} tłoczą się w budce telefonicznej {where.pl}; na swoją kolej czeka {noun.pl}",
    )


TWIST = Twist(
    name="telephone box",
    settings=(
        "railway station",
        "snow",
        "desert",
        "meadow",
        "city of stairs",
        "harbour",
        "wheat field",
        "forest",
    ),
    subjects=tuple(sorted(_CROWDS)),
    compose=_compose,
    number=310,
)
