"""The wind has a face, and blows something away from someone."""

from press.dreams.easel.paper import HEIGHT, WIDTH, blur, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Point, Stencil, curve, polygon, stroke
from press.dreams.stage import Stage
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BLOWN = {
    "top_hat": Said("hats", "kapelusze"),
    "umbrella": Said("umbrellas", "parasole"),
    "feather": Said("feathers", "pióra"),
    "pages": Said("pages", "kartki"),
    "armchair": Said("armchairs", "fotele"),
    "hen": Said("hens", "kury"),
}


def _compose(stage: Stage) -> Said:
    dice, palette = stage.dice, stage.scene.palette
    stage.back((WIDTH * 0.3, HEIGHT * 0.12), 480)
    stage.middle()
    _breath(stage)
    _face(stage)
    for place in range(15):
        away = place / 14
        x = 400 + 320 * away + dice.bell(50)
        y = 470 + 300 * dice.between(-0.4, 1.0) * (0.3 + away) - 60
        size, turn = 46 + 70 * away, dice.between(-80, 80)
        tint = dice.pick([palette.accent, palette.second, mix(palette.light, palette.accent, 0.3)])
        if stage.subject == "pages":
            _page(stage, x, y, size * 0.5, turn)
        else:
            stage.focus(stage.draw(stage.subject, x, y, size, tint, turn=turn, flip=dice.likely(0.5)))
    foot = stage.footing(WIDTH * 0.66, 0.88)
    stage.focus(stage.draw("running_child", WIDTH * 0.62, foot, 250, grounded=True))
    stage.draw("mouse", WIDTH * 0.4, foot + 10, 74, mix(palette.near, palette.warm, 0.3), grounded=True)
    stage.front()
    blown, where = _BLOWN[stage.subject], stage.place.over
    return Said(
        f"the wind has the face of a cloud; it puffs out its cheeks and blows {blown.en} away {where.en}",
        f"wiatr ma twarz z chmury; nadyma policzki i zdmuchuje {blown.pl} {where.pl}",
    )


def _spot(a: float, b: float) -> Point:
    return 170 + a * 250, 330 + b * 250


def _face(stage: Stage) -> None:
    """A head of cloud in three-quarter profile, its cheek round, its lips pursed."""
    scene, palette = stage.scene, stage.scene.palette
    white = mix(mix(palette.light, palette.horizon, 0.2), palette.far, 0.1)
    shade = mix(mix(white, palette.middle, 0.6), palette.near, 0.28)
    look = Look(volume=26, rim=0.9, shade=0.9, shadow=0.75, drop=26)
    curls = Stencil()
    for a, b, size in (
        (-0.7, -0.9, 0.5),
        (-0.2, -1.1, 0.42),
        (0.25, -1.0, 0.34),
        (0.6, -0.82, 0.24),
        (-0.95, -0.3, 0.6),
        (-0.9, 0.5, 0.6),
        (-0.55, 1.0, 0.42),
        (-0.1, 1.12, 0.26),
        (0.82, -0.62, 0.14),
    ):
        curls.disc(*_spot(a, b), size * 250)
    scene.paint(curls.mask, mix(white, shade, 0.62), look)
    stage.focus(curls.mask)
    profile = [
        (-0.7, -0.7),
        (0.1, -0.82),
        (0.62, -0.6),
        (0.72, -0.25),
        (0.76, -0.1),
        (1.02, 0.1),
        (0.98, 0.22),
        (0.78, 0.24),
        (0.84, 0.34),
        (0.98, 0.42),
        (0.92, 0.5),
        (0.98, 0.58),
        (0.84, 0.66),
        (0.72, 0.86),
        (0.4, 1.0),
        (-0.2, 0.95),
        (-0.7, 0.5),
    ]
    head = Stencil().fill(curve([_spot(a, b) for a, b in profile])).mask
    scene.paint(head, white, look)
    stage.focus(head)
    cheek = Stencil().disc(*_spot(0.42, 0.42), 84).mask
    rosy = max((palette.accent, palette.second), key=lambda tint: float(tint[0] - tint[1]))
    blush = mix(white, rosy, 0.36)
    scene.paint(cheek, blush, Look(volume=24, rim=0.6, shade=0.7, shadow=0.12, drop=8))
    lines = Stencil()
    for points, width in (
        ([(0.34, -0.2), (0.46, -0.1), (0.62, -0.16)], 9),
        ([(0.26, -0.5), (0.44, -0.6), (0.64, -0.5)], 15),
        ([(0.8, 0.5), (0.88, 0.49), (0.95, 0.5)], 10),
        ([(0.74, 0.2), (0.82, 0.14), (0.9, 0.18)], 6),
        ([(0.7, 0.6), (0.66, 0.5), (0.7, 0.4)], 5),
    ):
        lines.line(stroke([_spot(a, b) for a, b in points]), width)
    for lash in range(4):
        root = _spot(0.38 + 0.07 * lash, -0.13 + (0.03 if lash in {1, 2} else 0))
        lines.segment(root, (root[0] + 3 * (lash - 1), root[1] + 17), 4)
    scene.flat(lines.mask, mix(palette.near, palette.middle, 0.2), 0.9)
    swirls = Stencil()
    for a, b, size in (
        (-0.6, -0.85, 0.22),
        (-0.15, -1.05, 0.18),
        (-0.8, -0.2, 0.24),
        (-0.75, 0.55, 0.24),
        (-0.5, 1.0, 0.18),
    ):
        x, y = _spot(a, b)
        reach = size * 250
        swirls.line(
            stroke(
                [
                    (x - reach, y),
                    (x, y - reach),
                    (x + reach, y),
                    (x + reach * 0.2, y + reach * 0.6),
                    (x - reach * 0.3, y),
                ]
            ),
            6,
        )
    scene.flat(swirls.mask, shade, 0.75)


def _breath(stage: Stage) -> None:
    scene, palette = stage.scene, stage.scene.palette
    for step in range(9):
        fall = (step - 3) * 74
        way = [(418.0, 462.0), (560, 470 + fall * 0.45), (720, 500 + fall), (900, 520 + fall * 1.3)]
        band = blur(Stencil().line(stroke(way), 16 + 5 * (step % 3)).mask, 5)
        scene.veil(band, palette.light, 0.34)


def _page(stage: Stage, x: float, y: float, size: float, turn: float) -> None:
    scene, palette = stage.scene, stage.scene.palette
    bend = turn / 160
    corners = [(-1, -0.7), (0, -0.9 + bend), (1, -0.7), (1.1, 0.7), (0, 0.5 + bend), (-0.9, 0.8)]
    sheet = (
        Stencil()
        .fill(polygon([(x + size * (a + b * bend), y + size * (b - a * bend)) for a, b in corners]))
        .mask
    )
    scene.paint(
        sheet, mix(palette.light, palette.horizon, 0.12), Look(volume=6, rim=0.5, shadow=0.5, drop=10)
    )
    stage.focus(sheet)
    lines = Stencil()
    for row in (-0.35, -0.08, 0.2):
        lines.segment(
            (x - size * 0.6, y + size * (row + 0.5 * bend)),
            (x + size * 0.7, y + size * (row - 0.5 * bend)),
            2,
        )
    scene.flat(lines.mask * sheet, palette.near, 0.5)


TWIST = Twist(
    name="wind face",
    settings=(
        "wheat field",
        "rooftops",
        "desert",
        "harbour",
        "meadow",
        "orchard",
        "snow",
        "chessboard plain",
    ),
    subjects=tuple(sorted(_BLOWN)),
    compose=_compose,
    number=211,
)
