"""A piece of land hangs in the air, tied down by a rope."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.buildings import castle, house, smoke
from press.dreams.things.landmarks import lighthouse, windmill
from press.dreams.things.plants import pine, tree
from press.dreams.things.sky import gulls
from press.dreams.twists.parts import cord
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_ON_IT = {
    "cottage": Said("a cottage and a tree", "chatą i drzewem"),
    "lighthouse": Said("a lighthouse", "latarnią morską"),
    "town": Said("a small town", "miasteczkiem"),
    "tree": Said("one great tree", "jednym wielkim drzewem"),
    "carousel": Said("a carousel", "karuzelą"),
    "windmill": Said("a windmill", "wiatrakiem"),
    "castle": Said("a castle", "zamkiem"),
    "stag": Said("a stag", "jeleniem"),
    "armchair": Said("an armchair", "fotelem"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    lamp = WIDTH * dice.pick([0.25, 0.75]), HEIGHT * dice.between(0.13, 0.18)
    stage.back(lamp, 440)
    stage.hang_light(*lamp, dice.between(50, 90))
    stage.middle()
    x, y, wide = WIDTH * 0.5, HEIGHT * 0.5, WIDTH * 0.68
    for at, foot, size in ((WIDTH * 0.14, HEIGHT * 0.4, 110), (WIDTH * 0.87, HEIGHT * 0.57, 130)):
        _island(stage, at, foot, size)
        trees = Stencil()
        pine(scene, trees, at, foot - 2, size * 0.8)
        scene.paint(trees.mask, mix(palette.second, palette.near, 0.45), Look(rim=0.8, volume=4))
    holder = WIDTH * dice.pick([0.3, 0.66])
    foot = stage.footing(holder, 0.84)
    knot = x + (holder - x) * 0.3, y + wide * 0.3
    flip = holder > WIDTH / 2
    stage.draw("flying_kite", holder, foot, 170, flip=flip, grounded=True)
    cord(scene, [knot, (holder + (-72 if flip else 72), foot - 221)], 3)
    _island(stage, x, y, wide)
    _build(stage, x, y, wide)
    gulls(scene, WIDTH - lamp[0], HEIGHT * 0.24, 130, 9)
    stage.front()
    what, over = _ON_IT[stage.subject], stage.place.over
    return Said(
        f"an island with {what.en} floats {over.en}, and someone below reaches up to it",
        f"wyspa z {what.pl} unosi się {over.pl}, a ktoś na dole wyciąga do niej rękę",
    )


def _island(stage: Stage, x: float, y: float, wide: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    count, rock = 15, [(x - wide / 2, y)]
    for step in range(count):
        share = (step + 0.5) / count
        depth = wide * 0.58 * (1 - abs(2 * share - 1) ** 1.25) * dice.between(0.65, 1.1)
        rock.append((x - wide / 2 + wide * share, y + depth + 8))
    mask = Stencil().fill(polygon([*rock, (x + wide / 2, y)])).mask
    stone = mix(mix(palette.accent, palette.far, 0.45), palette.near, 0.35)
    scene.paint(mask, stone, Look(volume=wide * 0.05, shade=0.9, rim=0.7, shadow=0.35))
    stage.focus(mask)
    cracks = Stencil()
    for step in range(9):
        at = x + wide * (-0.35 + 0.0875 * step)
        end = at + dice.between(-14, 14), y + wide * dice.between(0.2, 0.5)
        cracks.line(
            stroke([(at, y + 10), (at + dice.between(-8, 8), y + wide * 0.16), end]), dice.between(1.5, 3.5)
        )
    scene.flat(cracks.mask * mask, palette.near, 0.45)
    half = [
        (0.52, 6 / wide),
        (0.3, -0.05),
        (0, -0.065),
        (-0.3, -0.05),
        (-0.52, 6 / wide),
        (-0.3, 0.045),
        (0, 0.03),
        (0.3, 0.05),
    ]
    turf = Stencil().fill(curve([(x + wide * a, y + wide * b) for a, b in half])).mask
    scene.paint(turf, mix(palette.second, scene.plane(0.5), 0.4), Look(volume=8, rim=0.9, shadow=0.2))


def _build(stage: Stage, x: float, y: float, wide: float) -> None:
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    match stage.subject:
        case "cottage":
            tree(scene, x - wide * 0.24, y - 6, 260, leaves=palette.accent, depth=6)
            smoke(scene, *house(scene, x + wide * 0.08, y - 8, 140), 130)
        case "lighthouse":
            lighthouse(scene, x, y - 4, 330)
            house(scene, x - wide * 0.28, y - 6, 80)
        case "town":
            for place in (-0.36, 0.36, -0.22, 0.22, -0.09, 0.09, 0):
                wall = mix(palette.horizon, palette.far, dice.between(0.2, 0.6))
                house(scene, x + place * wide, y - 4 - 20 * (1 - abs(place)), dice.between(64, 92), wall)
        case "tree":
            tree(scene, x, y, 440, leaves=palette.accent)
        case "windmill":
            windmill(scene, x + 20, y - 4, 300)
            house(scene, x - wide * 0.28, y - 6, 84)
        case "castle":
            castle(scene, x, y - 2, wide * 0.6)
        case _:
            stage.focus(stage.draw(stage.subject, x, y - 4, 330))


TWIST = Twist(
    name="floating island",
    settings=(
        "sea",
        "clouds",
        "desert",
        "snow",
        "rooftops",
        "forest",
        "meadow",
        "ruins",
        "wheat field",
        "harbour",
        "orchard",
        "canal town",
    ),
    subjects=tuple(sorted(_ON_IT)),
    compose=_compose,
)
