"""In the bowl of a spoon everything hangs upside down but for one."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, X, Y, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, oval
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_X, _Y, _WIDE, _HIGH = WIDTH * 0.5, 430, 282, 372


def _compose(stage: Stage) -> Said:
    scene, palette = stage.scene, stage.scene.palette
    stage.enclosed = True
    stage.back((WIDTH * 0.6, HEIGHT * 0.25), 470)
    stage.middle()
    for x, size in ((WIDTH * 0.36, 150), (WIDTH * 0.66, 120)):
        house(scene, x, stage.ground(x) + 6, size)
    stage.front()
    bowl = Stencil().oval(_X, _Y, _WIDE, _HIGH).mask
    mirrored, shining = _mirrored(scene.picture), _mirrored(scene.glowing)
    _cloth(stage)
    _handle(stage)
    metal = mix(mix(palette.light, palette.far, 0.45), palette.near, 0.12)
    rim = Stencil().oval(_X, _Y, _WIDE + 18, _HIGH + 20).mask
    scene.paint(rim, metal, Look(volume=14, rim=1, shade=0.85, shadow=0.75, drop=26))
    scene.picture = mix(scene.picture, mix(mirrored, palette.light, 0.05), bowl[..., None])
    scene.glowing = scene.glowing * (1 - bowl[..., None]) + shining * bowl[..., None]
    stage.focus(rim)
    away = np.hypot((X - _X) / _WIDE, (Y - _Y) / _HIGH)
    scene.veil(bowl * soft(away, 0.66, 1), palette.near, 0.55)
    stage.fit(stage.subject, _X, _Y + 245, 300, 330, standing=True, flip=stage.dice.likely(0.5))
    gleam = Stencil().line(oval(_X, _Y, _WIDE - 26, _HIGH - 28), 9).mask * soft(
        _Y - 60 - Y + (_X - X), 0, 260
    )
    scene.shine(gleam, 0.8)
    side = stage.dice.pick([-1, 1])
    stage.draw("bee", _X + side * 250, 1010, 84, mix(palette.warm, palette.light, 0.2), flip=side > 0)
    noun = stage.noun
    return Said(
        f"in the bowl of a spoon a landscape hangs upside down, and only {noun.en} stands upright",
        f"w zagłębieniu łyżki krajobraz wisi do góry nogami i tylko {noun.pl} stoi prosto",
    )


def _mirrored(picture: Field) -> Field:
    """The picture as the hollow of a spoon shows it: upside down, and smaller towards the edge."""
    across, down = (X - _X) / _WIDE, (Y - _Y) / _HIGH
    bulge = 0.72 + 0.28 * np.clip(np.hypot(across, down), 0, 1) ** 2
    columns = np.clip(WIDTH / 2 + across * bulge * WIDTH * 0.47, 0, WIDTH - 1).astype(int)
    rows = np.clip(HEIGHT * 0.6 - down * bulge * HEIGHT * 0.38, 0, HEIGHT - 1).astype(int)
    shown: Field = picture[rows, columns]
    return shown


def _cloth(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    scene.glowing *= 0
    scene.light_from(WIDTH * 0.2, 60, 700, 0.5)
    whole = np.ones_like(scene.warmth)
    linen = mix(mix(palette.horizon, palette.light, 0.3), palette.far, 0.3)
    scene.paint(whole, linen, Look(volume=6, shadow=0, rim=0.2, texture=0.12))
    one, other = X * 0.94 + Y * 0.34, Y * 0.94 - X * 0.34
    for stripes in (one, other):
        scene.veil(np.asarray(stripes % 108 < 54, np.float32), mix(palette.accent, palette.near, 0.25), 0.6)


def _handle(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    half = [(120, 750), (40, 830), (19, 900), (27, 1020), (50, 1140), (46, 1260)]
    outline = [(_X - a, b) for a, b in half] + [(_X + a, b) for a, b in reversed(half)]
    metal = mix(mix(palette.light, palette.far, 0.45), palette.near, 0.15)
    look = Look(volume=12, rim=1, shade=0.9, shadow=0.7, drop=22)
    scene.paint(Stencil().fill(curve(outline)).mask, metal, look)


TWIST = Twist(
    name="spoon world",
    settings=("snow", "desert", "wheat field", "harbour", "orchard", "chessboard plain", "ruins", "meadow"),
    subjects=("heron", "stag", "cat", "elephant", "goat", "ostrich"),
    compose=_compose,
    number=201,
)
