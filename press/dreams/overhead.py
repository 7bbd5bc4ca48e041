"""What hangs into the picture from its upper edge, where there is room for it."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.stage import Stage
from press.dreams.things.foliage import hanging_branches, vine
from press.dreams.things.sky import paper_lantern, paper_star

_KINDS = ("nothing", "branches", "vines", "lanterns", "stars")


def hang_overhead(stage: Stage) -> None:
    """Hang something in an upper corner, if neither the focus nor the light is there."""
    scene, dice = stage.scene, stage.scene.chance.dice("overhead")
    kind = dice.pick(_KINDS)
    on_the_right = scene.lamp[0] < WIDTH * 0.5
    left, right = (0.6, 1.0) if on_the_right else (0.0, 0.4)
    if (
        stage.enclosed
        or stage.setting.indoors
        or stage.setting.covered
        or kind == "nothing"
        or not stage.is_free(left, 0, right, 0.3)
    ):
        return
    lamp_in_corner = left <= scene.lamp[0] / WIDTH <= right and scene.lamp[1] < HEIGHT * 0.35
    if lamp_in_corner:
        return
    palette = scene.palette
    tint = mix(palette.near, dice.pick([palette.accent, palette.second]), dice.between(0.2, 0.5))
    match kind:
        case "branches":
            hanging_branches(scene, from_right=on_the_right, tint=tint)
        case "vines":
            for _ in range(4):
                vine(scene, WIDTH * dice.between(left, right), dice.between(140, 330), tint)
        case "lanterns":
            for step in range(3):
                x = WIDTH * (left + 0.08 + 0.12 * step)
                paper_lantern(scene, x, dice.between(80, 250), dice.between(17, 27))
        case _:
            for step in range(4):
                paper_star(
                    scene, WIDTH * (left + 0.05 + 0.09 * step), dice.between(70, 270), dice.between(14, 25)
                )
