import numpy as np
import pytest
from scipy import ndimage

from press.dreams.figures.figure import Figure, Place, silhouette
from press.dreams.figures.objects import OBJECTS

SIZE = 420


def reach(figure: Figure) -> tuple[float, float, float, float]:
    """The outermost left, right, low and high of a figure, in its own units."""
    rows, columns = np.nonzero(silhouette(figure, Place(400, 700, SIZE)) > 0.5)
    left, right = (columns.min() - 400) / SIZE, (columns.max() - 400) / SIZE
    return float(left), float(right), float(700 - rows.max()) / SIZE, float(700 - rows.min()) / SIZE


@pytest.mark.parametrize("figure", OBJECTS.values(), ids=OBJECTS)
def test_an_object_stands_on_the_ground_within_its_square(figure: Figure) -> None:
    left, right, low, high = reach(figure)
    assert left >= -0.8
    assert right <= 0.8
    assert abs(low) <= 0.03
    assert high <= 1.35


@pytest.mark.parametrize("figure", OBJECTS.values(), ids=OBJECTS)
def test_no_part_of_an_object_floats(figure: Figure) -> None:
    whole = silhouette(figure, Place(400, 700, SIZE)) > 0.3
    assert ndimage.label(whole, structure=np.ones((3, 3)))[1] == 1


@pytest.mark.parametrize("name", ["feather", "key", "paintbrush", "pencil", "spoon", "telescope", "violin"])
def test_a_long_thin_object_lies_so_that_it_can_be_a_bridge(name: str) -> None:
    left, right, _, high = reach(OBJECTS[name])
    assert left + right == pytest.approx(0, abs=0.05)
    assert right - left >= 0.95
    assert high <= 0.4
