"""What several twists have in common: witnesses, banks of cloud, cords, and pictures within pictures."""

from collections.abc import Callable, Sequence

import numpy as np

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, each, mix
from press.dreams.easel.scene import Look, Scene
from press.dreams.easel.shapes import Point, Stencil, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.craft import boat
from press.dreams.things.passages import ladder
from press.dreams.things.sky import cloud
from press.dreams.words import Said

_PASSERS_BY = {
    "holding_lantern": Said("someone with a lantern", "ktoś z latarnią"),
    "holding_umbrella": Said("someone with an umbrella", "ktoś z parasolem"),
    "carrying_suitcase": Said("a traveller with a suitcase", "podróżny z walizką"),
    "running_child": Said("a running child", "biegnące dziecko"),
    "walking_dog": Said("someone walking a dog", "ktoś z psem na smyczy"),
    "child_on_shoulders": Said("a child on someone's shoulders", "dziecko na czyichś barkach"),
    "cyclist": Said("a cyclist", "ktoś na rowerze"),
    "postman": Said("a postman", "listonosz"),
}


def passer_by(stage: Stage, x: float, height: float, y: float | None = None) -> Said:
    """Someone small who happens to be there, in a boat if there is only water; gives who it is."""
    if stage.setting.water:
        return _in_a_boat(stage, x, height, y)
    pose = stage.dice.pick(sorted(_PASSERS_BY))
    foot = stage.ground(x) + 14 if y is None else y
    stage.draw(pose, x, foot, height, flip=x > WIDTH / 2, grounded=True)
    return _PASSERS_BY[pose]


def _in_a_boat(stage: Stage, x: float, height: float, y: float | None) -> Said:
    waterline = min(max(stage.ground(x) if y is None else y, HEIGHT * 0.735), HEIGHT * 0.82)
    stage.draw("holding_lantern", x, waterline - height * 0.06, height, flip=x > WIDTH / 2)
    hull = mix(stage.scene.palette.accent, stage.scene.palette.near, 0.3)
    boat(stage.scene, x, waterline, height * 1.7, hull, sail=False)
    return Said("someone in a boat", "ktoś w łódce")


def climber(stage: Stage, head: Point, ground: float, size: float) -> Field:
    """Someone on a ladder that leans as the climber's own piece of it does; gives the silhouette."""
    flip = stage.dice.likely(0.5)
    side = -1 if flip else 1
    slope = side * 0.18
    foot = head[0] - slope * (ground - head[1]), ground
    tint = mix(stage.scene.palette.second, stage.scene.palette.near, 0.2)
    ladder(stage.scene, foot, head, size * 0.09, 1, tint)
    up = ground - (ground - head[1]) * 0.22
    return stage.draw("climbing", foot[0] + slope * (ground - up) - side * 0.19 * size, up, size, flip=flip)


def clouds(
    stage: Stage, y: tuple[float, float], count: int, width: tuple[float, float], strength: float = 0.85
) -> None:
    """Some clouds at random places between two heights, given in pixels."""
    dice, bank = stage.dice, Stencil()
    for _ in range(count):
        cloud(stage.scene, bank, dice.between(0, WIDTH), dice.between(*y), dice.between(*width))
    palette = stage.scene.palette
    look = Look(shadow=0.28, rim=0.8, volume=13)
    stage.scene.paint(bank.mask * strength, mix(palette.horizon, palette.middle, 0.32), look)


def cord(scene: Scene, points: Sequence[Point], width: float = 2, tint: Colour | None = None) -> None:
    """A thread, a rope or a line through these points."""
    palette = scene.palette
    colour = tint if tint is not None else palette.near if palette.day else palette.light
    scene.flat(Stencil().line(stroke(points), width).mask, colour, 0.85)


def within(scene: Scene, opening: Field, paint: Callable[[], None]) -> None:
    """Paint another picture, of which only what lies in the opening is kept."""
    picture, glowing, warmth = scene.picture.copy(), scene.glowing.copy(), scene.warmth.copy()
    paint()
    scene.picture = mix(picture, scene.picture, each(opening))
    scene.glowing = mix(glowing, scene.glowing, each(opening))
    scene.warmth = mix(warmth, scene.warmth, opening)


def edge_light(scene: Scene, mask: Field, strength: float = 0.55) -> None:
    """A thin line of light inside an outline."""
    down, right = np.gradient(mask)
    line = np.clip(np.hypot(right, down) * 1.6, 0, 1)
    scene.veil(line * mask, scene.palette.light, strength)


def starry(scene: Scene, seed_name: str, count: int, top: float, bottom: float) -> None:
    """A night within the night: a dark ground with stars."""
    dice, sky = scene.chance.dice(seed_name), Stencil()
    for _ in range(count):
        sky.disc(dice.between(0, WIDTH), dice.between(top, bottom), min(0.8 + 0.6 * dice.heavy(2.2), 4))
    scene.glow(sky.mask, scene.palette.light, 0.6)


