"""The rules of Rorschach: what follows from what. Every line names the rule that it keeps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from msgspec.structs import replace

from inklings.decks import inkblots
from inklings.decks.words import RORSCHACH
from inklings.games.rorschach.evolve import BLOTS_SHOWN, WORDS_SHOWN, cleared, evolve
from inklings.games.rorschach.model import Action, MatchBlots, Options, SayReady, Team, Why
from inklings.games.rorschach.scoring import awards
from inklings.games.rorschach.state import (
    Answered,
    Answering,
    BlotStruck,
    Dealt,
    Event,
    Explaining,
    Finished,
    GameEnded,
    Guess,
    Guessed,
    Guessing,
    Matched,
    Matching,
    Naming,
    PlayerJoined,
    PlayerLeft,
    ReadySaid,
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
    MOST,
    NAMES,
    TEAM_LEAST,
    awaited,
    council_of,
    leader,
    members,
    muted,
    next_subject,
    other,
    playing,
    smaller_team,
    starting_teams,
    team,
)
from inklings.games.rorschach.view import accepts, answers, offers
from inklings.kernel import council
from inklings.kernel.game import (
    FREE_TALK,
    SILENCE,
    Channel,
    Due,
    Happening,
    Outcome,
    Refused,
    Seat,
    SeatJoined,
    SeatLeft,
    TimeUp,
    Viewer,
)

SECONDS = {
    Naming: 45,
    Striking: 60,
    Matching: 90,
    Guessing: 90,
    Answering: 60,
    Retrying: 60,
    Explaining: 45,
    Short: 90,
}
"""Thinking time on the standard clock."""


def deal(options: Options, seats: int, rng: Random) -> Sequence[Event]:
    """A hundred words, a hundred blots, and a test team, by chance if nobody chose one (R3, R4)."""
    dealt = Dealt(
        options=options,
        teams=starting_teams(seats),
        words=tuple(rng.sample(tuple(RORSCHACH), len(RORSCHACH))),
        blots=tuple(rng.sample(inkblots.CARDS, len(inkblots.CARDS))),
        test=_first_team(options, rng),
    )
    return (dealt, *_what_follows(evolve(None, dealt), rng))


def _first_team(options: Options, rng: Random) -> Team:
    """The test team of the first round (R4)."""
    match options.begins:
        case "lampblack":
            return 0
        case "chalk":
            return 1
        case "chance":
            return rng.choice((0, 1))


def rematch(options: Options, state: State) -> Options:
    """The team that lost is tested first in the next game (R4)."""
    phase = state.phase
    if not isinstance(phase, Finished) or phase.winner is None:
        return options
    return replace(options, begins=NAMES[other(phase.winner)])


def decide(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    """What an action makes happen; an action within no offer is refused."""
    offer = next((offer for offer in offers(state, actor) if answers(action, offer)), None)
    if offer is None:
        raise Refused(Why.NOT_NOW)
    if not accepts(offer, action):
        raise Refused(Why.NOT_OFFERED)
    return _with_what_follows(state, (_done(actor, action),), rng)


def _done(actor: Seat, action: Action) -> Event:
    match action:
        case MatchBlots(symbols=symbols):
            return Matched(symbols)
        case SayReady():
            return ReadySaid(actor)
        case _:
            return council.decide(actor, action)


def happen(state: State, happening: Happening, rng: Random) -> Sequence[Event]:
    """What the house's news makes happen: nothing, once the game is over."""
    if isinstance(state.phase, Finished):
        return ()
    match happening:
        case TimeUp():
            return _with_what_follows(state, _time_up(state, rng), rng)
        case SeatLeft(seat=seat):
            if seat not in playing(state):
                return ()
            return _with_what_follows(state, (PlayerLeft(seat),), rng)
        case SeatJoined():
            if len(playing(state)) >= MOST:
                return ()
            short = state.phase.team if isinstance(state.phase, Short) else None
            joined = PlayerJoined(smaller_team(state) if short is None else short)
            return _with_what_follows(state, (joined,), rng)


