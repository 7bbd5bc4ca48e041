"""What browser and house say to each other about talking aloud: who takes part, and what WebRTC has to know.

The browser never speaks to the audio server. What it may send and hear is decided by the house alone.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from inklings.house.talk import Reach
from inklings.kernel.game import Seat

Sdp: TypeAlias = Annotated[str, Meta(max_length=3800)]
"""A session description with nothing in it but what we need: a frame of a browser is no longer than this."""


class Enter(Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """I want to talk and listen. The answer is `entered`, or nothing while the house cannot carry voices."""


class Offer(Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """How I send my voice. The answer is `answer`."""

    sdp: Sdp


class Hear(Struct, frozen=True, tag="hear", forbid_unknown_fields=True):
    """How I receive what was offered under this number."""

    number: int
    sdp: Sdp


class Microphone(Struct, frozen=True, tag="microphone", forbid_unknown_fields=True):
    """Whether I am sending now, and to whom I would like to speak where the rules leave me the choice."""

    on: bool
    to: Reach = "team"


class Exit(Struct, frozen=True, tag="exit", forbid_unknown_fields=True):
    """I have put the microphone away."""


AnyVoice: TypeAlias = Enter | Offer | Hear | Microphone | Exit


class Server(Struct, frozen=True):
    """A relay for browsers behind strict routers, as WebRTC wants it."""

    urls: str
    username: str
    credential: str


class Speaker(Struct, frozen=True):
    """A person who takes part."""

    feed: int
    """The number of their voice."""
    seat: Seat
    on: bool
    """Whether their microphone is on. Whether the rules let it be heard is another matter."""


class Room(Struct, frozen=True, tag="room"):
    """Who takes part now. Everyone at the table is told, if the house carries voices at all."""

    here: bool
    """Whether the house can carry voices now. If not, it will again: those who took part enter again."""
    people: tuple[Speaker, ...] = ()


class Entered(Struct, frozen=True, tag="entered"):
    """You may send an offer, and use these relays."""

    servers: tuple[Server, ...]


class Answered(Struct, frozen=True, tag="answer"):
    """How the house receives your voice."""

    sdp: str


class Offered(Struct, frozen=True, tag="offer"):
    """What you can hear from now on. The answer is `hear` with the same number."""

    number: int
    sdp: str
    feeds: dict[str, int]
    """The voice on each medium of the description."""


class Audible(Struct, frozen=True, tag="audible"):
    """The voices that you may hear from now on. The house sends no others: drop what has arrived of them."""

    feeds: tuple[int, ...]


class Out(Struct, frozen=True, tag="out"):
    """You no longer take part."""

    again: bool
    """Whether to enter again: something broke. Otherwise you moved to another device, or may not be here."""


AnyVoiceNews: TypeAlias = Room | Entered | Answered | Offered | Audible | Out
