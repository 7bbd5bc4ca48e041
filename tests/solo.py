"""A person alone with bots, who does whatever is offered."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
from tests.players import Player

from inklings.games import GAMES
from inklings.kernel.game import AnyGame

GAME = {game.name: game for game in GAMES}


async def sit_down_with_bots(player: Player, bots: int, temper: str = "keen") -> None:
    """Sit down as host, with so many bots, and begin."""
    await answered(player.ask("sit", name="Ada", avatar=1))
    for _ in range(bots):
        await answered(player.ask("add_bot", temper=temper, language="en"))
    await answered(player.ask("begin"))


async def answered(answer: Any) -> None:
    message = await answer
    assert message["type"] == "done", message


def whatever(scene: dict[str, Any], chance: Random) -> dict[str, Any] | None:
    """Something that the scene offers, as a browser would send it."""
    if not scene["offers"]:
        return None
    game = GAME[scene["table"]["game"]]
    action: dict[str, Any] = msgspec.to_builtins(game.example(some_offer(game, scene, chance), chance))
    return action


def some_offer(game: AnyGame, scene: dict[str, Any], chance: Random) -> Any:
    """One of the offers in a scene, with what its view says of it."""
    offer = msgspec.convert(chance.choice(scene["offers"]), game.offer)
    return game.whole(offer, msgspec.convert(scene["game"], game.view_type)) if game.whole else offer


async def play_to_the_end(player: Player, chance: Random, pause: float = 0.05) -> None:
    """Play whatever is offered until the game is over, mostly when all wait for us."""
    while player.scene["table"]["stage"] == "playing":
        action = whatever(player.scene, chance) if player.scene["you"] in player.scene["awaited"] else None
        version = player.version
        if action is None:
            await player.until(lambda: player.version != version, 60)  # noqa: B023  (called at once)
        else:
            await player.do(action.pop("type"), **action)
            await asyncio.sleep(pause)
