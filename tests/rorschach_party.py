"""A party that plays Rorschach through the protocol, for tests and pictures of everything around it."""

from __future__ import annotations

from typing import Any

from tests.players import Player


def in_phase(player: Player, *phases: str) -> bool:
    game: dict[str, Any] = player.scene.get("game") or {"phase": {"type": "none"}}
    return game["phase"]["type"] in phases


async def all_reach(company: list[Player], *phases: str, seconds: float = 20) -> None:
    for player in company:
        await player.until(lambda player=player: in_phase(player, *phases), seconds)  # type: ignore[misc]


def deciding(company: list[Player]) -> list[Player]:
    """Which of them has a say in the move that is to be made."""
    return [player for player in company if player.offer("seal")]


async def done(player: Player, action: str, **fields: Any) -> None:
    answer = await player.do(action, **fields)
    assert answer["type"] == "done", answer


async def decide(company: list[Player], choice: int) -> None:
    """All of them seal the same choice."""
    for player in deciding(company):
        await done(player, "seal", choice=choice)


def table_of(player: Player) -> dict[str, Any]:
    """What lies on the table, with the keys that are null put back."""
    found: dict[str, Any] = player.scene["game"]["round"]
    return {"subject": None, "struck": None, "guess": None, "answer": None, "second": None, **found}


def open_places(player: Player) -> list[int]:
    return [place for place in range(4) if place != table_of(player)["struck"]]
