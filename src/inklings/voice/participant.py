"""Somebody who takes part in talk aloud, as the voice server knows them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from inklings.house.talk import Reach
from inklings.live.voice import Browser


@dataclass(eq=False)
class Participant:
    """A person with a microphone: one handle of Janus that they send to, and one that they hear by."""

    person: str
    browser: Browser
    feed: int
    """The number of their voice."""
    publisher: int = 0
    """The handle by which they send; 0 until it is made."""
    listener: int = 0
    """The handle by which they hear; 0 until there is somebody to hear."""
    is_ready: bool = False
    """Whether others can be joined to their voice."""
    on: bool = False
    wish: Reach = "team"
    feeds: dict[str, int] = field(default_factory=dict)
    """The voice on each medium of what they hear."""
    sent: dict[str, bool] = field(default_factory=dict)
    """For each medium, whether Janus passes it on, as far as it has confirmed."""
    audible: tuple[int, ...] | None = None
    """The voices that they may hear, as their browser was told; None: it was told nothing yet."""
    offers: int = 0
    """The number of the last offer that they were sent."""
    answer: asyncio.Future[str] | None = None
    """How they receive what was offered last, once they say."""
    is_joining: bool = False
    """Whether they are being joined to voices now."""
    is_settling: bool = False
    """Whether Janus is being told what to pass on to them."""
    listening: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while Janus is asked something about what they hear: it may answer requests out of order."""
    guards: int = 0
    """How many others are being joined to their voice now; it is muted meanwhile."""
    guarding: asyncio.Lock = field(default_factory=asyncio.Lock)
