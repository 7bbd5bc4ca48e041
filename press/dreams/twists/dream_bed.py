"""A bed travels with its sleeper."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, stroke
from press.dreams.stage import Stage
from press.dreams.things.furnishings import bed
from press.dreams.things.sky import balloon, cloud
from press.dreams.twists.parts import cord, sleeper
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_TRAVELS = {
    "balloons": Said("is lifted by balloons", "unosi się na balonach"),
    "swans": Said("is towed by flying swans", "leci ciągnięte przez łabędzie"),
    "legs": Said("walks on long legs", "idzie na długich nogach"),
    "cloud": Said("drifts on a cloud", "płynie na chmurze"),
    "whale": Said("rides on a whale", "jedzie na wielorybie"),
    "sea_turtle": Said("rides on a sea turtle", "jedzie na morskim żółwiu"),
    "moth": Said("is carried by a great moth", "jest niesione przez wielką ćmę"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    lamp = WIDTH * dice.pick([0.25, 0.75]), HEIGHT * 0.15
    stage.back(lamp, 460)
    if stage.subject != "moth":
        stage.hang_light(*lamp, dice.between(54, 80))
    x, y, wide = WIDTH * 0.5, HEIGHT * 0.57, 580
    if stage.subject != "legs":
        stage.middle()
    _behind(stage, x, y)
    if stage.subject == "legs":
        stage.middle()
        _legs(stage, x, y)
    stage.focus(bed(scene, x, y, wide))
    stage.focus(Stencil().box(x - wide / 2, y - 130, x + wide / 2, y).mask)
    sleeper(stage, x - wide * 0.31, y - wide * 0.385, wide * 0.058)
    stage.draw("cat", x + 180, y - 130, 130, mix(palette.near, palette.middle, 0.2))
    if stage.subject == "cloud":
        bank = Stencil()
        for aside in (-190, 0, 190):
            cloud(scene, bank, x + aside, y + dice.between(30, 70), 300)
        scene.paint(
            bank.mask, mix(palette.horizon, palette.light, 0.3), Look(shadow=0.35, rim=0.8, volume=16)
        )
        stage.focus(bank.mask)
    stage.front()
    how, over = _TRAVELS[stage.subject], stage.place.over
    return Said(
        f"a bed with a sleeper under a patchwork quilt {how.en} {over.en}; a cat sits at its foot",
        f"łóżko ze śpiącym pod patchworkową kołdrą {how.pl} {over.pl}; w nogach siedzi kot",
    )


def _behind(stage: Stage, x: float, y: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    match stage.subject:
        case "balloons":
            for step in range(9):
                at = (
                    x + (step - 4) * 62 + dice.between(-14, 14),
                    y - 400 + abs(step - 4) * 28 + dice.between(-24, 24),
                )
                tint = dice.pick([palette.accent, palette.second, mix(palette.light, palette.accent, 0.4)])
                balloon(scene, *at, 48, tint, (x + (210 if step > 4 else -210), y - 60))
        case "swans":
            for step in range(3):
                at = WIDTH * (0.17 + 0.15 * step), y - 420 + 74 * step
                cord(scene, [at, ((at[0] + x) / 2, (at[1] + y) / 2), (x - 220, y - 60)], 2)
                stage.focus(
                    stage.fit(
                        "swan_flying", *at, 190, 150, mix(palette.light, palette.horizon, 0.2), flip=True
                    )
                )
        case "whale" | "sea_turtle":
            stage.focus(stage.draw(stage.subject, x, y + 90, 700, flip=dice.likely(0.5)))
        case "moth":
            stage.focus(stage.draw("moth", x, y - 230, 620))
            for aside in (-220, 220):
                cord(scene, [(x + aside * 0.3, y - 230), (x + aside, y - 60)], 2)
        case _:
            return


def _legs(stage: Stage, x: float, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    for step, aside in enumerate((-185, 165, -150, 200)):
        knee = x + aside + (44 if step % 2 else -34), y + 150
        foot = x + aside - 14, HEIGHT * 0.875
        shape = Stencil().line(stroke([(x + aside, y - 10), knee, foot]), 19)
        boot = [(-22, -46), (12, -48), (16, -16), (58, -6), (58, 8), (-22, 8)]
        shape.fill(curve([(foot[0] + a, foot[1] + b) for a, b in boot]))
        scene.paint(
            shape.mask, mix(palette.second, palette.near, 0.5 - 0.15 * (step // 2)), Look(volume=6, rim=0.85)
        )
        stage.focus(shape.mask)


TWIST = Twist(
    name="dream bed",
    settings=(
        "clouds",
        "sea",
        "rooftops",
        "forest",
        "snow",
        "desert",
        "underwater",
        "meadow",
        "harbour",
        "wheat field",
        "canal town",
        "night market",
    ),
    subjects=tuple(sorted(_TRAVELS)),
    compose=_compose,
)
