"""Looking: what a sky covers, and that it may be turned, mirrored and moved about and look the same."""

from __future__ import annotations

import pytest

from inklings.games.pareidolia.bot.frame import Frame
from inklings.games.pareidolia.bot.looks import SQUARES, Cloud, likeness, look, squares, turns
from inklings.games.pareidolia.bot.skies import look_of, skies
from inklings.games.pareidolia.clouds import SHAPES, Shape
from inklings.games.pareidolia.model import SKY, Pose

AREA = (2 * SKY / SQUARES) ** 2
"""Of a square."""


def laid(word: str, frame: Frame) -> list[Cloud]:
    return [Cloud(piece.shape, frame.lay(piece)) for piece in skies()[word]]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_cloud_covers_as_much_however_it_lies(shape: Shape) -> None:
    upright, aslant = Pose(0, 0, 0, flip=False), Pose(120, -90, 37, flip=True)
    first, second = (squares(Cloud(shape, pose)).bit_count() * AREA for pose in (upright, aslant))
    assert first == pytest.approx(second, rel=0.1)
    assert 10_000 < first < 40_000


def test_a_ring_has_a_hole() -> None:
    middle = 1 << (SQUARES // 2 * SQUARES + SQUARES // 2)
    assert not squares(Cloud("ring", Pose(0, 0, 0, flip=False))) & middle
    assert squares(Cloud("puff", Pose(0, 0, 0, flip=False))) & middle


def test_what_lies_below_shows_no_edge() -> None:
    below = Cloud("streak", Pose(0, 0, 0, flip=False))
    above = Cloud("puff", Pose(0, 0, 0, flip=False))
    assert look([below, above]).edges & squares(above) == look([above]).edges


@pytest.mark.parametrize("turn", [0, 30, 170, 290])
def test_a_turned_sky_looks_like_itself_in_the_turn_that_undoes_it(turn: int) -> None:
    alike, found = likeness(turns(look(laid("giraffe", Frame(30, -20, turn)))), look_of("giraffe"))
    assert alike > 0.8
    assert found == -turn % 360


def test_a_mirrored_sky_looks_like_itself() -> None:
    mirrored = look(laid("snail", Frame(0, 0, 80, mirrored=True)))
    assert likeness(turns(mirrored), look_of("snail"))[0] > 0.8
