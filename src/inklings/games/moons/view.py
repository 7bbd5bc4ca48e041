"""What each viewer may see and do: all hiding is here, and views are built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from inklings.games.moons.cards import deck_dealt
from inklings.games.moons.dealing import draw
from inklings.games.moons.model import (
    Card,
    ChoosingView,
    FinishedView,
    LaidView,
    LayOffer,
    MoonsOwn,
    MoonsView,
    NarratingView,
    Offer,
    PhaseView,
    PlayerView,
    RacingView,
    ReadyOffer,
    ScoringView,
    TellOffer,
    VoteOffer,
    VotingView,
)
from inklings.games.moons.moments import moments
from inklings.games.moons.scoring import reasons, votes_on
from inklings.games.moons.state import (
    Ballot,
    CardsLaid,
    Choosing,
    Event,
    Finished,
    Narrating,
    Racing,
    Scoring,
    State,
    Voted,
    Voting,
)
from inklings.games.moons.turns import awaited, ending, next_narrator, voters
from inklings.kernel.game import Seat, Secret, Viewer
from inklings.kernel.rounds import ReadySaid, vote_of


def view(state: State) -> MoonsView:
    """What everyone may see."""
    return MoonsView(
        round=state.round,
        target=state.options.target,
        laps=state.options.laps,
        players=_players(state),
        phase=_phase(state),
    )


def own(state: State, seat: Seat) -> MoonsOwn:
    """What this seat may see besides."""
    hand, phase = state.players[seat].hand, state.phase
    match phase:
        case Choosing(laid=laid):
            return MoonsOwn(hand, laid=tuple(one.card for one in laid if one.owner == seat))
        case Voting(table=table, ballots=ballots):
            return MoonsOwn(
                hand,
                slots=tuple(slot for slot, laid in enumerate(table, 1) if laid.owner == seat),
                vote=ballot.slots if (ballot := vote_of(ballots, seat)) else (),
            )
        case _:
            return MoonsOwn(hand)


def concerns(_before: State, event: Event, _after: State) -> frozenset[Seat] | None:
    """To lay cards, to vote and to say that one is ready is one's own affair."""
    return frozenset({event.seat}) if isinstance(event, CardsLaid | Voted | ReadySaid) else None


def aside(before: State, event: Event, _after: State) -> bool:
    """To think better of a vote is nobody else's business (D6)."""
    if isinstance(event, Voted) and isinstance(before.phase, Voting):
        return vote_of(before.phase.ballots, event.seat) is not None
    return False


def _players(state: State) -> tuple[PlayerView, ...]:
    return tuple(PlayerView(score=player.score, status=player.status) for player in state.players)


def _phase(state: State) -> PhaseView:
    match state.phase:
        case Racing():
            return RacingView()
        case Narrating(narrator=narrator):
            return NarratingView(narrator=narrator)
        case Choosing() as phase:
            return ChoosingView(
                narrator=phase.narrator,
                clue=phase.clue,
                count=phase.decoys,
            )
        case Voting() as phase:
            return VotingView(
                narrator=phase.narrator,
                clue=phase.clue,
                cards=tuple(laid.card for laid in phase.table),
            )
        case Scoring() as phase:
            earned = reasons(phase.narrator, phase.table, phase.ballots, phase.voters, phase.most)
            return ScoringView(
                narrator=phase.narrator,
                clue=phase.clue,
                laid=tuple(
                    LaidView(card=laid.card, owner=laid.owner, voters=votes_on(slot, phase.ballots))
                    for slot, laid in enumerate(phase.table, 1)
                ),
                verdict=phase.verdict,
                # Who sat down since the count has won nothing in it.
                gains=phase.gains + (0,) * (len(state.players) - len(phase.gains)),
                reasons=tuple(tuple(earned.get(Seat(seat), ())) for seat in range(len(state.players))),
                next_narrator=None if ending(state) else next_narrator(state),
            )
        case Finished() as phase:
            return FinishedView(winners=phase.winners, reason=phase.reason, moments=moments(state.stories))


