"""From a seed to a dream: the plan is composed, judged, told in two languages and finished."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from PIL import Image

from press.dreams.easel.finish import finished
from press.dreams.easel.paper import HEIGHT, Field, blur
from press.dreams.easel.scene import Scene
from press.dreams.overhead import hang_overhead
from press.dreams.plan import Plan, plan
from press.dreams.settings import SETTINGS
from press.dreams.stage import Stage
from press.dreams.twists import TWISTS
from press.dreams.words import LIGHTS, Said, sentence

_LEAST_FOCUS = 0.12
"""A focal thing smaller than this share of the sheet gets lost on a table."""

_LEAST_VISIBLE = 0.7
_LEAST_DETAIL = 0.003
"""How much the lower third must vary for the eye to find something there."""

_LONGEST = 160
"""A sentence read aloud should end before the listener forgets its beginning."""


@dataclass(frozen=True)
class Dream:
    """A painted dream and all that can be said of it."""

    plan: Plan
    image: Image.Image
    alt: Mapping[str, str]
    light_hangs: bool
    faults: tuple[str, ...]
    """Why it may have to be painted over."""

    @property
    def tags(self) -> tuple[str, ...]:
        """What it was made of; its light only if it is to be seen."""
        made_of = self.plan
        light = (made_of.light,) if self.light_hangs else ()
        return (made_of.twist, made_of.setting, made_of.palette, made_of.subject, *light)


def dream(seed: int) -> Dream:
    """Paint the dream of a seed: the same every time."""
    chosen = plan(seed)
    scene = Scene(seed, chosen.palette)
    stage = Stage(scene, SETTINGS[chosen.setting](), chosen.subject, chosen.light)
    told = TWISTS[chosen.twist].compose(stage)
    faults = tuple(_faults(stage))
    hang_overhead(stage)
    return Dream(
        plan=chosen,
        image=finished(scene),
        alt=_sentences(told, chosen.light if stage.light_hangs else None),
        light_hangs=stage.light_hangs,
        faults=faults,
    )


def _sentences(told: Said, light: str | None) -> Mapping[str, str]:
    """The words of the twist, begun with the light if there is room for it."""
    lit = LIGHTS[light] if light else Said("", "")
    return {
        "en": _begun(f"{lit.en}, ", told.en) if light else sentence(told.en),
        "pl": _begun(f"{lit.pl} ", told.pl) if light else sentence(told.pl),
    }


def _begun(beginning: str, words: str) -> str:
    longer = sentence(beginning + words)
    return longer if len(longer) <= _LONGEST else sentence(words)


def _faults(stage: Stage) -> list[str]:
    faults = []
    if stage.focal_share() < _LEAST_FOCUS:
        faults.append(f"the focus takes {stage.focal_share():.0%} of the sheet")
    if stage.visible_share() < _LEAST_VISIBLE:
        faults.append(f"{stage.visible_share():.0%} of the focus is visible")
    if _detail(stage.scene.picture[HEIGHT * 2 // 3 :]) < _LEAST_DETAIL:
        faults.append(f"the lower third is empty ({_detail(stage.scene.picture[HEIGHT * 2 // 3 :]):.4f})")
    return faults


def _detail(picture: Field) -> float:
    """How much a picture varies over a few pixels; grain does not count."""
    grey = blur(np.asarray(picture.mean(-1), np.float32), 3)
    down, right = np.gradient(grey)
    return float(np.hypot(down, right).mean())
