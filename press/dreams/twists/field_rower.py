"""Someone rows a boat where there is no water."""

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.stage import Stage
from press.dreams.things.sky import gulls
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_COMPANY = {
    "alone": Said("", ""),
    "dog": Said(" with a dog", " z psem"),
    "goose": Said(" with a goose", " z gęsią"),
    "heron": Said(" with a heron", " z czaplą"),
    "bear": Said(" with a bear", " z niedźwiedziem"),
    "gramophone": Said(" with a gramophone", " z gramofonem"),
}


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    lamp = WIDTH * (0.5 + 0.24 * side), HEIGHT * dice.between(0.2, 0.3)
    stage.back(lamp, 480)
    stage.hang_light(*lamp, dice.between(80, 120))
    stage.middle()
    x, y = WIDTH * 0.5, HEIGHT * 0.8
    if stage.subject != "alone":
        stage.focus(stage.fit(stage.subject, x + side * 205, y - 74, 200, 230, standing=True, flip=not flip))
    stage.focus(stage.draw("rowing", x, y, 560, flip=flip))
    _furrows(stage, y)
    gulls(scene, x, HEIGHT * 0.42, 200)
    stage.front()
    company, where = _COMPANY[stage.subject], stage.place.within
    return Said(
        f"someone{company.en} rows a boat {where.en}, far from any water",
        f"ktoś{company.pl} płynie łódką {where.pl}, z dala od wody",
    )


def _furrows(stage: Stage, y: float) -> None:
    """The ground rolls like a swell before the boat."""
    scene, palette, columns = stage.scene, stage.scene.palette, np.arange(WIDTH, dtype=np.float32)
    for row in range(3):
        crest = (
            y - 26 + 44 * row + 15 * np.sin(columns / (74 + 16 * row) + row * 2 + stage.dice.between(0, 6))
        )
        mask = np.clip(np.arange(HEIGHT, dtype=np.float32)[:, None] - crest[None, :] + 0.5, 0, 1)
        tint = mix(scene.plane(0.45 + 0.14 * row), palette.accent, 0.16)
        scene.paint(mask.astype(np.float32), tint, Look(volume=12, rim=0.85, shadow=0.45))


TWIST = Twist(
    name="field rower",
    settings=("desert", "snow", "meadow", "clouds", "wheat field", "garden", "frozen lake"),
    subjects=tuple(sorted(_COMPANY)),
    compose=_compose,
)
