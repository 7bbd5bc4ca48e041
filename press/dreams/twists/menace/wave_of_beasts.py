"""A wave rears over a small boat, and its crest is made of leaping animals."""

import math
from collections.abc import Callable

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, stroke
from press.dreams.figures.cast import extent
from press.dreams.stage import Stage
from press.dreams.twists.parts import waves
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BEASTS = {
    "horse": Said("horses", "koni"),
    "unicorn": Said("unicorns", "jednorożców"),
    "hare_leaping": Said("leaping hares", "skaczących zajęcy"),
    "running_fox": Said("running foxes", "pędzących lisów"),
    "bison": Said("bison", "żubrów"),
    "swan_flying": Said("swans", "łabędzi"),
}
_BACK: tuple[Point, ...] = ((-0.14, 1.0), (0.0, 0.62), (0.14, 0.36), (0.32, 0.17), (0.52, 0.105))
_CREST: tuple[Point, ...] = (
    (0.2, 0.3),
    (0.3, 0.215),
    (0.42, 0.165),
    (0.54, 0.15),
    (0.645, 0.175),
    (0.725, 0.235),
    (0.77, 0.315),
    (0.765, 0.405),
)


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)

    def at(point: Point) -> Point:
        return WIDTH * (1 - point[0] if flip else point[0]), HEIGHT * point[1]

    stage.back(at((0.85, 0.2)), 480)
    stage.middle()
    sand = not stage.setting.water and stage.setting.name != "harbour"
    tint = mix(palette.second, palette.middle, 0.3)
    if sand:
        tint = mix(scene.plane(0.4), palette.warm, 0.35)
    rows = Look(volume=26, rim=0.9, shadow=0.55, drop=24, shade=0.8)
    outer = [
        *_BACK,
        (0.68, 0.15),
        (0.79, 0.26),
        (0.8, 0.42),
        (0.72, 0.36),
        (0.62, 0.33),
        (0.52, 0.38),
        (0.48, 0.52),
        (0.56, 0.68),
        (0.74, 0.8),
        (1.1, 0.86),
        (1.1, 1.1),
        (-0.14, 1.1),
    ]
    body = Stencil().fill(curve([at(point) for point in outer])).mask
    scene.paint(body, mix(tint, palette.near, 0.35), rows)
    stage.focus(body * (1 - Stencil().box(0, HEIGHT * 0.8, WIDTH, HEIGHT).mask))
    _streaks(stage, body, at, tint)
    foam = mix(palette.light, tint, 0.16)
    _herd(stage, at, foam, tint)
    boat = at((0.74, 0.835))
    stage.focus(
        stage.fit(
            "rowing",
            boat[0],
            boat[1],
            260,
            220,
            palette.accent,
            standing=False,
            flip=not flip,
            turn=8 if flip else -8,
        )
    )
    waves(scene, HEIGHT * 0.9, 3, 44, mix(tint, palette.near, 0.25))
    spray = Stencil()
    for _ in range(150):
        x, y = at((dice.between(0.3, 0.98), dice.between(0.08, 0.62)))
        spray.disc(x, y, min(1 + 1.2 * dice.heavy(2.2), 6))
    scene.flat(spray.mask, foam, 0.75)
    stage.front()
    who = _BEASTS[stage.subject]
    over = Said("of water", "wody") if not sand else Said("of earth", "ziemi")
    return Said(
        f"a towering wave {over.en} turns into {who.en} at its crest; below it someone rows a small boat",
        f"grzbiet wielkiej fali {over.pl} zmienia się w stado {who.pl}; pod nim ktoś wiosłuje w małej łódce",
    )


def _streaks(stage: Stage, body: Field, at: Callable[[Point], Point], tint: Colour) -> None:
    """Lines that sweep up the wave to its crest."""
    scene, palette = stage.scene, stage.scene.palette
    light, dark = Stencil(), Stencil()
    for step in range(25):
        share = step / 24
        start = (-0.1 + 0.75 * share, 1.0 - 0.02 * share)
        middle = (0.1 + 0.36 * share, 0.56 + 0.06 * share)
        top = (0.3 + 0.2 * share, 0.24 + 0.12 * share)
        way = [at(point) for point in (start, middle, top, (0.56 + 0.05 * share, 0.2 + 0.1 * share))]
        (light if step % 2 else dark).line(stroke(way), 4 if step % 2 else 9)
    scene.veil(dark.mask * body, mix(tint, palette.near, 0.6), 0.5)
    scene.veil(light.mask * body, mix(tint, palette.light, 0.5), 0.65)


def _herd(stage: Stage, at: Callable[[Point], Point], foam: Colour, tint: Colour) -> None:
    """Rows of the animal that spring from the crest, the foremost the brightest."""
    dice = stage.dice
    flip = at((0.0, 0.0))[0] > at((1.0, 0.0))[0]
    side = -1 if flip else 1
    ring: list[tuple[Point, float, float]] = []
    for step, point in enumerate(_CREST):
        share = step / (len(_CREST) - 1)
        ring.append((point, share, -40 + 122 * share))
    for layer, (inset, size) in enumerate(((0.085, 150), (0.0, 205))):
        for point, share, turn in ring:
            if layer == 0 and share > 0.8:
                continue
            angle = math.radians(turn)
            x, y = at((point[0] - inset * math.sin(angle), point[1] + inset * 0.8 * math.cos(angle)))
            grown = size * (0.72 + 0.36 * share) * dice.between(0.92, 1.06)
            shade = mix(tint, foam, (0.5 + 0.45 * share) if layer else 0.3 + 0.3 * share)
            box = extent(stage.subject)
            fitted = grown / max(box.width, box.height)
            stage.focus(
                stage.draw(
                    stage.subject, x, y + fitted * 0.42, fitted, shade, flip=flip, turn=side * (turn * 0.62)
                )
            )


TWIST = Twist(
    name="wave of animals",
    settings=("sea", "harbour", "wheat field", "desert", "canal town"),
    subjects=tuple(sorted(_BEASTS)),
    compose=_compose,
    number=305,
)
