"""Something in the clouds fishes for people."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, stroke
from press.dreams.figures.people import HOLDS
from press.dreams.stage import Stage
from press.dreams.things.sky import cloud
from press.dreams.twists.parts import cord
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_BAITS = ("crown", "teapot", "lantern", "violin", "top_hat", "key")


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    stage.back((WIDTH * 0.5, HEIGHT * 0.5), 460)
    stage.middle()
    x, y = WIDTH * (0.5 - 0.12 * side), HEIGHT * 0.23
    hook = WIDTH * (0.5 + 0.2 * side), HEIGHT * 0.56
    tip = WIDTH * (0.5 + 0.33 * side), HEIGHT * 0.105
    for aside, low, pose in (
        (-0.36, 0.5, "angel_like_jump"),
        (-0.2, 0.585, "reaching_up"),
        (0.4, 0.47, "angel_like_jump"),
    ):
        at = WIDTH * (0.5 + aside * side), HEIGHT * low
        cord(scene, [(at[0] + 10 * side, HEIGHT * 0.2), (at[0] + 2, at[1] - 86)], 1.6)
        stage.fit(pose, *at, 100, 100, mix(palette.middle, palette.near, 0.45), flip=flip)
    stage.focus(stage.fit(stage.subject, x, y, 520, 320, palette.accent, flip=flip, turn=10 * side))
    scene.flat(
        Stencil().line(stroke([(x + 70 * side, y + 80), (x + 200 * side, y - 60), tip]), 7).mask,
        mix(palette.near, palette.warm, 0.35),
    )
    bank, near = Stencil(), Stencil()
    for aside in (-0.42, -0.12, 0.2, 0.46):
        cloud(scene, bank, WIDTH * (0.5 + aside), HEIGHT * 0.345 + dice.between(-14, 14), 340)
        cloud(scene, near, WIDTH * (0.58 + aside), HEIGHT * 0.375 + dice.between(-8, 14), 240)
    white = mix(palette.light, palette.horizon, 0.35)
    scene.paint(bank.mask, mix(white, palette.middle, 0.3), Look(volume=16, rim=0.8, shadow=0.5, drop=16))
    scene.paint(near.mask, white, Look(volume=14, rim=0.8, shadow=0.4, drop=10))
    cord(scene, [tip, (tip[0] - 20 * side, HEIGHT * 0.34), (hook[0], hook[1] - 74)], 2.4)
    bait = dice.pick(_BAITS)
    scene.lamp_at(*hook, 170, 0.6)
    stage.focus(stage.fit(bait, hook[0], hook[1] - 12, 120, 120, palette.second))
    barb = [
        (hook[0], hook[1] - 80),
        (hook[0], hook[1] + 60),
        (hook[0] + 20 * side, hook[1] + 78),
        (hook[0] + 36 * side, hook[1] + 54),
    ]
    scene.flat(Stencil().line(stroke(barb), 4).mask, mix(palette.light, palette.near, 0.25))
    size = 300
    foot = max(stage.ground(hook[0]), HEIGHT * 0.86)
    hand = HOLDS["reaching_up"]
    shape = stage.draw(
        "reaching_up",
        hook[0] - side * (hand[0] * size + 24),
        foot,
        size,
        palette.accent,
        flip=flip,
        grounded=True,
    )
    stage.focus(shape)
    stage.front()
    noun, where, what = stage.noun, stage.place.within, NOUNS[bait]
    return Said(
        f"{noun.that_is('giant')} fishes from a cloud with {what.en} for bait;"
        f" {where.en}, someone reaches up for it",
        f"{noun.agreeing('ogromny')} {noun.pl} zarzuca z chmury wędkę, na której wisi {what.pl};"
        f" ktoś {where.pl} sięga w górę",
    )


TWIST = Twist(
    name="sky angler",
    settings=("meadow", "desert", "snow", "wheat field", "garden", "orchard", "chessboard plain"),
    subjects=("carp", "whale", "school_fish", "octopus", "anglerfish", "sea_turtle"),
    compose=_compose,
    number=317,
)
