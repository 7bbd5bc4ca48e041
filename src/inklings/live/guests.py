"""The browsers at one gate that show a table, found by person and by kind, and which of them are silent."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from inklings.house.order import StreamOrder
from inklings.kernel.game import Viewer
from inklings.live.context import MOMENT
from inklings.live.limits import TalkLimit
from inklings.live.messages import Join
from inklings.wire.messages import NO_SEAT

PING_SECONDS = 3.0
"""How often the browser of a seated person pings, unless it says otherwise."""
LATE_SECONDS = 5.0
"""A browser that is later than this with its next ping is silent."""


class Guest:
    """One browser at the table."""

    __slots__ = (
        "expected",
        "id",
        "kept",
        "key",
        "later",
        "limit",
        "network",
        "person",
        "screen",
        "shown",
        "silent",
        "since",
    )

    def __init__(self, join: Join, mono: float, since: int) -> None:
        self.id = join.guest
        self.person = join.person
        self.screen = join.screen
        self.network = join.network
        self.key = join.key
        self.since = since
        """When it came, in the engine's time: the newest of one person wins (G2)."""
        self.expected = mono + PING_SECONDS + LATE_SECONDS
        """By then something should have come from it."""
        self.silent = False
        """Nothing has come from it for a while: a sleeping phone does not close its connection."""
        self.shown: Viewer = None
        """The viewer whose scene this browser was last shown."""
        self.later = False
        """It is shown everything later than others."""
        self.kept = NO_SEAT
        """What this browser was last told about its person's old seat."""
        self.limit: TalkLimit | None = None


class Guests:
    """All guests. Looking up players takes the same time however many onlookers there are."""

    def __init__(self) -> None:
        self._all: dict[int, Guest] = {}
        self._of_person: dict[str, list[Guest]] = {}
        """Without shared screens."""
        self._screens: dict[int, Guest] = {}

    def __len__(self) -> int:
        """How many there are."""
        return len(self._all)

    def __iter__(self) -> Iterator[Guest]:
        """All of them, as they were when this was asked for."""
        return iter(list(self._all.values()))

    def __contains__(self, guest: int) -> bool:
        """Whether this one is here."""
        return guest in self._all

    def get(self, guest: int) -> Guest | None:
        """One of them, if it is here."""
        return self._all.get(guest)

    def add(self, guest: Guest) -> None:
        """A browser has come."""
        self._all[guest.id] = guest
        if guest.screen:
            self._screens[guest.id] = guest
        else:
            self._of_person.setdefault(guest.person, []).append(guest)

    def remove(self, guest: int) -> bool:
        """Forget a browser; returns whether it was here."""
        gone = self._all.pop(guest, None)
        if gone is None:
            return False
        if gone.screen:
            del self._screens[guest]
        else:
            self._of_person[gone.person].remove(gone)
            if not self._of_person[gone.person]:
                del self._of_person[gone.person]
        return True

    @property
    def screens(self) -> Collection[Guest]:
        """Those that are shared screens."""
        return self._screens.values()

    def count_screens(self, stream: StreamOrder | None) -> int:
        """How many of them there are in rooms: the picture of a stream is for an audience elsewhere."""
        return sum(stream is None or one.key != stream.key for one in self._screens.values())

    def of(self, people: Iterable[str]) -> list[Guest]:
        """The browsers of these people, without shared screens."""
        return [guest for person in people for guest in self._of_person.get(person, ())]

    def network_of(self, guest: int) -> str:
        """A hash of the network that a browser is in; empty if it has gone."""
        one = self._all.get(guest)
        return one.network if one else ""

    def still_here(self, guest: int, mono: float, again: float) -> bool:
        """Note a ping; false if it is news: the browser was silent, or pings again sooner than expected."""
        one, expected = self._all.get(guest), mono + again + LATE_SECONDS
        if one is None or one.silent or expected < one.expected:
            return False
        one.expected = expected
        return True

    def heard(self, guest: int, mono: float, again: float | None = None) -> bool:
        """A browser is alive, and may say when it pings again; returns whether it counted as silent."""
        one = self._all.get(guest)
        if one is None:
            return False
        expected = mono + (again or PING_SECONDS) + LATE_SECONDS
        one.expected = expected if again else max(expected, one.expected)
        was_silent, one.silent = one.silent, False
        return was_silent

    def mark_silent(self, people: Iterable[str], mono: float) -> tuple[bool, float | None]:
        """See which of these people have fallen silent: whether any have, and in how long to look again."""
        changed = False
        awake: list[float] = []
        for one in self.of(people):
            if one.shown is None or one.silent:
                continue
            if mono > one.expected - MOMENT:
                one.silent = changed = True
            else:
                awake.append(one.expected)
        return changed, min(awake) - mono if awake else None

    def count_others(self, people: Collection[str]) -> int:
        """How many people are here besides these."""
        return len(self._of_person) - sum(person in self._of_person for person in people)
