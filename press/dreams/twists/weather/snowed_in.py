"""Snow has fallen in a room, on someone asleep, and an animal has come to the bed."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve
from press.dreams.stage import Stage
from press.dreams.things.furnishings import bed
from press.dreams.things.plants import pine
from press.dreams.twists.twist import Twist
from press.dreams.words import Said


def _compose(stage: Stage) -> Said:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    side = dice.pick([-1, 1])
    stage.back((WIDTH * 0.5, HEIGHT * 0.36), 480)
    stage.middle()
    _drift(stage, HEIGHT * 0.74, 30, 0.3)
    trees = Stencil()
    for x, high in (
        (WIDTH * 0.5 - side * 330, 420),
        (WIDTH * 0.5 - side * 250, 300),
        (WIDTH * 0.5 + side * 350, 360),
    ):
        pine(scene, trees, x, HEIGHT * 0.79, high)
    scene.paint(trees.mask, mix(palette.leafy, palette.near, 0.45), Look(volume=6, rim=0.9, shadow=0.5))
    _drift(stage, HEIGHT * 0.78, 24, 0.16)
    x, y = WIDTH * 0.5 - side * 40, HEIGHT * 0.9
    visitor = mix(palette.warm, palette.near, 0.2)
    stage.focus(
        stage.fit(
            stage.subject,
            WIDTH * 0.5 + side * 210,
            HEIGHT * 0.83,
            370,
            480,
            visitor,
            standing=True,
            flip=side > 0,
        )
    )
    stage.focus(bed(scene, x, y, 480))
    head = x - 480 * 0.32, y - 480 * 0.375
    scene.paint(Stencil().disc(*head, 30).mask, mix(palette.horizon, palette.light, 0.4), Look(volume=8))
    hair = [(-34, 6), (-30, -24), (0, -36), (26, -22), (8, -14), (-14, 0), (-20, 20)]
    scene.paint(
        Stencil().fill(curve([(head[0] + a, head[1] + b) for a, b in hair])).mask,
        mix(palette.near, palette.warm, 0.3),
        Look(volume=5),
    )
    scene.flat(
        Stencil().segment((head[0] + 6, head[1] - 4), (head[0] + 20, head[1] - 2), 3).mask, palette.near
    )
    heap = [
        (x - 60, y - 126.0),
        (x, y - 162),
        (x + 90, y - 156),
        (x + 190, y - 150),
        (x + 244, y - 118),
        (x + 120, y - 122),
    ]
    scene.paint(
        Stencil().fill(curve(heap)).mask,
        mix(palette.light, palette.far, 0.08),
        Look(volume=9, rim=0.8, shadow=0.4),
    )
    _drift(stage, HEIGHT * 0.875, 18, 0.04)
    tracks = Stencil()
    for step in range(11):
        at = step / 10
        tracks.oval(
            WIDTH * (0.5 + side * (0.46 - 0.42 * at)),
            HEIGHT * (0.97 - 0.055 * at) + (7 if step % 2 else -7),
            13 - 4 * at,
            6,
        )
    scene.flat(tracks.mask, mix(palette.far, palette.near, 0.3), 0.6)
    stage.front()
    flakes = Stencil()
    for _ in range(280):
        flakes.disc(dice.between(0, WIDTH), dice.between(0, HEIGHT), min(2 + 1.1 * dice.heavy(2.0), 9))
    scene.glow(flakes.mask, palette.light, 0.12, 0.85)
    noun, where = stage.noun, stage.place.within
    return Said(
        f"it snows {where.en}: fir trees in the drifts, and {noun.en} stands by the bed of someone asleep",
        f"{where.pl} pada śnieg: w zaspach stoją jodły, a przy łóżku, w którym ktoś śpi, czuwa {noun.pl}",
    )


def _drift(stage: Stage, y: float, swing: float, shade: float) -> Field:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    line = [(-40.0, HEIGHT + 60.0), (-40, y + dice.between(-swing, swing))]
    line += [(WIDTH * step / 5, y + dice.between(-swing, swing)) for step in range(6)]
    line += [(WIDTH + 40, y), (WIDTH + 40, HEIGHT + 60)]
    snow = Stencil().fill(curve(line)).mask
    tint = mix(mix(palette.light, palette.horizon, 0.15), palette.far, 0.12 + shade)
    scene.paint(snow, tint, Look(volume=16, rim=0.9, shade=0.5, shadow=0.5, drop=14))
    return snow


TWIST = Twist(
    name="snowed in",
    settings=("attic", "library", "room with a window", "theatre stage", "railway station"),
    subjects=("stag", "bear", "penguin", "fox", "owl", "unicorn"),
    compose=_compose,
    number=214,
)
