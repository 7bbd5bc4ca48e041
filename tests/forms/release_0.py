"""The entries of release 0 exactly as its code had them (house/log.py of commit 13af5f3): never changed."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

Temper: TypeAlias = Literal["easy", "keen", "sharp"]
Language: TypeAlias = Literal["en", "pl"]


class Bot(Struct, frozen=True):
    """What makes a bot of the one who sits down."""

    temper: Temper
    language: Language


class TalkOrder(Struct, frozen=True):
    """What the host has said about talk at this table; the games can only allow less."""

    together: bool = False
    """Everybody sits in one room: nothing is written, and faces are made with faces."""
    onlookers_react: bool = True
    open_to: Literal["friends", "strangers"] = "friends"
    """Among strangers rude words are blotted out."""


class Opened(Struct, frozen=True, tag="opened"):
    """A table stands, with a game on it."""

    code: str
    game: str
    options: dict[str, Any]


class Sat(Struct, frozen=True, tag="sat"):
    """A person or a bot took the next seat."""

    person: str
    name: str
    avatar: int
    bot: Bot | None = None


class Introduced(Struct, frozen=True, tag="introduced"):
    """A person changed their name or their inkling."""

    seat: int
    name: str
    avatar: int


class ReadySaid(Struct, frozen=True, tag="ready_said"):
    """A person is ready to begin, or no longer."""

    seat: int
    ready: bool


class GameSet(Struct, frozen=True, tag="game_set"):
    """Another game or other house rules lie on the table."""

    game: str
    options: dict[str, Any]


class SeatsArranged(Struct, frozen=True, tag="seats_arranged"):
    """People changed places in the lobby: who sat in `order[n]` now sits in seat n."""

    order: tuple[int, ...]


class Begun(Struct, frozen=True, tag="begun"):
    """A game was dealt to everybody seated."""


class Played(Struct, frozen=True, tag="played"):
    """Something happened in the game: one of the game's own events."""

    event: msgspec.Raw


class Paced(Struct, frozen=True, tag="paced"):
    """What a seat did has a pace: it does no such thing again before this time, in milliseconds."""

    seat: int
    until: int


class Missed(Struct, frozen=True, tag="missed"):
    """Everybody waits for somebody who is not here: time stands still for them for a while (G3)."""

    seat: int


class Returned(Struct, frozen=True, tag="returned"):
    """Somebody who was missed is here again."""

    seat: int


class PatienceEnded(Struct, frozen=True, tag="patience_ended"):
    """The house has waited as long as it does: time goes on."""


class PatienceSet(Struct, frozen=True, tag="patience_set"):
    """How long the house waits for a missing person."""

    seconds: int


class Left(Struct, frozen=True, tag="left"):
    """A person went for good."""

    seat: int


class SeatFreed(Struct, frozen=True, tag="seat_freed"):
    """A chair of the running game waits for a newcomer."""

    seat: int


class Replaced(Struct, frozen=True, tag="replaced"):
    """A newcomer or a bot took such a chair, or a newcomer that of a bot."""

    seat: int
    person: str
    name: str
    avatar: int
    bot: Bot | None = None


class HandoverOffered(Struct, frozen=True, tag="handover_offered"):
    """A seat may move once, to the one who brings the key to this lock."""

    seat: int
    lock: str


class HandedOver(Struct, frozen=True, tag="handed_over"):
    """A seat moved to another device."""

    seat: int
    person: str


class LockSet(Struct, frozen=True, tag="lock_set"):
    """The table takes no more people, or takes them again."""

    locked: bool


class TalkSet(Struct, frozen=True, tag="talk_set"):
    """Talk goes by another order now."""

    order: TalkOrder


class MuteSet(Struct, frozen=True, tag="mute_set"):
    """A person may not talk at this table any more, wherever they sit, or may again."""

    seat: int
    muted: bool


class HostPassed(Struct, frozen=True, tag="host_passed"):
    """Somebody else is host now; nobody, when the table is empty."""

    person: str | None


class Reopened(Struct, frozen=True, tag="reopened"):
    """Back in the lobby, with those who are still here."""


HouseEvent: TypeAlias = (
    Opened
    | Sat
    | Introduced
    | ReadySaid
    | GameSet
    | SeatsArranged
    | Begun
    | Played
    | Paced
    | Missed
    | Returned
    | PatienceEnded
    | PatienceSet
    | Left
    | SeatFreed
    | Replaced
    | HandoverOffered
    | HandedOver
    | LockSet
    | TalkSet
    | MuteSet
    | HostPassed
    | Reopened
)


class Entry(Struct, frozen=True):
    """One message of the log: everything that one command made happen, or nothing of it."""

    at: int
    """Server time in milliseconds."""
    command: str
    events: tuple[HouseEvent, ...]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The bytes of an entry."""
    return _encoder.encode(entry)


def decode(data: bytes) -> Entry:
    """The entry in these bytes."""
    return _decoder.decode(data)
