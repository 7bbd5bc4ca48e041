"""A shop for faces; the customer has none yet."""

from press.dioramas import materials as m
from press.dioramas import stage
from press.dioramas.cut import ball, box, group, put, tube
from press.dioramas.parts.beasts import beast
from press.dioramas.parts.faces import face
from press.dioramas.parts.homes import lamp
from press.dioramas.parts.people import SKINS, person
from press.dioramas.parts.rooms import wall
from press.dioramas.parts.wild import mouse
from press.dioramas.plan import Plan

_MOODS = ("glad", "sad", "sly", "afraid", "cross", "asleep")


def _mask(colour: str, mood: str, size: float) -> object:
    radii = (0.3, 0.16, 0.36)
    made = [ball(radii, m.clay(colour), lumps=0.04), *face((0, 0, 0), radii, mood)]
    made.append(ball((0.04, 0.06, 0.05), m.clay(colour), (0, -0.17, -0.04)))
    return put(group(*made), size=size)


def scene(plan: Plan) -> None:
    """Build it."""
    rng, chapter = plan.rng, plan.chapter
    stage.set_up(chapter, rng)
    put(wall(chapter, plan["paper"]), (0, 1.9, 0))
    moods = list(_MOODS)
    rng.shuffle(moods)
    colours = [chapter.pale, chapter.accent, *SKINS, chapter.key]
    for k, mood in enumerate(moods):
        at = (-1.12 + 1.02 * (k % 3) + 0.1 * (k // 3), 1.66, 3.0 + 0.95 * (k // 3) + rng.uniform(-0.08, 0.08))
        put(_mask(rng.choice(colours), mood, 1.0), at, lean=(0, rng.uniform(-8, 8)))
        tube([(at[0], 1.75, at[2] + 0.3), (at[0], 1.85, at[2] + 0.46)], 0.02, m.brass(), soft=False)
    put(box((2.3, 0.8, 0.9), m.wood("#7a4e30")), (-0.6, 0.55, 0))
    put(box((2.4, 0.95, 0.08), m.wood("#a8703f")), (-0.6, 0.5, 0.9))
    put(_mask(chapter.pale, moods[0], 0.7), (0.0, 0.3, 1.06), lean=(-70, 0), turn=20)
    keeper = beast(rng, plan["seller"], "sly", right=(0.6, -0.55, 1.0), left="chin", gaze=(0.9, 0))
    put(keeper, (-0.85, 0.95, 0.8), size=1.02, turn=24)
    buyer = person(
        rng, chapter.accent, "none", kind=plan["who"], left="reach", right="chin", hat=chapter.dark
    )
    put(buyer, (0.85, -0.45, 0), size=1.32, turn=-40)
    put(_mask(rng.choice(SKINS), "glad", 0.9), (0.28, -0.75, 1.32), turn=14, lean=(-8, 0))
    put(lamp(chapter.accent, 0.8), (-1.5, 0.35, 0.98))
    put(mouse(rng, size=0.34), (-0.35, -0.75, 0), turn=15)
    subject = (-0.05, 0.3, 2.1)
    stage.lights(chapter, subject, rng)
    stage.look(plan["view"], chapter, subject, rng, 8.8)
