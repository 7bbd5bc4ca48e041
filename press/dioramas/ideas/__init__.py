"""All ideas by name. Each has a scene of the same name that builds it."""

from press.dioramas.ideas.first import FIRST
from press.dioramas.ideas.idea import Idea
from press.dioramas.ideas.indoors import INDOORS
from press.dioramas.ideas.outdoors import OUTDOORS
from press.dioramas.ideas.rooms import ROOMS

__all__ = ["IDEAS", "Idea"]
IDEAS: dict[str, Idea] = {idea.name: idea for idea in (*FIRST, *INDOORS, *ROOMS, *OUTDOORS)}
