"""A dream on the easel: the scene and the place, what the plan chose, and a record of what can be seen."""

from collections.abc import Sequence

import numpy as np

from press.chance import Dice
from press.dreams.easel.paper import HEIGHT, WIDTH, Colour, Field, blur, mix
from press.dreams.easel.scene import Scene
from press.dreams.easel.shapes import Point
from press.dreams.figures.cast import FIGURES, extent
from press.dreams.figures.figure import Figure, Place, draw, silhouette
from press.dreams.lights import hang
from press.dreams.settings.setting import Setting
from press.dreams.things.land import contact_shadow
from press.dreams.words import NOUNS, PLACES, Noun, PlaceWords

_AIR, _NEAR = 24, 0.2
"""A thing on a table also claims the air round it: so far in pixels, down to this much of a blur."""

_CHANGED = 0.03
"""A pixel that changed by less is still the same."""

_STEEP = {"rooftops", "city of stairs"}


class Stage:
    """What a twist has to hand; it calls `back`, `middle` and `front` once each, in this order."""

    def __init__(self, scene: Scene, setting: Setting, subject: str, light: str) -> None:
        self.scene = scene
        self.setting = setting
        self.subject = subject
        self.light = light
        self.dice: Dice = scene.chance.dice("composition")
        self.light_hangs = False
        """Whether the plan's light is to be seen."""
        self.enclosed = False
        """Whether something close frames the whole sheet, so that nothing can hang in from above.

        What is enclosed before the front is painted hides the front, and not the other way round.
        """
        self._focus: Field = np.zeros((HEIGHT, WIDTH), np.float32)
        self._hidden: Field = np.zeros((HEIGHT, WIDTH), np.float32)

    # --- planes -------------------------------------------------------------------------------------

    def back(self, lamp: Point, reach: float = 430, strength: float = 1) -> None:
        """Light the scene from here, and paint sky and far planes."""
        self.scene.light_from(*lamp, reach, strength)
        self.setting.back(self.scene)

    def hang_light(self, x: float, y: float, radius: float) -> None:
        """Hang the plan's light in the sky, if there is one."""
        if self.setting.indoors:
            return
        hang(self.scene, self.light, x, y, radius)
        self.light_hangs = True

    def middle(self) -> None:
        """Paint the ground that subjects stand on."""
        self.setting.middle(self.scene)

    def front(self) -> None:
        """Paint what frames the picture, and note what it hides."""
        before = self.scene.picture.copy()
        self.setting.front(self.scene)
        if not self.enclosed:
            self._hidden = (np.abs(self.scene.picture - before).max(-1) > _CHANGED).astype(np.float32)

    def ground(self, x: float) -> float:
        """Where feet stand in this column."""
        return self.setting.ground(x)

    def footing(self, x: float, least: float) -> float:
        """Where a large figure stands: at least so far down, unless there are only roofs to stand on."""
        ground = self.ground(x)
        return ground if self.setting.name in _STEEP else max(ground + 20, HEIGHT * least)

    def moon_tint(self) -> Colour:
        """By day a moon is no brighter than a cloud."""
        palette = self.scene.palette
        return mix(palette.light, palette.accent, 0.55) if palette.day else palette.light

    # --- words --------------------------------------------------------------------------------------

    @property
    def place(self) -> PlaceWords:
        """How one speaks of where this is."""
        return PLACES[self.setting.name]

    @property
    def noun(self) -> Noun:
        """The subject's name."""
        return NOUNS[self.subject]

    # --- focus --------------------------------------------------------------------------------------

    def focus(self, mask: Field) -> Field:
        """Note that this is what the dream is about."""
        self._focus = np.maximum(self._focus, mask)
        return mask

    def focal_share(self) -> float:
        """How much of the sheet the visible part of the focus takes, with the air close round it."""
        return float((blur(self._focus * (1 - self._hidden), _AIR) > _NEAR).mean())

    def visible_share(self) -> float:
        """How much of the focus is not hidden by the front."""
        return float((self._focus * (1 - self._hidden)).sum() / max(self._focus.sum(), 1))

    def is_free(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether nothing of the focus lies here, given as shares of the sheet."""
        rows = slice(int(top * HEIGHT), int(bottom * HEIGHT))
        return float(self._focus[rows, int(left * WIDTH) : int(right * WIDTH)].mean()) < 0.02

    # --- colours and figures ------------------------------------------------------------------------

    def against(self, mask: Field, among: Sequence[Colour] | None = None) -> Colour:
        """Of these colours, the one that stands out best from what is painted here."""
        palette = self.scene.palette
        colours = among or (
            palette.accent,
            palette.second,
            mix(palette.second, palette.near, 0.45),
            mix(palette.accent, palette.light, 0.3),
        )
        below = self.scene.picture[mask > 0.5].mean(0) if mask.max() > 0.5 else palette.middle
        return max(colours, key=lambda colour: _contrast(colour, below))

    def draw(
        self,
        name: str | Figure,
        x: float,
        y: float,
        size: float,
        colour: Colour | None = None,
        *,
        flip: bool = False,
        turn: float = 0,
        grounded: bool = False,
    ) -> Field:
        """Paint a figure in a colour that stands out; gives its silhouette."""
        place = Place(x, y, size, flip=flip, turn=turn)
        figure = FIGURES[name] if isinstance(name, str) else name
        tint = self.against(silhouette(figure, place)) if colour is None else colour
        if grounded:
            contact_shadow(self.scene, x, y, size * 0.6)
        return draw(self.scene, figure, place, tint)

    def fit(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float,
        colour: Colour | None = None,
        *,
        standing: bool = False,
        flip: bool = False,
        turn: float = 0,
    ) -> Field:
        """Paint a figure as large as a box allows: round the point (x, y), or standing on it."""
        box = extent(name)
        size = min(width / box.width, height / box.height)
        aside = (box.left + box.right) / 2 * size
        low = 0 if standing else (box.bottom + box.top) / 2 * size
        return self.draw(
            name,
            x + (aside if flip else -aside),
            y + low,
            size,
            colour,
            flip=flip,
            turn=turn,
            grounded=standing,
        )


def placed(
    name: str, x: float, y: float, width: float, height: float, *, standing: bool, flip: bool
) -> Place:
    """Where a figure fills a box round the point (x, y), or one standing on it."""
    box = extent(name)
    size = min(width / box.width, height / box.height)
    aside = (box.left + box.right) / 2 * size
    low = box.bottom * size if standing else (box.bottom + box.top) / 2 * size
    return Place(x + (aside if flip else -aside), y + low, size, flip=flip)


def _contrast(one: Colour, other: Colour) -> float:
    """How different two colours look; lightness counts most."""
    weights = np.array([0.3, 0.59, 0.11], np.float32)
    lightness = abs(float((one - other) @ weights))
    return 1.6 * lightness + float(np.abs(one - other).mean())
