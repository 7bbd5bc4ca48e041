"""A square seen from above: many umbrellas or hats, and one person who has none."""

import math

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, polygon
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_CROWDS = {
    "umbrellas": Said("umbrellas", "parasoli"),
    "hats": Said("hats", "kapeluszy"),
    "boats": Said("rowing boats", "łódek"),
    "tables": Said("round laid tables", "okrągłych nakrytych stolików"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    alone: Point = (WIDTH * dice.between(0.38, 0.62), HEIGHT * dice.between(0.42, 0.62))
    stage.back(alone, 420)
    stage.middle()
    scene.lamp_at(*alone, 260, 0.8)
    placed: list[tuple[float, float, float]] = [(*alone, 120)]
    for _ in range(900):
        radius = dice.between(62, 104)
        x, y = dice.between(-10, WIDTH + 10), dice.between(-10, HEIGHT + 10)
        if all(math.dist((x, y), other[:2]) > (radius + other[2]) * 0.86 for other in placed):
            placed.append((x, y, radius))
    colours = [
        palette.accent,
        palette.second,
        mix(palette.accent, palette.near, 0.35),
        mix(palette.light, palette.horizon, 0.3),
    ]
    for x, y, radius in placed[1:]:
        _one(stage, x, y, radius, dice.pick(colours), dice.between(0, math.tau))
    _person(stage, *alone)
    stage.front()
    many = _CROWDS[stage.subject]
    return Said(
        f"seen from above: a crowd of {many.en}, and in a lit gap between them one small person",
        f"widok z góry: tłum {many.pl}, a w jasnej luce między nimi jedna mała postać",
    )


def _one(stage: Stage, x: float, y: float, radius: float, tint: Colour, turn: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    look = Look(volume=radius * 0.28, shade=0.85, rim=0.8, shadow=0.6, drop=22)
    match stage.subject:
        case "umbrellas":
            tips = [
                (
                    x + radius * math.cos(turn + k * math.tau / 8),
                    y + radius * math.sin(turn + k * math.tau / 8),
                )
                for k in range(8)
            ]
            cloth = Stencil().fill(polygon(tips)).mask
            scene.paint(cloth, tint, look)
            stage.focus(cloth)
            ribs, wedges = Stencil(), Stencil()
            for place, tip in enumerate(tips):
                ribs.segment((x, y), tip, 2)
                if place % 2:
                    wedges.fill(polygon([(x, y), tip, tips[(place + 1) % 8]]))
            scene.flat(wedges.mask, mix(tint, palette.near, 0.4), 0.35)
            scene.flat(ribs.mask, palette.near, 0.5)
            scene.flat(Stencil().disc(x, y, 5).mask, palette.light)
        case "hats":
            brim = Stencil().oval(x, y, radius * 0.95, radius * 0.9).mask
            scene.paint(brim, tint, look)
            stage.focus(brim)
            scene.paint(
                Stencil().disc(x, y, radius * 0.55).mask, mix(palette.near, tint, 0.4), Look(volume=5)
            )
            scene.paint(
                Stencil().disc(x, y, radius * 0.48).mask, tint, Look(volume=radius * 0.2, shade=0.8, rim=0.9)
            )
        case "boats":
            along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))

            def at(a: float, b: float) -> Point:
                return x + radius * (a * along[0] + b * across[0]), y + radius * (
                    a * along[1] + b * across[1]
                )

            hull = [
                at(1.1, 0),
                at(0.5, 0.36),
                at(-0.5, 0.38),
                at(-0.95, 0.24),
                at(-0.95, -0.24),
                at(-0.5, -0.38),
                at(0.5, -0.36),
            ]
            mask = Stencil().fill(curve(hull)).mask
            scene.paint(mask, tint, look)
            stage.focus(mask)
            well = (
                Stencil()
                .fill(curve([at(0.85, 0), at(0.4, 0.24), at(-0.8, 0.2), at(-0.8, -0.2), at(0.4, -0.24)]))
                .mask
            )
            scene.paint(well, mix(tint, palette.near, 0.5), Look(volume=6, shadow=0.2))
            benches = Stencil()
            for share in (-0.45, 0.05, 0.45):
                benches.segment(at(share, 0.26), at(share, -0.26), radius * 0.12)
            scene.paint(benches.mask, mix(tint, palette.light, 0.3), Look(volume=3, shadow=0.3))
        case _:
            cloth = Stencil().disc(x, y, radius * 0.92).mask
            scene.paint(cloth, tint, look)
            stage.focus(cloth)
            plates, cups = Stencil(), Stencil()
            for step in range(5):
                angle = turn + step * math.tau / 5
                px, py = x + radius * 0.52 * math.cos(angle), y + radius * 0.52 * math.sin(angle)
                plates.disc(px, py, radius * 0.19)
                cups.disc(px, py, radius * 0.12)
            scene.paint(plates.mask, palette.light, Look(volume=4, shadow=0.4))
            scene.paint(cups.mask, mix(palette.light, palette.horizon, 0.5), Look(volume=3, shadow=0.25))
            vase = Stencil().disc(x, y, radius * 0.16).mask
            scene.paint(
                vase,
                palette.accent if tint is not palette.accent else palette.second,
                Look(volume=5, rim=0.8),
            )


def _person(stage: Stage, x: float, y: float) -> None:
    """Someone from above: shoulders, head, and a long shadow."""
    scene, palette = stage.scene, stage.scene.palette
    shadow = curve([(x - 14, y), (x + 14, y), (x + 60, y + 92), (x + 30, y + 100)])
    scene.flat(Stencil().fill(shadow).mask, palette.near, 0.5)
    scene.paint(Stencil().oval(x, y, 36, 22).mask, palette.accent, Look(volume=8, rim=0.9, shadow=0.5))
    scene.paint(
        Stencil().disc(x, y - 3, 17).mask, mix(palette.near, palette.accent, 0.3), Look(volume=5, rim=0.9)
    )
    scene.flat(Stencil().disc(x + 5, y + 8, 7).mask, mix(palette.light, palette.horizon, 0.4))


TWIST = Twist(
    name="seen from above",
    settings=("square from above",),
    subjects=tuple(sorted(_CROWDS)),
    compose=_compose,
)
