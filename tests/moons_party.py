"""A party that plays Thirty Moons through the protocol, for tests of everything around it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.players import Player

Answer = dict[str, Any]


async def begin(company: list[Player]) -> None:
    answer = await company[0].ask("begin")
    assert answer["type"] == "done", answer
    await all_reach(company, "narrating", "racing")


async def all_reach(company: list[Player], *phases: str, seconds: float = 20) -> None:
    for player in company:
        await player.until(lambda player=player: in_phase(player, *phases), seconds)  # type: ignore[misc]


def in_phase(player: Player, *phases: str) -> bool:
    game: dict[str, Any] = player.scene.get("game") or {"phase": {"type": "none"}}
    return game["phase"]["type"] in phases


def done(answers: list[Answer]) -> None:
    refused = [answer for answer in answers if answer["type"] != "done"]
    assert not refused, refused


async def tell(company: list[Player], text: str = "What the hill was hiding") -> Player:
    await all_reach(company, "narrating", "racing")
    narrator = next(player for player in company if player.offer("tell_story"))
    offer = narrator.offer("tell_story")
    assert offer
    clue = {"type": "written", "text": text}
    done([await narrator.do("tell_story", card=offer["cards"][0], clue=clue)])
    await all_reach(company, "choosing")
    return narrator


async def lay(player: Player) -> Answer:
    offer = player.offer("lay_cards")
    assert offer
    return await player.do("lay_cards", cards=offer["cards"][: offer["count"]])


async def lay_all(company: list[Player]) -> None:
    done(await asyncio.gather(*(lay(player) for player in company if player.offer("lay_cards"))))
    await all_reach(company, "voting")


async def vote(player: Player, chance: random.Random) -> Answer:
    offer = player.offer("vote")
    assert offer
    return await player.do("vote", slots=[chance.choice(offer["slots"])])


async def vote_all(company: list[Player], chance: random.Random) -> None:
    voters = [player for player in company if player.offer("vote")]
    done(await asyncio.gather(*(vote(player, chance) for player in voters)))
    await all_reach(company, "scoring", "finished")


async def ready_all(company: list[Player]) -> None:
    done(await asyncio.gather(*(p.do("say_ready") for p in company if p.offer("say_ready"))))
    await all_reach(company, "narrating", "finished")


async def play_round(company: list[Player], chance: random.Random) -> None:
    await tell(company)
    await lay_all(company)
    await vote_all(company, chance)
    if in_phase(company[0], "scoring"):
        await ready_all(company)
