"""What a person may ask of the table itself, whatever game lies on it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from inklings.house.identity import Avatar
from inklings.house.led import CallTime, Invite
from inklings.house.order import Pace, TalkOrder
from inklings.house.streamed import Judge, SeatAudience, SetStream, ShowName
from inklings.kernel.bot import Language, Temper
from inklings.kernel.game import Seat
from inklings.kernel.text import Text
from inklings.own_decks.words import MOST as MOST_WORDS

NAME = Text(20)
"""What a person may be called."""
CIRCLE = Text(30)
"""What a circle may be called."""
Key: TypeAlias = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""What only browsers keep."""


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything asked of the table."""


class Sit(Ask, frozen=True, tag="sit"):
    """Take a seat: in the lobby, an empty one of a running game, or a late one where the game allows it.

    A bot gives up its seat to a person when there is no other, or when it is asked to.
    """

    name: str
    avatar: Avatar
    seat: Seat | None = None
    """A certain seat: one that is empty, or a bot's."""


class Introduce(Ask, frozen=True, tag="introduce"):
    """Change my name or my inkling."""

    name: str
    avatar: Avatar


class SayReady(Ask, frozen=True, tag="ready"):
    """I am ready to begin, or not yet."""

    ready: bool


class SetGame(Ask, frozen=True, tag="set_game"):
    """Put a game with these house rules on the table (host)."""

    game: str
    options: dict[str, Any] | None = None
    """None: the rules by which this table last had it."""
    at_first: dict[str, Any] = {}
    """Those by which it begins if it has not been on this table."""


class Begin(Ask, frozen=True, tag="begin"):
    """Deal (host)."""


class SwapSeats(Ask, frozen=True, tag="swap_seats"):
    """Let two people change places before the game (host)."""

    one: Seat
    other: Seat


class ShuffleSeats(Ask, frozen=True, tag="shuffle_seats"):
    """Put everyone in a random order (host)."""


class PlayAgain(Ask, frozen=True, tag="play_again"):
    """Deal at once to the same people by the same rules; to the lobby if too few are left (host)."""


class ToLobby(Ask, frozen=True, tag="to_lobby"):
    """Back to the lobby with the same people after a game (host)."""


class PauseGame(Ask, frozen=True, tag="pause"):
    """Stop the clock and all moves until the host resumes the game (host)."""


class ResumeGame(Ask, frozen=True, tag="resume"):
    """Let a paused game go on (host)."""


class EndGame(Ask, frozen=True, tag="end_game"):
    """End the running game for everyone (host)."""


class Skip(Ask, frozen=True, tag="skip"):
    """Wait no longer: what follows is what would follow at the end of the clock (host)."""

    seen: int
    """The version that the host saw: a late click never skips the next phase."""


class Leave(Ask, frozen=True, tag="leave"):
    """Go for good."""


class Remove(Ask, frozen=True, tag="remove"):
    """Show someone out, who cannot come back unless they are let (host)."""

    seat: Seat


class Readmit(Ask, frozen=True, tag="readmit"):
    """Let someone come back who was shown out (host)."""

    handle: Annotated[str, Meta(max_length=20)]


class FreeSeat(Ask, frozen=True, tag="free_seat"):
    """Keep the seat of someone who is away, but let a newcomer take it (host)."""

    seat: Seat


class AddBot(Ask, frozen=True, tag="add_bot"):
    """Let a bot sit down before the game (host)."""

    temper: Temper
    language: Language


class SeatBot(Ask, frozen=True, tag="seat_bot"):
    """Give a seat of the running game to a bot: an empty one, or that of someone who is away (host)."""

    seat: Seat
    temper: Temper
    language: Language


class SetLock(Ask, frozen=True, tag="set_lock"):
    """Let nobody else sit down, or let them again (host)."""

    locked: bool


class SetTalk(Ask, frozen=True, tag="set_talk"):
    """Say how people talk at this table (host)."""

    order: TalkOrder


class SetVoice(Ask, frozen=True, tag="set_voice"):
    """Let people talk aloud, where the house carries voices, or no longer (host)."""

    on: bool


class SetMute(Ask, frozen=True, tag="set_mute"):
    """Let someone say nothing more, or let them again (host)."""

    seat: Seat
    muted: bool


