"""How events change a state of Thirty Moons: no chance, no refusals."""

from __future__ import annotations

from msgspec.structs import replace

from inklings.games.moons.model import Card
from inklings.games.moons.scoring import votes_on
from inklings.games.moons.state import (
    Ballot,
    CardsLaid,
    CardsShown,
    Choosing,
    Dealt,
    DeckRanOut,
    Event,
    Finished,
    GameEnded,
    Laid,
    Narrating,
    NarratorDrawn,
    NarratorPassed,
    Player,
    PlayerJoined,
    Racing,
    RoundBegan,
    Scored,
    Scoring,
    State,
    Story,
    StoryTold,
    Voted,
    Voting,
)
from inklings.games.moons.turns import hand_size, playing, voters
from inklings.kernel.game import Seat
from inklings.kernel.rounds import PlayerLeft, ReadySaid, changed, votes_of_others


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if isinstance(event, Dealt):
        return State(
            options=event.options,
            players=tuple(Player("playing", hand) for hand in event.hands),
            pile=event.pile,
            discard=(),
            buried=(),
            round=1,
            silent=0,
            phase=Racing() if event.narrator is None else Narrating(event.narrator),
            stories=(),
        )
    assert state is not None, "a game begins by being dealt"
    match event:
        case NarratorDrawn(narrator=narrator):
            return replace(state, phase=Narrating(narrator))
        case NarratorPassed():
            return _passed(state, event)
        case StoryTold():
            return _told(state, event)
        case RoundBegan():
            return _refilled(state, event)
        case PlayerLeft(seat=seat):
            return _left(state, seat)
        case PlayerJoined():
            return replace(state, players=(*state.players, Player("waiting")))
        case GameEnded(winners=winners, reason=reason):
            return replace(state, phase=Finished(winners, reason))
        case DeckRanOut(winners=winners):
            return replace(state, phase=Finished(winners, "deck"))
        case CardsLaid() | CardsShown() | Voted() | Scored() | ReadySaid():
            return _within_round(state, event)


def _within_round(state: State, event: CardsLaid | CardsShown | Voted | Scored | ReadySaid) -> State:
    match state.phase, event:
        case Choosing() as phase, CardsLaid(seat=seat, cards=cards):
            laid = (*phase.laid, *(Laid(card, seat) for card in cards))
            return replace(state, players=_without(state, seat, *cards), phase=replace(phase, laid=laid))
        case Choosing() as phase, CardsShown(table=table, most=most):
            return replace(state, phase=Voting(phase.narrator, phase.clue, table, most))
        case Voting() as phase, Voted(seat=seat, slots=slots):
            ballots = (*votes_of_others(phase.ballots, seat), Ballot(seat, slots))
            return replace(state, phase=replace(phase, ballots=ballots))
        case Voting() as phase, Scored():
            return _scored(state, phase, event)
        case Scoring() as phase, ReadySaid(seat=seat):
            return replace(state, phase=replace(phase, ready=(*phase.ready, seat)))
        case phase, _:
            raise AssertionError(f"{event} cannot happen in {phase}")


def _passed(state: State, event: NarratorPassed) -> State:
    return replace(
        state,
        players=_turn_taken(state),
        silent=state.silent + event.silent,
        phase=Racing(resting=True) if event.narrator is None else Narrating(event.narrator),
    )


def _told(state: State, event: StoryTold) -> State:
    return replace(
        state,
        players=_without(state, event.seat, event.card),
        silent=0,
        phase=Choosing(event.seat, event.clue, event.decoys, laid=(Laid(event.card, event.seat),)),
    )


def _scored(state: State, phase: Voting, event: Scored) -> State:
    players = tuple(
        replace(player, score=player.score + gain)
        for player, gain in zip(_turn_taken(state), event.gains, strict=True)
    )
    votes = tuple(len(votes_on(slot, phase.ballots)) for slot in range(1, len(phase.table) + 1))
    story = Story(state.round, phase.narrator, phase.clue, phase.table, votes, event.voters)
    return replace(
        state,
        players=players,
        phase=Scoring(
            phase.narrator,
            phase.clue,
            phase.table,
            phase.ballots,
            event.verdict,
            event.gains,
            voters(state),
            phase.most,
        ),
        stories=(*state.stories, story),
        ballots=(*state.ballots, phase.ballots),
    )


def _left(state: State, seat: Seat) -> State:
    """D19: the score stays, the hand goes, laid cards stay as decoys, and a vote counts no more."""
    hand = state.players[seat].hand
    phase = state.phase
    if isinstance(phase, Voting):
        phase = replace(phase, ballots=votes_of_others(phase.ballots, seat))
    return replace(
        state,
        players=changed(state.players, seat, status="left", hand=()),
        buried=(*state.buried, *hand),
        phase=phase,
    )


def _refilled(state: State, event: RoundBegan) -> State:
    """D13: everybody draws up to a full hand; who holds more (they were three) just does not draw."""
    state = begun(state)
    if event.reshuffled is not None:
        again = frozenset(event.reshuffled)
        state = replace(
            state,
            pile=event.reshuffled,
            discard=tuple(card for card in state.discard if card not in again),
            buried=tuple(card for card in state.buried if card not in again),
        )
    size = hand_size(len(playing(state)))
    pile = state.pile
    players: list[Player] = []
    for player in state.players:
        missing = max(0, size - len(player.hand)) if player.status == "playing" else 0
        players.append(replace(player, hand=(*player.hand, *pile[:missing])))
        pile = pile[missing:]
    return replace(
        state,
        players=tuple(players),
        pile=pile,
        round=state.round + 1,
        phase=Racing() if event.narrator is None else Narrating(event.narrator),
    )


def begun(state: State) -> State:
    """The table cleared and newcomers let in (D19), before anybody draws."""
    score = min(state.players[seat].score for seat in playing(state))
    turns = min(state.players[seat].turns for seat in playing(state))
    discard, buried = state.discard, state.buried
    match state.phase:
        case Choosing(laid=laid):
            buried = (*buried, *(card.card for card in laid))
        case Voting(table=table) | Scoring(table=table):
            discard = (*discard, *(card.card for card in table))
        case _:
            pass
    return replace(
        state,
        players=tuple(
            replace(player, status="playing", score=score, turns=turns)
            if player.status == "waiting"
            else player
            for player in state.players
        ),
        discard=discard,
        buried=buried,
    )


def shortage(state: State) -> int:
    """How many cards more than the pile holds are needed to fill all hands (D14)."""
    size = hand_size(len(playing(state)))
    missing = sum(max(0, size - len(state.players[seat].hand)) for seat in playing(state))
    return missing - len(state.pile)


def _turn_taken(state: State) -> tuple[Player, ...]:
    assert isinstance(state.phase, Narrating | Voting), "a turn ends in silence or with a vote"
    narrator = state.phase.narrator
    return changed(state.players, narrator, turns=state.players[narrator].turns + 1)


def _without(state: State, seat: Seat, *cards: Card) -> tuple[Player, ...]:
    hand = tuple(card for card in state.players[seat].hand if card not in cards)
    return changed(state.players, seat, hand=hand)
