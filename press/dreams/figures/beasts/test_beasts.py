import numpy as np
import pytest
from scipy import ndimage

from press.dreams.easel.paper import HEIGHT, WIDTH, Field
from press.dreams.figures.beasts import BEASTS
from press.dreams.figures.figure import Figure, Place, silhouette

SIZE = 480
PLACE = Place(WIDTH / 2, HEIGHT * 0.75, SIZE)

each_beast = pytest.mark.parametrize("beast", BEASTS.values(), ids=BEASTS)


def cut_out(beast: Figure) -> Field:
    return silhouette(beast, PLACE)


@each_beast
def test_a_beast_lies_within_its_unit_square(beast: Figure) -> None:
    rows, columns = np.nonzero(cut_out(beast) > 0.5)
    left, right = (columns.min() - PLACE.x) / SIZE, (columns.max() - PLACE.x) / SIZE
    assert -0.75 <= left < 0 < right <= 0.75
    assert (PLACE.y - rows.min()) / SIZE <= 1.3


@each_beast
def test_a_beast_stands_on_the_ground(beast: Figure) -> None:
    rows, _ = np.nonzero(cut_out(beast) > 0.5)
    assert abs(PLACE.y - rows.max()) / SIZE <= 0.03


@each_beast
def test_no_part_of_a_beast_floats(beast: Figure) -> None:
    touched = cut_out(beast) > 0.1  # a tuft's fine tip covers only a part of its pixels
    _, pieces = ndimage.label(touched, np.ones((3, 3)))
    assert pieces == 1


@each_beast
def test_a_beast_looks_out_of_its_own_body(beast: Figure) -> None:
    inside = cut_out(beast) > 0.5
    assert beast.eyes
    for x, y in map(PLACE.at, beast.eyes):
        assert inside[round(y), round(x)]
