"""Questions to a state that rules and views both ask: whose turn it is, and who is what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from inklings.games.pareidolia.clouds import SHAPES, SUPPLY
from inklings.games.pareidolia.model import Options
from inklings.games.pareidolia.state import (
    Choosing,
    Finished,
    Missed,
    Painting,
    Said,
    Solved,
    State,
    Tossing,
    Voting,
    WordId,
)
from inklings.kernel import rounds
from inklings.kernel.derived import derived
from inklings.kernel.game import Seat
from inklings.own_decks.words import is_own

LEAST = 4
MOST = 10
STILL_ENOUGH = 3
"""Two artists and somebody to guess: fewer cannot go on (P28)."""
SHOWN_GUESSES = 12
"""How many guesses are shown, the newest: the whole stream would be sent again with each."""


def laps(seats: int) -> int:
    """How often each is main artist: three times, twice, or once (P25)."""
    return {4: 3, 5: 3, 6: 2, 7: 2}.get(seats, 1)


@derived
def playing(state: State) -> tuple[Seat, ...]:
    """Everybody who has not left."""
    return rounds.playing(state.players)


def is_artist(state: State, seat: Seat | None) -> bool:
    """Whether this is one of the two who paint this sky."""
    return seat in state.round.artists


def part(state: State, seat: Seat) -> str | None:
    """Who a seat is in this round, for silence (P20)."""
    if seat not in playing(state):
        return None
    at_work = state.phase.acting if isinstance(state.phase, Painting) else None
    if isinstance(state.phase, Tossing):
        at_work = state.round.main
    if seat == at_work:
        return "artist at work"
    if isinstance(state.phase, Choosing):
        return "main artist" if seat == state.round.main else "player"
    if isinstance(state.phase, Tossing | Painting):
        return "other artist" if is_artist(state, seat) else "guesser"
    return "player"


def guessers(state: State) -> tuple[Seat, ...]:
    """Everybody who does not paint (P17)."""
    return tuple(seat for seat in playing(state) if not is_artist(state, seat))


def judges(state: State) -> tuple[Seat, ...]:
    """Who may object to what an artist let count: everybody who guessed, but for the one it was (P18)."""
    if not isinstance(state.phase, Solved) or state.phase.accepted_by is None:
        return ()
    return tuple(seat for seat in guessers(state) if seat != state.phase.guess.seat)


def roles(options: Options, seats: int) -> tuple[str, ...]:
    """Where the first main artist is chosen: that one and who sits opposite, and all others (P4, P5)."""
    if options.first == "chance":
        return ()
    artists = (0, max(1, seats // 2))
    return tuple("artist" if seat in artists else "guesser" for seat in range(seats))


# --- whose turn it is ---------------------------------------------------------------------------


def main_of(state: State, turn: int) -> Seat:
    """Whose turn as main artist it is: the dispenser goes one seat to the left each round (P21)."""
    return Seat((state.first + turn) % len(state.players))


def turns_to_come(state: State) -> tuple[int, ...]:
    """The turns after this one, of those who are still there to take them (P25, P28)."""
    seats = len(state.players)
    here = playing(state)
    later = range(state.round.turn + 1, laps(seats) * seats)
    return tuple(turn for turn in later if main_of(state, turn) in here)


def second_of(state: State, turn: int) -> Seat:
    """Who paints with the main artist: the player opposite (P5), or the next one to the left (P28)."""
    seats = len(state.players)
    main = main_of(state, turn)
    wandered = turn // seats if state.options.bird == "wanders" else 0  # P22
    away = seats // 2 + wandered
    # A bird that has wandered all round the table jumps over the main artist.
    return next(seat for seat in _leftward(state, Seat((main + away) % seats)) if seat != main)


def stand_in(state: State, leaver: Seat) -> Seat:
    """Who takes over from an artist who goes: the next to the left who does not paint (P28)."""
    return next(seat for seat in _leftward(state, leaver) if not is_artist(state, seat))


def timekeeper(state: State) -> Seat:
    """Sits right of the main artist (P6)."""
    seats = len(state.players)
    here = playing(state)
    right = (Seat((state.round.main - step) % seats) for step in range(1, seats))
    return next((seat for seat in right if seat in here), state.round.main)


def _leftward(state: State, start: Seat) -> tuple[Seat, ...]:
    """Everybody who is here, from this seat on to the left."""
    return tuple(sorted(playing(state), key=lambda seat: (seat - start) % len(state.players)))


# --- the sky ------------------------------------------------------------------------------------


def supply(state: State) -> tuple[int, ...]:
    """How many clouds of each shape are not in the sky (P1)."""
    used = Counter(cloud.shape for cloud in state.round.sky)
    return tuple(SUPPLY[shape] - used[shape] for shape in SHAPES)


def acceptable(state: State) -> tuple[Said, ...]:
    """The guesses that may be let count: still shown, by somebody who is here and does not paint (P18)."""
    return tuple(said for said in state.round.guesses if said.seat in guessers(state))


# --- waiting and winning ------------------------------------------------------------------------


def awaited(state: State) -> frozenset[Seat]:
    """The seats for whom everybody waits."""
    match state.phase:
        case Choosing() | Tossing():
            return frozenset({state.round.main})
        case Painting(acting=acting):
            return frozenset({acting})
        case Solved(ready=ready) | Missed(ready=ready):
            return frozenset(playing(state)) - set(ready)
        case Voting(ballots=ballots):
            return frozenset(voters(state)) - {ballot.voter for ballot in ballots}
        case Finished():
            return frozenset()


def guesses_along(state: State, seat: Seat) -> bool:
    """Whether a seat is looking for the word while the artists paint."""
    return isinstance(state.phase, Painting) and seat not in state.round.artists


def met(state: State) -> tuple[WordId, ...]:
    """The words of the skies that everyone has seen (P29)."""
    return tuple(picture.word for picture in state.gallery)


def own_words(state: State) -> Iterator[WordId]:
    """The table's own words, wherever they lie (P30)."""
    table = state.round
    kept = () if table.word is None else (table.word,)
    seen = (picture.word for picture in state.gallery)
    return (word for word in chain(state.deck, table.drawn, kept, seen) if is_own(word))


def scores(state: State) -> tuple[int, ...]:
    """The droplets of each seat."""
    return tuple(player.droplets for player in state.players)


def leaders(state: State) -> tuple[Seat, ...]:
    """Who of those who are here has most droplets (P26)."""
    return rounds.leaders(playing(state), scores(state))


def voters(state: State) -> tuple[Seat, ...]:
    """Who votes on a tie: everybody outside it (P26)."""
    tied = leaders(state)
    return tuple(seat for seat in playing(state) if seat not in tied)


def is_over(state: State) -> bool:
    """Whether the round has ended, so that everybody may know its word."""
    return isinstance(state.phase, Solved | Missed | Voting | Finished)
