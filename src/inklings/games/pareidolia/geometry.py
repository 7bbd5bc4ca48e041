"""Where clouds come to lie."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from inklings.decks.clouds import Ring, Shape, outline
from inklings.games.pareidolia.model import Pose


class Lying(Struct, frozen=True):
    """A cloud in the sky."""

    id: int
    shape: Shape
    pose: Pose


def outline_at(shape: Shape, pose: Pose) -> tuple[Ring, ...]:
    """The rings of a cloud as it lies."""
    return tuple(tuple((pose.x + x / 2, pose.y + y / 2) for x, y in ring) for ring in outline(shape))


def settled(shape: Shape, pose: Pose) -> Pose:
    """The nearest pose inside the sky."""
    far = max(1.0, (pose.x**2 + pose.y**2) ** 0.5 / 350)
    return Pose(int(pose.x / far), int(pose.y / far), pose.turn, pose.flip)


def tossed(shape: Shape, x: int, y: int, chance: Random) -> Pose:
    """Towards a place, by chance."""
    x, y = (max(-500, min(500, along + chance.randint(-60, 60))) for along in (x, y))
    return settled(shape, Pose(x, y, chance.randrange(360), chance.random() < 0.5))


def nudged(sky: tuple[Lying, ...], x: int, y: int, to_x: int, to_y: int) -> dict[int, Pose]:
    """What a stroke moves."""
    if (x, y) == (to_x, to_y):
        return {}
    steps = [(x + (to_x - x) * n / 20, y + (to_y - y) * n / 20) for n in range(21)]
    met: dict[int, Pose] = {}
    for at_x, at_y in steps:
        for cloud in sky:
            pose = cloud.pose
            if cloud.id not in met and (at_x - pose.x) ** 2 + (at_y - pose.y) ** 2 < 80**2:
                along = max(-500, min(500, round(pose.x + to_x - at_x)))
                met[cloud.id] = settled(
                    cloud.shape,
                    Pose(along, max(-500, min(500, round(pose.y + to_y - at_y))), pose.turn, pose.flip),
                )
    return met
