"""What begins a game of Telepathic: roles, conditions, grid and cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from inklings.games.telepathic.cards import CARDS, FIRST_CARDS, Card
from inklings.games.telepathic.grid import KINDS, OPPOSED_START, start_grid
from inklings.games.telepathic.model import Condition, Mark, Mode, Options
from inklings.games.telepathic.state import Dealt, Event, State
from inklings.kernel.game import Seat

LEAST = 2
MOST = 8
_FOUR = 4


def deal(options: Options, seats: int, rng: Random) -> Sequence[Event]:
    """Roles, conditions, grid and cards (T9-T15, T32, T37, T43, T44)."""
    mode = _mode_for(options, seats)
    lead = {"first": 0, "second": 1}.get(options.starts, rng.randrange(seats))  # T15
    if options.roles == "chosen" and mode != "pair":
        lead = 0
    order = tuple(Seat((lead + step) % seats) for step in range(seats))
    row, deck, removed = _deal_cards(options, mode, rng)
    return (
        Dealt(
            options=options,
            mode=mode,
            order=order,
            conditions=_deal_conditions(options, mode, order, rng),
            grid=OPPOSED_START if mode == "opposed" else start_grid(rng),
            row=row,
            deck=deck,
            removed=removed,
        ),
    )


def roles(options: Options, seats: int) -> tuple[str, ...]:
    """What each chair is, where the host has people choose their roles (T9, T32, T37, T43)."""
    if options.roles == "chance":
        return ()
    names: tuple[str, ...]
    match _mode_for(options, seats):
        case "partners":
            names = ("colour-lose", "colour-win", "shape-lose", "shape-win")
        case "opposed":
            names = ("colour-one", "colour-two", "shape-one", "shape-two")
        case "pair" | "director":
            names = ("colour", "shape", *("director",) * (seats - 2))
    return tuple(f"seat-{name}" for name in names[:seats])


def rematch(options: Options, _state: State) -> Options:
    """T15: where the host has picked who begins, the other chair begins the next game."""
    match options.starts:
        case "first":
            return replace(options, starts="second")
        case "second":
            return replace(options, starts="first")
        case "random":
            return options


def _mode_for(options: Options, seats: int) -> Mode:
    """Two are partners; four choose; all others have a director (T32)."""
    if seats == LEAST:
        return "pair"
    return options.four if seats == _FOUR else "director"


def _deal_conditions(
    options: Options, mode: Mode, order: tuple[Seat, ...], rng: Random
) -> tuple[tuple[Condition, ...], ...]:
    """What each seat holds: always two different cards of each kind (T9, T37, T43)."""
    held: dict[Seat, tuple[Condition, ...]] = {}
    colours, shapes = (rng.sample(values, 2) for values in KINDS.values())
    match mode:
        case "pair" | "director":
            chosen = options.roles == "chosen"
            kinds = [colours, shapes] if chosen else rng.sample((colours, shapes), 2)
            for seat, (win, lose) in zip(sorted(order[:2]) if chosen else order, kinds, strict=False):
                held[seat] = (f"win-{win}", f"lose-{lose}")
        case "partners":
            marks: tuple[Mark, ...] = ("lose", "win", "lose", "win")
            for seat, mark, value in zip(order, marks, (*colours, *shapes), strict=True):
                held[seat] = (f"{mark}-{value}",)
        case "opposed":
            for seat, value in zip(order, (*colours, *shapes), strict=True):
                held[seat] = (f"win-{value}",)
    return tuple(held.get(Seat(seat), ()) for seat in range(len(order)))


def _deal_cards(
    options: Options, mode: Mode, rng: Random
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Open cards, deck, and what is taken away from the top of the deck unseen."""
    cards = options.cards if mode == "pair" or options.more == "same" else "standard"
    if cards == "first":
        return FIRST_CARDS, (), ()  # T12
    shuffled = tuple(rng.sample(CARDS, len(CARDS)))
    row, deck = shuffled[:4], shuffled[4:]  # T13
    removed = options.removed if cards == "challenge" else 0  # T14
    return row, deck[removed:], deck[:removed]
