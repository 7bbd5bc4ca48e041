"""How clouds lie in the sky, and where a toss or the stroke of a finger leaves them.

The screens reckon nothing of this: they draw the poses that they are told. A cloud that is drawn about its
centre of gravity lies where this SVG transform puts it, which is applied from right to left:
`translate(x y) rotate(turn) scale(-1 1)`, the last only if the cloud is flipped.
"""

from __future__ import annotations

import math

from inklings.decks.clouds import Ring, Shape, outline
from inklings.games.pareidolia.model import Pose

FINGERTIP = 14
"""The radius of the finger that strokes the sky."""


def outline_at(shape: Shape, pose: Pose) -> tuple[Ring, ...]:
    """The rings of a cloud as it lies: its edge, then its holes."""
    angle = math.radians(pose.turn)
    cos, sin = math.cos(angle), math.sin(angle)
    side = -1 if pose.flip else 1
    return tuple(
        tuple((pose.x + side * x * cos - y * sin, pose.y + side * x * sin + y * cos) for x, y in ring)
        for ring in outline(shape)
    )