# --- offers -------------------------------------------------------------------------------------


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What this seat may do now: the rule that `decide` goes by."""
    player = state.players[seat]
    if player.status != "playing":
        return ()
    match state.phase:
        case Racing():  # D2
            return (_tell(state, player.hand),)
        case Narrating(narrator=narrator) if seat == narrator:  # D3
            return (_tell(state, player.hand),)
        case Choosing(decoys=decoys) if seat in awaited(state):  # D4
            return (LayOffer(cards=player.hand, count=decoys),)
        case Voting(table=table, most=most) if seat in voters(state):  # D6, D7
            others = tuple(slot for slot, laid in enumerate(table, 1) if laid.owner != seat)
            return (VoteOffer(slots=others, most=most),)
        case Scoring() if seat in awaited(state):
            return (ReadyOffer(),)
        case _:
            return ()


def _tell(state: State, cards: tuple[Card, ...]) -> TellOffer:
    """A story with a clue that keeps to the limits of the table (D23)."""
    options = state.options
    return TellOffer(cards=cards, one_word=options.clue == "word", tongue=options.tongue)


# --- secrecy ------------------------------------------------------------------------------------


def secrets(state: State) -> Iterable[Secret]:
    """Every card that not everyone may see now.

    A card that the finish remembers has been seen, wherever it lies now.
    """
    seen: frozenset[Card] = frozenset()
    if isinstance(state.phase, Finished):
        seen = frozenset(moment.card for moment in moments(state.stories))
    for seat, player in enumerate(state.players):
        for card in player.hand:
            if card not in seen:
                yield Secret(card, frozenset({Seat(seat)}))
    for card in (*state.pile, *state.buried):
        if card not in seen:
            yield Secret(card, frozenset())
    if isinstance(state.phase, Choosing):
        for laid in state.phase.laid:
            yield Secret(laid.card, frozenset({laid.owner}))


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    """A twin that this viewer cannot tell apart.

    Known are the viewer's own cards and all that was shown since used cards last went under the pile.
    Everything else is drawn again from the whole deck, as in the game (D21).
    """
    known = {*state.discard, *_seen_on_table(state, viewer)}
    if viewer is not None:
        known.update(state.players[viewer].hand)
    hands = (card for player in state.players for card in player.hand)
    deck = deck_dealt(state.options, (*hands, *state.pile, *state.buried, *known))
    unknown = [card for card in deck.cards if card not in known]
    rng.shuffle(unknown)

    def redrawn(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(unknown.pop() for _ in cards)

    players = tuple(
        player if seat == viewer else replace(player, hand=draw(unknown, (), len(player.hand)))
        for seat, player in enumerate(state.players)
    )
    phase = state.phase
    match phase:
        case Choosing(laid=laid):
            phase = replace(
                phase,
                laid=tuple(
                    card if card.owner == viewer else replace(card, card=unknown.pop()) for card in laid
                ),
            )
        case Voting():
            phase = _other_owners(phase, viewer, rng)
        case _:
            pass
    return replace(
        state, players=players, pile=redrawn(state.pile), buried=redrawn(state.buried), phase=phase
    )


def _seen_on_table(state: State, viewer: Viewer) -> tuple[Card, ...]:
    match state.phase:
        case Choosing(laid=table):
            return tuple(laid.card for laid in table if laid.owner == viewer)
        case Voting(table=table) | Scoring(table=table):
            return tuple(laid.card for laid in table)
        case _:
            return ()


def _other_owners(phase: Voting, viewer: Viewer, rng: Random) -> Voting:
    """The same row of cards from other hands, and other votes that these owners could have given."""
    owners = [laid.owner for laid in phase.table if laid.owner != viewer]
    rng.shuffle(owners)
    table = tuple(laid if laid.owner == viewer else replace(laid, owner=owners.pop()) for laid in phase.table)

    def other_vote(ballot: Ballot) -> Ballot:
        others = [slot for slot, laid in enumerate(table, 1) if laid.owner != ballot.voter]
        return replace(ballot, slots=tuple(sorted(rng.sample(others, rng.randint(1, phase.most)))))

    ballots = tuple(ballot if ballot.voter == viewer else other_vote(ballot) for ballot in phase.ballots)
    return replace(phase, table=table, ballots=ballots)
