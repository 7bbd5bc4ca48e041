"""A leader's room over HTTP, for tests: a leader, those who come, and the tables at which they sit."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Sequence
from typing import Any

import httpx
from tests.players import Player

ORDER: dict[str, Any] = {
    "game": "moons",
    "options": {},
    "size": 4,
    "naming": "made",
    "door": "ask",
    "hint": "",
    "language": "en",
}


_places = itertools.cycle(range(1, 250))


class Visitor:
    """A browser in a room, at any of these gates in turn."""

    def __init__(self, gates: Sequence[str], code: str = "") -> None:
        self.code = code
        self.secret = secrets.token_urlsafe(24)
        self._gates = list(gates)
        self._place = f"127.0.3.{next(_places)}"

    async def ask(self, what: str = "", **fields: Any) -> httpx.Response:
        self._gates.append(self._gates.pop(0))
        path = "/".join(["/api/party", *filter(None, [self.code, what])])
        transport = httpx.AsyncHTTPTransport(local_address=self._place)
        async with httpx.AsyncClient(base_url=self._gates[0], transport=transport, timeout=30) as client:
            return await client.post(path, json={"secret": self.secret, **fields})

    async def well(self, what: str = "", **fields: Any) -> dict[str, Any]:
        answer = await self.ask(what, **fields)
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json() if answer.content else {}
        return told

    async def why_not(self, what: str = "", **fields: Any) -> tuple[int, str]:
        answer = await self.ask(what, **fields)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()["error"]

    async def sit(self) -> Player:
        """Go to the table at which the room has seated them."""
        seat = (await self.well("here"))["seat"]
        return await Player(self._gates[0], seat["code"], secret=seat["ticket"]).connect()


class Leader(Visitor):
    """Who leads the room."""

    async def open(self, **order: Any) -> Leader:
        self.code = (await self.well(order=ORDER | order))["code"]
        return self

    async def next_round(self) -> list[dict[str, Any]]:
        """Seat everyone who is in; the tables of the new round."""
        room = await self.well("lead")
        people = [one["id"] for one in room["people"] if one["is_in"]]
        room = await self.well("round", people=people, after=len(room["rounds"]))
        tables: list[dict[str, Any]] = room["rounds"][-1]["tables"]
        return tables

    async def at(self, table: dict[str, Any]) -> Player:
        """The leader's own connection to a table."""
        return await Player(self._gates[0], table["code"], secret=table["ticket"]).connect()


async def people_in(leader: Leader, gates: Sequence[str], count: int) -> list[Visitor]:
    """So many who have come, and were let in."""
    visitors = [Visitor(gates, leader.code) for _ in range(count)]
    for number, visitor in enumerate(visitors):
        await visitor.well("come", avatar=number)
    await leader.well("let-in")
    return visitors
