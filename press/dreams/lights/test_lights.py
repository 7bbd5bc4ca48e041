"""Each light hangs where it is told to."""

import numpy as np
import pytest

from press.dreams.easel.paper import WIDTH
from press.dreams.easel.scene import Scene
from press.dreams.lights import LIGHTS, hang, lights_of


def test_every_light_belongs_to_the_day_or_to_the_night() -> None:
    assert {*lights_of(day=True), *lights_of(day=False)} == set(LIGHTS)
    assert not {*lights_of(day=True)} & {*lights_of(day=False)}


@pytest.mark.slow
@pytest.mark.parametrize("name", LIGHTS)
def test_a_light_shines_from_its_place_and_changes_the_sky_there(name: str) -> None:
    scene = Scene(3, "noon meadow" if LIGHTS[name].day else "indigo gold")
    scene.sky(0.7)
    before = scene.picture.copy()
    hang(scene, name, WIDTH * 0.3, 260, 60)
    assert list(scene.lamp) == [WIDTH * 0.3, 260]
    changed = np.abs(scene.picture - before).max(-1)
    assert float(changed[180:340, 160:320].mean()) > float(changed.mean())
    assert scene.glowing.max() > 0
