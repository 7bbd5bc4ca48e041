"""A table: everything that follows from its log."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from inklings.house import log
from inklings.house.order import Pace, StreamOrder, TalkOrder
from inklings.kernel.bot import Language
from inklings.kernel.clock import Clock, Pause
from inklings.kernel.game import Outcome, Seat, Viewer

Stage: TypeAlias = Literal["lobby", "playing", "over"]
LEADER = Seat(-1)
"""In place of a host's seat: the leader of a room, who has none."""
AUDIENCE = "audience:"
"""How the person in the audience's seat begins: no browser can be this person, for no hash has a colon."""
PATIENCE_SECONDS = 30
"""How long the clock stands still for someone who is missed, unless the host sets another time (G3)."""


class Owner(Struct, frozen=True):
    """The person who had a seat before it was given away."""

    person: str
    name: str
    avatar: int


class Circle(Struct, frozen=True):
    """The circle for which games at a table may be recorded, as one person has agreed to it."""

    id: str
    name: str
    member: str
    """The hash by which it knows that person; empty: a guest, of whom nothing is recorded."""


class Place(Struct, frozen=True):
    """What is in a seat: a person, a bot or nobody."""

    person: str | None
    name: str
    avatar: int
    bot: log.Bot | None = None
    """None: a person, or nobody."""
    ready: bool = False
    left: bool = False
    """Nobody comes back to this seat in the running game."""
    kept_for: Owner | None = None
    """The person who had it before, and may take it back."""

    @property
    def is_audience(self) -> bool:
        """Whether people without a seat play here by vote; where they do not vote, a bot does."""
        return self.bot is not None and (self.person or "").startswith(AUDIENCE)

    @property
    def is_kept(self) -> bool:
        """Whether its owner can still come back: nobody else but a bot sits there."""
        return self.kept_for is not None and (self.person is None or self.bot is not None)


class Banned(Struct, frozen=True):
    """Someone who was removed."""

    name: str
    avatar: int
    network: str = ""


class Held(Struct, frozen=True):
    """A move with something written in it, which waits until the host has read that."""

    action: bytes
    since: int
    """`waits_since` at that moment: once everyone waits for something else, it is void."""


class Hold(Struct, frozen=True):
    """A game that the host has paused."""

    seat: int
    """Who paused it: a host, or `LEADER`."""
    since: int
    """The time up to which clocks have been put off, in milliseconds."""
    began: int
    """When it was paused."""


class Leadership(Struct, frozen=True):
    """That a table is one of a leader's room."""

    leader: str
    """The hash of the leader."""
    hint: str = ""
    """What they want everyone to keep in mind."""
    ends: int = 0
    """Until when this table has time, in milliseconds, as the leader has said; 0: nothing was said."""


