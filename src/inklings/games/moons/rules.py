"""The rules of Thirty Moons: what follows from what. Every line names the rule that it keeps."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from inklings.games.moons.cards import deck_for, with_named_deck
from inklings.games.moons.dealing import draw, suited
from inklings.games.moons.evolve import begun, evolve, shortage
from inklings.games.moons.model import (
    Action,
    Card,
    LayCards,
    Options,
    SayReady,
    TellStory,
    Vote,
    Written,
)
from inklings.games.moons.scoring import gains, verdict
from inklings.games.moons.state import (
    OLD_CLUE,
    CardsLaid,
    CardsShown,
    Choosing,
    Dealt,
    DeckRanOut,
    Event,
    Finished,
    GameEnded,
    LongStoryTold,
    Narrating,
    NarratorDrawn,
    NarratorPassed,
    PlayerJoined,
    Racing,
    Reason,
    RoundBegan,
    Scored,
    Scoring,
    State,
    StoryTold,
    Voted,
    Voting,
)
from inklings.games.moons.turns import (
    LEAST,
    MOST,
    awaited,
    decoys,
    ending,
    hand_size,
    leaders,
    narrator_of,
    next_narrator,
    playing,
    staying,
    voters,
)
from inklings.games.moons.view import offers
from inklings.kernel.game import (
    FREE_TALK,
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
from inklings.kernel.rounds import (
    PlayerLeft,
    ReadySaid,
    left_of,
    offered,
    tag,
    thinking,
    with_what_follows,
)

SMALL_DECK = 84
"""How many cards there are in a game that ends with them (D14)."""
SECOND_VOTE_FROM = 7

SECONDS = {Racing: 90, Narrating: 90, Choosing: 60, Voting: 45, Scoring: 25}
"""Thinking time on the standard clock (D18)."""

LOOKING = 0.25
"""The part of a day in which people look at the scores, where the game is played over days."""


def deal(options: Options, seats: int, rng: Random, met: Sequence[Card] = ()) -> Sequence[Event]:
    """Six or seven cards to each (D1), those that were not met first (D21), and the first narrator (D2)."""
    options = with_named_deck(options, rng)
    deck = list(unmet_first(deck_for(options).cards, met, rng))
    if options.deck == "ends":
        del deck[SMALL_DECK:]
    size = hand_size(seats)
    dealt = seats * size
    deck[:dealt] = rng.sample(deck[:dealt], dealt)  # nobody knows who holds what was met before
    hands = tuple(draw(deck, (), size) for _ in range(seats))
    return (
        Dealt(
            options=options,
            hands=hands,
            pile=tuple(deck),
            narrator=Seat(rng.randrange(seats)) if options.first == "random" else None,
        ),
    )


def decide(state: State, actor: Seat, action: Action, rng: Random) -> Sequence[Event]:
    """What an action makes happen; an action within no offer is refused."""
    action = offered(action, offers(state, actor))
    return _with_what_follows(state, (_done(state, actor, action),), rng)


def _done(state: State, actor: Seat, action: Action) -> Event:
    match action:
        case TellStory(card=card, clue=clue):
            is_long = isinstance(clue, Written) and len(clue.text) > OLD_CLUE
            told = LongStoryTold if is_long else StoryTold
            return told(actor, card, clue, decoys(len(playing(state))))
        case LayCards(cards=cards):
            return CardsLaid(actor, cards)
        case Vote(slots=slots):
            return Voted(actor, tuple(sorted(slots)))
        case SayReady():
            return ReadySaid(actor)


def written(action: Action) -> str | None:
    """The clue, if it is written."""
    return action.clue.text if isinstance(action, TellStory) and isinstance(action.clue, Written) else None


def happen(state: State, happening: Happening, rng: Random) -> Sequence[Event]:
    """What the house's news makes happen: nothing, once the game is over."""
    if isinstance(state.phase, Finished):
        return ()
    match happening:
        case TimeUp():
            return _with_what_follows(state, _time_up(state, rng), rng)
        case SeatLeft(seat=seat):
            if seat not in staying(state):
                return ()
            return _with_what_follows(state, (PlayerLeft(seat),), rng)
        case SeatJoined():
            return (PlayerJoined(),) if len(staying(state)) < MOST else ()


def _time_up(state: State, rng: Random) -> Sequence[Event]:
    """D18: what happens instead of what nobody did."""
    if due(state) is None:
        return ()
    match state.phase:
        case Racing():
            return (NarratorDrawn(rng.choice(playing(state))),)
        case Narrating(narrator=narrator):
            lap_of_silence = state.silent + 1 >= len(playing(state))
            return (
                NarratorPassed(None if lap_of_silence else left_of(narrator, playing(state)), silent=True),
            )
        case Choosing(decoys=count):
            return tuple(
                CardsLaid(seat, tuple(rng.sample(state.players[seat].hand, count)))
                for seat in sorted(awaited(state))
            )
        case Voting():
            return (_scored(state, state.phase),)
        case Scoring():
            return (_next_round(state, rng),)
        case Finished():
            return ()


