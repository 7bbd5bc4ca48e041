"""A small world is sealed in glass."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Y, blur, each, mix, shifted, soft
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Outline, Stencil, below, circle, curve, polygon
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.things.land import ridge
from press.dreams.things.plants import pine, tree
from press.dreams.things.vessels import bottle, glass
from press.dreams.twists.parts import passer_by, waves, within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_VESSELS = {
    "bottle": Said("a giant bottle", "ogromna butelka"),
    "bulb": Said("a giant light bulb", "ogromna żarówka"),
    "globe": Said("a great glass globe", "wielka szklana kula"),
    "jar": Said("a giant jar", "ogromny słój"),
}
_INSIDE = {
    "ship": Said("a ship on the waves", "żaglowiec na falach"),
    "island": Said("an island with a house and a tree", "wyspa z domem i drzewem"),
    "whale": Said("a whale in the waves", "wieloryb wśród fal"),
    "forest": Said("a pine forest", "sosnowy las"),
    "village": Said("a lit village", "wioska o jasnych oknach"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, y = WIDTH * 0.5, HEIGHT * 0.87
    stage.back((x, HEIGHT * 0.55), 430)
    stage.middle()
    vessel, inside = stage.subject.split(" with ")
    outline = _outline(vessel, x, y)
    mask = Stencil().fill(outline).mask
    stage.focus(mask)
    scene.veil(blur(shifted(mask, 0, 22), 20), palette.near, 0.5)
    level = y - (200 if vessel != "bulb" else 290)
    within(scene, mask, lambda: _world(stage, inside, x, y, level))
    glass(scene, mask, 0.13)
    _fittings(stage, vessel, x, y)
    scene.lamp_at(x, y - 300, 340, 0.6)
    passer_by(stage, WIDTH * dice.pick([0.13, 0.87]), 110, HEIGHT * 0.89)
    stage.front()
    what, inner, where = _VESSELS[vessel], _INSIDE[inside], stage.place.within
    return Said(
        f"{what.en} stands {where.en}; inside it there is {inner.en}",
        f"{what.pl} stoi {where.pl}, a w środku jest {inner.pl}",
    )


def _outline(vessel: str, x: float, y: float) -> Outline:
    match vessel:
        case "bottle":
            return bottle(x, y, 420, 700)
        case "globe":
            return circle(x, y - 300, 262)
        case "bulb":
            half = [(62, -20), (66, -110), (160, -240), (210, -410), (130, -570)]
            top = -625
        case _:
            half = [(170, 0), (212, -40), (212, -460), (170, -530), (156, -585)]
            return curve([(x - a, y + b) for a, b in half] + [(x + a, y + b) for a, b in reversed(half)])
    left, right = [(x - a, y + b) for a, b in half], [(x + a, y + b) for a, b in reversed(half)]
    return curve([*left, (x, y + top), *right])


def _world(stage: Stage, inside: str, x: float, y: float, level: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    depth = soft((Y - (y - 660)) / 600, 0.1, 0.75)
    air = mix(mix(palette.top, palette.second, 0.25), mix(palette.horizon, palette.light, 0.3), each(depth))
    scene.picture = air * each(1 + 0.04 * scene.grain("brush"))
    scene.light_from(x + 60, y - 430, 300, 0.7)
    scene.glow(Stencil().disc(x + 60, y - 430, 38).mask, palette.light, 0.9)
    water = mix(palette.second, palette.middle, 0.4)
    match inside:
        case "ship":
            waves(scene, level + 8, 1, 30, water)
            stage.draw("caravel", x - 20, level + 36, 300, mix(palette.accent, palette.near, 0.2), turn=-6)
            waves(scene, level + 40, 4, 44, water)
        case "whale":
            waves(scene, level + 8, 1, 30, water)
            stage.draw("humpback", x, level - 30, 330)
            waves(scene, level + 40, 4, 44, water)
        case "island":
            waves(scene, level + 8, 1, 30, water)
            hill = Stencil().oval(x, level + 40, 165, 74).mask
            scene.paint(hill, mix(palette.accent, palette.far, 0.5), Look(volume=12))
            tree(scene, x - 40, level - 24, 260, leaves=palette.accent, depth=6)
            house(scene, x + 66, level - 16, 74)
            waves(scene, level + 56, 4, 44, water)
        case "forest":
            scene.paint(
                below(ridge(scene, level + 20, 20, 120)),
                mix(scene.plane(0.5), palette.second, 0.2),
                Look(rim=0.6),
            )
            for row in range(2):
                trees = Stencil()
                for _ in range(10):
                    pine(
                        scene,
                        trees,
                        x + dice.between(-200, 200),
                        level + 50 + 60 * row,
                        dice.between(130, 260),
                    )
                scene.paint(
                    trees.mask,
                    mix(scene.plane(0.4 + 0.3 * row), palette.second, 0.3),
                    Look(rim=0.8, volume=5),
                )
            scene.paint(below(ridge(scene, level + 116, 12, 140)), scene.plane(0.75), Look(rim=0.6))
        case _:
            scene.paint(
                below(ridge(scene, level + 20, 20, 120)),
                mix(scene.plane(0.5), palette.second, 0.2),
                Look(rim=0.6),
            )
            for step, aside in enumerate((-140, 130, -48, 44, -96, 104)):
                house(scene, x + aside, level + 54 + (step % 2) * 56, dice.between(70, 92))
            scene.paint(below(ridge(scene, level + 126, 12, 140)), scene.plane(0.75), Look(rim=0.6))


def _fittings(stage: Stage, vessel: str, x: float, y: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    match vessel:
        case "bottle":
            shape = Stencil().box(x - 56, y - 756, x + 56, y - 682, 8)
        case "bulb":
            shape = Stencil().box(x - 70, y - 40, x + 70, y + 16, 8).box(x - 54, y + 10, x + 54, y + 34, 8)
        case "globe":
            shape = Stencil().fill(
                polygon([(x - 190, y + 26), (x - 150, y - 88), (x + 150, y - 88), (x + 190, y + 26)])
            )
        case _:
            shape = Stencil().box(x - 172, y - 628, x + 172, y - 570, 8)
    scene.paint(shape.mask, mix(palette.accent, palette.near, 0.4), Look(volume=10, rim=0.8))
    stage.focus(shape.mask)


TWIST = Twist(
    name="in glass",
    settings=(
        "desert",
        "sea",
        "room with a window",
        "meadow",
        "forest",
        "underwater",
        "library",
        "underground",
        "snow",
        "railway station",
        "orchard",
    ),
    subjects=tuple(f"{vessel} with {inside}" for vessel in sorted(_VESSELS) for inside in sorted(_INSIDE)),
    compose=_compose,
)
