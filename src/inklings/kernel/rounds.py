"""What most games share, as small functions: offers kept, what follows, players, votes and thinking time.

A game takes what it needs. Nothing here knows a game's state: a player is any struct with a `status`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from inklings.kernel.game import Due, Refused, Seat
from inklings.kernel.offer import ActionT, AnyOffer, answering

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


# --- moves --------------------------------------------------------------------------------------


class Why(StrEnum):
    """Why an action is refused that lies within no offer."""

    NOT_NOW = "not_now"
    """Nothing of this kind is offered."""
    NOT_OFFERED = "not_offered"
    """Something of this kind is, but not this."""


def offered(action: ActionT, offers: Iterable[AnyOffer]) -> ActionT:
    """An action within one of these offers, with what was typed in it mended; any other is refused."""
    for offer in offers:
        if isinstance(action, answering(type(offer))):
            action = offer.read(action)
            if not offer.accepts(action):
                raise Refused(Why.NOT_OFFERED)
            return action
    raise Refused(Why.NOT_NOW)


def with_what_follows(
    state: StateT | None,
    events: Sequence[EventT],
    evolve: Callable[[StateT | None, EventT], StateT],
    follows: Callable[[StateT], Sequence[EventT]],
) -> Sequence[EventT]:
    """These events, and then what follows from the state without anybody's doing, until nothing does."""
    log: list[EventT] = []
    while events:
        for event in events:
            state = evolve(state, event)
            log.append(event)
        assert state is not None, "a game begins by being dealt"
        events = follows(state)
    return tuple(log)


# --- players ------------------------------------------------------------------------------------

# Some of these are asked at every move: a list costs less than a generator.


class Player(Protocol):
    """What a game keeps of a player. Who has left stays in the list, so that seats keep their numbers."""

    @property
    def status(self) -> str:
        """`playing`, `left`, or whatever else a game has, such as `waiting` for the next round."""
        ...


class Ballot(Protocol):
    """What somebody has voted for."""

    @property
    def voter(self) -> Seat:
        """Who voted."""
        ...


PlayerT = TypeVar("PlayerT", bound=Struct)
BallotT = TypeVar("BallotT", bound=Ballot)


class PlayerLeft(Struct, frozen=True, tag="player_left"):
    """A player went for good."""

    seat: Seat


class ReadySaid(Struct, frozen=True, tag="ready_said"):
    """A player has seen enough, and is ready to go on."""

    seat: Seat


def playing(players: Iterable[Player]) -> tuple[Seat, ...]:
    """The seats of those who play."""
    return tuple([Seat(seat) for seat, player in enumerate(players) if player.status == "playing"])


def staying(players: Iterable[Player]) -> tuple[Seat, ...]:
    """The seats of all who have not left, those who wait for the next round among them."""
    return tuple([Seat(seat) for seat, player in enumerate(players) if player.status != "left"])


def changed(players: tuple[PlayerT, ...], seat: Seat, **fields: Any) -> tuple[PlayerT, ...]:
    """The players, with these fields of one of them changed."""
    return (*players[:seat], replace(players[seat], **fields), *players[seat + 1 :])


def left_of(seat: Seat, among: Sequence[Seat]) -> Seat:
    """The next of these seats, clockwise: whose turn it is after this one."""
    return min(among, key=lambda other: (other <= seat, other))


def leaders(among: Sequence[Seat], scores: Sequence[int]) -> tuple[Seat, ...]:
    """Those of these seats that have most: several, if they are equal."""
    most = max((scores[seat] for seat in among), default=0)
    return tuple(seat for seat in among if scores[seat] == most)


def without(seats: Iterable[Seat], seat: Seat) -> tuple[Seat, ...]:
    """These seats but for one, such as who is ready after somebody has left."""
    return tuple(other for other in seats if other != seat)


def vote_of(ballots: Iterable[BallotT], voter: Seat) -> BallotT | None:
    """What this voter has voted for so far."""
    for ballot in ballots:
        if ballot.voter == voter:
            return ballot
    return None


def votes_of_others(ballots: Iterable[BallotT], voter: Seat) -> tuple[BallotT, ...]:
    """The votes of all others, when this voter thinks better of it or leaves."""
    return tuple([ballot for ballot in ballots if ballot.voter != voter])


# --- thinking time ------------------------------------------------------------------------------

ThinkingTime: TypeAlias = Literal["off", "standard", "long"]
"""The house rule for the clock: none, the usual time, or twice as long."""


def tag(phase: Struct) -> str:
    """The name of a phase, as in a clock's key."""
    return str(phase.__struct_config__.tag)


def thinking(time: ThinkingTime, key: str, seconds: float, *, rests: bool = False) -> Due:
    """The clock of a phase that usually takes so many seconds.

    A clock that is off, or that rests because nobody seems to be here, runs only for somebody who is absent.
    """
    return Due(key, seconds * (2 if time == "long" else 1), for_absent=rests or time == "off")
