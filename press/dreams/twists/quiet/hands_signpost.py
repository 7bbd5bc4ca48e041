"""A signpost of hands: each points elsewhere, and someone has to go on."""

from press.dreams.easel.paper import HEIGHT, WIDTH, mix
from press.dreams.easel.scene import Look
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.figure import Tone
from press.dreams.figures.people.acting import Gesture, acting
from press.dreams.figures.people.faces import Feeling
from press.dreams.figures.people.hands import pointing_hand
from press.dreams.stage import Stage
from press.dreams.things.land import contact_shadow
from press.dreams.twists.people.casting import grown, put
from press.dreams.twists.twist import Twist
from press.dreams.words import Said

_WAITING = {
    "sitting": (Gesture.SITTING, Feeling.LONGING, Said("someone sits below", "pod nim ktoś siedzi")),
    "shrugging": (
        Gesture.SHRUGGING,
        Feeling.WONDER,
        Said("someone below shrugs", "pod nim ktoś wzrusza ramionami"),
    ),
    "weeping": (
        Gesture.STANDING,
        Feeling.GRIEF,
        Said("someone below is in tears", "pod nim ktoś ma łzy w oczach"),
    ),
}
_POINTING = ((300, -18), (400, 74), (516, -82), (640, 98), (752, -104))
"""How far down a hand is fixed, and where it points: degrees from straight up, to the right."""


def _compose(stage: Stage) -> Said:
    scene, dice, palette = stage.scene, stage.dice, stage.scene.palette
    side = dice.pick([-1, 1])
    stage.back((WIDTH * (0.5 - 0.3 * side), HEIGHT * 0.3), 480)
    stage.middle()
    x = WIDTH * (0.5 - 0.06 * side)
    foot = stage.footing(x, 0.9)
    contact_shadow(scene, x, foot, 560)
    post = Stencil().segment((x, foot), (x, 250), 26).mask
    scene.paint(post, mix(mix(palette.warm, palette.far, 0.3), palette.near, 0.4), Look(volume=7, rim=0.9))
    stage.focus(post)
    cloths = (palette.accent, palette.second, mix(palette.warm, palette.near, 0.3))
    for place, (down, turn) in enumerate(_POINTING):
        skin = dice.pick([Tone.FAIR, Tone.TAWNY, Tone.BROWN])
        angle = side * (turn + dice.bell(5))
        hand = pointing_hand(skin)
        size = 285 + dice.bell(10)
        stage.focus(stage.draw(hand, x, down, size, cloths[place % 3], turn=angle, flip=angle < 0))
    gesture, mood, waiting = _WAITING[stage.subject]
    size = 480.0 if gesture is Gesture.SITTING else 390.0
    actor = acting(gesture, mood, grown(dice), gaze=(0.5, 0.9))
    put(stage, actor, (x + side * 200, foot + 30, size), cloths[0], flip=side > 0)
    stage.front()
    stage.enclosed = True
    where = stage.place.within
    return Said(
        f"the arms of a signpost {where.en} are five hands that point five ways; {waiting.en}",
        f"ramiona drogowskazu {where.pl} to pięć dłoni, a każda wskazuje gdzie indziej; {waiting.pl}",
    )


TWIST = Twist(
    name="hands on a signpost",
    settings=("empty plain", "desert", "wheat field", "clouds", "frozen lake"),
    subjects=tuple(_WAITING),
    compose=_compose,
    number=406,
)
