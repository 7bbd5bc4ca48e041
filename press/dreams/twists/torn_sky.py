"""The sky is torn like paper, and something is behind it."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, Y, blur, colour, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, oval, polygon
from press.dreams.stage import Stage
from press.dreams.things.signs import eye
from press.dreams.things.sky import cloud
from press.dreams.twists.parts import climber, starry, waves, within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BEHIND = {
    "stars": Said("a ringed planet among stars", "planetę z pierścieniem wśród gwiazd"),
    "clockwork": Said("brass clockwork", "mosiężne trybiki"),
    "sea": Said("a sea with a whale", "morze z wielorybem"),
    "eye": Said("a great eye looking in", "wielkie zaglądające oko"),
    "day": Said("a bright day", "jasny dzień"),
    "pages": Said("shelves of books", "półki pełne książek"),
}
_PAPER = np.array([0.93, 0.9, 0.84], np.float32)


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y = WIDTH * dice.between(0.44, 0.56), HEIGHT * 0.31
    wide, tall = WIDTH * 0.36, HEIGHT * 0.22
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 420, 0.5)
    stage.middle()
    rough = [1 + dice.bell(0.07) + 0.12 * math.sin(step * 0.7 + dice.between(0, 1)) for step in range(46)]

    def tear(margin: float, softness: float) -> Field:
        points = []
        for step, reach in enumerate(rough):
            angle = step * math.tau / len(rough)
            points.append(
                (x + (wide * reach + margin) * math.cos(angle), y + (tall * reach + margin) * math.sin(angle))
            )
        mask = Stencil().fill(polygon(points)).mask
        return soft(blur(mask, 1.8) + softness * scene.grain("fine"), 0.4, 0.6)

    scene.paint(tear(18, 0.12), _PAPER, Look(shadow=0.75, rim=0.4, volume=5, drop=16))
    hole = tear(-4, 0.15)
    stage.focus(hole)
    within(scene, hole, lambda: _behind(stage, x, y, wide, tall))
    scene.veil(blur(1 - hole, 12) * hole, palette.near, 0.7)
    scene.lamp_at(x, y, 380, 0.6)
    stage.focus(climber(stage, (x + dice.between(-60, 60), y + tall * 0.8), HEIGHT * 0.86, 250))
    stage.front()
    what, over = _BEHIND[stage.subject], stage.place.over
    return Said(
        f"the sky {over.en} is torn like paper and shows {what.en}; someone climbs a ladder to it",
        f"niebo {over.pl} jest rozdarte jak papier i ukazuje {what.pl}; ktoś wspina się tam po drabinie",
    )


def _behind(stage: Stage, x: float, y: float, wide: float, tall: float) -> None:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    match stage.subject:
        case "stars" | "eye":
            haze = soft(scene.grain("cloud") + 0.4 * scene.grain("patch"), -0.2, 1.8) * 0.5
            scene.picture = mix(mix(palette.top, palette.near, 0.4), palette.second, each(haze))
            starry(scene, "behind", 420, 0, HEIGHT * 0.65)
            if stage.subject == "eye":
                eye(scene, x, y, 150)
                return
            planet = Stencil().disc(x + 30, y + 6, 96).mask
            scene.paint(planet, palette.accent, Look(volume=20, rim=0.9, shade=0.8))
            ring = Stencil().line(oval(x + 30, y + 6, 180, 34, -14), 9).mask
            scene.flat(ring * (1 - planet * (y + 10 > Y)), palette.light, 0.9)
        case "clockwork":
            scene.picture = np.zeros_like(scene.picture) + mix(palette.accent, palette.near, 0.75)
            for _ in range(34):
                at = x + dice.between(-wide, wide), y + dice.between(-tall, tall)
                _wheel(stage, *at, dice.between(30, 100))
        case "sea":
            scene.picture = np.zeros_like(scene.picture) + mix(palette.second, palette.light, 0.45)
            waves(scene, y - tall * 0.35, 2, 70, mix(palette.second, palette.light, 0.2))
            stage.draw("whale", x, y - 10, 380, mix(palette.middle, palette.near, 0.4), turn=-10)
            waves(scene, y + tall * 0.3, 4, 60, palette.second)
        case "pages":
            _shelves(stage, x, y, wide, tall)
        case _:
            share = each(np.clip((Y - y + tall) / (2 * tall), 0, 1))
            scene.picture = mix(colour("#8ec6d8"), colour("#fdf3d0"), share)
            scene.glow(Stencil().disc(x + 70, y - 40, 66).mask, colour("#fff6c8"), 0.9)
            bank = Stencil()
            for _ in range(5):
                cloud(
                    scene,
                    bank,
                    x + dice.between(-wide, wide),
                    y + dice.between(-60, 160),
                    dice.between(120, 230),
                )
            scene.paint(bank.mask, colour("#fffaf0"), Look(shadow=0.2, volume=10))


def _wheel(stage: Stage, x: float, y: float, radius: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    teeth = int(radius / 3.6)
    rim = []
    for step in range(2 * teeth):
        reach = radius if (step // 2) % 2 == 0 else radius * 0.84
        rim.append(
            (x + reach * math.cos(step * math.pi / teeth), y + reach * math.sin(step * math.pi / teeth))
        )
    wheel = Stencil().fill(polygon(rim)).mask * (1 - Stencil().disc(x, y, radius * 0.25).mask)
    tint = mix(palette.light, palette.accent, stage.dice.between(0.2, 0.7))
    scene.paint(wheel, tint, Look(volume=7, rim=0.9, shadow=0.6, drop=8))


def _shelves(stage: Stage, x: float, y: float, wide: float, tall: float) -> None:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    scene.picture = np.zeros_like(scene.picture) + mix(palette.near, palette.accent, 0.2)
    for row in range(7):
        shelf, at = y - tall * 1.2 + (row + 1) * tall * 0.36, x - wide * 1.3
        while at < x + wide * 1.3:
            thick, high = dice.between(14, 34), tall * dice.between(0.2, 0.31)
            tint = dice.pick([palette.accent, palette.second, palette.light, palette.far, palette.horizon])
            book = Stencil().box(at, shelf - high, at + thick - 2, shelf, 2).mask
            scene.paint(
                book, mix(tint, palette.near, dice.between(0, 0.4)), Look(volume=4, rim=0.5, shadow=0.2)
            )
            at += thick
        board = Stencil().box(x - wide * 1.4, shelf, x + wide * 1.4, shelf + 10).mask
        scene.paint(board, mix(palette.accent, palette.near, 0.5), Look(volume=3))


TWIST = Twist(
    name="torn sky",
    settings=(
        "sea",
        "rooftops",
        "desert",
        "forest",
        "city of stairs",
        "carnival",
        "snow",
        "clouds",
        "meadow",
        "wheat field",
        "harbour",
        "railway station",
        "canal town",
        "night market",
    ),
    subjects=tuple(sorted(_BEHIND)),
    compose=_compose,
)