def waves(scene: Scene, y: float, rows: int, step: float, tint: Colour, below: Field | float = 1) -> None:
    """Scalloped waves, one row before the other."""
    columns = np.arange(WIDTH, dtype=np.float32)
    for row in range(rows):
        crest = y + step * row - (12 + 3 * row) * np.abs(np.sin(columns / (58 + 10 * row) + row * 2.1))
        mask = np.clip(np.arange(HEIGHT, dtype=np.float32)[:, None] - crest[None, :] + 0.5, 0, 1)
        shade = mix(tint, scene.palette.near, min(0.1 + 0.17 * row, 0.8))
        scene.paint(np.asarray(mask * below, np.float32), shade, Look(rim=0.8, shadow=0.45, volume=7))


def roof_slope(stage: Stage, ridge: float, side: int) -> Callable[[float], float]:
    """A tiled roof close by, sloping down to a side (1 is right); gives its height in a column."""
    scene, palette = stage.scene, stage.scene.palette
    slope = 0.24 * side

    def edge(x: float) -> float:
        return ridge + (x - WIDTH / 2) * slope

    eaves = WIDTH / 2 + side * WIDTH * 0.34
    far = -40 if side > 0 else WIDTH + 40
    tiles = mix(mix(palette.accent, palette.near, 0.5), palette.far, 0.15)
    body = polygon(
        [(far, edge(far)), (eaves, edge(eaves)), (eaves + side * 20, HEIGHT + 20), (far, HEIGHT + 20)]
    )
    roof = Stencil().fill(body).mask
    scene.paint(roof, tiles, Look(volume=16, rim=0.8, shadow=0.6, drop=20))
    for row in range(1, 14):
        scallops = Stencil()
        for column in range(-1, 20):
            x = column * 48 + (24 if row % 2 else 0)
            y = edge(x) + row * 46
            scallops.line(stroke([(x - 24, y - 24 * slope), (x, y + 22), (x + 24, y + 24 * slope)]), 3)
        scene.flat(scallops.mask * roof, mix(tiles, palette.near, 0.75), 0.8)
    _dormer(scene, WIDTH / 2 - side * 150, ridge + 260)
    ridge_tiles = Stencil()
    for column in range(24):
        x = far + side * column * 36
        if (eaves - x) * side > 0:
            ridge_tiles.disc(x, edge(x) - 2, 17)
    scene.paint(ridge_tiles.mask, mix(tiles, palette.light, 0.12), Look(volume=6, rim=0.9, shadow=0.4))
    return edge


def _dormer(scene: Scene, x: float, y: float) -> None:
    """A small lit window in a roof."""
    palette = scene.palette
    wall = mix(palette.horizon, palette.far, 0.55)
    scene.paint(Stencil().box(x - 62, y - 70, x + 62, y + 70).mask, wall, Look(volume=8, rim=0.6, shadow=0.6))
    gable = polygon([(x - 88, y - 62), (x, y - 140), (x + 88, y - 62)])
    scene.paint(Stencil().fill(gable).mask, mix(palette.accent, palette.near, 0.65), Look(volume=8, rim=0.8))
    scene.glow(Stencil().box(x - 36, y - 46, x + 36, y + 46).mask, palette.light, 0.5)
    bars = Stencil().segment((x, y - 46), (x, y + 46), 5).segment((x - 36, y - 4), (x + 36, y - 4), 5)
    scene.flat(bars.mask, mix(palette.near, palette.accent, 0.3))


def sleeper(stage: Stage, x: float, y: float, radius: float) -> None:
    """A head on the pillow, in a nightcap, eyes closed."""
    scene, palette = stage.scene, stage.scene.palette
    skin = mix(mix(palette.horizon, palette.light, 0.4), palette.accent, 0.15)
    scene.paint(
        Stencil().disc(x, y, radius).disc(x + radius * 0.2, y - radius * 0.95, 6).mask, skin, Look(volume=7)
    )
    hat = [(-0.95, -0.35), (-0.2, 0.15), (0.1, -0.95), (-0.6, -1.5), (-1.5, -1.7), (-2.1, -0.9), (-1.5, -0.9)]
    cap = Stencil().fill(curve([(x + radius * a, y + radius * b) for a, b in hat])).mask
    scene.paint(cap, palette.second, Look(volume=6, rim=0.8, shadow=0.4))
    scene.paint(
        Stencil().disc(x - radius * 2.1, y - radius * 0.85, radius * 0.34).mask, palette.light, Look(volume=4)
    )
    lid = stroke(
        [
            (x + radius * 0.1, y - radius * 0.3),
            (x + radius * 0.32, y - radius * 0.16),
            (x + radius * 0.55, y - radius * 0.3),
        ]
    )
    scene.flat(Stencil().line(lid, 2.6).mask, palette.near, 0.9)
