"""All ideas that a card can have, as they are drawn."""

from collections.abc import Mapping

from inklings.woodcuts.ideas import faces, hands, heights, marvels, meetings, roads, rooms, sights, waters
from inklings.woodcuts.ideas.idea import Draw

DRAWN: Mapping[str, Draw] = {
    **hands.DRAWN,
    **faces.DRAWN,
    **rooms.DRAWN,
    **waters.DRAWN,
    **heights.DRAWN,
    **roads.DRAWN,
    **meetings.DRAWN,
    **marvels.DRAWN,
    **sights.DRAWN,
}
"""What draws each idea, by its name."""
