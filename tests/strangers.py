"""People who look for others to play with, and whether what they found is as it should be."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import ssl
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import httpx
from tests.parts import GateProcess
from tests.players import Player

from inklings.games import GAMES
from inklings.house.clocks import GATHERING_SECONDS

GOOD_NUMBER = {game.name: game.good_number for game in GAMES}
PATIENCE_SECONDS = GATHERING_SECONDS + 40.0
_numbers = itertools.count(1)
_tls = ssl.create_default_context()
"""Made once: for each person it would cost as much as everything else that they do."""


class Seeker:
    """Somebody at one gate, with an address of their own."""

    def __init__(self, gate: GateProcess, stack: AsyncExitStack) -> None:
        self.gate = gate
        self.secret = secrets.token_urlsafe(24)
        number = next(_numbers)
        self._place = f"127.0.{2 + number // 250}.{1 + number % 250}"
        self._stack = stack

    async def ask(self, game: str | None, language: str = "en", **more: Any) -> httpx.Response:
        wanted = {"game": game, "language": language, "secret": self.secret, **more}
        transport = httpx.AsyncHTTPTransport(verify=_tls, local_address=self._place)
        async with httpx.AsyncClient(base_url=self.gate.url, transport=transport, timeout=30) as client:
            return await client.post("/api/quick", json=wanted)

    async def find(self, game: str | None, language: str = "en", **more: Any) -> str:
        answer = await self.ask(game, language, **more)
        assert answer.status_code == 200, answer.text
        code: str = answer.json()["code"]
        return code

    async def sit(self, code: str, name: str = "Ada") -> Player:
        player = await Player(self.gate.url, code, secret=self.secret).connect()
        self._stack.push_async_callback(player.close)
        assert (await player.ask("sit", name=name, avatar=1))["type"] == "done"
        return player

    async def join(self, game: str | None, language: str = "en", **more: Any) -> Player:
        return await self.sit(await self.find(game, language, **more))


class Wish(NamedTuple):
    """What somebody wants, and when they come."""

    language: str
    game: str | None
    arrives: float
    """In seconds since the first."""


@dataclass(frozen=True)
class Visit:
    """What became of it. All times are in seconds since the first person came."""

    wish: Wish
    code: str
    game: str
    came: float
    sent: float
    """When they were told where to go."""
    sat: float
    begun: float

    @property
    def wait(self) -> float:
        """From the tap to the game."""
        return self.begun - self.came

    def would_play(self, game: str) -> bool:
        """Whether they came for this game, or for any."""
        return self.wish.game in {None, game}


@dataclass
class Table:
    """A table at which strangers met."""

    code: str
    language: str
    game: str
    bots: int
    visits: list[Visit] = field(default_factory=list)

    @property
    def has_room(self) -> bool:
        return len(self.visits) < GOOD_NUMBER[self.game]

    @property
    def begun(self) -> float:
        return min(one.begun for one in self.visits)

    @property
    def late(self) -> list[Visit]:
        """Those who were sent there after the game had begun: each of them takes the seat of a bot."""
        return [one for one in self.visits if one.sent > self.begun]

    def met(self, one: Visit) -> float | None:
        """When this one had somebody beside them; None: they were alone with bots to the end."""
        others = [other.sat for other in self.visits if other is not one]
        return max(one.sat, min(others)) if others else None

    def ended_loneliness(self, one: Visit) -> bool:
        """Whether exactly one person waited here when this one came, as far as can be told."""
        others = [other for other in self.visits if other is not one]
        if any(other.came < one.sent and one.came < other.sent for other in others):
            return True
        return sum(other.sent < one.came for other in others) == 1


def crowd(count: int, seconds: float, seed: int, particular: float = 0.3) -> list[Wish]:
    """People of two languages, two of three of the first; this part of them want one certain game."""
    chance = Random(seed)
    arrivals = sorted(chance.uniform(0, seconds) for _ in range(count))
    games = list(GOOD_NUMBER)
    return [
        Wish(
            language="pl" if chance.random() < 1 / 3 else "en",
            game=chance.choice(games) if chance.random() < particular else None,
            arrives=arrives - arrivals[0],
        )
        for arrives in arrivals
    ]


def late_ones(count: int, after: float, every: float) -> list[Wish]:
    """People who come singly, in turns of either language, and play anything."""
    return [
        Wish(language=("en", "pl")[number % 2], game=None, arrives=after + number * every)
        for number in range(count)
    ]


def with_languages_swapped(wishes: Sequence[Wish]) -> list[Wish]:
    return [wish._replace(language="en" if wish.language == "pl" else "pl") for wish in wishes]


async def meet(gates: Sequence[GateProcess], wishes: Sequence[Wish]) -> list[Table]:
    """All of them come when they want to, and stay until everyone plays."""
    began = time.monotonic()

    def now() -> float:
        return time.monotonic() - began

    async def visit(number: int, wish: Wish, stack: AsyncExitStack) -> tuple[Visit, Player]:
        seeker = Seeker(gates[number % len(gates)], stack)
        await asyncio.sleep(wish.arrives - now())
        came = now()
        code = await seeker.find(wish.game, wish.language)
        sent = now()
        player = await seeker.sit(code)
        sat = now()
        await player.until(lambda: bool(player.scene["table"]["stage"] != "lobby"), PATIENCE_SECONDS)
        game = player.scene["table"]["game"]
        return Visit(wish, code, game, came, sent, sat, now()), player

    async with AsyncExitStack() as stack:
        found = await asyncio.gather(*(visit(*one, stack) for one in enumerate(wishes)))
        tables: dict[str, Table] = {}
        for one, player in found:
            view = player.scene["table"]
            bots = sum(seat.get("bot") is not None for seat in view["seats"])
            table = tables.setdefault(one.code, Table(one.code, view["matched"], view["game"], bots))
            table.bots = min(table.bots, bots)  # some have not been shown yet that a bot has made room
            table.visits.append(one)
        return list(tables.values())


def mixed(tables: Sequence[Table]) -> list[Visit]:
    """Those who are at a table of another language than theirs, or of a game that they did not want."""
    return [
        one
        for table in tables
        for one in table.visits
        if one.wish.language != table.language or one.wish.game not in {None, table.game}
    ]


def needlessly_alone(tables: Sequence[Table]) -> list[Visit]:
    """Those who are alone with bots, though they could have been sent to others, or others to them."""
    alone = {id(table.visits[0]) for table in tables if len(table.visits) == 1}
    return [
        one
        for here in tables
        for one in here.visits
        if id(one) in alone
        and any(
            _had_to_come(one, other, there) or _had_to_go(one, other, there)
            for there in tables
            if there is not here and there.language == here.language
            for other in there.visits
        )
    ]


def apart(tables: Sequence[Table]) -> list[tuple[Visit, Visit]]:
    """Pairs who were alone with bots at the same time, though one would have played the other's game."""
    alone = [(table, table.visits[0]) for table in tables if len(table.visits) == 1]
    return [
        (one, other)
        for (here, one), (there, other) in itertools.combinations(alone, 2)
        if here.language == there.language
        and max(one.sat, other.sat) < min(one.begun, other.begun)
        and (one.would_play(other.game) or other.would_play(one.game))
    ]


