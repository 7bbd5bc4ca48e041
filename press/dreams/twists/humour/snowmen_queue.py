"""Snowmen queue for ice cream where it is far too warm for them."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, circle, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said


def _compose(stage: Stage) -> Said:
    dice, palette = stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    stage.back((WIDTH * (0.5 - 0.3 * side), HEIGHT * 0.14), 480)
    if palette.day:
        stage.hang_light(WIDTH * (0.5 + 0.12 * side), HEIGHT * 0.15, 60)
    stage.middle()
    foot = HEIGHT * 0.87
    cart = WIDTH * (0.5 - 0.27 * side)
    last = WIDTH * (0.5 + 0.4 * side), foot + 20
    _melted(stage, *last)
    for step, (aside, tall, melting) in enumerate(((0.27, 300, 0.6), (0.12, 350, 0.3), (-0.045, 400, 0.0))):
        _snowman(stage, WIDTH * (0.5 + aside * side), foot - 16 + 14 * step, tall, melting, -side, step)
    _cart(stage, cart, foot + 12, side)
    stage.front()
    noun, where = stage.noun, stage.place.within
    return Said(
        f"three snowmen queue at an ice-cream cart {where.en}, the fourth has melted; {noun.en} serves them",
        f"trzy bałwany stoją {where.pl} w kolejce po lody, czwarty już stopniał; lody sprzedaje {noun.pl}",
    )


def _snowman(stage: Stage, x: float, foot: float, tall: float, melting: float, side: int, step: int) -> None:
    """A snowman looking to a side; the more it melts, the lower it sags."""
    scene, palette = stage.scene, stage.scene.palette
    snow = mix(palette.light, palette.far, 0.1)
    look = Look(volume=tall * 0.06, rim=0.7, shadow=0.45, shade=0.45, drop=12)
    puddle = Stencil().oval(x, foot + 4, tall * (0.24 + 0.2 * melting), tall * 0.045)
    scene.paint(puddle.mask, mix(snow, palette.cool, 0.45), Look(volume=4, rim=0.9, shadow=0.3))
    squash = 1 - 0.22 * melting
    y = foot
    tops: list[float] = []
    for radius in (0.235, 0.18, 0.135):
        r = tall * radius * (1 + 0.16 * melting)
        ball = Stencil().oval(x, y - r * 0.86 * squash, r, r * squash).mask
        scene.paint(ball, snow, look)
        stage.focus(ball)
        y -= r * 1.55 * squash
        tops.append(y)
    r = tall * 0.135
    head = y + r * 0.72
    marks = Stencil()
    for at in (0.3, -0.25):
        marks.disc(x + side * r * (0.32 + at * 0.9), head - r * 0.18, r * 0.1)
    for row in range(3):
        marks.disc(x + side * r * 0.3, tops[1] + r * (1.2 + 0.62 * row), r * 0.1)
    mouth = [
        (
            x + side * r * (0.1 + 0.2 * dot),
            head + r * (0.42 - (0.1 if melting > 0.5 else -0.1) * (1 - abs(dot - 2) / 2)),
        )
        for dot in range(5)
    ]
    for bead in mouth:
        marks.disc(*bead, r * 0.05)
    scene.flat(marks.mask, palette.near)
    carrot = polygon(
        [
            (x + side * r * 0.35, head - r * 0.02),
            (x + side * r * 1.25, head + r * (0.12 + 0.3 * melting)),
            (x + side * r * 0.35, head + r * 0.24),
        ]
    )
    scene.paint(Stencil().fill(carrot).mask, palette.warm, Look(volume=4, rim=0.8, shadow=0.4))
    scarf = Stencil().line(
        stroke([(x - r * 0.9, head + r * 0.78), (x, head + r * 1.0), (x + r * 0.9, head + r * 0.78)]), r * 0.3
    )
    scarf.line(
        stroke(
            [
                (x - side * r * 0.6, head + r * 0.9),
                (x - side * r * 0.8, head + r * 1.6),
                (x - side * r * 0.66, head + r * 2.1),
            ]
        ),
        r * 0.28,
    )
    scene.paint(
        scarf.mask,
        (palette.second, palette.accent, palette.second)[step],
        Look(volume=5, rim=0.7, shadow=0.4),
    )
    twigs = Stencil()
    shoulder = tops[0] + r * 0.3
    reach = (0.9, 1.0, 1.5)[step]
    for way, lift in ((side, (0.3, -0.5, 0.9)[step]), (-side, -0.3 - melting)):
        hand = x + way * r * (1.2 + reach), shoulder - r * lift
        twigs.segment((x + way * r * 1.0, shoulder), hand, r * 0.1)
        for finger in (-0.35, 0.1, 0.5):
            twigs.segment(hand, (hand[0] + way * r * 0.3, hand[1] - r * finger), r * 0.06)
    scene.paint(twigs.mask, palette.near, Look(volume=3, rim=0.6, shadow=0.3))
    _hat(stage, x, head - r * 0.8, r, step)


def _hat(stage: Stage, x: float, y: float, r: float, step: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    if step == 1:
        stage.fit("umbrella", x, y - r * 0.62, r * 4.4, r * 3.4, palette.accent)
        return
    felt = mix(palette.near, palette.second, 0.2)
    brim = (
        Stencil()
        .box(x - r * 1.05, y - r * 0.1, x + r * 1.05, y + r * 0.1, r * 0.08)
        .box(x - r * 0.66, y - r * 0.95, x + r * 0.66, y, r * 0.1)
    )
    scene.paint(brim.mask, felt, Look(volume=6, rim=0.8, shadow=0.4))
    scene.flat(Stencil().box(x - r * 0.66, y - r * 0.3, x + r * 0.66, y - r * 0.1).mask, palette.warm, 0.9)


def _melted(stage: Stage, x: float, y: float) -> None:
    """What is left of the last in the queue: a puddle, a hat and a carrot."""
    scene, palette = stage.scene, stage.scene.palette
    outline = [
        (x - 110, y),
        (x - 60, y - 18),
        (x + 20, y - 14),
        (x + 96, y - 18),
        (x + 118, y + 8),
        (x + 40, y + 24),
        (x - 50, y + 18),
    ]
    scene.paint(
        Stencil().fill(curve(outline)).mask,
        mix(mix(palette.light, palette.far, 0.1), palette.cool, 0.4),
        Look(volume=5, rim=0.9, shadow=0.3),
    )
    _hat(stage, x - 4, y - 12, 40, 0)
    carrot = polygon([(x - 90, y - 2), (x - 42, y + 10), (x - 88, y + 14)])
    scene.paint(Stencil().fill(carrot).mask, palette.warm, Look(volume=3, rim=0.8, shadow=0.3))


def _cart(stage: Stage, x: float, foot: float, side: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    posts = (
        Stencil()
        .segment((x - 112, foot - 150), (x - 112, foot - 460), 8)
        .segment((x + 112, foot - 150), (x + 112, foot - 460), 8)
    )
    scene.paint(posts.mask, mix(palette.near, palette.warm, 0.3), Look(volume=3))
    stage.focus(
        stage.fit(
            stage.subject,
            x,
            foot - 168,
            190,
            210,
            mix(palette.second, palette.near, 0.2),
            standing=True,
            flip=side < 0,
        )
    )
    box = Stencil().box(x - 132, foot - 196, x + 132, foot - 44, 12).mask
    scene.paint(box, palette.accent, Look(volume=12, rim=0.8, shadow=0.6, drop=14))
    stage.focus(box)
    top = Stencil().box(x - 146, foot - 208, x + 146, foot - 184, 6)
    scene.paint(top.mask, mix(palette.light, palette.horizon, 0.2), Look(volume=4, rim=0.8, shadow=0.5))
    _cone(stage, x, foot - 66, 54)
    wheels = Stencil()
    for at in (x - 84, x + 84):
        wheels.line(circle(at, foot - 34, 36), 7)
        for spoke in ((36, 0), (0, 36), (25, 25), (25, -25)):
            wheels.segment((at - spoke[0], foot - 34 - spoke[1]), (at + spoke[0], foot - 34 + spoke[1]), 3)
    scene.paint(wheels.mask, mix(palette.near, palette.warm, 0.25), Look(volume=3, rim=0.8))
    awning = Stencil().fill(
        polygon([(x - 122, foot - 500), (x + 122, foot - 500), (x + 164, foot - 430), (x - 164, foot - 430)])
    )
    for step in range(8):
        awning.disc(x - 143.5 + 41 * step, foot - 430, 20.5)
    mask = awning.mask
    scene.paint(mask, mix(palette.light, palette.horizon, 0.15), Look(volume=8, rim=0.8, shadow=0.5, drop=14))
    stripes = Stencil()
    for step in range(0, 8, 2):
        stripes.fill(
            polygon(
                [
                    (x - 122 + 30.5 * step, foot - 510),
                    (x - 91.5 + 30.5 * step, foot - 510),
                    (x - 123 + 41 * step, foot - 400),
                    (x - 164 + 41 * step, foot - 400),
                ]
            )
        )
    scene.paint(stripes.mask * mask, palette.accent, Look(volume=8, rim=0.6, shadow=0))
    _cone(stage, x + side * 112, foot - 204, 58)


def _cone(stage: Stage, x: float, y: float, size: float) -> None:
    """A wafer with three balls of ice; its tip is at (x, y)."""
    scene, palette = stage.scene, stage.scene.palette
    wafer = polygon([(x - size * 0.42, y - size), (x + size * 0.42, y - size), (x, y)])
    scene.paint(
        Stencil().fill(wafer).mask,
        mix(palette.warm, palette.light, 0.35),
        Look(volume=4, rim=0.7, shadow=0.4),
    )
    tints: tuple[Colour, ...] = (
        palette.second,
        mix(palette.light, palette.accent, 0.35),
        mix(palette.light, palette.horizon, 0.2),
    )
    for (aside, up), tint in zip(((-0.25, 1.15), (0.27, 1.15), (0.0, 1.55)), tints, strict=True):
        ball = Stencil().disc(x + aside * size, y - up * size, size * 0.34)
        scene.paint(ball.mask, tint, Look(volume=5, rim=0.8, shadow=0.3))


TWIST = Twist(
    name="snowmen's queue",
    settings=("desert", "wheat field", "carnival", "harbour", "orchard", "ruins"),
    subjects=("penguin", "fox", "owl", "bear", "ostrich", "rooster"),
    compose=_compose,
    number=308,
)
