"""How clouds lie in the sky, are tossed into it and pulled into it."""

from __future__ import annotations

import math
import random
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklings.games.pareidolia.clouds import SHAPES, Point, Shape, outline
from inklings.games.pareidolia.geometry import _REACH, FINGERTIP, _swing, outline_at, settled, tossed
from inklings.games.pareidolia.model import SKY, Pose

shapes = st.sampled_from(SHAPES)
along = st.integers(-SKY, SKY)
poses = st.builds(Pose, along, along, st.integers(0, 359), st.booleans())


def in_the_sky(shape: Shape, pose: Pose) -> bool:
    return all(math.hypot(*point) <= SKY for ring in outline_at(shape, pose) for point in ring)


def _transformed(point: Point, transform: str) -> Point:
    """What SVG makes of a point: each transform's matrix as its specification has it, the last one first."""
    x, y = point
    for name, numbers in reversed(re.findall(r"(\w+)\((.*?)\)", transform)):
        values = [float(number) for number in numbers.split()]
        match name:
            case "translate":
                x, y = x + values[0], y + values[1]
            case "rotate":
                angle = math.radians(values[0])
                x, y = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
            case "scale":
                x, y = x * values[0], y * values[1]
            case _:
                pytest.fail(name)
    return x, y


@given(shapes, poses)
def test_an_outline_lies_where_the_transform_of_the_screens_puts_it(shape: Shape, pose: Pose) -> None:
    transform = f"translate({pose.x} {pose.y}) rotate({pose.turn})" + " scale(-1 1)" * pose.flip
    for ring, placed in zip(outline(shape), outline_at(shape, pose), strict=True):
        for point, there in zip(ring, placed, strict=True):
            assert there == pytest.approx(_transformed(point, transform), abs=1e-9)


def test_a_turn_is_clockwise_on_a_screen_and_a_flip_comes_before_it() -> None:
    x, y = outline("crescent")[0][0]
    assert outline_at("crescent", Pose(0, 0, 90, False))[0][0] == pytest.approx((-y, x))
    assert outline_at("crescent", Pose(0, 0, 90, True))[0][0] == pytest.approx((-y, -x))


@given(shapes, poses)
def test_a_settled_cloud_is_in_the_sky_and_stays_as_it_is(shape: Shape, pose: Pose) -> None:
    lies = settled(shape, pose)
    assert in_the_sky(shape, lies)
    assert settled(shape, lies) == lies
    assert (lies.turn, lies.flip) == (pose.turn, pose.flip)


@given(shapes, poses)
def test_a_cloud_in_the_sky_is_not_moved(shape: Shape, pose: Pose) -> None:
    if in_the_sky(shape, pose):
        assert settled(shape, pose) == pose


@given(shapes, poses)
def test_a_cloud_is_pulled_straight_to_the_middle_and_no_further_than_needed(
    shape: Shape, pose: Pose
) -> None:
    lies = settled(shape, pose)
    if lies != pose:
        far = math.hypot(pose.x, pose.y)
        edge = outline_at(shape, Pose(0, 0, pose.turn, pose.flip))[0]

        def place(reach: int) -> Point:
            return reach * pose.x / far, reach * pose.y / far

        def holds(x: float, y: float) -> bool:
            return all(math.hypot(x + a, y + b) <= SKY for a, b in edge)

        inside = [reach for reach in range(math.ceil(far) + 1) if holds(*place(reach))]
        whole = [(round(x), round(y)) for x, y in map(place, inside)]
        assert (lies.x, lies.y) == [there for there in whole if holds(*there)][-1]


@given(shapes, along, along, st.integers())
def test_p9_a_tossed_cloud_always_lands_inside(shape: Shape, x: int, y: int, seed: int) -> None:
    assert in_the_sky(shape, tossed(shape, x, y, random.Random(seed)))


def test_p9_a_toss_goes_into_the_centre_of_play() -> None:
    chance = random.Random(9)
    landed = [tossed("puff", 300, -400, chance) for _ in range(200)]
    assert all(math.dist((pose.x, pose.y), (120, -160)) <= 91 for pose in landed)


def test_p9_a_toss_goes_where_it_is_flicked_but_chance_does_the_rest() -> None:
    chance = random.Random(9)
    landed = [tossed("puff", 150, -100, chance) for _ in range(400)]
    assert all(math.dist((pose.x, pose.y), (150, -100)) <= 91 for pose in landed)
    assert len({(pose.x, pose.y) for pose in landed}) > 300
    assert len({pose.turn // 30 for pose in landed}) == 12
    assert {pose.flip for pose in landed} == {False, True}
    assert tossed("puff", 1, 2, random.Random(3)) == tossed("puff", 1, 2, random.Random(3))


class Calm(random.Random):
    """A chance by which nothing drifts."""

    def random(self) -> float:
        return 0.0


def test_p9_without_drift_a_toss_rests_where_it_is_aimed_but_no_further_than_the_centre_of_play() -> None:
    for aim, rest in (((150, -100), (150, -100)), ((0, 0), (0, 0)), ((300, -400), (120, -160))):
        pose = tossed("puff", *aim, Calm())
        assert (pose.x, pose.y) == rest


def test_p9_a_tossed_cloud_drifts_every_way_alike() -> None:
    chance = random.Random(9)
    landed = [tossed("puff", 0, 0, chance) for _ in range(3000)]
    ways = Counter(math.degrees(math.atan2(pose.y, pose.x)) % 360 // 30 for pose in landed)
    assert all(180 < ways[way] < 320 for way in range(12)), "a twelfth of them is 250"
    assert 1350 < sum(pose.flip for pose in landed) < 1650, "it lands on either side alike"
    assert 1350 < sum(math.hypot(pose.x, pose.y) > 90 / math.sqrt(2) for pose in landed) < 1650, "half"


@pytest.mark.parametrize("shape", SHAPES)
def test_no_finger_reaches_a_cloud_from_further_off(shape: Shape) -> None:
    assert max(math.hypot(*point) for point in outline(shape)[0]) + FINGERTIP <= _REACH


def test_p12_a_cloud_swings_as_it_always_did() -> None:
    """Old logs are played again by these rules: a degree more or less and their clouds lie elsewhere."""
    assert _swing(78, 10_000) == 29, "met half as far off centre as can be: half a radian at last"
    assert _swing(153.5, 100) == 36, "and after 100 units of the way 63 % of what it comes to"
    assert _swing(-153.5, 100) == -36
    assert _swing(0, 10_000) == 0
