"""Someone heavy is about to dive into something small."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, oval
from press.dreams.stage import Stage
from press.dreams.things.passages import ladder
from press.dreams.things.vessels import cup
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_POOLS = {
    "cup": Said("a cup of tea", "filiżanką herbaty"),
    "bathtub": Said("a bathtub", "wanną"),
    "top_hat": Said("a top hat", "cylindrem"),
}
_SPECTATORS = {
    "duck": Said("ducks", "kaczki"),
    "penguin": Said("penguins", "pingwiny"),
    "hen": Said("hens", "kury"),
    "frog": Said("frogs", "żaby"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    foot, board = HEIGHT * 0.88, HEIGHT * 0.36
    stage.back((WIDTH * (0.5 + 0.1 * side), HEIGHT * 0.3), 480)
    stage.middle()
    x = WIDTH * (0.5 - 0.33 * side)
    wood = mix(palette.second, palette.near, 0.3)
    ladder(scene, (x - 26 * side, foot), (x - 6 * side, board - 44), 44, 1, wood)
    posts = (
        Stencil()
        .segment((x + 56 * side, foot), (x + 40 * side, board), 15)
        .segment((x - 40 * side, foot), (x - 40 * side, board), 15)
    )
    posts.segment((x - 40 * side, foot - 120), (x + 50 * side, foot - 300), 8).segment(
        (x - 40 * side, foot - 300), (x + 44 * side, board + 40), 8
    )
    scene.paint(posts.mask, mix(wood, palette.near, 0.25), Look(volume=5, rim=0.9, shadow=0.5))
    tip = WIDTH * (0.5 + 0.12 * side)
    sag = 60
    plank = [
        (x - 70 * side, board - 10),
        (x + 90 * side, board - 8),
        (tip, board + sag - 14),
        (tip + 70 * side, board + sag + 26),
        (tip + 66 * side, board + sag + 42),
        (tip - 10 * side, board + sag + 6),
        (x + 90 * side, board + 14),
        (x - 70 * side, board + 12),
    ]
    mask = Stencil().fill(curve(plank)).mask
    scene.paint(mask, mix(palette.light, palette.warm, 0.3), Look(volume=6, rim=0.9, shadow=0.5, drop=12))
    stage.focus(mask)
    stage.focus(
        stage.fit(
            stage.subject,
            tip - 26 * side,
            board + sag - 4,
            400,
            330,
            palette.accent,
            standing=True,
            flip=side < 0,
            turn=6 * side,
        )
    )
    _ring(stage, tip - 62 * side, board + sag - 168, side)
    pool = dice.pick(sorted(_POOLS))
    at = tip + 88 * side
    if pool == "cup":
        cup(scene, at, foot + 10, 190, mix(palette.light, palette.second, 0.2))
        stage.focus(Stencil().box(at - 95, foot - 110, at + 95, foot + 10).mask)
    else:
        stage.focus(
            stage.fit(
                pool,
                at,
                foot + 14,
                240,
                170,
                mix(palette.second, palette.light, 0.3),
                standing=True,
                flip=side < 0,
            )
        )
    who = dice.pick([name for name in sorted(_SPECTATORS) if name != stage.subject])
    for step, aside in enumerate((-0.2, -0.085, 0.03)):
        spot, low = WIDTH * (0.5 + (aside - 0.02) * side), foot + 34 + 14 * (step % 2)
        stage.fit(
            "umbrella", spot + 8 * side, low - 92, 120, 110, palette.accent if step % 2 else palette.second
        )
        stage.focus(
            stage.fit(
                who, spot, low, 110, 96, mix(palette.light, palette.second, 0.3), standing=True, flip=side < 0
            )
        )
    stage.front()
    noun, where, into, crowd = stage.noun, stage.place.within, _POOLS[pool], _SPECTATORS[who]
    return Said(
        f"{where.en}, {noun.en} with a swimming ring stands on a diving board over {into.en};"
        f" {crowd.en} with umbrellas watch",
        f"{where.pl} na trampolinie nad {into.pl} stoi {noun.pl} w kole do pływania;"
        f" obok {crowd.pl} z parasolami",
    )


def _ring(stage: Stage, x: float, y: float, side: int) -> None:
    """The near half of a striped swimming ring round the middle of the diver."""
    scene, palette = stage.scene, stage.scene.palette
    whole = Stencil().fill(oval(x, y, 52, 86, 8 * side)).mask * (
        1 - Stencil().fill(oval(x, y, 22, 50, 8 * side)).mask
    )
    scene.paint(whole, mix(palette.light, palette.horizon, 0.15), Look(volume=11, rim=0.8, shadow=0.5))
    bands = Stencil().box(x - 80, y - 16, x + 80, y + 16).box(x - 16, y - 130, x + 16, y + 130)
    scene.paint(bands.mask * whole, palette.second, Look(volume=11, rim=0.6, shadow=0))


TWIST = Twist(
    name="diving board",
    settings=("meadow", "desert", "clouds", "carnival", "harbour", "chessboard plain"),
    subjects=("elephant", "bison", "sheep", "camel", "bear_walking", "tortoise"),
    compose=_compose,
    number=312,
)
