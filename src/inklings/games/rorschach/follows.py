"""What follows in Rorschach without anybody's doing: a group's choice, scores, rounds and the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from inklings.games.rorschach.evolve import BLOTS_SHOWN, WORDS_SHOWN, cleared, evolve
from inklings.games.rorschach.model import Team
from inklings.games.rorschach.scoring import awards
from inklings.games.rorschach.state import (
    Answered,
    Answering,
    BlotStruck,
    Event,
    Explaining,
    Finished,
    GameEnded,
    Guess,
    Guessed,
    Guessing,
    Naming,
    Retried,
    Retrying,
    RoundBegan,
    Scored,
    Short,
    State,
    Striking,
    SubjectNamed,
    TeamShort,
)
from inklings.games.rorschach.turns import (
    TEAM_LEAST,
    awaited,
    council_of,
    leader,
    members,
    next_subject,
    other,
)
from inklings.kernel import council, rounds
from inklings.kernel.game import Seat


def with_what_follows(state: State | None, events: Sequence[Event], rng: Random) -> Sequence[Event]:
    """These events, and what follows from them."""
    return rounds.with_what_follows(state, events, evolve, lambda now: _follows(now, rng))


def _follows(state: State, rng: Random) -> Sequence[Event]:
    """What happens next without anybody's doing."""
    phase = state.phase
    if isinstance(phase, Finished):
        return ()
    if isinstance(phase, Explaining):
        return () if awaited(state) else (next_round(state, rng),)
    short = _short_team(state)
    if isinstance(phase, Short):
        if short is None:
            return (_began(state, state.round.test, rng),)
        return () if short == phase.team else (TeamShort(short),)
    if short is not None:
        return (TeamShort(short),)  # R28
    if isinstance(phase, Naming) and state.options.subject == "rotates":
        return (SubjectNamed(next_subject(state)),)  # R7
    deliberation = council_of(state)
    choice = None if deliberation is None else council.settled(deliberation)
    return () if choice is None else _chosen(state, choice)


def _chosen(state: State, choice: int) -> Sequence[Event]:
    """What a group's choice makes happen."""
    match state.phase:
        case Naming():
            return (SubjectNamed(Seat(choice)),)
        case Striking():
            return (BlotStruck(choice),)
        case Guessing():
            return (Guessed(guess_of(choice)),)
        case Answering():
            return answered(state, choice)
        case Retrying():
            return retried(state, guess_of(choice))
        case phase:
            raise AssertionError(f"nobody deliberates in {phase}")


def guess_of(choice: int) -> Guess:
    """What a group of guessers has chosen."""
    place, symbol = divmod(choice, 3)
    return Guess(place, symbol)


def answered(state: State, symbol: int | None) -> Sequence[Event]:
    """Control's answer: a right guess earns a second one (R14, R15)."""
    table = state.round
    if table.is_right(table.guess):
        return (Answered(symbol),)
    return Answered(symbol), _scored(state, symbol, None)


def retried(state: State, guess: Guess | None) -> Sequence[Event]:
    """The second guess, if it was made, and what the round brings."""
    return Retried(guess), _scored(state, state.round.answer, state.round.is_right(guess))


def _scored(state: State, answer: int | None, second_right: bool | None) -> Scored:  # noqa: FBT001
    table = state.round
    assert table.guess is not None, "a round is scored after a guess"
    first, second = awards(
        table.test,
        right=table.is_right(table.guess),
        control_right=answer == table.marker(table.guess.place),
        second_right=second_right,
    )
    return Scored(first, second)


def next_round(state: State, rng: Random) -> Event:
    """The win is checked once, after the whole scoring phase (R24); then roles swap (R22)."""
    winner = leader(_points(state), state.options.target)
    if winner is not None:
        return GameEnded(winner, "target")
    short = _short_team(state)
    return _began(state, other(state.round.test), rng) if short is None else TeamShort(short)


def _began(state: State, test: Team, rng: Random) -> RoundBegan:
    """Cards that have run out are shuffled back from the box (R26)."""
    box = cleared(state).box
    words, blots = (*box.words, *box.used_words), (*box.blots, *box.used_blots)
    return RoundBegan(
        test,
        words=None if len(box.words) >= WORDS_SHOWN else tuple(rng.sample(words, len(words))),
        blots=None if len(box.blots) >= BLOTS_SHOWN else tuple(rng.sample(blots, len(blots))),
    )


def _short_team(state: State) -> Team | None:
    teams: tuple[Team, Team] = (0, 1)
    return next((team for team in teams if len(members(state, team)) < TEAM_LEAST), None)


def too_few(state: State) -> GameEnded:
    """Nobody came: the team with more points wins, of equals the one that could have gone on (R28)."""
    first, second = ((len(state.piles[team]), len(members(state, team))) for team in (0, 1))
    winner: Team | None = None if first == second else 0 if first > second else 1
    return GameEnded(winner, "too_few")


def _points(state: State) -> tuple[int, int]:
    return len(state.piles[0]), len(state.piles[1])