def _time_up(state: State, rng: Random) -> Sequence[Event]:
    """What is done instead of what nobody did."""
    deliberation = council_of(state)
    choice = None if deliberation is None else council.at_time(deliberation)
    match state.phase:
        case Naming():
            return (SubjectNamed(next_subject(state) if choice is None else Seat(choice)),)
        case Striking():
            return (BlotStruck(rng.randrange(BLOTS_SHOWN) if choice is None else choice),)  # R8
        case Matching():
            first, second, third = rng.sample(range(3), 3)
            return (Matched((first, second, third), by_chance=True),)
        case Guessing(council=deliberation):
            return (Guessed(_guess(rng.choice(deliberation.choices) if choice is None else choice)),)
        case Answering():
            return _answered(state, choice)  # R12: no answer is a wrong one
        case Retrying():
            return _retried(state, None if choice is None else _guess(choice))
        case Explaining():
            return (_next_round(state, rng),)
        case Short():
            return (_too_few(state),)
        case Finished():
            return ()


def _guess(choice: int) -> Guess:
    place, symbol = divmod(choice, 3)
    return Guess(place, symbol)


# --- what follows by itself ---------------------------------------------------------------------


def _with_what_follows(state: State, events: Iterable[Event], rng: Random) -> Sequence[Event]:
    log = list(events)
    for event in log:
        state = evolve(state, event)
    return (*log, *_what_follows(state, rng))


def _what_follows(state: State, rng: Random) -> Sequence[Event]:
    log: list[Event] = []
    while follows := _follows(state, rng):
        log += follows
        for event in follows:
            state = evolve(state, event)
    return log


def _follows(state: State, rng: Random) -> Sequence[Event]:
    """What happens next without anybody's doing."""
    phase = state.phase
    if isinstance(phase, Finished):
        return ()
    if isinstance(phase, Explaining):
        return () if awaited(state) else (_next_round(state, rng),)
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
            return (Guessed(_guess(choice)),)
        case Answering():
            return _answered(state, choice)
        case Retrying():
            return _retried(state, _guess(choice))
        case phase:
            raise AssertionError(f"nobody deliberates in {phase}")


def _answered(state: State, symbol: int | None) -> Sequence[Event]:
    table = state.round
    answered = Answered(symbol)
    if table.is_right(table.guess):
        return (answered,)  # R14, R15: a second guess follows
    return answered, _scored(state, symbol, None)


def _retried(state: State, guess: Guess | None) -> Sequence[Event]:
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


def _next_round(state: State, rng: Random) -> Event:
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


def _too_few(state: State) -> GameEnded:
    """Nobody came: the team with more points wins, of equals the one that could have gone on (R28)."""
    first, second = ((len(state.piles[team]), len(members(state, team))) for team in (0, 1))
    winner: Team | None = None if first == second else 0 if first > second else 1
    return GameEnded(winner, "too_few")


def _points(state: State) -> tuple[int, int]:
    return len(state.piles[0]), len(state.piles[1])


# --- the house asks -----------------------------------------------------------------------------


def due(state: State) -> Due | None:
    """The clock that runs now.

    It rests after a round in which nobody did anything, so that an abandoned table sets no clocks for ever.
    """
    phase = state.phase
    if isinstance(phase, Finished):
        return None
    rests = isinstance(phase, Explaining) and not state.round.touched
    clock = Due(
        key=f"{state.round.number}-{phase.__struct_config__.tag}-{state.round.subject}",
        seconds=SECONDS[type(phase)] * (2 if state.options.clock == "long" else 1),
        for_absent=rests or (state.options.clock == "off" and not isinstance(phase, Short)),
    )
    deliberation = council_of(state)
    return clock if deliberation is None else council.due(deliberation, clock)


def hush(state: State, viewer: Viewer) -> frozenset[Channel]:
    """The subject gives no sign from being named until the round is scored (R10); the teams talk (R11).

    Onlookers only react: they know nothing that could help anybody.
    """
    if viewer is None:
        return frozenset({Channel.REACTION})
    if muted(state, viewer):
        return SILENCE
    return FREE_TALK | {Channel.TEAM} if len(team(state, viewer)) > 1 else FREE_TALK


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has."""
    match state.phase:
        case Finished(winner=winner, reason=reason):
            return Outcome(winners=() if winner is None else members(state, winner), reason=reason)
        case _:
            return None
