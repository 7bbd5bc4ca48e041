"""People with gestures: drawn in one piece, on the ground, with a face that one can read."""

import itertools

import numpy as np
import pytest
from scipy import ndimage

from press.dreams.figures.figure import Figure, Place, silhouette
from press.dreams.figures.people.acting import Dress, Gesture, acting
from press.dreams.figures.people.faces import FEATURES, Feeling, face
from press.dreams.figures.people.hands import holding_hand, open_hand, pointing_hand
from press.dreams.figures.people.heads import Hair, Hat, Looks, bust

_SIZE = 420


def _shape(figure: Figure) -> np.ndarray:
    return silhouette(figure, Place(400, 700, _SIZE)) > 0.3


def _pieces(figure: Figure) -> int:
    return int(ndimage.label(_shape(figure), structure=np.ones((3, 3)))[1])


@pytest.mark.parametrize("gesture", Gesture)
def test_a_gesture_is_one_person_whose_hands_belong_to_them(gesture: Gesture) -> None:
    actor = acting(gesture, Feeling.CALM, Looks(), Dress.COAT)
    assert _pieces(actor.figure) == 1
    for hand in (actor.near, actor.far):
        x, y = Place(400, 700, _SIZE).at(hand)
        assert _shape(actor.figure)[round(y), round(x)]
    lowest = np.flatnonzero(_shape(actor.figure).any(1)).max()
    assert abs(lowest - 700) <= 0.05 * _SIZE or gesture is Gesture.REACHING_DOWN


@pytest.mark.parametrize("hair", Hair)
def test_heads_hold_together_under_every_hat(hair: Hair) -> None:
    for hat in Hat:
        assert _pieces(bust(Looks(hair, hat), Feeling.JOY)) == 1, hat


def test_hands_are_in_one_piece() -> None:
    assert [_pieces(hand()) for hand in (open_hand, pointing_hand, holding_hand)] == [1, 1, 1]


def test_no_two_feelings_look_alike() -> None:
    assert set(FEATURES) == set(Feeling)
    drawn = {feeling: [tuple(part.points) for part in face(feeling)] for feeling in Feeling}
    for one, other in itertools.combinations(Feeling, 2):
        assert drawn[one] != drawn[other]
