import numpy as np
import pytest
from scipy import ndimage

from press.dreams.figures.figure import Figure, Place, silhouette
from press.dreams.figures.people import HOLDS, PEOPLE

SIZE = 420
IN_PIECES = {"juggler"}  # the balls are in the air


def standing(figure: Figure) -> np.ndarray:
    return silhouette(figure, Place(400, 700, SIZE))


@pytest.mark.parametrize("figure", PEOPLE.values(), ids=PEOPLE)
def test_someone_stands_on_the_ground_within_their_square(figure: Figure) -> None:
    rows, columns = np.nonzero(standing(figure) > 0.5)
    assert np.abs(columns - 400).max() <= 0.8 * SIZE
    assert abs(700 - rows.max()) <= 0.03 * SIZE
    assert 700 - rows.min() <= 1.35 * SIZE


@pytest.mark.parametrize("figure", PEOPLE.values(), ids=PEOPLE)
def test_no_part_of_anyone_floats(figure: Figure) -> None:
    pieces = ndimage.label(standing(figure) > 0.3, structure=np.ones((3, 3)))[1]
    assert (pieces == 1) == (figure.name not in IN_PIECES)


@pytest.mark.parametrize("name", HOLDS)
def test_a_hold_lies_on_the_figure(name: str) -> None:
    x, y = Place(400, 700, SIZE).at(HOLDS[name])
    near = standing(PEOPLE[name])[round(y) - 8 : round(y) + 9, round(x) - 8 : round(x) + 9]
    assert near.max() > 0.3
