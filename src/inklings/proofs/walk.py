"""Random play: the raw material of the proofs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from msgspec import inspect

from inklings.kernel.clock import in_force
from inklings.kernel.game import AnyGame, Happening, Seat, SeatJoined, SeatLeft, TimeUp, Viewer
from inklings.proofs.brought import BROUGHT

MOST_STEPS = 5000
MANY_STANDS = 40
"""How many states of a long game the slow proofs look at."""
SEATS_SPARE = 3
"""How many late players a walk lets sit down at most."""


Move: TypeAlias = tuple[Seat, Any] | Happening
"""What led from one state to the next: a player's action, or news from the house."""


@dataclass(frozen=True)
class Stand:
    """A state that a game reached, and how many seats there were by then."""

    state: Any
    seats: int
    events: int = 0
    """How many events of the walk's log led here."""

    @property
    def every_seat(self) -> tuple[Seat, ...]:
        """All seats, also of those who left."""
        return tuple(Seat(seat) for seat in range(self.seats))

    @property
    def phase(self) -> str:
        """What the game calls this part of it."""
        return str(self.state.phase.__struct_config__.tag)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """All who can look: every seat, and an onlooker."""
        return (None, *self.every_seat)


@dataclass(frozen=True)
class Walk:
    """A whole game: its log and every state on the way."""

    game: AnyGame
    log: tuple[Any, ...]
    stands: tuple[Stand, ...]
    seed: str
    moves: tuple[Move, ...] = ()
    """What led from each state to the next."""

    def some(self, most: int = MANY_STANDS) -> tuple[Stand, ...]:
        """A few of the states on the way, spread evenly from deal to end."""
        return self.stands[:: max(1, len(self.stands) // most)]

    def chance(self) -> Random:
        """A proof's own chance: not that of the deal, which it could otherwise repeat."""
        return Random(f"{self.seed}, proof")


def walk(  # noqa: PLR0913
    game: AnyGame,
    seats: int,
    seed: str,
    *,
    unrest: float,
    options: Any = None,
    brought: Sequence[str] = BROUGHT,
) -> Walk:
    """Play at random until the end; `unrest` is the share of steps that the house makes.

    Whatever options can be decoded can be played, so these are random too unless they are given. The words
    that the table has brought are dealt where the options say so.
    """
    rng = Random(seed)
    if options is None:
        options = random_options(game, rng)
    log = list(game.start(options, seats, rng, (), brought))
    state = None
    for event in log:
        state = game.evolve(state, event)
    stand = Stand(state, seats, len(log))
    stands, moves = [stand], list[Move]()
    while game.outcome(stand.state) is None:
        assert len(stands) < MOST_STEPS, f"{game.name}, seed {seed}: no end after {MOST_STEPS} steps"
        restless = rng.random() < unrest
        move = random_news(game, stand, seats + SEATS_SPARE, rng) if restless else _next(game, stand, rng)
        events = made_happen(game, stand.state, move, rng)
        joins = int(isinstance(move, SeatJoined) and bool(events))
        state = stand.state
        for event in events:
            state = game.evolve(state, event)
        log.extend(events)
        stand = Stand(state, stand.seats + joins, len(log))
        stands.append(stand)
        moves.append(move)
    return Walk(game, tuple(log), tuple(stands), seed, tuple(moves))


def made_happen(game: AnyGame, state: Any, move: Move, rng: Random) -> Sequence[Any]:
    """The events that follow from a move."""
    return game.decide(state, *move, rng) if isinstance(move, tuple) else game.happen(state, move, rng)


def _next(game: AnyGame, stand: Stand, rng: Random) -> Move:
    move = random_move(game, stand, rng)
    if move is not None:
        return move
    due = in_force(game.due(stand.state), absent=False)
    assert due is not None, "nobody can move, no clock runs, and it is not over"
    return TimeUp(whole=due.within is None)


def random_move(game: AnyGame, stand: Stand, rng: Random) -> tuple[Seat, Any] | None:
    """Something that somebody may do now, mostly somebody for whom all wait."""
    able = [seat for seat in stand.every_seat if game.offers(stand.state, seat)]
    slow = [seat for seat in able if seat in game.awaited(stand.state)]
    if not able:
        return None
    seat = rng.choice(slow if slow and rng.random() < 0.9 else able)  # noqa: PLR2004  (mostly)
    return seat, game.example(rng.choice(game.offers(stand.state, seat)), rng)


def random_news(game: AnyGame, stand: Stand, most_seats: int, rng: Random) -> Happening:
    """Time runs out twice as often as people come and go: once the whole, once what was due first."""
    due = game.due(stand.state)
    first = TimeUp(whole=due is None or due.within is None)
    news: list[Happening] = [TimeUp(), first, SeatLeft(rng.choice(stand.every_seat))]
    if game.late_seats and stand.seats < most_seats:
        news.append(SeatJoined())
    return rng.choice(news)


def random_options(game: AnyGame, rng: Random) -> Any:
    """House rules by chance; texts among them are left to the game."""
    return random_value(inspect.type_info(game.options), ("",), rng)


def random_value(kind: inspect.Type, texts: Sequence[str], rng: Random) -> Any:
    """A small value of a type: strings are taken from `texts`."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.name: random_value(field.type, texts, rng) for field in fields})
        case inspect.UnionType(types=types):
            return random_value(rng.choice(types), texts, rng)
        case inspect.VarTupleType(item_type=item):
            return tuple(random_value(item, texts, rng) for _ in range(rng.randint(1, 3)))
        case inspect.TupleType(item_types=items):
            return tuple(random_value(item, texts, rng) for item in items)
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.EnumType(cls=cls):
            return rng.choice(list(cls))
        case inspect.IntType():
            return rng.randint(0, 9)
        case inspect.FloatType():
            return rng.uniform(0, 9)
        case inspect.BoolType():
            return rng.random() < 0.5  # noqa: PLR2004  (a coin)
        case inspect.StrType():
            return rng.choice(texts)
        case inspect.NoneType():
            return None
        case _:
            raise NotImplementedError(f"no random value of {kind}")
