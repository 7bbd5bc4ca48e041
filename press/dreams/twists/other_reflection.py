"""Still water shows something else than what stands at its edge."""

import numpy as np
from scipy import ndimage

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, X, Y, blur, each, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, below
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.things.craft import boat
from press.dreams.things.foliage import leaf_frame
from press.dreams.things.land import grass, ridge
from press.dreams.things.plants import tree
from press.dreams.twists.parts import edge_light
from press.dreams.twists.twist import Twist
from press.dreams.words import NOUNS, Said

_STANDING = {
    "boat": Said("a small boat", "małej łódki"),
    "house": Said("a house", "domu"),
    "tree": Said("a tree", "drzewa"),
    "holding_umbrella": Said("someone with an umbrella", "kogoś z parasolem"),
    "running_child": Said("a running child", "biegnącego dziecka"),
    "holding_lantern": Said("someone with a lantern", "kogoś z latarnią"),
}
_SHORE = int(HEIGHT * 0.58)


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    real, mirrored = stage.subject.split(" as ")
    lamp = WIDTH * dice.pick([0.28, 0.72]), HEIGHT * 0.15
    stage.back(lamp, 420)
    stage.hang_light(*lamp, 46)
    if not stage.setting.water:
        stage.middle()
    bank = below(ridge(scene, _SHORE - 26, 10, 160)) * (_SHORE > Y)
    scene.paint(bank, scene.plane(0.55), Look(shadow=0.3, rim=0.7))
    ripple = np.sin(Y * 0.55 + 2 * np.sin(X / 50)) * np.clip((Y - _SHORE) / 90, 0.1, 1.6) * 1.1
    water = (Y >= _SHORE).astype(np.float32)
    mirror = _Mirror(ripple, water)
    calm = mirror.of(scene.picture) * mix(np.ones(3), mix(palette.middle, palette.horizon, 0.4), 0.42)
    scene.picture = mix(scene.picture, mix(calm, palette.middle, 0.15), each(water))
    scene.glowing = mix(scene.glowing, mirror.of(scene.glowing) * 0.5, each(water))
    _reflect(stage, mirrored, mirror)
    glints = Stencil()
    for _ in range(120):
        near = dice.between(0, 1) ** 1.5
        start = dice.between(0, WIDTH), _SHORE + 8 + near * HEIGHT * 0.36
        glints.segment(start, (start[0] + 14 + 60 * near, start[1]), 1 + 1.6 * near)
    scene.flat(glints.mask, mix(palette.light, palette.middle, 0.35), 0.3)
    scene.mist(_SHORE, 12, 0.4)
    _stand(stage, real)
    leaf_frame(scene, 14)
    grass(scene, HEIGHT * 0.985, 120, 100)
    noun = NOUNS[mirrored]
    what = _STANDING.get(real) or Said(NOUNS[real].en, NOUNS[real].genitive)
    return Said(
        f"{what.en} at the edge of still water is reflected in it as {noun.en}",
        f"odbiciem {what.pl} w tafli spokojnej wody jest {noun.pl}",
    )


class _Mirror:
    """Still water below the shore, slightly ruffled."""

    def __init__(self, ripple: Field, water: Field) -> None:
        self._rows = np.clip(2 * _SHORE - Y + ripple * 0.4, 0, HEIGHT - 1)
        self._columns = np.clip(X + ripple * 2.2, 0, WIDTH - 1)
        self.water = water

    def of(self, field: Field) -> Field:
        """What the water shows of a field above it."""
        if field.ndim == 3:
            return np.stack([self.of(field[..., band]) for band in range(3)], -1)
        result: Field = ndimage.map_coordinates(field, [self._rows, self._columns], order=1, mode="nearest")
        return result


def _reflect(stage: Stage, name: str, mirror: _Mirror) -> None:
    scene, palette, x = stage.scene, stage.scene.palette, WIDTH * 0.5
    picture, glowing = scene.picture.copy(), scene.glowing.copy()
    centred = name in {"whale", "jellyfish", "octopus", "sea_turtle"}
    tint = mix(palette.accent, palette.near, 0.1)
    shape = stage.draw(name, x, _SHORE - 200 if centred else _SHORE - 6, 520, tint)
    shown, reflected = mirror.of(scene.picture), mirror.of(shape) * mirror.water
    scene.picture, scene.glowing = picture, glowing
    stage.focus(reflected)
    scene.veil(blur(reflected, 12) * (1 - reflected), palette.light, 0.35)
    dim = np.clip(1 - (Y - _SHORE) / (HEIGHT * 0.62), 0.4, 1)
    dipped = mix(shown, mix(palette.middle, palette.near, 0.4), 0.12)
    scene.picture = mix(scene.picture, dipped, each(reflected * (0.6 + 0.38 * dim)))
    edge_light(scene, reflected, 0.5)


def _stand(stage: Stage, real: str) -> None:
    scene, palette, x = stage.scene, stage.scene.palette, WIDTH * 0.5
    match real:
        case "boat":
            boat(scene, x, _SHORE - 2, 250)
        case "house":
            house(scene, x, _SHORE - 14, 170)
        case "tree":
            tree(scene, x, _SHORE - 8, 380, leaves=palette.accent, depth=6)
        case _:
            stage.focus(stage.draw(real, x, _SHORE - 8, 270, palette.accent))


TWIST = Twist(
    name="other reflection",
    settings=(
        "sea",
        "snow",
        "ruins",
        "forest",
        "desert",
        "garden",
        "clouds",
        "meadow",
        "frozen lake",
        "orchard",
    ),
    subjects=(
        "cat as lion",
        "frog as crown",
        "duck as dragon",
        "rabbit as bison",
        "running_child as stag",
        "holding_umbrella as heron",
        "boat as whale",
        "house as sea_turtle",
        "tree as jellyfish",
        "holding_lantern as raven",
        "boat as octopus",
        "fox as unicorn",
        "mouse as elephant",
        "dog as wolf_howling",
        "goose as swan",
    ),
    compose=_compose,
)
