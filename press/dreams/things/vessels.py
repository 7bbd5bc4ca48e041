"""Glass and china, and the little fish that may swim in them."""

import numpy as np

from press.dreams.easel.paper import Colour, Field, blur, each, mix, screen, soft
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Outline, Stencil, curve, stroke


def glass(scene: Scene, mask: Field, strength: float = 0.16) -> None:
    """Lay the shine of glass over a shape: a bright edge and a highlight up on the left."""
    colours = scene.palette
    edge = np.clip(mask - blur(mask, 5), 0, 1) * 2
    sheen = np.clip(mask * strength * 0.5 + edge * 0.55, 0, 1)
    scene.picture = screen(scene.picture, each(sheen) * mix(colours.light, colours.horizon, 0.3))
    down, right = np.gradient(blur(mask, 16))
    scene.veil(soft(-(right + down) * 40, 0.35, 0.9) * mask, colours.light, 0.28)


def bottle(x: float, y: float, width: float, height: float) -> Outline:
    """The outline of a bottle standing on (x, y)."""
    half = [(0.16, 1.0), (0.17, 0.8), (0.2, 0.72), (0.5, 0.55), (0.52, 0.1), (0.42, 0.0)]
    mirrored = [(-a, b) for a, b in reversed(half)]
    return curve([(x + a * width, y - b * height) for a, b in [*half, *mirrored]])


def cup(scene: Scene, x: float, y: float, width: float, tint: Colour | None = None) -> float:
    """A teacup on its saucer; gives how high its rim is above y."""
    colours = scene.palette
    china = mix(colours.light, colours.horizon, 0.3) if tint is None else tint
    height = width * 0.62
    handle = [(0.44, 0.85), (0.72, 0.8), (0.68, 0.35), (0.36, 0.25)]
    ear = Stencil().line(stroke([(x + a * width, y - b * height) for a, b in handle]), width * 0.07)
    scene.paint(ear.mask, mix(china, colours.near, 0.2), Look(volume=6))
    saucer = Stencil().oval(x, y + width * 0.03, width * 0.62, width * 0.09)
    scene.paint(saucer.mask, mix(china, colours.near, 0.12), Look(volume=8, shadow=0.5))
    outline = [(-0.5, 1), (-0.45, 0.5), (-0.26, 0.05), (0, -0.02), (0.26, 0.05), (0.45, 0.5), (0.5, 1)]
    bowl = Stencil().fill(curve([(x + a * width, y - b * height) for a, b in outline]))
    bowl.oval(x, y - height, width * 0.5, width * 0.1)
    scene.paint(bowl.mask, china, Look(volume=width * 0.09, shadow=0.3, rim=0.6, shade=0.75))
    dots = Stencil()
    for dot in range(9):
        bow = 0.05 * (1 - abs(dot - 4) / 4)
        dots.disc(x + width * (0.105 * dot - 0.42), y - height * 0.68 + bow * width, width * 0.018)
    scene.flat(dots.mask, colours.accent, 0.8)
    scene.flat(
        Stencil().oval(x, y - height, width * 0.46, width * 0.082).mask,
        mix(colours.second, colours.near, 0.45),
    )
    return height


def little_fish(stencil: Stencil, x: float, y: float, length: float, *, flip: bool = False) -> None:
    """Add a small fish to a stencil, swimming right."""
    side = -1 if flip else 1
    outline = [
        (0.5, 0),
        (0.25, -0.16),
        (-0.05, -0.15),
        (-0.3, -0.03),
        (-0.5, -0.17),
        (-0.44, 0),
        (-0.5, 0.17),
        (-0.3, 0.04),
        (-0.05, 0.15),
        (0.25, 0.15),
    ]
    stencil.fill(curve([(x + side * a * length, y + b * length) for a, b in outline]))
