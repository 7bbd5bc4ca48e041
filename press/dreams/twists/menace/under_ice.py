"""Someone fishes through the ice, and something far too large has seen the hook."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Y, blur, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Outline, Point, Stencil, below, polygon, stroke
from press.dreams.figures.people import HOLDS
from press.dreams.stage import Stage
from press.dreams.things.land import ridge
from press.dreams.things.vessels import little_fish
from press.dreams.twists.parts import cord
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BELOW = {
    "anglerfish": Said("a giant anglerfish bares its teeth", "olbrzymia żabnica szczerzy zęby"),
    "octopus": Said("a giant octopus looks up from the dark", "z ciemności patrzy w górę ogromna ośmiornica"),
    "whale": Said("a giant whale looks at the little hook", "ogromny wieloryb patrzy na mały haczyk"),
    "dragon": Said("a dragon sits on the lake bed and looks up", "na dnie siedzi smok i patrzy w górę"),
    "lobster": Said("a giant lobster reaches for the hook", "olbrzymi homar sięga po haczyk"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    stage.back((WIDTH * (0.5 - 0.3 * side), HEIGHT * 0.1), 430)
    stage.middle()
    ice = HEIGHT * 0.4
    sheet = below(ridge(scene, ice - 46, 5, 240))
    snow = mix(palette.light, palette.far, 0.25)
    scene.paint(sheet, snow, Look(shadow=0.3, rim=0.7, volume=14, shade=0.3))
    _water(stage, ice)
    hole = WIDTH * (0.5 + 0.02 * side)
    size = 190
    seat = hole - side * (HOLDS["fishing"][0] * size)
    stage.draw("fishing", seat, ice - 14, size, palette.accent, flip=flip, grounded=True)
    tip = hole, ice - 14 - HOLDS["fishing"][1] * size
    hook = hole, HEIGHT * 0.6
    _beast(stage, hook, side)
    scene.glow(Stencil().oval(hole, ice - 2, 46, 9).mask, mix(palette.light, palette.second, 0.35), 0.35, 0.9)
    cord(scene, [tip, (hole + 3 * side, ice), hook], 2.2, mix(palette.light, palette.second, 0.2))
    scene.flat(Stencil().line(_hook(hook), 3).mask, palette.light)
    bait = Stencil()
    little_fish(bait, hook[0], hook[1] + 22, 40, flip=flip)
    scene.glow(bait.mask, mix(palette.light, palette.accent, 0.3), 0.7)
    _bed(stage)
    what = _BELOW[stage.subject]
    return Said(
        f"someone fishes through a hole in the ice; below, {what.en}",
        f"ktoś łowi ryby w przeręblu; pod lodem {what.pl}",
    )


def _hook(at: Point) -> Outline:
    x, y = at
    return stroke([(x, y - 4), (x + 1, y + 18), (x - 9, y + 26), (x - 15, y + 14)])


def _water(stage: Stage, ice: float) -> None:
    """The lake cut open: a slab of ice with icicles, and water that darkens downwards."""
    scene, palette = stage.scene, stage.scene.palette
    line = ridge(scene, ice, 4, 90)
    water = below(line)
    depth = soft(Y, ice, HEIGHT * 0.92)
    deep = mix(palette.near, palette.top, 0.3)
    tint = mix(mix(palette.cool, palette.middle, 0.45), deep, each(depth))
    scene.picture = mix(
        scene.picture, tint * each(1 + 0.05 * scene.grain("brush") + 0.03 * scene.grain("cloud")), each(water)
    )
    scene.glowing *= each(1 - water)
    scene.warmth = scene.warmth * (1 - water * 0.8)
    slab = water * (1 - below(ridge(scene, ice + 46, 9, 70)))
    scene.paint(
        np.asarray(slab, np.float32),
        mix(palette.light, palette.second, 0.3),
        Look(volume=9, rim=0.9, shadow=0.5, drop=14),
    )
    spikes, dice = Stencil(), stage.dice
    for _ in range(26):
        x, long = dice.between(0, WIDTH), dice.between(14, 64)
        spikes.fill(polygon([(x - 7, ice + 38), (x + 7, ice + 38), (x + 1, ice + 42 + long)]))
    scene.paint(spikes.mask, mix(palette.light, palette.second, 0.4), Look(volume=4, rim=0.9, shadow=0.3))
    shafts = Stencil()
    for step in range(5):
        x = WIDTH * (0.1 + 0.2 * step) + dice.between(-40, 40)
        shafts.fill(
            polygon(
                [(x - 16, ice + 50), (x + 18, ice + 50), (x + 90, HEIGHT * 0.86), (x - 50, HEIGHT * 0.86)]
            )
        )
    scene.shine(blur(shafts.mask, 14) * (1 - depth), 0.13)
    bubbles = Stencil()
    for _ in range(60):
        bubbles.disc(
            dice.between(30, WIDTH - 30), dice.between(ice + 60, HEIGHT * 0.95), dice.between(1, 4.5)
        )
    scene.flat(bubbles.mask, mix(palette.light, palette.second, 0.3), 0.45)


def _bed(stage: Stage) -> None:
    """Weeds on the bottom of the lake, and a boot that someone lost."""
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    weeds = Stencil()
    for _ in range(34):
        x, long = WIDTH * dice.between(0, 1) ** dice.pick([0.4, 2.2]), dice.between(60, 210)
        sway = dice.between(-40, 40)
        weeds.line(stroke([(x, HEIGHT), (x + sway, HEIGHT - long * 0.5), (x - sway * 0.4, HEIGHT - long)]), 7)
    scene.paint(weeds.mask, mix(palette.cool, palette.near, 0.6), Look(volume=4, rim=0.7, shadow=0.4))
    ground = below(ridge(scene, HEIGHT * 0.95, 16, 200))
    scene.paint(ground, mix(palette.near, palette.cool, 0.18), Look(volume=10, rim=0.7, shadow=0.4))
    stage.draw(
        "boot",
        WIDTH * dice.pick([0.2, 0.8]),
        HEIGHT * 0.965,
        78,
        mix(palette.warm, palette.near, 0.35),
        turn=dice.between(-24, 24),
    )


def _beast(stage: Stage, hook: Point, side: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    x, y = hook
    scene.lamp_at(x, y, 330, 0.55)
    dark = mix(palette.far, palette.near, 0.3)
    match stage.subject:
        case "anglerfish":
            shape = stage.fit(
                "anglerfish",
                x - side * 330,
                y + 110,
                660,
                620,
                mix(palette.accent, palette.near, 0.45),
                flip=side < 0,
            )
        case "octopus":
            shape = stage.fit("octopus", x, y + 250, 640, 470, mix(palette.accent, palette.near, 0.3))
        case "whale":
            shape = stage.fit("whale", x - side * 150, y + 170, 760, 560, dark, flip=side < 0)
        case "dragon":
            shape = stage.fit(
                "dragon",
                x - side * 150,
                HEIGHT * 0.95,
                620,
                520,
                mix(palette.accent, palette.near, 0.35),
                standing=True,
                flip=side < 0,
            )
        case _:
            shape = stage.fit(
                "lobster",
                x - side * 20,
                y + 250,
                480,
                640,
                mix(palette.accent, palette.near, 0.15),
                turn=-62 * side,
                flip=side < 0,
            )
    stage.focus(shape)


TWIST = Twist(
    name="under the ice",
    settings=("frozen lake", "snow"),
    subjects=tuple(sorted(_BELOW)),
    compose=_compose,
    number=300,
)
