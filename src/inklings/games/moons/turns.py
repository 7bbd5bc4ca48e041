"""Questions to a state that rules and views both ask: who plays, who is awaited, what comes next."""

from __future__ import annotations

from inklings.games.moons.model import Card
from inklings.games.moons.state import (
    Choosing,
    Finished,
    Narrating,
    Racing,
    Reason,
    Scoring,
    State,
    Voting,
)
from inklings.kernel import rounds
from inklings.kernel.derived import derived
from inklings.kernel.game import Seat

LEAST = 3
MOST = 8


@derived
def playing(state: State) -> tuple[Seat, ...]:
    """The seats that hold cards."""
    return rounds.playing(state.players)


def staying(state: State) -> tuple[Seat, ...]:
    """The seats that will play the next round."""
    return rounds.staying(state.players)


def narrator_of(state: State) -> Seat | None:
    """Whose story this round is, once that is known."""
    match state.phase:
        case Racing() | Finished():
            return None
        case Narrating() | Choosing() | Voting() | Scoring():
            return state.phase.narrator


@derived
def voters(state: State) -> tuple[Seat, ...]:
    """Who can vote this round: all who play but the narrator (D7, D20)."""
    narrator = narrator_of(state)
    return tuple(seat for seat in playing(state) if seat != narrator)


def next_narrator(state: State) -> Seat | None:
    """Who narrates in the next round; None while they still race."""
    narrator = narrator_of(state)
    if narrator is None:
        return None
    if isinstance(state.phase, Narrating) and narrator in playing(state):
        return narrator  # their story is still to come
    return rounds.left_of(narrator, staying(state))  # D15


@derived
def awaited(state: State) -> frozenset[Seat]:
    """The seats for whom everyone waits."""
    match state.phase:
        case Racing():
            return frozenset(playing(state))
        case Narrating(narrator=narrator):
            return frozenset({narrator}) & frozenset(playing(state))
        case Choosing(laid=laid):
            return frozenset(playing(state)) - {card.owner for card in laid}
        case Voting(ballots=ballots):
            return frozenset(voters(state)) - {ballot.voter for ballot in ballots}
        case Scoring(ready=ready):
            return frozenset(playing(state)) - set(ready)
        case Finished():
            return frozenset()


def part(state: State, seat: Seat) -> str | None:
    """Who a seat is in this round, for silence: the one who told the story, or one of the others."""
    if state.players[seat].status == "left":
        return None
    match state.phase:
        case Narrating(narrator=narrator) | Choosing(narrator=narrator) | Voting(narrator=narrator):
            return "narrator" if seat == narrator else "player"
        case _:
            return "player"


def ending(state: State) -> Reason | None:
    """Why the game ends with this round, if it does.

    Moons count even if the one who won them left a moment later: the round is over, so the game is (D16).
    """
    laps = state.options.laps
    if laps:
        return "laps" if all(state.players[seat].turns >= laps for seat in playing(state)) else None
    return "target" if any(player.score >= state.options.target for player in state.players) else None


def met(state: State) -> tuple[Card, ...]:
    """The cards that lay open in rounds that were played to their end (D21)."""
    return tuple(laid.card for story in state.stories for laid in story.table)


def scores(state: State) -> tuple[int, ...]:
    """The moons of each seat."""
    return tuple(player.score for player in state.players)


def leaders(state: State) -> tuple[Seat, ...]:
    """Who has the most moons of those still playing: ties share (D16, D19)."""
    return rounds.leaders(playing(state), scores(state))


def hand_size(players: int) -> int:
    """Six cards each, seven with three players (D1)."""
    return 7 if players == LEAST else 6


def decoys(players: int) -> int:
    """One card from everyone else, two with three players (D4)."""
    return 2 if players == LEAST else 1
