"""A mouse before a candle throws a shadow far larger than itself."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Field, blur, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, oval, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.things.furnishings import candle
from press.dreams.things.lurking import teeth
from press.dreams.twists.twist import Twist
from press.dreams.words import Said


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    flame = WIDTH * (0.5 - 0.36 * side), HEIGHT * 0.8
    stage.back((flame[0], flame[1] - 60), 560, 1.0)
    stage.middle()
    glow = blur(Stencil().fill(oval(WIDTH * 0.5, HEIGHT * 0.36, 350, 380)).mask, 22)
    scene.shine(glow, 0.5)
    shadow = _monster(side)
    stage.focus(shadow)
    scene.veil(blur(shadow, 2.4), mix(palette.near, palette.middle, 0.1), 0.88)
    asleep = WIDTH * (0.5 + 0.2 * side), HEIGHT * 0.9
    cushion = Stencil().oval(asleep[0], asleep[1] + 4, 178, 34)
    scene.paint(cushion.mask, palette.second, Look(volume=10, rim=0.8, shadow=0.6))
    stage.focus(stage.fit(stage.subject, *asleep, 300, 320, palette.accent, standing=True, flip=side > 0))
    _table(stage, flame[0] + 40 * side, HEIGHT * 0.8)
    candle(scene, flame[0], flame[1], 96)
    stage.focus(
        stage.fit(
            "mouse",
            flame[0] + 90 * side,
            flame[1] + 2,
            120,
            120,
            mix(palette.light, palette.near, 0.35),
            standing=True,
            flip=side < 0,
        )
    )
    stage.front()
    noun, where = stage.noun, stage.place.within
    return Said(
        f"a mouse stands before a candle {where.en};"
        f" its shadow on the wall is a monster that bends over {noun.en}",
        f"mysz stoi przy świecy {where.pl};"
        f" jej cień na ścianie to potwór, który pochyla się nad {noun.instrumental}",
    )


def _monster(side: int) -> Field:
    """A hunched shape with mouse's ears, a jaw, long arms and claws."""

    def at(points: list[Point]) -> list[Point]:
        return [(WIDTH * 0.5 + side * a, b) for a, b in points]

    shape = Stencil()
    shape.fill(
        curve(
            at(
                [
                    (-330, 890),
                    (-340, 640),
                    (-300, 400),
                    (-180, 230),
                    (-20, 170),
                    (110, 190),
                    (150, 260),
                    (60, 330),
                    (-40, 380),
                    (-100, 520),
                    (-120, 700),
                    (-90, 890),
                ]
            )
        )
    )
    shape.fill(
        curve(
            at([(-60, 200), (40, 130), (170, 150), (300, 240), (316, 280), (200, 290), (110, 330), (0, 330)])
        )
    )
    shape.fill(curve(at([(20, 300), (120, 330), (230, 380), (250, 410), (140, 420), (10, 380)])))
    for a, b, r in ((-80, 130, 84), (40, 96, 70)):
        x, y = at([(a, b)])[0]
        shape.disc(x, y, r)
    arms: tuple[list[Point], ...] = (
        [(-150, 420), (30, 470), (190, 440), (290, 470)],
        [(-190, 520), (-40, 610), (120, 570), (214, 590)],
    )
    for points in arms:
        shape.line(stroke(at(points)), 44)
        end = points[-1]
        for step in range(5):
            tip = (end[0] + 46 - 24 * abs(step - 1.5), end[1] + 96 - 4 * step)
            root = (end[0] - 46 + 22 * step, end[1] + 6)
            bend = (root[0] + 18, root[1] + 36)
            shape.line(stroke(at([(end[0] - 20, end[1]), root, bend])), 17)
            way = at([(bend[0] - 9, bend[1]), (bend[0] + 9, bend[1]), (tip[0] - 40 + 22 * step, tip[1] + 34)])
            shape.fill(polygon(way))
    shape.line(stroke(at([(-310, 860), (-250, 930), (-120, 900), (-40, 930)])), 12)
    cut = Stencil()
    gap = at([(118, 322), (240, 300), (312, 286), (250, 396), (150, 360)])
    cut.fill(polygon(gap))
    bite = Stencil()
    upper, lower = at([(120, 322), (240, 298), (314, 284)]), at([(252, 404), (190, 376), (128, 340)])
    for line, depth in ((upper, 34), (lower, 28)):
        teeth(bite, line if side > 0 else line[::-1], 7, depth)
    eye = Stencil()
    x, y = at([(120, 214)])[0]
    eye.fill(oval(x, y, 26, 11, 18 * side))
    mask: Field = (shape.mask * (1 - cut.mask * (1 - bite.mask)) * (1 - eye.mask)).astype("float32")
    return mask


def _table(stage: Stage, x: float, top: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    wood = mix(mix(palette.warm, palette.second, 0.3), palette.near, 0.5)
    legs = (
        Stencil()
        .segment((x - 76, top), (x - 92, HEIGHT * 0.945), 12)
        .segment((x + 76, top), (x + 92, HEIGHT * 0.945), 12)
    )
    scene.paint(legs.mask, wood, Look(volume=4, rim=0.7, shadow=0.5))
    board = Stencil().box(x - 128, top - 4, x + 128, top + 20, 5)
    scene.paint(board.mask, mix(wood, palette.light, 0.1), Look(volume=5, rim=0.9, shadow=0.5))


TWIST = Twist(
    name="monstrous shadow",
    settings=("parlour", "attic", "library"),
    subjects=("cat", "dog", "lion", "fox", "owl", "bear"),
    compose=_compose,
    number=318,
)
