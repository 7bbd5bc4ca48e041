"""Somebody for a scene, with a hat and hair by chance."""

from __future__ import annotations

from dataclasses import replace

from inklings.woodcuts.heads import Hair, Hat
from inklings.woodcuts.people import Person
from inklings.woodcuts.scene import Scene

_HAIR: tuple[Hair, ...] = ("short", "bun", "long", "beard", "braids", "short")
_HATS: tuple[Hat, ...] = ("none", "none", "bowler", "cap", "scarf", "top", "hood")


def someone(s: Scene, who: Person) -> Person:
    """The same person with another head of hair, or a hat."""
    hair = s.chance.choice(_HAIR)
    hat = s.chance.choice(_HATS) if hair not in {"bun", "braids"} else "none"
    return replace(who, hair=hair, hat=hat, trousers=s.legs, skirt=hair in {"bun", "long", "braids"})


def child(who: Person, *, girl: bool) -> Person:
    """The same as a child: braids or a cap."""
    return replace(who, hair="braids" if girl else "short", hat="none" if girl else "cap", skirt=girl)
