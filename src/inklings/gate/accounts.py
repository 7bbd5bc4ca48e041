"""What each address costs this gate, and who has to wait while the gate is busy.

Every address is charged the CPU time that its bytes and requests take. While the gate keeps up, nobody waits.
When it falls behind, it lowers a level, and reads nothing for a while from addresses whose share is above it:
those who cost most wait first, and their connections go on one by one. The level is never below an equal
share, so an address that is alone never waits.

An address that has used its turn also lets all others go first, busy or not: hundreds of its connections may
send something at the same moment, and nobody else should wait until the last of them is answered.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

TICK = 0.05
"""Seconds between two checks whether the gate keeps up."""
LATE = 0.01
"""How late a check may run before the gate counts as busy."""
SINK, RISE = 0.5, 1.005
"""How the level changes from one check to the next: it falls by half, and rises by a tenth in a second."""
TURN_SECONDS = 0.002
"""Between two connections of one address that had to wait."""
TURN_COST = 0.002
"""Seconds of CPU after which an address lets others come first."""
LEAST_COUNTED = 0.001
"""The share of a core below which an address does not count when the equal share is computed."""
CONNECTION_COST = 0.0002
"""Seconds of CPU that it takes to accept a connection and to forget it."""
FAR_TOO_MANY = 2
"""Up to so many times the allowed connections, surplus ones still get an answer."""
NETWORK = (1 << 64) - 1


def place_of(address: str) -> str:
    """The key by which an address is counted: for IPv6 its network, since anyone can have a whole one.

    >>> place_of("192.0.2.7"), place_of("2001:db8::1:2:3:4"), place_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) & ~NETWORK))


class Account:
    """What one address has cost lately."""

    __slots__ = (
        "_accounts",
        "_late",
        "_seen",
        "_spent",
        "_turn",
        "_waiting",
        "connections",
        "has_had_turn",
        "is_exempt",
        "place",
        "requests",
    )

    def __init__(self, accounts: Accounts, place: str, *, is_exempt: bool) -> None:
        self._accounts = accounts
        self.is_exempt = is_exempt
        """Whether it is a proxy: those behind it have accounts of their own."""
        self.place = place
        self.connections = 0
        self.requests = 0
        """Requests that are being answered."""
        self.has_had_turn = False
        """Whether it has used its turn, and others go first."""
        self._turn = 0.0
        """CPU seconds in its current turn."""
        self._late: deque[Callable[[], None]] = deque()
        """Callbacks for its next turn."""
        self._spent = 0.0
        self._seen = 0.0
        self._waiting: deque[Callable[[], None]] = deque()

    @property
    def has_too_many(self) -> bool:
        """Whether this address has more connections than one may have."""
        return self.connections > self._accounts.most and not self.is_exempt

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is left to count."""
        return not self.connections and not self._waiting

    def charge(self, seconds: float) -> float:
        """Charge this CPU time; returns for how long nothing more should be read from this address."""
        now = self._accounts.now()
        self._turn = seconds + (self._turn if now - self._seen < TURN_SECONDS else 0.0)
        if self._turn > TURN_COST and not self.has_had_turn and not self.is_exempt:
            self.has_had_turn = True
            self._accounts.let_others_go_first(self)
        self._spent = share = self._share(now) + seconds
        self._seen = now
        return self._wait(share) if share > self._accounts.level else 0.0

    def after_others(self, go_on: Callable[[], None]) -> None:
        """Call this when it is this address's turn again."""
        self._late.append(go_on)

    def begin_turn(self) -> None:
        """The others have had their turn."""
        self.has_had_turn, self._turn = False, 0.0
        while self._late and not self.has_had_turn:
            self._late.popleft()()

    def share(self) -> float:
        """The share of a core that this address has taken lately."""
        return self._share(self._accounts.now())

    def must_wait(self) -> float:
        """Seconds until something may be read from this address again; 0: now."""
        share = self.share()
        return self._wait(share) if share > self._accounts.level else 0.0

    def wait_turn(self, go_on: Callable[[], None]) -> None:
        """Call this when this address may go on, after all of its connections that wait already."""
        self._waiting.append(go_on)
        if len(self._waiting) == 1:
            self._accounts.held += 1
            self._call_later(self.must_wait())

    async def turn(self) -> None:
        """Wait until this address may go on."""
        come = asyncio.Event()
        self.wait_turn(come.set)
        await come.wait()

    def _next_turn(self) -> None:
        if wait := self.must_wait():
            self._call_later(wait)
            return
        self._waiting.popleft()()
        if self._waiting:
            self._call_later(0.0)
        else:
            self._accounts.held -= 1

    def _call_later(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(max(seconds, TURN_SECONDS), self._next_turn)

    def _wait(self, share: float) -> float:
        return 0.0 if self.is_exempt else math.log(share / self._accounts.level)

    def _share(self, now: float) -> float:
        return self._spent * math.exp(self._seen - now)  # what was spent a second ago counts about a third


class Accounts:
    """The accounts of everyone who is connected or was a moment ago."""

    def __init__(
        self,
        most_connections: int = 0,
        *,
        is_exempt: Callable[[str], bool] = lambda _: False,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.most = most_connections or math.inf
        """Connections that one address may have."""
        self._is_exempt = is_exempt
        self._open: dict[str, Account] = {}
        self._had_turn: list[Account] = []
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.now = now or asyncio.get_running_loop().time
        self.level = 1.0
        """The share of a core that one address may take now."""
        self.held = 0
        """Addresses that have to wait."""

    def of(self, address: str) -> Account:
        """The account of an address."""
        place = place_of(address)
        account = self._open.get(place)
        if account is None:
            account = self._open[place] = Account(self, place, is_exempt=self._is_exempt(address))
            self._keep_watching()
        return account

    def connect(self, address: str) -> Account | None:
        """Count a connection from this address; None: it has far too many, and is not even told."""
        account = self.of(address)
        account.charge(CONNECTION_COST)
        if account.connections >= FAR_TOO_MANY * self.most and not account.is_exempt:
            return None
        account.connections += 1
        return account

    def let_others_go_first(self, account: Account) -> None:
        """Give this address its next turn once everything from others is handled."""
        if not self._had_turn:
            asyncio.get_running_loop().call_soon(self._next_turns)
        self._had_turn.append(account)

    def look(self, late: float) -> None:
        """Lower or raise the level, after a check that ran so late."""
        active = 0
        for account in list(self._open.values()):
            if account.share() > LEAST_COUNTED:
                active += 1
            elif account.is_at_rest:
                del self._open[account.place]
        if late > LATE:
            self.level = max(self.level * SINK, 1 / max(active, 1))
        else:
            self.level = min(self.level * RISE, 1.0) if self.held else 1.0

    def _next_turns(self) -> None:
        accounts, self._had_turn = self._had_turn, []
        for account in accounts:
            account.begin_turn()

    def _keep_watching(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._due = loop.time() + TICK
            self._timer = loop.call_at(self._due, self._watch)

    def _watch(self) -> None:
        self._timer = None
        self.look(asyncio.get_running_loop().time() - self._due)
        if self._open:
            self._keep_watching()
