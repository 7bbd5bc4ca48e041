"""What is true at a table of Hunch, and what can happen there. Neither leaves the server."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from supply.new_game.hunch.model import Options

from inklings.kernel import rounds
from inklings.kernel.game import Seat
from inklings.kernel.rounds import PlayerLeft, ReadySaid

LEAST = 2
MOST = 8

Reason: TypeAlias = Literal["rounds", "too_few"]


class Player(Struct, frozen=True):
    """One seat: someone who left keeps it, and the score (H9)."""

    status: Literal["playing", "left"] = "playing"
    score: int = 0


class Picking(Struct, frozen=True, tag="picking"):
    """Everyone secretly picks a number (H3)."""

    picks: tuple[int | None, ...]
    """Per seat; None: not yet."""


class Showing(Struct, frozen=True, tag="showing"):
    """All numbers are shown (H4)."""

    picks: tuple[int | None, ...]
    gains: tuple[int, ...]
    ready: tuple[Seat, ...] = ()


class Finished(Struct, frozen=True, tag="finished"):
    """The game is over (H8)."""

    winners: tuple[Seat, ...]
    reason: Reason


Phase: TypeAlias = Picking | Showing | Finished


class State(Struct, frozen=True):
    """Everything true at the table."""

    options: Options
    players: tuple[Player, ...]
    round: int
    phase: Phase


# --- events: what has happened ------------------------------------------------------------------


class Dealt(Struct, frozen=True, tag="dealt"):
    """A new game (H1)."""

    options: Options
    seats: int


class Picked(Struct, frozen=True, tag="picked"):
    """A player picked a number (H3)."""

    seat: Seat
    number: int


class Shown(Struct, frozen=True, tag="shown"):
    """The numbers were shown, and counted (H4, H5)."""

    gains: tuple[int, ...]


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """The next round began (H2)."""


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """Someone won, or several did (H8)."""

    winners: tuple[Seat, ...]
    reason: Reason


Event: TypeAlias = Dealt | Picked | Shown | ReadySaid | RoundBegan | PlayerLeft | GameEnded


# --- questions to a state -----------------------------------------------------------------------


def playing(state: State) -> tuple[Seat, ...]:
    """The seats of those who play."""
    return rounds.playing(state.players)


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat."""
    return tuple(player.score for player in state.players)


def awaited(state: State) -> frozenset[Seat]:
    """The seats for whom everyone waits."""
    match state.phase:
        case Picking(picks=picks):
            return frozenset(seat for seat in playing(state) if picks[seat] is None)
        case Showing(ready=ready):
            return frozenset(playing(state)) - set(ready)
        case Finished():
            return frozenset()
