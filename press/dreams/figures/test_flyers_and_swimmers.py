"""Every creature of air and water is whole, stands where it should and fits where it is put."""

import numpy as np
import pytest
from scipy import ndimage

from press.dreams.figures.figure import Figure, Place, silhouette
from press.dreams.figures.swimmers import SWIMMERS
from press.dreams.figures.wings import STANDING, WINGS

_SIZE, _FOOT = 420, 700
_FIGURES = [pytest.param(figure, id=name) for name, figure in {**WINGS, **SWIMMERS}.items()]


def _outlined(figure: Figure) -> np.ndarray:
    """Where the figure is, as rows and columns in its own units: x to the right and y up from its (0, 0)."""
    rows, columns = np.nonzero(silhouette(figure, Place(400, _FOOT, _SIZE)) > 0.5)
    return np.stack([(columns - 400) / _SIZE, (_FOOT - rows) / _SIZE])


@pytest.mark.parametrize("figure", _FIGURES)
def test_a_creature_is_one_piece(figure: Figure) -> None:
    _, count = ndimage.label(silhouette(figure, Place(400, _FOOT, _SIZE)) > 0.3, np.ones((3, 3)))
    assert count == 1


@pytest.mark.parametrize("figure", _FIGURES)
def test_a_creature_fits_its_square(figure: Figure) -> None:
    x, y = _outlined(figure)
    assert np.abs(x).max() <= 0.76
    assert np.abs(y).max() <= 1.3
    assert max(np.ptp(x), np.ptp(y)) >= 0.75


@pytest.mark.parametrize("name", sorted(STANDING))
def test_a_standing_bird_stands_on_the_ground(name: str) -> None:
    _, y = _outlined(WINGS[name])
    assert abs(y.min()) <= 0.03


@pytest.mark.parametrize("name", sorted(set(WINGS) - STANDING | set(SWIMMERS)))
def test_what_flies_or_swims_is_drawn_round_its_middle(name: str) -> None:
    x, y = _outlined({**WINGS, **SWIMMERS}[name])
    assert abs(x.max() + x.min()) / 2 <= 0.01
    assert abs(y.max() + y.min()) / 2 <= 0.01


@pytest.mark.parametrize("figure", _FIGURES)
def test_eyes_look_out_of_the_creature(figure: Figure) -> None:
    place = Place(400, _FOOT, _SIZE)
    whole = silhouette(figure, place)
    for eye in figure.eyes:
        x, y = place.at(eye)
        assert whole[round(y), round(x)] > 0.9


def test_each_creature_is_known_by_its_own_name() -> None:
    assert not set(WINGS) & set(SWIMMERS)
    assert all(figure.name == name for name, figure in {**WINGS, **SWIMMERS}.items())
