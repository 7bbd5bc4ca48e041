"""A lit train crosses the sky."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, arch, curve
from press.dreams.stage import Stage
from press.dreams.things.craft import train
from press.dreams.twists.parts import clouds
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_LISTENERS = ("stag", "fox", "rabbit", "heron", "cat", "dog", "bear", "horse")


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    flip = dice.likely(0.5)
    lamp = WIDTH * (0.34 if flip else 0.66), HEIGHT * dice.between(0.18, 0.24)
    stage.back(lamp, 460)
    stage.hang_light(*lamp, dice.between(80, 115))
    y = HEIGHT * dice.between(0.5, 0.54)
    how, listener = stage.subject.split(" and ")
    if how == "viaduct":
        _viaduct(stage, y)
    train(scene, WIDTH * 0.5, y + 2, WIDTH * 0.9, flip=flip)
    stage.focus(Stencil().box(WIDTH * 0.05, y - 130, WIDTH * 0.95, y).mask)
    if how == "whales":
        for step in range(3):
            at = WIDTH * (0.17 + 0.33 * step), y + 60
            stage.focus(stage.draw("whale", *at, 290, flip=flip))
    elif how == "clouds":
        clouds(stage, (y + 30, y + 110), 6, (200, 330), 0.95)
    stage.middle()
    x = WIDTH * dice.pick([0.26, 0.74])
    foot = max(stage.ground(x) + 30, HEIGHT * 0.84)
    if stage.setting.water:
        islet = [(-150, 50), (-90, -6), (-10, -22), (70, -10), (150, 50)]
        rock = Stencil().fill(curve([(x + a, foot + b) for a, b in islet])).mask
        scene.paint(rock, scene.plane(0.8), Look(rim=0.8, volume=14))
        foot -= 8
    stage.focus(stage.draw(listener, x, foot, 270, flip=x > WIDTH / 2, grounded=True))
    stage.front()
    words = {
        "viaduct": Said("on a stone viaduct", "po kamiennym wiadukcie"),
        "clouds": Said("on the clouds", "po chmurach"),
        "whales": Said("on the backs of whales", "po grzbietach wielorybów"),
    }[how]
    noun, over = NOUNS[listener], stage.place.over
    return Said(
        f"a lit train crosses the sky {over.en} {words.en}, and {noun.en} is below",
        f"oświetlony pociąg jedzie {words.pl} {over.pl}, a niżej jest {noun.pl}",
    )


def _viaduct(stage: Stage, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    openings = Stencil()
    for x in np.arange(40, WIDTH + 80, 130):
        openings.fill(arch(float(x), HEIGHT * 0.9, 92, HEIGHT * 0.9 - y - 46))
    stone = np.clip(Stencil().box(-10, y, WIDTH + 10, HEIGHT * 0.9).mask - openings.mask, 0, 1)
    tint = mix(mix(palette.horizon, palette.far, 0.5), palette.near, 0.25)
    scene.paint(stone, tint, Look(volume=10, rim=0.8, shadow=0.5, drop=16))
    courses = (Y % 22 < 1.8) | ((X + (np.floor(Y / 22) % 2) * 20) % 40 < 1.6)
    scene.flat((courses * stone).astype(np.float32), palette.near, 0.25)
    stage.focus(stone)


TWIST = Twist(
    name="sky train",
    settings=(
        "clouds",
        "sea",
        "desert",
        "snow",
        "rooftops",
        "forest",
        "carnival",
        "wheat field",
        "harbour",
        "canal town",
    ),
    subjects=tuple(f"{how} and {who}" for how in ("viaduct", "clouds", "whales") for who in _LISTENERS),
    compose=_compose,
)
