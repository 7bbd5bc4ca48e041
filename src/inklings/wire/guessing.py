"""The message about what people without a seat guess."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Guessing(Struct, frozen=True, tag="guessing"):
    """People without a seat guess what players are about to find out. Never logged.

    They are told, and shared screens are, but players are not.
    """

    riddle: str | None
    """The same while it is guessed and once it is known; null: there is none."""
    guesses: int
    """How many have guessed."""
    answer: Any
    """The move that was right; null: they have yet to see it."""
    right: int
    """How many were right, once that is known."""
    all_guesses: int
    """In this game so far, without a riddle that is still open."""
    all_right: int
    points: int
    """What a player would have won so far by doing what most of them guessed."""
