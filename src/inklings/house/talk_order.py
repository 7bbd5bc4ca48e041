"""How people talk at a table, as its host has said."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class TalkOrder(Struct, frozen=True):
    """What the host has said about talk at this table; the games can only allow less."""

    together: bool = False
    """Everyone sits in one room: nothing is written, and faces are made with faces."""
    onlookers_react: bool = True
    open_to: Literal["friends", "strangers"] = "friends"
    """Among strangers rude words are blotted out, and own words that have any are left out."""
