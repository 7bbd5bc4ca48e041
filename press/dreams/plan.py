"""What a seed decides before anything is painted: twist and subject, place, colours and light."""

from dataclasses import dataclass

from press.chance import Chance
from press.dreams.easel.palettes import PALETTES
from press.dreams.lights import lights_of
from press.dreams.settings import SETTINGS
from press.dreams.twists import FIRST_EDITION, NUMBERED, TWISTS


@dataclass(frozen=True)
class Plan:
    """A dream in five words."""

    seed: int
    twist: str
    subject: str
    setting: str
    palette: str
    light: str


def plan(seed: int) -> Plan:
    """The plan of a seed; each choice has a stream of its own, so that a change in one leaves the others."""
    chance = Chance(seed)
    twist = NUMBERED[seed // 100] if seed >= 10_000 else TWISTS[chance.dice("twist").pick(FIRST_EDITION)]
    setting = SETTINGS[chance.dice("setting").pick(twist.settings)]
    palette = chance.dice("palette").pick(setting.palettes)
    lights = lights_of(day=PALETTES[palette].day)
    return Plan(
        seed=seed,
        twist=twist.name,
        subject=chance.dice("subject").pick(twist.subjects),
        setting=setting.name,
        palette=palette,
        light=chance.dice("light").pick(lights),
    )
