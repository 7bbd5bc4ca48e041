"""The light in the sky: one for every dream, hung over the painted sky before the middle plane."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from press.dreams.easel.scene import Scene
from press.dreams.lights import day, night


@dataclass(frozen=True)
class Light:
    """One way for a sky to be lit."""

    name: str
    hang: Callable[[Scene, float, float, float], None]
    """Paint it round (x, y), so large."""
    day: bool = False
    """Made for palettes of the day."""


def hang(scene: Scene, name: str, x: float, y: float, radius: float) -> None:
    """Hang the light of this name; the scene's lamp is where it hangs."""
    scene.light_from(x, y, radius * 4.6)
    LIGHTS[name].hang(scene, x, y, radius)


def lights_of(*, day: bool) -> tuple[str, ...]:
    """The names of the lights for the day, or for the night."""
    return tuple(name for name, light in LIGHTS.items() if light.day == day)


LIGHTS: Mapping[str, Light] = {
    light.name: light
    for light in (
        Light("moon", night.full_moon),
        Light("crescent", night.crescent),
        Light("sunburst", night.sunburst),
        Light("aurora", night.aurora),
        Light("eclipse", night.eclipse),
        Light("striped sun", night.striped_sun),
        Light("comet", night.comet),
        Light("twin moons", night.twin_moons),
        Light("falling stars", night.falling_stars),
        Light("ringed planet", night.ringed_planet),
        Light("star swirl", night.star_swirl),
        Light("pale sun", day.pale_sun, day=True),
        Light("low sun", day.low_sun, day=True),
        Light("gap in the rain", day.gap_in_the_rain, day=True),
        Light("rainbow", day.rainbow, day=True),
        Light("snowfall", day.snowfall, day=True),
    )
}
"""Every light by its name."""