def overtaken(tables: Sequence[Table]) -> list[float]:
    """For each one who was overtaken, by how many seconds at most.

    Somebody of the same language and with the same wish tapped after they had been sent to a table, and
    played before them.
    """
    people = [one for table in tables for one in table.visits]
    most = (
        max(
            (
                one.begun - other.begun
                for other in people
                if (other.wish.language, other.wish.game) == (one.wish.language, one.wish.game)
                and other.came > one.sent
            ),
            default=0.0,
        )
        for one in people
    )
    return [seconds for seconds in most if seconds > 0]


def _had_to_come(alone: Visit, other: Visit, there: Table) -> bool:
    """The other one was sent to people who had company, or to nobody, while this one waited."""
    waited = alone.sat < other.came and other.sent < alone.begun
    return waited and other.would_play(alone.game) and not there.ended_loneliness(other)


def _had_to_go(alone: Visit, other: Visit, there: Table) -> bool:
    """This one came while the other one waited at a table that had room."""
    waited = other.sat < alone.came and alone.sent < other.begun
    return waited and alone.would_play(there.game) and there.has_room


def half_empty(tables: Sequence[Table]) -> dict[tuple[str, str], int]:
    """How many tables of a language and a game have room, where it is more than one."""
    found: dict[tuple[str, str], int] = defaultdict(int)
    for table in tables:
        found[table.language, table.game] += table.has_room
    return {kind: count for kind, count in found.items() if count > 1}
