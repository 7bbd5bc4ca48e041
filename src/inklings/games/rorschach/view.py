"""What each viewer may see and do: all hiding is here, and views are built up from nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random

from msgspec.structs import replace

from inklings.decks.words import RORSCHACH
from inklings.games.rorschach.model import (
    AnsweringView,
    ExplainingView,
    FinishedView,
    GuessingView,
    GuessView,
    MatchingView,
    MatchOffer,
    NamingView,
    Offer,
    PhaseView,
    PlayerView,
    ReadyOffer,
    RetryingView,
    RorschachOwn,
    RorschachView,
    RoundView,
    ShortView,
    StrikingView,
)
from inklings.games.rorschach.moments import best_match, mind_readers, strangest_match
from inklings.games.rorschach.state import (
    Answering,
    Deliberating,
    Event,
    Explaining,
    Finished,
    Guess,
    Guessing,
    Matching,
    Naming,
    Read,
    Retrying,
    Round,
    Short,
    State,
    Striking,
)
from inklings.games.rorschach.turns import awaited, council_of, next_subject
from inklings.kernel import council
from inklings.kernel.game import Seat, Secret, Viewer
from inklings.kernel.rounds import ReadySaid
from inklings.own_decks.words import shown, text_on


def view(state: State) -> RorschachView:
    """What everyone may see."""
    return RorschachView(
        target=state.options.target,
        players=tuple(PlayerView(team=player.team, status=player.status) for player in state.players),
        piles=state.piles,
        round=_round(state),
        phase=_phase(state),
        ready=state.phase.ready if isinstance(state.phase, Explaining) else (),
    )


def own(state: State, seat: Seat) -> RorschachOwn:
    """What this seat may see besides: a subject their own markers (R13), a group its deliberation."""
    table, deliberation = state.round, council_of(state)
    return RorschachOwn(
        markers=_markers(table, table.open_places) if seat == table.subject and table.markers else (),
        council=None if deliberation is None else council.view(deliberation, seat),
    )


def concerns(before: State, event: Event, _after: State) -> frozenset[Seat] | None:
    """A deliberation is the affair of its group, and whether somebody is ready is their own."""
    match event:
        case ReadySaid(seat=seat):
            return frozenset({seat})
        case council.Leant() | council.Sealed() | council.CalledOff() if deliberation := council_of(before):
            return frozenset(deliberation.group)
        case _:
            return None


def aside(before: State, event: Event, _after: State) -> bool:
    """Only a group sees where its people lean; that somebody has sealed, or no longer has, everyone sees."""
    deliberation = council_of(before)
    return deliberation is not None and council.is_aside(deliberation, event)


def _round(state: State) -> RoundView:
    table = state.round
    return RoundView(
        number=table.number,
        test=table.test,
        words=tuple(shown(word, RORSCHACH, state.options.words) for word in table.words),
        blots=table.blots,
        subject=table.subject,
        struck=table.struck,
        markers=_markers(table, _open(state)),
        guess=_guess(table.guess),
        answer=table.answer,
        second=_guess(table.second),
    )


def _markers(table: Round, seen: Collection[int]) -> tuple[int | None, ...]:
    """The subject's symbol at each of these blots."""
    return tuple(table.marker(place) if place in seen else None for place in range(len(table.blots)))


def _open(state: State) -> tuple[int, ...]:
    """The blots whose marker everyone sees: all once the round is scored (R23), before that one."""
    table = state.round
    if table.markers and isinstance(state.phase, Explaining | Finished):
        return tuple(table.open_places)
    return _turned(state)


def _turned(state: State) -> tuple[int, ...]:
    """The blots whose marker everyone has seen while the round goes on."""
    guess = state.round.guess
    return (guess.place,) if isinstance(state.phase, Retrying) and guess else ()


def _guess(guess: Guess | None) -> GuessView | None:
    return None if guess is None else GuessView(place=guess.place, symbol=guess.symbol)


