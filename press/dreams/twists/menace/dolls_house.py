"""A doll's house stands open, everyone in it is busy, and someone far too large looks in."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_VISITORS = {
    "hand": Said(
        "a giant hand lifts someone out through the roof", "olbrzymia dłoń wyjmuje kogoś przez dach"
    ),
    "cat": Said("a giant cat sits behind it", "za nim siedzi ogromny kot"),
    "raven": Said("a giant raven bends over the roof", "nad dachem pochyla się ogromny kruk"),
    "fox": Said("a giant fox sits behind it", "za nim siedzi ogromny lis"),
    "octopus": Said("a giant octopus rises behind it", "za nim wyrasta ogromna ośmiornica"),
}
_DOING = (
    "reading_on_floor",
    "knitting",
    "playing_cello",
    "dancing",
    "sweeping",
    "painting_at_easel",
    "baker",
    "playing_violin",
)
_THINGS = ("grand_piano", "armchair", "bathtub", "gramophone", "flower_pot", "telephone", "globe", "cat")


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    x, foot, wide, floor = WIDTH * 0.5, HEIGHT * 0.895, 500, 172
    top = foot - 3 * floor
    stage.back((x, HEIGHT * 0.34), 460)
    stage.middle()
    if stage.subject != "hand":
        _watcher(stage, x, top, side)
    walls = mix(palette.accent, palette.near, 0.2)
    block = Stencil().box(x - wide / 2 - 16, top - 10, x + wide / 2 + 16, foot + 10, 4).mask
    scene.paint(block, walls, Look(volume=10, rim=0.9, shadow=0.7, drop=22))
    stage.focus(block)
    gable = [(x - wide * 0.6, top), (x - 40 * side, top - 190), (x + wide * 0.6, top)]
    roof = Stencil().fill(polygon(gable)).mask
    opened = polygon(
        [
            (x + side * 10, top - 200),
            (x + side * wide * 0.42, top - 90),
            (x + side * wide * 0.3, top + 4),
            (x + side * 8, top + 4),
        ]
    )
    if stage.subject == "hand":
        roof = roof * (1 - Stencil().fill(opened).mask)
    scene.paint(roof, mix(palette.second, palette.near, 0.3), Look(volume=14, rim=0.9, shadow=0.5))
    stage.focus(roof)
    rows = Stencil()
    for row in range(1, 7):
        rows.line(stroke([(x - wide * 0.6, top - 27 * row), (x + wide * 0.6, top - 27 * row)]), 2)
    scene.flat(rows.mask * roof, palette.near, 0.4)
    people = sorted(_DOING, key=lambda _: dice.between(0, 1))
    things = sorted(_THINGS, key=lambda _: dice.between(0, 1))
    for row in range(3):
        for column in range(2):
            at = 2 * row + column
            _room(
                stage,
                x + (column - 0.5) * wide / 2,
                foot - row * floor,
                wide / 2 - 12,
                floor - 14,
                people[at],
                things[at],
                at,
            )
    if stage.subject == "hand":
        _hand(stage, x + side * 96, top - 20, side)
    stage.front()
    what, where = _VISITORS[stage.subject], stage.place.within
    return Said(
        f"a doll's house {where.en}, someone busy in every room; {what.en}",
        f"domek dla lalek {where.pl}, w każdym pokoju ktoś jest zajęty; {what.pl}",
    )


def _watcher(stage: Stage, x: float, top: float, side: int) -> None:
    palette = stage.scene.palette
    tint = mix(palette.second, palette.near, 0.25)
    match stage.subject:
        case "raven":
            shape = stage.fit(
                "raven",
                x - side * 60,
                top - 120,
                700,
                520,
                mix(palette.near, palette.middle, 0.3),
                turn=14 * side,
                flip=side < 0,
            )
        case "octopus":
            shape = stage.fit("octopus", x, top - 60, 690, 600, tint)
        case _:
            shape = stage.fit(
                stage.subject, x - side * 30, top + 330, 700, 760, tint, standing=True, flip=side < 0
            )
    stage.focus(shape)


def _room(
    stage: Stage, x: float, foot: float, wide: float, high: float, who: str, thing: str, at: int
) -> None:
    """One lit room with its wallpaper, someone in it and something to own."""
    scene, palette = stage.scene, stage.scene.palette
    papers = (palette.horizon, palette.second, palette.far, palette.accent, palette.middle, palette.horizon)
    paper = mix(papers[at], palette.light, 0.5)
    room = Stencil().box(x - wide / 2, foot - high, x + wide / 2, foot, 3).mask
    scene.paint(room, paper, Look(shadow=0, rim=0, volume=16, shade=0.5, lit=0.9))
    pattern = Stencil()
    for column in range(12):
        for row in range(6):
            px, py = x - wide / 2 + 12 + 20 * column + (row % 2) * 10, foot - high + 14 + 22 * row
            if at % 2:
                pattern.disc(px, py, 2.4)
            elif row == 0:
                pattern.segment((px, foot - high), (px, foot), 3)
    scene.flat(pattern.mask * room, mix(papers[at], palette.near, 0.2), 0.35)
    boards = Stencil().box(x - wide / 2, foot - 20, x + wide / 2, foot, 2)
    scene.paint(boards.mask, mix(palette.warm, palette.near, 0.45), Look(shadow=0, volume=3, rim=0.6))
    scene.flat(Stencil().segment((x, foot - high), (x, foot - high + 22), 2).mask, palette.near)
    scene.glow(Stencil().disc(x, foot - high + 28, 8).mask, palette.light, 0.8)
    scene.lamp_at(x, foot - high + 40, 100, 0.5)
    side = 1 if at % 2 else -1
    stage.fit(
        thing,
        x + side * wide * 0.3,
        foot - 7,
        wide * 0.34,
        high * 0.52,
        mix(palette.near, palette.second, 0.5),
        standing=True,
    )
    stage.fit(
        who,
        x - side * wide * 0.2,
        foot - 5,
        wide * 0.5,
        high * 0.68,
        _clothes(palette.accent, palette.second, at),
        standing=True,
        flip=side < 0,
    )


def _clothes(one: Colour, other: Colour, at: int) -> Colour:
    return one if at % 3 else other


def _hand(stage: Stage, x: float, y: float, side: int) -> None:
    """Two fingers and a thumb from the upper edge, with someone held by the collar."""
    scene, palette = stage.scene, stage.scene.palette
    skin = mix(mix(palette.horizon, palette.accent, 0.25), palette.near, 0.15)
    grip: Point = (x, y - 175)

    def finger(points: list[Point], width: float, deep: float) -> None:
        shape = Stencil().line(stroke([(grip[0] + a * side, grip[1] + b) for a, b in points]), width).mask
        scene.paint(
            shape,
            mix(skin, palette.near, deep),
            Look(volume=width * 0.28, rim=0.8, shadow=0.5, shade=0.8, drop=10),
        )
        stage.focus(shape)

    finger([(150, -330), (128, -170), (176, -80), (150, -30)], 70, 0.2)
    finger([(70, -330), (110, -180), (96, -60), (14, 4)], 76, 0.1)
    stage.focus(stage.fit("angel_like_jump", x - side * 4, y - 95, 190, 190, palette.second, flip=side < 0))
    finger([(10, -360), (40, -220), (-30, -130), (-34, -60), (-10, 0)], 84, 0.0)
    finger([(-120, -340), (-60, -240), (-96, -120), (-44, 0)], 66, 0.05)
    sleeve = (
        Stencil()
        .fill(
            polygon(
                [
                    (grip[0] - 210 * side, -20),
                    (grip[0] + 260 * side, -20),
                    (grip[0] + 220 * side, grip[1] - 215),
                    (grip[0] - 150 * side, grip[1] - 215),
                ]
            )
        )
        .mask
    )
    scene.paint(
        sleeve, mix(palette.accent, palette.near, 0.35), Look(volume=20, rim=0.8, shadow=0.5, drop=16)
    )
    cuff = Stencil().line(
        stroke(
            [
                (grip[0] - 160 * side, grip[1] - 212),
                (grip[0] + 40 * side, grip[1] - 196),
                (grip[0] + 230 * side, grip[1] - 212),
            ]
        ),
        34,
    )
    scene.paint(cuff.mask, mix(palette.light, palette.horizon, 0.3), Look(volume=8, rim=0.6, shadow=0.4))


TWIST = Twist(
    name="doll's house",
    settings=("meadow", "snow", "desert", "garden", "wheat field", "theatre stage", "clouds"),
    subjects=tuple(sorted(_VISITORS)),
    compose=_compose,
    number=303,
)
