"""People who play over days: they come when they are told that it is their turn, and go again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from tests import moons_party
from tests.notices.push_service import Pushed, PushService
from tests.players import Player

from inklings.automata.runner import Runner
from inklings.automata.turn_caller import NoticeSettings
from inklings.games import GAMES
from inklings.house.registry import GameRegistry
from inklings.live.address import Address
from inklings.notices.destinations import Destinations, push_services
from inklings.notices.subscription import HouseKey

MOVES = 1 + 5 + 5 + 6
"""Of a round of six: a clue, cards, votes, and everyone has seen how it went."""
NAMES = ("Ada", "Bruno", "Cleo", "Dov", "Ela", "Filip")
SAYS = {
    "tell_story": "It’s your move. Give a clue to one of your cards.",
    "lay_cards": "There’s a clue. Play a card that fits it.",
    "vote": "Time to vote. Which card is the narrator’s?",
    "say_ready": "The round is over. See how it went.",
}


@asynccontextmanager
async def runner_for(
    nats: str, service: PushService, *, cell: str = "", key: HouseKey | None = None
) -> AsyncIterator[Runner]:
    settings = NoticeSettings(
        key=key, push_services=push_services([service.url]), webhooks=Destinations([service.url])
    )
    runner = await Runner.start(
        Address(url=nats, cell=cell), GameRegistry(GAMES), tempo=0.01, notices=settings
    )
    try:
        yield runner
    finally:
        await runner.stop()


async def opened(url: str, count: int, game: str = "moons", **options: Any) -> list[Player]:
    """A table over days, at which so many people sit."""
    async with httpx.AsyncClient(base_url=url) as client:
        chosen = {"game": game, "options": options or {"first": "random", "laps": 1}}
        answer = await client.post("/api/tables", json=chosen)
    code = answer.json()["code"]
    company = [await Player(url, code).connect() for _ in range(count)]
    for player, name in zip(company, NAMES, strict=False):
        assert (await player.ask("sit", name=name, avatar=1))["type"] == "done"
    assert (await company[0].ask("set_pace", pace="day"))["type"] == "done"
    return company


async def subscribe(player: Player, service: PushService, name: str, **more: Any) -> int:
    async with httpx.AsyncClient(base_url=player.gate) as client:
        path = f"/api/tables/{player.code}/notices"
        service.key = (await client.get(path)).json()["key"]
        wanted = {"secret": player.secret, "language": "en", **service.subscribe(name), **more}
        return (await client.post(path, json=wanted)).status_code


async def came(service: PushService, count: int) -> list[Pushed]:
    return await asyncio.to_thread(service.until, count)


async def leave(company: list[Player]) -> None:
    """Put every phone away."""
    await asyncio.gather(*(player.close() for player in company))


async def move(player: Player, gate: str) -> str:
    """Come, do what is to be done, and go: then nobody is at the table again."""
    await player.connect(gate)
    assert player.scene["you"] in player.scene["awaited"]
    offer = player.scene["offers"][0]
    kind = str(offer["type"])
    match kind:
        case "tell_story":
            clue = {"type": "written", "text": "What the hill was hiding"}
            answer = await player.do(kind, card=offer["cards"][0], clue=clue)
        case "lay_cards":
            answer = await moons_party.lay(player)
        case "vote":
            answer = await moons_party.vote(player, random.Random(1))
        case _:
            answer = await player.do(kind)
    assert answer["type"] == "done", answer
    await player.close()
    return kind


def here(service: PushService) -> dict[str, Any]:
    """What a gate and a runner have to know to use this service."""
    return {"push_services": [service.url], "webhooks": [service.url]}
