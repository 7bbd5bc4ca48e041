"""People doing something: they look to the right, and what they need for it is drawn with them.

The rower has a boat, the climber a ladder, the cellist a stool; the lake, the wall and the tightrope are the
scene's.
"""

from collections.abc import Mapping

from press.dreams.easel.shapes import Point
from press.dreams.figures.figure import Figure
from press.dreams.figures.people import gazing, performing, playing, resting, walking, working

PEOPLE: Mapping[str, Figure] = {
    figure.name: figure
    for group in (gazing, performing, playing, resting, walking, working)
    for figure in group.POSES
}
"""Everyone by what they do."""

HOLDS: Mapping[str, Point] = {
    "fishing": (0.76, 1.04),
    "flying_kite": (0.42, 1.3),
    "holding_lantern": (0.335, 0.4),
    "pulling_rope": (0.74, 0.575),
    "pushing": (0.43, 0.62),
    "reaching_up": (0.2, 1.13),
    "sitting_edge": (-0.08, 0.36),
    "watering": (0.6, 0.02),
    "painting_at_easel": (0.33, 0.6),
    "telescope_gazer": (0.58, 0.97),
    "knitting": (0.56, 0.02),
    "postman": (0.33, 0.65),
    "baker": (0.27, 0.66),
    "conductor": (0.24, 1.22),
}
"""Where a pose meets its scene: the rod's tip, the end of a string, the flame, the seat, the canvas."""
