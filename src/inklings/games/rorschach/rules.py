"""The rules of Rorschach: what follows from what. Every line names the rule that it keeps."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from inklings.decks import inkblots
from inklings.decks.words import RORSCHACH
from inklings.games.rorschach.evolve import BLOTS_SHOWN
from inklings.games.rorschach.follows import (
    answered,
    guess_of,
    next_round,
    retried,
    too_few,
    with_what_follows,
)
from inklings.games.rorschach.model import Action, MatchBlots, Options, SayReady, Team
from inklings.games.rorschach.state import (
    Answering,
    BlotStruck,
    Dealt,
    Event,
    Explaining,
    Finished,
    Guessed,
    Guessing,
    Matched,
    Matching,
    Naming,
    PlayerJoined,
    Retrying,
    Short,
    State,
    Striking,
    SubjectNamed,
)
from inklings.games.rorschach.turns import (
    MOST,
    NAMES,
    council_of,
    members,
    muted,
    next_subject,
    other,
    playing,
    smaller_team,
    starting_teams,
    team,
)
from inklings.games.rorschach.view import offers
from inklings.kernel import council
from inklings.kernel.game import (
    FREE_TALK,
    SILENCE,
    Channel,
    Due,
    Happening,
    Outcome,
    Seat,
    SeatJoined,
    SeatLeft,
    TimeUp,
    Viewer,
)
from inklings.kernel.pile import unmet_first
from inklings.kernel.rounds import PlayerLeft, ReadySaid, offered, tag, thinking
from inklings.own_decks.words import pile

LOOKING = 0.25
"""The part of a day in which people look at the scores, where the game is played over days."""
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


def deal(
    options: Options, seats: int, rng: Random, met: Sequence[str] = (), words: Sequence[str] = ()
) -> Sequence[Event]:
    """Three hundred words, a hundred blots, and a test team, by chance if nobody chose one (R3, R4)."""
    dealt = Dealt(
        options=options,
        teams=starting_teams(seats),
        words=pile(options.source, RORSCHACH, words, met, rng),  # R29, R30
        blots=unmet_first(inkblots.CARDS, met, rng),
        test=_first_team(options, rng),
    )
    return with_what_follows(None, (dealt,), rng)


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
    action = offered(action, offers(state, actor))
    return with_what_follows(state, (_done(actor, action),), rng)


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
            return with_what_follows(state, _time_up(state, rng), rng)
        case SeatLeft(seat=seat):
            if seat not in playing(state):
                return ()
            return with_what_follows(state, (PlayerLeft(seat),), rng)
        case SeatJoined():
            if len(playing(state)) >= MOST:
                return ()
            short = state.phase.team if isinstance(state.phase, Short) else None
            joined = PlayerJoined(smaller_team(state) if short is None else short)
            return with_what_follows(state, (joined,), rng)


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
            return (Guessed(guess_of(rng.choice(deliberation.choices) if choice is None else choice)),)
        case Answering():
            return answered(state, choice)  # R12: no answer is a wrong one
        case Retrying():
            return retried(state, None if choice is None else guess_of(choice))
        case Explaining():
            return (next_round(state, rng),)
        case Short():
            return (too_few(state),)
        case Finished():
            return ()


# --- the house asks -----------------------------------------------------------------------------


def due(state: State) -> Due | None:
    """The clock that runs now.

    It rests after a round in which nobody did anything, so that an abandoned table sets no clocks for ever.
    """
    phase = state.phase
    if isinstance(phase, Finished):
        return None
    clock = thinking(
        state.options.clock,
        f"{state.round.number}-{tag(phase)}-{state.round.subject}",
        SECONDS[type(phase)],
        rests=isinstance(phase, Explaining) and not state.round.touched,
    )
    if isinstance(phase, Short):
        clock = replace(clock, for_absent=False)  # a game that nobody joins ends though clocks are off
    deliberation = council_of(state)
    return clock if deliberation is None else council.due(deliberation, clock)


def over_days(state: State) -> float:
    """Which part of a day each phase is given: less to look at the scores, and none where the clock rests."""
    if not isinstance(state.phase, Explaining):
        return 1
    return LOOKING if state.round.touched else 0


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
