"""Someone who should not be combed sits at the hairdresser's."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, oval, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.vessels import glass
from press.dreams.twists.parts import within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BARBERS = {
    "crab": Said("a crab on a stool snips with its claws", "krab na stołku strzyże szczypcami"),
    "lobster": Said("a lobster snips with its claws", "homar strzyże szczypcami"),
    "octopus": Said(
        "an octopus on a stool reaches for the scissors", "ośmiornica na stołku sięga po nożyczki"
    ),
}


def _compose(stage: Stage) -> Said:
    dice, palette = stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    x, foot = WIDTH * (0.5 + 0.1 * side), HEIGHT * 0.9
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 480)
    stage.middle()
    mirror = WIDTH * (0.5 + 0.06 * side), HEIGHT * 0.335
    _mirror(stage, *mirror, side)
    barber = dice.pick(sorted(_BARBERS))
    seat = foot - 210
    _chair(stage, x, foot, seat)
    client = palette.accent if stage.subject != "cactus" else mix(palette.leafy, palette.near, 0.12)
    stage.focus(stage.fit(stage.subject, x, seat - 40, 300, 390, client, standing=True, flip=side > 0))
    _cape(stage, x, seat)
    _barber(stage, barber, x, seat, side)
    _clippings(stage, x, foot)
    stage.front()
    noun, who = stage.noun, _BARBERS[barber]
    return Said(
        f"{noun.en} in a striped cape sits in a barber's chair before a mirror; {who.en}",
        f"{noun.pl} w pelerynie w paski siedzi na fotelu fryzjerskim przed lustrem; {who.pl}",
    )


def _mirror(stage: Stage, x: float, y: float, side: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    frame = Stencil().fill(oval(x, y, 236, 276)).mask
    scene.paint(frame, mix(palette.warm, palette.near, 0.2), Look(volume=12, rim=0.9, shadow=0.6, drop=16))
    pane = Stencil().fill(oval(x, y, 210, 250)).mask
    scene.flat(pane, mix(mix(palette.middle, palette.light, 0.5), palette.second, 0.12))

    def reflection() -> None:
        tint = palette.accent if stage.subject != "cactus" else mix(palette.leafy, palette.near, 0.12)
        stage.fit(
            stage.subject,
            x + side * 6,
            y + 232,
            250,
            290,
            mix(tint, palette.light, 0.3),
            standing=True,
            flip=side < 0,
        )

    within(scene, pane, reflection)
    glass(scene, pane, 0.2)
    stage.focus(frame)
    bulbs = Stencil()
    for step in range(7):
        aside = -1 + step / 3
        bulbs.disc(x + 236 * 0.94 * aside, y - 262 * (1 - 0.86 * aside * aside) ** 0.5 - 6, 13)
    scene.glow(bulbs.mask, palette.light, 0.8)
    shelf = Stencil().box(x - 270, y + 282, x + 270, y + 302, 4)
    scene.paint(
        shelf.mask, mix(palette.warm, palette.near, 0.45), Look(volume=4, rim=0.8, shadow=0.5, drop=10)
    )
    for step, aside in enumerate((-236, -196, 200, 240)):
        tall = 44 + 16 * (step % 2)
        bottle = Stencil().box(x + aside - 13, y + 282 - tall, x + aside + 13, y + 282, 5)
        bottle.box(x + aside - 5, y + 262 - tall, x + aside + 5, y + 284 - tall, 2)
        scene.paint(bottle.mask, palette.second if step % 2 else palette.accent, Look(volume=4, rim=0.9))


def _chair(stage: Stage, x: float, foot: float, seat: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    steel = mix(palette.light, palette.far, 0.5)
    base = Stencil().oval(x, foot, 128, 22).box(x - 17, seat + 30, x + 17, foot)
    scene.paint(base.mask, steel, Look(volume=7, rim=0.9, shadow=0.6))
    leather = mix(palette.second, palette.near, 0.25)
    back = Stencil().box(x - 122, seat - 250, x + 122, seat + 40, 46)
    scene.paint(back.mask, leather, Look(volume=16, rim=0.8, shadow=0.6, drop=14))
    cushion = Stencil().box(x - 150, seat - 4, x + 150, seat + 52, 24)
    scene.paint(cushion.mask, mix(leather, palette.light, 0.1), Look(volume=12, rim=0.8, shadow=0.4))
    arms = Stencil()
    for way in (-1, 1):
        arms.line(
            stroke([(x + way * 160, seat + 20), (x + way * 168, seat - 70), (x + way * 130, seat - 88)]), 24
        )
    scene.paint(arms.mask, steel, Look(volume=7, rim=0.9, shadow=0.4))
    rest = Stencil().box(x - 74, foot - 46, x + 74, foot - 28, 8)
    scene.paint(rest.mask, steel, Look(volume=4, rim=0.9, shadow=0.5))


def _cape(stage: Stage, x: float, seat: float) -> None:
    """A striped cloth over what sits there, tied at the neck."""
    scene, palette = stage.scene, stage.scene.palette
    outline = [
        (x - 62, seat - 150),
        (x, seat - 138),
        (x + 62, seat - 150),
        (x + 128, seat - 40),
        (x + 172, seat + 66),
        (x + 90, seat + 84),
        (x, seat + 74),
        (x - 90, seat + 84),
        (x - 172, seat + 66),
        (x - 128, seat - 40),
    ]
    cloth = Stencil().fill(curve(outline)).mask
    scene.paint(
        cloth,
        mix(palette.light, palette.horizon, 0.25),
        Look(volume=16, rim=0.7, shadow=0.55, drop=10, shade=0.6),
    )
    stage.focus(cloth)
    stripes = Stencil()
    for step in range(-4, 5):
        stripes.line(
            stroke([(x + 15 * step, seat - 150), (x + 27 * step, seat - 40), (x + 40 * step, seat + 96)]), 11
        )
    scene.veil(stripes.mask * cloth, palette.accent, 0.55)
    bow = (
        Stencil()
        .fill(polygon([(x - 30, seat - 162), (x, seat - 146), (x - 30, seat - 128)]))
        .fill(polygon([(x + 30, seat - 162), (x, seat - 146), (x + 30, seat - 128)]))
    )
    scene.paint(bow.mask, palette.second, Look(volume=4, rim=0.8))


def _barber(stage: Stage, name: str, x: float, seat: float, side: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    at = x - side * 262
    tint = stage.scene.palette.warm
    if name == "lobster":
        shape = stage.fit("lobster", at, seat - 70, 250, 470, tint, turn=-90 + 16 * side)
    else:
        top = seat - 10 if name == "crab" else seat + 40
        stool = (
            Stencil()
            .segment((at - 40, top), (at - 66, HEIGHT * 0.92), 11)
            .segment((at + 40, top), (at + 66, HEIGHT * 0.92), 11)
            .segment((at - 56, HEIGHT * 0.84), (at + 56, HEIGHT * 0.84), 8)
        )
        stool.oval(at, top, 86, 18)
        scene.paint(stool.mask, mix(palette.near, palette.warm, 0.25), Look(volume=5, rim=0.8, shadow=0.5))
        shape = stage.fit(name, at, top + 4, 290, 300, tint, standing=True, flip=side < 0)
    stage.focus(shape)
    if name == "octopus":
        stage.fit(
            "scissors",
            at + side * 116,
            seat - 96,
            90,
            130,
            mix(palette.light, palette.far, 0.3),
            turn=60 * side,
        )


def _clippings(stage: Stage, x: float, foot: float) -> None:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    bits = Stencil()
    for _ in range(46):
        at, y = x + dice.bell(150), foot + dice.between(6, 60)
        angle = dice.between(-9, 9)
        bits.segment((at, y), (at + 13, y + angle), 2.6)
    scene.flat(bits.mask, mix(palette.near, palette.accent, 0.3), 0.8)


TWIST = Twist(
    name="hairdresser's",
    settings=("parlour", "desert", "underwater", "carnival", "night market"),
    subjects=("cactus", "hedgehog", "lion", "peacock", "sheep", "tortoise"),
    compose=_compose,
    number=307,
)
