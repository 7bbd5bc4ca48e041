"""A game for tests of talk: its moves open and close channels. Even seats are one team, odd seats another."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from msgspec import Struct

from inklings.kernel.game import Channel, Due, Game, Happening, Outcome, Seat, Secret, Viewer
from inklings.kernel.offer import OfferOf


class Options(Struct, frozen=True):
    pass


class State(Struct, frozen=True):
    seats: int
    allowed: tuple[Channel, ...]
    apart: tuple[Seat, ...] = ()
    orders: int = 0
    over: bool = False


class Allow(Struct, frozen=True, tag="allow"):
    """From now on these channels are open to every seat; those apart are in nobody's team."""

    channels: tuple[Channel, ...]
    apart: tuple[Seat, ...] = ()


class Stop(Struct, frozen=True, tag="stop"):
    pass


class AllowOffer(OfferOf[Allow], frozen=True, tag="allow"):
    channels: tuple[Channel, ...]

    def accepts(self, action: Allow) -> bool:
        return action == Allow(self.channels)

    def example(self, _rng: Random) -> Allow:
        return Allow(self.channels)


class StopOffer(OfferOf[Stop], frozen=True, tag="stop"):
    pass


class Dealt(Struct, frozen=True, tag="dealt"):
    seats: int


class Allowed(Struct, frozen=True, tag="allowed"):
    channels: tuple[Channel, ...]
    apart: tuple[Seat, ...]


class Stopped(Struct, frozen=True, tag="stopped"):
    pass


class TalkGameView(Struct, frozen=True):
    over: bool
    orders: int
    """How often channels were opened: everyone sees each order, though it may change nothing."""


Action: TypeAlias = Allow | Stop
Offer: TypeAlias = AllowOffer | StopOffer
Event: TypeAlias = Dealt | Allowed | Stopped


def deal(_options: Options, seats: int, _rng: Random) -> tuple[Event, ...]:
    return (Dealt(seats),)


def decide(_state: State, _seat: Seat, action: Action, _rng: Random) -> tuple[Event, ...]:
    return (Allowed(action.channels, action.apart) if isinstance(action, Allow) else Stopped(),)


def happen(_state: State, _news: Happening, _rng: Random) -> tuple[Event, ...]:
    return ()


def evolve(state: State | None, event: Event) -> State:
    if isinstance(event, Dealt):
        return State(event.seats, allowed=())
    assert state is not None
    if isinstance(event, Allowed):
        return State(state.seats, event.channels, event.apart, state.orders + 1)
    return State(state.seats, (), over=True)


def offers(state: State, _seat: Seat) -> tuple[Offer, ...]:
    return () if state.over else (AllowOffer(tuple(Channel)), StopOffer())


def hush(state: State, viewer: Viewer) -> frozenset[Channel]:
    return frozenset(state.allowed) - ({Channel.TEAM} if viewer is None or viewer in state.apart else set())


def team(state: State, seat: Seat) -> frozenset[Seat]:
    if seat in state.apart:
        return frozenset({seat})
    return frozenset(Seat(other) for other in range(seat % 2, state.seats, 2)) - frozenset(state.apart)


def outcome(state: State) -> Outcome | None:
    return Outcome(winners=(), reason="stopped") if state.over else None


def due(_state: State) -> Due | None:
    return None


def secrets(_state: State) -> tuple[Secret, ...]:
    return ()


TALK_GAME: Game[Options, State, Action, Event, TalkGameView, None, Offer] = Game(
    name="talk_game",
    seats=range(2, 7),
    late_seats=False,
    options=Options,
    state=State,
    action=Action,
    event=Event,
    view_type=TalkGameView,
    own_type=type(None),
    offer=Offer,
    deal=deal,
    decide=decide,
    happen=happen,
    evolve=evolve,
    view=lambda state: TalkGameView(state.over, state.orders),
    own=lambda _state, _seat: None,
    offers=offers,
    awaited=lambda _state: frozenset(),
    due=due,
    hush=hush,
    team=team,
    outcome=outcome,
    resample=lambda state, _viewer, _rng: state,
    secrets=secrets,
)
