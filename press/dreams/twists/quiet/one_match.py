"""The light of one match in the dark: it shows a face, and a second one close behind."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, each, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve
from press.dreams.figures.figure import Figure
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.hands import holding_hand
from press.dreams.figures.people.heads import bust
from press.dreams.stage import Stage
from press.dreams.twists.people.casting import grown
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BEHIND = {
    "calm": (Feeling.CALM, Said("another face", "druga twarz")),
    "longing": (Feeling.LONGING, Said("another face", "druga twarz")),
    "grief": (Feeling.GRIEF, Said("a face in tears", "zapłakana twarz")),
    "mischief": (Feeling.MISCHIEF, Said("a grinning face", "uśmiechnięta twarz")),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    stage.enclosed = True
    side = dice.pick([-1, 1])
    flame = WIDTH * (0.5 + 0.33 * side), HEIGHT * 0.64
    stage.back(flame, 420, 1)
    stage.middle()
    stage.front()
    scene.glowing *= 0
    scene.veil(np.ones_like(X), palette.near, 0.62)
    other, told = _BEHIND[stage.subject]
    mood = dice.pick([Feeling.CALM, Feeling.WONDER, Feeling.FEAR])
    behind = bust(grown(dice), other, 0.35, gaze=(0.8, -0.5), tilt=4, below=0.6)
    stage.focus(
        stage.draw(
            behind,
            WIDTH * (0.5 - 0.2 * side),
            HEIGHT * 0.8,
            700,
            mix(palette.near, palette.second, 0.25),
            flip=side < 0,
        )
    )
    scene.veil(np.ones_like(X), palette.near, 0.14)
    looks = grown(dice)
    front = bust(looks, mood, 0.5, gaze=(0.8, 0), below=0.3)
    stage.focus(
        stage.draw(
            front,
            WIDTH * (0.5 + 0.08 * side),
            HEIGHT * 1.02,
            600,
            mix(palette.accent, palette.near, 0.2),
            flip=side < 0,
        )
    )
    away = np.hypot(X - flame[0], Y - flame[1])
    lit = np.exp(-((away / 430) ** 2))
    scene.picture = mix(scene.picture, palette.near, each(0.93 * (1 - lit)))
    scene.shine(np.exp(-away / 150), 0.22)
    _match(stage, flame, side, holding_hand(looks.skin))
    where = stage.place.within
    return Said(
        f"someone looks about by the light of a match {where.en}; close behind, in the dark, is {told.en}",
        f"ktoś przyświeca sobie zapałką {where.pl}; tuż za nim, w ciemności, jest {told.pl}",
    )


def _match(stage: Stage, flame: Point, side: int, hand: Figure) -> None:
    scene, palette = stage.scene, stage.scene.palette
    x, y = flame
    size = 270.0
    hold = x + side * 14, y + 120
    stick = Stencil().segment((x, y + 18), (hold[0] + side * 8, hold[1] + 26), 9)
    scene.paint(stick.mask, mix(palette.light, palette.warm, 0.35), Look(volume=3, rim=1, shadow=0.2))
    scene.paint(Stencil().disc(x, y + 18, 10).mask, palette.near, Look(volume=3, rim=1, shadow=0))
    stage.draw(
        hand, hold[0], hold[1] + 0.66 * size, size, mix(palette.accent, palette.near, 0.2), flip=side > 0
    )
    tongue = [(0, -62), (20, -18), (19, 8), (0, 20), (-19, 8), (-17, -16)]
    scene.glow(Stencil().fill(curve([(x + a, y + b) for a, b in tongue])).mask, palette.light, 2.2)
    scene.glow(Stencil().oval(x, y + 4, 9, 14).mask, np.ones(3, np.float32), 0.8)


TWIST = Twist(
    name="one match",
    settings=("attic", "underground", "library", "ruins", "parlour"),
    subjects=tuple(_BEHIND),
    compose=_compose,
    number=404,
)
