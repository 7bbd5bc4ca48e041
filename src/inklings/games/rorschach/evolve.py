"""How events change a state of Rorschach: no chance, no refusals."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from inklings.games.rorschach.model import Team
from inklings.games.rorschach.state import (
    Answered,
    Answering,
    BlotStruck,
    Box,
    Dealt,
    Deliberating,
    Event,
    Explaining,
    Finished,
    GameEnded,
    Guessed,
    Guessing,
    Matched,
    Matching,
    Naming,
    Player,
    PlayerJoined,
    Read,
    Retried,
    Retrying,
    Round,
    RoundBegan,
    Scored,
    Short,
    State,
    Striking,
    SubjectNamed,
    TeamShort,
)
from inklings.games.rorschach.turns import guessers, members, other
from inklings.kernel import council
from inklings.kernel.council import CalledOff, Council, Leant, Sealed
from inklings.kernel.game import Seat
from inklings.kernel.rounds import PlayerLeft, ReadySaid, changed, without

WORDS_SHOWN = 3
BLOTS_SHOWN = 4


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if isinstance(event, Dealt):
        return _dealt(event)
    assert state is not None, "a game begins by being dealt"
    match event:
        case Leant() | Sealed() | CalledOff():
            assert isinstance(state.phase, Deliberating)
            deliberation = council.evolve(state.phase.council, event)
            state = replace(state, phase=replace(state.phase, council=deliberation))
            return state if isinstance(event, Leant) else _touched(state)
        case SubjectNamed(seat=seat):
            return _named(state, seat)
        case BlotStruck(place=place):
            return replace(state, round=replace(state.round, struck=place), phase=Matching())
        case Matched(symbols=symbols, by_chance=by_chance):
            state = replace(state, round=replace(state.round, markers=symbols))
            return _guessing(state if by_chance else _touched(state))
        case Guessed(guess=guess):
            state = _guess_read(state, is_first=True)
            state = replace(state, round=replace(state.round, guess=guess))
            return replace(state, phase=Answering(_convened(state, other(state.round.test), range(3))))
        case Answered(symbol=symbol):
            state = _answer_read(state)
            return _answered(replace(state, round=replace(state.round, answer=symbol)))
        case Retried(guess=guess):
            state = _guess_read(state, is_first=False)
            return replace(state, round=replace(state.round, second=guess))
        case Scored():
            return _scored(state, event)
        case ReadySaid(seat=seat):
            assert isinstance(state.phase, Explaining)
            return replace(state, phase=replace(state.phase, ready=(*state.phase.ready, seat)))
        case RoundBegan():
            return _begun(state, event)
        case PlayerLeft(seat=seat):
            return _left(state, seat)
        case PlayerJoined(team=team):
            return replace(state, players=(*state.players, Player(team)))
        case TeamShort(team=team):
            return replace(cleared(state), phase=Short(team))
        case GameEnded(winner=winner, reason=reason):
            return replace(state, phase=Finished(winner, reason))


def _dealt(event: Dealt) -> State:
    state = State(
        options=event.options,
        players=tuple(Player(team) for team in event.teams),
        box=Box(words=event.words, blots=event.blots),
        piles=((), ()),
        last_subjects=(None, None),
        round=Round(number=0, test=event.test, words=(), blots=()),
        phase=Short(event.test),
    )
    return _begun(state, RoundBegan(event.test))


def _begun(state: State, event: RoundBegan) -> State:
    box = cleared(state).box
    if event.words is not None:
        box = replace(box, words=event.words, used_words=())
    if event.blots is not None:
        box = replace(box, blots=event.blots, used_blots=())
    fresh = Round(
        number=state.round.number + 1,
        test=event.test,
        words=box.words[:WORDS_SHOWN],
        blots=box.blots[:BLOTS_SHOWN],
    )
    box = replace(box, words=box.words[WORDS_SHOWN:], blots=box.blots[BLOTS_SHOWN:])
    return naming(replace(state, box=box, round=fresh))


def cleared(state: State) -> State:
    """The table empty: words, unscored blots and the struck one go to the box (R21)."""
    table, won = state.round, {blot for pile in state.piles for blot in pile}
    unscored = tuple(blot for blot in table.blots if blot not in won)
    return replace(
        state,
        box=replace(
            state.box,
            used_words=(*state.box.used_words, *table.words),
            used_blots=(*state.box.used_blots, *unscored),
        ),
        round=Round(number=table.number, test=table.test, words=(), blots=()),
    )


def naming(state: State) -> State:
    """The test team is to name a subject; what control has struck out stays so (R28)."""
    state = replace(state, round=replace(state.round, subject=None))
    return replace(state, phase=Naming(_convened(state, state.round.test, members(state, state.round.test))))


def _named(state: State, seat: Seat) -> State:
    test = state.round.test
    first, second = state.last_subjects
    state = replace(
        state,
        round=replace(state.round, subject=seat),
        last_subjects=(seat, second) if test == 0 else (first, seat),
    )
    if state.round.struck is not None:
        return replace(state, phase=Matching())
    return replace(state, phase=Striking(_convened(state, other(test), range(BLOTS_SHOWN))))


def _guessing(state: State) -> State:
    choices = [3 * place + symbol for place in state.round.open_places for symbol in range(3)]
    return replace(state, phase=Guessing(_convened_guessers(state, choices)))


def _answered(state: State) -> State:
    """A right guess earns a second one, on another blot with another marker (R18)."""
    table, guess = state.round, state.round.guess
    assert guess is not None, "control answers a guess"
    if not table.is_right(guess):
        return state
    choices = [
        3 * place + symbol
        for place in table.open_places
        for symbol in range(3)
        if place != guess.place and symbol != guess.symbol
    ]
    return replace(state, phase=Retrying(_convened_guessers(state, choices)))


def _guess_read(state: State, *, is_first: bool) -> State:
    """Remember who leaned towards a true match, though their team may have guessed another."""
    assert isinstance(state.phase, Guessing | Retrying)
    return _read(state, lambda choice: state.round.marker(choice // 3) == choice % 3, keep=is_first)


def _answer_read(state: State) -> State:
    """Remember who of control leaned towards the word that the subject meant."""
    assert isinstance(state.phase, Answering)
    guess = state.round.guess
    assert guess is not None, "control answers a guess"
    return _read(state, lambda symbol: state.round.marker(guess.place) == symbol, keep=True)


def _read(state: State, is_true: Callable[[int], bool], *, keep: bool) -> State:
    """A second guess is easier, and only some come to it: it is not kept for the chronicle."""
    assert isinstance(state.phase, Deliberating)
    subject, leanings = state.round.subject, state.phase.council.leanings
    assert subject is not None, "nobody guesses before a subject has matched"
    readers = tuple(leaning.seat for leaning in leanings if is_true(leaning.choice))
    reads = tuple(Read(leaning.seat, subject, is_true(leaning.choice)) for leaning in leanings if keep)
    return replace(
        state,
        round=replace(state.round, readers=(*state.round.readers, *readers)),
        reads=(*state.reads, *reads),
    )


def _scored(state: State, event: Scored) -> State:
    table = state.round
    piles: list[tuple[str, ...]] = list(state.piles)
    gains = [0, 0]
    for guess, winner in ((table.guess, event.first), (table.second, event.second)):
        if winner is not None:
            place = guess.place if guess else _unguessed(table)
            piles[winner] = (*piles[winner], table.blots[place])
            gains[winner] += 1
    return replace(
        state,
        piles=(piles[0], piles[1]),
        phase=Explaining((gains[0], gains[1])),
        scored=(*state.scored, table),
    )


def _unguessed(table: Round) -> int:
    """The blot that is lost to a second guess which was never made: the first that was left."""
    assert table.guess is not None
    return next(place for place in table.open_places if place != table.guess.place)


def _left(state: State, seat: Seat) -> State:
    state = replace(state, players=changed(state.players, seat, status="left"))
    phase = state.phase
    if isinstance(phase, Explaining):
        return replace(state, phase=replace(phase, ready=without(phase.ready, seat)))
    if isinstance(phase, Naming) and state.players[seat].team == state.round.test:
        return naming(state)
    if seat == state.round.subject and not state.round.markers:
        return naming(state)
    if isinstance(phase, Deliberating):
        return replace(state, phase=replace(phase, council=council.without(phase.council, seat)))
    return state


def _convened(state: State, team: Team, choices: range | tuple[Seat, ...]) -> Council:
    return Council(group=members(state, team), choices=tuple(map(int, choices)), rule=state.options.deciding)


def _convened_guessers(state: State, choices: list[int]) -> Council:
    return Council(group=guessers(state), choices=tuple(choices), rule=state.options.deciding)


def _touched(state: State) -> State:
    return replace(state, round=replace(state.round, touched=True))