class SetPatience(Ask, frozen=True, tag="set_patience"):
    """Say how long the clock stands still for someone who is missed (host, G3)."""

    seconds: Annotated[int, Meta(ge=0, le=120)]


class SetWords(Ask, frozen=True, tag="set_words"):
    """Bring words of one's own, or the rest of them after so many that are here already (host).

    Those that can't be kept are left out. No words at all take all of them away.
    """

    words: Annotated[tuple[str, ...], Meta(max_length=MOST_WORDS)]
    after: Annotated[int, Meta(ge=0, le=MOST_WORDS)] = 0


class SetPace(Ask, frozen=True, tag="set_pace"):
    """Say whether the game is played at one sitting or over days (host)."""

    pace: Pace


class FindPlayers(Ask, frozen=True, tag="find_players"):
    """Let strangers who speak this language take the empty seats. From then on they gather here (host)."""

    language: Language


class TakeBack(Ask, frozen=True, tag="take_back"):
    """Have the seat again that was given away while I was out."""


class PlayForCircle(Ask, frozen=True, tag="play_for_circle"):
    """Let games at this table be recorded for a circle of mine, if everyone here agrees."""

    key: Key
    """What makes people members."""
    secret: Key
    """By which the circle knows me at every table."""
    name: str


class AgreeToCircle(Ask, frozen=True, tag="agree_to_circle"):
    """Let games be recorded for the circle that someone here has chosen, and nothing of me."""


class Disagree(Ask, frozen=True, tag="disagree"):
    """Let no game at this table be recorded while I am here."""


class OfferHandover(Ask, frozen=True, tag="offer_handover"):
    """Ask for a one-time key with which my seat moves to another device."""


class TakeHandover(Ask, frozen=True, tag="take_handover"):
    """Use such a key."""

    key: Annotated[str, Meta(min_length=8, max_length=64)]


_OfSeats: TypeAlias = Sit | Introduce | SayReady | Leave | SwapSeats | ShuffleSeats | FreeSeat
_OfOthers: TypeAlias = Remove | Readmit | AddBot | SeatBot | Invite | FindPlayers
_OfTheGame: TypeAlias = (
    SetGame
    | Begin
    | PlayAgain
    | ToLobby
    | PauseGame
    | ResumeGame
    | EndGame
    | Skip
    | SetPatience
    | SetPace
    | SetWords
    | CallTime
)
_OfOrder: TypeAlias = SetLock | SetTalk | SetVoice | SetMute
_OfStreams: TypeAlias = SetStream | SeatAudience | Judge | ShowName
_OfOneself: TypeAlias = PlayForCircle | AgreeToCircle | Disagree | TakeBack | OfferHandover | TakeHandover
AnyAsk: TypeAlias = _OfSeats | _OfOthers | _OfTheGame | _OfOrder | _OfStreams | _OfOneself


class Why(StrEnum):
    """Why the table said no."""

    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    NOT_NOW = "not_now"
    PAUSED = "paused"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"
    TABLE_LOCKED = "table_locked"
    NAME_TAKEN = "name_taken"
    TOO_FEW = "too_few"
    TOO_MANY = "too_many"
    NO_SUCH_GAME = "no_such_game"
    BAD_OPTIONS = "bad_options"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_CARD = "no_such_card"
    IS_HERE = "is_here"
    REMOVED = "removed"
    KEY_UNKNOWN = "key_unknown"
    OTHER_CIRCLE = "other_circle"
    """Somebody here has chosen another circle."""
    DECK_UNCHECKED = "deck_unchecked"
    """Strangers would see somebody's pictures that were not checked."""
    LED = "led"
    NO_CHAT = "no_chat"
    """At a table of a leader's room that is up to the leader, or nobody does it there, such as chat."""
    HUSHED = "hushed"
    MUTED = "muted"
    TOGETHER = "together"
    TOO_FAST = "too_fast"
    HOUSE_FULL = "house_full"
    """There is no room to store anything."""
    TOO_LONG = "too_long"
    """The table's log is as long as a log may be."""
    UPGRADING = "upgrading"
    """It would be written in a way that not every gate and runner can read yet."""
