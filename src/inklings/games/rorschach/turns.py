"""Questions to a state that rules and views both ask: who is in which team, and whose move it is."""

from __future__ import annotations

from typing import Literal

from inklings.games.rorschach.model import Options, Team
from inklings.games.rorschach.state import (
    Deliberating,
    Explaining,
    Finished,
    Matching,
    Short,
    State,
)
from inklings.kernel import council, rounds
from inklings.kernel.council import Council
from inklings.kernel.game import Seat

LEAST = 4
MOST = 10
TEAM_LEAST = 2
AHEAD = 2
NAMES: tuple[Literal["lampblack"], Literal["chalk"]] = ("lampblack", "chalk")
"""The teams by name."""


def other(team: Team) -> Team:
    """The other team."""
    return 1 if team == 0 else 0


def starting_teams(seats: int) -> tuple[Team, ...]:
    """Seats belong to the teams in turn, so that sizes never differ by more than one (R1)."""
    return tuple(1 if seat % 2 else 0 for seat in range(seats))


def roles(_options: Options, seats: int) -> tuple[str, ...]:
    """The team of every seat, by name."""
    return tuple(NAMES[team] for team in starting_teams(seats))


def playing(state: State) -> tuple[Seat, ...]:
    """Everybody who has not left."""
    return rounds.playing(state.players)


def members(state: State, team: Team) -> tuple[Seat, ...]:
    """A team's people."""
    return tuple(seat for seat in playing(state) if state.players[seat].team == team)


def guessers(state: State) -> tuple[Seat, ...]:
    """The test team without its subject (R11)."""
    return tuple(seat for seat in members(state, state.round.test) if seat != state.round.subject)


def muted(state: State, seat: Seat) -> bool:
    """Whether this is the subject of a round that is not scored yet (R10)."""
    return seat == state.round.subject and not isinstance(state.phase, Explaining | Short | Finished)


def team(state: State, seat: Seat) -> frozenset[Seat]:
    """Who hears team talk: not the subject, whom it could tell what to match, and nobody who left (R11)."""
    mates = frozenset(mate for mate in members(state, state.players[seat].team) if not muted(state, mate))
    return mates if seat in mates else frozenset({seat})


def part(state: State, seat: Seat) -> str | None:
    """Who a seat is in this round, for silence (R10); a team of one has nobody to whisper to."""
    if seat not in playing(state):
        return None
    if muted(state, seat):
        return "subject"
    return "team-mate" if len(team(state, seat)) > 1 else "alone in a team"


def smaller_team(state: State) -> Team:
    """The team that a newcomer joins: the smaller; of equals that with fewer points, then Lampblack."""
    teams: tuple[Team, Team] = (0, 1)
    return min(teams, key=lambda team: (len(members(state, team)), len(state.piles[team]), team))


def next_subject(state: State) -> Seat:
    """Whose turn it is to be the subject: the next of the test team after the last one (R7)."""
    team = members(state, state.round.test)
    last = state.last_subjects[state.round.test]
    return team[0] if last is None else rounds.left_of(last, team)


def council_of(state: State) -> Council | None:
    """The deliberation that goes on now."""
    return state.phase.council if isinstance(state.phase, Deliberating) else None


def awaited(state: State) -> frozenset[Seat]:
    """The seats for whom everybody waits."""
    match state.phase:
        case Matching():
            return frozenset(() if state.round.subject is None else (state.round.subject,))
        case Explaining(ready=ready):
            return frozenset(playing(state)) - set(ready)
        case Short() | Finished():
            return frozenset()
        case phase:
            return council.awaited(phase.council)


def met(state: State) -> tuple[str, ...]:
    """The words and blots of rounds that were played to their end (R29)."""
    return tuple(card for table in state.scored for card in (*table.words, *table.blots))


def leader(points: tuple[int, int], target: int) -> Team | None:
    """The team that has won: the target reached and two ahead (R24)."""
    ahead: Team = 0 if points[0] >= points[1] else 1
    behind = other(ahead)
    won = points[ahead] >= target and points[ahead] - points[behind] >= AHEAD
    return ahead if won else None
