"""A browser without a network: joins a table of a member in this process, and collects what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from tests.cells import cell_for

from inklings.games import GAMES
from inklings.house.asks import AnyAsk, Sit
from inklings.house.identity import handover_key, person_at
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import AnyGame
from inklings.live.address import Address
from inklings.live.member import Member
from inklings.live.messages import Command, Join


class Visitor:
    """One browser at one member's table."""

    def __init__(
        self, member: Member, code: str, secret: str, *, screen: bool = False, seen: int = 0
    ) -> None:
        self.code = code
        self.secret = secret
        self.person = person_at(code, secret)
        self.messages: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.live = member.tables[code]
        self._changed = asyncio.Event()
        self._guest = self.live.join(self, Join(0, self.person, screen, seen))

    def send(self, data: bytes, *, patient: bool = False) -> None:  # noqa: ARG002
        message = msgspec.json.decode(data)
        if isinstance(message, dict):  # no change of the scene: tests look at the table itself
            self.messages.append(message)
        self._changed.set()

    send_talk = send

    def close(self, code: int) -> None:
        self.closed = code
        self._changed.set()

    def messages_of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def ping(self) -> None:
        self.live.heard(self._guest, 3)

    def part(self) -> None:
        self.live.part(self._guest)

    @property
    def table(self) -> Table:
        assert self.live.core.table
        return self.live.core.table

    @property
    def version(self) -> int:
        return self.live.core.replica.moment

    async def until(self, true: Callable[[], Any], seconds: float = 15) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    async def reach(self, version: int) -> None:
        async with asyncio.timeout(15):
            while self.version < version:  # noqa: ASYNC110  (nothing is heard of a change that nobody sees)
                await asyncio.sleep(0.01)

    async def ask(self, command: str, ask: AnyAsk, *, again: bool = False) -> dict[str, Any]:
        return await self._command(command, ask, again=again)

    async def do(self, command: str, action: dict[str, Any], *, again: bool = False) -> dict[str, Any]:
        return await self._command(command, msgspec.Raw(msgspec.json.encode(action)), again=again)

    async def _command(self, command: str, body: AnyAsk | msgspec.Raw, *, again: bool) -> dict[str, Any]:
        before = len(self.messages)
        key = handover_key(self.code, self.secret, command)
        self.live.tell(Command(self._guest, command, self.person, body, key, again))
        await self.until(lambda: self._answers(command, before), 30)
        return self._answers(command, before)[0]

    def _answers(self, command: str, after: int) -> list[dict[str, Any]]:
        return [message for message in self.messages[after:] if message.get("id") == command]


async def visit(member: Member, code: str, secret: str, *, screen: bool = False) -> Visitor:
    """A browser that has been shown the table."""
    visitor = Visitor(member, code, secret, screen=screen)
    await visitor.until(lambda: visitor.messages)
    return visitor


@asynccontextmanager
async def members(
    url: str, count: int = 2, games: Iterable[AnyGame] = GAMES, replicas: int = 1
) -> AsyncIterator[list[Member]]:
    registry = GameRegistry(games)
    address = Address(url=url, cell=cell_for(registry.all), replicas=replicas)
    started = [await Member.start(address, registry) for _ in range(count)]
    try:
        yield started
    finally:
        for member in started:
            await member.stop()


def sit(name: str) -> Sit:
    """What someone asks who sits down."""
    return Sit(name=name, avatar=1)
