"""How events change a state of Pareidolia: no chance, no refusals."""

from __future__ import annotations

from msgspec.structs import replace

from inklings.games.pareidolia.clouds import Shape
from inklings.games.pareidolia.events import (
    ArtistReplaced,
    ClockRanOut,
    CloudMoved,
    CloudPlaced,
    CloudRemoved,
    CloudTossed,
    Dealt,
    Event,
    GameEnded,
    GuessAccepted,
    Guessed,
    GuessOverruled,
    Nudged,
    Objected,
    Passed,
    RoundBegan,
    Voted,
    VoteOpened,
    WordKept,
    WordSeen,
)
from inklings.games.pareidolia.geometry import Lying
from inklings.games.pareidolia.model import Pose
from inklings.games.pareidolia.state import (
    Choosing,
    Did,
    Finished,
    Last,
    Missed,
    Painting,
    Picture,
    Player,
    Round,
    Said,
    Shown,
    Solved,
    State,
    Stroke,
    Tossing,
    Voting,
)
from inklings.games.pareidolia.turns import SHOWN_GUESSES, main_of, second_of
from inklings.kernel.game import Seat
from inklings.kernel.rounds import PlayerLeft, ReadySaid, changed, votes_of_others, without

WORDS_DRAWN = 3


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if isinstance(event, Dealt):
        return _dealt(event)
    assert state is not None, "a game begins by being dealt"
    match event:
        case WordKept(word=word):
            return _kept(state, word)
        case CloudTossed(shape=shape, pose=pose):
            cloud = Lying(id=0, shape=shape, pose=pose)
            last = Last(seat=state.round.main, did="toss", clouds=(0,))
            state = replace(state, round=replace(state.round, sky=(cloud,), put=1, last=last))
            locked = (cloud.id,) if state.options.undo == "strict" else ()  # P14
            return replace(state, phase=Painting(acting=state.round.second, locked=locked))  # P11
        case CloudPlaced() | CloudMoved() | CloudRemoved() | Nudged() | Passed():
            return _acted(state, event)
        case Guessed(seat=seat, text=text, close=close):
            return _said(state, Said(state.round.said, seat, text, close))
        case WordSeen(seat=seat, text=text):
            said = Said(state.round.said, seat, text)
            state = replace(state, round=replace(state.round, said=state.round.said + 1))
            return _solved(state, said, accepted_by=None)
        case GuessAccepted(guess=number, by=by):
            said = next(said for said in state.round.guesses if said.id == number)
            return _solved(state, said, accepted_by=by)
        case Objected(seat=seat):
            return replace(state, objections=(*state.objections, seat))
        case GuessOverruled():
            return _overruled(state)
        case ClockRanOut():
            return replace(_hung(state, seer=None), phase=Missed())
        case ReadySaid(seat=seat):
            assert isinstance(state.phase, Shown)
            return replace(state, phase=replace(state.phase, ready=(*state.phase.ready, seat)))
        case RoundBegan(turn=turn):
            return _begun(state, turn)
        case PlayerLeft(seat=seat):
            return _left(state, seat)
        case ArtistReplaced():
            return _replaced(state, event)
        case VoteOpened(tied=tied):
            return replace(state, phase=Voting(tied))
        case Voted(ballot=ballot):
            assert isinstance(state.phase, Voting)
            ballots = (*votes_of_others(state.phase.ballots, ballot.voter), ballot)
            return replace(state, phase=replace(state.phase, ballots=ballots))
        case GameEnded(winners=winners, reason=reason):
            ballots = state.phase.ballots if isinstance(state.phase, Voting) else ()
            return replace(state, phase=Finished(winners, reason, ballots))


# --- rounds -------------------------------------------------------------------------------------


def _dealt(event: Dealt) -> State:
    state = State(
        options=event.options,
        players=(Player(),) * event.seats,
        first=event.first,
        deck=event.deck,
        gallery=(),
        round=Round(number=0, turn=0, main=event.first, second=event.first, drawn=()),
        phase=Choosing(),
    )
    return _begun(state, 0)


def _begun(state: State, turn: int) -> State:
    """Words that were drawn but never chosen from go to the bottom too (P7, P28)."""
    deck = (*state.deck, *state.round.drawn)
    fresh = Round(
        number=len(state.gallery) + 1,
        turn=turn,
        main=main_of(state, turn),
        second=second_of(state, turn),
        drawn=deck[:WORDS_DRAWN],
    )
    return replace(state, deck=deck[WORDS_DRAWN:], round=fresh, phase=Choosing(), barred=None, objections=())


def _kept(state: State, choice: int) -> State:
    """P7: the other two go to the bottom as they were drawn."""
    drawn = state.round.drawn
    back = (word for number, word in enumerate(drawn) if number != choice)
    return replace(
        state,
        deck=(*state.deck, *back),
        round=replace(state.round, drawn=(), word=drawn[choice]),
        phase=Tossing(),
    )


