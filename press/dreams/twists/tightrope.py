"""A walker with a pole crosses a rope that is tied to the strangest things."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, polygon
from press.dreams.stage import Stage
from press.dreams.things.buildings import tower
from press.dreams.things.plants import tree
from press.dreams.things.signs import clock_face
from press.dreams.things.sky import gulls, halo, moon
from press.dreams.twists.parts import clouds, cord
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BETWEEN = {
    "moons": Said("two moons", "dwoma księżycami"),
    "clocks": Said("two great clocks", "dwoma wielkimi zegarami"),
    "towers": Said("two towers", "dwiema wieżami"),
    "giraffes": Said("two giraffes", "dwiema żyrafami"),
    "trees": Said("two trees", "dwoma drzewami"),
}


def _compose(stage: Stage) -> Said:
    scene, dice = stage.scene, stage.dice
    stage.back((WIDTH * 0.5, HEIGHT * 0.3), 520)
    clouds(stage, (HEIGHT * 0.1, HEIGHT * 0.3), 3, (160, 280), 0.5)
    if stage.subject in {"towers", "giraffes", "trees"}:
        stage.hang_light(WIDTH * 0.5, HEIGHT * 0.24, 120)
    ends = _anchors(stage, behind=True)
    stage.middle()
    ends = _anchors(stage, behind=False) or ends
    assert ends is not None, "the rope is tied somewhere, behind the ground or before it"
    height = ends[0][1]
    middle = WIDTH * dice.pick([0.44, 0.56]), height + 46
    cord(scene, [ends[0], middle, ends[1]], 4)
    size = 350
    stage.focus(stage.draw("tightrope", middle[0], middle[1] + 2, size, flip=dice.likely(0.5)))
    gulls(scene, WIDTH * 0.5, height + 170, 200)
    stage.front()
    what, over = _BETWEEN[stage.subject], stage.place.over
    return Said(
        f"a tightrope walker crosses {over.en} on a rope between {what.en}",
        f"linoskoczek idzie {over.pl} po linie między {what.pl}",
    )


def _anchors(stage: Stage, *, behind: bool) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """Paint what the rope is tied to, in the sky or on the ground; gives both knots."""
    scene = stage.scene
    y = HEIGHT * 0.46
    match stage.subject:
        case "moons" if behind:
            for x in (WIDTH * 0.06, WIDTH * 0.94):
                halo(scene, x, y, 150, 2)
                stage.focus(moon(scene, x, y, 170, tint=stage.moon_tint()))
            return (WIDTH * 0.06 + 120, y), (WIDTH * 0.94 - 120, y)
        case "clocks" if behind:
            for x in (WIDTH * 0.07, WIDTH * 0.93):
                clock_face(scene, x, y, 165)
                stage.focus(Stencil().disc(x, y, 165).mask)
            return (WIDTH * 0.07, y), (WIDTH * 0.93, y)
        case "towers" if not behind:
            for x in (WIDTH * 0.11, WIDTH * 0.89):
                stage.focus(Stencil().box(x - 70, y, x + 70, HEIGHT * 0.8).mask)
                wall = mix(scene.palette.horizon, scene.palette.far, 0.6)
                shaft = polygon([(x - 66, HEIGHT * 0.95), (x - 52, y), (x + 52, y), (x + 66, HEIGHT * 0.95)])
                scene.paint(Stencil().fill(shaft).mask, wall, Look(volume=20, rim=0.9, shadow=0.5))
                tower(scene, x, y + 20, 110, 150, wall, scene.palette.accent)
            return (WIDTH * 0.11, y), (WIDTH * 0.89, y)
        case "giraffes" if not behind:
            for x, flip in ((WIDTH * 0.13, False), (WIDTH * 0.87, True)):
                stage.focus(stage.fit("giraffe", x, HEIGHT * 0.9, 300, 560, standing=True, flip=flip))
            top = HEIGHT * 0.9 - 500
            return (WIDTH * 0.13 + 96, top), (WIDTH * 0.87 - 96, top)
        case "trees" if not behind:
            for x in (WIDTH * 0.13, WIDTH * 0.87):
                tree(scene, x, HEIGHT * 0.92, 640, leaves=scene.palette.accent)
                stage.focus(Stencil().oval(x, HEIGHT * 0.55, 100, 160).mask)
            return (WIDTH * 0.15, y), (WIDTH * 0.85, y)
        case _:
            return None


TWIST = Twist(
    name="tightrope",
    settings=(
        "rooftops",
        "city of stairs",
        "clouds",
        "carnival",
        "snow",
        "desert",
        "sea",
        "ruins",
        "railway station",
        "orchard",
        "harbour",
        "canal town",
        "night market",
    ),
    subjects=tuple(sorted(_BETWEEN)),
    compose=_compose,
)
