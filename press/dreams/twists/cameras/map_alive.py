"""A map on a table, and what is drawn on it stands up and flows."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Y, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.things.landmarks import lighthouse
from press.dreams.things.plants import pine
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_TOP, _FOOT = 560, 1050


def _on(u: float, v: float) -> Point:
    """A point of the map on the sheet: `u` from left to right, `v` from far to near, both up to 1."""
    half = 255 + 100 * v
    return WIDTH * 0.5 + (2 * u - 1) * half, _TOP + (_FOOT - _TOP) * v**1.15


def _compose(stage: Stage) -> Said:
    scene, palette = stage.scene, stage.scene.palette
    stage.enclosed = True
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 430)
    stage.middle()
    stage.front()
    side = stage.dice.pick([-1, 1])
    coat = mix(palette.accent, palette.near, 0.12)
    stage.focus(stage.draw("holding_lantern", WIDTH * 0.5 + 90 * side, 628, 500, coat, flip=side > 0))
    scene.lamp_at(WIDTH * 0.5, 420, 420, 0.5)
    _table(stage)
    _paper(stage)
    _sea(stage)
    _land(stage)
    stage.focus(stage.fit(stage.subject, *_on(0.24, 0.66), 190, 170, standing=True))
    ripples = Stencil()
    for row in range(3):
        x, y = _on(0.24, 0.69 + 0.035 * row)
        ripples.line(
            stroke([(x - 92 + 8 * row, y), (x - 40, y + 8), (x + 10, y), (x + 60, y + 8), (x + 96, y)]), 4
        )
    scene.flat(ripples.mask, palette.light, 0.75)
    noun, where = stage.noun, stage.place.within
    return Said(
        f"a map lies {where.en} and has come alive: {noun.en} moves on its sea, which pours off the table",
        f"mapa rozłożona {where.pl} ożyła: po jej morzu płynie {noun.pl}, a woda spływa ze stołu",
    )


def _table(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    wood = mix(mix(palette.warm, palette.far, 0.25), palette.near, 0.5)
    top = Stencil().fill(polygon([(108, 540), (692, 540), (860, 1092), (-60, 1092)])).mask
    scene.paint(top, wood, Look(volume=12, rim=0.9, shadow=0.7, drop=20, texture=0.2))
    scene.paint(
        Stencil().box(-10, 1092, WIDTH + 10, HEIGHT + 10).mask,
        mix(wood, palette.near, 0.45),
        Look(volume=6, shadow=0.3, rim=0.5),
    )


def _paper(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    edge = [
        _on(0, 0),
        _on(0.3, -0.0),
        _on(0.7, 0.02),
        _on(1, 0),
        _on(1.01, 0.5),
        _on(1, 1),
        _on(0.6, 0.99),
        _on(0.3, 1.01),
        _on(0, 1),
        _on(-0.01, 0.5),
    ]
    sheet = Stencil().fill(polygon(edge)).mask
    paper = mix(mix(palette.light, palette.horizon, 0.35), palette.warm, 0.08)
    scene.paint(sheet, paper, Look(volume=10, rim=0.7, shadow=0.7, drop=14, shade=0.4))
    stage.focus(sheet)
    lines = Stencil()
    for step in range(1, 8):
        lines.segment(_on(step / 8, 0), _on(step / 8, 1), 2)
        lines.segment(_on(0, step / 8), _on(1, step / 8), 2)
    scene.flat(lines.mask * sheet, mix(paper, palette.near, 0.5), 0.35)
    for v in (0.333, 0.666):
        fold = Stencil().segment(_on(0, v), _on(1, v), 9).mask * sheet
        scene.veil(fold, palette.near, 0.16)
    x, y = _on(0.87, 0.86)
    rose = Stencil()
    for reach, wide in ((62, 13), (40, 9)):
        for right, down in (
            ((1, 0), (0, 1), (-1, 0), (0, -1))
            if reach == 62
            else ((0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7), (0.7, -0.7))
        ):
            tip = x + right * reach, y + down * reach * 0.72
            rose.fill(
                polygon(
                    [
                        tip,
                        (x - down * wide, y + right * wide * 0.72),
                        (x + down * wide, y - right * wide * 0.72),
                    ]
                )
            )
    scene.flat(rose.mask, mix(palette.accent, palette.near, 0.3), 0.85)


def _sea(stage: Stage) -> None:
    """The lower left of the map: water that runs over the edge of the table."""
    scene, palette = stage.scene, stage.scene.palette
    shore = [
        _on(0, 0.4),
        _on(0.16, 0.36),
        _on(0.3, 0.42),
        _on(0.44, 0.5),
        _on(0.5, 0.64),
        _on(0.44, 0.78),
        _on(0.5, 0.9),
        _on(0.46, 1.0),
    ]
    water = mix(palette.watery, palette.middle, 0.25)
    spread = Stencil().fill(polygon([*shore, _on(0.1, 1.0), _on(0, 1.0)])).mask
    scene.paint(spread, water, Look(volume=8, rim=0.9, shadow=0.25, shade=0.4))
    foam = Stencil().line(stroke(shore), 8)
    scene.flat(foam.mask, palette.light, 0.8)
    fall = curve(
        [
            _on(0.12, 0.93),
            (210, _FOOT + 34),
            (196, HEIGHT + 30),
            (420, HEIGHT + 30),
            (392, _FOOT + 30),
            _on(0.46, 0.94),
        ]
    )
    pour = Stencil().fill(fall).mask
    scene.paint(pour, mix(water, palette.light, 0.12), Look(volume=18, rim=1, shadow=0.6, drop=16))
    streaks = Stencil()
    for step in range(9):
        left = 222 + step * 21
        streaks.line(
            stroke([(left + 8, _FOOT - 6), (left, _FOOT + 40), (left - 4, HEIGHT + 10)]), 3 + step % 3
        )
    scene.flat(streaks.mask * pour, palette.light, 0.6)
    crests = Stencil()
    for row in range(5):
        for column in range(5):
            x, y = _on(0.05 + 0.09 * column + 0.03 * (row % 2), 0.5 + 0.1 * row)
            if spread[min(int(y), HEIGHT - 1), min(max(int(x), 0), WIDTH - 1)] > 0.5:
                crests.line(stroke([(x - 14, y), (x - 5, y - 6), (x + 3, y), (x + 12, y - 5)]), 3)
    scene.flat(crests.mask * spread, palette.light, 0.5)


def _land(stage: Stage) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    for u, v, size in (
        (0.2, 0.22, 130),
        (0.42, 0.16, 150),
        (0.62, 0.2, 170),
        (0.8, 0.15, 130),
        (0.52, 0.32, 110),
        (0.74, 0.34, 120),
    ):
        x, y = _on(u, v)
        stone = mix(mix(palette.far, palette.middle, 0.4), palette.near, dice.between(0.1, 0.3))
        rock = [
            (x - size * 0.55, y),
            (x - size * 0.2, y - size * 0.62),
            (x, y - size),
            (x + size * 0.24, y - size * 0.56),
            (x + size * 0.55, y),
        ]
        scene.paint(
            Stencil().fill(polygon(rock)).mask, stone, Look(volume=9, rim=1, shade=0.9, shadow=0.65, drop=14)
        )
        snow = [
            (x - size * 0.16, y - size * 0.68),
            (x, y - size),
            (x + size * 0.18, y - size * 0.66),
            (x + size * 0.06, y - size * 0.74),
            (x - 4, y - size * 0.6),
        ]
        scene.paint(Stencil().fill(polygon(snow)).mask, palette.light, Look(volume=4, shadow=0, rim=0.6))
    river = [_on(0.6, 0.3), _on(0.66, 0.42), _on(0.58, 0.5), _on(0.6, 0.6), _on(0.5, 0.64)]
    scene.paint(
        Stencil().line(stroke(river), 15).mask,
        mix(palette.watery, palette.middle, 0.25),
        Look(volume=4, rim=0.8, shadow=0.2),
    )
    for row in range(5):
        trees = Stencil()
        for _ in range(5):
            x, y = _on(dice.between(0.7, 0.98), 0.42 + 0.075 * row)
            pine(scene, trees, x, y, 62 + 9 * row)
        scene.paint(
            trees.mask, mix(palette.leafy, palette.near, 0.3), Look(volume=4, rim=0.8, shadow=0.5, drop=10)
        )
    x, y = _on(0.1, 0.36)
    lighthouse(scene, x, y, 130, 1)
    for u, v, size in ((0.62, 0.8, 44), (0.7, 0.86, 52), (0.57, 0.92, 54)):
        house(scene, *_on(u, v), size)
    x, y = _on(0.9, 0.62)
    cross = (
        Stencil()
        .segment((x - 16, y - 11), (x + 16, y + 11), 7)
        .segment((x - 16, y + 11), (x + 16, y - 11), 7)
    )
    scene.flat(cross.mask, palette.accent)
    scene.veil(soft(Y, 1000, 1200), palette.near, 0.15)


TWIST = Twist(
    name="map alive",
    settings=("library", "attic", "room with a window", "theatre stage"),
    subjects=("caravel", "whale", "swan", "sea_turtle", "octopus", "dolphin"),
    compose=_compose,
    number=206,
)
