"""A hunter stands in the dock before those it hunts."""

from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve
from press.dreams.figures.cast import extent
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_CASES = {
    "fox": ("hen", Said("a fox", "lis"), Said("hens", "kur")),
    "cat": ("mouse", Said("a cat", "kot"), Said("mice", "myszy")),
    "wolf_howling": ("sheep", Said("a howling wolf", "wyjący wilk"), Said("sheep", "owiec")),
    "stork": ("frog", Said("a stork", "bocian"), Said("frogs", "żab")),
    "lion": ("rabbit", Said("a lion", "lew"), Said("rabbits", "królików")),
    "bear": ("bee", Said("a bear", "niedźwiedź"), Said("bees", "pszczół")),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 520)
    stage.middle()
    crowd, accused, judges = _CASES[stage.subject]
    wood = mix(mix(palette.warm, palette.second, 0.25), palette.near, 0.45)
    x, top = WIDTH * (0.5 + 0.17 * side), HEIGHT * 0.42
    judge = mix(palette.light, palette.horizon, 0.3)
    stage.focus(stage.fit(crowd, x, top + 16, 250, 250, judge, standing=True, flip=side > 0))
    _wig(stage, crowd, x, top, side)
    _bench(stage, x, top, 340, HEIGHT * 0.86, wood)
    _book_and_gavel(stage, x, top, side, wood)
    tint = mix(palette.second, palette.light, 0.25)
    for row in range(2):
        y = HEIGHT * (0.585 + 0.115 * row)
        for column in range(3):
            at = WIDTH * (0.5 - 0.39 * side) + side * (118 * column - 26 * (row == 0))
            shade = mix(tint, palette.accent, 0.5 * ((row + column) % 2))
            stage.focus(stage.fit(crowd, at, y, 124, 120, shade, standing=True, flip=side < 0))
        rail = Stencil().box(
            WIDTH * (0.5 - 0.39 * side) - 300 * (side < 0) - 90 * (side > 0),
            y - 14,
            WIDTH * (0.5 - 0.39 * side) + 300 * (side > 0) + 90 * (side < 0),
            y + 84,
            6,
        )
        scene.paint(
            rail.mask, mix(wood, palette.light, 0.06 * row), Look(volume=8, rim=0.8, shadow=0.5, drop=14)
        )
    at, foot = WIDTH * (0.5 - 0.16 * side), HEIGHT * 0.93
    stage.focus(
        stage.fit(stage.subject, at, foot - 74, 300, 330, palette.accent, flip=side < 0, standing=True)
    )
    _dock(stage, at, foot, wood)
    feathers = 4 if crowd == "hen" else 0
    for step in range(feathers):
        stage.draw(
            "feather",
            at - 170 + 110 * step + dice.between(-20, 20),
            foot + dice.between(0, 34),
            60,
            mix(palette.light, palette.horizon, 0.2),
            turn=dice.between(-50, 50),
        )
    stage.front()
    return Said(
        f"{accused.en} stands in the dock before a court of {judges.en}; the judge wears a white wig",
        f"{accused.pl} staje przed sądem {judges.pl}; sędzia nosi białą perukę",
    )


def _wig(stage: Stage, crowd: str, x: float, top: float, side: int) -> None:
    """Rolls of white curls over the judge's head."""
    box = extent(crowd)
    size = 250 / max(box.width, box.height)
    ahead, up = {
        "hen": (0.34, 0.86),
        "mouse": (0.3, 0.4),
        "sheep": (0.36, 0.66),
        "frog": (0.27, 0.85),
        "rabbit": (0.06, 0.62),
        "bee": (0.33, 0.5),
    }[crowd]
    cx, cy = x + (-side) * ahead * size * 0.92, top + 16 - up * size
    curls = Stencil()
    for step in range(6):
        curls.oval(cx - 34 * -side * 0 + (-38 + 15 * step), cy - 22 + abs(step - 2.5) * 5, 13, 12)
    for row in range(4):
        curls.oval(cx + side * 34, cy - 4 + 18 * row, 17, 10)
        curls.oval(cx + side * 50, cy + 4 + 18 * row, 15, 10)
    stage.scene.paint(
        curls.mask,
        mix(stage.scene.palette.light, stage.scene.palette.far, 0.12),
        Look(volume=5, rim=0.7, shadow=0.45, drop=5),
    )


def _bench(stage: Stage, x: float, top: float, wide: float, foot: float, wood: Colour) -> None:
    scene, palette = stage.scene, stage.scene.palette
    desk = Stencil().box(x - wide / 2, top, x + wide / 2, foot, 4).mask
    scene.paint(desk, wood, Look(volume=12, rim=0.8, shadow=0.6, drop=20))
    stage.focus(desk)
    panels = Stencil()
    for column in (-1, 0, 1):
        for low, high in ((0.12, 0.5), (0.56, 0.94)):
            at = x + column * wide * 0.31
            panels.box(
                at - wide * 0.12, top + (foot - top) * low, at + wide * 0.12, top + (foot - top) * high, 4
            )
    scene.paint(panels.mask, mix(wood, palette.near, 0.25), Look(volume=5, shadow=0, rim=0.6))
    ledge = Stencil().box(x - wide * 0.56, top - 14, x + wide * 0.56, top + 18, 4)
    scene.paint(ledge.mask, mix(wood, palette.light, 0.12), Look(volume=5, rim=0.9, shadow=0.5))


def _book_and_gavel(stage: Stage, x: float, top: float, side: int, wood: Colour) -> None:
    scene, palette = stage.scene, stage.scene.palette
    book = Stencil().box(x + side * 120 - 46, top - 40, x + side * 120 + 46, top - 14, 3)
    scene.paint(book.mask, palette.second, Look(volume=4, rim=0.8))
    at = x - side * 128
    handle = Stencil().segment((at, top - 44), (at + side * 66, top - 22), 8)
    scene.paint(handle.mask, mix(wood, palette.near, 0.3), Look(volume=3))
    head = Stencil().box(at - 16, top - 74, at + 16, top - 14, 6)
    scene.paint(head.mask, mix(wood, palette.light, 0.2), Look(volume=6, rim=0.9))


def _dock(stage: Stage, x: float, foot: float, wood: Colour) -> None:
    scene, palette = stage.scene, stage.scene.palette
    bars = (
        Stencil()
        .box(x - 180, foot - 116, x + 180, foot - 92, 5)
        .box(x - 180, foot - 4, x + 180, foot + 18, 5)
    )
    for step in range(9):
        at = x - 168 + 42 * step
        bars.fill(
            curve(
                [
                    (at - 5, foot - 96),
                    (at + 5, foot - 96),
                    (at + 10, foot - 52),
                    (at + 5, foot),
                    (at - 5, foot),
                    (at - 10, foot - 52),
                ]
            )
        )
    scene.paint(bars.mask, mix(wood, palette.light, 0.08), Look(volume=5, rim=0.9, shadow=0.5, drop=8))


TWIST = Twist(
    name="hens' court",
    settings=("parlour", "theatre stage", "meadow", "wheat field", "library", "snow"),
    subjects=tuple(sorted(_CASES)),
    compose=_compose,
    number=306,
)
