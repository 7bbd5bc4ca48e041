"""What a bot is: a player who is handed a view and offers, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Literal, TypeAlias

from inklings.kernel.game import ActionT, OfferT, Seat, ViewT

Temper: TypeAlias = Literal["easy", "keen", "sharp"]
Language: TypeAlias = Literal["en", "pl"]


@dataclass(frozen=True, kw_only=True)
class Sight(Generic[ViewT, OfferT]):
    """All that a bot knows. It has no memory: what it should remember must stand in its view."""

    seat: Seat
    view: ViewT
    offers: tuple[OfferT, ...]
    temper: Temper
    language: Language
    """In which it speaks and guesses."""


@dataclass(frozen=True, kw_only=True)
class Thought(Generic[ActionT]):
    """What a bot wants to do."""

    action: ActionT
    seconds: float
    """How long a person would take over it, from the moment at which it could be done."""


Think: TypeAlias = Callable[[Sight[Any, Any], Random], Thought[Any] | None]
"""A game's bot, `think` in its `bot` package: a pure function; None means to wait for something to change."""
