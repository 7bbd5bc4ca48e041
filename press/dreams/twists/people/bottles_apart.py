"""Two people, each shut up in a bottle, press their hands to the glass towards each other."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.stage import Stage
from press.dreams.things.land import contact_shadow
from press.dreams.things.vessels import bottle, glass
from press.dreams.twists.parts import passer_by, within
from press.dreams.twists.people.casting import dress, grown, pair_of_cloths, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_WITHIN = {
    "water": Said("one bottle is half full of water", "jedna butelka jest do połowy pełna wody"),
    "sand": Said("one bottle is filling with sand", "jedną butelkę zasypuje piasek"),
    "vine": Said("flowers grow in one bottle", "w jednej butelce rosną kwiaty"),
}


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    stage.back((WIDTH / 2, HEIGHT * 0.42), 520)
    stage.middle()
    foot = HEIGHT * 0.91
    one, two = pair_of_cloths(stage)
    strange = dice.pick([1, -1])
    gestures = dice.pick(
        [
            (Gesture.REACHING, Gesture.REACHING),
            (Gesture.REACHING, Gesture.TURNING_AWAY),
            (Gesture.OFFERING, Gesture.REACHING),
        ]
    )
    moods = dice.pick(
        [
            (Feeling.LONGING, Feeling.LONGING),
            (Feeling.GRIEF, Feeling.LONGING),
            (Feeling.LONGING, Feeling.FEAR),
        ]
    )
    for side, gesture, mood, cloth in zip((1, -1), gestures, moods, (one, two), strict=True):
        x = WIDTH / 2 - side * 176
        vessel = Stencil().fill(bottle(x, foot, 312, 800)).mask
        contact_shadow(scene, x, foot, 300)
        scene.paint(
            vessel * 0.3, mix(palette.light, palette.second, 0.2), Look(volume=26, shadow=0.5, rim=0.9)
        )
        actor = acting(gesture, mood, grown(dice), dress(dice))
        here = (x - side * 54, foot - 30, 410)

        def filled(x: float = x, side: int = side) -> None:
            if side == strange:
                _fill(stage, x, foot)

        put(stage, actor, here, cloth, flip=side < 0, grounded=False)
        within(scene, vessel, filled)
        glass(scene, vessel, 0.26)
        cork = Stencil().box(x - 44, foot - 838, x + 44, foot - 770, 8).mask
        scene.paint(cork, mix(palette.warm, palette.near, 0.3), Look(volume=9, rim=0.8))
        stage.focus(vessel)
    if not stage.setting.water:
        passer_by(stage, WIDTH / 2, 120, HEIGHT * 0.955)
    stage.front()
    told, where = _WITHIN[stage.subject], stage.place.within
    return Said(
        f"two people, each corked up in a giant bottle, reach for each other {where.en}; {told.en}",
        f"dwoje ludzi zamkniętych w wielkich butelkach {where.pl} wyciąga do siebie ręce; {told.pl}",
    )


def _fill(stage: Stage, x: float, foot: float) -> None:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    match stage.subject:
        case "water":
            water = Stencil().box(x - 200, foot - 250, x + 200, foot + 10).mask
            scene.flat(water, mix(palette.cool, palette.middle, 0.3), 0.55)
            scene.flat(Stencil().oval(x, foot - 250, 180, 14).mask, palette.light, 0.6)
            for step in range(3):
                stage.draw(
                    "carp",
                    x - 70 + step * 60,
                    foot - 70 - 50 * (step % 2),
                    74,
                    palette.accent,
                    flip=step == 1,
                )
        case "sand":
            heap = Stencil().oval(x, foot + 10, 230, 190)
            scene.paint(heap.mask, mix(palette.light, palette.warm, 0.4), Look(volume=20, shade=0.8))
            stream = Stencil()
            for _ in range(120):
                stream.disc(x + dice.bell(9), dice.between(foot - 860, foot - 160), dice.between(1.5, 3.5))
            scene.flat(stream.mask, mix(palette.light, palette.warm, 0.3), 0.9)
        case _:
            for _ in range(16):
                at = x + dice.between(-130, 130)
                tall = dice.between(60, 260)
                stem = Stencil().segment((at, foot), (at + dice.bell(12), foot - tall), 4)
                scene.flat(stem.mask, mix(palette.leafy, palette.near, 0.3))
                petals = Stencil()
                for dx, dy in ((0, -14), (13, -4), (8, 11), (-8, 11), (-13, -4)):
                    petals.disc(at + dx, foot - tall + dy, 9)
                scene.paint(
                    petals.mask,
                    dice.pick([palette.accent, palette.light, palette.second]),
                    Look(volume=4, rim=0.8),
                )


TWIST = Twist(
    name="bottles apart",
    settings=("harbour", "desert", "underwater", "meadow", "wheat field", "snow"),
    subjects=tuple(_WITHIN),
    compose=_compose,
    number=112,
)
