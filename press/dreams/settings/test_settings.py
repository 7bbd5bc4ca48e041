"""Each setting is found by its name, and a dream can take place in it."""

from collections import defaultdict

import numpy as np
import pytest

from press.dreams.easel.palettes import PALETTES
from press.dreams.easel.paper import HEIGHT, WIDTH
from press.dreams.easel.scene import Scene
from press.dreams.settings import SETTINGS


@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_names_itself_and_four_to_six_palettes(name: str) -> None:
    setting = SETTINGS[name]
    most = 10 if name == "empty plain" else 6  # where nothing stands, any light is possible
    assert setting.name == name
    assert 4 <= len(set(setting.palettes)) == len(setting.palettes) <= most
    assert set(setting.palettes) <= set(PALETTES)
    assert setting.tags


def test_every_palette_is_used_and_none_dominates() -> None:
    shares: dict[str, float] = defaultdict(float)
    for setting in SETTINGS.values():
        for palette in setting.palettes:
            shares[palette] += 1 / len(setting.palettes) / len(SETTINGS)
    assert set(shares) == set(PALETTES)
    assert max(shares.values()) < 0.1


def test_a_third_of_the_choices_are_day() -> None:
    choices = [PALETTES[palette].day for setting in SETTINGS.values() for palette in setting.palettes]
    assert 1 / 3 < sum(choices) / len(choices) < 1 / 2


@pytest.mark.slow
@pytest.mark.parametrize("name", ["desert", "clouds", "theatre stage", "wheat field"])
def test_a_setting_carries_its_subjects_and_has_something_to_see_below(name: str) -> None:
    setting = SETTINGS[name]()
    scene = Scene(7, setting.palettes[0])
    setting.back(scene)
    setting.middle(scene)
    grounds = [setting.ground(x) for x in (0, WIDTH / 4, WIDTH / 2, WIDTH)]
    setting.front(scene)
    assert all(0.6 * HEIGHT < ground < 0.9 * HEIGHT for ground in grounds)
    assert np.isfinite(scene.picture).all()
    assert scene.picture[HEIGHT * 2 // 3 :].mean(-1).std() > 0.03
