"""All ideas that a card can have."""

import tomllib
from collections.abc import Mapping
from importlib import resources

import msgspec

from inklings.woodcuts.ideas import faces, hands, heights, marvels, meetings, roads, rooms, sights, waters
from inklings.woodcuts.ideas.idea import Draw, Idea, Told

_WORDS = resources.files("inklings.woodcuts") / "words"
_GROUPS: Mapping[str, Mapping[str, Draw]] = {
    "hands": hands.DRAWN,
    "faces": faces.DRAWN,
    "rooms": rooms.DRAWN,
    "waters": waters.DRAWN,
    "heights": heights.DRAWN,
    "roads": roads.DRAWN,
    "meetings": meetings.DRAWN,
    "marvels": marvels.DRAWN,
    "sights": sights.DRAWN,
}


def _told(group: str) -> dict[str, Told]:
    text = (_WORDS / f"{group}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Told])


IDEAS: tuple[Idea, ...] = tuple(
    Idea(name, draw, told[name])
    for group, drawn in _GROUPS.items()
    for told in (_told(group),)
    for name, draw in drawn.items()
)
"""Every idea, in the order in which chance meets them."""

BY_NAME: Mapping[str, Idea] = {idea.name: idea for idea in IDEAS}
