"""The rules of Pareidolia: what follows from what. Every line names the rule that it keeps."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.clouds import SHAPES
from inklings.games.pareidolia.events import (
    ClockRanOut,
    CloudMoved,
    CloudPlaced,
    CloudRemoved,
    CloudTossed,
    Dealt,
    Drift,
    Event,
    GuessAccepted,
    Guessed,
    Nudged,
    Objected,
    Passed,
    Voted,
    WordKept,
    WordSeen,
)
from inklings.games.pareidolia.follows import counted, next_round, with_what_follows
from inklings.games.pareidolia.geometry import nudged, settled, tossed
from inklings.games.pareidolia.guessing import judge
from inklings.games.pareidolia.model import SKY, Options
from inklings.games.pareidolia.moves import (
    AcceptGuess,
    Action,
    Guess,
    KeepWord,
    MoveCloud,
    Nudge,
    Object,
    Pass,
    PlaceCloud,
    RemoveCloud,
    SayReady,
    Toss,
    Vote,
    Why,
)
from inklings.games.pareidolia.offers import offers
from inklings.games.pareidolia.state import (
    Ballot,
    Choosing,
    Finished,
    Missed,
    Painting,
    Solved,
    State,
    Tossing,
    Voting,
)
from inklings.games.pareidolia.turns import is_artist, own_words, playing
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
from inklings.kernel.rounds import PlayerLeft, ReadySaid, offered, tag, thinking
from inklings.own_decks.words import pile

PAINTING_SECONDS = 120
ACTION_SECONDS = 15
SECONDS = {Choosing: 30, Tossing: 20, Painting: PAINTING_SECONDS, Solved: 12, Missed: 12, Voting: 20}
"""How long each phase may take."""
GUESS_PACE = 1.0
"""Seconds between two guesses of the same seat (P17)."""


def deal(
    options: Options, seats: int, rng: Random, met: Sequence[str] = (), words: Sequence[str] = ()
) -> Sequence[Event]:
    """360 words, and a first main artist: by chance, or the one who has the first chair (P2, P4)."""
    return (
        Dealt(
            options=options,
            seats=seats,
            deck=pile(options.source, PAREIDOLIA, words, met, rng),  # P29, P30
            first=Seat(0 if options.first == "chosen" else rng.randrange(seats)),
        ),
    )


def decide(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    """What an action makes happen; an action within no offer is refused."""
    action = offered(action, offers(state, actor))
    return with_what_follows(state, _done(state, actor, action, rng))


def _done(state: State, actor: Seat, action: Action, rng: Random) -> Event:
    match action:
        case KeepWord(word=word):
            return WordKept(word)
        case Toss(shape=shape, x=x, y=y):
            return CloudTossed(shape, tossed(shape, x, y, rng))  # P9
        case PlaceCloud(shape=shape, pose=pose):
            return CloudPlaced(shape, settled(shape, pose))
        case MoveCloud(cloud=cloud, pose=pose):
            picked = next(lying for lying in state.round.sky if lying.id == cloud)
            return CloudMoved(cloud, settled(picked.shape, pose))
        case RemoveCloud(cloud=cloud):
            return CloudRemoved(cloud)
        case Nudge():
            return _nudged(state, action)
        case Pass():
            return Passed()
        case Guess(text=text):
            return _guessed(state, actor, text)
        case AcceptGuess(guess=guess):
            return GuessAccepted(guess, by=actor)
        case Vote(seat=seat):
            return Voted(Ballot(actor, seat))
        case Object():
            return Objected(actor)
        case SayReady():
            return ReadySaid(actor)


def _nudged(state: State, stroke: Nudge) -> Event:
    """A stroke that meets what the other artist has just done would change it on purpose (P14)."""
    assert isinstance(state.phase, Painting)
    met = nudged(state.round.sky, stroke.x, stroke.y, stroke.to_x, stroke.to_y)
    if not met:
        raise Refused(Why.TOUCHES_NOTHING)
    if met.keys() & set(state.phase.locked):
        raise Refused(Why.LOCKED)
    drifts = tuple(Drift(cloud, pose) for cloud, pose in met.items())
    return Nudged((stroke.x, stroke.y, stroke.to_x, stroke.to_y), drifts)


def _guessed(state: State, seat: Seat, text: str) -> Event:
    """The server says at once when a guess is right (P18); close is said only if the host allows (P17)."""
    assert state.round.word is not None, "nobody guesses before there is a word"
    verdict = judge(state.round.word, text, own_words(state))
    if verdict == "right":
        return WordSeen(seat, text)
    return Guessed(seat, text, close=state.options.near == "shown" and verdict == "close")


def happen(state: State, happening: Happening, rng: Random) -> Sequence[Event]:
    """What news from the house makes happen; nobody joins late (P28)."""
    match happening:
        case TimeUp(whole=whole) if not isinstance(state.phase, Finished):
            return with_what_follows(state, _time_up(state, rng, whole=whole))
        case SeatLeft(seat=seat) if seat in playing(state):
            return with_what_follows(state, PlayerLeft(seat))
        case TimeUp() | SeatLeft() | SeatJoined():
            return ()


def _time_up(state: State, rng: Random, *, whole: bool) -> Event:
    """What is done for anyone who has not done it in time."""
    match state.phase:
        case Choosing():
            return WordKept(0)
        case Tossing():
            shape = rng.choice(SHAPES)
            return CloudTossed(shape, tossed(shape, rng.randint(-SKY, SKY), rng.randint(-SKY, SKY), rng))
        case Painting():
            timed = state.options.clock != "off"
            return ClockRanOut() if whole and timed else Passed()  # P19, P16
        case Solved() | Missed():
            return next_round(state)
        case Voting():
            return counted(state)
        case Finished():
            raise AssertionError("no clock runs after the end")


# --- the house asks -----------------------------------------------------------------------------


def due(state: State) -> Due | None:
    """The clock that runs now; an artist's own runs within the two minutes (P10, P16)."""
    phase = state.phase
    if isinstance(phase, Finished):
        return None
    time, turn = state.options.clock, state.round.turn
    clock = thinking(time, f"{turn}-{tag(phase)}", SECONDS[type(phase)])
    if not isinstance(phase, Painting):
        return clock
    act = thinking(time, f"{turn}-act-{phase.acts}-{phase.acting}", ACTION_SECONDS)
    return act if time == "off" else replace(act, within=clock, watchers=frozenset(state.round.artists))


def pace(action: Action) -> float:
    """How many seconds must lie between two such actions of a seat (P17)."""
    return GUESS_PACE if isinstance(action, Guess) else 0.0


def hush(state: State, viewer: Viewer) -> frozenset[Channel]:
    """Artists give no sign from the word's reveal to the end of the round, but for the hand that acts (P20).

    While a sky is painted the others speak in guesses. Onlookers only react.
    """
    if viewer is None:
        return frozenset({Channel.REACTION})
    match state.phase:
        case Choosing() if viewer == state.round.main:
            return SILENCE
        case Tossing() if is_artist(state, viewer):
            return frozenset({Channel.HAND}) if viewer == state.round.main else SILENCE
        case Painting(acting=acting):
            if is_artist(state, viewer):
                return frozenset({Channel.HAND}) if viewer == acting else SILENCE
            return frozenset({Channel.REACTION})
        case _:
            return FREE_TALK


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has."""
    phase = state.phase
    return Outcome(phase.winners, phase.reason) if isinstance(phase, Finished) else None
