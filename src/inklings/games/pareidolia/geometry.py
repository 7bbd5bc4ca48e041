"""How clouds lie in the sky, and where a toss or the stroke of a finger leaves them.

The screens reckon nothing of this: they draw the poses that they are told. A cloud that is drawn about its
centre of gravity lies where this SVG transform puts it, which is applied from right to left:
`translate(x y) rotate(turn) scale(-1 1)`, the last only if the cloud is flipped.

A stroke is not simulated, so it never surprises. What the finger meets clings to it to the end of the
stroke, and swings about it as what is dragged over a table does: met straight through its centre it does not
turn at all; the further off centre it is met, the more its centre falls back.
"""

from __future__ import annotations

import math
import random
from functools import cache, lru_cache

from msgspec import Struct

from inklings.games.pareidolia.clouds import Point, Ring, Shape, outline
from inklings.games.pareidolia.model import SKY, Pose
from inklings.games.pareidolia.stroke import met

FINGERTIP = 14
"""The radius of the finger that strokes the sky."""

_CENTRE = 200  # how far from the middle of the sky a toss can be aimed
_DRIFT = 90  # how far from where it was aimed a tossed cloud may come to rest
_REACH = 156  # how far a finger can be from the centre of a cloud that it touches
_EASE = 100  # the way in which most of a swing is done


class Lying(Struct, frozen=True, dict=True):
    """A cloud in the sky."""

    id: int
    shape: Shape
    pose: Pose


@lru_cache(maxsize=512)
def outline_at(shape: Shape, pose: Pose) -> tuple[Ring, ...]:
    """The rings of a cloud as it lies: its edge, then its holes. Kept, for most clouds lie still."""
    cos, sin = _direction(pose.turn)
    side = -1 if pose.flip else 1
    return tuple(
        tuple((pose.x + (side * x * cos - y * sin), pose.y + (side * x * sin + y * cos)) for x, y in ring)
        for ring in outline(shape)
    )


def settled(shape: Shape, pose: Pose) -> Pose:
    """The pose itself if all of the cloud is then in the sky, else the nearest such towards the middle."""
    far = math.hypot(pose.x, pose.y)
    if far + _radius(shape) < SKY:
        return pose
    edge = outline_at(shape, Pose(0, 0, pose.turn, pose.flip))[0]
    if _fits(edge, pose.x, pose.y):
        return pose
    out = (pose.x / far, pose.y / far)
    room = min(_room(point, out) for point in edge)
    inward = ((round(reach * out[0]), round(reach * out[1])) for reach in range(math.floor(room), -1, -1))
    x, y = next(place for place in inward if _fits(edge, *place))  # in the middle every cloud fits
    return Pose(x, y, pose.turn, pose.flip)


def tossed(shape: Shape, x: int, y: int, chance: random.Random) -> Pose:
    """Where a cloud comes to rest that was flicked towards a place: near the centre of the sky (P9)."""
    short = min(1.0, _CENTRE / max(1.0, math.hypot(x, y)))
    drift, heading = _DRIFT * math.sqrt(chance.random()), math.tau * chance.random()
    turn, flip = chance.randrange(360), chance.random() < 1 / 2
    rest_x, rest_y = short * x + drift * math.cos(heading), short * y + drift * math.sin(heading)
    return settled(shape, Pose(round(rest_x), round(rest_y), turn, flip))


def nudged(sky: tuple[Lying, ...], x: int, y: int, to_x: int, to_y: int) -> dict[int, Pose]:
    """Where one straight stroke leaves the clouds that it meets, in the order in which it meets them (P12).

    Only the finger pushes; clouds slide over one another. A cloud that is pushed against the edge of the sky
    is among them, though it may not have moved.
    """
    way, ahead = _way(x, y, to_x, to_y)
    meetings = [
        (gone, cloud.id, cloud)
        for cloud in sky
        if way and (gone := _meeting(cloud, (x, y), ahead, way)) is not None
    ]
    return {
        number: _pushed(cloud, (x + gone * ahead[0], y + gone * ahead[1]), ahead, way - gone)
        for gone, number, cloud in sorted(meetings, key=lambda meeting: meeting[:2])
    }


def meets(cloud: Lying, x: int, y: int, to_x: int, to_y: int) -> bool:
    """Whether a stroke meets a cloud."""
    way, ahead = _way(x, y, to_x, to_y)
    return way > 0 and _meeting(cloud, (x, y), ahead, way) is not None


def _way(x: int, y: int, to_x: int, to_y: int) -> tuple[float, Point]:
    """How long a stroke is, and where it leads."""
    way = math.hypot(to_x - x, to_y - y)
    return way, ((to_x - x) / way, (to_y - y) / way) if way else (0.0, 0.0)


def _meeting(cloud: Lying, start: Point, ahead: Point, way: float) -> float | None:
    """How far a stroke gets until it meets a cloud; None if it never does."""
    if not _near(cloud.pose, start, ahead, way):
        return None
    return met(outline_at(cloud.shape, cloud.pose), start, ahead, way, FINGERTIP)


def _near(pose: Pose, start: Point, ahead: Point, way: float) -> bool:
    """Whether a stroke comes so near to a cloud's centre that it may meet the cloud."""
    along = min(max((pose.x - start[0]) * ahead[0] + (pose.y - start[1]) * ahead[1], 0), way)
    return math.dist((pose.x, pose.y), (start[0] + along * ahead[0], start[1] + along * ahead[1])) <= _REACH


def _pushed(cloud: Lying, finger: Point, ahead: Point, rest: float) -> Pose:
    """Where a cloud ends that clings to the finger from here on, for the rest of its way."""
    pose = cloud.pose
    x, y = pose.x - finger[0], pose.y - finger[1]
    swing = _swing(ahead[0] * y - ahead[1] * x, rest)
    cos, sin = _direction(swing)
    to_x = finger[0] + rest * ahead[0] + x * cos - y * sin
    to_y = finger[1] + rest * ahead[1] + x * sin + y * cos
    return settled(cloud.shape, Pose(round(to_x), round(to_y), (pose.turn + swing) % 360, pose.flip))


def _swing(right: float, rest: float) -> int:
    """By how many degrees a cloud turns whose centre is so far right of the finger's way: at most a radian.

    A centre never swings past the finger's way: its angle from there is no less than the angle's sine, and
    that is at least `right / _REACH`.
    """
    return round(math.degrees(right / _REACH * -math.expm1(-rest / _EASE)))


def _direction(turn: int) -> Point:
    """The cosine and sine of a turn in degrees."""
    angle = math.radians(turn)
    return math.cos(angle), math.sin(angle)


@cache
def _radius(shape: Shape) -> float:
    """How far a cloud reaches from its middle, and a hair more: nearer to the edge it may not fit."""
    return max(math.hypot(*point) for point in outline(shape)[0]) + 1e-6


def _fits(edge: Ring, x: int, y: int) -> bool:
    """Whether an edge about the origin is in the sky when it is moved; between its corners it then is too."""
    return all(math.hypot(x + a, y + b) <= SKY for a, b in edge)


def _room(point: Point, out: Point) -> float:
    """How far a point near the middle can go in a direction before it leaves the sky."""
    along = point[0] * out[0] + point[1] * out[1]
    across = point[0] * out[1] - point[1] * out[0]
    return math.sqrt(SKY**2 - across**2) - along
