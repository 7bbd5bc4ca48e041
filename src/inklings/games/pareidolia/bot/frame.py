"""Where a word's sky is to lie in the sky at the table: moved, turned, perhaps mirrored."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from inklings.games.pareidolia.bot.looks import Cloud
from inklings.games.pareidolia.bot.skies import Piece
from inklings.games.pareidolia.clouds import Shape
from inklings.games.pareidolia.geometry import settled
from inklings.games.pareidolia.model import Pose
from inklings.games.pareidolia.views import CloudView

NEAR = 45
"""How far from its place a cloud may lie and still be where it belongs."""
ALIGNED = 22
"""By how many degrees it may be turned."""
_ASKEW = 0.8  # what a picture that lies on its side costs, in actions; upside down it is twice as much


class Frame(Struct, frozen=True):
    """How a word's sky is laid: mirrored first, then turned, then moved."""

    x: float
    y: float
    turn: int
    mirrored: bool = False

    def lay(self, piece: Piece) -> Pose:
        """Where a cloud of the word's sky then lies."""
        (x, y), turn = _turned(_mirrored(piece) if self.mirrored else piece, self.turn)
        return Pose(round(x + self.x), round(y + self.y), turn, piece.flip != self.mirrored)


class Fit(Struct, frozen=True):
    """What of a word's sky lies already, in some frame."""

    frame: Frame
    missing: tuple[Piece, ...]
    loose: tuple[CloudView, ...]
    """The clouds that are nowhere where they belong."""
    cost: float
    """How many actions it still takes, and a little for an awkward turn."""


def best_fit(pieces: Sequence[Piece], clouds: Sequence[CloudView], upright: int) -> Fit:
    """Lay the word's sky so as much as possible of it lies already.

    Any cloud may lie where one of its shape belongs, and that says where all others do. So two artists who
    look at the same sky have the same plan, though they may not say a word (P20).
    """
    frames = [Frame(0, 0, upright)]
    for cloud in clouds:
        for piece in pieces:
            if piece.shape == cloud.shape:
                frame = _through(piece, cloud.pose, upright)
                if all(_within(piece.shape, frame.lay(piece)) for piece in pieces):
                    frames.append(frame)
    return min((_fit(frame, pieces, clouds, upright) for frame in frames), key=lambda fit: fit.cost)


def _fit(frame: Frame, pieces: Sequence[Piece], clouds: Sequence[CloudView], upright: int) -> Fit:
    loose, missing, off = list(clouds), list[Piece](), 0.0
    for piece in pieces:
        place = Cloud(piece.shape, frame.lay(piece))
        errors = {cloud.id: _error(place, cloud) for cloud in loose}
        nearest = min(loose, key=lambda cloud: errors[cloud.id], default=None)
        if nearest is None or errors[nearest.id] > 1:
            missing.append(piece)
        else:
            loose.remove(nearest)
            off += errors[nearest.id]
    shapes = {piece.shape for piece in missing} | {cloud.shape for cloud in loose}
    # A loose cloud is moved to where one of its shape is missing.
    actions = sum(
        max(
            sum(piece.shape == shape for piece in missing),
            sum(cloud.shape == shape for cloud in loose),
        )
        for shape in shapes
    )
    askew = _ASKEW * (1 - math.cos(math.radians(frame.turn - upright)))
    return Fit(frame, tuple(missing), tuple(loose), actions + askew + off / 100)


def _error(place: Cloud, cloud: CloudView) -> float:
    """How far a cloud is from a place, at most 1 if it is near enough."""
    if cloud.shape != place.shape:
        return math.inf
    far = math.dist((cloud.x, cloud.y), (place.pose.x, place.pose.y)) / NEAR
    if _is_round(place.shape):
        return far
    if cloud.flip != place.pose.flip:
        return math.inf
    return max(far, abs((cloud.turn - place.pose.turn + 180) % 360 - 180) / ALIGNED)


def _through(piece: Piece, pose: Pose, upright: int) -> Frame:
    """The frame in which this piece lies in this pose; a round one leaves the turn open."""
    mirrored = not _is_round(piece.shape) and pose.flip != piece.flip
    source = _mirrored(piece) if mirrored else piece
    turn = upright if _is_round(piece.shape) else (pose.turn - source.turn) % 360
    (x, y), _ = _turned(source, turn)
    return Frame(pose.x - x, pose.y - y, turn, mirrored)


def _mirrored(piece: Piece) -> Piece:
    return Piece(piece.shape, -piece.x, piece.y, -piece.turn % 360, not piece.flip)


def _turned(piece: Piece, turn: int) -> tuple[tuple[float, float], int]:
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    place = piece.x * cos - piece.y * sin, piece.x * sin + piece.y * cos
    return place, (piece.turn + turn) % 360


def _is_round(shape: Shape) -> bool:
    """Whether one cannot see how it is turned."""
    return shape == "ring"


def _within(shape: Shape, pose: Pose) -> bool:
    """Whether such a cloud would stay where it is put."""
    return settled(shape, pose) == pose
