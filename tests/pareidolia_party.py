"""People who play Pareidolia through the protocol."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.players import Player


def in_phase(player: Player, phase: str) -> bool:
    game: dict[str, Any] | None = player.scene.get("game")
    return game is not None and game["phase"]["type"] == phase


async def all_reach(company: list[Player], phase: str, patience: float = 20) -> None:
    for player in company:
        await player.until(lambda player=player: in_phase(player, phase), patience)  # type: ignore[misc]


async def all_see(company: list[Player], version: int) -> None:
    """Everyone has been shown what happened up to this version."""
    for player in company:
        await player.reach(version)


def artists(company: list[Player]) -> tuple[Player, Player]:
    """The main and the second artist."""
    table = company[0].scene["game"]["round"]
    return company[table["main"]], company[table["second"]]


def guessers(company: list[Player]) -> list[Player]:
    return [player for player in company if player not in artists(company)]


async def begin(company: list[Player]) -> None:
    assert (await company[0].ask("begin"))["type"] == "done"
    await all_reach(company, "choosing")


async def paint(company: list[Player], word: int = 0) -> None:
    """The main artist keeps a word and tosses a cloud: the clock runs."""
    main, _ = artists(company)
    assert (await main.do("keep_word", word=word))["type"] == "done"
    await all_reach(company, "tossing")
    assert (await main.do("toss", shape="puff", x=0, y=0))["type"] == "done"
    await all_reach(company, "painting")


async def guess(player: Player, text: str) -> None:
    """Guess, and again if it was too soon after another guess."""
    for _ in range(100):
        answer = await player.do("guess", text=text)
        if answer.get("why") != "too_fast":
            break
        await asyncio.sleep(0.05)
    assert answer["type"] == "done", answer
