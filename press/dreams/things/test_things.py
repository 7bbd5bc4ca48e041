"""The points that things give back are where a dream may hang something on them."""

import numpy as np
import pytest

from press.dreams.easel.paper import WIDTH
from press.dreams.easel.scene import Scene
from press.dreams.things.buildings import house
from press.dreams.things.land import height_at, ridge
from press.dreams.things.landmarks import bridge
from press.dreams.things.passages import door, stairs
from press.dreams.things.plants import tree
from press.dreams.things.sky import moon, string_between


@pytest.fixture
def scene() -> Scene:
    return Scene(5, "plum rose")


@pytest.mark.parametrize("jagged", [False, True])
def test_a_ridge_has_a_height_near_its_own_for_every_column(scene: Scene, *, jagged: bool) -> None:
    line = ridge(scene, 700, 40, jagged=jagged)
    assert line.shape == (WIDTH,)
    assert np.abs(line - 700).max() < 40 * 4
    assert height_at(line, -50) == line[0]
    assert height_at(line, WIDTH + 50) == line[-1]


def test_a_tree_gives_tips_in_its_crown(scene: Scene) -> None:
    tips = tree(scene, 400, 900, 500)
    assert len(tips) > 100
    assert all(y < 900 - 100 for _, y in tips)


def test_a_chimney_is_above_its_house(scene: Scene) -> None:
    x, y = house(scene, 300, 800, 100)
    assert 250 < x < 350
    assert y < 800 - 130


def test_a_bridge_humps_between_its_banks(scene: Scene) -> None:
    roadway = bridge(scene, (200, 700), (600, 700), 60, scene.plane(0.5))
    assert height_at(roadway, 200) == pytest.approx(700)
    assert height_at(roadway, 400) == pytest.approx(640)


def test_stairs_climb_from_foot_to_head(scene: Scene) -> None:
    slabs = stairs(scene, (300, 900), (500, 300), 120, 9)
    assert len(slabs) == 9
    assert [y for _, y in slabs] == sorted((y for _, y in slabs), reverse=True)


def test_a_crescent_is_less_than_a_moon_and_a_door_opens_above_its_foot(scene: Scene) -> None:
    full, crescent = moon(scene, 400, 300, 60), moon(scene, 400, 300, 60, crescent=True)
    share = float(crescent.sum()) / float(full.sum())
    assert 0.2 < share < 0.7
    opening = door(scene, 400, 900, 300)
    rows = np.flatnonzero(opening.max(1) > 0.5)
    assert int(rows[0]) == pytest.approx(600, abs=2)
    assert int(rows[-1]) == pytest.approx(899, abs=2)


def test_a_line_hangs_through_between_its_ends() -> None:
    line = string_between((0, 100), (800, 100), 50, 9)
    assert [line[0], line[4], line[-1]] == [(0, 100), (400, 150), (800, 100)]
