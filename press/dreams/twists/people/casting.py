"""Who plays in these twists: looks and clothes by chance, and how they are set on the sheet."""

from press.chance import Dice
from press.dreams.easel.paper import Colour, Field, mix
from press.dreams.easel.shapes import Point
from press.dreams.figures.figure import Place, Tone
from press.dreams.figures.people.acting import Actor, Dress
from press.dreams.figures.people.heads import Hair, Hat, Looks
from press.dreams.stage import Stage

_SKINS = (Tone.FAIR, Tone.FAIR, Tone.TAWNY, Tone.BROWN)
_HAIRS = (Hair.SHORT, Hair.BOB, Hair.LONG, Hair.BUN, Hair.BRAIDS, Hair.CURLS)
_TONES = (Tone.DEEP, Tone.DEEP, Tone.ACCENT, Tone.GREY)


def grown(dice: Dice, hats: tuple[Hat, ...] = (Hat.NONE, Hat.NONE, Hat.BOWLER, Hat.CAP)) -> Looks:
    """Someone grown up."""
    hair = dice.pick(_HAIRS)
    tone = dice.pick(_TONES)
    hat = dice.pick(hats)
    bearded = hair is Hair.SHORT and dice.likely(0.5)
    return Looks(
        hair=hair,
        hat=Hat.NONE if hair in {Hair.BUN, Hair.CURLS} else hat,
        skin=dice.pick(_SKINS),
        hair_tone=tone,
        beard=bearded,
        age=1 if tone is Tone.GREY else 0,
    )


def child(dice: Dice) -> Looks:
    """Someone small."""
    return Looks(
        hair=dice.pick((Hair.SHORT, Hair.BRAIDS, Hair.BOB, Hair.CURLS)),
        hat=dice.pick((Hat.NONE, Hat.NONE, Hat.BEANIE)),
        skin=dice.pick(_SKINS),
        hair_tone=dice.pick((Tone.DEEP, Tone.ACCENT)),
    )


def dress(dice: Dice) -> Dress:
    """What someone wears."""
    return dice.pick((Dress.TROUSERS, Dress.COAT, Dress.GOWN))


def pair_of_cloths(stage: Stage) -> tuple[Colour, Colour]:
    """Two colours for two people, which chance deals out."""
    palette = stage.scene.palette
    cloths = palette.accent, mix(palette.second, palette.near, 0.12)
    return cloths if stage.dice.likely(0.5) else (cloths[1], cloths[0])


def put(
    stage: Stage,
    actor: Actor,
    at: tuple[float, float, float],
    cloth: Colour,
    *,
    flip: bool = False,
    turn: float = 0,
    grounded: bool = True,
) -> "Put":
    """Paint someone at x, y, so tall; gives where their hands and head are."""
    place = Place(*at, flip=flip, turn=turn)
    shape = stage.draw(actor.figure, *at, cloth, flip=flip, turn=turn, grounded=grounded)
    stage.focus(shape)
    return Put(shape, place.at(actor.near), place.at(actor.far), place.at(actor.head))


class Put:
    """Someone on the sheet."""

    def __init__(self, shape: Field, near: Point, far: Point, head: Point) -> None:
        self.shape = shape
        self.near = near
        self.far = far
        self.head = head
