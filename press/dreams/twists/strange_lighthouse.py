"""A lighthouse sends out something else than light."""

from press.dreams.easel.paper import HEIGHT, WIDTH, blur, each, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil, curve, polygon
from press.dreams.stage import Stage
from press.dreams.things.buildings import house
from press.dreams.things.sky import gulls, moon
from press.dreams.twists.parts import passer_by, starry, within
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_BEAMS = {
    "night": Said("beams of darkness full of stars", "snopy ciemności pełne gwiazd"),
    "sea": Said("beams of water full of fish", "snopy wody pełne ryb"),
    "butterflies": Said("beams full of butterflies", "snopy pełne motyli"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    x, lamp_y, foot = WIDTH * dice.pick([0.4, 0.5, 0.6]), HEIGHT * 0.34, HEIGHT * 0.8
    stage.back((WIDTH * 0.5, HEIGHT * 0.1), 560)
    stage.middle()
    beams = Stencil()
    beams.fill(
        polygon([(x, lamp_y - 10), (x, lamp_y + 10), (WIDTH + 40, lamp_y + 150), (WIDTH + 40, lamp_y - 260)])
    )
    beams.fill(polygon([(x, lamp_y - 10), (x, lamp_y + 10), (-40, lamp_y + 170), (-40, lamp_y - 230)]))
    dark = blur(beams.mask, 2.5)
    stage.focus(beams.mask)
    within(scene, dark, lambda: _shown(stage, lamp_y))
    rock = curve(
        [(x - 250, foot + 90), (x - 150, foot - 6), (x, foot - 40), (x + 160, foot), (x + 270, foot + 90)]
    )
    scene.paint(Stencil().fill(rock).mask, scene.plane(0.75), Look(volume=20, rim=0.8, shadow=0.5))
    shaft = polygon([(x - 74, foot - 10), (x - 42, lamp_y + 50), (x + 42, lamp_y + 50), (x + 74, foot - 10)])
    tower = Stencil().fill(shaft).mask
    scene.paint(tower, mix(palette.light, palette.horizon, 0.3), Look(volume=24, shade=0.75, shadow=0.5))
    bands = Stencil()
    for row in range(3):
        top = lamp_y + 90 + row * 150
        bands.box(x - 90, top, x + 90, top + 72)
    scene.flat(bands.mask * tower, palette.accent, 0.88)
    stage.focus(tower)
    iron = mix(palette.near, palette.accent, 0.15)
    scene.paint(
        Stencil().box(x - 60, lamp_y + 34, x + 60, lamp_y + 52, 4).mask, iron, Look(volume=4, rim=0.8)
    )
    scene.paint(
        Stencil().box(x - 32, lamp_y - 34, x + 32, lamp_y + 36).mask,
        mix(palette.near, palette.top, 0.2),
        Look(volume=8),
    )
    cap = (
        Stencil()
        .fill(polygon([(x - 46, lamp_y - 32), (x, lamp_y - 92), (x + 46, lamp_y - 32)]))
        .disc(x, lamp_y - 94, 8)
    )
    scene.paint(cap.mask, palette.accent, Look(volume=7, rim=0.8))
    house(scene, x + (130 if x <= WIDTH / 2 else -130), foot - 4, 84)
    gulls(scene, WIDTH * 0.5, HEIGHT * 0.6, 240)
    passer_by(stage, WIDTH * (0.16 if x > WIDTH / 2 else 0.84), 84, HEIGHT * 0.87)
    stage.front()
    what, where = _BEAMS[stage.subject], stage.place.within
    return Said(f"a lighthouse {where.en} sends out {what.en}", f"latarnia morska {where.pl} rzuca {what.pl}")


def _shown(stage: Stage, y: float) -> None:
    """What is in the beams."""
    scene, palette, dice = stage.scene, stage.scene.palette, stage.dice
    if stage.subject == "night":
        scene.picture = mix(palette.near, palette.top, 0.25) * each(1 + 0.06 * scene.grain("patch"))
        starry(scene, "darkness", 420, 0, HEIGHT * 0.6)
        moon(scene, WIDTH * 0.88, y - 30, 42, crescent=True)
        return
    ground = (
        mix(palette.near, palette.second, 0.4)
        if stage.subject == "sea"
        else mix(palette.light, palette.accent, 0.2)
    )
    scene.picture = ground * each(1 + 0.06 * scene.grain("patch"))
    name = "school_fish" if stage.subject == "sea" else "butterfly"
    for _ in range(26):
        at = dice.between(0, WIDTH), y + dice.between(-240, 160)
        tint = dice.pick([palette.accent, mix(palette.light, palette.accent, 0.3), palette.second])
        stage.draw(name, *at, dice.between(44, 84), tint, flip=at[0] < WIDTH / 2, turn=dice.between(-16, 16))


TWIST = Twist(
    name="strange lighthouse",
    settings=("sea", "harbour", "snow", "desert", "wheat field", "frozen lake"),
    subjects=tuple(sorted(_BEAMS)),
    compose=_compose,
)
