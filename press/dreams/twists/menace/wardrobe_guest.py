"""Something with eyes stands between the coats of a wardrobe, near someone who does not look."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.furnishings import candle
from press.dreams.things.lurking import shining_eyes, wolf_head
from press.dreams.twists.parts import within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_INSIDE = {
    "wolf": Said("a wolf grins", "szczerzy się wilk"),
    "octopus": Said("an octopus waits", "czeka ośmiornica"),
    "lion": Said("a lion waits", "czeka lew"),
    "owl": Said("a giant owl stares", "gapi się ogromna sowa"),
    "mask": Said("a mask hovers", "wisi maska"),
}
_NEARBY = {
    "reading_on_floor": Said("someone reads on the floor", "ktoś czyta na podłodze"),
    "knitting": Said("someone knits", "ktoś robi na drutach"),
    "playing_violin": Said("someone plays the violin", "ktoś gra na skrzypcach"),
    "sweeping": Said("someone sweeps the floor", "ktoś zamiata podłogę"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    x, foot, wide, high = WIDTH * (0.5 - 0.1 * side), HEIGHT * 0.795, 340, 660
    lamp = WIDTH * (0.5 + 0.33 * side), HEIGHT * 0.66
    stage.back(lamp, 430)
    stage.middle()
    wood = mix(mix(palette.second, palette.warm, 0.35), palette.near, 0.42)
    case = Stencil().box(x - wide * 0.56, foot - high, x + wide * 0.56, foot, 8)
    case.box(x - wide * 0.62, foot - high - 24, x + wide * 0.62, foot - high + 14, 6)
    case.fill(
        curve([(x - wide * 0.5, foot - high - 18), (x, foot - high - 96), (x + wide * 0.5, foot - high - 18)])
    )
    case.box(x - wide * 0.56, foot, x - wide * 0.44, foot + 28, 4).box(
        x + wide * 0.44, foot, x + wide * 0.56, foot + 28, 4
    )
    scene.paint(case.mask, wood, Look(volume=14, rim=0.8, shadow=0.6, drop=22, shade=0.7))
    opening = Stencil().box(x - wide * 0.49, foot - high + 34, x + wide * 0.49, foot - 34, 4).mask
    scene.flat(opening, mix(palette.near, palette.top, 0.12))
    stage.focus(opening)
    within(scene, opening, lambda: _among_coats(stage, x, foot, high, side))
    for way in (-1, 1):
        _leaf(stage, x + way * wide * 0.53, foot, high, way, wood)
    who = dice.pick(sorted(_NEARBY))
    at = WIDTH * (0.5 + 0.27 * side), HEIGHT * 0.9
    candle(scene, WIDTH * (0.5 + 0.43 * side), HEIGHT * 0.895, 74)
    stage.focus(stage.fit(who, *at, 300, 270, palette.accent, standing=True, flip=side < 0))
    stage.front()
    what, near = _INSIDE[stage.subject], _NEARBY[who]
    return Said(
        f"{near.en} by candlelight; in the open wardrobe, between the coats, {what.en}",
        f"{near.pl} przy świecy; w otwartej szafie między płaszczami {what.pl}",
    )


def _among_coats(stage: Stage, x: float, foot: float, high: float, side: int) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    scene.warmth = scene.warmth * 0.35
    rail = foot - high + 74
    scene.flat(
        Stencil().segment((x - 200, rail), (x + 200, rail), 7).mask, mix(palette.light, palette.near, 0.5)
    )
    y = foot - high * 0.56
    towards = WIDTH * (0.5 + 0.27 * side), HEIGHT * 0.8
    coat = mix(palette.near, palette.middle, 0.4)
    for aside in (-96, 92):
        _coat(
            stage,
            x + aside,
            rail,
            high * dice.between(0.6, 0.72),
            mix(coat, dice.pick([palette.accent, palette.second]), 0.25),
        )
    fur = mix(palette.near, palette.far, 0.5)
    match stage.subject:
        case "wolf":
            wolf_head(scene, x, y, 118, fur, towards)
            _paws(stage, x, y + 205, fur)
        case "mask":
            stage.fit("mask", x, y, 250, 250, mix(palette.accent, palette.near, 0.2))
            shining_eyes(scene, [(x, y + 6, 165)], towards)
        case _:
            stage.fit(
                stage.subject,
                x,
                foot - 60,
                300,
                440,
                mix(palette.accent, palette.near, 0.42),
                standing=True,
                flip=side < 0,
            )
    for aside, reach in ((-150, 0.84), (152, 0.8)):
        _coat(
            stage, x + aside, rail, high * reach, mix(coat, dice.pick([palette.accent, palette.second]), 0.4)
        )


def _paws(stage: Stage, x: float, y: float, fur: Field) -> None:
    """Two paws that hold the coats apart."""
    scene, palette = stage.scene, stage.scene.palette
    claws = Stencil()
    for way in (-1, 1):
        arm = stroke([(x + way * 40, y + 230), (x + way * 86, y + 90), (x + way * 96, y)])
        scene.paint(Stencil().line(arm, 56).mask, fur, Look(volume=12, rim=0.8, shadow=0.5))
        paw = Stencil().oval(x + way * 98, y - 8, 46, 34)
        scene.paint(paw.mask, mix(fur, palette.light, 0.12), Look(volume=9, rim=0.9, shadow=0.5))
        for step in (-1, 0, 1):
            at = x + way * 98 + step * 26
            claws.fill(polygon([(at - 8, y - 24), (at + 8, y - 24), (at + 2 * step, y - 56)]))
    scene.flat(claws.mask, mix(palette.light, palette.horizon, 0.2))


def _coat(stage: Stage, x: float, rail: float, long: float, tint: Field) -> None:
    scene, palette = stage.scene, stage.scene.palette
    hook = stroke([(x, rail + 34), (x, rail + 12), (x + 12, rail - 6), (x - 4, rail - 14)])
    scene.flat(Stencil().line(hook, 4).mask, mix(palette.light, palette.near, 0.4))
    half = [(14, 26), (58, 54), (66, 190), (60, 300), (74, long)]
    cloth = Stencil().fill(
        curve([(x + a, rail + b) for a, b in half] + [(x - a, rail + b) for a, b in reversed(half)])
    )
    scene.paint(cloth.mask, tint, Look(volume=13, rim=0.8, shadow=0.6, drop=14))
    seams = Stencil().segment((x, rail + 60), (x, rail + long), 2.4)
    for row in range(4):
        seams.disc(x + 11, rail + 110 + 70 * row, 5)
    scene.flat(seams.mask * cloth.mask, palette.near, 0.7)


def _leaf(stage: Stage, hinge: float, foot: float, high: float, way: int, wood: Field) -> None:
    """An open door of the wardrobe, seen at a slant."""
    scene, palette = stage.scene, stage.scene.palette
    edge = hinge + way * 92
    outline = [(hinge, foot - 20), (edge, foot + 34), (edge, foot - high - 26), (hinge, foot - high + 22)]
    door = Stencil().fill(polygon(outline)).mask
    scene.paint(door, mix(wood, palette.light, 0.1), Look(volume=8, rim=0.9, shadow=0.6, drop=16))
    panel = [
        (hinge + way * 20, foot - 90),
        (edge - way * 18, foot - 62),
        (edge - way * 18, foot - high + 76),
        (hinge + way * 20, foot - high + 98),
    ]
    scene.paint(
        Stencil().fill(polygon(panel)).mask, mix(wood, palette.near, 0.25), Look(volume=5, rim=0.6, shadow=0)
    )
    scene.paint(Stencil().disc(edge - way * 9, foot - high * 0.46, 9).mask, palette.light, Look(volume=3))


TWIST = Twist(
    name="wardrobe guest",
    settings=("parlour", "theatre stage", "library"),
    subjects=tuple(sorted(_INSIDE)),
    compose=_compose,
    number=304,
)