def _said(state: State, said: Said) -> State:
    newest = (*state.round.guesses, said)[-SHOWN_GUESSES:]
    return replace(state, round=replace(state.round, guesses=newest, said=said.id + 1))


def _solved(state: State, said: Said, accepted_by: Seat | None) -> State:
    """One droplet each for the guesser and both artists (P19)."""
    state = _hung(_paid(state, said, 1), seer=said.seat)
    return replace(state, phase=Solved(said, accepted_by))


def _overruled(state: State) -> State:
    """What was let count does not: the droplets go back, and the sky was seen by nobody (P18)."""
    assert isinstance(state.phase, Solved), "somebody let a guess count"
    *before, picture = state.gallery
    state = replace(_paid(state, state.phase.guess, -1), gallery=(*before, replace(picture, seer=None)))
    return replace(state, phase=Missed(), objections=())


def _paid(state: State, said: Said, droplets: int) -> State:
    seers = (said.seat, *state.round.artists)
    players = tuple(
        replace(player, droplets=player.droplets + droplets) if seat in seers else player
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players)


def _hung(state: State, seer: Seat | None) -> State:
    """The sky goes to the gallery."""
    table = state.round
    assert table.word is not None, "a sky is painted for a word"
    picture = Picture(table.number, table.word, table.artists, seer, table.sky)
    return replace(state, gallery=(*state.gallery, picture))


# --- the artists' actions -----------------------------------------------------------------------


def _acted(state: State, event: CloudPlaced | CloudMoved | CloudRemoved | Nudged | Passed) -> State:
    """An action is done, what it did is locked (P14), and the other artist is next (P11)."""
    table, strict = state.round, state.options.undo == "strict"
    match event:
        case CloudPlaced(shape=shape, pose=pose):
            sky = (*table.sky, Lying(id=table.put, shape=shape, pose=pose))
            state = replace(state, round=replace(table, sky=sky, put=table.put + 1))
            return _next_artist(state, "place", (table.put,), locked=(table.put,))
        case CloudMoved(cloud=cloud, pose=pose):
            moved = next(lying for lying in table.sky if lying.id == cloud)
            sky = (*_others(table, cloud), replace(moved, pose=pose))  # P15: to the top
            state = replace(state, round=replace(table, sky=sky))
            return _next_artist(state, "move", (cloud,), locked=(cloud,))
        case CloudRemoved(cloud=cloud):
            removed = next(lying for lying in table.sky if lying.id == cloud)
            state = replace(state, round=replace(table, sky=_others(table, cloud)))
            return _next_artist(state, "remove", (cloud,), barred=removed.shape if strict else None)
        case Nudged(stroke=stroke, drifts=drifts):
            at = {drift.cloud: drift.pose for drift in drifts}
            state = replace(
                state, round=replace(table, sky=tuple(_drifted(lying, at) for lying in table.sky))
            )
            touched = tuple(at)
            locked = touched if strict else touched[:1]  # loosely, what it met later moved by accident
            return _next_artist(state, "nudge", touched, locked=locked, stroke=stroke)
        case Passed():
            return _next_artist(state, "pass", ())


def _others(table: Round, cloud: int) -> tuple[Lying, ...]:
    return tuple(lying for lying in table.sky if lying.id != cloud)


def _drifted(lying: Lying, at: dict[int, Pose]) -> Lying:
    return replace(lying, pose=at[lying.id]) if lying.id in at else lying


def _next_artist(  # noqa: PLR0913
    state: State,
    did: Did,
    clouds: tuple[int, ...],
    *,
    locked: tuple[int, ...] = (),
    stroke: Stroke | None = None,
    barred: Shape | None = None,
) -> State:
    phase, table = state.phase, state.round
    assert isinstance(phase, Painting)
    return replace(
        state,
        round=replace(table, last=Last(phase.acting, did, clouds, stroke)),
        phase=Painting(
            acting=table.second if phase.acting == table.main else table.main,
            acts=phase.acts + 1,
            locked=locked,
        ),
        barred=barred,
    )


# --- people -------------------------------------------------------------------------------------


def _left(state: State, seat: Seat) -> State:
    state = replace(state, players=changed(state.players, seat, status="left"))
    match state.phase:
        case Solved() | Missed() as phase:
            return replace(
                state,
                phase=replace(phase, ready=without(phase.ready, seat)),
                objections=without(state.objections, seat),
            )
        case Voting(tied=tied, ballots=ballots):
            kept = tuple(ballot for ballot in votes_of_others(ballots, seat) if ballot.choice != seat)
            return replace(state, phase=Voting(without(tied, seat), kept))
        case _:
            return state


def _replaced(state: State, event: ArtistReplaced) -> State:
    table, phase = state.round, state.phase
    leaver = table.main if event.role == "main" else table.second
    if isinstance(phase, Painting) and phase.acting == leaver:
        phase = replace(phase, acting=event.seat)
    table = replace(table, main=event.seat) if event.role == "main" else replace(table, second=event.seat)
    return replace(state, round=table, phase=phase)
