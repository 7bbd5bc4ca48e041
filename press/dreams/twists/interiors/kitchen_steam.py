"""In a kitchen an animal of steam rises from the pot."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, X, Y, blur, each, mix, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, arch, curve, oval, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_FLOOR, _HOB = 1010, 792


def _compose(stage: Stage) -> Said:
    palette = stage.scene.palette
    stage.enclosed = True
    side = stage.dice.pick([-1, 1])
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 430)
    stage.middle()
    stage.front()
    _room(stage, side)
    _stove(stage, side)
    x = WIDTH * 0.5 - side * 90
    _steam(stage, x)
    _pot(stage, x)
    stage.focus(
        stage.fit("baker", WIDTH * 0.5 + side * 226, _FLOOR + 60, 280, 400, standing=True, flip=side > 0)
    )
    stage.draw(
        "cat",
        WIDTH * 0.5 - side * 262,
        _FLOOR + 110,
        150,
        mix(palette.near, palette.warm, 0.2),
        flip=side < 0,
        grounded=True,
    )
    noun = stage.noun
    return Said(
        f"in a kitchen steam in the shape of {noun.en} rises from a cook's pot; a cat looks on",
        f"w kuchni z garnka kucharza bucha para w kształcie {noun.genitive}; przygląda się temu kot",
    )


def _room(stage: Stage, side: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    left = WIDTH * 0.5 + side * 232
    window = Stencil().fill(arch(left, 520, 210, 330)).mask
    wall = mix(mix(palette.second, palette.light, 0.3), palette.near, 0.36)
    scene.glowing *= each(window)
    scene.light_from(WIDTH * 0.5 - side * 90, 700, 460, 0.8)
    scene.paint(1 - window, wall, Look(volume=9, rim=0.6, shadow=0.5, drop=12))
    tiles = (1 - window) * (Y > 560) * (Y < _FLOOR)
    scene.veil(tiles, mix(palette.light, palette.horizon, 0.3), 0.34)
    joints = ((X % 54 < 3) | ((Y - 560) % 54 < 3)) * tiles
    scene.flat(joints, mix(wall, palette.near, 0.5), 0.6)
    bars = (
        Stencil()
        .line(arch(left, 520, 210, 330), 13)
        .segment((left, 192), (left, 520), 6)
        .segment((left - 104, 380), (left + 104, 380), 6)
    )
    bars.box(left - 128, 516, left + 128, 534)
    scene.paint(bars.mask, mix(palette.warm, palette.near, 0.35), Look(volume=4, rim=0.9, shadow=0.5))
    rod = Stencil().segment((0, 92), (WIDTH, 92), 10)
    scene.paint(rod.mask, palette.near, Look(volume=3, rim=0.8))
    for place, wide in enumerate((70, 54, 86, 60, 46)):
        x = WIDTH * 0.5 - side * 340 + side * place * 92
        pan = Stencil().segment((x, 92), (x, 150), 9).disc(x, 150 + wide * 0.5, wide * 0.56)
        scene.paint(
            pan.mask,
            mix(mix(palette.warm, palette.light, 0.25), palette.near, 0.2 + 0.1 * (place % 3)),
            Look(volume=9, rim=1, shadow=0.6, drop=14),
        )
    floor = soft(Y, _FLOOR - 2, _FLOOR + 2)
    scene.paint(floor, mix(palette.far, palette.near, 0.5), Look(volume=6, shadow=0.3, rim=0.4))
    depth = soft(Y, 860, 1380) + 0.35
    scene.veil((((X - 400) / depth // 90 + (Y - _FLOOR) // 62) % 2) * floor, palette.light, 0.28)


def _stove(stage: Stage, side: int) -> None:
    scene, palette = stage.scene, stage.scene.palette
    x = WIDTH * 0.5 - side * 110
    iron = mix(mix(palette.near, palette.far, 0.34), palette.accent, 0.12)
    body = Stencil().box(x - 250, _HOB, x + 250, _FLOOR + 40, 10).mask
    scene.paint(body, iron, Look(volume=16, rim=0.9, shadow=0.75, drop=26))
    top = Stencil().box(x - 270, _HOB - 16, x + 270, _HOB + 12, 8).mask
    scene.paint(top, mix(iron, palette.far, 0.3), Look(volume=6, rim=1, shadow=0.5))
    brass = mix(palette.warm, palette.light, 0.3)
    for place in (-1, 1):
        door = Stencil().box(x + place * 122 - 98, _HOB + 46, x + place * 122 + 98, _HOB + 214, 12).mask
        scene.paint(door, mix(iron, palette.near, 0.3), Look(volume=7, rim=0.8, shadow=0.4))
        scene.flat(
            Stencil().segment((x + place * 122 - 60, _HOB + 68), (x + place * 122 + 60, _HOB + 68), 8).mask,
            brass,
        )
    glow = Stencil()
    for slot in range(5):
        glow.box(x - 122 - 62 + slot * 28, _HOB + 104, x - 122 - 46 + slot * 28, _HOB + 190, 6)
    scene.glow(glow.mask, mix(palette.warm, palette.light, 0.45), 1)
    scene.lamp_at(x - 122, _HOB + 150, 170, 0.6)
    knobs = Stencil()
    for knob in range(6):
        knobs.disc(x - 200 + knob * 80, _HOB + 28, 9)
    scene.paint(knobs.mask, brass, Look(volume=3, rim=1, shadow=0.4, drop=3))
    feet = Stencil()
    for place in (-220, 220):
        feet.fill(
            polygon(
                [
                    (x + place - 20, _FLOOR + 38),
                    (x + place + 20, _FLOOR + 38),
                    (x + place + 12, _FLOOR + 70),
                    (x + place - 12, _FLOOR + 70),
                ]
            )
        )
    scene.paint(feet.mask, palette.near, Look(volume=4))


def _pot(stage: Stage, x: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    copper = mix(mix(palette.accent, palette.warm, 0.5), palette.near, 0.12)
    ears = Stencil().line(oval(x - 138, _HOB - 92, 24, 18), 10).line(oval(x + 138, _HOB - 92, 24, 18), 10)
    scene.paint(ears.mask, mix(copper, palette.near, 0.4), Look(volume=4, rim=0.9))
    shape = curve(
        [
            (x - 134, _HOB - 130),
            (x - 132, _HOB - 50),
            (x - 108, _HOB - 12),
            (x, _HOB - 4),
            (x + 108, _HOB - 12),
            (x + 132, _HOB - 50),
            (x + 134, _HOB - 130),
            (x, _HOB - 116),
        ]
    )
    pot = Stencil().fill(shape).mask
    scene.paint(pot, copper, Look(volume=22, rim=1, shade=0.8, shadow=0.6, drop=18))
    stage.focus(pot)


def _steam(stage: Stage, x: float) -> None:
    """The animal, pale and half clear, on a column of wisps."""
    scene, palette = stage.scene, stage.scene.palette
    white = mix(palette.light, palette.horizon, 0.14)
    rim = Stencil().oval(x, _HOB - 132, 132, 24).mask
    scene.paint(rim, mix(palette.near, palette.warm, 0.2), Look(volume=4, shadow=0.2))
    wisps = Stencil()
    for step in range(7):
        aside = (step - 3) * 30
        way = [
            (x + aside, _HOB - 130.0),
            (x + aside * 1.4 + 24, _HOB - 200),
            (x + aside * 0.8 - 20, _HOB - 270),
            (x + aside * 2.2, _HOB - 350),
        ]
        wisps.line(stroke(way), 44 - 3 * abs(step - 3))
    scene.veil(blur(wisps.mask, 13), white, 0.8)
    before: Field = scene.picture.copy()
    body = stage.fit(
        stage.subject, WIDTH * 0.5 + (x - WIDTH * 0.5) * 0.5, 372, 560, 440, white, flip=x > WIDTH * 0.5
    )
    haze = blur(body, 26)
    scene.picture = mix(before, scene.picture, 0.86)
    scene.veil(haze * (1 - body), white, 0.5)
    scene.veil(body * soft(Y, 420, 620), white, 0.5)
    scene.shine(haze, 0.16)
    stage.focus(body)


TWIST = Twist(
    name="kitchen steam",
    settings=(
        "snow",
        "rooftops",
        "forest",
        "harbour",
        "orchard",
        "railway station",
        "wheat field",
        "canal town",
    ),
    subjects=("elephant", "dragon", "whale", "swan_flying", "horse", "octopus"),
    compose=_compose,
    number=223,
)