def _phase(state: State) -> PhaseView:
    match state.phase:
        case Naming():
            return NamingView(suggested=next_subject(state))
        case Striking():
            return StrikingView()
        case Matching():
            return MatchingView()
        case Guessing():
            return GuessingView()
        case Answering():
            return AnsweringView()
        case Retrying():
            guess = state.round.guess
            return RetryingView(copied=guess is not None and state.round.answer == guess.symbol)
        case Explaining(gains=gains):
            return ExplainingView(gains=gains, silent=not state.round.touched)
        case Short(team=team):
            return ShortView(team=team)
        case Finished(winner=winner, reason=reason):
            return FinishedView(
                winner=winner,
                reason=reason,
                best=best_match(state.scored, state.options.words),
                strangest=strangest_match(state.scored, state.options.words),
                mind_readers=mind_readers(state.scored),
            )


# --- offers -------------------------------------------------------------------------------------


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What this seat may do now: the rule that `decide` goes by."""
    match state.phase:
        case Matching() if seat == state.round.subject:  # R9
            first, second, third = state.round.open_places
            return (MatchOffer((first, second, third)),)
        case Explaining() if seat in awaited(state):  # R23
            return (ReadyOffer(),)
        case Naming() | Striking() | Guessing() | Answering() | Retrying() as phase:
            return council.offers(phase.council, seat)
        case _:
            return ()


# --- secrecy ------------------------------------------------------------------------------------


def secrets(state: State) -> Iterable[Secret]:
    """Every card that lies face down.

    The finish tells of rounds that everyone saw, wherever their cards lie now (R26 shuffles back).
    """
    told = state.scored if isinstance(state.phase, Finished) else ()
    seen = {card for table in told for card in (*table.blots, *table.words)}
    for blot in state.box.blots:
        if blot not in seen:
            yield Secret(blot, frozenset())
    for word in state.box.words:
        if word not in seen:
            yield Secret(text_on(word, RORSCHACH, "pl"), frozenset())


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    """A twin that this viewer cannot tell apart.

    Known is all that lies or lay open; unknown are the order of both piles, the subject's markers that have
    not been turned, what another group deliberates, and who of the other team leaned towards the truth.
    """
    box = replace(
        state.box,
        words=tuple(rng.sample(state.box.words, len(state.box.words))),
        blots=tuple(rng.sample(state.box.blots, len(state.box.blots))),
    )
    phase = state.phase
    if isinstance(phase, Deliberating):
        phase = replace(phase, council=council.imagined(phase.council, viewer, rng))
    return replace(
        state,
        box=box,
        round=_other_readers(state, _other_matching(state, viewer, rng), viewer, rng),
        scored=_other_scored(state, viewer, rng),
        phase=phase,
        reads=_other_reads(state, viewer, rng),
    )


def _other_reads(state: State, viewer: Viewer, rng: Random) -> tuple[Read, ...]:
    """Some of the other team may have leaned elsewhere; until the end nobody knows who was right."""
    if isinstance(state.phase, Finished):
        return state.reads
    mine = None if viewer is None else state.players[viewer].team
    return tuple(
        read if state.players[read.by].team == mine else replace(read, right=rng.choice((True, False)))
        for read in state.reads
    )


def _other_scored(state: State, viewer: Viewer, rng: Random) -> tuple[Round, ...]:
    """At the end everyone is told who read the most minds."""
    if isinstance(state.phase, Finished):
        return state.scored
    return tuple(_other_readers(state, table, viewer, rng) for table in state.scored)


def _other_readers(state: State, table: Round, viewer: Viewer, rng: Random) -> Round:
    if table.guess is None:
        return table
    mine = None if viewer is None else state.players[viewer].team
    known = [seat for seat in table.readers if state.players[seat].team == mine]
    others = [Seat(seat) for seat, player in enumerate(state.players) if player.team != mine]
    return replace(table, readers=(*known, *rng.sample(others, rng.randint(0, len(others)))))


def _other_matching(state: State, viewer: Viewer, rng: Random) -> Round:
    table = state.round
    if not table.markers or viewer == table.subject or isinstance(state.phase, Explaining | Finished):
        return table
    known = {place: table.marker(place) for place in _turned(state)}
    free = [symbol for symbol in range(3) if symbol not in known.values()]
    rng.shuffle(free)
    return replace(
        table,
        markers=tuple(known[place] if place in known else free.pop() for place in table.open_places),
    )
