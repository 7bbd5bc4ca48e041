"""What a painter paints does not stay on the canvas."""

import math

from inklings.decks.dreams.easel.paper import HEIGHT, WIDTH, mix
from inklings.decks.dreams.easel.scene import Look
from inklings.decks.dreams.easel.shapes import Point, Stencil, curve, polygon
from inklings.decks.dreams.stage import Stage
from inklings.decks.dreams.things.sky import cloud, moon
from inklings.decks.dreams.things.vessels import little_fish
from inklings.decks.dreams.twists.parts import starry, waves, within
from inklings.decks.dreams.twists.twist import Twist
from inklings.decks.dreams.words import Said

_SPILLS = {
    "sea": Said("the sea on the canvas pours out over the ground", "morze z płótna wylewa się na ziemię"),
    "butterflies": Said("butterflies fly out of the canvas", "z płótna wylatują motyle"),
    "fish": Said("fish swim out of the canvas into the air", "z płótna wypływają w powietrze ryby"),
    "swallows": Said("swallows fly out of the canvas", "z płótna wylatują jaskółki"),
    "stars": Said("the stars on the canvas drift out of it", "gwiazdy z płótna ulatują w powietrze"),
    "clouds": Said("clouds drift out of the canvas", "z płótna wypływają chmury"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    flip = dice.likely(0.5)
    side = -1 if flip else 1
    x, top, foot = WIDTH * (0.5 + 0.17 * side), HEIGHT * 0.3, HEIGHT * 0.62
    stage.back((x, (top + foot) / 2), 470)
    stage.middle()
    wood = mix(palette.accent, palette.near, 0.55)
    legs = Stencil().segment((x, top - 60), (x - 120, HEIGHT * 0.87), 13)
    legs.segment((x, top - 60), (x + 120, HEIGHT * 0.87), 13).segment((x, top - 70), (x, foot + 60), 13)
    legs.box(x - 165, foot + 8, x + 165, foot + 26, 5)
    scene.paint(legs.mask, wood, Look(volume=5, rim=0.9, shadow=0.45))
    corners = [(x - 170, top), (x + 170, top - 12 * side), (x + 176, foot), (x - 166, foot + 8 * side)]
    canvas = Stencil().fill(polygon(corners)).mask
    frame = Stencil().fill(polygon([(a + (9 if a > x else -9), b + (9 if b > top + 50 else -9)) for a, b in corners]))
    scene.paint(frame.mask, mix(palette.light, palette.horizon, 0.3), Look(volume=5, rim=0.8, shadow=0.5))
    stage.focus(frame.mask)
    within(scene, canvas, lambda: _painting(stage, x, top, foot))
    _spill(stage, x, top, foot, side)
    stage.focus(
        stage.draw("painting_at_easel", WIDTH * (0.5 - 0.2 * side), HEIGHT * 0.875, 410, flip=flip, grounded=True)
    )
    stage.front()
    what, where = _SPILLS[stage.subject], stage.place.within
    return Said(f"someone paints {where.en}, and {what.en}", f"ktoś maluje {where.pl}, a {what.pl}")


def _painting(stage: Stage, x: float, top: float, foot: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    scene.picture = scene.picture * 0 + mix(palette.top, palette.second, 0.3)
    scene.light_from(x, (top + foot) / 2, 300, 0.4)
    starry(scene, "canvas", 500, 0, HEIGHT)
    moon(scene, x + 70, top + 90, 38)
    tint = mix(palette.second, palette.near, 0.1)
    waves(scene, (top + foot) / 2 + 40, 6, 30, tint)


def _spill(stage: Stage, x: float, top: float, foot: float, side: int) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    away = [_arc(x, (top + foot) / 2, side, step / 17) for step in range(18)]
    match stage.subject:
        case "sea":
            tint = mix(palette.second, palette.near, 0.12)
            fall: list[Point] = [
                (x - 140, foot - 90),
                (x - 60, foot - 70),
                (x + 60, foot - 96),
                (x + 150, foot - 66),
                (x + 190, HEIGHT * 0.75),
                (x + 330, HEIGHT * 0.85),
                (x + 300, HEIGHT * 0.96),
                (x - 300, HEIGHT * 0.96),
                (x - 320, HEIGHT * 0.87),
                (x - 190, HEIGHT * 0.76),
            ]
            pool = Stencil().fill(curve(fall)).mask
            scene.paint(pool, tint, Look(volume=16, rim=0.9, shadow=0.4))
            stage.focus(pool)
            waves(scene, foot - 60, 9, 46, tint, pool)
        case "clouds":
            for place, (px, py) in enumerate(away[2::3]):
                bank = Stencil()
                cloud(scene, bank, px, py, 110 + 24 * place)
                scene.paint(bank.mask, mix(palette.light, palette.horizon, 0.3), Look(rim=0.8, volume=10))
        case "fish":
            for place, (px, py) in enumerate(away):
                fish = Stencil()
                little_fish(fish, px + dice.bell(26), py + dice.bell(26), 34 + 3 * place, flip=side > 0)
                tint = dice.pick([palette.accent, mix(palette.light, palette.accent, 0.4)])
                scene.paint(fish.mask, tint, Look(rim=0.9, volume=4, shadow=0.3))
        case "stars":
            for px, py in away:
                scene.glow(Stencil().disc(px + dice.bell(40), py + dice.bell(40), dice.between(4, 11)).mask, palette.light)
            moon(scene, away[-2][0], away[-2][1], 56, crescent=True)
        case _:
            name = "butterfly" if stage.subject == "butterflies" else "swallow"
            for place, (px, py) in enumerate(away):
                tint = dice.pick([palette.accent, palette.light, mix(palette.accent, palette.light, 0.5)])
                at = px + dice.bell(26), py + dice.bell(26)
                stage.draw(name, *at, 52 + 4 * place, tint, flip=side > 0, turn=dice.between(-40, 20))


def _arc(x: float, y: float, side: int, share: float) -> Point:
    """A path out of the canvas, up and over the painter's head."""
    angle = share * 2.6
    return x - side * (40 + 470 * share * 0.9), y - 330 * math.sin(angle) * (0.4 + 0.6 * share) + 60 * share


TWIST = Twist(
    name="spilling canvas",
    settings=("garden", "meadow", "rooftops", "desert", "snow", "room with a window", "ruins", "forest"),
    subjects=tuple(sorted(_SPILLS)),
    compose=_compose,
)