# --- what follows by itself ---------------------------------------------------------------------


def _with_what_follows(state: State, events: Sequence[Event], rng: Random) -> Sequence[Event]:
    return with_what_follows(state, events, evolve, lambda now: _follows(now, rng))


def _follows(state: State, rng: Random) -> Sequence[Event]:
    """What happens next without anybody's doing."""
    phase = state.phase
    if isinstance(phase, Finished):
        return ()
    short = len(playing(state)) < LEAST
    if isinstance(phase, Scoring):
        return (_next_round(state, rng),) if short or not awaited(state) else ()
    if len(staying(state)) < LEAST:  # D19
        return (_ended(state, "too_few"),)
    match phase:
        case Choosing() | Voting() if short or phase.narrator not in playing(state):
            return (_next_round(state, rng),)  # D19: the round is broken off
        case Choosing() if not awaited(state):
            table = rng.sample(phase.laid, len(phase.laid))  # D5
            second_vote = state.options.second_vote and len(playing(state)) >= SECOND_VOTE_FROM  # D17
            return (CardsShown(tuple(table), most=2 if second_vote else 1),)
        case Voting() if not awaited(state):
            return (_scored(state, phase),)  # D6: when the last vote is in
        case Racing() | Narrating() if ending(state) == "laps":
            return (_ended(state, "laps"),)  # D17: the last turn passed in silence, or its narrator left
        case Racing() | Narrating() if short:
            return (_next_round(state, rng),)  # D19: those who wait are needed now
        case Narrating(narrator=narrator) if narrator not in playing(state):
            return (NarratorPassed(left_of(narrator, playing(state)), silent=False),)  # D19
        case _:
            return ()


def _scored(state: State, phase: Voting) -> Scored:
    could_vote = voters(state)
    won = gains(phase.narrator, phase.table, phase.ballots, could_vote, phase.most)
    return Scored(
        verdict=verdict(phase.narrator, phase.table, phase.ballots, len(could_vote)),
        gains=tuple(won.get(Seat(seat), 0) for seat in range(len(state.players))),
        voters=len(could_vote),
    )


def _next_round(state: State, rng: Random) -> Event:
    reason = ending(state)
    if reason is not None:
        return _ended(state, reason)  # D16, D17
    if len(staying(state)) < LEAST:
        return _ended(state, "too_few")  # D19
    fresh = begun(state)
    short = shortage(fresh) > 0
    if short and state.options.deck == "ends":
        return DeckRanOut(leaders(state))  # D14, as older editions had it
    pile = None if short else suited(fresh, fresh.pile)  # D21
    if state.options.deck == "reshuffled" and pile != fresh.pile:
        used = (*fresh.discard, *fresh.buried)
        below = rng.sample(used, len(used))  # D14
        pile = (*pile, *below) if pile else suited(fresh, (*fresh.pile, *below))
    return RoundBegan(next_narrator(state), reshuffled=None if pile == fresh.pile else pile)


def _ended(state: State, reason: Reason) -> GameEnded:
    return GameEnded(winners=leaders(state), reason=reason)


# --- the house asks -----------------------------------------------------------------------------


def due(state: State) -> Due | None:
    """The clock that runs now (D18).

    It rests after a whole lap of silence, so an abandoned table sets no clocks for ever: anyone who comes
    back tells the next story.
    """
    phase = state.phase
    if isinstance(phase, Finished) or (isinstance(phase, Racing) and phase.resting):
        return None
    narrator = narrator_of(state)
    key = f"{state.round}-{tag(phase)}" + ("" if narrator is None else f"-{narrator}")
    return thinking(state.options.clock, key, SECONDS[type(phase)])


def over_days(state: State) -> float:
    """Which part of a day each phase is given (D18): most of all want to see the scores and go on."""
    return LOOKING if isinstance(state.phase, Scoring) else 1


def hush(state: State, viewer: Viewer) -> frozenset[Channel]:
    """Everybody may talk at any time, but a narrator gives no signs while others guess.

    Talk is part of the game, and at a table it could not be forbidden; a wink at a card can.
    """
    if isinstance(state.phase, Choosing | Voting) and viewer == state.phase.narrator:
        return frozenset({Channel.TABLE})
    return FREE_TALK


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has (D16)."""
    phase = state.phase
    return Outcome(phase.winners, phase.reason) if isinstance(phase, Finished) else None
