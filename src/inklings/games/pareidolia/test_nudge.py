"""What one straight stroke of a finger does to the sky."""

from __future__ import annotations

import itertools
import math
import random

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from inklings.games.pareidolia.clouds import SHAPES, Point, Ring, Shape
from inklings.games.pareidolia.geometry import FINGERTIP, Lying, nudged, outline_at, settled
from inklings.games.pareidolia.model import SKY, Pose

shapes = st.sampled_from(SHAPES)
along = st.integers(-SKY, SKY)
strokes = st.tuples(along, along, along, along)
lying = st.builds(Pose, along, along, st.integers(0, 359), st.booleans())
inner = st.builds(Pose, st.integers(-50, 50), st.integers(-50, 50), st.integers(0, 359), st.booleans())
clouds = st.tuples(shapes, lying).map(lambda cloud: (cloud[0], settled(*cloud)))
skies = st.lists(clouds, max_size=5).map(
    lambda listed: tuple(Lying(number, *cloud) for number, cloud in enumerate(listed))
)

UPRIGHT = Pose(0, 0, 0, False)


def _only(shape: Shape, pose: Pose = UPRIGHT) -> tuple[Lying]:
    return (Lying(0, shape, pose),)


def _off(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a line between two others."""
    x, y = end[0] - start[0], end[1] - start[1]
    part = ((point[0] - start[0]) * x + (point[1] - start[1]) * y) / (x * x + y * y)
    foot = min(max(part, 0), 1)
    return math.dist(point, (start[0] + foot * x, start[1] + foot * y))


def _distance(rings: tuple[Ring, ...], point: Point) -> float:
    """How far a point is from the nearest side of an outline."""
    return min(_off(point, p, q) for ring in rings for p, q in itertools.pairwise((*ring, ring[0])))


def _enclosed(rings: tuple[Ring, ...], point: Point) -> bool:
    """Whether the rings wind about a point; a hole winds back."""
    angles = [[math.atan2(y - point[1], x - point[0]) for x, y in ring] for ring in rings]
    turns = [
        math.remainder(b - a, math.tau) for ring in angles for a, b in itertools.pairwise((*ring, ring[0]))
    ]
    return abs(math.fsum(turns)) > 1


@given(skies, strokes)
def test_p12_clouds_never_leave_the_sky(sky: tuple[Lying, ...], stroke: tuple[int, int, int, int]) -> None:
    moved = nudged(sky, *stroke)
    for cloud in sky:
        for point in outline_at(cloud.shape, moved.get(cloud.id, cloud.pose))[0]:
            assert math.hypot(*point) <= SKY


@given(skies, along, along)
def test_p12_a_stroke_of_no_length_changes_nothing(sky: tuple[Lying, ...], x: int, y: int) -> None:
    assert nudged(sky, x, y, x, y) == {}


@given(skies, strokes, st.randoms(use_true_random=False))
def test_p12_the_order_in_which_a_sky_is_listed_changes_nothing(
    sky: tuple[Lying, ...], stroke: tuple[int, int, int, int], chance: random.Random
) -> None:
    listed = list(sky)
    chance.shuffle(listed)
    assert list(nudged(tuple(listed), *stroke).items()) == list(nudged(sky, *stroke).items())


def test_p12_clouds_met_at_once_are_listed_by_number() -> None:
    sky = tuple(Lying(number, "puff", UPRIGHT) for number in (7, 3, 5))
    assert list(nudged(sky, 0, 0, 50, 0)) == [3, 5, 7]


@given(shapes, lying, st.integers(-9, 9), st.integers(-9, 9), st.integers(1, 20), st.integers(1, 20))
@example("ring", UPRIGHT, 1, 0, 20, 20)
def test_p12_a_push_straight_through_the_centre_does_not_turn(  # noqa: PLR0913, PLR0917 - a stroke has ends
    shape: Shape, pose: Pose, step_x: int, step_y: int, before: int, after: int
) -> None:
    start = (pose.x - before * step_x, pose.y - before * step_y)
    end = (pose.x + after * step_x, pose.y + after * step_y)
    for moved in nudged(_only(shape, pose), *start, *end).values():
        assert (moved.turn, moved.flip) == (pose.turn, pose.flip)


def test_p12_a_cloud_goes_as_far_as_the_finger_still_has_to_go() -> None:
    left = min(x for x, _ in outline_at("puff", UPRIGHT)[0])
    moved = nudged(_only("puff"), -300, 0, 100, 0)[0]
    assert moved == Pose(moved.x, 0, 0, False)
    assert moved.x == pytest.approx(100 + FINGERTIP - left, abs=FINGERTIP)


def test_p12_a_cloud_under_the_finger_is_met_at_once() -> None:
    assert nudged(_only("puff"), 0, 0, 120, -50) == {0: Pose(120, -50, 0, False)}


@given(shapes, inner, st.integers(0, 359), st.integers(-SKY // 3, SKY // 3), st.integers(-SKY // 3, SKY // 3))
def test_p12_what_the_finger_meets_clings_to_it(
    shape: Shape, pose: Pose, side: int, to_x: int, to_y: int
) -> None:
    x, y = round(300 * math.cos(math.radians(side))), round(300 * math.sin(math.radians(side)))
    for moved in nudged(_only(shape, pose), x, y, to_x, to_y).values():
        touching = _distance(outline_at(shape, moved), (to_x, to_y))
        assert touching == pytest.approx(FINGERTIP, abs=0.75), "up to whole coordinates"


def test_p12_off_centre_a_cloud_turns_the_more_the_further_off() -> None:
    turns = [nudged(_only("streak"), x, 200, x, -100)[0].turn for x in range(10, 121, 10)]
    assert turns == sorted(turns, reverse=True), "upwards on the right side: against the clock"
    assert all(360 - 58 < turn < 360 for turn in turns)
    assert turns[0] > 350
    assert turns[-1] < 335


@given(shapes, lying, strokes)
def test_p12_a_stroke_turns_a_cloud_by_no_more_than_a_radian(
    shape: Shape, pose: Pose, stroke: tuple[int, int, int, int]
) -> None:
    for moved in nudged(_only(shape, pose), *stroke).values():
        assert abs((moved.turn - pose.turn + 180) % 360 - 180) <= 57


@given(shapes, inner, st.integers(-150, 150), st.integers(-150, 150), st.integers(10, 150))
def test_p12_a_centre_falls_back_behind_the_finger_but_not_past_it(
    shape: Shape, pose: Pose, x: int, y: int, way: int
) -> None:
    for moved in nudged(_only(shape, pose), x, y, x + way, y).values():
        before, after = pose.y - y, moved.y - y
        assert after * before >= 0 or abs(after) <= 1, "up to whole coordinates"
        assert moved.x - pose.x <= way + 1


def test_p12_several_clouds_in_a_row_are_pushed() -> None:
    row = tuple(Lying(number, "tower", Pose(x, 0, 0, False)) for number, x in enumerate((200, -200, 0)))
    moved = nudged(row, -400, 0, 250, 0)
    assert list(moved) == [1, 2, 0]
    assert all(moved[cloud.id].x > cloud.pose.x for cloud in row)


def test_p12_only_the_finger_pushes() -> None:
    sky = (Lying(0, "puff", Pose(-200, 0, 0, False)), Lying(1, "puff", Pose(120, 0, 0, False)))
    moved = nudged(sky, -350, 0, -50, 0)
    assert list(moved) == [0]
    assert moved[0].x > -50, "it slid over the other"


@pytest.mark.parametrize("heading", range(0, 360, 15))
def test_p12_the_hole_of_a_ring_is_a_hole(heading: int) -> None:
    x, y = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    assert nudged(_only("ring"), 0, 0, round(10 * x), round(10 * y)) == {}
    assert list(nudged(_only("ring"), 0, 0, round(80 * x), round(80 * y))) == [0]


def test_p12_a_stroke_that_passes_by_meets_nothing() -> None:
    foot = math.ceil(max(y for _, y in outline_at("streak", UPRIGHT)[0]))
    assert nudged(_only("streak"), -400, foot + FINGERTIP, 400, foot + FINGERTIP) == {}
    assert list(nudged(_only("streak"), -400, foot + FINGERTIP - 3, 400, foot + FINGERTIP - 3)) == [0]


@given(shapes, lying, strokes)
def test_p12_a_finger_meets_what_it_comes_near_to_and_nothing_else(
    shape: Shape, pose: Pose, stroke: tuple[int, int, int, int]
) -> None:
    start, end = stroke[:2], stroke[2:]
    assume(start != end)
    rings = outline_at(shape, pose)
    ends = min(_distance(rings, start), _distance(rings, end))
    nearest = min(ends, *(_off(corner, start, end) for ring in rings for corner in ring))
    assume(abs(nearest - FINGERTIP) > 1e-3)
    # A stroke that crosses a side, which is never long, comes near to a corner.
    assert (0 in nudged(_only(shape, pose), *stroke)) == (nearest < FINGERTIP or _enclosed(rings, start))


def _mirrored(pose: Pose) -> Pose:
    return Pose(-pose.x, pose.y, -pose.turn % 360, not pose.flip)


@given(skies, strokes)
def test_p12_a_mirrored_stroke_through_a_mirrored_sky_ends_mirrored(
    sky: tuple[Lying, ...], stroke: tuple[int, int, int, int]
) -> None:
    x, y, to_x, to_y = stroke
    opposite = tuple(Lying(cloud.id, cloud.shape, _mirrored(cloud.pose)) for cloud in sky)
    moved, mirrored = nudged(sky, *stroke), nudged(opposite, -x, y, -to_x, to_y)
    assert moved.keys() == mirrored.keys()
    for number, pose in moved.items():
        other = _mirrored(mirrored[number])
        assert math.dist((pose.x, pose.y), (other.x, other.y)) < 3
        assert abs((pose.turn - other.turn + 180) % 360 - 180) <= 1
        assert pose.flip == other.flip
