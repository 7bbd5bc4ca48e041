"""The rules of Pareidolia: what follows from what. Every line names the rule that it keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from inklings.decks.clouds import SHAPES
from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.evolve import evolve
from inklings.games.pareidolia.geometry import nudged, settled, tossed
from inklings.games.pareidolia.guessing import judge
from inklings.games.pareidolia.model import (
    GUESS,
    SKY,
    AcceptGuess,
    Action,
    Guess,
    KeepWord,
    MoveCloud,
    Nudge,
    Object,
    Options,
    Pass,
    PlaceCloud,
    RemoveCloud,
    SayReady,
    Toss,
    Vote,
    Why,
)
from inklings.games.pareidolia.offers import accepts, answers, offers
from inklings.games.pareidolia.state import (
    ArtistReplaced,
    Ballot,
    Choosing,
    ClockRanOut,
    CloudMoved,
    CloudPlaced,
    CloudRemoved,
    CloudTossed,
    Dealt,
    Drift,
    Event,
    Finished,
    GameEnded,
    GuessAccepted,
    Guessed,
    GuessOverruled,
    Missed,
    Nudged,
    Objected,
    Painting,
    Passed,
    PlayerLeft,
    ReadySaid,
    RoundBegan,
    Solved,
    State,
    Tossing,
    Voted,
    VoteOpened,
    Voting,
    WordKept,
    WordSeen,
)
from inklings.games.pareidolia.turns import (
    STILL_ENOUGH,
    awaited,
    is_artist,
    judges,
    leaders,
    playing,
    stand_in,
    turns_to_come,
    voters,
)
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

PAINTING_SECONDS = 120
ACTION_SECONDS = 15
SECONDS = {Choosing: 30, Tossing: 20, Painting: PAINTING_SECONDS, Solved: 12, Missed: 12, Voting: 20}
"""How long each phase may take."""
GUESS_PACE = 1.0
"""Seconds between two guesses of the same seat (P17)."""


def deal(options: Options, seats: int, rng: Random) -> Sequence[Event]:
    """Seventy-two words, and a first main artist: by chance, or the one who has the first chair (P2, P4)."""
    return (
        Dealt(
            options=options,
            seats=seats,
            deck=tuple(rng.sample(tuple(PAREIDOLIA), len(PAREIDOLIA))),
            first=Seat(0 if options.first == "chosen" else rng.randrange(seats)),
        ),
    )


def decide(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    """What an action makes happen; an action within no offer is refused."""
    offer = next((offer for offer in offers(state, actor) if answers(action, offer)), None)
    if offer is None:
        raise Refused(Why.NOT_NOW)
    if isinstance(action, Guess):
        action = Guess(GUESS.read(action.text))
    if not accepts(offer, action):
        raise Refused(Why.NOT_OFFERED)
    return _with_what_follows(state, _done(state, actor, action, rng))


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
    verdict = judge(state.round.word, text)
    if verdict == "right":
        return WordSeen(seat, text)
    return Guessed(seat, text, close=state.options.near == "shown" and verdict == "close")


def happen(state: State, happening: Happening, rng: Random) -> Sequence[Event]:
    """What news from the house makes happen; nobody joins late (P28)."""
    match happening:
        case TimeUp(whole=whole):
            return _with_what_follows(state, _time_up(state, rng, whole=whole))
        case SeatLeft(seat=seat):
            left = PlayerLeft(seat) if seat in playing(state) else None
            return _with_what_follows(state, left)
        case SeatJoined():
            return ()


def _time_up(state: State, rng: Random, *, whole: bool) -> Event | None:
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
            return _next_round(state)
        case Voting():
            return _counted(state)
        case Finished():
            return None


# --- what follows by itself ---------------------------------------------------------------------


def _with_what_follows(state: State, event: Event | None) -> Sequence[Event]:
    log: list[Event] = []
    while event is not None:
        log.append(event)
        before, state = state, evolve(state, event)
        event = _given_up(before, event) or _follows(state)
    return log


def _given_up(before: State, event: Event) -> Event | None:
    """Without a clock a sky is given up when both artists pass, one after the other (P16, P19)."""
    last = before.round.last
    passed = isinstance(event, Passed) and last is not None and last.did == "pass"
    return ClockRanOut() if passed and before.options.clock == "off" else None


def _follows(state: State) -> Event | None:
    """What happens next without anybody's doing."""
    match state.phase:
        case Finished():
            return None
        case Solved() if 2 * len(state.objections) > len(judges(state)):
            return GuessOverruled()  # P18
        case Solved() | Missed():
            return None if awaited(state) else _next_round(state)
        case Voting(tied=tied):
            if tied != leaders(state) or len(tied) == 1:
                return _finish(state)  # one of them went
            return None if awaited(state) else _counted(state)
        case phase:
            return _missing(state, phase)


def _missing(state: State, phase: Choosing | Tossing | Painting) -> Event | None:
    """Who must be replaced while a sky is being made (P28)."""
    here, table = playing(state), state.round
    if len(here) < STILL_ENOUGH:
        return GameEnded(leaders(state), "too_few")
    if table.main not in here:
        if isinstance(phase, Painting):
            return ArtistReplaced("main", stand_in(state, table.main))
        return _next_round(state)  # before the clock: replayed with the next, and the turn is taken
    return None if table.second in here else ArtistReplaced("second", stand_in(state, table.second))


def _next_round(state: State) -> Event:
    """Dispenser and bird go on until everybody has had their turns (P21, P25)."""
    later = turns_to_come(state)
    if not later:
        return _finish(state)
    if len(playing(state)) < STILL_ENOUGH:
        return GameEnded(leaders(state), "too_few")
    return RoundBegan(later[0])


def _finish(state: State) -> Event:
    """Most droplets win; on a tie the others vote (P26)."""
    tied = leaders(state)
    if not tied:
        return GameEnded((), "too_few")
    if len(tied) == 1:
        return GameEnded(tied, "droplets")
    return VoteOpened(tied) if voters(state) else GameEnded(tied, "shared")


def _counted(state: State) -> Event:
    """More than half of the votes cast decide, or by a house rule most of them; else all tied win (P26)."""
    assert isinstance(state.phase, Voting)
    votes = Counter(ballot.choice for ballot in state.phase.ballots)
    for seat, count in votes.items():
        others = votes.total() - count
        if state.options.vote == "plurality":
            others = max((votes[other] for other in votes if other != seat), default=0)
        if count > others:
            return GameEnded((seat,), "relaxed")
    return GameEnded(state.phase.tied, "shared")


# --- the house asks -----------------------------------------------------------------------------


def due(state: State) -> Due | None:
    """The clock that runs now; an artist's own runs within the two minutes (P10, P16)."""
    phase = state.phase
    if isinstance(phase, Finished):
        return None
    turn = state.round.turn
    slowly, off = (2 if state.options.clock == "long" else 1), state.options.clock == "off"
    clock = Due(f"{turn}-{phase.__struct_config__.tag}", SECONDS[type(phase)] * slowly, for_absent=off)
    if not isinstance(phase, Painting):
        return clock
    key, artists = f"{turn}-act-{phase.acts}-{phase.acting}", frozenset(state.round.artists)
    seconds = ACTION_SECONDS * slowly
    if off:
        return Due(key, seconds, for_absent=True)
    return Due(key, seconds, within=clock, watchers=artists)


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
    match state.phase:
        case Finished(winners=winners, reason=reason):
            return Outcome(winners=winners, reason=reason)
        case _:
            return None
