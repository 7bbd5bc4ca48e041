"""From the bottom of a well: animals look in over the rim and let down a bucket."""

import math

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, X, Y, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, circle, curve, oval, stroke
from press.dreams.stage import Stage
from press.dreams.things.peering import KINDS, peering
from press.dreams.things.plants import leaf
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_X, _Y, _MOUTH = WIDTH * 0.5, 400, 196
_PEERING = {
    "fox": Said("foxes look", "zaglądają lisy"),
    "hare": Said("hares look", "zaglądają zające"),
    "bear": Said("bears look", "zaglądają niedźwiedzie"),
    "cat": Said("cats look", "zaglądają koty"),
    "owl": Said("owls look", "zaglądają sowy"),
    "mouse": Said("mice look", "zaglądają myszy"),
}


def _compose(stage: Stage) -> Said:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    stage.enclosed = True
    stage.back((_X, _Y), 400)
    stage.middle()
    stage.front()
    bright = mix(palette.horizon, palette.light, 0.45)
    opening = Stencil().disc(_X, _Y, _MOUTH).mask
    scene.veil(opening, bright, 0.35)
    _walls(stage)
    coats = [
        palette.accent,
        palette.second,
        mix(palette.warm, palette.near, 0.3),
        mix(palette.far, palette.near, 0.3),
    ]
    for place, angle in enumerate((90, 22, 158, -55, -128)):
        reach = _MOUTH - 14
        x, y = _X + reach * math.cos(math.radians(angle)), _Y + reach * math.sin(math.radians(angle))
        turn = angle - 90 if angle > 0 else angle + 90
        stage.focus(peering(scene, stage.subject, x, y, dice.between(74, 88), coats[place % 4], turn * 0.62))
    _bucket(stage)
    stage.focus(stage.draw("reaching_up", _X - 150, 1130, 300, grounded=True))
    look = _PEERING[stage.subject]
    return Said(
        f"seen from the bottom of a well: {look.en} in over the rim and let a lit bucket down to someone",
        f"widok z dna studni: przez krawędź {look.pl} i spuszczają komuś wiadro ze światłem",
    )


def _walls(stage: Stage) -> None:
    """Rings of stones, wider the nearer they are."""
    scene, palette = stage.scene, stage.scene.palette
    right, down = X - _X, (Y - _Y) * np.where(Y > _Y, 0.86, 1.0)
    away = np.hypot(right, down)
    outside = soft(away, _MOUTH - 2, _MOUTH + 2)
    rings = np.log(np.maximum(away, 1) / _MOUTH) / math.log(1.24)
    ring = np.floor(rings)
    around = (np.arctan2(down, right) / math.tau + 1) * 22 + 0.5 * (ring % 2) + ring * 0.13
    stone = np.floor(around) % 22
    shade = np.sin(stone * 12.9898 + ring * 78.233) * 43758.5453
    shade = shade - np.floor(shade)
    within_ring, along = rings - ring, around - np.floor(around)
    joint = np.minimum(np.minimum(within_ring, 1 - within_ring), np.minimum(along, 1 - along) * 1.5)
    body = soft(joint, 0.03, 0.1)
    base = mix(mix(palette.far, palette.middle, 0.4), palette.near, 0.25)
    mossy = mix(palette.leafy, palette.near, 0.35)
    tint = mix(base, mossy, each(soft(shade, 0.55, 1) * 0.8))
    tint = mix(tint, mix(palette.warm, base, 0.5), each(soft(1 - shade, 0.78, 1) * 0.6))
    tint = tint * each(0.78 + 0.3 * shade + 0.09 * scene.grain("brush") + 0.08 * scene.grain("patch"))
    lit = np.exp(-np.clip(rings, 0, None) / 2.6)
    relief = soft(within_ring, 0.5, 0.95) * 0.35
    tint = mix(tint, palette.light, each(lit * (0.3 + relief)))
    tint = mix(tint, palette.near, each((1 - lit) * 0.62))
    stones = mix(palette.near, tint, each(body))
    scene.picture = mix(scene.picture, stones, each(outside))
    scene.glowing *= each(1 - outside)
    scene.lamp_at(_X, _Y, 380, 0.6)
    rim = Stencil().line(circle(_X, _Y, _MOUTH + 12), 30).mask
    scene.paint(rim, mix(base, palette.light, 0.25), Look(volume=8, rim=0.8, shadow=0.3))
    ferns = Stencil()
    for _ in range(26):
        angle, reach = stage.dice.between(0, math.tau), stage.dice.between(_MOUTH + 20, 470)
        root = _X + reach * math.cos(angle), _Y + reach * math.sin(angle)
        for blade in range(4):
            leaf(ferns, root, angle + math.pi + (blade - 1.5) * 0.5, 18 + reach * 0.08, 0.22)
    scene.paint(
        ferns.mask, mix(palette.leafy, palette.near, 0.25), Look(volume=3, rim=0.7, shadow=0.4, drop=6)
    )
    floor = Stencil().oval(_X, HEIGHT + 60, 560, 190).mask
    scene.paint(floor, mix(base, palette.near, 0.6), Look(volume=14, rim=0.5))


def _bucket(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    x, y = _X + 110, 800
    rope = [(_X + 6, _Y - _MOUTH + 20), (_X + 40, 520), (x, y - 178)]
    scene.paint(
        Stencil().line(stroke(rope), 7).mask,
        mix(palette.warm, palette.light, 0.5),
        Look(volume=3, shadow=0.4, rim=0.9),
    )
    handle = Stencil().line(
        stroke([(x - 92, y - 40), (x - 60, y - 140), (x, y - 178), (x + 60, y - 140), (x + 92, y - 40)]), 7
    )
    scene.paint(handle.mask, palette.near, Look(volume=3, rim=0.9))
    stage.fit("lantern", x, y - 4, 120, 130, mix(palette.warm, palette.near, 0.2), standing=True)
    scene.lamp_at(x, y - 40, 330, 0.9)
    tub = curve(
        [
            (x - 96, y - 44),
            (x - 84, y + 40),
            (x - 70, y + 100),
            (x, y + 112),
            (x + 70, y + 100),
            (x + 84, y + 40),
            (x + 96, y - 44),
            (x, y - 22),
        ]
    )
    wood = mix(mix(palette.warm, palette.far, 0.4), palette.near, 0.25)
    body = Stencil().fill(tub).mask
    scene.paint(body, wood, Look(volume=16, rim=0.9, shadow=0.7, drop=24))
    stage.focus(body)
    staves = Stencil()
    for step in range(-4, 5):
        staves.segment((x + step * 22, y - 40), (x + step * 17, y + 108), 2.6)
    scene.flat(staves.mask * body, palette.near, 0.55)
    hoops = Stencil().line(oval(x, y + 2, 90, 20), 9).line(oval(x, y + 66, 78, 18), 9).mask
    scene.flat(hoops * body * (y + 2 < Y), mix(palette.near, palette.far, 0.25), 0.9)


TWIST = Twist(
    name="well bottom",
    settings=("forest", "garden", "snow", "orchard", "meadow", "clouds", "ruins"),
    subjects=KINDS,
    compose=_compose,
    number=204,
)
