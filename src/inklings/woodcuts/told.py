"""What is told of every idea: where it may happen, and what is to be seen in each of its variants."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources

import msgspec

GROUPS = ("hands", "faces", "rooms", "waters", "heights", "roads", "meetings", "marvels", "sights")
"""The files in `words/`: each tells of the ideas that the module of the same name draws."""


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one variant shows."""

    tags: tuple[str, ...]
    """Its subjects."""
    en: str
    """How the sentence goes on that began with the place."""
    pl: str


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `words/` says of an idea."""

    places: tuple[str, ...]
    variants: tuple[Variant, ...]
    once: bool = False
    """Whether no deck has it twice, because all its variants look alike from afar."""


def _told(group: str) -> dict[str, Told]:
    text = (resources.files("inklings.woodcuts") / "words" / f"{group}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Told])


TOLD: Mapping[str, Told] = {name: told for group in GROUPS for name, told in _told(group).items()}
"""Every idea by its name, in the order in which chance meets them."""