class Table(Struct, frozen=True):
    """The fold of a table's log. Never leaves the server."""

    code: str
    game: str
    options: dict[str, Any]
    options_of: dict[str, dict[str, Any]] = {}
    """The options with which each game was last played here."""
    version: int = 0
    opened: int = 0
    """When it was opened, in milliseconds."""
    shown: int = 0
    """The moment of the newest entry of which everyone can see something, in milliseconds since then."""
    asides: dict[Seat, int] = {}
    """For each seat, the moment of the newest entry since then of which it can see something."""
    stage: Stage = "lobby"
    match: int = 0
    places: tuple[Place, ...] = ()
    host: str | None = None
    locked: bool = False
    talk: TalkOrder = TalkOrder()
    voice: bool = False
    """People may talk aloud."""
    stream: StreamOrder | None = None
    """How it is shown to an audience; None: it is not."""
    unread: frozenset[str] = frozenset()
    """People whose names the host of a streamed table has not read yet, so nobody else is shown them."""
    held: dict[int, Held] = {}
    """Moves by seat that wait until the host has read them."""
    wanted_again: dict[int, int] = {}
    """Seats whose host has read what they wrote and wants something else, with `waits_since`."""
    muted: frozenset[str] = frozenset()
    """People who may not talk, though they leave and come back."""
    muted_networks: frozenset[str] = frozenset()
    """Networks from which newcomers may not talk either."""
    circles: dict[str, Circle] = {}
    """What people have agreed to, though they leave and come back."""
    met: dict[str, tuple[str, ...]] = {}
    """The cards of each game that everyone has seen in earlier games here, longest ago first."""
    words: tuple[str, ...] = ()
    """The words that a host has brought. Only games see them."""
    barred: dict[str, Banned] = {}
    """People who may not come back."""
    state: Any = None
    """The game's own state; None in the lobby."""
    outcome: Outcome | None = None
    ended_by: int | None = None
    """The seat of the host who ended the game before its end, or `LEADER`."""
    clock: Clock | None = None
    pause: Pause | None = None
    """While everyone waits for a missed person: the clock does not run (G3)."""
    hold: Hold | None = None
    """While the host has paused the game: no clock runs, and nobody can move or be missed."""
    patience: int = PATIENCE_SECONDS
    pace: Pace = "sitting"
    matched: Language | None = None
    """The language of the strangers whom this table gathers; None: people come by its code."""
    led: Leadership | None = None
    """It is one of a leader's room: nobody is host, nobody chats, and the leader seats people."""
    missed: dict[str, int] = {}
    """For each missed person who is not back: until when the clock stands still, in milliseconds."""
    spare: dict[str, int] = {}
    """For each person who came back in time: what is left of the patience with them, in milliseconds."""
    awaited: tuple[Seat, ...] = ()
    """The seats that everybody waits for, while a game runs."""
    waits_for: str = ""
    """What everyone waits for. When it changes, patience starts again."""
    waits_since: int = 0
    """The moment at which everybody began to wait for it, in milliseconds since the table was opened."""
    paced: dict[int, int] = {}
    """Until when, in milliseconds, a seat may do nothing that has a pace."""
    locks: dict[str, int] = {}
    """Seats that may move to another device, by the hash of their one-time key."""
    lock_ends: dict[str, int] = {}
    """Until when such a key may be used, in milliseconds."""

    def seat_of(self, person: str) -> Viewer:
        """The seat of this person; None for an onlooker."""
        for seat, place in enumerate(self.places):
            if place.person == person:
                return Seat(seat)
        return None

    def seen_by(self, viewer: Viewer) -> int:
        """The moment of the newest entry of which this viewer can see something: the version of their scene.

        It does not reveal entries that only others can see, not even how many there are.
        """
        seat = self.audience if viewer is None else viewer
        return self.shown if seat is None else max(self.shown, self.asides.get(seat, 0))

    @property
    def held_now(self) -> list[int]:
        """The seats whose moves wait for the host."""
        return [seat for seat, held in self.held.items() if held.since == self.waits_since]

    @property
    def audience(self) -> Viewer:
        """The seat for which people without a seat play at a streamed table; None: they only look on."""
        if self.stream is None:
            return None
        return next((Seat(seat) for seat, place in enumerate(self.places) if place.is_audience), None)

    def is_barred(self, person: str, network: str) -> bool:
        """Whether someone may not come in: they were removed, or are in the network of someone who was."""
        if not self.barred or self.seat_of(person) is not None:
            return False
        return person in self.barred or any(one.network == network for one in self.barred.values() if network)

    @property
    def kept(self) -> dict[str, Seat]:
        """The seats that people had until they were away, and in which no newcomer sits."""
        return self._given_away(is_kept=True)

    @property
    def passed_on(self) -> dict[str, Seat]:
        """The seats that people had until they were away, and in which newcomers sit."""
        return self._given_away(is_kept=False)

    def _given_away(self, *, is_kept: bool) -> dict[str, Seat]:
        return {
            place.kept_for.person: Seat(seat)
            for seat, place in enumerate(self.places)
            if place.kept_for and place.is_kept == is_kept
        }

    @property
    def agreed(self) -> dict[Seat, Circle]:
        """What the people at the table have agreed to."""
        return {
            Seat(seat): self.circles[place.person]
            for seat, place in enumerate(self.places)
            if place.person in self.circles
        }

    @property
    def recorded_for(self) -> str | None:
        """The circle for which games are recorded: only if every person at the table has agreed."""
        people = {place.person for place in self.places if place.person and not place.bot}
        agreed = {self.circles[one].id if one in self.circles else None for one in people}
        return agreed.pop() if len(agreed) == 1 else None

    @property
    def over_days(self) -> bool:
        """Whether people come and go over days: nobody is missed, and clocks ring though nobody is here."""
        return self.pace != "sitting"

    @property
    def alarm(self) -> Clock | Pause | None:
        """The clock or pause that ends next, if nothing happens."""
        return None if self.hold else self.pause or self.clock

    @property
    def people(self) -> int:
        """How many people sit here."""
        return sum(place.person is not None and not place.bot for place in self.places)

    @property
    def bots(self) -> dict[Seat, log.Bot]:
        """The seats in which bots sit."""
        return {Seat(seat): place.bot for seat, place in enumerate(self.places) if place.bot}
