"""What each viewer may see: all hiding is here, and views are built up from nothing."""

from __future__ import annotations

from functools import lru_cache

from inklings.decks.words import PAREIDOLIA, Texts
from inklings.games.pareidolia.events import (
    CloudMoved,
    CloudPlaced,
    CloudRemoved,
    Event,
    Guessed,
    Nudged,
    Passed,
    Voted,
)
from inklings.games.pareidolia.geometry import Lying
from inklings.games.pareidolia.own import category_of
from inklings.games.pareidolia.state import (
    Ballot,
    Choosing,
    Finished,
    Missed,
    Painting,
    Player,
    Said,
    Solved,
    State,
    Tossing,
    Voting,
    WordId,
)
from inklings.games.pareidolia.turns import (
    is_artist,
    is_over,
    timekeeper,
    turns_to_come,
    voters,
)
from inklings.games.pareidolia.views import (
    ChoosingView,
    CloudView,
    FinishedView,
    Gallery,
    GuessView,
    MissedView,
    PaintingView,
    PareidoliaOwn,
    PareidoliaView,
    PhaseView,
    PictureView,
    PlayerView,
    RoundView,
    SolvedView,
    TossingView,
    VotingView,
)
from inklings.kernel.derived import derived
from inklings.kernel.game import Seat
from inklings.kernel.rounds import ReadySaid, vote_of
from inklings.own_decks.words import shown


def view(state: State) -> PareidoliaView:
    """What everyone may see."""
    seats = len(state.players)
    return PareidoliaView(
        players=tuple(_player(player, seat, seats) for seat, player in enumerate(state.players)),
        rounds=state.round.number + len(turns_to_come(state)),
        round=_round(state),
        phase=_phase(state),
        ready=state.phase.ready if isinstance(state.phase, Solved | Missed) else (),
        objections=state.objections,
    )


def own(state: State, seat: Seat) -> PareidoliaOwn:
    """What this seat may see besides: cards to choose from (P7), the word of an artist, its own vote."""
    table, phase = state.round, state.phase
    ballot = vote_of(phase.ballots, seat) if isinstance(phase, Voting) else None
    return PareidoliaOwn(
        words=tuple(_word(state, word) for word in table.drawn)
        if isinstance(phase, Choosing) and seat == table.main
        else (),
        word=_word(state, table.word) if table.word and is_artist(state, seat) else None,
        vote=None if ballot is None else ballot.choice,
    )


def concerns(before: State, event: Event, after: State) -> frozenset[Seat] | None:
    """What is painted and guessed changes what the artists may do, and nothing that is the others' own."""
    match event:
        case ReadySaid(seat=seat) | Voted(ballot=Ballot(voter=seat)):
            return frozenset({seat})
        case CloudPlaced() | CloudMoved() | CloudRemoved() | Nudged() | Passed() | Guessed():
            goes_on = isinstance(before.phase, Painting) and isinstance(after.phase, Painting)
            return frozenset(after.round.artists) if goes_on else None
        case _:
            return None


def aside(before: State, event: Event, _after: State) -> bool:
    """To think better of a vote is nobody else's business (P26)."""
    if isinstance(event, Voted) and isinstance(before.phase, Voting):
        return vote_of(before.phase.ballots, event.ballot.voter) is not None
    return False


@lru_cache
def _player(player: Player, seat: int, seats: int) -> PlayerView:
    """Kept, for few things can be said of a player."""
    return PlayerView(droplets=player.droplets, status=player.status, side=round(360 * seat / seats))  # P24


def _round(state: State) -> RoundView:
    table = state.round
    return RoundView(
        number=table.number,
        main=table.main,
        second=table.second,
        timekeeper=timekeeper(state),
        category=None if table.word is None else category_of(table.word),  # P8
        word=_word(state, table.word) if table.word and is_over(state) else None,
        clouds=_clouds(table.sky),
        guesses=tuple(_guess(said) for said in table.guesses),
    )


def _phase(state: State) -> PhaseView:
    match state.phase:
        case Choosing():
            return ChoosingView()
        case Tossing():
            return TossingView()
        case Painting():
            return PaintingView()
        case Solved(guess=guess, accepted_by=accepted_by):
            return SolvedView(guess=_guess(guess), accepted_by=accepted_by)
        case Missed():
            return MissedView()
        case Voting(tied=tied, ballots=ballots):
            return VotingView(
                tied=tied,
                voters=voters(state),
                voted=tuple(sorted(ballot.voter for ballot in ballots)),
            )
        case Finished(winners=winners, reason=reason, ballots=ballots):
            return FinishedView(
                winners=winners,
                reason=reason,
                # In the order of seats: that of the ballots would tell who changed their mind.
                votes=tuple(sorted((ballot.voter, ballot.choice) for ballot in ballots)),
            )


def _word(state: State, word: WordId) -> Texts:
    return shown(word, PAREIDOLIA, state.options.words)


def _clouds(sky: tuple[Lying, ...]) -> tuple[CloudView, ...]:
    return tuple(_cloud(cloud) for cloud in sky)


@derived
def _cloud(cloud: Lying) -> CloudView:
    return CloudView.of(cloud.id, cloud.shape, cloud.pose)


def _guess(said: Said) -> GuessView:
    return GuessView(id=said.id, seat=said.seat, text=said.text, close=said.close)


def gallery(state: State) -> Gallery:
    """Every sky of the evening, for anyone who was there; asked for only once the game is over."""
    return Gallery(
        pictures=tuple(
            PictureView(
                number=picture.number,
                word=_word(state, picture.word),
                artists=picture.artists,
                seer=picture.seer,
                clouds=_clouds(picture.sky),
            )
            for picture in state.gallery
        )
    )
